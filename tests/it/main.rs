//! All tests in one binary: one link instead of twelve.

mod cpu;
mod ending;
mod fen4;
mod formats;
mod games;
mod junk;
mod movegen;
mod notation;
mod perft;
mod perft;
mod pgn4;
mod pgn4;
mod positions;
mod positions;
mod properties;
mod properties;
mod render;
mod render_views;
mod scene;
mod slow;
mod solo;
#[cfg(feature = "bot")]
mod world;
#[cfg(feature = "bot")]
mod world_selftest;
