//! All tests in one binary: one link instead of twelve.

mod fen4;
mod formats;
mod junk;
mod notation;
mod perft;
mod pgn4;
mod pgn4_games;
