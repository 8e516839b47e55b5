//! All tests in one binary: one link instead of twelve.

mod render;
mod render_views;
mod fen4;
mod formats;
mod perft;
mod pgn4;
