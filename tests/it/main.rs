//! All tests in one binary: one link instead of twelve.

mod ending;
mod fen4;
mod formats;
mod games;
mod movegen;
mod perft;
mod pgn4;
mod positions;
mod properties;
mod scene;
mod slow;
mod solo;
