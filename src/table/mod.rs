//! A table: who sits where, what they play by, the game, and when a turn runs out.
//!
//! A table is the fold of its [`Fact`]s, as a game is of its events. [`Table::handle`] decides
//! what an [`Input`] does and changes nothing; [`Table::evolve`] records and decides nothing.
//! Knows no clock (time is an argument), no database and no words.

mod depart;
mod evolve;
mod fact;
mod handle;
mod ids;
mod lobby;
mod offers;
mod pause;
mod play;
mod premove;
mod record;
mod remind;
mod settings;
mod takeback;
mod time;

pub use fact::{AwayReason, Canceller, Fact, Notice, OfferKind, Outcome, Refusal, SettingsFault};
pub use handle::Input;
pub use ids::{ChannelId, GuildId, TableId, Turn, UserId};
pub use premove::{Missed, PREMOVES_MAX, ParsePremoveError, Premove};
pub use record::{Finished, FinishedSeat};
pub use settings::{OnTimeout, Settings};
pub use takeback::TakeBack;
pub use time::{TimeLimit, Timestamp};

use crate::{
    cpu::Level,
    rules::{BySeat, Event, Game, Seat},
};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    #[default]
    Nobody,
    Person {
        user: UserId,
        /// The CPU holds the seat meanwhile (RULES 7.3).
        away: bool,
    },
    Cpu(Level),
}

impl Occupant {
    /// The person whose seat it is, present or away.
    pub fn user(self) -> Option<UserId> {
        match self {
            Occupant::Person { user, .. } => Some(user),
            Occupant::Nobody | Occupant::Cpu(_) => None,
        }
    }

    /// The person who is expected to move, when it is this seat's turn.
    pub fn present(self) -> Option<UserId> {
        match self {
            Occupant::Person { user, away: false } => Some(user),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    Lobby,
    Playing,
    Over,
    Cancelled,
}

/// A proposal that waits for answers; stored, so it can be answered days later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub kind: OfferKind,
    pub by: Seat,
    /// Which offer of the game it is, from 1: a button carries it.
    pub number: u32,
    pub accepted: BySeat<bool>,
    /// Moves of the offering seat since (RULES 6.3).
    pub own_plies: u8,
}

/// A game in progress or ended, with what the rules do not know of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    pub game: Game,
    /// What has happened in it, without what was taken back.
    events: Vec<Event>,
    pub turn: Turn,
    /// Whose turn that is, and how many plies were played before it.
    turn_of: (Option<Seat>, u32),
    /// The turn in which each seat last moved; 0 before.
    moved_in: BySeat<Turn>,
    /// The turn in which each seat made the move that it took back last; 0 before.
    taken_back: BySeat<Turn>,
    /// The time that each seat took for its last move.
    took_ms: BySeat<i64>,
    /// Whose each seat was when the game began, and how it was played.
    records: BySeat<record::Record>,
    /// How many of the events those who play have been told.
    told: u32,
    /// The same before the running turn came: a turn that passes at once has called nobody.
    told_before: u32,
    turn_began: Timestamp,
    /// Time given back to the running turn because the bot was away.
    credit_ms: i64,
    /// Outages up to here have been credited to the running turn.
    credited_until: Timestamp,
    /// How many times the running turn was looked at because it takes long: see `remind.rs`.
    looks: u8,
    /// Whoever is to move has seen that it is their turn, and wants no more reminders of it.
    seen: bool,
    /// Since when the clock stands, because the bot cannot speak here.
    paused: Option<Timestamp>,
    offer: Option<Offer>,
    /// Offers made so far.
    offers: u32,
    /// What was declined last of each seat's offers, and the turn in which it had last moved then.
    declined: BySeat<Option<(OfferKind, Turn)>>,
    /// Set for the next turn of each seat; known to its player only.
    premoves: BySeat<Vec<Premove>>,
    /// Why no premove was made when the running turn came.
    missed: BySeat<Option<Missed>>,
}

impl Play {
    pub fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    fn turn_comes(&mut self, calls: bool) {
        self.told_before = self.told;
        if calls {
            self.told_all();
        }
    }

    fn told_all(&mut self) {
        self.told = self.events.len() as u32;
    }

    /// What has happened in the game, without what was taken back: replayed, it is the game.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The turn in which a seat made its last move; 0 if it has made none, or took it back.
    pub fn moved_in(&self, seat: Seat) -> Turn {
        self.moved_in[seat]
    }

    /// Why no premove of the seat to move was made when its turn came, if some were set. For its
    /// player's eyes only.
    pub fn missed(&self) -> Option<Missed> {
        self.missed[self.game.turn()?]
    }
}

/// See the [module](self).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    host: UserId,
    settings: Settings,
    seats: BySeat<Occupant>,
    stage: Stage,
    play: Option<Play>,
    cancelled: Option<(Canceller, Option<String>)>,
}

impl Table {
    pub fn host(&self) -> UserId {
        self.host
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn occupant(&self, seat: Seat) -> Occupant {
        self.seats[seat]
    }

    /// The seats of this game's mode with who plays them, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, Occupant)> {
        let seats = self.settings.rules.mode.seats();
        seats.iter().map(|&seat| (seat, self.seats[seat]))
    }

    pub fn seats_of(&self, user: UserId) -> impl Iterator<Item = Seat> {
        self.seats()
            .filter(move |(_, occupant)| occupant.user() == Some(user))
            .map(|(seat, _)| seat)
    }

    /// From the start of the game on, also after its end.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// Who called it off, and why.
    pub fn cancelled(&self) -> Option<(Canceller, Option<&str>)> {
        let (by, reason) = self.cancelled.as_ref()?;
        Some((*by, reason.as_deref()))
    }

    /// Whether a channel is still taken by this table.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Lobby | Stage::Playing)
    }

    /// Whether the game has begun and the seat is out of it.
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.game.out(seat).is_some())
    }

    /// The seat to move, while a game runs.
    pub fn to_move(&self) -> Option<Seat> {
        let play = self.play.as_ref()?;
        (self.stage == Stage::Playing)
            .then(|| play.game.turn())
            .flatten()
    }

    /// When the running turn's time is up. The one truth about deadlines.
    pub fn due(&self) -> Option<(Timestamp, Turn)> {
        let seat = self.to_move()?;
        let play = self.play.as_ref()?;
        let limit = self.settings.time_limit?;
        if self.is_paused() {
            return None;
        }
        // A seat that the CPU plays answers by itself.
        self.seats[seat].present()?;
        let began = Timestamp(play.turn_began.0.saturating_add(play.credit_ms));
        Some((began + limit.duration(), play.turn))
    }

    /// Whether everybody who still plays is away: then the game waits for one of them. The CPU
    /// holds seats for a game among people, it does not play the game out for nobody.
    pub fn is_waiting(&self) -> bool {
        let Some(play) = self.play.as_ref() else {
            return false;
        };
        let mut owned = self
            .seats()
            .filter(|&(seat, _)| play.game.out(seat).is_none())
            .filter(|(_, occupant)| occupant.user().is_some())
            .peekable();
        owned.peek().is_some() && owned.all(|(_, occupant)| occupant.present().is_none())
    }

    /// The turn that the CPU has to play now, and how well.
    pub fn cpu_turn(&self) -> Option<(Turn, Level)> {
        let seat = self.to_move()?;
        let play = self.play.as_ref()?;
        if self.is_waiting() {
            return None;
        }
        match self.seats[seat] {
            Occupant::Cpu(level) => Some((play.turn, level)),
            Occupant::Person { away: true, .. } => Some((play.turn, self.settings.cpu)),
            _ => None,
        }
    }
}
