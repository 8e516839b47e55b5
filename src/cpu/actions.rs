//! What the pieces do from where they stand: their mobility, their threats, and what they bring to
//! bear on the kings of opponents. Kept from move to move, since a move changes what few of them
//! do, and put back when the search looks at another line.

use crate::rules::{EMPTY_CODE, Move, MoveKind, Seat, Square};

use super::{
    action::{Action, Look, besiegers},
    eval::Spot,
    packed::Packed,
    shelter::{shelter, shelters},
    state::{LIVE, State},
};

/// How many turns it is until a seat moves, less than 4.
pub(super) fn until(seat: Seat, turn: Seat) -> usize {
    (seat.index() + 4 - turn.index()) % 4
}

/// What is known of a whole position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sums<const FOES: usize> {
    /// Of all pieces of each seat.
    actions: [Action; 4],
    /// By seat, see [`super::shelter`].
    shelters: [Packed; 4],
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
    /// Worked out from nothing.
    fn of(state: &State) -> Sums<FOES> {
        Sums::with(state, |_, _| {})
    }

    /// The same; `tell` is told of each piece what it does.
    fn with(state: &State, mut tell: impl FnMut(Square, Action)) -> Sums<FOES> {
        let mut sums = Sums {
            actions: [Action::NONE; 4],
            shelters: shelters(state),
        };
        for &seat in state.position.mode().seats() {
            let look = Look::<FOES>::new(state, seat);
            for &square in state.position.men(seat) {
                let kind = state.position.code(square) & 31;
                let action = look.action(square, kind);
                sums.actions[seat.index()].change(&Action::NONE, &action);
                tell(square, action);
            }
        }
        sums
    }

    /// The worth of mobility and threats of a seat and of the shelter of its king, with `turn` to
    /// move.
    pub(super) fn activity(&self, seat: Seat, turn: Seat) -> i32 {
        let until = until(seat, turn);
        self.actions[seat.index()].activity(until) + self.shelters[seat.index()].get(until)
    }

    pub(super) fn siege(&self, king: Seat) -> Siege {
        let mut siege = Siege::default();
        for (attacker, on) in besiegers::<FOES>(king) {
            let sum = &self.actions[attacker.index()];
            let attackers = sum.attackers(on);
            siege.pressure += sum.pressure(on);
            siege.attackers += attackers;
            siege.seats += u32::from(attackers > 0);
        }
        siege
    }
}

/// The actions of the last position that was asked for, with that of every piece by its square,
/// and how to get back to those before it on its line.
pub(super) struct Actions<const FOES: usize> {
    each: [Action; 256],
    line: Vec<Known<FOES>>,
    /// What pieces did before they did something else, the latest last.
    undo: Vec<(Square, Action)>,
}

/// A position on the line.
struct Known<const FOES: usize> {
    ply: usize,
    key: u64,
    sums: Sums<FOES>,
    /// Where in the list those begin that undo the move that led here.
    undo_from: usize,
}

impl<const FOES: usize> Actions<FOES> {
    pub(super) fn new() -> Actions<FOES> {
        Actions {
            each: [Action::NONE; 256],
            line: Vec::new(),
            undo: Vec::new(),
        }
    }

    /// Of a position, from what the pieces did before the last move if need be, and so on back to
    /// where it is known.
    pub(super) fn of(&mut self, spot: &Spot<'_>) -> &Sums<FOES> {
        self.reach(spot);
        &self.line.last().expect("it was reached").sums
    }

    fn reach(&mut self, spot: &Spot<'_>) {
        while let Some(top) = self.line.last()
            && top.ply >= spot.ply
        {
            if top.ply == spot.ply && top.key == spot.state.key {
                debug_assert_eq!(top.sums, Sums::of(spot.state));
                return;
            }
            self.go_back();
        }
        if let Some((from, _)) = spot.before {
            self.reach(from);
        }
        let undo_from = self.undo.len();
        let sums = match spot.before {
            Some((from, mv)) if is_simple(from.state, mv, spot.state) => {
                let before = self.line.last().expect("the position before was reached");
                self.follow(before.sums, mv, from.state, spot.state)
            }
            _ => self.renew_all(spot.state),
        };
        self.line.push(Known {
            ply: spot.ply,
            key: spot.state.key,
            sums,
            undo_from,
        });
    }

    fn go_back(&mut self) {
        let known = self.line.pop().expect("a position to go back from");
        for (square, action) in self.undo.drain(known.undo_from..).rev() {
            self.each[usize::from(square.index())] = action;
        }
    }

    /// Works out what a move changed.
    fn follow(&mut self, before: Sums<FOES>, mv: Move, from: &State, to: &State) -> Sums<FOES> {
        let mut sums = before;
        for seat in Seat::ALL {
            if to.touched >> seat.index() & 1 != 0 {
                sums.shelters[seat.index()] = shelter(to, seat);
            }
        }
        let mover = from.position.code(mv.from);
        self.put(&mut sums, owner(mover), mv.from, Action::NONE);
        let taken = from.position.code(mv.to);
        if taken < LIVE {
            self.put(&mut sums, owner(taken), mv.to, Action::NONE);
        }
        self.renew(&mut sums, to, mv.to, to.position.code(mv.to));
        // In this order: what is found anew of a piece holds both changes. A knight can go to more or
        // fewer squares where a man of its own seat comes or goes.
        for square in [mv.to, mv.from] {
            let (was, is) = (from.position.code(square), to.position.code(square));
            let is_open = (was == EMPTY_CODE) != (is == EMPTY_CODE);
            to.each_attacker(square, |at, code| match code & 7 {
                5 => {}
                _ if at == mv.to => {}
                2.. if is_open => self.renew(&mut sums, to, at, code),
                1 if [mover, taken].map(|man| man >> 5).contains(&(code >> 5)) => {
                    self.renew(&mut sums, to, at, code);
                }
                _ => self.aim(&mut sums, to, at, code, [was, is]),
            });
        }
        if mover & 7 == 5 {
            self.press(&mut sums, to, owner(mover));
        }
        debug_assert_eq!(sums, Sums::of(to), "{mv}");
        sums
    }

    /// Works out anew what every piece does.
    fn renew_all(&mut self, state: &State) -> Sums<FOES> {
        let mut is = [Action::NONE; 256];
        let sums = Sums::with(state, |square, action| {
            is[usize::from(square.index())] = action;
        });
        for square in state.position.mode().geometry().squares() {
            let at = usize::from(square.index());
            if self.each[at] != is[at] {
                self.undo.push((square, self.each[at]));
                self.each[at] = is[at];
            }
        }
        sums
    }

    /// What bears on a king that moved, from wherever it is.
    fn press(&mut self, sums: &mut Sums<FOES>, state: &State, king: Seat) {
        for (attacker, on) in besiegers::<FOES>(king) {
            let look = Look::<FOES>::new(state, attacker);
            for &square in state.position.men(attacker) {
                let kind = state.position.code(square) & 31;
                let mut action = self.each[usize::from(square.index())];
                look.press(&mut action, square, kind, on);
                self.put(sums, attacker, square, action);
            }
        }
    }

    fn renew(&mut self, sums: &mut Sums<FOES>, state: &State, square: Square, code: u8) {
        let seat = owner(code);
        let action = Look::<FOES>::new(state, seat).action(square, code & 31);
        self.put(sums, seat, square, action);
    }

    /// What a piece does changes only by what stands on a square that it attacks as before.
    #[inline]
    fn aim(
        &mut self,
        sums: &mut Sums<FOES>,
        state: &State,
        square: Square,
        code: u8,
        cells: [u8; 2],
    ) {
        let seat = owner(code);
        let mut action = self.each[usize::from(square.index())];
        Look::<FOES>::new(state, seat).aim(&mut action, code & 31, cells);
        self.put(sums, seat, square, action);
    }

    #[inline]
    fn put(&mut self, sums: &mut Sums<FOES>, seat: Seat, square: Square, action: Action) {
        let was = self.each[usize::from(square.index())];
        if was != action {
            sums.actions[seat.index()].change(&was, &action);
            self.undo.push((square, was));
            self.each[usize::from(square.index())] = action;
        }
    }
}

/// Of a live piece.
fn owner(code: u8) -> Seat {
    Seat::from_index(usize::from(code >> 5))
}

/// Whether a move changes two squares and no more, and leaves every seat and king in play.
fn is_simple(from: &State, mv: Move, to: &State) -> bool {
    let changes_two = !mv.is_castling() && mv.kind != MoveKind::EnPassant;
    let takes_king = from.position.code(mv.to) & 7 == 5;
    changes_two && !takes_king && from.position.has_same_seats(&to.position)
}
