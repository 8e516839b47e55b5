//! The search of solo games: every seat for itself.

use crate::rules::{Game, Move, Seat};

use super::{
    budget::Budget,
    memory::{Bound, Finding, Memory},
    order::{Hints, MOST, Ranked, Records, Step, is_bad_capture, pick},
    search::cuts,
    see::exchange,
    think::Thought,
    world::{MOST_VALUE, World},
};

const MOST_PLIES: usize = 60;
const INFINITE: i32 = MOST_VALUE + 1;

#[derive(Default)]
struct Frame {
    moves: Vec<Ranked>,
    killers: [Option<Move>; 2],
    step: Option<Step>,
}

/// Paranoid search: the seat that thinks takes all others to play against it, so that alpha-beta
/// holds. The values are its own.
pub(super) struct SoloSearch<'a> {
    memory: &'a Memory,
    budget: Budget<'a>,
    me: Seat,
    nodes: u64,
    stopped: bool,
    frames: Vec<Frame>,
    records: Records,
    seen: Vec<u64>,
    root_best: Option<Move>,
}

pub(super) fn think(
    game: &Game,
    memory: &Memory,
    budget: Budget<'_>,
    on_depth: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    let moves = game.legal_moves();
    let &first = moves.first()?;
    let world = World::new(game);
    memory.grow_older();
    let mut search = SoloSearch::new(game, memory, budget);
    let mut thought = Thought {
        best: first,
        score: 0,
        depth: 0,
        nodes: 0,
        line: vec![first],
    };
    for depth in 1..=budget.depth.clamp(1, MOST_PLIES as u32 - 20) {
        let score = search.node(&world, 0, depth as i32, -INFINITE, INFINITE);
        let best = search.root_best.unwrap_or(thought.best);
        thought.nodes = search.nodes;
        if search.stopped {
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
            nodes: search.nodes,
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
    let mut search = SoloSearch::new(game, memory, Budget::nodes(nodes));
    let mut rate = |mv: Move| {
        let next = world.after(mv);
        let mut value = next.value(search.me);
        search.nodes = 0;
        search.stopped = false;
        for depth in 0..depth as i32 {
            let found = search.node(&next, 1, depth, -INFINITE, INFINITE);
            if search.stopped {
                break;
            }
            value = found;
        }
        (mv, value)
    };
    game.legal_moves().iter().map(|&mv| rate(mv)).collect()
}

impl<'a> SoloSearch<'a> {
    fn new(game: &Game, memory: &'a Memory, budget: Budget<'a>) -> SoloSearch<'a> {
        let mut frames = Vec::new();
        frames.resize_with(MOST_PLIES + 8, Frame::default);
        SoloSearch {
            memory,
            budget,
            me: game.position().turn(),
            nodes: 0,
            stopped: false,
            frames,
            records: Records::new(),
            seen: game.seen().to_vec(),
            root_best: None,
        }
    }

    fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes
            || (self.nodes.is_multiple_of(512) && (self.budget.stop)())
        {
            self.stopped = true;
        }
        self.stopped
    }

    fn key(&self, world: &World) -> u64 {
        world.key() ^ (self.me.index() as u64 + 1).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    /// Values between `alpha` and `beta` as the seat that thinks sees them.
    fn node(&mut self, world: &World, ply: usize, depth: i32, alpha: i32, beta: i32) -> i32 {
        if world.over {
            return world.value(self.me);
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.quiesce(world, ply, 0, alpha, beta);
        }
        if self.count() {
            return 0;
        }
        let state = &world.state;
        if ply > 0 && self.seen.contains(&state.key) {
            return world.value(self.me) / 2;
        }
        // From here on as the mover sees it: for or against the seat that thinks.
        let sign = if state.turn() == self.me { 1 } else { -1 };
        let (mut alpha, beta) = if sign > 0 {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        let key = self.key(world);
        let found = self.memory.get(key);
        if let Some(found) = found
            && ply > 0
            && found.depth >= depth
            && cuts(found.bound, found.score, alpha, beta)
        {
            return sign * found.score;
        }
        let before =
            [1, 2, 4].map(|back| ply.checked_sub(back).and_then(|at| self.frames[at].step));
        let hints = Hints {
            best: found.and_then(|found| found.best),
            killers: self.frames[ply].killers,
            answer: self.records.answer(before[0]),
            before,
        };
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        moves.clear();
        state.position.visit_legal(false, |mv| {
            moves.push((state.rank(mv, &hints, &self.records), mv));
        });
        if moves.is_empty() {
            self.frames[ply].moves = moves;
            return self.node(
                &world.stuck(),
                ply,
                depth,
                sign_low(sign, alpha, beta),
                sign_high(sign, alpha, beta),
            );
        }
        self.frames[ply + 2].killers = [None; 2];
        let floor = alpha;
        let in_check = state.in_check();
        let (mut best_score, mut best_move) = (-INFINITE, None);
        for at in 0..moves.len() {
            let (rank, mv) = pick(&mut moves, at);
            let loud = state.is_loud(mv);
            if at > 3 && !in_check && ply > 0 && depth <= 6 {
                let most = (4 + depth * depth) as usize;
                if (!loud && at > most) || (is_bad_capture(rank) && depth <= 3) {
                    continue;
                }
            }
            self.frames[ply].step = Some(state.step(mv));
            let next = world.after(mv);
            let mut open = true;
            let mut score = 0;
            let full = depth - 1 + i32::from(in_check && at < 3 && ply < 16);
            if at > 0 {
                let less = if at > 2 && depth >= 2 && !in_check && !loud {
                    1 + i32::from(at > 8) + depth / 6
                } else {
                    0
                };
                score = self.child(&next, ply, full - less, sign, alpha, alpha + 1);
                if score > alpha && less > 0 && !self.stopped {
                    score = self.child(&next, ply, full, sign, alpha, alpha + 1);
                }
                open = score > alpha && score < beta;
            }
            if open && !self.stopped {
                score = self.child(&next, ply, full, sign, alpha, beta);
            }
            if self.stopped {
                break;
            }
            if score > best_score {
                best_score = score;
                if score > alpha {
                    best_move = Some(mv);
                    alpha = score;
                    if ply == 0 {
                        self.root_best = best_move;
                    }
                }
            }
            if alpha >= beta {
                let bonus = (160 * depth).min(MOST / 4);
                if !loud {
                    let killers = &mut self.frames[ply].killers;
                    if killers[0] != Some(mv) {
                        *killers = [Some(mv), killers[0]];
                    }
                    self.records.set_answer(before[0], mv);
                    self.records.reward(&before, state.step(mv), bonus);
                    for &(_, other) in moves[..at]
                        .iter()
                        .filter(|(_, other)| !state.is_loud(*other))
                    {
                        self.records.reward(&before, state.step(other), -bonus);
                    }
                }
                break;
            }
        }
        self.frames[ply].moves = moves;
        if self.stopped {
            return 0;
        }
        self.remember(key, best_move, best_score, depth, [floor, beta]);
        sign * best_score
    }

    /// The score of a child as the mover of its parent sees it.
    fn child(
        &mut self,
        next: &World,
        ply: usize,
        depth: i32,
        sign: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let (low, high) = (sign_low(sign, alpha, beta), sign_high(sign, alpha, beta));
        sign * self.node(next, ply + 1, depth, low, high)
    }

    fn quiesce(&mut self, world: &World, ply: usize, deep: i32, alpha: i32, beta: i32) -> i32 {
        if self.count() {
            return 0;
        }
        let state = &world.state;
        let value = world.value(self.me);
        if world.over || ply >= MOST_PLIES || deep >= 8 {
            return value;
        }
        let sign = if state.turn() == self.me { 1 } else { -1 };
        let (mut alpha, beta) = if sign > 0 {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        let mut best = sign * value;
        if best >= beta {
            return sign * best;
        }
        alpha = alpha.max(best);
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        moves.clear();
        state
            .position
            .visit_legal(true, |mv| moves.push((state.rank_capture(mv), mv)));
        for at in 0..moves.len() {
            let (_, mv) = pick(&mut moves, at);
            let takes_king = state.position.captures_king(mv).is_some();
            if !takes_king && (state.taken(mv) >= 128 || exchange(state, mv) < 0) {
                continue;
            }
            let next = world.after(mv);
            let (low, high) = (sign_low(sign, alpha, beta), sign_high(sign, alpha, beta));
            let score = sign * self.quiesce(&next, ply + 1, deep + 1, low, high);
            if self.stopped {
                break;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.frames[ply].moves = moves;
        sign * best
    }

    fn remember(
        &mut self,
        key: u64,
        best: Option<Move>,
        score: i32,
        depth: i32,
        [alpha, beta]: [i32; 2],
    ) {
        let bound = if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.memory.put(
            key,
            Finding {
                best,
                score,
                depth,
                bound,
            },
        );
    }

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

fn sign_low(sign: i32, alpha: i32, beta: i32) -> i32 {
    if sign > 0 { alpha } else { -beta }
}

fn sign_high(sign: i32, alpha: i32, beta: i32) -> i32 {
    if sign > 0 { beta } else { -alpha }
}
