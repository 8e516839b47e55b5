//! Everything that can be wrong with a FEN4, as data with its place.

use crate::rules::{Seat, Square};

/// One fault of a FEN4. What was found instead is kept to [`FOUND_MAX`] characters.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fen4Fault {
    /// The text is longer than [`fen4::MAX_BYTES`](super::fen4::MAX_BYTES).
    #[error("{bytes} bytes are too long for a FEN4")]
    TooLong { bytes: usize },
    /// Classic games are written as FEN.
    #[error("a classic game has no FEN4")]
    Classic,
    /// One word that names no start we know.
    #[error("no start is called '{name}'")]
    UnknownStart { name: String },
    /// There have to be turn, dead, short, long, points, halfmove, an optional extra, board.
    #[error("the part '{missing}' and what follows are missing")]
    MissingPart { missing: Field },
    #[error("the part '{part}' is not one of R B Y G: '{found}'")]
    Turn { part: Field, found: String },
    /// `part` is dead, short or long castling.
    #[error("the part '{part}' is not four of 0 and 1: '{found}'")]
    Flags { part: Field, found: String },
    /// Beyond ±[`fen4::MAX_POINTS`](super::fen4::MAX_POINTS), or no number.
    #[error("the points are not four numbers: '{found}'")]
    Points { found: String },
    /// Beyond [`fen4::MAX_HALFMOVE`](super::fen4::MAX_HALFMOVE), or no number.
    #[error("the plies since the last capture or pawn move are no such number: '{found}'")]
    Halfmove { found: String },
    /// The braces do not close, or what stands in them is not 'key':value pairs.
    #[error("the extra in braces cannot be read from '{found}' on")]
    Extra { found: String },
    /// Known keys have one value for each seat.
    #[error("the value of '{key}' is not right: '{found}'")]
    ExtraValue { key: &'static str, found: String },
    /// Not `skipped:pawn`, two squares of the board.
    #[error("en passant of {seat} is not two squares like c4:d4: '{found}'")]
    EnPassant { seat: Seat, found: String },
    /// There have to be 14.
    #[error("the board has {found} ranks, not 14")]
    RankCount { found: usize },
    /// `rank` counts from 1; `found` is what its squares add up to.
    #[error("rank {rank} has {found} squares, not 14")]
    RankWidth { rank: u8, found: usize },
    /// `item` counts from 1 along the rank.
    #[error("rank {rank}, item {item} is no piece, no number and no x: '{found}'")]
    Item {
        rank: u8,
        item: usize,
        found: String,
    },
    /// A piece in one of the missing corners.
    #[error("{square} is not on the board, but '{found}' stands there")]
    OffBoard { square: Square, found: String },
    /// An x on a square that exists.
    #[error("{square} is on the board, but is marked as missing")]
    NotMissing { square: Square },
    /// A grey piece without an owner can only belong to a seat that is out.
    #[error("the grey piece on {square} belongs to nobody: no seat is out")]
    NobodyIsOut { square: Square },
}

/// The parts of a FEN4, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    Turn,
    Dead,
    Short,
    Long,
    Points,
    Halfmove,
    Board,
}

impl Field {
    pub const fn name(self) -> &'static str {
        match self {
            Field::Turn => "turn",
            Field::Dead => "dead",
            Field::Short => "short castling",
            Field::Long => "long castling",
            Field::Points => "points",
            Field::Halfmove => "halfmove",
            Field::Board => "board",
        }
    }
}

impl std::fmt::Display for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// Characters of a faulty text that a fault shows.
pub const FOUND_MAX: usize = 24;

/// The start of `text`, fit to be shown: cut, and without control characters.
pub(super) fn excerpt(text: &str) -> String {
    let shown: String = text
        .trim()
        .chars()
        .filter(|c| !c.is_control())
        .take(FOUND_MAX + 1)
        .collect();
    match shown.char_indices().nth(FOUND_MAX) {
        Some((cut, _)) => format!("{}…", &shown[..cut]),
        None => shown,
    }
}
