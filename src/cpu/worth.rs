//! What pieces are worth, and where they stand well, as tables.

use crate::rules::{Mode, Role, Seat, Square};

use super::{
    packed::Packed,
    placed::{MOBILITY, PLACED, THREATS},
    state::LIVE,
};

/// In hundredths of a pawn of ordinary chess; on the cross a pawn has nine steps to go and is
/// worth less. The king's stands for "everything" in exchanges.
pub(super) struct Worth {
    /// By the role bits of a cell's code, 6 being a promoted queen and 7 no piece.
    pub(super) roles: [i32; 8],
    /// What a piece adds where it stands, its worth included, by the lower five bits of its code
    /// and its square.
    pub(super) placed: [[i16; 256]; 32],
    /// What attacks on pieces are worth.
    pub(super) threats: Threats,
    /// For each square that a piece can go to, by its role bits, and by how many turns it is until
    /// it moves.
    pub(super) mobility: [Packed; 7],
    /// By seat: a bit for each seat hostile to it.
    pub(super) foes: [u8; 4],
}

static TEAMS: Worth = Worth::new(Mode::Teams);
static SOLO: Worth = Worth::new(Mode::Solo);
static CLASSIC: Worth = Worth::new(Mode::Classic);

/// What a king counts in exchanges; it is not counted as material.
const KING: i32 = 10_000;
const CROSS_ROLES: [i32; 8] = [70, 300, 400, 500, 1000, KING, 1000, 0];
const CLASSIC_ROLES: [i32; 8] = [100, 320, 335, 500, 950, KING, 950, 0];

impl Worth {
    pub(super) fn of(mode: Mode) -> &'static Worth {
        match mode {
            Mode::Teams => &TEAMS,
            Mode::Solo => &SOLO,
            Mode::Classic => &CLASSIC,
        }
    }

    /// Of a piece by its code, a grey one's included.
    pub(super) fn role(&self, code: u8) -> i32 {
        self.roles[(code & 7) as usize]
    }

    const fn new(mode: Mode) -> Worth {
        let roles = match mode {
            Mode::Classic => CLASSIC_ROLES,
            Mode::Teams | Mode::Solo => CROSS_ROLES,
        };
        let mut worth = Worth {
            roles,
            placed: [[0; 256]; 32],
            threats: Threats([[Packed::ZERO; 64]; 32]),
            mobility: match mode {
                Mode::Classic => mobility([0, 4, 5, 3, 1, 0]),
                Mode::Teams => by_turns(MOBILITY),
                Mode::Solo => mobility([0, 0, 4, 10, 7, 0]),
            },
            foes: [0; 4],
        };
        let geometry = mode.geometry();
        let mut seat = 0;
        while seat < 4 {
            let owner = Seat::from_index(seat);
            let mut other = 0;
            while other < 4 {
                if mode.hostile(owner, Seat::from_index(other)) {
                    worth.foes[seat] |= 1 << other;
                    worth.threats.add(mode, seat, other);
                }
                other += 1;
            }
            let mut index = 0;
            while index < 256 {
                let square = Square::from_index(index as u8);
                if geometry.contains(square) {
                    let rank = geometry.own_rank(owner, square) as i32;
                    let file = geometry.own_rank(owner.next(), square) as i32;
                    let mut role = 0;
                    while role < 7 {
                        worth.placed[seat << 3 | role][index] =
                            placed(mode, role, rank, file) as i16;
                        role += 1;
                    }
                }
                index += 1;
            }
            seat += 1;
        }
        worth
    }
}

/// The same whoever is to move.
const fn mobility(each: [i16; 6]) -> [Packed; 7] {
    let mut rows = [[0; 4]; 6];
    let mut role = 0;
    while role < 6 {
        rows[role] = [each[role]; 4];
        role += 1;
    }
    by_turns(rows)
}

/// By role and turns; a promoted queen moves like another.
const fn by_turns(rows: [[i16; 4]; 6]) -> [Packed; 7] {
    let mut packed = [Packed::ZERO; 7];
    let mut role = 0;
    while role < 7 {
        packed[role] = Packed::new(rows[plain(role)]);
        role += 1;
    }
    packed
}

/// What it is worth that one piece attacks another: by the lower five bits of the attacker's
/// code, by those of the victim's and one that is set for all that is not live, and by
/// how many turns it is until the attacker moves.
pub(super) struct Threats([[Packed; 64]; 32]);

impl Threats {
    /// The worth of an attack on what stands on a square: nothing if it is no opponent's piece.
    #[inline]
    pub(super) fn get(&self, attacker: u8, on: u8) -> Packed {
        let on = on & 31 | (on & LIVE) >> 2;
        self.0[attacker as usize & 31][on as usize]
    }

    const fn add(&mut self, mode: Mode, attacker: usize, victim: usize) {
        let mut role = 0;
        while role < 7 {
            let mut other = 0;
            while other < 7 {
                // How many turns after the attacker its victim moves.
                let after = (victim + 4 - attacker) % 4;
                let mut worth = [0; 4];
                let mut until = 0;
                while until < 4 {
                    worth[until] = threat(mode, until, after, role, other);
                    until += 1;
                }
                self.0[attacker << 3 | role][victim << 3 | other] = Packed::new(worth);
                other += 1;
            }
            role += 1;
        }
    }
}

/// In hundredths of a pawn, by the turns until the attacker moves and from there until its victim
/// does; a promoted queen is role 6.
const fn threat(mode: Mode, until: usize, after: usize, attacker: usize, victim: usize) -> i16 {
    let attacker = plain(attacker);
    let later = if until + after < 4 { 0 } else { 1 };
    match (mode, victim) {
        (Mode::Teams, 6) => THREATS[after / 2][until][attacker][4],
        (Mode::Teams, _) => THREATS[after / 2][until][attacker][victim],
        (Mode::Solo, 6) => ON_PROMOTED[later][attacker],
        (Mode::Solo, _) => IN_SOLO[later][attacker][victim],
        // With two movers instead of four what is attacked moves away at once.
        (Mode::Classic, 6) => ON_PROMOTED[later][attacker] / 3,
        (Mode::Classic, _) => IN_SOLO[later][attacker][victim] / 3,
    }
}

/// Attacks in solo, by whether the attacker moves later than its victim, attacker, and victim.
const IN_SOLO: [[[i16; 6]; 6]; 2] = [
    [
        [28, 125, 119, 175, 248, 0],
        [0, 8, 114, 97, 182, 0],
        [0, 28, 17, 84, 158, 0],
        [31, 55, 82, 24, 125, 0],
        [7, 29, 63, 51, 58, 0],
        [0, 0, 0, 0, 0, 0],
    ],
    [
        [5, 69, 88, 89, 95, 0],
        [0, 0, 33, 41, 36, 28],
        [0, 4, 0, 26, 17, 18],
        [20, 41, 67, 0, 41, 43],
        [0, 18, 0, 5, 0, 0],
        [0, 0, 0, 0, 0, 0],
    ],
];
/// The same on a promoted queen, which in solo is worth little more than a pawn.
const ON_PROMOTED: [[i16; 6]; 2] = [[90, 70, 60, 50, 30, 0], [40, 20, 10, 20, 0, 0]];

/// What a piece is worth and where it stands, together.
const fn placed(mode: Mode, role: usize, rank: i32, file: i32) -> i32 {
    let role = plain(role);
    match mode {
        Mode::Teams => PLACED[role][(14 * (rank - 1) + file - 1) as usize] as i32,
        Mode::Solo => CROSS_ROLES[role] % KING + stands(mode, role, rank, file),
        Mode::Classic => CLASSIC_ROLES[role] % KING + stands(mode, role, rank, file),
    }
}

/// By own rank and by the distance from one side edge, both from 1; role 6 is a promoted queen.
const fn stands(mode: Mode, role: usize, rank: i32, file: i32) -> i32 {
    let side = mode.geometry().side() as i32;
    let centre = side - max((2 * rank - side - 1).abs(), (2 * file - side - 1).abs());
    let developed = if rank == 1 { 0 } else { 1 };
    let to_go = mode.promotion_rank() as i32 - rank;
    let middle = side - (2 * file - side - 1).abs();
    match role {
        0 => match to_go {
            1 => 180,
            2 => 90,
            3 => 50,
            4 => 28,
            _ => 3 * (rank - 2) + middle / 3,
        },
        1 => 4 * centre + 15 * developed - 45,
        2 => 2 * centre + 15 * developed - 25,
        3 => centre - 5,
        4 => centre + 5 * developed - 5,
        _ => match rank {
            1 => 15 - middle,
            2 => -15 - middle,
            _ => -45 - 4 * centre,
        },
    }
}

/// A promoted queen is a queen.
const fn plain(role: usize) -> usize {
    if role == 6 {
        Role::Queen as usize
    } else {
        role
    }
}

const fn max(a: i32, b: i32) -> i32 {
    if a > b { a } else { b }
}
