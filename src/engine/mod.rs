//! The CPU player behind a text protocol, and matches between players.
//!
//! Reads no clock: the time is asked of the caller.

mod duel;
mod go;
mod protocol;
mod rival;

pub use duel::{Player, Tally, duel};
pub use protocol::{Clock, serve};
pub use rival::Rival;
