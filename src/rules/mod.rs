//! The rules of four-player and classic chess (RULES.md): positions, legal moves, games.
//!
//! Knows no clock, no chance, no database and no words for players.

mod attacks;
mod cell;
mod check;
mod coordinates;
mod draws;
mod event;
mod game;
mod generate;
mod guard;
mod history;
mod judge;
mod layout;
mod movegen;
mod moves;
mod perft;
mod piece;
mod play;
mod position;
mod probe;
mod ruleset;
mod seat;
mod setup;
mod sides;
mod solo;
mod square;
mod squares;
mod zobrist;

pub use check::SetupFault;
pub use coordinates::{Coordinates, ParseCoordinatesError};
pub(crate) use draws::most_quiet_moves;
pub use event::{Action, Claim, Ending, Event, GameResult, Out, Reason, RuleError, Score};
pub use game::Game;
pub use history::Ply;
pub(crate) use layout::{KNIGHT_STEPS, PAWNS};
pub use movegen::MoveList;
pub use moves::{Move, MoveKind};
pub use perft::{perft, perft_divide, perft_until};
pub use piece::{Piece, Role};
pub use position::Position;
pub(crate) use probe::{Direction, EMPTY_CODE};
pub use ruleset::{
    Draws, KingCapture, Lead, Leaving, Mode, PRESETS, Preset, PresetRow, Resignation, Ruleset,
};
pub use seat::{BySeat, Seat, Team};
pub use setup::Setup;
pub use solo::capture_points;
pub(crate) use solo::{
    DRAW, LEAD, MATE, STALEMATE, check_points, for_walking_kings, lead_to_claim,
};
pub use square::{Geometry, ParseSquareError, Square};
pub(crate) use squares::Squares;
