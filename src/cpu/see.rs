//! What a capture wins when everybody goes on capturing on that square.

use crate::rules::{Move, MoveKind, Role, Square};

use super::{
    lines::{STEP, places},
    state::{LIVE, State},
};

/// Whether a capture wins at least so much, both sides capturing with their cheapest piece first
/// and stopping when it pays no more. Partners count as one side; pins are not looked at.
pub(super) fn wins(state: &State, mv: Move, least: i32) -> bool {
    let (worth, position) = (state.worth, &state.position);
    let king = worth.roles[Role::King.index()];
    let mut taken = 0;
    if !position.is_empty(mv.to) {
        taken = worth.role(position.code(mv.to));
    }
    if mv.kind == MoveKind::EnPassant {
        taken += worth.roles[Role::Pawn.index()];
    }
    let mut standing = worth.role(position.code(mv.from));
    if let Some(role) = mv.promotion {
        let promoted = worth.roles[role.index()];
        taken += promoted - standing;
        standing = promoted;
    }
    // What it wins if nobody answers, then if the piece is lost for nothing more.
    let mut balance = taken - least;
    if balance < 0 {
        return false;
    }
    balance -= standing;
    if balance >= 0 {
        return true;
    }
    let foes = worth.foes[state.turn().index()];
    let side_of = |code: u8| usize::from(foes >> (code >> 5) & 1);
    let uncovered = behind(state, mv.to, mv.from);
    let mut cheapest = i32::MAX;
    let mut answer = |code: u8| {
        if side_of(code) == 1 {
            cheapest = cheapest.min(worth.role(code));
        }
    };
    state.each_attacker(mv.to, |_, code| answer(code));
    if let Some((_, code)) = uncovered {
        answer(code);
    }
    if cheapest == i32::MAX {
        return true;
    }
    // Most often the first answer settles it.
    if cheapest < king && -balance - 1 - cheapest >= 0 {
        return false;
    }
    // Pieces that bear on the square, by side; one behind another comes when its way is clear.
    let mut sides = [Queue::default(), Queue::default()];
    state.each_attacker(mv.to, |at, code| {
        if at != mv.from {
            sides[side_of(code)].push(at, worth.role(code));
        }
    });
    let mut uncovered = uncovered;
    let mut side = 1;
    loop {
        if let Some((at, code)) = uncovered {
            sides[side_of(code)].push(at, worth.role(code));
        }
        let Some((at, value)) = sides[side].cheapest() else {
            break;
        };
        // A king does not go where it would be taken.
        if value >= king && !sides[side ^ 1].is_empty() {
            break;
        }
        side ^= 1;
        uncovered = behind(state, mv.to, at);
        // What the side that has just taken is above what it wants, if its piece is lost.
        balance = -balance - 1 - value;
        if balance >= 0 {
            break;
        }
    }
    // Who would have to go on does not get there.
    side == 1
}

/// The slider that attacks `target` through `from` once that square is left.
fn behind(state: &State, target: Square, from: Square) -> Option<(Square, u8)> {
    let (here, there) = (places(target), places(from));
    let kind = (0..4).find(|&kind| here[kind].line == there[kind].line)?;
    let reach = state.lines.reach(there[kind]);
    let offset = if there[kind].bit > here[kind].bit {
        STEP[kind].wrapping_mul(reach.up)
    } else {
        STEP[kind].wrapping_mul(reach.down).wrapping_neg()
    };
    let at = Square::from_index(from.index().wrapping_add(offset));
    let code = state.position.code(at);
    let slides = if kind < 2 { 3 } else { 2 };
    (code < LIVE && (code & 7 == slides || matches!(code & 7, 4 | 6))).then_some((at, code))
}

/// Attackers of one side, by worth and square.
#[derive(Default)]
struct Queue {
    count: usize,
    pieces: [u32; Queue::MOST],
}

impl Queue {
    /// One from each direction and each knight's step.
    const MOST: usize = 16;

    fn push(&mut self, at: Square, value: i32) {
        if self.count < Queue::MOST {
            self.pieces[self.count] = (value as u32) << 8 | u32::from(at.index());
            self.count += 1;
        }
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn cheapest(&mut self) -> Option<(Square, i32)> {
        let pieces = &mut self.pieces[..self.count];
        let best = (0..pieces.len()).min_by_key(|&i| pieces[i])?;
        let piece = pieces[best];
        pieces[best] = pieces[self.count - 1];
        self.count -= 1;
        Some((Square::from_index(piece as u8), (piece >> 8) as i32))
    }
}
