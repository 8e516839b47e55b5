//! Which squares of every rank, file and diagonal are blocked, so that the end of a slider's way
//! is found by counting zeros instead of walking.

use crate::rules::{Geometry, Square};

/// Ranks, files, rising and falling diagonals, in this order.
pub(super) const KINDS: usize = 4;

/// The step along a line of each kind, on the padded grid.
pub(super) const STEP: [u8; KINDS] = [1, 16, 17, 241];

const FIRST: [u8; KINDS] = [0, 14, 28, 55];
const COUNT: usize = 82;

/// A bit for each square of a line that cannot be passed: pieces, and all that is not board. Bit
/// `i + 1` is the square whose file (in a file: whose rank) is `i`; the ends are always set.
#[derive(Clone, PartialEq)]
pub(super) struct Lines([u16; COUNT]);

/// The line of one kind through a square, and the square's place on it.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) line: u8,
    pub(super) bit: u8,
}

const fn place(square: u8, kind: usize) -> Place {
    let (file, rank) = (square & 15, square >> 4);
    let (line, bit) = match kind {
        0 => (rank, file),
        1 => (file, rank),
        2 => (file + 13 - rank, file),
        _ => (file + rank, file),
    };
    Place {
        line: FIRST[kind] + line,
        bit: bit + 1,
    }
}

static PLACES: [[Place; KINDS]; 256] = {
    let mut places = [[Place { line: 0, bit: 0 }; KINDS]; 256];
    let mut index = 0;
    while index < 256 {
        if index & 15 < 14 && index >> 4 < 14 {
            let mut kind = 0;
            while kind < KINDS {
                places[index][kind] = place(index as u8, kind);
                kind += 1;
            }
        }
        index += 1;
    }
    places
};

/// How far off the next blocked squares are on a line through a square.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Steps to the next blocked square up and down the line, at least 1.
    pub(super) up: u8,
    pub(super) down: u8,
}

impl Lines {
    /// Of an empty board.
    pub(super) fn new(geometry: Geometry) -> Lines {
        let mut lines = Lines([u16::MAX; COUNT]);
        for square in geometry.squares() {
            lines.flip(square);
        }
        lines
    }

    /// A piece comes to or goes from a square.
    pub(super) fn flip(&mut self, square: Square) {
        for place in &PLACES[square.index() as usize] {
            self.0[place.line as usize] ^= 1 << place.bit;
        }
    }

    pub(super) fn reach(&self, place: Place) -> Reach {
        let line = u32::from(self.0[place.line as usize]);
        let bit = u32::from(place.bit);
        Reach {
            up: (line >> (bit + 1)).trailing_zeros() as u8 + 1,
            down: (line << (32 - bit)).leading_zeros() as u8 + 1,
        }
    }
}

pub(super) fn places(square: Square) -> &'static [Place; KINDS] {
    &PLACES[square.index() as usize]
}
