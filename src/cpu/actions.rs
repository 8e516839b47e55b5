//! What the pieces do from where they stand: their mobility, their threats, and what they bring to
//! bear on the kings of opponents. Kept from move to move, since a move changes what few of them
//! do.

use crate::rules::{EMPTY_CODE, Move, MoveKind, Seat, Square};

use super::{
    action::{Action, Look, foes},
    numbers::{SQUARES, number},
    shelter::{shelter, shelters},
    state::{LIVE, State},
};

/// How many turns it is until a seat moves, less than 4.
pub(super) fn until(seat: Seat, turn: Seat) -> usize {
    (seat.index() + 4 - turn.index()) % 4
}

/// Of all pieces of each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sums<const FOES: usize>([Sum<FOES>; 4]);

#[derive(Clone, Copy, PartialEq, Debug)]
struct Sum<const FOES: usize> {
    mobility: i32,
    threats: [[i32; 4]; FOES],
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
            threats: [[0; 4]; FOES],
            pressure: [0; FOES],
            attackers: [0; FOES],
        }; 4],
    );

    /// Worked out from nothing.
    pub(super) fn of(state: &State) -> Sums<FOES> {
        let mut sums = Sums::NONE;
        each_action(state, |seat, _, action| {
            sums.change(seat, &Action::NONE, &action);
        });
        sums
    }

    /// The worth of mobility and threats of a seat, in sixteenths, with `turn` to move.
    pub(super) fn activity(&self, seat: Seat, turn: Seat) -> i32 {
        let sum = &self.0[seat.index()];
        let until = until(seat, turn);
        let threats = sum.threats.iter().map(|threats| threats[until]);
        sum.mobility + 16 * threats.sum::<i32>()
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

    /// A piece of a seat does something else than it did.
    #[inline]
    fn change(&mut self, seat: Seat, was: &Action<FOES>, is: &Action<FOES>) {
        let sum = &mut self.0[seat.index()];
        sum.mobility += i32::from(is.mobility - was.mobility);
        for i in 0..FOES {
            for k in 0..4 {
                sum.threats[i][k] += i32::from(is.threats[i][k] - was.threats[i][k]);
            }
            sum.pressure[i] += i32::from(is.pressure[i] - was.pressure[i]);
            sum.attackers[i] += i32::from(is.pressure[i] > 0) - i32::from(was.pressure[i] > 0);
        }
    }
}

/// The actions of a position with that of every piece, by its square.
pub(super) struct Actions<const FOES: usize> {
    /// The key of the position.
    key: u64,
    sums: Sums<FOES>,
    /// By seat, see [`super::shelter`].
    shelters: [i32; 4],
    each: [Action<FOES>; SQUARES],
}

impl<const FOES: usize> Actions<FOES> {
    pub(super) fn new() -> Actions<FOES> {
        Actions {
            key: 0,
            sums: Sums::NONE,
            shelters: [0; 4],
            each: [Action::NONE; SQUARES],
        }
    }

    pub(super) fn sums(&self) -> &Sums<FOES> {
        &self.sums
    }

    pub(super) fn shelters(&self) -> &[i32; 4] {
        &self.shelters
    }

    pub(super) fn is_of(&self, state: &State) -> bool {
        self.key == state.key
    }

    /// Works them out from nothing.
    pub(super) fn fill(&mut self, state: &State) {
        self.key = state.key;
        self.sums = Sums::NONE;
        self.shelters = shelters(state);
        self.each = [Action::NONE; SQUARES];
        each_action(state, |seat, square, action| {
            self.sums.change(seat, &Action::NONE, &action);
            self.each[number(square.index())] = action;
        });
    }

    /// Works them out from those of the position before the move.
    pub(super) fn follow(&mut self, before: &Actions<FOES>, mv: Move, from: &State, to: &State) {
        self.key = to.key;
        self.sums = before.sums;
        self.shelters = before.shelters;
        self.each = before.each;
        for seat in Seat::ALL {
            if to.touched >> seat.index() & 1 != 0 {
                self.shelters[seat.index()] = shelter(to, seat);
            }
        }
        let mover = from.position.code(mv.from);
        self.drop(mv.from, mover);
        let taken = from.position.code(mv.to);
        if taken < LIVE {
            self.drop(mv.to, taken);
        }
        self.renew(to, mv.to, to.position.code(mv.to));
        // In this order: what is found anew of a piece holds both changes.
        for square in [mv.to, mv.from] {
            let (was, is) = (from.position.code(square), to.position.code(square));
            let is_open = (was == EMPTY_CODE) != (is == EMPTY_CODE);
            to.each_attacker(square, |at, code| match code & 7 {
                5 => {}
                _ if at == mv.to => {}
                2.. if is_open => self.renew(to, at, code),
                _ => self.aim(to, at, code, [was, is]),
            });
        }
        if mover & 7 == 5 {
            self.press(to, Seat::from_index(usize::from(mover >> 5)));
        }
        debug_assert_eq!(self.sums, Sums::of(to), "{mv}");
        debug_assert_eq!(self.shelters, shelters(to), "{mv}");
    }

    /// Whether a move is for [`Actions::follow`]: those that change more than two squares are
    /// not, nor are captures of kings.
    pub(super) fn can_follow(from: &State, mv: Move) -> bool {
        let is_simple = !mv.is_castling() && mv.kind != MoveKind::EnPassant;
        is_simple && from.position.code(mv.to) & 7 != 5
    }

    /// What bears on a king that moved, from wherever it is.
    fn press(&mut self, state: &State, king: Seat) {
        for attacker in foes::<FOES>(king) {
            let look = Look::<FOES>::new(state, attacker);
            let on = (0..FOES).find(|&i| look.foes[i] == king);
            let on = on.expect("who is an opponent of whom is mutual");
            let sum = &mut self.sums.0[attacker.index()];
            for &square in state.position.men(attacker) {
                let kind = state.position.code(square) & 31;
                let pressure = look.pressure(square, kind, on);
                let old = &mut self.each[number(square.index())].pressure[on];
                sum.pressure[on] += i32::from(pressure - *old);
                sum.attackers[on] += i32::from(pressure > 0) - i32::from(*old > 0);
                *old = pressure;
            }
        }
    }

    fn drop(&mut self, square: Square, code: u8) {
        let seat = Seat::from_index(usize::from(code >> 5));
        self.put(seat, square, Action::NONE);
    }

    fn renew(&mut self, state: &State, square: Square, code: u8) {
        let seat = Seat::from_index(usize::from(code >> 5));
        let action = Look::new(state, seat).action(square, code & 31);
        self.put(seat, square, action);
    }

    /// What a piece does changes only by what stands on a square that it attacks as before.
    #[inline]
    fn aim(&mut self, state: &State, square: Square, code: u8, cells: [u8; 2]) {
        let seat = Seat::from_index(usize::from(code >> 5));
        let look = Look::new(state, seat);
        let mut action = self.each[number(square.index())];
        look.aim(&mut action, code & 31, cells);
        self.put(seat, square, action);
    }

    #[inline]
    fn put(&mut self, seat: Seat, square: Square, action: Action<FOES>) {
        let place = &mut self.each[number(square.index())];
        self.sums.change(seat, place, &action);
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
