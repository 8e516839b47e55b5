//! The CPU player: what it plays, and what it thinks of a position.
//!
//! In reading order. Pure: the same game, level and seed give the same move. Knows no clock; who
//! wants it to stop in time says so through [`Budget::stop`].

mod budget;
mod eval;
mod level;
mod lines;
mod memory;
mod order;
mod quiesce;
mod score;
mod search;
mod see;
mod state;
mod think;
mod worth;

use crate::rules::{Game, Move, Seat};

pub use budget::Budget;
pub use level::Level;
pub use memory::Memory;
pub use score::mate_in;
pub use think::{Thought, think};

use state::State;

/// What the CPU plays for the seat to move; `None` only when there is no move.
///
/// The same game, level and seed give the same move, in some tenths of a second at most.
pub fn choose(game: &Game, _level: Level, _seed: u64) -> Option<Move> {
    let memory = Memory::new(Memory::DEFAULT_MIB);
    let thought = think(game, &memory, Budget::nodes(100_000), &mut |_| {})?;
    Some(thought.best)
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
