//! Four small numbers in one, which are added by one addition.

use std::ops::{AddAssign, Mul, SubAssign};

/// Four numbers of 16 bits each: the sum of each times 65 536 to the power of its place. What the
/// lower ones borrow or carry is put right when a number is read. A number that leaves its 16 bits
/// is read wrongly, so what is added up here has to stay within 32 767.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed(i64);

impl Packed {
    pub(super) const ZERO: Packed = Packed(0);

    pub(super) const fn new(numbers: [i16; 4]) -> Packed {
        let mut sum = 0i64;
        let mut place = 4;
        while place > 0 {
            place -= 1;
            sum = sum
                .wrapping_mul(1 << 16)
                .wrapping_add(numbers[place] as i64);
        }
        Packed(sum)
    }

    /// A number in one place, and three times 0.
    #[inline]
    pub(super) const fn at(place: usize, number: i16) -> Packed {
        Packed((number as i64) << (16 * place))
    }

    #[inline]
    pub(super) const fn get(self, place: usize) -> i32 {
        const HALVES: i64 = 0x8000_8000_8000;
        let carried = self.0.wrapping_add(HALVES & ((1 << (16 * place)) - 1));
        (carried >> (16 * place)) as i16 as i32
    }
}

impl AddAssign for Packed {
    #[inline]
    fn add_assign(&mut self, other: Packed) {
        self.0 = self.0.wrapping_add(other.0);
    }
}

impl SubAssign for Packed {
    #[inline]
    fn sub_assign(&mut self, other: Packed) {
        self.0 = self.0.wrapping_sub(other.0);
    }
}

impl Mul<i64> for Packed {
    type Output = Packed;
    #[inline]
    fn mul(self, times: i64) -> Packed {
        Packed(self.0.wrapping_mul(times))
    }
}
