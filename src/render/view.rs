//! What a picture shows: plain data, owned, with every word ready made.
//!
//! The renderer knows no rules and no language. Whoever asks for a picture decides what is marked
//! and gives each text as it shall stand there.

use crate::rules::{BySeat, Geometry, Piece, Role, Seat, Square};

/// A board to be drawn. Squares outside `geometry` are ignored; where two things claim one
/// square, the later entry is drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BoardView {
    pub geometry: Geometry,
    /// The seat whose edge is at the bottom of the picture. On the 8×8 board Red or Yellow.
    pub bottom: Seat,
    pub pieces: Vec<(Square, Piece)>,
    /// Moves since the reader's own last turn, oldest first; the last one is drawn strongest.
    pub marks: Vec<Mark>,
    /// Kings in check.
    pub checked: Vec<Square>,
    /// The square whose moves are shown.
    pub selected: Option<Square>,
    /// Where the piece on `selected` can go.
    pub targets: Vec<Target>,
    /// What is known of each seat; `None` where the game has no such seat.
    pub plates: BySeat<Option<Plate>>,
}

impl BoardView {
    /// A bare board: no marks, no plates.
    pub fn new(geometry: Geometry, bottom: Seat, pieces: Vec<(Square, Piece)>) -> BoardView {
        BoardView {
            geometry,
            bottom,
            pieces,
            marks: Vec::new(),
            checked: Vec::new(),
            selected: None,
            targets: Vec::new(),
            plates: BySeat([None, None, None, None]),
        }
    }
}

/// A move that was made. Castling is the king's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    pub from: Square,
    pub to: Square,
    /// Who moved.
    pub seat: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    pub square: Square,
    pub kind: TargetKind,
}

/// What a move to a square does; each kind has a shape of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetKind {
    Quiet,
    /// Takes something, en passant included.
    Capture,
    Castling,
}

/// What the picture says of one player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Plate {
    /// Any text at all; see `can_show` for names that fall back to signs.
    pub name: String,
    /// The one thing that counts now, as `to move` or a clock, as it shall stand there.
    pub note: Option<String>,
    /// The time for the running move, as `12 h`; stands beside an hourglass.
    pub limit: Option<String>,
    /// Points with their word, as `12 pts`.
    pub points: Option<String>,
    pub status: Status,
    /// What this seat has captured, in any order: whose piece, and what it was.
    pub captured: Vec<(Seat, Role)>,
}

impl Plate {
    /// A plate that says only who sits there.
    pub fn new(name: impl Into<String>) -> Plate {
        Plate {
            name: name.into(),
            note: None,
            limit: None,
            points: None,
            status: Status::Waiting,
            captured: Vec::new(),
        }
    }
}

/// How it stands with a seat. The words are shown on its plate.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// The plate is lit.
    ToMove,
    Waiting,
    /// No longer playing: the plate goes grey and says how, as `mated` or `resigned`.
    Out(String),
    /// The game is over and this seat has won, as `1st` or `won`: lit, with a star.
    Won(String),
    /// The game is over and this seat has not won, as `lost`, `draw` or `2nd`.
    Over(String),
}

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Theme {
    #[default]
    Default,
    HighContrast,
    Dark,
    Print,
}

impl Theme {
    pub const ALL: [Theme; 4] = [
        Theme::Default,
        Theme::HighContrast,
        Theme::Dark,
        Theme::Print,
    ];

    /// The word in records, commands and protocols, never shown to people.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Default => "default",
            Theme::HighContrast => "contrast",
            Theme::Dark => "dark",
            Theme::Print => "print",
        }
    }

    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}
