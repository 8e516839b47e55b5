//! What can happen to a seat before it moves again, asked of the rules: a search that leaves out
//! unlikely moves does not see all of it.

use crate::rules::{Game, Mode, Move, Position, Seat};

use super::score::WON;

/// In hundredths of a pawn, what a move throws away in solo that nobody would play who saw it: a
/// mate costs no less.
const BLUNDER: i32 = 1200;

/// Depth of a search to the mover's next turn, where a mate of it shows: the move, the round after
/// it, and that turn.
pub(super) const ROUND: u32 = 4;

/// The score below which a move of a game loses at once, where the best move scores `most`.
pub(super) fn floor(mode: Mode, most: i32) -> i32 {
    match mode {
        Mode::Solo => most - BLUNDER,
        Mode::Teams | Mode::Classic => 1 - WON,
    }
}

/// Whether a move lets an opponent mate in one. In teams that is the next opponent, or the one
/// after it whatever the partner does between them, and the partner's king counts as well. In solo
/// any opponent is taken to move as if it were its turn.
pub(super) fn allows_mate(game: &Game, mv: Move) -> bool {
    let me = game.position().turn();
    let after = game.position().after(mv);
    match game.rules().mode {
        Mode::Teams => team_can_be_mated(&after, me),
        mode => {
            let mut foes = mode
                .seats()
                .iter()
                .copied()
                .filter(|&foe| foe != me && (!after.is_out(foe) || after.is_walking(foe)));
            foes.any(|foe| {
                let mut theirs = after.clone();
                theirs.set_turn(foe);
                let moves = theirs.legal_moves();
                moves
                    .iter()
                    .any(|&answer| is_mated(&theirs.after(answer), me))
            })
        }
    }
}

/// Whether an opponent can mate or take a king of the team of `me` before `me` moves again, the
/// first opponent being to move (RULES 4).
fn team_can_be_mated(position: &Position, me: Seat) -> bool {
    let partner = me.opposite();
    let first = position.legal_moves();
    first.iter().any(|&mv| {
        if position.captures_king(mv).is_some() {
            return true;
        }
        let after = position.after(mv);
        if is_mated(&after, partner) {
            return true;
        }
        let helps = after.legal_moves();
        !helps.is_empty() && helps.iter().all(|&help| can_be_mated(&after, help, me))
    })
}

/// Whether the second opponent can mate `me` or take a king after such a move of the partner.
fn can_be_mated(position: &Position, help: Move, me: Seat) -> bool {
    if position.captures_king(help).is_some() {
        return false;
    }
    let theirs = position.after(help);
    let second = theirs.legal_moves();
    let mut second = second.iter();
    second.any(|&mv| theirs.captures_king(mv).is_some() || is_mated(&theirs.after(mv), me))
}

/// Whether a seat would be mated if it were its turn.
fn is_mated(position: &Position, seat: Seat) -> bool {
    position.in_check(seat) && !position.has_legal_move_of(seat)
}
