//! Draws by the position and the counters (RULES 6), in all modes.

use super::{BySeat, Claim, Draws, Game, Mode, Position, Reason, Role, Seat};

/// Times a position stands, and moves of every active seat, at which a draw may be claimed or
/// comes by itself (RULES 6.1, 6.2).
struct Limits {
    repetition: usize,
    quiet_moves: u32,
}

const AT_THREE_AND_FIFTY: Limits = Limits {
    repetition: 3,
    quiet_moves: 50,
};
const AT_FIVE_AND_SEVENTY_FIVE: Limits = Limits {
    repetition: 5,
    quiet_moves: 75,
};

/// At which a draw comes by itself.
fn limits(draws: Draws) -> Limits {
    match draws {
        Draws::Automatic => AT_THREE_AND_FIFTY,
        Draws::Fide => AT_FIVE_AND_SEVENTY_FIVE,
    }
}

/// Moves of every active seat without a capture or pawn move after which a game is drawn by itself
/// (RULES 6.2).
pub(crate) fn most_quiet_moves(draws: Draws) -> u32 {
    limits(draws).quiet_moves
}

/// The draw that comes by itself now that a seat can move, or the move limit's end.
pub(super) fn due(game: &Game) -> Option<Reason> {
    let limits = limits(game.rules().draws);
    if is_dead(game) {
        Some(Reason::DeadPosition)
    } else if times_seen(game) >= limits.repetition {
        Some(Reason::Repetition)
    } else if quiet_moves(game) >= limits.quiet_moves {
        Some(Reason::FiftyMoves)
    } else if game
        .rules()
        .move_limit
        .is_some_and(|limit| game.ply() >= limit)
    {
        Some(Reason::MoveLimit)
    } else {
        None
    }
}

/// Whether the house rule FIDE lets the seat to move claim that draw.
pub(super) fn is_claimable(game: &Game, claim: Claim) -> bool {
    let fide = game.rules().draws == Draws::Fide;
    match claim {
        Claim::Repetition => fide && times_seen(game) >= AT_THREE_AND_FIFTY.repetition,
        Claim::FiftyMoves => fide && quiet_moves(game) >= AT_THREE_AND_FIFTY.quiet_moves,
        Claim::Lead => false,
    }
}

/// How often the present position has stood, this time included.
fn times_seen(game: &Game) -> usize {
    let seen = game.seen();
    seen.last()
        .map_or(0, |now| seen.iter().filter(|&key| key == now).count())
}

/// The moves that every active seat has made since the last capture or pawn move.
///
/// Each seat's own plies are counted, not all plies divided by the seats that are left: else a
/// seat that goes out would bring the draw nearer for the others by moves they did not make.
fn quiet_moves(game: &Game) -> u32 {
    game.active()
        .map(|seat| game.quiet()[seat])
        .min()
        .unwrap_or(0)
}

/// Each seat's share in the quiet plies that a position brings along: the seats in play now are
/// taken to have moved by turns.
pub(super) fn quiet_at_start(position: &Position) -> BySeat<u32> {
    let turn = position.turn();
    let latest_first: Vec<Seat> = (0..4)
        .map(|back| Seat::from_index(turn.index() + 3 - back))
        .filter(|seat| position.mode().seats().contains(seat))
        .filter(|&seat| !position.is_out(seat) || position.is_walking(seat))
        .collect();
    let in_play = latest_first.len() as u32;
    let mut quiet = BySeat::default();
    for (plies_ago, &seat) in (0..).zip(&latest_first) {
        quiet[seat] = position
            .halfmove()
            .saturating_sub(plies_ago)
            .div_ceil(in_play);
    }
    quiet
}

/// RULES 6.4.
fn is_dead(game: &Game) -> bool {
    let position = game.position();
    match position.mode() {
        Mode::Classic => !could_mate(position, Seat::Red) && !could_mate(position, Seat::Yellow),
        Mode::Teams | Mode::Solo => position
            .pieces()
            .all(|(_, piece)| piece.role == Role::King || piece.grey),
    }
}

/// Classic: whether `seat`'s pieces, with the opponent's help, could still give mate (RULES 6.4,
/// 7.3; FIDE 5.2.2, 6.9). Judged by material alone: positions that are dead because everything is
/// blocked count as alive.
pub(super) fn could_mate(position: &Position, seat: Seat) -> bool {
    let mut own = [0_u32; 6];
    let mut others = [0_u32; 6];
    let mut bishops_on = [0_u32; 2];
    for (square, piece) in position.pieces() {
        let side = if piece.seat == seat {
            &mut own
        } else {
            &mut others
        };
        side[piece.role.index()] += 1;
        if piece.role == Role::Bishop {
            bishops_on[usize::from((square.file() + square.rank()) % 2)] += 1;
        }
    }
    let count = |side: &[u32; 6], roles: &[Role]| -> u32 {
        roles.iter().map(|role| side[role.index()]).sum()
    };
    if count(&own, &[Role::Pawn, Role::Rook, Role::Queen]) > 0 {
        true
    } else if own[Role::Knight.index()] > 0 {
        // A lone knight mates only a king that one of its own pieces, not a queen, shuts in.
        count(&own, &[Role::Knight, Role::Bishop]) > 1
            || count(
                &others,
                &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook],
            ) > 0
    } else if own[Role::Bishop.index()] > 0 {
        // Bishops of one colour only mate if something shuts the king in on the other colour.
        bishops_on.iter().all(|&on| on > 0) || count(&others, &[Role::Pawn, Role::Knight]) > 0
    } else {
        false
    }
}
