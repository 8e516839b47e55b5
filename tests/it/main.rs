//! All tests in one binary: one link instead of twelve.

mod perft;
mod fen4;
mod formats;
mod pgn4;
