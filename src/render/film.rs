//! A game as an animated GIF (GIF89a): the first position whole, then of each ply only what it
//! changed.

use super::{
    BoardView, Status, Theme,
    canvas::Canvas,
    draw::{cells, raster},
    frame::{Frame, Rect},
    lzw::Lzw,
    palette::Ground,
    plates,
    sheet::Sheet,
    tiles::TileKey,
};
use crate::rules::Seat;

/// Width of a film, in pixels.
pub const FILM_WIDTH: u32 = 560;

/// Discord takes 10 MB; a film stays below whatever its length.
pub const FILM_BYTES: usize = 9_500_000;

/// Hundredths of a second that a position is shown, and the last one.
const PLY_CS: u16 = 60;
const LAST_CS: u16 = 500;

/// Longer games are told in fewer positions.
const LONGEST: usize = 4000;

/// The GIF of some positions in a row, as wide as asked for (clamped to
/// [`SIZES`](super::SIZES)); of none, nothing. Board and side are those of the first view. A film
/// that would grow beyond [`FILM_BYTES`] leaves out every other position, and again, but never the
/// last one.
pub fn film(views: &[BoardView], theme: Theme, width: u32) -> Vec<u8> {
    let Some(first) = views.first() else {
        return Vec::new();
    };
    let frame = Frame::new(first, width);
    let sheet = Sheet::get(theme, &frame);
    let mut step = views.len().div_ceil(LONGEST);
    loop {
        // Counted from the end, so that the last one is among them.
        let skip = (views.len() - 1) % step;
        let chosen: Vec<BoardView> = views.iter().skip(skip).step_by(step).map(plain).collect();
        let film = Film::new(&frame, &sheet).shoot(&chosen);
        if let Some(bytes) = film {
            return bytes;
        }
        step *= 2;
    }
}

struct Film<'a> {
    frame: &'a Frame,
    sheet: &'a Sheet,
    /// What is on the screen.
    canvas: Canvas,
    lzw: Lzw,
    bytes: Vec<u8>,
    /// Bits of a palette index.
    depth: u8,
    transparent: u8,
}

impl<'a> Film<'a> {
    fn new(frame: &'a Frame, sheet: &'a Sheet) -> Film<'a> {
        // The transparent index comes after the colours.
        let colours = sheet.palette.rgb.len();
        let depth = (colours + 1).next_power_of_two().ilog2() as u8;
        Film {
            frame,
            sheet,
            canvas: Canvas::new(0, 0, 0),
            lzw: Lzw::new(),
            bytes: Vec::with_capacity(256 << 10),
            depth,
            transparent: colours as u8,
        }
    }

    /// The whole file, or nothing if it is too large and could be smaller.
    fn shoot(mut self, views: &[BoardView]) -> Option<Vec<u8>> {
        self.head();
        let mut before: Option<&BoardView> = None;
        for (number, view) in views.iter().enumerate() {
            let last = number + 1 == views.len();
            let delay = if last { LAST_CS } else { PLY_CS };
            match before {
                None => self.whole(view, delay),
                Some(before) => self.change(before, view, delay),
            }
            if self.bytes.len() > FILM_BYTES && views.len() > 1 {
                return None;
            }
            before = Some(view);
        }
        self.bytes.push(b';');
        Some(self.bytes)
    }

    fn head(&mut self) {
        let bytes = &mut self.bytes;
        bytes.extend(b"GIF89a");
        for side in [self.frame.width, self.frame.height] {
            bytes.extend((side as u16).to_le_bytes());
        }
        // A global palette of 2^depth colours.
        bytes.extend([0xf0 | (self.depth - 1), 0, 0]);
        let end = bytes.len() + (3 << self.depth);
        bytes.extend(self.sheet.palette.rgb.as_flattened());
        bytes.resize(end, 0);
        // Again and again.
        bytes.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0");
    }

    fn whole(&mut self, view: &BoardView, delay: u16) {
        let cells = film_cells(view, self.frame);
        self.canvas = raster(view, &cells, self.frame, self.sheet);
        let all = Rect {
            x: 0,
            y: 0,
            width: self.canvas.width,
            height: self.canvas.height,
        };
        let pixels = std::mem::take(&mut self.canvas.pixels);
        self.image(all, (&pixels, &pixels), delay);
        self.canvas.pixels = pixels;
    }

    fn change(&mut self, before: &BoardView, view: &BoardView, delay: u16) {
        let (frame, sheet) = (self.frame, self.sheet);
        let mut parts: Vec<(Rect, Canvas)> = Vec::new();
        let side = frame.square;
        let (old, new) = (film_cells(before, frame), film_cells(view, frame));
        for (cell, key) in new.into_iter().enumerate() {
            if let Some(key) = key.filter(|_| key != old[cell]) {
                let rect = Rect {
                    x: frame.x(cell % frame.side()),
                    y: frame.y(cell / frame.side()),
                    width: side,
                    height: side,
                };
                let pixels = sheet.tile(key).to_vec();
                let canvas = Canvas {
                    width: side,
                    height: side,
                    pixels,
                };
                parts.push((rect, canvas));
            }
        }
        for seat in Seat::ALL {
            let changed = before.plates[seat] != view.plates[seat];
            if let Some(rect) = frame.plate(seat).filter(|_| changed) {
                let mut canvas = sheet.board(frame).cut(rect);
                if let Some(plate) = &view.plates[seat] {
                    plates::draw(&mut canvas, (rect.x, rect.y), sheet, frame, seat, plate);
                }
                parts.push((rect, canvas));
            }
        }
        let nothing = Rect {
            x: 0,
            y: 0,
            width: 1,
            height: 1,
        };
        let around = parts.iter().map(|(rect, _)| *rect).reduce(Rect::with);
        let around = around.unwrap_or(nothing);
        let mut pixels = vec![self.transparent; around.width * around.height];
        for (rect, part) in &parts {
            for (row, line) in part.pixels.chunks_exact(rect.width).enumerate() {
                let y = rect.y + row;
                let screen = &mut self.canvas.pixels[y * frame.width + rect.x..];
                let image = &mut pixels[(y - around.y) * around.width + rect.x - around.x..];
                for ((&new, old), image) in line.iter().zip(screen).zip(image) {
                    if *old != new {
                        *old = new;
                        *image = new;
                    }
                }
            }
        }
        let under = self.canvas.cut(around).pixels;
        self.image(around, (&pixels, &under), delay);
    }

    /// One frame, laid over what is there, and what is to be seen then.
    fn image(&mut self, rect: Rect, pixels: (&[u8], &[u8]), delay: u16) {
        // Leave in place, with a transparent index.
        self.bytes.extend([0x21, 0xf9, 4, 0b0000_0101]);
        self.bytes.extend(delay.to_le_bytes());
        self.bytes.extend([self.transparent, 0, b',']);
        for number in [rect.x, rect.y, rect.width, rect.height] {
            self.bytes.extend((number as u16).to_le_bytes());
        }
        self.bytes.push(0);
        self.lzw
            .encode(pixels, self.depth, self.transparent, &mut self.bytes);
    }
}

/// A view with little that changes from ply to ply: of the marks the last one, no captures, and no
/// light on the plate of the seat to move. Who moves is seen on the board.
fn plain(view: &BoardView) -> BoardView {
    let mut view = view.clone();
    view.marks.drain(..view.marks.len().saturating_sub(1));
    for plate in view.plates.0.iter_mut().flatten() {
        plate.captured.clear();
        if plate.status == Status::ToMove {
            plate.status = Status::Waiting;
        }
    }
    view
}

/// The cells of a plain view. For the same reason a move begins at its owner's mark on a plain
/// square: a frame takes many short runs, a mark few.
fn film_cells(view: &BoardView, frame: &Frame) -> Vec<Option<TileKey>> {
    let mut cells = cells(view, frame);
    for key in cells.iter_mut().flatten() {
        if key.ground == Ground::From {
            key.ground = Ground::Plain;
        }
    }
    cells
}
