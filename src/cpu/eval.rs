//! How good a position is: material and placement (kept up to date by [`State`]), mobility and
//! threats, and the safety of each king against its opponents.

use crate::rules::{Mode, Move, Seat};

use super::{
    actions::{Actions, Siege, Sums, until},
    score::WON,
    state::State,
    worth::Worth,
};

/// For a king in check, by how many turns it is until its seat moves. Positions of the fit have no
/// checks.
const CHECKED: [i32; 4] = [0, 76, 76, 0];
/// Of the square of what bears on a king, more makes no difference.
const MOST_PRESSURE: i32 = 1400;
/// More than this hardly ever comes on top of material and placement (one position in ten
/// thousand of the CPU's own games): beyond it the rest is not looked at.
const LAZY_MARGIN: i32 = 1500;

/// Judges positions, and keeps what the pieces do on the line that is being looked at.
pub(super) struct Judge {
    two_sides: Actions<2>,
    one_on_one: Actions<1>,
    each_for_itself: Actions<3>,
}

/// A position on the line that is being looked at.
#[derive(Clone, Copy)]
pub(super) struct Spot<'s> {
    pub(super) state: &'s State,
    pub(super) ply: usize,
    /// What was before, and the move that led here.
    pub(super) before: Option<(&'s Spot<'s>, Move)>,
}

impl<'s> Spot<'s> {
    pub(super) fn root(state: &'s State) -> Spot<'s> {
        Spot::at(state, 0)
    }

    /// Where no move leads to.
    pub(super) fn at(state: &'s State, ply: usize) -> Spot<'s> {
        Spot {
            state,
            ply,
            before: None,
        }
    }

    pub(super) fn next<'a>(&'a self, mv: Move, state: &'a State) -> Spot<'a> {
        Spot {
            state,
            ply: self.ply + 1,
            before: Some((self, mv)),
        }
    }
}

impl Judge {
    pub(super) fn new() -> Judge {
        Judge {
            two_sides: Actions::new(),
            one_on_one: Actions::new(),
            each_for_itself: Actions::new(),
        }
    }

    /// For the seat to move, of two sides.
    pub(super) fn evaluate(&mut self, spot: &Spot<'_>) -> i32 {
        let conditions = self.conditions(spot);
        uncertain(rough(spot.state) + spot.state.worth.tempo + for_mover(spot.state, &conditions))
    }

    /// What adds to the worth of each seat's pieces: their mobility and threats, and the safety of
    /// its king.
    pub(super) fn conditions(&mut self, spot: &Spot<'_>) -> [i32; 4] {
        match spot.state.position.mode() {
            Mode::Teams => conditions_of(spot.state, self.two_sides.of(spot)),
            Mode::Classic => conditions_of(spot.state, self.one_on_one.of(spot)),
            Mode::Solo => conditions_of(spot.state, self.each_for_itself.of(spot)),
        }
    }
}

/// Where everything else cannot bring the score between `alpha` and `beta`: what the pieces are
/// worth.
pub(super) fn far_off(state: &State, alpha: i32, beta: i32) -> Option<i32> {
    let rough = rough(state);
    (rough + LAZY_MARGIN <= alpha || rough - LAZY_MARGIN >= beta).then_some(rough)
}

/// What the pieces are worth where they stand.
fn rough(state: &State) -> i32 {
    uncertain(for_mover(state, &Worth::standing(&state.placed)))
}

/// However much somebody has, that is no certain win.
fn uncertain(score: i32) -> i32 {
    score.clamp(1 - WON, WON - 1)
}

/// The values of the mover's side less those of the other.
fn for_mover(state: &State, values: &[i32; 4]) -> i32 {
    let foes = state.worth.foes[state.turn().index()];
    // A seat that takes no part has no values.
    let signed = |(seat, &value): (usize, &i32)| value * (1 - 2 * i32::from(foes >> seat & 1));
    values.iter().enumerate().map(signed).sum()
}

fn conditions_of<const FOES: usize>(state: &State, sums: &Sums<FOES>) -> [i32; 4] {
    let mut conditions = [0; 4];
    for &seat in state.position.mode().seats() {
        conditions[seat.index()] =
            sums.activity(seat, state.turn()) - danger(state, seat, &sums.siege(seat));
    }
    conditions
}

/// How far a siege brings a king down.
fn danger(state: &State, seat: Seat, siege: &Siege) -> i32 {
    if siege.attackers == 0 {
        return 0;
    }
    let until = until(seat, state.turn());
    let danger = &state.worth.danger;
    let [attacker, both, share] = danger.costs.map(|by| i32::from(by[until]));
    let [for_attacker, for_both] = danger.siege.map(i32::from);
    let mut units = siege.pressure + for_attacker * siege.attackers;
    let mut sum = attacker * siege.attackers;
    if siege.seats > 1 {
        units += for_both;
        sum += both;
    }
    if state.checked_by[seat.index()] != 0 {
        sum += CHECKED[until];
    }
    sum + (units * units / 160).min(MOST_PRESSURE) * share / 64
}
