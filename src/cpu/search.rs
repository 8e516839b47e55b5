//! Alpha-beta for two sides: principal variation search with the usual prunings.
//!
//! In teams the sides alternate, so all of it holds for four movers; what differs is that a king
//! may be taken before its owner's turn, and that mate counts only on that turn (RULES 4).

use crate::rules::Move;

use super::{
    budget::Budget,
    eval::evaluate,
    memory::{Bound, Finding, Memory},
    order::{Hints, MOST, Ranked, Records, Step, is_bad_capture, pick},
    score::{MATE, WON, from_memory, mated_in, to_memory, wins_in},
    see::exchange,
    state::State,
};

/// No line is searched further.
pub(super) const MOST_PLIES: usize = 100;

/// What is kept for each ply of the line that is being looked at.
#[derive(Default)]
pub(super) struct Frame {
    pub(super) moves: Vec<Ranked>,
    killers: [Option<Move>; 2],
    eval: i32,
    pub(super) step: Option<Step>,
    tried: Vec<Move>,
}

/// One search of one thread.
pub(super) struct Search<'a> {
    pub(super) memory: &'a Memory,
    budget: Budget<'a>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    pub(super) frames: Vec<Frame>,
    records: Records,
    /// Keys of the positions since the last capture or pawn move of the game, then of the line.
    pub(super) path: Vec<u64>,
    /// Quiet plies that draw (RULES 6.2).
    quiet_limit: u32,
    pub(super) root_depth: i32,
    /// The best root move of the depth at work.
    pub(super) root_best: Option<Move>,
    reductions: [[i8; 64]; 64],
}

impl<'a> Search<'a> {
    pub(super) fn new(memory: &'a Memory, budget: Budget<'a>, seen: &[u64], seats: u32) -> Self {
        let mut frames = Vec::new();
        frames.resize_with(MOST_PLIES + 8, Frame::default);
        Search {
            memory,
            budget,
            nodes: 0,
            stopped: false,
            frames,
            records: Records::new(),
            path: seen.to_vec(),
            quiet_limit: 50 * seats,
            root_depth: 0,
            root_best: None,
            reductions: reductions(),
        }
    }

    /// Counts a node; true when it is time to stop.
    pub(super) fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes
            || (self.nodes.is_multiple_of(512) && (self.budget.stop)())
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// The score for the seat to move, between `alpha` and `beta` if it can.
    pub(super) fn node(
        &mut self,
        state: &State,
        ply: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiesce(state, ply, 0, alpha, beta);
        }
        if self.count() {
            return 0;
        }
        if state.can_take_king() {
            return wins_in(ply + 1);
        }
        if ply > 0 && (self.repeats(state) || state.position.halfmove() >= self.quiet_limit) {
            return 0;
        }
        if ply >= MOST_PLIES {
            return evaluate(state, alpha, beta);
        }
        let (alpha, beta) = (alpha.max(mated_in(ply)), beta.min(wins_in(ply + 1)));
        if alpha >= beta {
            return alpha;
        }
        let pv = beta - alpha > 1;
        let in_check = state.in_check();
        let urgent = in_check || state.partner_in_check();

        let found = self.memory.get(state.key);
        if let Some(found) = found
            && !pv
            && found.depth >= depth
        {
            let score = from_memory(found.score, ply);
            if cuts(found.bound, score, alpha, beta) {
                return score;
            }
        }
        let best = found.and_then(|found| found.best);
        let eval = if urgent {
            -MATE
        } else {
            let eval = evaluate(state, -MATE, MATE);
            match found {
                Some(found) if cuts(found.bound, from_memory(found.score, ply), eval, eval + 1) => {
                    from_memory(found.score, ply)
                }
                _ => eval,
            }
        };
        self.frames[ply].eval = eval;
        let improving = !urgent && (ply < 2 || eval > self.frames[ply - 2].eval);

        // So far ahead that nothing near will bring the score down. (Passing instead, to see
        // whether even that holds, loses games here: threats of two opponents take a round.)
        let margin = 90 * (depth - i32::from(improving));
        if !pv && !urgent && depth <= 6 && beta.abs() < WON && eval < WON && eval - margin >= beta {
            return eval;
        }
        let depth = if best.is_none() && depth >= 4 && (pv || cut) {
            depth - 1
        } else {
            depth
        };
        self.moves(
            state,
            ply,
            depth,
            [alpha, beta],
            best,
            urgent,
            improving,
            cut,
        )
    }

    #[expect(clippy::too_many_arguments, reason = "all that a node knows of itself")]
    fn moves(
        &mut self,
        state: &State,
        ply: usize,
        depth: i32,
        [mut alpha, beta]: [i32; 2],
        best: Option<Move>,
        urgent: bool,
        improving: bool,
        cut: bool,
    ) -> i32 {
        let mover = state.turn();
        let pv = beta - alpha > 1;
        let eval = self.frames[ply].eval;
        let before = self.before(ply);
        let hints = Hints {
            best,
            killers: self.frames[ply].killers,
            answer: self.records.answer(before[0]),
            before,
        };
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        let mut tried = std::mem::take(&mut self.frames[ply].tried);
        moves.clear();
        tried.clear();
        state.position.visit_legal(false, |mv| {
            moves.push((state.rank(mv, &hints, &self.records), mv));
        });
        self.frames[ply + 2].killers = [None; 2];

        if moves.is_empty() {
            self.frames[ply].moves = moves;
            self.frames[ply].tried = tried;
            return if state.in_check() { mated_in(ply) } else { 0 };
        }
        let floor = alpha;
        let (mut best_score, mut best_move) = (-MATE, None);
        let (mut searched, mut quiets) = (0, 0);
        self.path.push(state.key);
        for at in 0..moves.len() {
            let (rank, mv) = pick(&mut moves, at);
            let loud = state.is_loud(mv);
            let step = state.step(mv);
            let can_skip = ply > 0 && !urgent && best_score > -WON;
            let record = if loud || rank.abs() > 4 * MOST {
                0
            } else {
                rank
            };
            if can_skip && !pv {
                if loud {
                    if is_bad_capture(rank) && depth <= 4 && exchange(state, mv) < -60 * depth {
                        continue;
                    }
                } else {
                    let most = (3 + depth * depth) / if improving { 1 } else { 2 };
                    if depth <= 8 && quiets >= most {
                        continue;
                    }
                    if depth <= 5 && eval + 120 + 110 * depth <= alpha {
                        continue;
                    }
                    if depth <= 3 && record < -4000 * depth {
                        continue;
                    }
                }
            }
            let next = state.after(mv);
            searched += 1;
            self.frames[ply].step = Some(step);
            let checks = next.gives_check(mover);
            let extension =
                i32::from(state.in_check() && searched <= 4 && ply < 2 * self.root_depth as usize);
            let full = depth - 1 + extension;
            let mut score = 0;
            let mut open = true;
            if searched > 1 {
                let mut reduced = full;
                if depth >= 2
                    && searched > 1 + usize::from(pv)
                    && !urgent
                    && (!loud || is_bad_capture(rank))
                {
                    let mut less =
                        i32::from(self.reductions[depth.min(63) as usize][searched.min(63)]);
                    less -= i32::from(pv) + i32::from(checks);
                    less += i32::from(cut) + i32::from(!improving);
                    less -= record / 8192;
                    reduced = (full - less).clamp(1.min(full), full);
                }
                score = -self.node(&next, ply + 1, reduced, -alpha - 1, -alpha, true);
                if score > alpha && reduced < full && !self.stopped {
                    score = -self.node(&next, ply + 1, full, -alpha - 1, -alpha, !cut);
                }
                open = pv && score > alpha;
            }
            if open && !self.stopped {
                score = -self.node(&next, ply + 1, full, -beta, -alpha, false);
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
                self.learn(state, ply, depth, mv, &tried, &before);
                break;
            }
            tried.push(mv);
            quiets += i32::from(!loud);
        }
        self.path.pop();
        self.frames[ply].moves = moves;
        self.frames[ply].tried = tried;
        if self.stopped {
            return 0;
        }
        let bound = if best_score >= beta {
            Bound::Lower
        } else if best_score > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.memory.put(
            state.key,
            Finding {
                best: best_move,
                score: to_memory(best_score, ply),
                depth,
                bound,
            },
        );
        best_score
    }

    /// What a cut-off teaches about the order of moves.
    fn learn(
        &mut self,
        state: &State,
        ply: usize,
        depth: i32,
        mv: Move,
        tried: &[Move],
        before: &[Option<Step>; 3],
    ) {
        let bonus = (160 * depth - 60).clamp(60, 1600).min(MOST / 4);
        let step = state.step(mv);
        if state.is_loud(mv) {
            self.records.reward_capture(step, state.taken(mv), bonus);
        } else {
            let killers = &mut self.frames[ply].killers;
            if killers[0] != Some(mv) {
                *killers = [Some(mv), killers[0]];
            }
            self.records.set_answer(before[0], mv);
            self.records.reward(before, step, bonus);
        }
        for &other in tried {
            let other_step = state.step(other);
            if state.is_loud(other) {
                self.records
                    .reward_capture(other_step, state.taken(other), -bonus);
            } else if !state.is_loud(mv) {
                self.records.reward(before, other_step, -bonus);
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

pub(super) fn cuts(bound: Bound, score: i32, alpha: i32, beta: i32) -> bool {
    match bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    }
}

/// By depth and number of the move.
fn reductions() -> [[i8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (number, less) in row.iter_mut().enumerate().skip(1) {
            let (depth, number) = (depth as f64, number as f64);
            *less = (0.6 + depth.ln() * number.ln() / 2.0) as i8;
        }
    }
    table
}
