//! Squares by file and rank, on a padded grid that holds the cross and the 8×8 board alike.

use std::{fmt, str::FromStr};

use super::Seat;

/// A square of the 14×14 grid as Red sees it (RULES 1.1): `rank * 16 + file`, both from 0.
///
/// The grid is 16 wide and 16 high and an index is a `u8`, so a step off any edge of the board
/// lands (wrapping) on padding, never on the far side. Whether a square is part of a board is
/// asked of the [`Geometry`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Files and ranks of the cross board.
    pub const SIDE: u8 = 14;

    /// `None` beyond n14.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Square::SIDE && rank < Square::SIDE {
            Some(Square(rank * 16 + file))
        } else {
            None
        }
    }

    pub(crate) const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// The index into a padded grid of 256 cells.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The cell a step further on the padded grid, on the board or beside it.
    pub(super) const fn step(self, step: u8) -> Square {
        Square(self.0.wrapping_add(step))
    }

    /// 0 for file a to 13 for file n.
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// 0 for rank 1 to 13 for rank 14.
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a square from a1 to n14")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `a1` to `n14`, in either case, without leading zeros.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let (&[file, ref rank @ ..], true) = (text.as_bytes(), text.is_ascii()) else {
            return Err(ParseSquareError);
        };
        let rank = match *rank {
            [one @ b'1'..=b'9'] => one - b'0',
            [b'1', one @ b'0'..=b'4'] => 10 + one - b'0',
            _ => return Err(ParseSquareError),
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Square::new(file, rank - 1).ok_or(ParseSquareError)
    }
}

/// The shape of a board: which squares of the grid it has, and where each seat's ranks lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Geometry {
    /// The 14×14 cross of 160 squares (RULES 1.1).
    Cross,
    /// The ordinary 8×8 board of classic games, at a1 to h8.
    Eight,
}

impl Geometry {
    /// Files and ranks.
    pub const fn side(self) -> u8 {
        match self {
            Geometry::Cross => 14,
            Geometry::Eight => 8,
        }
    }

    pub const fn contains(self, square: Square) -> bool {
        let (file, rank) = (square.file(), square.rank());
        match self {
            Geometry::Cross => {
                file < 14 && rank < 14 && ((file >= 3 && file <= 10) || (rank >= 3 && rank <= 10))
            }
            Geometry::Eight => file < 8 && rank < 8,
        }
    }

    /// Every square of the board, rank by rank from a1.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..=255)
            .map(Square)
            .filter(move |&square| self.contains(square))
    }

    /// Own rank of `square` for `seat`, counted from 1 at its own edge (RULES 1.4).
    pub const fn own_rank(self, seat: Seat, square: Square) -> u8 {
        match seat {
            Seat::Red => square.rank() + 1,
            Seat::Blue => square.file() + 1,
            Seat::Yellow => self.side() - square.rank(),
            Seat::Green => self.side() - square.file(),
        }
    }
}
