//! Where the search ends: captures go on until nothing hangs, since a position in the middle of
//! an exchange cannot be judged.

use super::{
    eval::{Spot, far_off},
    memory::{Bound, Finding},
    order::pick,
    score::{MATE, WON, from_memory, mated_in, to_memory, wins_in},
    search::{MOST_PLIES, Search, cuts},
    see::wins,
};

/// Plies of this search in which checks are answered with every move.
const CHECKS: i32 = 8;
/// A capture that leaves the score so far below alpha is not tried.
const MARGIN: i32 = 150;

impl Search<'_> {
    pub(super) fn quiesce(&mut self, spot: Spot<'_>, deep: i32, mut alpha: i32, beta: i32) -> i32 {
        if self.meter.count() {
            return 0;
        }
        let Spot { state, ply, .. } = spot;
        // A seat that moves before the king's owner takes it at once (RULES 4.3).
        if state.can_take_king() {
            return wins_in(ply + 1);
        }
        if ply >= MOST_PLIES {
            return self.judge.evaluate(&spot);
        }
        let found = self.memory.get(state.key);
        if let Some(found) = found {
            let score = from_memory(found.score, ply);
            if cuts(found.bound, score, alpha, beta) {
                return score;
            }
        }
        let in_check = state.in_check();
        let urgent = deep < CHECKS && (in_check || state.partner_in_check());
        let floor = alpha;
        let mut at_sight = found.and_then(|found| found.eval);
        let stand = if urgent {
            -MATE
        } else if let Some(eval) = at_sight {
            eval
        } else if let Some(rough) = far_off(state, alpha, beta) {
            rough
        } else {
            *at_sight.insert(self.judge.evaluate(&spot))
        };
        let mut best = stand;
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        moves.clear();
        let first = found.and_then(|found| found.best);
        state.position.visit_legal(!urgent, |mv| {
            if urgent || state.is_loud(mv) {
                let rank = if Some(mv) == first {
                    1 << 30
                } else if state.is_loud(mv) {
                    state.rank_capture(mv)
                } else {
                    -100_000
                };
                moves.push((rank, mv));
            }
        });
        if urgent && moves.is_empty() {
            self.frames[ply].moves = moves;
            return if in_check { mated_in(ply) } else { 0 };
        }
        let mut best_move = None;
        for at in 0..moves.len() {
            let (_, mv) = pick(&mut moves, at);
            if !urgent {
                let taken = state.worth.role(state.taken(mv));
                let gain = taken + if mv.promotion.is_some() { 900 } else { 0 };
                if stand + gain + MARGIN <= alpha {
                    best = best.max(stand + gain + MARGIN);
                    continue;
                }
                if !wins(state, mv, 0) {
                    continue;
                }
            } else if best > -WON && !state.is_loud(mv) && at > 8 {
                continue;
            }
            let memory = self.memory;
            let next = state.after_with(mv, |key| memory.touch(key));
            let score = -self.quiesce(spot.next(mv, &next), deep + 1, -beta, -alpha);
            if self.meter.stopped {
                break;
            }
            if score > best {
                best = score;
                best_move = Some(mv);
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        self.frames[ply].moves = moves;
        if self.meter.stopped {
            return 0;
        }
        self.memory.put(
            state.key,
            Finding {
                best: best_move,
                score: to_memory(best, ply),
                depth: 0,
                bound: Bound::of(best, floor, beta),
                eval: at_sight,
            },
        );
        best
    }
}
