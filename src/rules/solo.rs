//! Solo: points and elimination (RULES 5).

use super::judge::{AtTurn, Draft};
use super::{Event, Game, GameResult, Lead, Out, Piece, Ply, Position, Reason, Role, Score, Seat};

const KING: i32 = 20;
pub(crate) const MATE: i32 = 20;
pub(crate) const STALEMATE: i32 = 20;
const LAST_STANDING: i32 = 20;
const WALKING_KING: i32 = 20;
pub(crate) const DRAW: i32 = 10;
/// RULES 5.8: the difference between the last two at which the game is decided.
pub(crate) const LEAD: i32 = 21;

/// What taking `piece` is worth (RULES 5.1).
pub fn capture_points(piece: Piece) -> i32 {
    match piece.role {
        _ if piece.grey => 0,
        _ if piece.promoted => 1,
        Role::Pawn => 1,
        Role::Knight => 3,
        Role::Bishop | Role::Rook => 5,
        Role::Queen => 9,
        Role::King => KING,
    }
}

/// What checking `kings` kings by one move is worth, `queen`: with a queen that moved and itself
/// gives one of these checks (RULES 5.4).
pub(crate) fn check_points(kings: usize, queen: bool) -> i32 {
    match (kings, queen) {
        (0 | 1, _) => 0,
        (2, true) => 1,
        (2, false) | (_, true) => 5,
        (_, false) => 20,
    }
}

/// Captures, kings taken, checks, mates: in this order.
pub(super) fn after_ply(draft: &mut Draft<'_>) {
    let Some(&ply) = draft.game().history().last() else {
        return;
    };
    score_captures(draft, &ply);
    score_checks(draft, &ply);
    judge_mates(draft, ply.seat);
}

/// RULES 5.1, 5.3. The army whose king is taken is grey before mates are judged.
fn score_captures(draft: &mut Draft<'_>, ply: &Ply) {
    for (_, piece) in ply.captures() {
        let points = capture_points(piece);
        if points > 0 {
            let why = Score::Capture {
                role: piece.role,
                from: piece.seat,
            };
            earn(draft, ply.seat, points, why);
        }
    }
    for (_, piece) in ply.captures() {
        if piece.role == Role::King && !piece.grey {
            let why = Out::KingCaptured { by: ply.seat };
            draft.emit(Event::Out {
                seat: piece.seat,
                why,
            });
        }
    }
}

/// RULES 5.4. A pawn that just became a queen counts as one: the check is a queen's.
fn score_checks(draft: &mut Draft<'_>, ply: &Ply) {
    let game = draft.game();
    let checked: Vec<Seat> = game.active().filter(|&seat| ply.checks[seat]).collect();
    let moved_queen = game
        .position()
        .piece(ply.mv.to)
        .is_some_and(|piece| piece.role == Role::Queen);
    let by_queen = moved_queen
        && checked.iter().any(|&seat| {
            game.king_attackers(seat, ply.seat)
                .any(|from| from == ply.mv.to)
        });
    let points = check_points(checked.len(), by_queen);
    if points > 0 {
        let why = Score::Checks {
            kings: checked.len() as u8,
        };
        earn(draft, ply.seat, points, why);
    }
}

/// RULES 5.2, and 5.10 for walking kings.
///
/// All are judged on the position as the ply left it, before any of them is out: who was mated
/// by this ply stays mated, even if the attacker or the guard that held the king goes grey with
/// another seat mated by the same ply. (The other way round nothing can come of it: armies that
/// go grey only take attacks away, so nobody is mated by another's going out.)
///
/// The last two are never both mated, not even by a walking king's step: the check on either is
/// the other's, who could therefore take that king (5.3).
fn judge_mates(draft: &mut Draft<'_>, by: Seat) {
    let game = draft.game();
    let mated: Vec<Seat> = (1..4)
        .map(|ahead| Seat::from_index(by.index() + ahead))
        .filter(|&seat| game.is_in_play(seat) && is_mated(game, seat))
        .collect();
    for seat in mated {
        mate(draft, seat, by);
    }
}

fn is_mated(game: &Game, seat: Seat) -> bool {
    game.position().in_check(seat) && !game.position().has_legal_move_of(seat)
}

fn mate(draft: &mut Draft<'_>, seat: Seat, by: Seat) {
    earn(draft, by, MATE, Score::Mate { of: seat });
    draft.emit(Event::Out {
        seat,
        why: Out::Checkmate { by },
    });
}

/// Points for `seat`, unless it is out: a walking king earns nothing (RULES 5.10).
fn earn(draft: &mut Draft<'_>, seat: Seat, points: i32, why: Score) {
    if draft.game().is_active(seat) {
        draft.score(seat, points, why);
    }
}

/// RULES 5.6, and 5.10 for a stalemated walking king.
///
/// A seat may be found in mate only now if its army has just gone grey around its walking king,
/// or if the game began so. The mate is then that of the seat that moved last.
pub(super) fn at_turn(draft: &mut Draft<'_>, seat: Seat) -> AtTurn {
    let game = draft.game();
    if game.position().has_legal_move() {
        return AtTurn::Settled;
    }
    if game.position().in_check(seat) {
        mate(draft, seat, game.last_mover());
    } else if game.is_walking(seat) {
        draft.emit(Event::KingRemoved { seat });
        give_each_active(draft, Score::Draw);
    } else {
        draft.score(seat, STALEMATE, Score::Stalemate);
        draft.emit(Event::Out {
            seat,
            why: Out::Stalemate,
        });
    }
    AtTurn::Passed
}

/// RULES 5.7. The last active seat's 20 points for a leaver that leaves a walking king are those
/// of 5.10 for that king.
pub(super) fn leave(draft: &mut Draft<'_>, seat: Seat, why: Out) {
    draft.emit(Event::Out { seat, why });
    if let Some(last) = last_standing(draft.game())
        && !draft.game().is_walking(seat)
    {
        draft.score(last, LAST_STANDING, Score::LastStanding);
    }
}

/// RULES 5.8: ends the game if three seats are out or the lead decides it. Looked at after
/// every ply, and also when a seat has left: nothing is left to play for then either.
pub(super) fn ends(draft: &mut Draft<'_>) -> bool {
    let game = draft.game();
    if game.active().next().is_none() {
        // Only a set-up can be so.
        draft.draw(Reason::DeadPosition);
        return true;
    }
    if let Some(last) = last_standing(game) {
        for seat in Seat::ALL {
            if draft.game().is_walking(seat) {
                draft.score(last, WALKING_KING, Score::LastStanding);
            }
        }
        let result = GameResult::Solo(*draft.game().points());
        draft.end(Reason::LastStanding { seat: last }, result);
        return true;
    }
    if game.rules().lead == Lead::Automatic
        && let Some((leader, lead)) = lead_of_two(game)
        && lead >= LEAD
    {
        draft.win_by_lead(leader);
        return true;
    }
    false
}

/// RULES 5.8, house rule claim; 5.10: 20 more for every walking king.
pub(super) fn may_claim_lead(game: &Game) -> bool {
    game.rules().lead == Lead::Claim
        && lead_of_two(game).is_some_and(|(leader, lead)| {
            Some(leader) == game.turn() && lead >= lead_to_claim(game.position())
        })
}

/// The lead over the last opponent with which a seat may claim the win.
pub(crate) fn lead_to_claim(position: &Position) -> i32 {
    LEAD + for_walking_kings(position)
}

/// What the kings that walk are worth to the last active seat (RULES 5.10).
pub(crate) fn for_walking_kings(position: &Position) -> i32 {
    let walking = Seat::ALL
        .into_iter()
        .filter(|&seat| position.is_walking(seat));
    WALKING_KING * walking.count() as i32
}

/// RULES 5.9: the points of a draw for each active seat; none when the move limit ends the game
/// (6.5).
pub(super) fn drawn(draft: &mut Draft<'_>, reason: Reason) -> GameResult {
    if reason != Reason::MoveLimit {
        give_each_active(draft, Score::Draw);
    }
    GameResult::Solo(*draft.game().points())
}

fn give_each_active(draft: &mut Draft<'_>, why: Score) {
    for seat in Seat::ALL {
        earn(draft, seat, DRAW, why);
    }
}

fn last_standing(game: &Game) -> Option<Seat> {
    let mut active = game.active();
    active.next().filter(|_| active.next().is_none())
}

/// Where two are left: who leads, and by how many points.
fn lead_of_two(game: &Game) -> Option<(Seat, i32)> {
    let active: Vec<Seat> = game.active().collect();
    let &[a, b] = active.as_slice() else {
        return None;
    };
    let lead = game.points()[a] - game.points()[b];
    Some(if lead >= 0 { (a, lead) } else { (b, -lead) })
}
