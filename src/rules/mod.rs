//! The rules of four-player and classic chess (RULES.md): positions, legal moves, games.
//!
//! In reading order. Knows no clock, no chance, no database and no words for players.

mod attacks;
mod cell;
mod check;
mod event;
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
mod square;
mod zobrist;

pub use check::SetupFault;
// Text
pub mod fen;
pub mod fen4;
mod fen4_board;
mod fen4_extra;
mod fen4_fault;
pub mod pgn4;
mod pgn_lex;

pub use event::{Action, Claim, Ending, Event, GameResult, Out, Reason, RuleError, Score};
pub use movegen::MoveList;
pub use moves::{Move, MoveKind};
pub use perft::{perft, perft_divide};
pub use piece::{Piece, Role};
pub use position::Position;
pub(crate) use probe::EMPTY_CODE;
pub use ruleset::{
    Draws, KingCapture, Lead, Leaving, Mode, PRESETS, Preset, PresetRow, Resignation, Ruleset,
};
pub use seat::{BySeat, Seat, Team};
pub use setup::Setup;
pub use square::{Geometry, ParseSquareError, Square};
