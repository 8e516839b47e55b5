//! What is kept of each ply that was played.

use super::{BySeat, Move, Piece, Seat, Square};

/// A ply as notation and pictures need it, without going back to the position before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    pub seat: Seat,
    pub mv: Move,
    /// The piece as it left `mv.from`: still a pawn when it promoted.
    pub piece: Piece,
    /// What it took and where that stood; en passant can take two (RULES 2.3).
    pub captured: [Option<(Square, Piece)>; 2],
    /// The kings still in play that the mover's pieces attack now and did not attack before: one
    /// `+` each (FORMATS, PGN4). Walking kings are among them.
    pub checks: BySeat<bool>,
    /// The seats that this ply, once judged, mated or whose king it took: one `#` each.
    pub out: BySeat<bool>,
}

impl Ply {
    pub fn captures(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.captured.into_iter().flatten()
    }
}
