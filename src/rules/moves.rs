//! A move: from where to where, and what it does besides.

use std::fmt;

use super::{Role, Square};

/// A move that says all that it does: nobody guesses from the board later.
///
/// Castling is the king's move (RULES 2.4). Displayed in coordinates: `e2e4`, `d10c11q`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    pub kind: MoveKind,
    /// What a pawn becomes on its promotion rank (RULES 2.5).
    pub promotion: Option<Role>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    Normal,
    /// A pawn's two squares from own rank 2; leaves en passant rights behind (RULES 2.3).
    DoubleStep,
    /// Takes the pawn that stepped over the target square (RULES 2.3), and may promote as well.
    EnPassant,
    /// With the near rook, O-O (RULES 2.4).
    CastleShort,
    /// With the far rook, O-O-O.
    CastleLong,
}

impl Move {
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move {
            from,
            to,
            kind,
            promotion: None,
        }
    }

    pub const fn is_castling(self) -> bool {
        matches!(self.kind, MoveKind::CastleShort | MoveKind::CastleLong)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
