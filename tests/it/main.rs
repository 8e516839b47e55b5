//! All tests in one binary: one link instead of twelve.

mod board;
mod fen4;
mod formats;
mod legality;
mod movegen;
mod moving;
mod perft;
mod positions;
mod slow;
