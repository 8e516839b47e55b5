//! The clock stands while the bot cannot speak in the channel, or does not run at all, and the
//! time is given back.

use std::time::Duration;

use super::{Fact, Notice, Outcome, Stage, Table, Timestamp};

/// A pause that is shorter is given back without a word.
const WORTH_SAYING: Duration = Duration::from_mins(5);

/// So does an outage that is less than this part of the time for a move: it concerns every channel.
const TOLD_PART: u32 = 10;

impl Table {
    /// Whether the clock stands because the bot cannot speak here.
    pub fn is_paused(&self) -> bool {
        self.paused_since().is_some()
    }

    fn paused_since(&self) -> Option<Timestamp> {
        self.play.as_ref()?.paused
    }

    /// Nothing, unless a clock can run here and none stands yet.
    pub(super) fn pause(&self) -> Outcome {
        let timed = self.stage == Stage::Playing && self.settings.time_limit.is_some();
        if !timed || self.is_paused() {
            return Outcome::default();
        }
        Outcome {
            facts: vec![Fact::Paused],
            notices: vec![],
        }
    }

    pub(super) fn resume(&self, now: Timestamp) -> Outcome {
        let Some(since) = self.paused_since() else {
            return Outcome::default();
        };
        let said = self.stage == Stage::Playing && since.until(now) >= WORTH_SAYING;
        Outcome {
            facts: vec![Fact::Resumed],
            notices: said
                .then_some(Notice::Resumed { since })
                .into_iter()
                .collect(),
        }
    }

    /// The part of an outage that fell into the running turn and was not credited yet: saying it
    /// twice, or after a crash half-way through all tables, gives nothing twice. The channel is
    /// told where it makes a difference, for the board there names the old deadline.
    pub(super) fn credit(&self, since: Timestamp, now: Timestamp) -> Outcome {
        let mut outcome = Outcome::default();
        let (Some(_), Some(play), Some(limit)) = (self.due(), &self.play, self.settings.time_limit)
        else {
            return outcome;
        };
        let from = since.max(play.turn_began).max(play.credited_until);
        let lost = from.until(now);
        if lost > Duration::ZERO {
            let ms = lost.as_millis() as i64;
            outcome.facts.push(Fact::Credited { ms });
        }
        if lost * TOLD_PART >= limit.duration() {
            outcome.notices.push(Notice::Resumed { since: from });
        }
        outcome
    }

    pub(super) fn evolve_pause(&mut self, at: Timestamp) {
        if let Some(play) = &mut self.play {
            play.paused.get_or_insert(at);
        }
    }

    /// Gives the running turn the part of the pause that fell into it.
    pub(super) fn evolve_resume(&mut self, at: Timestamp) {
        let Some(play) = &mut self.play else { return };
        let Some(since) = play.paused.take() else {
            return;
        };
        let from = since.max(play.turn_began).max(play.credited_until);
        let ms = at.0.saturating_sub(from.0).max(0);
        play.credit_ms = play.credit_ms.saturating_add(ms);
        play.credited_until = at;
    }
}
