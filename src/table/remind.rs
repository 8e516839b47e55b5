//! Turns that take long: when to remind whoever is to move, or to find out whether they are still
//! there; and seats whose player does not come.
//!
//! A *look* is a moment at which a turn has taken long. With a time limit its player is reminded
//! then; without one nobody is, but one who has left the server must not block the game.

use std::time::Duration;

use super::{
    AwayReason, Canceller, Fact, Notice, Occupant, Outcome, Refusal, Stage, Table, Timestamp, Turn,
    UserId,
};
use crate::rules::{RuleError, Seat};

/// After how many days of a turn without time limit its player is looked for; then again and
/// again after as many as the last.
const LOOKED_FOR_DAYS: [u64; 4] = [1, 3, 7, 14];

/// Looks of one turn that are counted: ten years of them.
const LOOKS_MAX: usize = u8::MAX as usize;

impl Table {
    /// When the running turn is to be looked at next, if its player is there. An outage that was
    /// credited to the turn moves this with the deadline.
    pub fn look_at(&self) -> Option<(Timestamp, Turn)> {
        let play = self.play.as_ref()?;
        self.seats[self.to_move()?].present()?;
        if play.seen || self.is_paused() {
            return None;
        }
        let after = self.looks().nth(usize::from(play.looks))?;
        let began = Timestamp(play.turn_began.0.saturating_add(play.credit_ms));
        Some((began + after, play.turn))
    }

    /// How long into a turn each look is.
    fn looks(&self) -> impl Iterator<Item = Duration> {
        let limit = self.settings.time_limit;
        let timed = limit.into_iter().flat_map(|limit| {
            let percents = limit.reminders().iter();
            percents.map(move |&percent| limit.duration() * u32::from(percent) / 100)
        });
        let [.., last] = LOOKED_FOR_DAYS;
        let later = (2..).map(move |times| times * last);
        let untimed = LOOKED_FOR_DAYS
            .into_iter()
            .chain(later)
            .take(if limit.is_none() { LOOKS_MAX } else { 0 })
            .map(|days| Duration::from_hours(24 * days));
        timed.chain(untimed)
    }

    /// Looks that have passed at `at` are done with: for a turn that goes on where it stood.
    pub(super) fn looked_until(&mut self, at: Timestamp) {
        let Some(play) = &self.play else { return };
        let began = Timestamp(play.turn_began.0.saturating_add(play.credit_ms));
        let passed = self.looks().filter(|&after| began + after <= at).count();
        if let Some(play) = &mut self.play {
            (play.looks, play.seen) = (passed as u8, false);
        }
    }

    /// Who was reminded of the running turn, while that reminder still means something.
    pub fn reminded(&self) -> Option<(Seat, UserId)> {
        let play = self.play.as_ref()?;
        let seat = self.to_move()?;
        let user = self.seats[seat].present()?;
        let stands = play.looks > 0 && !play.seen && self.settings.time_limit.is_some();
        stands.then_some((seat, user))
    }

    /// Looks at a turn. Of several looks that have passed meanwhile, in quiet hours say, one is
    /// enough.
    pub(super) fn remind(&self, turn: Turn, aloud: bool, now: Timestamp) -> Outcome {
        let Some(play) = self.play.as_ref() else {
            return Outcome::default();
        };
        // A timer for a turn that has passed, or that fires early, does nothing.
        if self
            .look_at()
            .is_none_or(|(at, current)| current != turn || now < at)
        {
            return Outcome::default();
        }
        let began = Timestamp(play.turn_began.0.saturating_add(play.credit_ms));
        let passed = self.looks().filter(|&after| began + after <= now).count();
        let notice = match self.settings.time_limit {
            Some(_) => aloud.then_some(Notice::Reminder { turn }),
            None => Some(Notice::Look { turn }),
        };
        Outcome {
            facts: vec![Fact::Looked {
                times: passed as u8,
            }],
            notices: notice.into_iter().collect(),
        }
    }

    pub(super) fn see(&self, user: UserId, turn: Turn) -> Result<Outcome, Refusal> {
        if self.playing()?.turn != turn {
            return Err(Refusal::Stale);
        }
        let (play, seat) = self.turn_of(user)?;
        if play.seen || self.seats[seat].present().is_none() {
            return Ok(Outcome::default());
        }
        Ok(Outcome {
            facts: vec![Fact::Seen { seat }],
            notices: vec![],
        })
    }

    /// The player of `turn` has left the server: the CPU holds the seat, as after a missed turn.
    pub(super) fn gone(
        &self,
        turn: Turn,
        user: UserId,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let running = self.play.as_ref().map(|play| play.turn) == Some(turn);
        let seat = self
            .to_move()
            .filter(|&seat| running && self.seats[seat].present() == Some(user));
        match seat {
            Some(seat) => self.hold(seat, AwayReason::Gone, now),
            None => Ok(Outcome::default()),
        }
    }

    pub(super) fn send_away(&self, seat: Seat, now: Timestamp) -> Result<Outcome, Refusal> {
        let play = self.playing()?;
        let seat = self.existing(seat)?;
        if play.game.out(seat).is_some() {
            return Err(RuleError::SeatIsOut(seat).into());
        }
        match self.seats[seat] {
            Occupant::Person { away: false, .. } => self.hold(seat, AwayReason::Sent, now),
            _ => Err(Refusal::NobodyThere { seat }),
        }
    }

    /// The CPU holds `seat` from now on, and its player is told.
    pub(super) fn hold(
        &self,
        seat: Seat,
        why: AwayReason,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let outcome = Outcome {
            facts: vec![Fact::Away { seat, why }],
            notices: vec![Notice::Away { seat, why }],
        };
        self.vote_anew(outcome, now)
    }

    /// What is said when `seat` changes hands: to the one who had it, if that was somebody else.
    pub(super) fn replaced(&self, seat: Seat, by: Option<UserId>) -> Notice {
        match self.seats[seat].user().filter(|&user| Some(user) != by) {
            Some(user) => Notice::Replaced { seat, user },
            None => Notice::Seat { seat },
        }
    }

    /// Whether a message that stands in the channel is out of date after `outcome`.
    pub(super) fn leaves_something(&self, outcome: &Outcome, now: Timestamp) -> bool {
        let offer = |table: &Table| {
            let play = table.play.as_ref()?;
            let open = table.stage == Stage::Playing;
            play.offer.filter(|_| open).map(|offer| offer.number)
        };
        let called_off = |fact: &Fact| {
            // Of a channel that is gone nothing is left.
            matches!(fact, Fact::Cancelled { by, .. } if *by != Canceller::Channel)
        };
        if self.play.is_some() && outcome.facts.iter().any(called_off) {
            return true;
        }
        let (reminded, offered) = (self.reminded(), offer(self));
        if outcome.facts.is_empty() || (reminded.is_none() && offered.is_none()) {
            return false;
        }
        let after = self.after(outcome, now);
        let turn = |table: &Table| table.play.as_ref().map(|play| play.turn);
        let passed = after.reminded() != reminded || turn(&after) != turn(self);
        (reminded.is_some() && passed) || (offered.is_some() && offer(&after) != offered)
    }
}
