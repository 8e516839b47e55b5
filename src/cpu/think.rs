//! Thinking about the move of a game: deeper and deeper until the budget is used up.

use crate::rules::{Game, Mode, Move};

use super::{
    budget::Budget,
    eval::{Judge, Spot},
    memory::Memory,
    score::{MATE, mate_in, wins_in},
    search::{MOST_PLIES, Search},
    solo,
    state::State,
};

/// What thinking came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    pub best: Move,
    /// For the seat to move, in hundredths of a pawn; see [`mate_in`].
    pub score: i32,
    /// The last depth that was looked at in full.
    pub depth: u32,
    pub nodes: u64,
    /// The line that is expected, `best` first.
    pub line: Vec<Move>,
}

/// Thinks about what the seat to move should play; `on_depth` hears of every depth that is done.
///
/// `None` only if there is no move. With one thread, a fresh or [cleared](Memory::clear) memory
/// and a budget of depth or nodes the answer depends on the game alone. When told to stop it
/// answers within some hundred nodes, and always with a legal move.
pub fn think(
    game: &Game,
    memory: &Memory,
    budget: Budget<'_>,
    on_depth: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    memory.grow_older();
    deepen(game, memory, budget, on_depth)
}

/// Thinks along with [`think`] on another thread until told to stop: what it finds out is in the
/// memory that both share.
pub fn help(game: &Game, memory: &Memory, stop: &dyn Fn() -> bool) {
    let budget = Budget {
        depth: u32::MAX,
        nodes: u64::MAX,
        stop,
    };
    deepen(game, memory, budget, &mut |_| {});
}

fn deepen(
    game: &Game,
    memory: &Memory,
    budget: Budget<'_>,
    on_depth: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    if game.rules().mode == Mode::Solo {
        return solo::deepen(game, memory, budget, on_depth);
    }
    let moves = game.legal_moves();
    let &first = moves.first()?;
    let state = State::new(game.position());
    let mut thought = Thought {
        best: first,
        score: 0,
        depth: 0,
        nodes: 0,
        line: vec![first],
    };
    if let Some(&taking) = moves.iter().find(|&&mv| {
        game.rules().mode == Mode::Teams && game.position().captures_king(mv).is_some()
    }) {
        thought = Thought {
            best: taking,
            score: wins_in(1),
            depth: 1,
            nodes: 1,
            line: vec![taking],
        };
        on_depth(&thought);
        return Some(thought);
    }
    let mut search = Search::new(memory, budget, game);
    let deepest = budget.depth.clamp(1, MOST_PLIES as u32 - 20);
    for depth in 1..=deepest {
        let Some(score) = search.aspire(&state, depth as i32, thought.score) else {
            if let Some(best) = search.root_best
                && best != thought.best
            {
                thought.best = best;
                thought.line = vec![best];
            }
            thought.nodes = search.meter.nodes;
            break;
        };
        let best = search.root_best.unwrap_or(thought.best);
        thought = Thought {
            best,
            score,
            depth,
            nodes: search.meter.nodes,
            line: expected(game, memory, best, depth),
        };
        on_depth(&thought);
        let certain = mate_in(score).is_some_and(|plies| plies.unsigned_abs() <= depth);
        if certain || (moves.len() == 1 && depth >= 4) {
            break;
        }
    }
    Some(thought)
}

/// What a position is worth to the seat to move before anything is searched, in hundredths of a
/// pawn; `None` in solo, and where a king is attacked: such a position cannot be judged so.
pub fn at_sight(game: &Game) -> Option<i32> {
    let state = State::new(game.position());
    let attacked = state.checked_by != [0; 4];
    let mode = game.rules().mode;
    (mode != Mode::Solo && !attacked).then(|| Judge::new().evaluate(&Spot::root(&state)))
}

/// The legal moves of the seat to move, each with its score by a search of its own to `depth`, or
/// as deep as it gets with so many nodes.
pub(super) fn rate(game: &Game, memory: &Memory, depth: u32, nodes: u64) -> Vec<(Move, i32)> {
    if game.rules().mode == Mode::Solo {
        return solo::rate(game, memory, depth, nodes);
    }
    let state = State::new(game.position());
    let mut search = Search::new(memory, Budget::nodes(nodes), game);
    search.path.push(state.key);
    let mut rate = |mv: Move| {
        if game.position().captures_king(mv).is_some() {
            return (mv, wins_in(1));
        }
        let next = state.after(mv);
        let score = search.rate(&next, depth as i32);
        (mv, score)
    };
    game.legal_moves().iter().map(|&mv| rate(mv)).collect()
}

impl Search<'_> {
    /// Of a position that the other side has to answer, to the side that made it.
    fn rate(&mut self, next: &State, depth: i32) -> i32 {
        let spot = Spot::at(next, 1);
        let mut score = 0;
        self.meter.reset();
        for depth in 0..depth {
            let found = -self.node(spot, depth, -MATE, MATE, false);
            if self.meter.stopped {
                break;
            }
            score = found;
        }
        score
    }

    /// Searches to a depth with a narrow window around the last score, wider each time the score
    /// is not in it. `None` if stopped.
    fn aspire(&mut self, state: &State, depth: i32, last: i32) -> Option<i32> {
        let mut width = 30;
        let (mut alpha, mut beta) = if depth >= 4 {
            (last - width, last + width)
        } else {
            (-MATE, MATE)
        };
        loop {
            let (low, high) = (alpha.max(-MATE), beta.min(MATE));
            let score = self.node(Spot::root(state), depth, low, high, false);
            if self.meter.stopped {
                return None;
            }
            width *= 2;
            if score <= low && low > -MATE {
                alpha = score - width;
                beta = i32::midpoint(low, high) + 1;
            } else if score >= high && high < MATE {
                beta = score + width;
            } else {
                return Some(score);
            }
            if width > 1000 {
                (alpha, beta) = (-MATE, MATE);
            }
        }
    }
}

/// The best move with the answers that memory holds.
fn expected(game: &Game, memory: &Memory, best: Move, depth: u32) -> Vec<Move> {
    let mut line = vec![best];
    let mut position = game.position().clone();
    position.play(best);
    while line.len() < depth as usize
        && let Some(next) = memory.get(position.key()).and_then(|found| found.best)
        && position.is_legal(next)
    {
        let ends = position.captures_king(next).is_some();
        position.play(next);
        line.push(next);
        if ends {
            break;
        }
    }
    line
}
