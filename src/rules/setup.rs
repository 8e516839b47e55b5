//! A position as written down, before anybody has checked it.

use super::{BySeat, Mode, Piece, Seat, Square};

/// The parts of a position in plain data: what FEN4 and FEN are read into and written from.
///
/// Anything can stand here; only [`Setup::check`](super::Position) makes a
/// [`Position`](super::Position) of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub mode: Mode,
    pub pieces: Vec<(Square, Piece)>,
    pub turn: Seat,
    /// Seats that are out (RULES, terms).
    pub out: BySeat<bool>,
    /// Seats that are out but whose king walks on (RULES 5.10).
    pub walking: BySeat<bool>,
    /// May still castle with the near rook.
    pub castle_short: BySeat<bool>,
    /// May still castle with the far rook.
    pub castle_long: BySeat<bool>,
    /// For each seat whose last move was a double step: the skipped square and the pawn's.
    pub en_passant: BySeat<Option<(Square, Square)>>,
    pub points: BySeat<i32>,
    /// Plies since the last capture or pawn move (RULES 6.2).
    pub halfmove: u32,
    /// Classic only: the number of White's and Black's next move, from 1.
    pub fullmove: u32,
}
