//! Counting the ways a game can go on: the usual test of a move generator.

use super::{Move, MoveList, Position, generate::Wanted};

/// The number of lines of `depth` plies.
///
/// The convention is that of the published counts of team games, which keep to the rules on the
/// first ply only: there a move that captures a king ends its line, so it counts at depth 1 and
/// is worth nothing deeper. The plies after it are those that leave the own king safe, without
/// the exception of RULES 3.2, and play goes on when a king is gone. It makes a difference only
/// where kings hang.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal() as u64,
        _ => perft_divide(position, depth)
            .into_iter()
            .map(|(_, lines)| lines)
            .sum(),
    }
}

/// The lines of `depth` plies by their first move, in the order of
/// [`legal_moves`](Position::legal_moves).
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    perft_until(position, depth, &|| false).unwrap_or_default()
}

/// No count is deeper: it would never end.
const DEEPEST: u32 = 64;

/// The same, unless it is told to stop: then `None`.
pub fn perft_until(
    position: &Position,
    depth: u32,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<(Move, u64)>> {
    let Some(rest) = depth.min(DEEPEST).checked_sub(1) else {
        return Some(Vec::new());
    };
    // A list for every ply between the first and the last.
    let mut lists = vec![MoveList::default(); rest.saturating_sub(1) as usize];
    let mut lines = |mv| match position.captures_king(mv) {
        Some(_) if rest > 0 => Some(0),
        _ if rest == 0 => Some(1),
        _ => count_lines(&position.after(mv), &mut lists, stop),
    };
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| Some((mv, lines(mv)?))).collect()
}

/// One ply more than there are lists: the last one is only counted.
fn count_lines(
    position: &Position,
    lists: &mut [MoveList],
    stop: &dyn Fn() -> bool,
) -> Option<u64> {
    let Some((list, lists)) = lists.split_first_mut() else {
        return Some(position.count(Wanted::Safe) as u64);
    };
    // Not asked at the last but one: that takes a moment only, and there are many.
    if !lists.is_empty() && stop() {
        return None;
    }
    list.fill(position, Wanted::Safe);
    let mut moves = list.iter();
    moves.try_fold(0, |sum, &mv| {
        Some(sum + count_lines(&position.after(mv), lists, stop)?)
    })
}
