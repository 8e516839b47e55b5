//! What one cell of the padded grid holds, in one byte, so that whom a piece may take or threaten
//! is asked with a mask.

use super::{Piece, Role, Seat};

/// Nothing, wall, or a piece: bits 0–2 its role, bits 3–6 its owner (one bit each), bit 7 grey.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell(u8);

/// The role bits of a promoted queen (RULES 2.5); 0–5 are those of [`Role`].
const PROMOTED: u8 = 6;
const ROLE: u8 = 7;

impl Cell {
    pub(super) const EMPTY: Cell = Cell(7);
    /// Not part of the board.
    pub(super) const WALL: Cell = Cell(6);

    pub(super) const fn new(piece: Piece) -> Cell {
        let role = if piece.promoted {
            PROMOTED
        } else {
            piece.role as u8
        };
        let grey = if piece.grey { Classes::GREY.0 } else { 0 };
        Cell(grey | Classes::of(piece.seat).0 | role)
    }

    /// A live piece.
    pub(super) const fn live(seat: Seat, role: Role) -> Cell {
        Cell::new(Piece::new(seat, role))
    }

    pub(super) const fn from_code(code: u8) -> Cell {
        Cell(code)
    }

    pub(super) const fn code(self) -> u8 {
        self.0
    }

    pub(super) const fn piece(self) -> Option<Piece> {
        if self.0 <= ROLE {
            return None;
        }
        Some(Piece {
            seat: self.owner(),
            role: self.role(),
            promoted: self.0 & ROLE == PROMOTED,
            grey: self.0 & Classes::GREY.0 != 0,
        })
    }

    /// Of a piece only.
    pub(super) const fn owner(self) -> Seat {
        Seat::from_index((self.0 >> 3).trailing_zeros() as usize)
    }

    /// Of a piece only.
    pub(super) const fn role(self) -> Role {
        match self.0 & ROLE {
            0 => Role::Pawn,
            1 => Role::Knight,
            2 => Role::Bishop,
            3 => Role::Rook,
            5 => Role::King,
            _ => Role::Queen,
        }
    }

    pub(super) const fn is_live_of(self, seat: Seat) -> bool {
        self.0 & !ROLE == Classes::of(seat).0
    }

    /// A piece of that role, live or grey.
    pub(super) const fn is(self, role: Role) -> bool {
        self.0 > ROLE && self.0 & ROLE == role as u8
    }

    pub(super) const fn is_live(self, role: Role) -> bool {
        self.0 > ROLE && self.0 & (ROLE | Classes::GREY.0) == role as u8
    }

    /// The same piece, dead (RULES 5.5).
    pub(super) const fn grey(self) -> Cell {
        Cell(self.0 | Classes::GREY.0)
    }
}

/// A set of pieces: all of certain seats, live or grey, and all that are grey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Classes(u8);

impl Classes {
    pub(super) const NONE: Classes = Classes(0);
    pub(super) const GREY: Classes = Classes(1 << 7);

    pub(super) const fn of(seat: Seat) -> Classes {
        Classes(1 << (3 + seat as u8))
    }

    pub(super) const fn and(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }

    pub(super) const fn without(self, other: Classes) -> Classes {
        Classes(self.0 & !other.0)
    }

    pub(super) const fn has(self, cell: Cell) -> bool {
        self.0 & cell.0 != 0
    }
}
