//! Everything that pictures of one theme and one width share: palette, tiles, letters, boards.
//! Made at the first picture and kept; what it holds changes no picture, only its cost.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::{
    BoardView, Mark, Plate, Status, Theme,
    blocks::{Block, Part, count},
    canvas::Canvas,
    deflate::{Codes, Counts},
    draw::{cells, raster},
    fonts::CAPITAL,
    frame::{Frame, Rect},
    palette::{Ground, Palette},
    plates::PlateShapes,
    text::Letters,
    tiles::{Sign, TileKey, Tiles},
};
use crate::rules::{BySeat, Geometry, Piece, Role, Seat, Square};

pub(super) struct Sheet {
    pub(super) palette: Palette,
    pub(super) letters: Letters,
    pub(super) plates: PlateShapes,
    shapes: Tiles,
    tiles: Vec<OnceLock<Box<[u8]>>>,
    /// The same tiles, compressed.
    blocks: Vec<OnceLock<Block>>,
    boards: [OnceLock<Canvas>; 4],
    panels: [OnceLock<Vec<Block>>; 4],
    /// Panels with plates that were drawn lately, the latest first.
    plated: Mutex<Vec<Plated>>,
    codes: OnceLock<Codes>,
    frame: Frame,
}

/// The seat below and the number of the panel tell where a plate stands and whose it is.
type PlateKey = (Seat, usize);

struct Plated {
    key: PlateKey,
    plate: Plate,
    block: Arc<Block>,
}

/// Plates that are remembered: from one picture to the next most stay as they were, and all do
/// when several people look at one position.
const PLATES_KEPT: usize = 96;

/// Sheets are kept per theme, geometry and width; as many as the usual views of a busy bot need.
const KEPT: usize = 12;

type Key = (Theme, Geometry, usize);

static SHEETS: Mutex<Vec<(Key, Arc<Sheet>)>> = Mutex::new(Vec::new());

impl Sheet {
    /// The sheet for a frame, from the store or new.
    pub(super) fn get(theme: Theme, frame: &Frame) -> Arc<Sheet> {
        let key = (theme, frame.geometry, frame.width);
        let mut sheets = SHEETS.lock().unwrap_or_else(PoisonError::into_inner);
        let place = sheets.iter().position(|(known, _)| *known == key);
        let entry = match place {
            Some(place) => sheets.remove(place),
            None => (key, Arc::new(Sheet::new(theme, frame))),
        };
        let sheet = Arc::clone(&entry.1);
        sheets.insert(0, entry);
        sheets.truncate(KEPT);
        sheet
    }

    fn new(theme: Theme, frame: &Frame) -> Sheet {
        Sheet {
            palette: Palette::new(theme, frame.geometry),
            letters: Letters::default(),
            plates: PlateShapes::new(frame),
            shapes: Tiles::new(frame, theme),
            tiles: (0..TileKey::COUNT).map(|_| OnceLock::new()).collect(),
            blocks: (0..TileKey::COUNT).map(|_| OnceLock::new()).collect(),
            boards: std::array::from_fn(|_| OnceLock::new()),
            panels: std::array::from_fn(|_| OnceLock::new()),
            plated: Mutex::default(),
            codes: OnceLock::new(),
            frame: Frame {
                bottom: Seat::Red,
                ..*frame
            },
        }
    }

    pub(super) fn tile(&self, key: TileKey) -> &[u8] {
        self.tiles[key.index()]
            .get_or_init(|| self.shapes.compose(key, &self.palette).into_boxed_slice())
    }

    pub(super) fn block(&self, key: TileKey) -> &Block {
        self.blocks[key.index()].get_or_init(|| {
            let side = self.frame.square;
            let part = Part {
                pixels: &self.shapes.compose(key, &self.palette),
                stride: side,
                width: side,
                height: side,
            };
            Block::new(part, |y| y == 0, self.codes())
        })
    }

    /// What lies around the squares of an empty board without plates, compressed.
    pub(super) fn panels(&self, frame: &Frame) -> &[Block] {
        self.panels[frame.bottom.index()].get_or_init(|| {
            let board = self.board(frame);
            let block = |panel: Rect| {
                let canvas = board.cut(panel);
                let alone = |y| frame.is_band(panel.y + y);
                Block::new(canvas.part(), alone, self.codes())
            };
            frame.panels().into_iter().map(block).collect()
        })
    }

    /// The compressed panel with a plate, remembered or made.
    pub(super) fn plated(
        &self,
        key: PlateKey,
        plate: &Plate,
        make: impl FnOnce() -> Block,
    ) -> Arc<Block> {
        let lock = || self.plated.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |known: &Plated| known.key == key && known.plate == *plate;
        let known = {
            let mut plated = lock();
            plated
                .iter()
                .position(same)
                .map(|place| plated.remove(place))
        };
        let plated = known.unwrap_or_else(|| Plated {
            key,
            plate: plate.clone(),
            block: Arc::new(make()),
        });
        let block = Arc::clone(&plated.block);
        let mut all = lock();
        all.insert(0, plated);
        all.truncate(PLATES_KEPT);
        block
    }

    /// The Huffman code of all pictures of this sheet, made for the symbols of a busy board.
    pub(super) fn codes(&self) -> &Codes {
        self.codes.get_or_init(|| {
            let view = sample(self.frame.geometry);
            let cells = cells(&view, &self.frame);
            let canvas = raster(&view, &cells, &self.frame, self);
            let mut counts = Counts::new();
            count(canvas.part(), |y| self.frame.is_band(y), &mut counts);
            Codes::new(&counts, self.frame.square, self.frame.side() - 1)
        })
    }

    /// The empty board with its coordinates.
    pub(super) fn board(&self, frame: &Frame) -> &Canvas {
        self.boards[frame.bottom.index()].get_or_init(|| self.draw_board(frame))
    }

    fn draw_board(&self, frame: &Frame) -> Canvas {
        let mut canvas = Canvas::new(frame.width, frame.height, self.palette.background);
        let side = frame.side();
        // A line around the board, for themes whose light squares are like the background.
        let line = frame.part(2).max(1);
        for (rows, columns) in frame.groups() {
            let around = Rect {
                x: frame.x(columns.start) - line,
                y: frame.y(rows.start) - line,
                width: columns.len() * frame.square + 2 * line,
                height: rows.len() * frame.square + 2 * line,
            };
            canvas.fill(around, self.palette.outline);
        }
        for (column, row) in (0..side).flat_map(|column| (0..side).map(move |row| (column, row))) {
            if let Some(square) = frame.square_at(column, row) {
                let tile = self.tile(TileKey {
                    ground: Ground::Plain,
                    dark: is_dark(square),
                    occupant: None,
                    sign: Sign::None,
                });
                canvas.copy(tile, frame.square, frame.x(column), frame.y(row));
            }
        }
        // Each label stands in the middle of a strip as wide as the margin, next to the first or
        // last square.
        for at in 0..side {
            let mut squares = (0..side).filter(|&other| frame.square_at(at, other).is_some());
            let Some(first) = squares.next() else {
                continue;
            };
            let last = squares.next_back().unwrap_or(first);
            let (square, margin) = (frame.square, frame.left);
            // Counted from the outer edge of the margin.
            let near = first * square + margin / 2;
            let far = margin + (last + 1) * square + margin / 2;
            let middle = margin + at * square + square / 2;
            // In an inner corner of the cross two labels keep out of each other's way.
            let middle = match at {
                2 if first > 0 => middle - square / 4,
                11 if first > 0 => middle + square / 4,
                _ => middle,
            };
            let top = frame.top - margin;
            let label = frame.column_label(at);
            self.label(&mut canvas, frame, &label, middle, top + near);
            self.label(&mut canvas, frame, &label, middle, top + far);
            let label = frame.row_label(at);
            self.label(&mut canvas, frame, &label, near, top + middle);
            self.label(&mut canvas, frame, &label, far, top + middle);
        }
        canvas
    }

    /// A coordinate about its middle.
    pub(super) fn label(&self, canvas: &mut Canvas, frame: &Frame, text: &str, x: usize, y: usize) {
        let size = (frame.left as f32 * 0.72) as u16;
        let line = self.letters.line(text.chars(), size);
        // Files are small letters; they sit well when centred like figures, a little raised.
        let base = y as f32 + f32::from(size) * CAPITAL / 2.0;
        let x = x as f32 - line.width / 2.0;
        line.put(canvas, x, base.round() as i32, self.palette.text);
    }
}

/// a1 is dark, as everywhere.
pub(super) fn is_dark(square: Square) -> bool {
    (square.file() + square.rank()).is_multiple_of(2)
}

/// A board with about as many pieces, marks and words as a game has. Nobody sees it.
fn sample(geometry: Geometry) -> BoardView {
    let squares = geometry.squares().enumerate();
    let pieces = squares.filter(|(number, _)| number * 7 % 12 < 5);
    let pieces = pieces.map(|(number, square)| {
        let seat = Seat::from_index(number / 2);
        let mut piece = Piece::new(seat, Role::ALL[(number * 5 / 3) % 11 % 6]);
        piece.grey = number % 9 == 0;
        (square, piece)
    });
    let mut view = BoardView::new(geometry, Seat::Red, pieces.collect());
    let mut squares = geometry.squares().step_by(11);
    for seat in Seat::ALL {
        if let (Some(from), Some(to)) = (squares.next(), squares.next()) {
            view.marks.push(Mark { from, to, seat });
        }
    }
    view.plates = BySeat::new(|seat| {
        let mut plate = Plate::new("The quick brown fox");
        plate.note = Some("12:34".into());
        plate.points = Some("56".into());
        plate.captured = Role::ALL.map(|role| (seat.next(), role)).to_vec();
        if seat == Seat::Red {
            plate.status = Status::ToMove;
        }
        Some(plate)
    });
    view
}
