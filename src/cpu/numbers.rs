//! The squares of both boards numbered without gaps, for tables that cannot afford the padding.

use crate::rules::{Geometry, Square};

/// Of the cross; and of the 8×8 board, which has one corner more.
pub(super) const SQUARES: usize = 160 + 9;

static NUMBERS: [u8; 256] = {
    let mut numbers = [0; 256];
    let (mut index, mut next) = (0, 0);
    while index < 256 {
        let square = Square::from_index(index as u8);
        if Geometry::Cross.contains(square) || Geometry::Eight.contains(square) {
            numbers[index] = next;
            next += 1;
        }
        index += 1;
    }
    assert!(next as usize == SQUARES);
    numbers
};

/// Of a square by its index, less than [`SQUARES`].
#[inline]
pub(super) fn number(index: u8) -> usize {
    usize::from(NUMBERS[usize::from(index)])
}
