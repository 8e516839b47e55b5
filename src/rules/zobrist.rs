//! The key of a position (RULES 6.1): equal for equal positions, and as good as never else.

use super::{Position, Seat, Square, cell::Cell, position::bit};

/// Kinds of facts, so that no two facts share a number.
const PIECE: u64 = 1 << 32;
const STATE: u64 = 2 << 32;
const EN_PASSANT: u64 = 3 << 32;

/// A number for a fact that looks drawn at random: the finalizer of SplitMix64. Worked out faster
/// than a table of all pieces on all squares is fetched.
const fn mix(fact: u64) -> u64 {
    let x = fact.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

pub(super) const fn piece(cell: Cell, square: Square) -> u64 {
    mix(PIECE | (cell.code() as u64) << 8 | square.index() as u64)
}

/// Of the seat to move, who is out, and castling rights.
pub(super) const fn state(turn: Seat, active: u8, walking: u8, rights: u8) -> u64 {
    mix(STATE
        | (bit(turn) as u64) << 24
        | (active as u64) << 16
        | (walking as u64) << 8
        | rights as u64)
}

impl Position {
    /// The key of RULES 6.1: pieces with owners and greyness, seat to move, castling rights, who
    /// is out, and those en passant rights that somebody has a pawn for.
    pub fn key(&self) -> u64 {
        let mut key = self.hash ^ state(self.turn, self.active, self.walking, self.rights);
        for seat in Seat::ALL {
            if let Some((skipped, pawn)) = self.en_passant(seat)
                && self.en_passant_counts(seat, skipped)
            {
                key ^= mix(EN_PASSANT | pawn.index() as u64);
            }
        }
        key
    }
}
