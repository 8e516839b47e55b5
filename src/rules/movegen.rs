//! Legal moves (RULES 2 and 3).

use std::ops::Deref;

use super::{
    Move, Position, Seat,
    generate::{Flow, Wanted},
};

/// Moves, in an order that depends on nothing but the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveList(Vec<Move>);

impl Deref for MoveList {
    type Target = [Move];
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl Position {
    /// All legal moves of the seat to move, sorted by square of origin and target.
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_of(self.turn)
    }

    /// All legal moves of any seat as if it were its turn (RULES 5.2), with the en passant rights
    /// that it has on its own next turn. None if it is out and not walking.
    pub fn legal_moves_of(&self, seat: Seat) -> MoveList {
        let mut list = MoveList(Vec::with_capacity(64));
        list.collect(self, seat, Wanted::All);
        list.0.sort_unstable();
        list
    }

    /// As many as [`Position::legal_moves`] has.
    pub fn count_legal(&self) -> usize {
        self.count(Wanted::All)
    }

    pub fn has_legal_move(&self) -> bool {
        self.has_legal_move_of(self.turn)
    }

    /// Whether [`Position::legal_moves_of`] has any.
    pub fn has_legal_move_of(&self, seat: Seat) -> bool {
        self.each_legal(seat, Wanted::All, |_| Flow::Break(()))
            .is_break()
    }

    /// Whether the seat to move may make this move, kind and promotion included.
    pub fn is_legal(&self, mv: Move) -> bool {
        let stop = |legal| {
            if legal == mv {
                Flow::Break(())
            } else {
                Flow::Continue(())
            }
        };
        self.each_legal(self.turn, Wanted::All, stop).is_break()
    }

    pub(super) fn count(&self, wanted: Wanted) -> usize {
        let mut count = 0;
        let _ = self.each_legal(self.turn, wanted, |_| {
            count += 1;
            Flow::Continue(())
        });
        count
    }
}

impl MoveList {
    /// Fills the list with the legal moves of the seat to move, in an order that also depends on
    /// how the position came about. Reuses the list's memory: for searches.
    pub fn fill_legal(&mut self, position: &Position) {
        self.fill(position, Wanted::All);
    }

    /// The same with those legal moves only that capture or promote.
    pub fn fill_captures(&mut self, position: &Position) {
        self.fill(position, Wanted::Loud);
    }

    pub(super) fn fill(&mut self, position: &Position, wanted: Wanted) {
        self.0.clear();
        self.collect(position, position.turn(), wanted);
    }

    fn collect(&mut self, position: &Position, seat: Seat, wanted: Wanted) {
        let _ = position.each_legal(seat, wanted, |mv| {
            self.0.push(mv);
            Flow::Continue(())
        });
    }
}
