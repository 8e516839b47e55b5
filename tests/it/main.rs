//! All tests in one binary: one link instead of twelve.

#[cfg(feature = "bot")]
mod world;
#[cfg(feature = "bot")]
mod world_selftest;
mod fen4;
mod formats;
mod perft;
mod pgn4;
