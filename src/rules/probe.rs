//! What a search asks of a position, hundreds of thousands of times a second: raw codes of cells
//! and moves one by one.

use std::ops::ControlFlow;

use super::{Move, Position, Seat, Square, cell::Cell, generate::Wanted};

/// The code of an empty cell; those of pieces are smaller, that of a wall is greater.
pub(crate) const EMPTY_CODE: u8 = Cell::EMPTY.code();

impl Position {
    /// What stands on a square in one byte: bits 0–2 the role, 6 for a promoted queen; bits 3–4
    /// the owner; bits 5–7 the owner again, or 4 if the piece is grey.
    pub(crate) fn code(&self, square: Square) -> u8 {
        self.cell(square).code()
    }

    /// The squares of the live pieces of a seat.
    pub(crate) fn men(&self, seat: Seat) -> &[Square] {
        self.men[seat].squares()
    }

    /// Visits the legal moves of the seat to move, or only those that capture or promote, in an
    /// order that depends on how the position came about.
    #[inline]
    pub(crate) fn visit_legal(&self, loud: bool, mut visit: impl FnMut(Move)) {
        let wanted = if loud { Wanted::Loud } else { Wanted::All };
        let _ = self.each_legal(self.turn, wanted, |mv| {
            visit(mv);
            ControlFlow::Continue(())
        });
    }
}
