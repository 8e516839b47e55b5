//! Scores: hundredths of a pawn, or the plies to a win that is certain.

/// A win that would be there now. Every score lies between the two of them.
pub(super) const MATE: i32 = 32_000;
/// From here on a score is a certain win, in so many plies as it is short of [`MATE`].
pub(super) const WON: i32 = MATE - 1000;

pub(super) const fn wins_in(plies: usize) -> i32 {
    MATE - plies as i32
}

pub(super) const fn mated_in(plies: usize) -> i32 {
    plies as i32 - MATE
}

/// The plies to the end, positive for the winner, if the score is that of a certain win or loss.
pub fn mate_in(score: i32) -> Option<i32> {
    if score >= WON {
        Some(MATE - score)
    } else if score <= -WON {
        Some(-MATE - score)
    } else {
        None
    }
}

/// As counted from the node instead of the root: a position's mate is as far away on whatever way
/// it was reached.
pub(super) const fn to_memory(score: i32, ply: usize) -> i32 {
    if score >= WON {
        score + ply as i32
    } else if score <= -WON {
        score - ply as i32
    } else {
        score
    }
}

pub(super) const fn from_memory(score: i32, ply: usize) -> i32 {
    if score >= WON {
        score - ply as i32
    } else if score <= -WON {
        score + ply as i32
    } else {
        score
    }
}
