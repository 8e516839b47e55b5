//! How well a king is hidden among its own men. Only moves on a line to it change that.

use crate::rules::{Role, Seat, Square};

use super::{
    lines::{STEP, places},
    state::{LIVE, State},
};

/// Own men beside a king.
const SHELTER: i32 = 24;
/// For each empty square on a line that leads from the king to anything but an own man.
const OPEN_LINE: i32 = 3;
const CASTLING: i32 = 8;

/// By seat.
pub(super) fn shelters(state: &State) -> [i32; 4] {
    Seat::ALL.map(|seat| shelter(state, seat))
}

/// Of one seat.
pub(super) fn shelter(state: &State, seat: Seat) -> i32 {
    let position = &state.position;
    let Some(king) = position.king(seat) else {
        return 0;
    };
    let mut score = 0;
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
                    SHELTER + 4
                } else {
                    SHELTER
                };
            } else if !own {
                let open = i32::from(distance) - 1;
                score -= OPEN_LINE * if code < LIVE { open + 1 } else { open.min(6) };
            }
        }
    }
    if position.can_castle_short(seat) || position.can_castle_long(seat) {
        score += CASTLING;
    }
    score
}
