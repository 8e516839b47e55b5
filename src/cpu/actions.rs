//! What the pieces do from where they stand: their mobility, their threats, and what they bring to
//! bear on the kings of opponents. Kept from move to move, since a move changes what few of them
//! do.

use crate::rules::{EMPTY_CODE, Move, MoveKind, Seat, Square};

use super::{
    lines::{Place, STEP, places},
    state::{KNIGHT_STEPS, State},
    worth::Threats,
};

/// What a piece brings to bear on a king, for each square beside the king that it attacks.
const PRESSURE: [i16; 7] = [0, 13, 8, 21, 30, 0, 30];

/// The squares beside a king on a neighbouring line, bit 0 being one below the king's own bit:
/// by kind, and by the line's number less that of the king's line, from −2.
const RING: [[u8; 5]; 4] = [
    [0, 7, 7, 7, 0],
    [0, 7, 7, 7, 0],
    // Rising diagonals are numbered by file − rank.
    [1, 3, 7, 6, 4],
    // Falling diagonals by file + rank.
    [1, 3, 7, 6, 4],
];
const COUNT: [i16; 8] = [0, 1, 1, 2, 1, 2, 2, 3];

/// The opponents of a seat, which are one, two or three.
pub(super) const fn foes<const FOES: usize>(seat: Seat) -> [Seat; FOES] {
    let clockwise: &[usize] = match FOES {
        1 => &[2],
        2 => &[1, 3],
        _ => &[1, 2, 3],
    };
    let mut foes = [seat; FOES];
    let mut i = 0;
    while i < FOES {
        foes[i] = Seat::from_index((seat.index() + clockwise[i]) % 4);
        i += 1;
    }
    foes
}

/// Of one piece.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Action<const FOES: usize> {
    /// The worth of its mobility, in sixteenths.
    mobility: i16,
    /// For each opponent, what attacks on its pieces are worth if the attacker moves first, and
    /// if it moves later.
    threats: [[i16; 2]; FOES],
    /// For each opponent, what bears on its king.
    pressure: [i16; FOES],
}

impl<const FOES: usize> Action<FOES> {
    const NONE: Action<FOES> = Action {
        mobility: 0,
        threats: [[0; 2]; FOES],
        pressure: [0; FOES],
    };
}

/// Of all pieces of each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sums<const FOES: usize>([Sum<FOES>; 4]);

#[derive(Clone, Copy, PartialEq, Debug)]
struct Sum<const FOES: usize> {
    mobility: i32,
    threats: [[i32; 2]; FOES],
    pressure: [i32; FOES],
    /// For each opponent, how many pieces bear on its king.
    attackers: [i32; FOES],
}

/// What bears on one king.
#[derive(Default)]
pub(super) struct Siege {
    pub(super) pressure: i32,
    pub(super) attackers: i32,
    /// Seats whose pieces take part.
    pub(super) seats: u32,
}

impl<const FOES: usize> Sums<FOES> {
    const NONE: Sums<FOES> = Sums(
        [Sum {
            mobility: 0,
            threats: [[0; 2]; FOES],
            pressure: [0; FOES],
            attackers: [0; FOES],
        }; 4],
    );

    /// Worked out from nothing.
    pub(super) fn of(state: &State) -> Sums<FOES> {
        let mut sums = Sums::NONE;
        each_action(state, |seat, _, action| sums.add(seat, &action, 1));
        sums
    }

    /// The worth of mobility and threats of a seat, in sixteenths, with `turn` to move.
    pub(super) fn activity(&self, seat: Seat, turn: Seat) -> i32 {
        let sum = &self.0[seat.index()];
        let until = |seat: Seat| (seat.index() + 4 - turn.index()) % 4;
        let mut activity = sum.mobility;
        for (threats, foe) in sum.threats.iter().zip(foes::<FOES>(seat)) {
            activity += 16 * threats[usize::from(until(seat) > until(foe))];
        }
        activity
    }

    pub(super) fn siege(&self, king: Seat) -> Siege {
        let mut siege = Siege::default();
        // Who is an opponent of whom is mutual.
        for attacker in foes::<FOES>(king) {
            let sum = &self.0[attacker.index()];
            for (i, foe) in foes::<FOES>(attacker).into_iter().enumerate() {
                if foe == king {
                    siege.pressure += sum.pressure[i];
                    siege.attackers += sum.attackers[i];
                    siege.seats += u32::from(sum.attackers[i] > 0);
                }
            }
        }
        siege
    }

    fn add(&mut self, seat: Seat, action: &Action<FOES>, sign: i32) {
        let sum = &mut self.0[seat.index()];
        sum.mobility += sign * i32::from(action.mobility);
        for i in 0..FOES {
            sum.threats[i][0] += sign * i32::from(action.threats[i][0]);
            sum.threats[i][1] += sign * i32::from(action.threats[i][1]);
            sum.pressure[i] += sign * i32::from(action.pressure[i]);
            sum.attackers[i] += sign * i32::from(action.pressure[i] > 0);
        }
    }
}

/// The actions of a position with that of every piece, by its square.
pub(super) struct Actions<const FOES: usize> {
    /// The key of the position.
    key: u64,
    sums: Sums<FOES>,
    each: [Action<FOES>; SQUARES],
}

/// No square of a board has a greater index.
const SQUARES: usize = 224;

impl<const FOES: usize> Actions<FOES> {
    pub(super) fn new() -> Actions<FOES> {
        Actions {
            key: 0,
            sums: Sums::NONE,
            each: [Action::NONE; SQUARES],
        }
    }

    pub(super) fn sums(&self) -> &Sums<FOES> {
        &self.sums
    }

    pub(super) fn is_of(&self, state: &State) -> bool {
        self.key == state.key
    }

    /// Works them out from nothing.
    pub(super) fn fill(&mut self, state: &State) {
        self.key = state.key;
        self.sums = Sums::NONE;
        each_action(state, |seat, square, action| {
            self.sums.add(seat, &action, 1);
            self.each[square.index() as usize] = action;
        });
    }

    /// Works them out from those of the position before the move. A move of a king changes what
    /// bears on it from everywhere, and is not for this; nor is a capture en passant.
    pub(super) fn follow(&mut self, before: &Actions<FOES>, mv: Move, from: &State, to: &State) {
        self.key = to.key;
        self.sums = before.sums;
        self.each = before.each;
        let mover = from.position.code(mv.from);
        self.drop(mv.from, mover);
        let taken = from.position.code(mv.to);
        if taken < 128 {
            self.drop(mv.to, taken);
        }
        self.each[mv.to.index() as usize] = Action::NONE;
        self.renew(to, mv.to, to.position.code(mv.to));
        for square in [mv.from, mv.to] {
            to.each_attacker(square, |at, code| self.renew(to, at, code));
        }
        debug_assert_eq!(self.sums, Sums::of(to), "{mv}");
    }

    /// Whether a move is for [`Actions::follow`].
    pub(super) fn can_follow(from: &State, mv: Move) -> bool {
        let is_king = from.position.code(mv.from) & 7 == 5;
        !is_king && mv.kind != MoveKind::EnPassant && from.position.code(mv.to) & 7 != 5
    }

    fn drop(&mut self, square: Square, code: u8) {
        let seat = Seat::from_index(usize::from(code >> 5));
        let action = self.each[square.index() as usize % SQUARES];
        self.sums.add(seat, &action, -1);
    }

    fn renew(&mut self, state: &State, square: Square, code: u8) {
        let seat = Seat::from_index(usize::from(code >> 5));
        let action = Look::new(state, seat).action(square, code & 31);
        let place = &mut self.each[square.index() as usize % SQUARES];
        self.sums.add(seat, place, -1);
        self.sums.add(seat, &action, 1);
        *place = action;
    }
}

fn each_action<const FOES: usize>(
    state: &State,
    mut visit: impl FnMut(Seat, Square, Action<FOES>),
) {
    for &seat in state.position.mode().seats() {
        let look = Look::new(state, seat);
        for &square in state.position.men(seat) {
            let kind = state.position.code(square) & 31;
            visit(seat, square, look.action(square, kind));
        }
    }
}

/// The board as one seat sees it, and the kings of its opponents.
struct Look<'s, const FOES: usize> {
    state: &'s State,
    threats: &'static Threats,
    foes: [Seat; FOES],
    kings: [(&'static [Place; 4], Square); FOES],
}

impl<const FOES: usize> Look<'_, FOES> {
    fn new(state: &State, seat: Seat) -> Look<'_, FOES> {
        let nowhere = Square::from_index(255);
        let foes = foes(seat);
        Look {
            state,
            threats: &state.worth.threats,
            foes,
            kings: foes.map(|foe| {
                let king = state.position.king(foe).unwrap_or(nowhere);
                (places(king), king)
            }),
        }
    }

    /// Of a piece by the lower five bits of its code.
    #[inline]
    fn action(&self, from: Square, kind: u8) -> Action<FOES> {
        match kind & 7 {
            0 => self.pawn(from, kind),
            1 => self.knight(from, kind),
            2 => self.slide::<2, 4>(from, kind),
            3 => self.slide::<0, 2>(from, kind),
            4 | 6 => self.slide::<0, 4>(from, kind),
            _ => Action::NONE,
        }
    }

    #[inline]
    fn code(&self, from: Square, step: u8) -> u8 {
        let to = Square::from_index(from.index().wrapping_add(step));
        self.state.position.code(to)
    }

    /// What attacks on what stands on a cell are worth.
    #[inline]
    fn threaten(&self, action: &mut Action<FOES>, kind: u8, on: u8) {
        if on >= 128 {
            return;
        }
        let [first, later] = self.threats.get(kind, on);
        for (i, foe) in self.foes.into_iter().enumerate() {
            let hit = i16::from(on >> 5 == foe as u8);
            action.threats[i][0] += hit * first;
            action.threats[i][1] += hit * later;
        }
    }

    #[inline]
    fn pawn(&self, from: Square, kind: u8) -> Action<FOES> {
        let mut action = Action::NONE;
        let seat = usize::from(kind >> 3);
        let (ahead, right) = (STEPS_AHEAD[seat], STEPS_AHEAD[(seat + 1) % 4]);
        self.threaten(
            &mut action,
            kind,
            self.code(from, ahead.wrapping_add(right)),
        );
        self.threaten(
            &mut action,
            kind,
            self.code(from, ahead.wrapping_sub(right)),
        );
        action
    }

    #[inline]
    fn knight(&self, from: Square, kind: u8) -> Action<FOES> {
        let mut action = Action::NONE;
        let mut moves = 0;
        for step in KNIGHT_STEPS {
            let code = self.code(from, step);
            moves += i16::from(code <= EMPTY_CODE && code >> 5 != kind >> 3);
            self.threaten(&mut action, kind, code);
        }
        action.mobility = self.state.worth.mobility[1] * moves;
        action.pressure = self
            .kings
            .map(|(_, king)| PRESSURE[1] * knight_hits(from, king));
        action
    }

    /// Along lines of some kinds.
    #[inline]
    fn slide<const FIRST: usize, const END: usize>(&self, from: Square, kind: u8) -> Action<FOES> {
        let mut action = Action::NONE;
        let mut moves = 0;
        let mut hits = [0; FOES];
        for line in FIRST..END {
            let place = places(from)[line];
            let reach = self.state.lines.reach(place);
            moves += i16::from(reach.up + reach.down) - 2;
            let (up, down) = (
                self.code(from, STEP[line].wrapping_mul(reach.up)),
                self.code(from, STEP[line].wrapping_mul(reach.down).wrapping_neg()),
            );
            self.threaten(&mut action, kind, up);
            self.threaten(&mut action, kind, down);
            for (hits, (king, _)) in hits.iter_mut().zip(&self.kings) {
                let king = king[line];
                let nearby = place.line.wrapping_sub(king.line).wrapping_add(2);
                if nearby < 5 {
                    let span = (2u32 << (place.bit + reach.up)) - (1 << (place.bit - reach.down));
                    let attacked = (span << 1 >> king.bit) as u8 & RING[line][nearby as usize];
                    *hits += COUNT[attacked as usize];
                }
            }
        }
        let role = usize::from(kind & 7).min(6);
        action.mobility = self.state.worth.mobility[role] * moves;
        action.pressure = hits.map(|hits| PRESSURE[role] * hits);
        action
    }
}

const STEPS_AHEAD: [u8; 4] = [16, 1, 240, 255];

/// How many squares beside a king, its own included, a knight attacks.
#[inline]
fn knight_hits(knight: Square, king: Square) -> i16 {
    let files = i32::from(knight.file()) - i32::from(king.file()) + 3;
    let ranks = i32::from(knight.rank()) - i32::from(king.rank()) + 3;
    if (files | ranks) as u32 > 7 {
        return 0;
    }
    KNIGHT_HITS[files as usize][ranks as usize]
}

/// By the files and ranks from the king to the knight, from −3.
static KNIGHT_HITS: [[i16; 8]; 8] = {
    let mut hits = [[0; 8]; 8];
    let mut file = -3i32;
    while file <= 3 {
        let mut rank = -3i32;
        while rank <= 3 {
            let mut x = -1;
            while x <= 1 {
                let mut y = -1;
                while y <= 1 {
                    if ((x - file) * (y - rank)).abs() == 2 {
                        hits[(file + 3) as usize][(rank + 3) as usize] += 1;
                    }
                    y += 1;
                }
                x += 1;
            }
            rank += 1;
        }
        file += 1;
    }
    hits
};
