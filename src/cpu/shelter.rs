//! How well a king is hidden among its own men. Only moves on a line to it change that.

use crate::rules::{Role, Seat, Square};

use super::{
    lines::{STEP, places},
    packed::Packed,
    state::{LIVE, State},
};

const CASTLING: Packed = Packed::new([8; 4]);
/// More empty squares from the king to the edge of the board make no difference.
const MOST_OPEN: u8 = 6;

/// By seat.
pub(super) fn shelters(state: &State) -> [Packed; 4] {
    Seat::ALL.map(|seat| shelter(state, seat))
}

/// Of one seat, by how many turns it is until it moves.
pub(super) fn shelter(state: &State, seat: Seat) -> Packed {
    let position = &state.position;
    let Some(king) = position.king(seat) else {
        return Packed::ZERO;
    };
    let [pawn, man, aimed, open] = state.worth.shelter;
    let mut score = Packed::ZERO;
    let here = places(king);
    for (kind, &place) in here.iter().enumerate() {
        let reach = state.lines.reach(place);
        let offsets = [
            (STEP[kind].wrapping_mul(reach.up), reach.up),
            (
                STEP[kind].wrapping_mul(reach.down).wrapping_neg(),
                reach.down,
            ),
        ];
        for (offset, distance) in offsets {
            let code = position.code(Square::from_index(king.index().wrapping_add(offset)));
            let own = code >> 5 == seat as u8;
            if own && distance == 1 {
                score += if code & 7 == Role::Pawn as u8 {
                    pawn
                } else {
                    man
                };
            } else if !own && code < LIVE {
                score += aimed * i64::from(distance);
            } else if !own {
                score += open * i64::from((distance - 1).min(MOST_OPEN));
            }
        }
    }
    if position.can_castle_short(seat) || position.can_castle_long(seat) {
        score += CASTLING;
    }
    score
}
