//! Board pictures: a [`BoardView`] in, PNG or GIF bytes out.
//!
//! Knows nothing of rules beyond what a square and a piece are, nothing of languages, files or
//! time. The same view gives the same bytes.

mod view;

pub use view::{BoardView, Mark, Plate, Status, Target, TargetKind, Theme};
