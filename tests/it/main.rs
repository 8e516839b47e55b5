//! All tests in one binary: one link instead of twelve.

mod ending;
mod fen4;
mod formats;
mod movegen;
mod junk;
mod notation;
mod perft;
mod pgn4;
#[cfg(feature = "bot")]
mod world;
#[cfg(feature = "bot")]
mod world_selftest;
mod positions;
mod slow;
mod games;
mod perft;
mod pgn4;
mod properties;
mod scene;
mod solo;
