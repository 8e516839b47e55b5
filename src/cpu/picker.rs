//! The moves of a node one by one, the likeliest first, none of them worked out before it is
//! needed: most nodes are done with after the first few.

use super::{
    order::{BEST, Hints, Ranked, Records, is_bad_capture, pick, rank_of_killer},
    state::State,
};

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The move that was best here before.
    Best,
    List,
    GoodLoud,
    Quiet,
    BadLoud,
}

/// The lists keep their memory from one node to the next.
pub(super) struct Picker {
    stage: Stage,
    loud: Vec<Ranked>,
    next_loud: usize,
    /// Captures and promotions that lose something, the likeliest first.
    bad: Vec<Ranked>,
    next_bad: usize,
    quiet: Vec<Ranked>,
    next_quiet: usize,
    next_killer: usize,
    are_quiets_ranked: bool,
    /// Whether there was any legal move, as far as they were listed.
    pub(super) any: bool,
}

impl Default for Picker {
    fn default() -> Picker {
        Picker {
            stage: Stage::Best,
            loud: Vec::new(),
            next_loud: 0,
            bad: Vec::new(),
            next_bad: 0,
            quiet: Vec::new(),
            next_quiet: 0,
            next_killer: 0,
            are_quiets_ranked: false,
            any: false,
        }
    }
}

impl Picker {
    /// Begins anew at another node.
    pub(super) fn begin(&mut self) {
        self.stage = Stage::Best;
        self.loud.clear();
        self.next_loud = 0;
        self.bad.clear();
        self.next_bad = 0;
        self.quiet.clear();
        self.next_quiet = 0;
        self.next_killer = 0;
        self.are_quiets_ranked = false;
        self.any = false;
    }

    /// The next move; of the quiet ones, where the others are not wanted, those that give check.
    ///
    /// All are legal, but that the first one, taken from memory, may leave the own king in check.
    pub(super) fn next(
        &mut self,
        state: &State,
        hints: &Hints,
        records: &Records,
        checks_only: bool,
    ) -> Option<Ranked> {
        if self.stage == Stage::Best {
            self.stage = Stage::List;
            if let Some(best) = hints.best
                && state.can_play(best)
            {
                return Some((BEST, best));
            }
        }
        if self.stage == Stage::List {
            self.list(state, hints, records);
            self.stage = Stage::GoodLoud;
        }
        if self.stage == Stage::GoodLoud {
            while self.next_loud < self.loud.len() {
                let (value, mv) = pick(&mut self.loud, self.next_loud);
                self.next_loud += 1;
                let rank = state.rank_loud(mv, value);
                if !is_bad_capture(rank) {
                    return Some((rank, mv));
                }
                self.bad.push((rank, mv));
            }
            self.stage = Stage::Quiet;
        }
        if self.stage == Stage::Quiet {
            let next = if checks_only {
                self.next_check(state)
            } else {
                self.next_quiet(state, hints, records)
            };
            if next.is_some() {
                return next;
            }
            self.stage = Stage::BadLoud;
        }
        self.next_bad += 1;
        self.bad.get(self.next_bad - 1).copied()
    }

    fn list(&mut self, state: &State, hints: &Hints, records: &Records) {
        state.position.visit_legal(false, |mv| {
            self.any = true;
            if Some(mv) == hints.best {
                return;
            }
            if state.is_loud(mv) {
                self.loud.push((state.value_loud(mv, records), mv));
            } else {
                self.quiet.push((0, mv));
            }
        });
    }

    fn next_quiet(&mut self, state: &State, hints: &Hints, records: &Records) -> Option<Ranked> {
        if let Some(killer) = self.next_killer(hints) {
            return Some(killer);
        }
        if !self.are_quiets_ranked {
            self.are_quiets_ranked = true;
            let recent = records.after(&hints.before);
            for (rank, mv) in &mut self.quiet[self.next_quiet..] {
                *rank = recent.quiet(state.step(*mv));
            }
        }
        (self.next_quiet < self.quiet.len()).then(|| {
            self.next_quiet += 1;
            pick(&mut self.quiet, self.next_quiet - 1)
        })
    }

    fn next_killer(&mut self, hints: &Hints) -> Option<Ranked> {
        while let Some(killer) = hints.killers().nth(self.next_killer) {
            self.next_killer += 1;
            let left = &self.quiet[self.next_quiet..];
            if let Some(killer) = killer
                && let Some(skipped) = left.iter().position(|&(_, mv)| mv == killer)
            {
                self.quiet.swap(self.next_quiet, self.next_quiet + skipped);
                self.next_quiet += 1;
                return Some((rank_of_killer(self.next_killer - 1), killer));
            }
        }
        None
    }

    fn next_check(&mut self, state: &State) -> Option<Ranked> {
        let left = &self.quiet[self.next_quiet..];
        let ground = state.checking_ground();
        let skipped = left
            .iter()
            .position(|&(_, mv)| ground.has(mv.to) && state.checks_directly(mv));
        self.next_quiet += skipped.map_or(left.len(), |skipped| skipped + 1);
        skipped.map(|_| self.quiet[self.next_quiet - 1])
    }
}
