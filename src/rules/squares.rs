//! Sets of squares.

use super::Square;

/// A set of cells of the padded grid, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Squares([u64; 4]);

impl Squares {
    pub(crate) const NONE: Squares = Squares([0; 4]);
    pub(crate) const ALL: Squares = Squares([u64::MAX; 4]);

    #[inline]
    pub(crate) const fn has(&self, square: Square) -> bool {
        self.0[(square.index() >> 6) as usize] >> (square.index() & 63) & 1 != 0
    }

    pub(crate) const fn add(&mut self, square: Square) {
        self.0[(square.index() >> 6) as usize] |= 1 << (square.index() & 63);
    }

    /// Puts a square in, or takes it out.
    pub(crate) const fn flip(&mut self, square: Square) {
        self.0[(square.index() >> 6) as usize] ^= 1 << (square.index() & 63);
    }

    #[inline]
    pub(crate) fn and(&self, other: &Squares) -> Squares {
        Squares(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline]
    pub(crate) fn or(&self, other: &Squares) -> Squares {
        Squares(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Whether two sets have a square in common.
    #[inline]
    pub(crate) fn meets(&self, other: &Squares) -> bool {
        self.and(other) != Squares::NONE
    }
}
