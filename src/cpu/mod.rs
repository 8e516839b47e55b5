//! The CPU player: what it plays, and what it thinks of a position.
//!
//! In reading order. Pure: the same game, level and seed give the same move. Knows no clock; who
//! wants it to stop in time says so through [`Budget::stop`].

mod eval;
mod level;
mod lines;
mod memory;
mod see;
mod state;
mod worth;

use crate::rules::{Action, Game, GameResult, Move, Seat};

pub use level::Level;
pub use memory::Memory;

use state::State;

/// What the CPU plays for the seat to move; `None` only when there is no move.
///
/// The same game, level and seed give the same move, in some tenths of a second at most.
pub fn choose(game: &Game, _level: Level, seed: u64) -> Option<Move> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let turn = game.turn()?;
    let state = State::new(game.position());
    let promise = |mv: &Move| {
        let mut after = game.clone();
        let played = after.act(turn, Action::Move(*mv));
        debug_assert!(played.is_ok(), "{mv} is legal");
        let gained = after.points()[turn] - game.points()[turn];
        let ending = after
            .ending()
            .map_or(0, |ending| worth(ending.result, turn));
        (ending, gained, see::exchange(&state, *mv).max(-1))
    };
    let mut moves: Vec<Move> = game.legal_moves().to_vec();
    chance.shuffle(&mut moves);
    moves.into_iter().max_by_key(promise)
}

/// Whether the CPU on `seat` agrees to a draw (RULES 6.3).
pub fn accepts_draw(game: &Game, seat: Seat) -> bool {
    let state = State::new(game.position());
    let score = eval::evaluate(&state, -32_000, 32_000);
    let friend = game
        .turn()
        .is_some_and(|turn| turn == seat || !game.rules().mode.hostile(turn, seat));
    let own = if friend { score } else { -score };
    own < 100
}

fn worth(result: GameResult, seat: Seat) -> i32 {
    match result {
        GameResult::Teams(None) | GameResult::Classic(None) => 0,
        GameResult::Teams(Some(team)) if team == seat.team() => 1,
        GameResult::Classic(Some(winner)) if winner == seat => 1,
        GameResult::Teams(_) | GameResult::Classic(_) => -1,
        GameResult::Solo(_) => {
            if result.places()[seat] == 1 {
                1
            } else {
                -1
            }
        }
    }
}
