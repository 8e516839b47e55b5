//! What a search asks of a position, millions of times a second: raw codes of cells, how pieces
//! attack, and moves one by one.

use std::ops::ControlFlow;

use super::{
    Move, Position, Seat, Square,
    attacks::{FAR, NEAR},
    cell::Cell,
    generate::Wanted,
    layout::STEPS,
};

/// The code of an empty cell; those of pieces are smaller, that of a wall is greater.
pub(crate) const EMPTY_CODE: u8 = 5 << 5 | 7;
const WALL_CODE: u8 = 6 << 5 | 7;

/// By the cell's own byte, which is made for generating moves and not for looking things up.
static CODES: [u8; 256] = {
    let mut codes = [WALL_CODE; 256];
    codes[Cell::EMPTY.code() as usize] = EMPTY_CODE;
    let mut byte = 0;
    while byte < 256 {
        if let Some(piece) = Cell::from_code(byte as u8).piece() {
            let owner = piece.seat as u8;
            let class = if piece.grey { 4 } else { owner };
            let role = if piece.promoted { 6 } else { piece.role as u8 };
            codes[byte] = class << 5 | owner << 3 | role;
        }
        byte += 1;
    }
    codes
};

/// One of the eight in which a king steps.
#[derive(Clone, Copy)]
pub(crate) struct Direction(u8);

impl Direction {
    /// Of a step on the padded grid; it has to be that of a king.
    pub(crate) const fn of_step(step: u8) -> Direction {
        let mut number = 0;
        while STEPS[number] != step {
            number += 1;
        }
        Direction(number as u8)
    }
}

impl Position {
    /// What stands on a square in one byte: bits 0–2 the role, 6 for a promoted queen; bits 3–4
    /// the owner; bits 5–7 the owner again, or 4 if the piece is grey.
    #[inline]
    pub(crate) fn code(&self, square: Square) -> u8 {
        CODES[self.cell(square).code() as usize]
    }

    /// Whether nothing stands on a square of the board.
    #[inline]
    pub(crate) fn is_empty(&self, square: Square) -> bool {
        self.cell(square) == Cell::EMPTY
    }

    /// Whether a live piece on a square attacks in a direction: the next square, or one further off
    /// if nothing is between.
    #[inline]
    pub(crate) fn attacks_along(&self, square: Square, direction: Direction, far: bool) -> bool {
        let reach = if far { &FAR } else { &NEAR };
        reach[self.cell(square).code() as usize] >> direction.0 & 1 != 0
    }

    /// Whether the same seats are in play and the same kings walk.
    #[inline]
    pub(crate) fn has_same_seats(&self, other: &Position) -> bool {
        (self.active, self.walking) == (other.active, other.walking)
    }

    /// The squares of the live pieces of a seat.
    #[inline]
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
