//! Board pictures: a [`BoardView`] in, PNG or GIF bytes out.
//!
//! Knows nothing of rules beyond what a square and a piece are, nothing of languages, files or
//! time. The same view gives the same bytes.

mod canvas;
mod draw;
mod figures;
mod fonts;
mod frame;
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

pub use draw::{Picture, draw};
pub use frame::SIZES;
pub use names::can_show;
pub use view::{BoardView, Mark, Plate, Status, Target, TargetKind, Theme};

/// Width of a picture that is posted, in pixels.
pub const PUBLIC_WIDTH: u32 = 1120;

/// The PNG of a view, `width` pixels wide (clamped to [`SIZES`]).
pub fn png(view: &BoardView, theme: Theme, width: u32) -> Vec<u8> {
    draw(view, theme, width).png()
}
