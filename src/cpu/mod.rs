//! The CPU player: what it plays, and what it thinks of a position.
//!
//! Pure: the same game, level and seed give the same move. Knows no clock; who wants it to stop in
//! time says so through [`Budget::stop`].

mod action;
mod actions;
mod budget;
mod choice;
mod eval;
mod hint;
mod level;
mod lines;
mod memory;
mod meter;
mod numbers;
mod order;
mod packed;
mod paranoid;
mod picker;
mod quiesce;
mod round;
mod score;
mod search;
mod see;
mod shelter;
mod solo;
mod state;
mod think;
mod ways;
mod weights;
mod world;
mod worth;

pub use budget::Budget;
pub use choice::{accepts_draw, choose, choose_within, claim};
pub use hint::{Hint, Why, hint};
pub use level::Level;
pub use memory::Memory;
pub use score::mate_in;
pub use think::{Thought, at_sight, help, think};
