//! Alpha-beta for two sides: principal variation search with the usual prunings.
//!
//! In teams the sides alternate, so all of it holds for four movers; what differs is that a king
//! may be taken before its owner's turn, and that mate counts only on that turn (RULES 4).

use crate::rules::{Game, Move, most_quiet_moves};

use super::{
    budget::Budget,
    eval::{Judge, Spot},
    memory::{Bound, Finding, Memory},
    meter::Meter,
    order::{BEST, Hints, MOST, Ranked, Records, Step, is_bad_capture},
    picker::Picker,
    score::{MATE, WON, from_memory, mated_in, to_memory, wins_in},
    see::wins,
    state::State,
};

/// No line is searched further.
pub(super) const MOST_PLIES: usize = 100;

/// What is kept for each ply of the line that is being looked at.
#[derive(Default)]
pub(super) struct Frame {
    picker: Picker,
    /// Of the search of captures.
    pub(super) moves: Vec<Ranked>,
    killers: [Option<Move>; 2],
    eval: i32,
    pub(super) step: Option<Step>,
    tried: Vec<Move>,
}

/// What is known of a node when its moves are tried.
struct Node<'s> {
    spot: Spot<'s>,
    depth: i32,
    alpha: i32,
    beta: i32,
    /// One where a move is expected to be too good for the opponents to allow.
    cut: bool,
    /// The mover's king is in check, or its partner's is about to fall.
    urgent: bool,
    /// The side stands better than it did two plies before.
    improving: bool,
    eval: i32,
    at_sight: Option<i32>,
    before: [Option<Step>; 3],
}

impl Node<'_> {
    /// Whether its exact score counts.
    fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// A move that is about to be tried.
struct Try {
    mv: Move,
    rank: i32,
    loud: bool,
    /// Among those tried, from 1.
    number: usize,
}

impl Try {
    /// How a quiet move has done so far, if that is what it was ranked by.
    fn record(&self) -> i32 {
        if self.loud || self.rank.abs() > 4 * MOST {
            0
        } else {
            self.rank
        }
    }
}

/// One search of one thread.
pub(super) struct Search<'a> {
    pub(super) memory: &'a Memory,
    pub(super) meter: Meter<'a>,
    pub(super) frames: Vec<Frame>,
    records: Records,
    pub(super) judge: Judge,
    /// Keys of the positions since the last capture or pawn move of the game, then of the line, up
    /// to the one before the present.
    pub(super) path: Vec<u64>,
    /// Quiet plies after which the game is drawn by itself (RULES 6.2).
    quiet_limit: u32,
    /// The best root move of the depth at work.
    pub(super) root_best: Option<Move>,
    reductions: [[i8; 64]; 64],
}

impl<'a> Search<'a> {
    pub(super) fn new(memory: &'a Memory, budget: Budget<'a>, game: &Game) -> Self {
        let mut frames = Vec::new();
        frames.resize_with(MOST_PLIES + 8, Frame::default);
        let before = game
            .seen()
            .split_last()
            .map_or(&[][..], |(_, before)| before);
        Search {
            memory,
            meter: Meter::new(memory, budget),
            frames,
            records: Records::new(),
            judge: Judge::new(),
            path: before.to_vec(),
            quiet_limit: most_quiet_moves(game.rules().draws) * game.active().count() as u32,
            root_best: None,
            reductions: reductions(),
        }
    }

    /// The score for the seat to move, between `alpha` and `beta` if it can.
    pub(super) fn node(
        &mut self,
        spot: Spot<'_>,
        depth: i32,
        alpha: i32,
        beta: i32,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiesce(spot, 0, alpha, beta);
        }
        let Spot { state, ply, .. } = spot;
        if self.meter.count() {
            return 0;
        }
        if state.can_take_king() {
            return wins_in(ply + 1);
        }
        if ply > 0 && self.repeats(state) {
            return 0;
        }
        if ply > 0 && state.position.halfmove() >= self.quiet_limit {
            let is_mate = state.in_check() && !state.position.has_legal_move();
            return if is_mate { mated_in(ply) } else { 0 };
        }
        if ply >= MOST_PLIES {
            return self.judge.evaluate(&spot);
        }
        let (alpha, beta) = (alpha.max(mated_in(ply)), beta.min(wins_in(ply + 1)));
        if alpha >= beta {
            return alpha;
        }
        let pv = beta - alpha > 1;
        let urgent = state.in_check() || state.partner_in_check();

        let found = self.memory.get(state.key);
        let known = found.map(|found| (found.bound, from_memory(found.score, ply)));
        if let (Some(found), Some((bound, score))) = (found, known)
            && !pv
            && found.depth >= depth
            && cuts(bound, score, alpha, beta)
        {
            return score;
        }
        let at_sight = found.and_then(|found| found.eval);
        let at_sight = (!urgent).then(|| at_sight.unwrap_or_else(|| self.judge.evaluate(&spot)));
        let eval = match (at_sight, known) {
            (None, _) => -MATE,
            (Some(eval), Some((bound, score))) if cuts(bound, score, eval, eval + 1) => score,
            (Some(eval), _) => eval,
        };
        self.frames[ply].eval = eval;
        let improving = !urgent && (ply < 2 || eval > self.frames[ply - 2].eval);

        // So far ahead that nothing near will bring the score down. (Passing instead, to see
        // whether even that holds, gains nothing here: threats of two opponents take a round.)
        let margin = 90 * (depth - i32::from(improving));
        if !pv && !urgent && depth <= 6 && beta.abs() < WON && eval < WON && eval - margin >= beta {
            if let (None, Some(eval)) = (found, at_sight) {
                self.memory.put(state.key, Finding::at_sight(eval));
            }
            return eval;
        }
        let best = found.and_then(|found| found.best);
        // Without a move to begin with the search is dear, and makes one to begin with.
        let less = best.is_none() && depth >= 4 && (pv || cut);
        let node = Node {
            spot,
            depth: depth - i32::from(less),
            alpha,
            beta,
            cut,
            urgent,
            improving,
            eval,
            at_sight,
            before: self.before(ply),
        };
        self.moves(&node, best)
    }

    /// Tries the moves of a node, the likeliest first.
    fn moves(&mut self, node: &Node<'_>, best: Option<Move>) -> i32 {
        let Spot { state, ply, .. } = node.spot;
        let beta = node.beta;
        let hints = Hints {
            best,
            killers: self.frames[ply].killers,
            answer: self.records.answer(node.before[0]),
            before: node.before,
        };
        let mut picker = std::mem::take(&mut self.frames[ply].picker);
        let mut tried = std::mem::take(&mut self.frames[ply].tried);
        picker.begin();
        tried.clear();
        self.frames[ply + 2].killers = [None; 2];

        let mut alpha = node.alpha;
        let (mut best_score, mut best_move) = (-MATE, None);
        let (mut quiets, mut hopeless) = (0, false);
        self.path.push(state.key);
        loop {
            let may_skip = ply > 0 && best_score > -WON;
            hopeless = may_skip && (hopeless || are_quiets_hopeless(node, quiets, alpha));
            let next = picker.next(state, &hints, &self.records, hopeless);
            let Some((rank, mv)) = next else { break };
            let try_out = Try {
                mv,
                rank,
                loud: state.is_loud(mv),
                number: tried.len() + 1,
            };
            if may_skip && is_hopeless(node, &try_out) {
                hopeless |= !try_out.loud;
                continue;
            }
            let memory = self.memory;
            let next = state.after_with(mv, |key| memory.touch(key));
            if rank == BEST {
                if next.checked_by[state.turn().index()] != 0 {
                    continue;
                }
                picker.any = true;
            }
            let score = self.try_move(node, &try_out, &next, alpha);
            if self.meter.stopped {
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
                self.learn(node, mv, &tried);
                break;
            }
            tried.push(mv);
            quiets += i32::from(!try_out.loud);
        }
        self.path.pop();
        let stuck = !picker.any;
        self.frames[ply].picker = picker;
        self.frames[ply].tried = tried;
        if self.meter.stopped {
            return 0;
        }
        if stuck {
            return if state.in_check() { mated_in(ply) } else { 0 };
        }
        let finding = Finding {
            best: best_move,
            score: to_memory(best_score, ply),
            depth: node.depth,
            bound: Bound::of(best_score, node.alpha, beta),
            eval: node.at_sight,
        };
        self.memory.put(state.key, finding);
        best_score
    }

    /// The score of a move: of the first in full, of others whether they are better at all, at
    /// first less deep.
    fn try_move(&mut self, node: &Node<'_>, try_out: &Try, next: &State, alpha: i32) -> i32 {
        let Spot { state, ply, .. } = node.spot;
        let next = node.spot.next(try_out.mv, next);
        self.frames[ply].step = Some(state.step(try_out.mv));
        let full = node.depth - 1;
        if try_out.number > 1 {
            let less = self.reduction(node, try_out, next.state.gives_check(state.turn()));
            let reduced = (full - less).clamp(full.min(1), full);
            let mut score = -self.node(next, reduced, -alpha - 1, -alpha, true);
            if score > alpha && reduced < full && !self.meter.stopped {
                score = -self.node(next, full, -alpha - 1, -alpha, !node.cut);
            }
            if !node.is_pv() || score <= alpha || self.meter.stopped {
                return score;
            }
        }
        -self.node(next, full, -node.beta, -alpha, false)
    }

    /// By how many plies less a move is looked at first.
    fn reduction(&self, node: &Node<'_>, try_out: &Try, checks: bool) -> i32 {
        let first = 1 + usize::from(node.is_pv());
        let quiet = !try_out.loud || is_bad_capture(try_out.rank);
        if node.depth < 2 || try_out.number <= first || node.urgent || !quiet {
            return 0;
        }
        let usual = self.reductions[node.depth.min(63) as usize][try_out.number.min(63)];
        i32::from(usual) - i32::from(node.is_pv()) - 2 * i32::from(checks)
            + i32::from(node.cut)
            + i32::from(!node.improving)
            - try_out.record() / 8192
    }

    /// What a cut-off teaches about the order of moves.
    fn learn(&mut self, node: &Node<'_>, mv: Move, tried: &[Move]) {
        let Spot { state, ply, .. } = node.spot;
        let before = node.before;
        let bonus = (160 * node.depth - 60).clamp(60, 1600);
        let step = state.step(mv);
        if state.is_loud(mv) {
            self.records.reward_capture(step, state.taken(mv), bonus);
        } else {
            let killers = &mut self.frames[ply].killers;
            if killers[0] != Some(mv) {
                *killers = [Some(mv), killers[0]];
            }
            self.records.set_answer(before[0], mv);
            self.records.reward(&before, step, bonus);
        }
        for &other in tried {
            let other_step = state.step(other);
            if state.is_loud(other) {
                self.records
                    .reward_capture(other_step, state.taken(other), -bonus);
            } else if !state.is_loud(mv) {
                self.records.reward(&before, other_step, -bonus);
            }
        }
    }

    /// The moves one, two and four plies before.
    fn before(&self, ply: usize) -> [Option<Step>; 3] {
        [1, 2, 4].map(|back| ply.checked_sub(back).and_then(|at| self.frames[at].step))
    }

    /// Whether the position stood before since the last capture or pawn move: who can bring it
    /// about twice can do so a third time (RULES 6.1).
    pub(super) fn repeats(&self, state: &State) -> bool {
        let quiet = state.position.halfmove() as usize;
        let back = self.path.len().saturating_sub(quiet);
        self.path[back..]
            .iter()
            .rev()
            .skip(1)
            .any(|&key| key == state.key)
    }
}

/// Whether near the end of the search no more quiet moves need be tried, unless they give check:
/// late ones, and those that do not win enough.
fn are_quiets_hopeless(node: &Node<'_>, quiets: i32, alpha: i32) -> bool {
    let depth = node.depth;
    if node.is_pv() || node.urgent {
        return false;
    }
    let most = (3 + depth * depth / 16) / if node.improving { 1 } else { 2 };
    (depth <= 8 && quiets >= most) || (depth <= 5 && node.eval + 120 + 110 * depth <= alpha)
}

/// The same of one move: one that loses something, or has done too badly elsewhere.
fn is_hopeless(node: &Node<'_>, try_out: &Try) -> bool {
    let depth = node.depth;
    if node.is_pv() || node.urgent {
        return false;
    }
    if try_out.loud {
        return depth <= 4
            && is_bad_capture(try_out.rank)
            && !wins(node.spot.state, try_out.mv, -60 * depth);
    }
    depth <= 3 && try_out.record() < -4000 * depth && !node.spot.state.checks_directly(try_out.mv)
}

pub(super) fn cuts(bound: Bound, score: i32, alpha: i32, beta: i32) -> bool {
    match bound {
        Bound::Nothing => false,
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    }
}

/// By depth and number of the move.
fn reductions() -> [[i8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    for (depth, row) in (0u32..).zip(&mut table).skip(1) {
        for (number, less) in (0u32..).zip(row).skip(1) {
            *less = (0.6 + f64::from(depth).ln() * f64::from(number).ln() / 2.0) as i8;
        }
    }
    table
}
