//! All tests in one binary: one link instead of twelve.

mod render;
mod render_views;
