//! Before the game: opening a table, taking and leaving seats, starting, calling off.

use super::{
    Canceller, Fact, Notice, Occupant, Outcome, Refusal, Settings, SettingsFault, Stage, Table,
    Timestamp, UserId,
};
use crate::{
    cpu::Level,
    rules::{Game, Mode, RuleError, Seat},
};

/// Plies a move limit may ask for (RULES 6.5).
const MOVE_LIMITS: std::ops::RangeInclusive<u32> = 1..=10_000;

impl Table {
    /// Opens a table: its first facts, or what is wrong with the settings.
    pub fn open(host: UserId, settings: Settings) -> Result<Outcome, Refusal> {
        let rules = settings.rules;
        let bad = |fault| Err(Refusal::BadSettings(fault));
        if !settings.preset.row().modes.contains(&rules.mode) {
            return bad(SettingsFault::ModeOfPreset(settings.preset));
        }
        if !rules.mode.seats().contains(&rules.starter) {
            return bad(SettingsFault::Starter(rules.starter));
        }
        if rules.move_limit.is_some_and(|n| !MOVE_LIMITS.contains(&n)) {
            return bad(SettingsFault::MoveLimit);
        }
        if settings.ranked && settings.position.is_some() {
            return bad(SettingsFault::RankedPosition);
        }
        if let Some(text) = &settings.position {
            let game = Game::from_text(rules, text).map_err(Refusal::Position)?;
            if game.ending().is_some() {
                return bad(SettingsFault::Over);
            }
        }
        Ok(Outcome {
            facts: vec![Fact::Opened { host, settings }],
            notices: vec![Notice::Lobby],
        })
    }

    pub(super) fn sit(&self, user: UserId, seat: Option<Seat>) -> Result<Outcome, Refusal> {
        self.in_lobby()?;
        let seat = match seat {
            Some(seat) => self.existing(seat)?,
            None => self.free_seat(user).ok_or(Refusal::AllSeatsTaken)?,
        };
        let mut own = self.seats_of(user);
        match self.seats[seat] {
            taken if taken.user() == Some(user) => Err(Refusal::SeatYours { seat }),
            Occupant::Nobody => match own.next().filter(|_| self.settings.ranked) {
                Some(own) => Err(Refusal::RankedSeat { seat: own }),
                None => Ok(lobby_change(vec![Fact::Sat { seat, user }])),
            },
            taken => Err(Refusal::SeatTaken {
                seat,
                by: taken.user(),
            }),
        }
    }

    /// The free seat that suits `user` best: beside nobody yet, the first in turn order; for a
    /// second seat in a team game the partner's.
    fn free_seat(&self, user: UserId) -> Option<Seat> {
        let free = |seat: &Seat| self.seats[*seat] == Occupant::Nobody;
        let partner = self
            .seats_of(user)
            .map(Seat::opposite)
            .filter(|_| self.settings.rules.mode == Mode::Teams)
            .find(free);
        partner.or_else(|| self.settings.rules.mode.seats().iter().copied().find(free))
    }

    pub(super) fn leave(&self, user: UserId, seat: Option<Seat>) -> Result<Outcome, Refusal> {
        self.in_lobby()?;
        let seats: Vec<Seat> = match seat {
            Some(seat) if self.seats[seat].user() != Some(user) => {
                return Err(Refusal::NotYourSeat { seat });
            }
            Some(seat) => vec![seat],
            None => self.seats_of(user).collect(),
        };
        if seats.is_empty() {
            return Err(Refusal::NotSeated);
        }
        Ok(lobby_change(
            seats.into_iter().map(|seat| Fact::Left { seat }).collect(),
        ))
    }

    /// The host's word over seats without a present player, in the lobby and later (RULES 7.4).
    pub(super) fn seat_cpu(
        &self,
        user: UserId,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<Outcome, Refusal> {
        self.open_stage()?;
        let seat = self.existing(seat)?;
        if user != self.host {
            return Err(Refusal::NotHost { host: self.host });
        }
        if self.is_out(seat) {
            return Err(RuleError::SeatIsOut(seat).into());
        }
        if let Some(by) = self.seats[seat].present() {
            return Err(Refusal::SeatHeld { seat, by });
        }
        if self.settings.ranked && self.stage == Stage::Lobby && level.is_some() {
            let seats = self.settings.rules.mode.seats().len();
            return Err(Refusal::RankedPeople { seats });
        }
        match (level, self.stage, self.seats[seat]) {
            (None, _, Occupant::Nobody) => Err(Refusal::SeatFree { seat }),
            (None, Stage::Lobby, Occupant::Cpu(_)) => Ok(lobby_change(vec![Fact::Left { seat }])),
            (None, ..) => Err(Refusal::AlreadyStarted),
            (Some(level), Stage::Lobby, _) => Ok(lobby_change(vec![Fact::CpuSat { seat, level }])),
            (Some(level), ..) => Ok(Outcome {
                facts: vec![Fact::CpuSat { seat, level }],
                notices: vec![self.replaced(seat, None)],
            }),
        }
    }

    /// Starts the game; the CPU fills the seats that are free, as the lobby said it would.
    pub(super) fn start(&self, user: UserId, now: Timestamp) -> Result<Outcome, Refusal> {
        self.in_lobby()?;
        if user != self.host {
            return Err(Refusal::NotHost { host: self.host });
        }
        if self.seats().all(|(_, occupant)| occupant.user().is_none()) {
            return Err(Refusal::NobodySeated);
        }
        if self.settings.ranked {
            self.own_people()?;
        }
        let level = self.settings.cpu;
        let mut facts: Vec<Fact> = self
            .seats()
            .filter(|(_, occupant)| *occupant == Occupant::Nobody)
            .map(|(seat, _)| Fact::CpuSat { seat, level })
            .collect();
        facts.push(Fact::Started);
        let mut outcome = lobby_change(facts);
        self.announce(&mut outcome, now);
        Ok(outcome)
    }

    pub(super) fn cancel(&self, by: Canceller, reason: Option<String>) -> Result<Outcome, Refusal> {
        self.open_stage()?;
        if let Canceller::Host(user) = by
            && user != self.host
        {
            return Err(Refusal::NotHost { host: self.host });
        }
        let own = match by {
            Canceller::Host(_) => true,
            Canceller::Moderator(user) => self.has_part(user),
            Canceller::Channel | Canceller::Nobody => false,
        };
        if own && self.counts() {
            return Err(Refusal::RankedCancel);
        }
        let mut notices = match (by, self.stage) {
            // There is nobody left to tell.
            (Canceller::Channel, _) => vec![],
            // The lobby itself says it.
            (_, Stage::Lobby) => vec![Notice::Lobby],
            _ => vec![Notice::Cancelled],
        };
        if by != Canceller::Channel {
            notices.extend(self.archive());
        }
        Ok(Outcome {
            facts: vec![Fact::Cancelled { by, reason }],
            notices,
        })
    }

    /// Whether nobody concerned can call the game off any more: it is ranked, and every seat has
    /// moved or is out.
    pub fn counts(&self) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| self.settings.ranked) else {
            return false;
        };
        let moved = |seat: Seat| play.game.history().iter().any(|ply| ply.seat == seat);
        let mut seats = self.seats();
        seats.all(|(seat, _)| moved(seat) || self.is_out(seat))
    }

    /// A ranked game is one of different people: one on each seat.
    fn own_people(&self) -> Result<(), Refusal> {
        let seats = self.settings.rules.mode.seats().len();
        let mut people: Vec<UserId> = self
            .seats()
            .filter_map(|(_, occupant)| occupant.user())
            .collect();
        people.sort_unstable();
        people.dedup();
        if people.len() == seats {
            Ok(())
        } else {
            Err(Refusal::RankedPeople { seats })
        }
    }

    /// What is left to do where the game has a thread of its own.
    pub(super) fn archive(&self) -> Option<Notice> {
        self.settings.thread.then_some(Notice::Archive)
    }

    /// Refuses unless the table is still in its lobby.
    fn in_lobby(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing => Err(Refusal::AlreadyStarted),
            Stage::Over | Stage::Cancelled => Err(Refusal::Closed),
        }
    }

    fn open_stage(&self) -> Result<(), Refusal> {
        if self.is_open() {
            Ok(())
        } else {
            Err(Refusal::Closed)
        }
    }

    pub(super) fn existing(&self, seat: Seat) -> Result<Seat, Refusal> {
        if self.settings.rules.mode.seats().contains(&seat) {
            Ok(seat)
        } else {
            Err(Refusal::NoSuchSeat { seat })
        }
    }
}

fn lobby_change(facts: Vec<Fact>) -> Outcome {
    Outcome {
        facts,
        notices: vec![Notice::Lobby],
    }
}
