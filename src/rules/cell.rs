//! What one cell of the padded grid holds, in one byte, so that whom a piece may take or threaten
//! is a shift and a mask.

use super::{Piece, Role, Seat};

/// Nothing, wall, or a piece: bits 0–2 its role, bits 3–4 its owner, bits 5–7 its class.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell(u8);

/// The role bits of a promoted queen (RULES 2.5); 0–5 are those of [`Role`].
const PROMOTED: u8 = 6;

impl Cell {
    pub(super) const EMPTY: Cell = Cell(5 << 5 | 7);
    /// Not part of the board.
    pub(super) const WALL: Cell = Cell(6 << 5 | 7);

    pub(super) const fn new(piece: Piece) -> Cell {
        let role = if piece.promoted {
            PROMOTED
        } else {
            piece.role as u8
        };
        let owner = piece.seat as u8;
        let class = if piece.grey { 4 } else { owner };
        Cell(class << 5 | owner << 3 | role)
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
        if self.0 & 7 == 7 {
            return None;
        }
        Some(Piece {
            seat: self.owner(),
            role: self.role(),
            promoted: self.0 & 7 == PROMOTED,
            grey: self.0 >> 5 == 4,
        })
    }

    /// Of a piece only.
    pub(super) const fn owner(self) -> Seat {
        Seat::from_index((self.0 >> 3) as usize)
    }

    /// Of a piece only.
    pub(super) const fn role(self) -> Role {
        const ROLES: [Role; 8] = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
            Role::Queen,
            Role::Pawn,
        ];
        ROLES[(self.0 & 7) as usize]
    }

    pub(super) const fn is_live_of(self, seat: Seat) -> bool {
        self.0 >> 5 == seat as u8
    }

    /// Live or grey.
    pub(super) const fn is(self, role: Role) -> bool {
        self.0 & 7 == role as u8
    }

    pub(super) const fn is_live(self, role: Role) -> bool {
        self.is(role) && self.0 < 4 << 5
    }

    /// The same piece, dead (RULES 5.5).
    pub(super) const fn grey(self) -> Cell {
        Cell(4 << 5 | self.0 & 31)
    }
}

/// A set of classes of cells: the live pieces of each seat, grey pieces, and nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Classes(u8);

impl Classes {
    pub(super) const NONE: Classes = Classes(0);
    pub(super) const GREY: Classes = Classes(1 << 4);
    pub(super) const EMPTY: Classes = Classes(1 << 5);

    /// The live pieces of a seat.
    pub(super) const fn of(seat: Seat) -> Classes {
        Classes(1 << seat as u8)
    }

    pub(super) const fn and(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }

    pub(super) const fn without(self, other: Classes) -> Classes {
        Classes(self.0 & !other.0)
    }

    pub(super) const fn has(self, cell: Cell) -> bool {
        self.0 >> (cell.0 >> 5) & 1 != 0
    }
}
