//! How two squares lie to each other: on a common line, a knight's step apart, or neither.

use crate::rules::{Square, Squares};

/// From one square to another.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Along a line of this kind, see [`super::lines`], up it or down.
    Line {
        kind: u8,
        down: bool,
    },
    Knight,
    Neither,
}

/// The greatest number of files or ranks between two squares is less.
const SPAN: i32 = 16;

/// By files, then ranks, from one square to the other, from `-SPAN`.
static WAYS: [[Way; 2 * SPAN as usize]; 2 * SPAN as usize] = {
    let mut ways = [[Way::Neither; 2 * SPAN as usize]; 2 * SPAN as usize];
    let mut files = 1 - SPAN;
    while files < SPAN {
        let mut ranks = 1 - SPAN;
        while ranks < SPAN {
            ways[(files + SPAN) as usize][(ranks + SPAN) as usize] = between(files, ranks);
            ranks += 1;
        }
        files += 1;
    }
    ways
};

const fn between(files: i32, ranks: i32) -> Way {
    if files == 0 && ranks == 0 {
        return Way::Neither;
    }
    if (files * ranks).abs() == 2 {
        return Way::Knight;
    }
    // Only files grow along a file from rank to rank.
    let (kind, down) = if ranks == 0 {
        (0, files < 0)
    } else if files == 0 {
        (1, ranks < 0)
    } else if files == ranks {
        (2, files < 0)
    } else if files == -ranks {
        (3, files < 0)
    } else {
        return Way::Neither;
    };
    Way::Line { kind, down }
}

/// By one square, each other that has a [`Way`] to it.
static MEETING: [Squares; 256] = meeting(false);
/// By one square, each that is a knight's step away.
static KNIGHTS: [Squares; 256] = meeting(true);

const fn meeting(only_knights: bool) -> [Squares; 256] {
    let mut meeting = [Squares::NONE; 256];
    let mut from = 0;
    while from < 256 {
        let mut to = 0;
        while to < 256 {
            let (files, ranks) = (to % 16 - from % 16, to / 16 - from / 16);
            let meets = match between(files, ranks) {
                Way::Knight => true,
                Way::Line { .. } => !only_knights,
                Way::Neither => false,
            };
            if meets {
                meeting[from as usize].add(Square::from_index(to as u8));
            }
            to += 1;
        }
        from += 1;
    }
    meeting
}

/// The squares on a line with one or a knight's step apart.
#[inline]
pub(super) fn meeting_with(square: Square) -> &'static Squares {
    &MEETING[usize::from(square.index())]
}

/// Whether two squares lie on a line or a knight's step apart.
#[inline]
pub(super) fn meet(a: Square, b: Square) -> bool {
    meeting_with(a).has(b)
}

#[inline]
pub(super) fn knight_steps(from: Square) -> &'static Squares {
    &KNIGHTS[usize::from(from.index())]
}

#[inline]
pub(super) fn way(from: Square, to: Square) -> Way {
    let files = i32::from(to.file()) - i32::from(from.file()) + SPAN;
    let ranks = i32::from(to.rank()) - i32::from(from.rank()) + SPAN;
    WAYS[files as usize & 31][ranks as usize & 31]
}

/// Steps of a king.
#[inline]
pub(super) fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}
