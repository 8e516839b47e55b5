//! Thinking about solo games: every seat for itself.

use crate::rules::{Game, Move};

use super::{
    budget::Budget,
    eval::Spot,
    memory::Memory,
    paranoid::{INFINITE, MOST_PLIES, Paranoid},
    think::Thought,
    world::World,
};

pub(super) fn deepen(
    game: &Game,
    memory: &Memory,
    budget: Budget<'_>,
    on_depth: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    let moves = game.legal_moves();
    let &first = moves.first()?;
    let world = World::new(game);
    let mut search = Paranoid::new(game, memory, budget);
    let mut thought = Thought {
        best: first,
        score: 0,
        depth: 0,
        nodes: 0,
        line: vec![first],
    };
    for depth in 1..=budget.depth.clamp(1, MOST_PLIES as u32 - 20) {
        let root = Spot::root(&world.state);
        let score = search.node(&world, root, depth as i32, -INFINITE, INFINITE);
        let best = search.root_best.unwrap_or(thought.best);
        thought.nodes = search.meter.nodes;
        if search.meter.stopped {
            if best != thought.best {
                thought.best = best;
                thought.line = vec![best];
            }
            break;
        }
        thought = Thought {
            best,
            score,
            depth,
            nodes: search.meter.nodes,
            line: search.expected(&world, best, depth as usize),
        };
        on_depth(&thought);
        if moves.len() == 1 && depth >= 4 {
            break;
        }
    }
    Some(thought)
}

/// The legal moves, each with the value of a search of its own.
pub(super) fn rate(game: &Game, memory: &Memory, depth: u32, nodes: u64) -> Vec<(Move, i32)> {
    let world = World::new(game);
    let mut search = Paranoid::new(game, memory, Budget::nodes(nodes));
    let mut rate = |mv: Move| {
        let next = world.after(mv);
        let spot = Spot::at(&next.state, 1);
        let mut value = search.value(&next, &spot);
        search.meter.reset();

        for depth in 0..depth as i32 {
            let found = search.node(&next, spot, depth, -INFINITE, INFINITE);
            if search.meter.stopped {
                break;
            }
            value = found;
        }
        (mv, value)
    };
    game.legal_moves().iter().map(|&mv| rate(mv)).collect()
}

impl Paranoid<'_> {
    /// The best move with the answers that memory holds.
    fn expected(&self, world: &World, best: Move, depth: usize) -> Vec<Move> {
        let mut line = vec![best];
        let mut world = world.after(best);
        while line.len() < depth
            && !world.over
            && let Some(next) = self
                .memory
                .get(self.key(&world))
                .and_then(|found| found.best)
            && world.state.position.is_legal(next)
        {
            world = world.after(next);
            line.push(next);
        }
        line
    }
}
