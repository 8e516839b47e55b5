//! Counting the ways a game can go on: the usual test of a move generator.

use super::{Move, Position};

/// The number of lines of `depth` plies. A ply that captures a king ends its line, so it counts
/// at the last depth only.
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
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let lines = |mv: Move| {
        if rest > 0 && position.captures_king(mv).is_some() {
            return 0;
        }
        let mut after = position.clone();
        after.play(mv);
        perft(&after, rest)
    };
    let moves = position.legal_moves();
    moves.iter().map(|&mv| (mv, lines(mv))).collect()
}
