//! All tests in one binary: one link instead of twelve.

mod perft;
