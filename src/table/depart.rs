//! A person goes for good, and takes nobody's game along: the CPU plays on for them.

use super::{Canceller, Fact, Notice, Outcome, Refusal, Stage, Table, Timestamp, UserId};

impl Table {
    /// `user` asks to be forgotten: in the lobby their seats are free again, in a game the CPU
    /// takes them. A table that is left without a host to start it, or without anybody to play
    /// at it, is closed.
    pub(super) fn depart(&self, user: UserId, now: Timestamp) -> Result<Outcome, Refusal> {
        let seats: Vec<_> = self.seats_of(user).collect();
        match self.stage {
            Stage::Over | Stage::Cancelled => Ok(Outcome::default()),
            Stage::Lobby if self.host == user => self.cancel(Canceller::Nobody, None),
            Stage::Lobby if seats.is_empty() => Ok(Outcome::default()),
            Stage::Lobby => self.leave(user, None),
            Stage::Playing => {
                let playing = self.seats().filter(|&(seat, _)| !self.is_out(seat));
                let mut others = playing.filter_map(|(_, occupant)| occupant.user());
                if !others.any(|other| other != user) {
                    return self.cancel(Canceller::Nobody, None);
                }
                let level = self.settings.cpu;
                let mut outcome = Outcome::default();
                for seat in seats.into_iter().filter(|&seat| !self.is_out(seat)) {
                    outcome.facts.push(Fact::CpuSat { seat, level });
                    outcome.notices.push(Notice::Seat { seat });
                }
                if outcome.facts.is_empty() {
                    return Ok(outcome);
                }
                self.vote_anew(outcome, now)
            }
        }
    }
}
