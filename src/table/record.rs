//! What is kept of a game when it is over: for ratings, histories and reliability. Follows from
//! the facts like all else, so it can be worked out again at any time.

use super::{Occupant, Stage, Table, Turn, UserId};
use crate::rules::{Mode, Seat};

/// How a seat was played by the person it belonged to when the game began. Whoever holds it
/// later, a CPU or another person, earns and loses nothing: the result counts for its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Record {
    /// Nobody's if a CPU had it when the game began.
    owner: Option<UserId>,
    /// Turns that were the owner's to play.
    turns: u32,
    /// Those of them that the owner let run out.
    missed: u32,
    /// The owner is away because the time ran out, so the turns that follow are missed too.
    late: bool,
    /// The last turn that was counted.
    counted: Turn,
}

/// A game that came to its end by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    pub mode: Mode,
    /// The game was opened as a ranked one.
    pub ranked: bool,
    /// Plies of all seats together.
    pub plies: u32,
    /// Every seat of the mode, in turn order.
    pub seats: Vec<FinishedSeat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinishedSeat {
    pub seat: Seat,
    /// Whose seat it was when the game began; nobody's if a CPU's.
    pub owner: Option<UserId>,
    /// From 1; shared by equals. In a drawn game of two sides everybody is first.
    pub place: u8,
    /// Points in solo, else 0.
    pub points: i32,
    /// Turns that were the owner's to play, and how many of them ran out.
    pub turns: u32,
    pub missed: u32,
}

impl Record {
    pub(super) fn new(occupant: Occupant) -> Record {
        Record {
            owner: occupant.user(),
            turns: 0,
            missed: 0,
            late: false,
            counted: Turn(0),
        }
    }

    /// The time of `turn` ran out.
    pub(super) fn ran_out(&mut self, occupant: Occupant, turn: Turn) {
        if self.is_played_by(occupant) {
            self.count(turn, true);
            self.late = true;
        }
    }

    /// The seat moved in `turn`, whoever moved for it.
    pub(super) fn moved(&mut self, occupant: Occupant, turn: Turn) {
        // Who handed the seat over misses nothing; the CPU's moves for them are nobody's.
        let present = occupant.present().is_some();
        if self.is_played_by(occupant) && (present || self.late) {
            self.count(turn, !present);
        }
    }

    /// The move was taken back, so its turn comes again.
    pub(super) fn took_back(&mut self) {
        self.turns = self.turns.saturating_sub(1);
        self.counted = Turn(0);
    }

    /// Its owner is back, or another has taken the seat.
    pub(super) fn changed_hands(&mut self) {
        self.late = false;
    }

    fn is_played_by(&self, occupant: Occupant) -> bool {
        self.owner.is_some() && occupant.user() == self.owner
    }

    fn count(&mut self, turn: Turn, missed: bool) {
        if self.counted != turn {
            self.counted = turn;
            self.turns += 1;
            self.missed += u32::from(missed);
        }
    }
}

impl Table {
    /// Whether `user` has a seat here, or had one when the game began.
    pub fn has_part(&self, user: UserId) -> bool {
        let began = |play: &super::Play| {
            let mut records = play.records.0.iter();
            records.any(|record| record.owner == Some(user))
        };
        self.seats_of(user).next().is_some() || self.play.as_ref().is_some_and(began)
    }

    /// What is kept of the game, once it has come to its end by the rules; nothing of one that
    /// was called off.
    pub fn finished(&self) -> Option<Finished> {
        let play = self.play.as_ref().filter(|_| self.stage == Stage::Over)?;
        let places = play.game.ending()?.result.places();
        let mode = self.settings.rules.mode;
        let points = |seat| match mode {
            Mode::Solo => play.game.points()[seat],
            Mode::Teams | Mode::Classic => 0,
        };
        Some(Finished {
            mode,
            ranked: self.settings.ranked,
            plies: play.game.ply(),
            seats: mode
                .seats()
                .iter()
                .map(|&seat| {
                    let record = play.records[seat];
                    FinishedSeat {
                        seat,
                        owner: record.owner,
                        place: places[seat],
                        points: points(seat),
                        turns: record.turns,
                        missed: record.missed,
                    }
                })
                .collect(),
        })
    }
}
