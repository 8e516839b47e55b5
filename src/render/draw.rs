//! From a view to a raster.

use super::{
    BoardView, TargetKind, Theme,
    canvas::Canvas,
    frame::Frame,
    palette::{Ground, owner},
    plates,
    sheet::{Sheet, is_dark},
    tiles::{Occupant, Sign, TileKey},
};
use crate::rules::Piece;

/// A finished picture: one palette index a pixel, row by row from the top left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// In pixels.
    pub width: u32,
    pub height: u32,
    pub pixels: Vec<u8>,
    /// Red, green, blue; at most 256.
    pub palette: Vec<[u8; 3]>,
}

/// Draws a view `width` pixels wide (clamped to [`SIZES`](super::SIZES)). The cross board is as
/// high as wide; the 8×8 board is higher by its two strips of plates. Total and deterministic.
pub fn draw(view: &BoardView, theme: Theme, width: u32) -> Picture {
    let frame = Frame::new(view, width);
    let sheet = Sheet::get(theme, &frame);
    let canvas = raster(view, &cells(view, &frame), &frame, &sheet);
    Picture {
        width: canvas.width as u32,
        height: canvas.height as u32,
        pixels: canvas.pixels,
        palette: sheet.palette.rgb.clone(),
    }
}

/// The picture in palette indices, with the cells that [`cells`] gives or others instead.
pub(super) fn raster(
    view: &BoardView,
    cells: &[Option<TileKey>],
    frame: &Frame,
    sheet: &Sheet,
) -> Canvas {
    let mut canvas = sheet.board(frame).clone();
    for (cell, key) in cells.iter().enumerate() {
        if let Some(key) = key.filter(|key| !is_plain(*key)) {
            let (column, row) = (cell % frame.side(), cell / frame.side());
            let tile = sheet.tile(key);
            canvas.copy(tile, frame.square, frame.x(column), frame.y(row));
        }
    }
    for (seat, plate) in view.plates.iter() {
        if let Some(plate) = plate {
            plates::draw(&mut canvas, (0, 0), sheet, frame, seat, plate);
        }
    }
    canvas
}

/// An empty square without marks is on the empty board already.
fn is_plain(key: TileKey) -> bool {
    key.ground == Ground::Plain && key.occupant.is_none() && key.sign == Sign::None
}

/// What each cell of the board shows, row by row as seen; `None` where there is no square.
pub(super) fn cells(view: &BoardView, frame: &Frame) -> Vec<Option<TileKey>> {
    let side = frame.side();
    let mut cells: Vec<Option<TileKey>> = (0..side * side)
        .map(|cell| {
            let square = frame.square_at(cell % side, cell / side)?;
            Some(TileKey {
                ground: Ground::Plain,
                dark: is_dark(square),
                occupant: None,
                sign: Sign::None,
            })
        })
        .collect();
    let mut change = |square, change: &dyn Fn(&mut TileKey)| {
        if frame.geometry.contains(square) {
            let (column, row) = frame.cell(square);
            if let Some(key) = &mut cells[row * side + column] {
                change(key);
            }
        }
    };
    for &(square, piece) in &view.pieces {
        change(square, &|key| key.occupant = Some(occupant(piece)));
    }
    for (number, mark) in view.marks.iter().enumerate() {
        let (from, to) = if number + 1 == view.marks.len() {
            (Ground::From, Ground::To)
        } else {
            (Ground::EarlierFrom, Ground::EarlierTo)
        };
        change(mark.from, &|key| {
            key.ground = from;
            key.sign = Sign::Left(mark.seat.index());
        });
        change(mark.to, &|key| key.ground = to);
    }
    if let Some(square) = view.selected {
        change(square, &|key| key.ground = Ground::Selected);
    }
    for &square in &view.checked {
        change(square, &|key| key.ground = Ground::Check);
    }
    for target in &view.targets {
        let upright = view.selected.is_some_and(|selected| {
            frame.geometry.contains(selected)
                && frame.geometry.contains(target.square)
                && frame.cell(selected).0 == frame.cell(target.square).0
        });
        let sign = match target.kind {
            TargetKind::Quiet => Sign::Quiet,
            TargetKind::Capture => Sign::Capture,
            TargetKind::Castling => Sign::Castling { upright },
        };
        change(target.square, &|key| key.sign = sign);
    }
    for key in cells.iter_mut().flatten() {
        // Whoever left a square is told only while it is empty.
        if key.occupant.is_some() && matches!(key.sign, Sign::Left(_)) {
            key.sign = Sign::None;
        }
    }
    cells
}

fn occupant(piece: Piece) -> Occupant {
    Occupant {
        owner: owner(piece),
        role: piece.role,
        promoted: piece.promoted,
    }
}
