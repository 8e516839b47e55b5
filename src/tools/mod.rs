//! What chess programs offer besides playing: perft, move lists, drawings, games played through.

mod film;
mod matches;
mod position;
mod replay;

pub use film::film;
pub use matches::{Match, play_match};
pub use position::{count, moves, picture, position};
pub use replay::{Played, play_through};
