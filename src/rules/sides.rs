//! How games of two sides are judged: teams (RULES 4) and classic chess (RULES 9, F).

use super::judge::{AtTurn, Draft};
use super::{GameResult, KingCapture, Mode, Out, Reason, Role, Seat, Square, draws};

/// RULES 4.3, by move: taking an enemy king wins.
pub(super) fn after_ply(draft: &mut Draft<'_>) {
    let Some(&ply) = draft.game().history().last() else {
        return;
    };
    let king = ply.captures().find(|(_, piece)| piece.role == Role::King);
    if let Some((at, king)) = king {
        let reason = Reason::KingCapture {
            by: ply.seat,
            of: king.seat,
            at,
        };
        draft.end(reason, won_by(draft, ply.seat));
    }
}

/// The automatic king capture comes first, then mate (RULES 4.1) and stalemate (4.2).
pub(super) fn at_turn(draft: &mut Draft<'_>, seat: Seat) -> AtTurn {
    if draft.game().rules().king_capture == KingCapture::Automatic
        && let Some((of, at)) = king_in_reach(draft, seat)
    {
        draft.end(
            Reason::KingCapture { by: seat, of, at },
            won_by(draft, seat),
        );
    } else if !draft.game().position().has_legal_move() {
        if draft.game().position().in_check(seat) {
            let reason = Reason::Checkmate { mated: seat };
            draft.end(reason, lost_by(draft, seat));
        } else {
            draft.draw(Reason::Stalemate { seat });
        }
    }
    AtTurn::Settled
}

/// RULES 7.1 and 7.3: who leaves loses, in teams with its partner. In classic a forfeit on time
/// is a draw if the opponent could never mate (F); a resignation is not.
pub(super) fn leave(draft: &mut Draft<'_>, seat: Seat, why: Out) {
    let game = draft.game();
    let classic = game.rules().mode == Mode::Classic;
    if why != Out::TimeOut {
        draft.end(Reason::Resignation { seat }, lost_by(draft, seat));
    } else if classic && !draws::could_mate(game.position(), seat.opposite()) {
        draft.draw(Reason::TimeOut { seat });
    } else {
        draft.end(Reason::TimeOut { seat }, lost_by(draft, seat));
    }
}

/// The first enemy king that `by` attacks: pins of the attacker do not matter (RULES 3.1).
fn king_in_reach(draft: &Draft<'_>, by: Seat) -> Option<(Seat, Square)> {
    let game = draft.game();
    game.active()
        .filter(|&seat| game.rules().mode.hostile(seat, by))
        .filter(|&seat| game.king_attackers(seat, by).next().is_some())
        .find_map(|seat| Some((seat, game.position().king(seat)?)))
}

fn won_by(draft: &Draft<'_>, seat: Seat) -> GameResult {
    match draft.game().rules().mode {
        Mode::Classic => GameResult::Classic(Some(seat)),
        Mode::Teams | Mode::Solo => GameResult::Teams(Some(seat.team())),
    }
}

fn lost_by(draft: &Draft<'_>, seat: Seat) -> GameResult {
    match draft.game().rules().mode {
        Mode::Classic => GameResult::Classic(Some(seat.opposite())),
        Mode::Teams | Mode::Solo => GameResult::Teams(Some(seat.team().other())),
    }
}
