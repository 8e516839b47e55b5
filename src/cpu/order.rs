//! In which order moves are tried: the better the guess, the fewer of them need to be.

use crate::rules::{Move, MoveKind, Role};

use super::{
    numbers::{SQUARES, number},
    see::wins,
    state::State,
};

pub(super) const BEST: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
/// Below every quiet move.
const BAD_CAPTURE: i32 = -(1 << 26);
/// The greatest value of a quiet move's record.
pub(super) const MOST: i32 = 1 << 14;

/// How quiet moves have done so far in this search.
pub(super) struct Records {
    /// By mover's seat and role, and target.
    moves: Vec<[i16; 256]>,
    /// The same for a pair of moves: that of one, two or four plies before, and this one.
    pairs: Vec<[i16; ROLES_TO]>,
    /// The move that answered a move well, by that move's seat and role, and target.
    answers: Vec<[Option<Move>; 256]>,
    /// Captures: by mover's seat and role, target, and role taken.
    captures: Vec<[i16; 256]>,
}

/// A move that led to a node, as far as records care: seat and role, and target.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) kind: u8,
    pub(super) to: u8,
}

const KINDS: usize = 32;
const ROLES_TO: usize = 6 * SQUARES;

impl Records {
    pub(super) fn new() -> Records {
        Records {
            moves: vec![[0; 256]; KINDS],
            pairs: vec![[0; ROLES_TO]; ROLES_TO],
            answers: vec![[None; 256]; KINDS],
            captures: vec![[0; 256]; KINDS * 8],
        }
    }

    /// What holds after these moves.
    pub(super) fn after(&self, before: &[Option<Step>; 3]) -> Recent<'_> {
        Recent {
            moves: &self.moves,
            pairs: before
                .map(|before| before.map_or(&NO_PAIRS, |before| &self.pairs[before.role_to()])),
        }
    }

    pub(super) fn reward(&mut self, before: &[Option<Step>; 3], step: Step, bonus: i32) {
        learn(&mut self.moves[step.kind as usize][step.to as usize], bonus);
        for before in before.iter().flatten() {
            let row = &mut self.pairs[before.role_to()];
            learn(&mut row[step.role_to()], bonus);
        }
    }

    pub(super) fn capture(&self, step: Step, taken: u8) -> i32 {
        i32::from(self.captures[capture_row(step, taken)][step.to as usize])
    }

    pub(super) fn reward_capture(&mut self, step: Step, taken: u8, bonus: i32) {
        learn(
            &mut self.captures[capture_row(step, taken)][step.to as usize],
            bonus,
        );
    }

    pub(super) fn answer(&self, to: Option<Step>) -> Option<Move> {
        to.and_then(|step| self.answers[step.kind as usize][step.to as usize])
    }

    pub(super) fn set_answer(&mut self, to: Option<Step>, mv: Move) {
        if let Some(step) = to {
            self.answers[step.kind as usize][step.to as usize] = Some(mv);
        }
    }
}

/// The records of quiet moves at one node.
pub(super) struct Recent<'r> {
    moves: &'r [[i16; 256]],
    pairs: [&'r [i16; ROLES_TO]; 3],
}

static NO_PAIRS: [i16; ROLES_TO] = [0; ROLES_TO];

impl Recent<'_> {
    #[inline]
    pub(super) fn quiet(&self, step: Step) -> i32 {
        let pair = step.role_to();
        let pairs = self.pairs.iter().map(|pairs| i32::from(pairs[pair]));
        i32::from(self.moves[step.kind as usize][step.to as usize]) + pairs.sum::<i32>()
    }
}

impl Step {
    /// Role and target as one number; a promoted queen counts as a queen.
    fn role_to(self) -> usize {
        let role = match self.kind & 7 {
            6 => 4,
            role => usize::from(role),
        };
        role * SQUARES + number(self.to)
    }
}

fn capture_row(step: Step, taken: u8) -> usize {
    usize::from(step.kind) * 8 + usize::from(taken & 7)
}

fn learn(record: &mut i16, bonus: i32) {
    let old = i32::from(*record);
    *record = (old + bonus - old * bonus.abs() / MOST) as i16;
}

/// A move with its place in the order: the higher, the earlier.
pub(super) type Ranked = (i32, Move);

/// What is known at a node before any move is tried.
pub(super) struct Hints {
    pub(super) best: Option<Move>,
    pub(super) killers: [Option<Move>; 2],
    pub(super) answer: Option<Move>,
    pub(super) before: [Option<Step>; 3],
}

impl State {
    pub(super) fn step(&self, mv: Move) -> Step {
        Step {
            kind: self.position.code(mv.from) & 31,
            to: mv.to.index(),
        }
    }

    /// Whether a move takes something or makes a queen.
    pub(super) fn is_loud(&self, mv: Move) -> bool {
        (!self.position.is_empty(mv.to) && !mv.is_castling())
            || mv.kind == MoveKind::EnPassant
            || mv.promotion == Some(Role::Queen)
    }

    /// The code of what stands on the target; of no piece if nothing does.
    pub(super) fn taken(&self, mv: Move) -> u8 {
        match mv.kind {
            MoveKind::EnPassant => 0,
            _ => self.position.code(mv.to),
        }
    }

    pub(super) fn rank(
        &self,
        mv: Move,
        hints: &Hints,
        records: &Records,
        recent: &Recent<'_>,
    ) -> i32 {
        if Some(mv) == hints.best {
            BEST
        } else if self.is_loud(mv) {
            self.rank_loud(mv, self.value_loud(mv, records))
        } else {
            let killer = hints.killers().position(|killer| killer == Some(mv));
            killer.map_or_else(|| recent.quiet(self.step(mv)), rank_of_killer)
        }
    }

    /// Of a capture or promotion among its like.
    pub(super) fn value_loud(&self, mv: Move, records: &Records) -> i32 {
        let record = records.capture(self.step(mv), self.taken(mv));
        self.rank_capture(mv) + record / 16
    }

    /// Of a capture or promotion of such a value: good ones before, others after all quiet moves.
    pub(super) fn rank_loud(&self, mv: Move, value: i32) -> i32 {
        if wins(self, mv, 0) {
            GOOD_CAPTURE + value
        } else {
            BAD_CAPTURE + value
        }
    }

    /// The most valuable taken by the least valuable.
    pub(super) fn rank_capture(&self, mv: Move) -> i32 {
        let promoted = mv
            .promotion
            .map_or(0, |role| self.worth.roles[role.index()]);
        let taken = self.worth.role(self.taken(mv));
        8 * (taken + promoted) - self.worth.role(self.position.code(mv.from)).min(2000)
    }
}

impl Hints {
    /// Quiet moves to be tried before others, the likeliest first.
    pub(super) fn killers(&self) -> impl Iterator<Item = Option<Move>> {
        self.killers.into_iter().chain([self.answer])
    }
}

/// By its place among the killers.
pub(super) fn rank_of_killer(place: usize) -> i32 {
    KILLER - place as i32
}

pub(super) fn is_bad_capture(rank: i32) -> bool {
    rank < BAD_CAPTURE / 2
}

/// Brings the best of the moves from `at` on to `at`.
pub(super) fn pick(moves: &mut [Ranked], at: usize) -> Ranked {
    let mut best = at;
    for other in at + 1..moves.len() {
        if moves[other].0 > moves[best].0 {
            best = other;
        }
    }
    moves.swap(at, best);
    moves[at]
}
