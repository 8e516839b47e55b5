//! The CPU player behind a text protocol, and matches of it against itself.
//!
//! Reads no clock and no terminal: both are passed in.

mod duel;

pub use duel::{Player, Tally, duel};
