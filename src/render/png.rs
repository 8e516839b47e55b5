//! PNG files (PNG specification, third edition): the chunks around compressed rows, and two ways
//! to the rows: from a raster, and joined from parts without one.

use std::sync::Arc;

use super::{
    BoardView, Picture, Theme,
    blocks::{Block, Joiner, Part, Place, count},
    canvas::Canvas,
    deflate::{Codes, Counts},
    draw::cells,
    frame::{Frame, Rect},
    plates,
    sheet::Sheet,
    theme::Rgb,
};

/// The PNG of a view, `width` pixels wide (clamped to [`SIZES`](super::SIZES)), joined from parts
/// that were compressed before. Decoded it is what [`draw`](super::draw) draws.
pub fn png(view: &BoardView, theme: Theme, width: u32) -> Vec<u8> {
    let frame = Frame::new(view, width);
    let sheet = Sheet::get(theme, &frame);
    let codes = sheet.codes();
    let alone = |y: usize| frame.is_band(y);
    let plated: Vec<Option<Arc<Block>>> = (0..)
        .zip(frame.panels())
        .map(|(number, panel)| plated_panel(view, &frame, &sheet, number, panel))
        .collect();
    let known = sheet.panels(&frame);
    let panel = |index: usize| plated[index].as_deref().unwrap_or(&known[index]);
    let cells = cells(view, &frame);
    let bytes = head(frame.width, frame.height, &sheet.palette.rgb);
    let start = bytes.len();
    let mut joiner = Joiner::new(begin_data(bytes), codes);
    // The panels beside each group of rows come first, then the ones above and below the board.
    let groups = frame.groups();
    let (above, below) = (2 * groups.len(), 2 * groups.len() + 1);
    joiner.rows(
        &[panel(0), panel(above), panel(1)].map(|panel| Place::new(panel, 0)),
        frame.top,
        alone,
    );
    for (group, (rows, columns)) in groups.iter().enumerate() {
        let (left, right) = (panel(2 * group), panel(2 * group + 1));
        let panel_top = frame.panels()[2 * group].y;
        for row in rows.clone() {
            let first = frame.y(row) - panel_top;
            let mut blocks = Vec::with_capacity(columns.len() + 2);
            blocks.push(Place::new(left, first));
            let keys = &cells[row * frame.side()..][columns.clone()];
            for (at, key) in keys.iter().enumerate() {
                let key = key.expect("a group has a square in each of its columns");
                let like =
                    |&before: &usize| keys[at - before].is_some_and(|other| other.is_like(key));
                blocks.push(Place {
                    block: sheet.block(key),
                    first: 0,
                    back: (1..=at).find(like).unwrap_or(0),
                });
            }
            blocks.push(Place::new(right, first));
            joiner.rows(&blocks, frame.square, |y| y == 0);
        }
    }
    let last = groups.len() - 1;
    let foot = frame.y(frame.side());
    let first = foot - frame.panels()[2 * last].y;
    joiner.rows(
        &[
            Place::new(panel(2 * last), first),
            Place::new(panel(below), 0),
            Place::new(panel(2 * last + 1), first),
        ],
        frame.height - foot,
        |y| y == 0,
    );
    end(joiner.finish(), start)
}

/// A panel with the plate that stands on it, or nothing if there is none.
fn plated_panel(
    view: &BoardView,
    frame: &Frame,
    sheet: &Sheet,
    number: usize,
    panel: Rect,
) -> Option<Arc<Block>> {
    let (seat, plate) = view.plates.iter().find_map(|(seat, plate)| {
        let around = frame.plate(seat)?;
        let plate = plate.as_ref()?;
        panel.holds(around).then_some((seat, plate))
    })?;
    let key = (frame.bottom, number);
    Some(sheet.plated(key, plate, || {
        let mut canvas = sheet.board(frame).cut(panel);
        plates::draw(&mut canvas, (panel.x, panel.y), sheet, frame, seat, plate);
        let alone = |y| frame.is_band(panel.y + y);
        Block::new(canvas.part(), alone, sheet.codes())
    }))
}

impl Picture {
    /// The bytes of a PNG file with an 8-bit palette, from the raster.
    pub fn png(&self) -> Vec<u8> {
        let (width, height) = (self.width as usize, self.height as usize);
        let part = Part {
            pixels: &self.pixels,
            stride: width,
            width,
            height,
        };
        let alone = |y: usize| y == 0;
        let mut counts = Counts::new();
        count(part, alone, &mut counts);
        let codes = Codes::new(&counts, 1, 0);
        let bytes = head(width, height, &self.palette);
        let start = bytes.len();
        let mut joiner = Joiner::new(begin_data(bytes), &codes);
        let block = Block::new(part, alone, &codes);
        joiner.rows(&[Place::new(&block, 0)], height, alone);
        end(joiner.finish(), start)
    }
}

impl Canvas {
    /// All of it, to be compressed.
    pub(super) fn part(&self) -> Part<'_> {
        Part {
            pixels: &self.pixels,
            stride: self.width,
            width: self.width,
            height: self.height,
        }
    }
}

/// Signature, header and palette.
fn head(width: usize, height: usize, palette: &[Rgb]) -> Vec<u8> {
    // A busy board of usual size takes 60 kB.
    let mut bytes = Vec::with_capacity(64 << 10);
    bytes.extend(b"\x89PNG\r\n\x1a\n");
    let mut header = Vec::with_capacity(13);
    header.extend((width as u32).to_be_bytes());
    header.extend((height as u32).to_be_bytes());
    // 8 bits, palette, deflate, the usual filters, not interlaced.
    header.extend([8, 3, 0, 0, 0]);
    chunk(&mut bytes, *b"IHDR", &header);
    chunk(&mut bytes, *b"PLTE", palette.as_flattened());
    bytes
}

fn chunk(bytes: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    let start = bytes.len();
    bytes.extend([0; 4]);
    bytes.extend(kind);
    bytes.extend(data);
    close_chunk(bytes, start);
}

/// Begins the chunk of image data; its length is filled in when it is known.
fn begin_data(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(b"\0\0\0\0IDAT");
    bytes
}

/// Closes the image data that began at `start`, and the file.
fn end(mut bytes: Vec<u8>, start: usize) -> Vec<u8> {
    close_chunk(&mut bytes, start);
    chunk(&mut bytes, *b"IEND", &[]);
    bytes
}

fn close_chunk(bytes: &mut Vec<u8>, start: usize) {
    let length = (bytes.len() - start - 8) as u32;
    bytes[start..start + 4].copy_from_slice(&length.to_be_bytes());
    let check = crc32fast::hash(&bytes[start + 4..]);
    bytes.extend(check.to_be_bytes());
}
