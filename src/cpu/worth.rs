//! What pieces are worth, and where they stand well, as tables.

use crate::rules::{Mode, Role, Seat, Square};

use super::{
    packed::Packed,
    state::LIVE,
    weights::{DANGER, MOBILITY, PLACED, PRESSURE, SHELTER, SIEGE, SLOPES, TEMPO, THREATS},
};

/// In hundredths of a pawn of ordinary chess; on the cross a pawn has nine steps to go and is
/// worth less. The king's stands for "everything" in exchanges.
pub(super) struct Worth {
    /// By the role bits of a cell's code, 6 being a promoted queen and 7 no piece.
    pub(super) roles: [i32; 8],
    /// What a piece adds where it stands, its worth included, by the lower five bits of its code
    /// and its square; then how that changes with the officers on the board, and which share of
    /// them it is, see [`Worth::standing`].
    pub(super) placed: [[Packed; 256]; 32],
    /// What attacks on pieces are worth, and their protection.
    pub(super) threats: Threats,
    /// By the role bits of a piece, the number of squares that it can go to, and by how many turns
    /// it is until it moves.
    pub(super) mobility: [[Packed; MOST_MOVES + 1]; 7],
    /// A pawn beside its own king, another piece there, each empty square and the end of a line
    /// from it to a piece of others, and each empty square of one to the edge; by how many turns it
    /// is until the king's seat moves.
    pub(super) shelter: [Packed; 4],
    pub(super) danger: Danger,
    /// To be the seat to move.
    pub(super) tempo: i32,
    /// By seat: a bit for each seat hostile to it.
    pub(super) foes: [u8; 4],
}

/// How far a siege brings a king down.
pub(super) struct Danger {
    /// What a piece brings to bear on a king for each square beside it that it attacks, by its role
    /// bits.
    pub(super) pressure: [i16; 7],
    /// What bears on it besides: for every attacker, and for attackers of two seats.
    pub(super) siege: [i16; 2],
    /// For every attacker, for attackers of two seats, and of the square of what bears on it, in
    /// parts of 10 240: by how many turns it is until the king's seat moves.
    pub(super) costs: [[i16; 4]; 3],
}

static TEAMS: Worth = Worth::new(Mode::Teams);
static SOLO: Worth = Worth::new(Mode::Solo);
static CLASSIC: Worth = Worth::new(Mode::Classic);

/// What a king counts in exchanges; it is not counted as material.
const KING: i32 = 10_000;
/// By role; all seats have 48 at the start.
const OFFICERS: [i16; 6] = [0, 1, 1, 2, 4, 0];
const ALL_OFFICERS: i32 = 48;
/// A piece that can go to more squares is worth no more for it.
pub(super) const MOST_MOVES: usize = 39;

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

    /// What pieces are worth where they stand by the sums of each seat's, in hundredths of a pawn.
    #[inline]
    pub(super) fn standing(placed: &[Packed; 4]) -> [i32; 4] {
        let officers: i32 = placed.iter().map(|placed| placed.get(2)).sum();
        placed.map(|placed| placed.get(0) + placed.get(1) * (officers - ALL_OFFICERS) / 64)
    }

    #[expect(clippy::large_stack_arrays, reason = "run by the compiler only")]
    const fn new(mode: Mode) -> Worth {
        let roles = match mode {
            Mode::Classic => CLASSIC_ROLES,
            Mode::Teams | Mode::Solo => CROSS_ROLES,
        };
        let mut worth = Worth {
            roles,
            placed: [[Packed::ZERO; 256]; 32],
            threats: Threats([[Packed::ZERO; 64]; 32]),
            mobility: match mode {
                Mode::Classic => mobility([0, 4, 5, 3, 1, 0]),
                Mode::Teams => mobility_by_turns(),
                Mode::Solo => mobility([0, 0, 4, 10, 7, 0]),
            },
            shelter: match mode {
                Mode::Teams => by_turns(SHELTER),
                Mode::Classic | Mode::Solo => by_turns([[28; 4], [24; 4], [-3; 4], [-3; 4]]),
            },
            danger: Danger::new(mode),
            tempo: match mode {
                Mode::Teams => TEMPO as i32,
                Mode::Solo | Mode::Classic => 39,
            },
            foes: [0; 4],
        };
        let geometry = mode.geometry();
        let mut seat = 0;
        while seat < 4 {
            let owner = Seat::from_index(seat);
            let mut other = 0;
            while other < 4 {
                let hostile = mode.hostile(owner, Seat::from_index(other));
                if hostile {
                    worth.foes[seat] |= 1 << other;
                }
                if hostile || matches!(mode, Mode::Teams) {
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
                        worth.placed[seat << 3 | role][index] = Packed::new([
                            placed(mode, role, rank, file) as i16,
                            slope(mode, role, rank, file),
                            OFFICERS[plain(role)],
                            0,
                        ]);
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

impl Danger {
    const fn new(mode: Mode) -> Danger {
        let ([knight, bishop, rook, queen], siege, costs) = match mode {
            Mode::Teams => (PRESSURE, SIEGE, DANGER),
            // A king that has to wait until an opponent has moved is worse off.
            Mode::Solo | Mode::Classic => (
                [13, 8, 21, 30],
                [26, 52],
                [[9, 15, 15, 9], [0, 31, 31, 0], [44, 32, 32, 44]],
            ),
        };
        Danger {
            pressure: [0, knight, bishop, rook, queen, 0, queen],
            siege,
            costs,
        }
    }
}

/// The same for every square, and whoever is to move.
const fn mobility(each: [i16; 6]) -> [[Packed; MOST_MOVES + 1]; 7] {
    let mut packed = [[Packed::ZERO; MOST_MOVES + 1]; 7];
    let mut role = 0;
    while role < 7 {
        let mut moves = 0;
        while moves <= MOST_MOVES {
            packed[role][moves] = Packed::new([each[plain(role)] * moves as i16; 4]);
            moves += 1;
        }
        role += 1;
    }
    packed
}

const fn mobility_by_turns() -> [[Packed; MOST_MOVES + 1]; 7] {
    let mut packed = [[Packed::ZERO; MOST_MOVES + 1]; 7];
    let mut role = 0;
    while role < 7 {
        if matches!(plain(role), 1..=4) {
            let rows = &MOBILITY[plain(role) - 1];
            let mut moves = 0;
            while moves <= MOST_MOVES {
                let mut turns = [0; 4];
                let mut until = 0;
                while until < 4 {
                    turns[until] = rows[until][moves];
                    until += 1;
                }
                packed[role][moves] = Packed::new(turns);
                moves += 1;
            }
        }
        role += 1;
    }
    packed
}

const fn by_turns(rows: [[i16; 4]; 4]) -> [Packed; 4] {
    let mut packed = [Packed::ZERO; 4];
    let mut row = 0;
    while row < 4 {
        packed[row] = Packed::new(rows[row]);
        row += 1;
    }
    packed
}

/// What it is worth that one piece attacks another, or protects it: by the lower five bits of the
/// attacker's code, by those of the other's and one that is set for all that is not live, and by
/// how many turns it is until the attacker moves.
pub(super) struct Threats([[Packed; 64]; 32]);

impl Threats {
    /// The worth of an attack on what stands on a square.
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
        (Mode::Teams, 6) => THREATS[after][until][attacker][4],
        (Mode::Teams, _) => THREATS[after][until][attacker][victim],
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
        Mode::Teams => PLACED[role][(rank - 1) as usize][(file - 1) as usize] as i32,
        Mode::Solo => CROSS_ROLES[role] % KING + stands(mode, role, rank, file),
        Mode::Classic => CLASSIC_ROLES[role] % KING + stands(mode, role, rank, file),
    }
}

/// How that changes with the officers on the board.
const fn slope(mode: Mode, role: usize, rank: i32, file: i32) -> i16 {
    match mode {
        Mode::Teams => SLOPES[plain(role)][(rank - 1) as usize][(file - 1) as usize],
        Mode::Solo | Mode::Classic => 0,
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
