//! All tests in one binary: one link instead of twelve.

mod cpu;
mod fen4;
mod formats;
mod perft;
mod pgn4;
