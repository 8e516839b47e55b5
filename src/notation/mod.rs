//! Chess as text (RULES 10, FORMATS.md): moves as people type and read them, positions as FEN4 and
//! FEN, games as PGN4 and PGN.

mod complete;
pub mod fen;
pub mod fen4;
mod fen4_board;
mod fen4_extra;
mod fen4_fault;
mod letters;
pub mod pgn;
pub mod pgn4;
mod pgn4_replay;
mod pgn4_write;
mod pgn_lex;
mod pgn_remark;
mod pgn_rules;
mod position_text;
mod reading;
pub mod replay;
mod san;
mod spoken;
mod typed;
mod why;

pub use complete::complete;
pub use letters::Letters;
pub use position_text::{PositionFault, read_position, write_position};
pub use san::san;
pub use typed::{
    Attacker, CastlingWhy, MoveTextError, NEAREST, Why, is_move_text, read_coordinates, read_move,
    read_san,
};
