//! How good a position of two sides is, by hand-made rules of thumb: material and placement
//! (kept up to date by [`State`]), mobility, and the safety of each king against both opponents.

use crate::rules::{EMPTY_CODE, Mode, Role, Seat, Square};

use super::{
    lines::{Place, STEP, places},
    state::{KNIGHT_STEPS, State},
};

/// To be the seat to move.
const TEMPO: i32 = 25;
/// What a piece brings to bear on a king, for each square beside the king that it attacks.
const PRESSURE: [i32; 7] = [0, 13, 8, 21, 30, 0, 30];
/// For every attacker of a king's surroundings.
const ATTACKER: i32 = 26;
/// A king attacked by the pieces of both opponents is harder to hold.
const BOTH_OPPONENTS: i32 = 52;
/// Own men beside a king.
const SHELTER: i32 = 24;
/// For each empty square on a line that leads from the king to anything but an own man.
const OPEN_LINE: i32 = 3;
const CASTLING: i32 = 8;
/// The most that is not material: beyond it the rest need not be looked at.
const LAZY_MARGIN: i32 = 1500;

/// A king and what bears on it.
#[derive(Clone, Copy)]
struct Target {
    /// The king's lines; bit 0 on a line that no piece stands on if there is no king.
    places: &'static [Place; 4],
    square: Square,
    pressure: i32,
    attackers: i32,
    by: u8,
}

/// The squares beside a king on a neighbouring line, bit 0 being one below the king's own bit:
/// by kind, and by the line's number less that of the king's line, from −2.
const RING: [[u8; 5]; 4] = [
    [0, 7, 7, 7, 0],
    [0, 7, 7, 7, 0],
    // Rising diagonals are numbered by file − rank.
    [1, 3, 7, 6, 4],
    // Falling diagonals by file + rank.
    [1, 3, 7, 6, 4],
];
const COUNT: [i32; 8] = [0, 1, 1, 2, 1, 2, 2, 3];

/// For the seat to move. If it is far outside of `alpha` and `beta`, a rough answer will do.
pub(super) fn evaluate(state: &State, alpha: i32, beta: i32) -> i32 {
    let foes = state.worth.foes[state.turn().index()];
    // A seat that takes no part has no values.
    let sum = |values: &[i32; 4]| -> i32 {
        let signed = |(seat, &value): (usize, &i32)| value * (1 - 2 * i32::from(foes >> seat & 1));
        values.iter().enumerate().map(signed).sum()
    };
    let material = sum(&state.placed);
    if material + LAZY_MARGIN <= alpha || material - LAZY_MARGIN >= beta {
        return material;
    }
    material + TEMPO + sum(&conditions(state))
}

/// What adds to the worth of each seat's pieces: their mobility and the safety of its king.
pub(super) fn conditions(state: &State) -> [i32; 4] {
    let mut targets = Seat::ALL.map(|seat| target(state, seat));
    let seats = state.position.mode().seats();
    let mut conditions = [0; 4];
    for &seat in seats {
        conditions[seat.index()] = activity(state, seat, &mut targets);
    }
    for &seat in seats {
        conditions[seat.index()] +=
            shelter(state, seat) - danger(state, seat, &targets[seat.index()]);
    }
    conditions
}

fn target(state: &State, seat: Seat) -> Target {
    let nowhere = Square::from_index(255);
    let square = state.position.king(seat).unwrap_or(nowhere);
    Target {
        places: places(square),
        square,
        pressure: 0,
        attackers: 0,
        by: 0,
    }
}

/// What a piece does from where it stands.
#[derive(Default)]
struct Action {
    /// Squares that it could go to.
    moves: i32,
    /// What its attacks on pieces are worth.
    threats: i32,
    /// For each opponent, how many squares beside its king it attacks.
    hits: [i32; 3],
}

/// Mobility and threats; notes what bears on the kings of opponents.
fn activity(state: &State, seat: Seat, targets: &mut [Target; 4]) -> i32 {
    let (next, last) = (seat.next(), Seat::from_index(seat.index() + 3));
    let foes: &[Seat] = match state.position.mode() {
        Mode::Classic => &[seat.opposite()],
        Mode::Teams => &[next, last],
        Mode::Solo => &[next, last, seat.opposite()],
    };
    let mut sum = 0;
    for &from in state.position.men(seat) {
        let kind = state.position.code(from) & 31;
        let role = (kind & 7) as usize;
        let action = match role {
            0 => pawn(state, from, kind),
            1 => knight(state, from, kind, targets, foes),
            2 => slide::<2, 4>(state, from, kind, targets, foes),
            3 => slide::<0, 2>(state, from, kind, targets, foes),
            4 | 6 => slide::<0, 4>(state, from, kind, targets, foes),
            _ => continue,
        };
        sum += state.worth.mobility[role] * action.moves + 16 * action.threats;
        for (hits, foe) in action.hits.into_iter().zip(foes) {
            if hits > 0 {
                let target = &mut targets[foe.index()];
                target.pressure += PRESSURE[role] * hits;
                target.attackers += 1;
                target.by |= 1 << seat.index();
            }
        }
    }
    sum / 16
}

fn pawn(state: &State, from: Square, kind: u8) -> Action {
    let seat = usize::from(kind >> 3);
    let (ahead, right) = (STEPS_AHEAD[seat], STEPS_AHEAD[(seat + 1) % 4]);
    let threat = |step: u8| {
        let to = Square::from_index(from.index().wrapping_add(step));
        state.worth.threats[state.turn().index()].get(kind, state.position.code(to))
    };
    Action {
        threats: threat(ahead.wrapping_add(right)) + threat(ahead.wrapping_sub(right)),
        ..Action::default()
    }
}

fn knight(state: &State, from: Square, kind: u8, targets: &[Target; 4], foes: &[Seat]) -> Action {
    let mut action = Action::default();
    for step in KNIGHT_STEPS {
        let to = Square::from_index(from.index().wrapping_add(step));
        let code = state.position.code(to);
        action.moves += i32::from(code <= EMPTY_CODE && code >> 5 != kind >> 3);
        action.threats += state.worth.threats[state.turn().index()].get(kind, code);
    }
    for (hits, foe) in action.hits.iter_mut().zip(foes) {
        let king = targets[foe.index()].square;
        if distance(king, from) <= 3 {
            let beside = KNIGHT_STEPS.into_iter().filter(|&step| {
                distance(king, Square::from_index(from.index().wrapping_add(step))) <= 1
            });
            *hits = beside.count() as i32;
        }
    }
    action
}

/// Along lines of some kinds.
#[inline]
fn slide<const FIRST: usize, const END: usize>(
    state: &State,
    from: Square,
    kind: u8,
    targets: &[Target; 4],
    foes: &[Seat],
) -> Action {
    let mut action = Action::default();
    for line in FIRST..END {
        let place = places(from)[line];
        let reach = state.lines.reach(place);
        action.moves += i32::from(reach.up + reach.down) - 2;
        for offset in [
            STEP[line].wrapping_mul(reach.up),
            STEP[line].wrapping_mul(reach.down).wrapping_neg(),
        ] {
            let end = Square::from_index(from.index().wrapping_add(offset));
            action.threats +=
                state.worth.threats[state.turn().index()].get(kind, state.position.code(end));
        }
        let span = (2u32 << (place.bit + reach.up)) - (1 << (place.bit - reach.down));
        for (hits, foe) in action.hits.iter_mut().zip(foes) {
            let king = targets[foe.index()].places[line];
            let nearby = place.line.wrapping_sub(king.line).wrapping_add(2);
            if nearby < 5 {
                let attacked = (span << 1 >> king.bit) as u8 & RING[line][nearby as usize];
                *hits += COUNT[attacked as usize];
            }
        }
    }
    action
}

fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

const STEPS_AHEAD: [u8; 4] = [16, 1, 240, 255];

fn danger(state: &State, seat: Seat, target: &Target) -> i32 {
    if target.attackers == 0 {
        return 0;
    }
    let mut units = target.pressure + ATTACKER * target.attackers;
    if target.by.count_ones() > 1 {
        units += BOTH_OPPONENTS;
    }
    if state.checked_by[seat.index()] != 0 {
        units += 20;
    }
    (units * units / 160).min(700)
}

fn shelter(state: &State, seat: Seat) -> i32 {
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
                score -= OPEN_LINE * if code < 128 { open + 1 } else { open.min(6) };
            }
        }
    }
    if position.can_castle_short(seat) || position.can_castle_long(seat) {
        score += CASTLING;
    }
    score
}
