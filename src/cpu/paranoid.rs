//! The search of solo games: the seat that thinks takes all others to play against it, so that
//! alpha-beta holds.
//!
//! Best reply search and max^n, measured against it, were no better; see ARCHITECTURE.md.

use std::ptr;

use crate::rules::{EMPTY_CODE, Game, Move, Seat};

use super::{
    budget::Budget,
    eval::{Judge, Spot},
    memory::{Bound, Finding, Memory},
    meter::Meter,
    order::{Hints, MOST, Ranked, Records, Step, is_bad_capture, pick},
    search::cuts,
    see::wins,
    state::LIVE,
    world::{MOST_VALUE, World},
};

pub(super) const MOST_PLIES: usize = 60;
pub(super) const INFINITE: i32 = MOST_VALUE + 1;
/// Plies of captures after the last full ply.
const MOST_CAPTURES: i32 = 8;

#[derive(Default)]
struct Frame {
    moves: Vec<Ranked>,
    killers: [Option<Move>; 2],
    step: Option<Step>,
}

/// Whether the mover plays for or against the seat that thinks.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Own,
    Against,
}

impl Side {
    /// A value of the seat that thinks, as the mover sees it; and back.
    fn sees(self, value: i32) -> i32 {
        match self {
            Side::Own => value,
            Side::Against => -value,
        }
    }

    /// The same for the limits of a search.
    fn window(self, alpha: i32, beta: i32) -> (i32, i32) {
        match self {
            Side::Own => (alpha, beta),
            Side::Against => (-beta, -alpha),
        }
    }
}

/// One search of one thread. Its values are those of the seat that thinks.
pub(super) struct Paranoid<'a> {
    pub(super) memory: &'a Memory,
    pub(super) meter: Meter<'a>,
    pub(super) me: Seat,
    frames: Vec<Frame>,
    records: Records,
    judge: Judge,
    /// Keys of the game's positions since the last capture or pawn move.
    seen: Vec<u64>,
    pub(super) root_best: Option<Move>,
}

/// What is known of a node when its moves are tried; scores as its mover sees them.
struct Node<'w> {
    world: &'w World,
    spot: Spot<'w>,
    side: Side,
    depth: i32,
    alpha: i32,
    beta: i32,
    in_check: bool,
    before: [Option<Step>; 3],
}

impl<'a> Paranoid<'a> {
    pub(super) fn new(game: &Game, memory: &'a Memory, budget: Budget<'a>) -> Paranoid<'a> {
        let mut frames = Vec::new();
        frames.resize_with(MOST_PLIES + 8, Frame::default);
        Paranoid {
            memory,
            meter: Meter::new(memory, budget),
            me: game.position().turn(),
            frames,
            records: Records::new(),
            judge: Judge::new(),
            seen: game.seen().to_vec(),
            root_best: None,
        }
    }

    /// Of a world and the seat that thinks.
    pub(super) fn key(&self, world: &World) -> u64 {
        world.key() ^ (self.me.index() as u64 + 1).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    fn side(&self, world: &World) -> Side {
        if world.state.turn() == self.me {
            Side::Own
        } else {
            Side::Against
        }
    }

    /// At first sight, for the seat that thinks.
    pub(super) fn value(&mut self, world: &World, spot: &Spot<'_>) -> i32 {
        world.value(self.me, || self.judge.conditions(spot))
    }

    /// The value for the seat that thinks, between `alpha` and `beta` if it can. The spot is that
    /// of the world's state.
    pub(super) fn node(
        &mut self,
        world: &World,
        spot: Spot<'_>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        debug_assert!(ptr::eq(spot.state, &raw const world.state));
        let ply = spot.ply;
        if world.over {
            return self.value(world, &spot);
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.quiesce(world, spot, 0, alpha, beta);
        }
        if self.meter.count() {
            return 0;
        }
        if ply > 0 && self.seen.contains(&world.state.key) {
            return self.value(world, &spot) / 2;
        }
        let side = self.side(world);
        let (low, high) = side.window(alpha, beta);
        let found = self.memory.get(self.key(world));
        if let Some(found) = found
            && ply > 0
            && found.depth >= depth
            && cuts(found.bound, found.score, low, high)
        {
            return side.sees(found.score);
        }
        let node = Node {
            world,
            spot,
            side,
            depth,
            alpha: low,
            beta: high,
            in_check: world.state.in_check(),
            before: [1, 2, 4].map(|back| ply.checked_sub(back).and_then(|at| self.frames[at].step)),
        };
        let mut ranked = std::mem::take(&mut self.frames[ply].moves);
        self.list(&node, found.and_then(|found| found.best), &mut ranked);
        let value = if ranked.is_empty() {
            let stuck = world.stuck();
            self.node(&stuck, Spot::at(&stuck.state, ply), depth, alpha, beta)
        } else {
            side.sees(self.moves(&node, &mut ranked))
        };
        self.frames[ply].moves = ranked;
        value
    }

    fn list(&self, node: &Node<'_>, best: Option<Move>, ranked: &mut Vec<Ranked>) {
        let hints = Hints {
            best,
            killers: self.frames[node.spot.ply].killers,
            answer: self.records.answer(node.before[0]),
            before: node.before,
        };
        let state = &node.world.state;
        let recent = self.records.after(&hints.before);
        ranked.clear();
        state.position.visit_legal(false, |mv| {
            ranked.push((state.rank(mv, &hints, &self.records, &recent), mv));
        });
    }

    /// Tries the moves of a node, the likeliest first; the score as its mover sees it.
    fn moves(&mut self, node: &Node<'_>, ranked: &mut [Ranked]) -> i32 {
        let &Node { depth, beta, .. } = node;
        let ply = node.spot.ply;
        self.frames[ply + 2].killers = [None; 2];
        let mut alpha = node.alpha;
        let (mut best_score, mut best_move) = (-INFINITE, None);
        for at in 0..ranked.len() {
            let (rank, mv) = pick(ranked, at);
            let loud = node.world.state.is_loud(mv);
            if at > 3 && !node.in_check && ply > 0 && depth <= 6 {
                let most = (4 + depth * depth) as usize;
                let late = !loud && at > most || is_bad_capture(rank) && depth <= 3;
                if late && !node.world.state.checks_directly(mv) {
                    continue;
                }
            }
            let score = self.try_move(node, at, mv, loud, alpha);
            if self.meter.stopped {
                return 0;
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
                if !loud {
                    self.learn(node, mv, &ranked[..at]);
                }
                break;
            }
        }
        let finding = Finding {
            best: best_move,
            score: best_score,
            depth,
            bound: Bound::of(best_score, node.alpha, beta),
            eval: None,
        };
        self.memory.put(self.key(node.world), finding);
        best_score
    }

    /// The first move in full, others only as far as to see whether they are better.
    fn try_move(&mut self, node: &Node<'_>, at: usize, mv: Move, loud: bool, alpha: i32) -> i32 {
        let &Node { spot, depth, .. } = node;
        let ply = spot.ply;
        self.frames[ply].step = Some(node.world.state.step(mv));
        let next = node.world.after(mv);
        let full = depth - 1 + i32::from(node.in_check && at < 3 && ply < 16);
        let mut look = |depth: i32, alpha: i32, beta: i32| {
            let (low, high) = node.side.window(alpha, beta);
            node.side
                .sees(self.node(&next, spot.next(mv, &next.state), depth, low, high))
        };
        if at > 0 {
            let late = at > 2 && depth >= 2 && !node.in_check && !loud;
            let less = if late {
                1 + i32::from(at > 8) + depth / 6
            } else {
                0
            };
            let mut score = look(full - less, alpha, alpha + 1);
            if score > alpha && less > 0 {
                score = look(full, alpha, alpha + 1);
            }
            if score <= alpha || score >= node.beta {
                return score;
            }
        }
        look(full, alpha, node.beta)
    }

    /// What a quiet move's cut-off teaches about the order of moves.
    fn learn(&mut self, node: &Node<'_>, mv: Move, tried: &[Ranked]) {
        let bonus = (160 * node.depth).min(MOST / 4);
        let state = &node.world.state;
        let killers = &mut self.frames[node.spot.ply].killers;
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        self.records.set_answer(node.before[0], mv);
        self.records.reward(&node.before, state.step(mv), bonus);
        for &(_, other) in tried {
            if !state.is_loud(other) {
                self.records.reward(&node.before, state.step(other), -bonus);
            }
        }
    }

    /// Captures go on until nobody gains by them.
    fn quiesce(&mut self, world: &World, spot: Spot<'_>, deep: i32, alpha: i32, beta: i32) -> i32 {
        if self.meter.count() {
            return 0;
        }
        let Spot { state, ply, .. } = spot;
        let value = self.value(world, &spot);
        if world.over || ply >= MOST_PLIES || deep >= MOST_CAPTURES {
            return value;
        }
        let side = self.side(world);
        let (mut alpha, beta) = side.window(alpha, beta);
        let mut best = side.sees(value);
        if best >= beta {
            return value;
        }
        alpha = alpha.max(best);
        let mut ranked = std::mem::take(&mut self.frames[ply].moves);
        ranked.clear();
        state.position.visit_legal(true, |mv| {
            ranked.push((state.rank_capture(mv), mv));
        });
        for at in 0..ranked.len() {
            let (_, mv) = pick(&mut ranked, at);
            let takes_king = state.position.captures_king(mv).is_some();
            // Grey pieces bring no points.
            let is_grey = (LIVE..EMPTY_CODE).contains(&state.taken(mv));
            if !takes_king && (is_grey || !wins(state, mv, 0)) {
                continue;
            }
            let (low, high) = side.window(alpha, beta);
            let next = world.after(mv);
            let next_spot = spot.next(mv, &next.state);
            let score = side.sees(self.quiesce(&next, next_spot, deep + 1, low, high));
            if self.meter.stopped {
                break;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.frames[ply].moves = ranked;
        side.sees(best)
    }
}
