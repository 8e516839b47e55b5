//! Board pictures: a [`BoardView`] in, PNG or GIF bytes out.
//!
//! Knows nothing of rules beyond what a square and a piece are, nothing of languages, files or
//! time. The same view gives the same bytes.

#![allow(
    clippy::cast_precision_loss,
    reason = "pixels are far below what an f32 counts exactly"
)]

mod blocks;
mod canvas;
mod deflate;
mod diagram;
mod draw;
mod figures;
mod film;
mod fonts;
mod frame;
mod lzw;
mod names;
mod palette;
mod plates;
mod png;
mod shape;
mod sheet;
mod text;
mod theme;
mod tiles;
mod view;

pub use diagram::Diagram;
pub use draw::{Picture, draw};
pub use film::{FILM_BYTES, FILM_WIDTH, film};
pub use frame::SIZES;
pub use names::can_show;
pub use png::png;
pub use view::{BoardView, Mark, Plate, Status, Target, TargetKind, Theme};

/// Width of a picture that is posted, in pixels.
pub const PUBLIC_WIDTH: u32 = 1120;
