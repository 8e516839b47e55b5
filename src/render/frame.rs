//! Where things lie: pixels of the board, the plates and the coordinates.

use std::ops::{Range, RangeInclusive};

use super::BoardView;
use crate::rules::{Geometry, Seat, Square};

/// Widths that a picture can have, in pixels; others are clamped.
pub const SIZES: RangeInclusive<u32> = 200..=2240;

/// The measures of a picture. The cross board is as high as wide with the plates in its empty
/// corners; the 8×8 board has a strip above and below for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Frame {
    pub(super) geometry: Geometry,
    pub(super) bottom: Seat,
    pub(super) width: usize,
    pub(super) height: usize,
    /// Side of a square.
    pub(super) square: usize,
    /// Left edge of the board.
    pub(super) left: usize,
    /// Top edge of the board.
    pub(super) top: usize,
}

/// Left, top, width and height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rect {
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

impl Rect {
    /// Whether the other one lies within this one.
    pub(super) fn holds(self, other: Rect) -> bool {
        other.x >= self.x
            && other.y >= self.y
            && other.x + other.width <= self.x + self.width
            && other.y + other.height <= self.y + self.height
    }

    /// The smallest one that holds both.
    pub(super) fn with(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Rect {
            x,
            y,
            width: (self.x + self.width).max(other.x + other.width) - x,
            height: (self.y + self.height).max(other.y + other.height) - y,
        }
    }

    /// Smaller by `by` on every side.
    pub(super) fn shrunk(self, by: usize) -> Rect {
        Rect {
            x: self.x + by,
            y: self.y + by,
            width: self.width.saturating_sub(2 * by),
            height: self.height.saturating_sub(2 * by),
        }
    }
}

impl Frame {
    pub(super) fn new(view: &BoardView, width: u32) -> Frame {
        let width = width.clamp(*SIZES.start(), *SIZES.end()) as usize;
        let side = usize::from(view.geometry.side());
        let square = width * 94 / 100 / side;
        let left = (width - square * side) / 2;
        let strip = match view.geometry {
            Geometry::Cross => 0,
            Geometry::Eight => width * 10 / 100,
        };
        let bottom = match (view.geometry, view.bottom) {
            (Geometry::Eight, Seat::Blue) => Seat::Red,
            (Geometry::Eight, Seat::Green) => Seat::Yellow,
            (_, seat) => seat,
        };
        Frame {
            geometry: view.geometry,
            bottom,
            width,
            height: width + 2 * strip,
            square,
            left,
            top: left + strip,
        }
    }

    pub(super) fn side(self) -> usize {
        usize::from(self.geometry.side())
    }

    /// Column and row of a square as seen, from the top left. The square is on the board.
    pub(super) fn cell(self, square: Square) -> (usize, usize) {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        let last = self.side() - 1;
        match self.bottom {
            Seat::Red => (file, last - rank),
            Seat::Blue => (last - rank, last - file),
            Seat::Yellow => (last - file, rank),
            Seat::Green => (rank, file),
        }
    }

    /// The square at a column and row, if the board has one there.
    pub(super) fn square_at(self, column: usize, row: usize) -> Option<Square> {
        let last = self.side() - 1;
        let (file, rank) = match self.bottom {
            Seat::Red => (column, last - row),
            Seat::Blue => (last - row, last - column),
            Seat::Yellow => (last - column, row),
            Seat::Green => (row, column),
        };
        Square::new(file as u8, rank as u8).filter(|&square| self.geometry.contains(square))
    }

    /// What stands at a column's end: its file or its rank.
    pub(super) fn column_label(self, column: usize) -> String {
        let last = self.side() - 1;
        match self.bottom {
            Seat::Red => file_label(column),
            Seat::Blue => rank_label(last - column),
            Seat::Yellow => file_label(last - column),
            Seat::Green => rank_label(column),
        }
    }

    /// What stands at a row's end.
    pub(super) fn row_label(self, row: usize) -> String {
        let last = self.side() - 1;
        match self.bottom {
            Seat::Red => rank_label(last - row),
            Seat::Blue => file_label(last - row),
            Seat::Yellow => rank_label(row),
            Seat::Green => file_label(row),
        }
    }

    /// Left edge of a column.
    pub(super) fn x(self, column: usize) -> usize {
        self.left + column * self.square
    }

    /// Top edge of a row.
    pub(super) fn y(self, row: usize) -> usize {
        self.top + row * self.square
    }

    /// Groups of rows that have the same columns, from the top: rows and columns.
    pub(super) fn groups(self) -> Vec<(Range<usize>, Range<usize>)> {
        match self.geometry {
            Geometry::Cross => vec![(0..3, 3..11), (3..11, 0..14), (11..14, 3..11)],
            Geometry::Eight => vec![(0..8, 0..8)],
        }
    }

    /// What lies around the squares: left and right of each group of rows, then above and below
    /// the board.
    pub(super) fn panels(self) -> Vec<Rect> {
        let groups = self.groups();
        let mut panels = Vec::with_capacity(8);
        for (rows, columns) in &groups {
            let y = if rows.start == 0 {
                0
            } else {
                self.y(rows.start)
            };
            let end = if rows.end == self.side() {
                self.height
            } else {
                self.y(rows.end)
            };
            let right = self.x(columns.end);
            for (x, width) in [(0, self.x(columns.start)), (right, self.width - right)] {
                let height = end - y;
                panels.push(Rect {
                    x,
                    y,
                    width,
                    height,
                });
            }
        }
        let columns = &groups[0].1;
        let foot = self.y(self.side());
        for (y, height) in [(0, self.top), (foot, self.height - foot)] {
            panels.push(Rect {
                x: self.x(columns.start),
                y,
                width: columns.len() * self.square,
                height,
            });
        }
        panels
    }

    /// Whether a row of squares, or what lies above or below all of them, begins at this height.
    pub(super) fn is_band(self, y: usize) -> bool {
        y == 0
            || y.checked_sub(self.top)
                .is_some_and(|y| y % self.square == 0 && y / self.square <= self.side())
    }

    /// A length that is `per_mille` thousandths of the width.
    pub(super) fn part(self, per_mille: usize) -> usize {
        (self.width * per_mille + 500) / 1000
    }

    /// The place of a seat's plate: on the cross the corner at its own right hand.
    pub(super) fn plate(self, seat: Seat) -> Option<Rect> {
        let gap = self.part(5);
        let turn = (seat.index() + 4 - self.bottom.index()) % 4;
        match self.geometry {
            Geometry::Cross => {
                // Between the plate and the board stand the coordinates.
                let side = 3 * self.square - gap;
                let far = self.width - gap - side;
                let (x, y) = [(far, far), (gap, far), (gap, gap), (far, gap)][turn];
                Some(Rect {
                    x,
                    y,
                    width: side,
                    height: side,
                })
            }
            Geometry::Eight => {
                let height = self.top - self.left - gap;
                let y = match turn {
                    0 => self.height - gap - height,
                    2 => gap,
                    _ => return None,
                };
                Some(Rect {
                    x: self.left,
                    y,
                    width: self.side() * self.square,
                    height,
                })
            }
        }
    }
}

fn file_label(file: usize) -> String {
    char::from(b'a' + file as u8).to_string()
}

fn rank_label(rank: usize) -> String {
    (rank + 1).to_string()
}
