//! What happened at a table, what has to be said of it, and what could not be done.

use super::{Premove, Settings, Timestamp, Turn, UserId};
use crate::{
    cpu::Level,
    notation::{MoveTextError, PositionFault},
    rules::{Event, Mode, Preset, RuleError, Seat},
};

/// One thing that happened. A table is the fold of its facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Always the first.
    Opened {
        host: UserId,
        settings: Settings,
    },
    /// A person took a free seat, or one that was abandoned (RULES 7.4).
    Sat {
        seat: Seat,
        user: UserId,
    },
    /// The CPU took a free seat, or one that was abandoned.
    CpuSat {
        seat: Seat,
        level: Level,
    },
    /// The seat is free again (lobby only).
    Left {
        seat: Seat,
    },
    Started,
    Game(Event),
    /// The CPU holds this seat until its player is back (RULES 7.3).
    Away {
        seat: Seat,
        why: AwayReason,
    },
    Back {
        seat: Seat,
    },
    /// An offer was made; its seat has agreed already.
    Offered {
        seat: Seat,
        offer: OfferKind,
    },
    /// A seat that was asked agreed.
    Accepted {
        seat: Seat,
    },
    /// The offer is off the table.
    Declined {
        seat: Seat,
    },
    /// The seat's last move is undone: only the first `ply` plies stay. What was set or offered
    /// on what is gone lapses with it.
    TakenBack {
        seat: Seat,
        ply: u32,
    },
    /// A move was set for the seat's next turn; it takes the place of another answer to the same.
    Premoved {
        seat: Seat,
        premove: Premove,
    },
    /// By its player, or because what it was the answer to did not happen.
    PremoveCancelled {
        seat: Seat,
        premove: Premove,
    },
    /// The turn came, and the move of this premove follows; the seat's others lapse.
    PremovePlayed {
        seat: Seat,
        premove: Premove,
    },
    /// The turn came, and this move was not possible; the seat's others lapse.
    PremoveMissed {
        seat: Seat,
        premove: Premove,
    },
    /// The running clock was given this many milliseconds: the bot was away, not the player.
    Credited {
        ms: i64,
    },
    /// The running turn has been looked at this many times because it takes long.
    Looked {
        times: u8,
    },
    /// The player to move has seen that it is their turn.
    Seen {
        seat: Seat,
    },
    /// The bot cannot speak in the channel: the clock stands.
    Paused,
    /// It can again: the clock goes on, with the time given back.
    Resumed,
    /// The table was closed without a result.
    Cancelled {
        by: Canceller,
        reason: Option<String>,
    },
}

impl Fact {
    /// The person it names: personal data wherever it is kept.
    pub fn user(&self) -> Option<UserId> {
        match *self {
            Fact::Opened { host: user, .. }
            | Fact::Sat { user, .. }
            | Fact::Cancelled {
                by: Canceller::Host(user) | Canceller::Moderator(user),
                ..
            } => Some(user),
            Fact::CpuSat { .. }
            | Fact::Left { .. }
            | Fact::Started
            | Fact::Game(_)
            | Fact::Away { .. }
            | Fact::Back { .. }
            | Fact::Offered { .. }
            | Fact::Accepted { .. }
            | Fact::Declined { .. }
            | Fact::TakenBack { .. }
            | Fact::Premoved { .. }
            | Fact::PremoveCancelled { .. }
            | Fact::PremovePlayed { .. }
            | Fact::PremoveMissed { .. }
            | Fact::Credited { .. }
            | Fact::Looked { .. }
            | Fact::Seen { .. }
            | Fact::Paused
            | Fact::Resumed
            | Fact::Cancelled {
                by: Canceller::Channel | Canceller::Nobody,
                ..
            } => None,
        }
    }

    /// The seat it is about: with who holds that seat, what somebody did.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Fact::Sat { seat, .. }
            | Fact::CpuSat { seat, .. }
            | Fact::Left { seat }
            | Fact::Away { seat, .. }
            | Fact::Back { seat }
            | Fact::Offered { seat, .. }
            | Fact::Accepted { seat }
            | Fact::Declined { seat }
            | Fact::Seen { seat }
            | Fact::TakenBack { seat, .. }
            | Fact::Premoved { seat, .. }
            | Fact::PremoveCancelled { seat, .. }
            | Fact::PremovePlayed { seat, .. }
            | Fact::PremoveMissed { seat, .. }
            | Fact::Game(
                Event::Moved { seat, .. }
                | Event::Scored { seat, .. }
                | Event::Out { seat, .. }
                | Event::KingRemoved { seat }
                | Event::Turn { seat },
            ) => Some(seat),
            Fact::Opened { .. }
            | Fact::Started
            | Fact::Game(Event::Ended(_))
            | Fact::Credited { .. }
            | Fact::Looked { .. }
            | Fact::Paused
            | Fact::Resumed
            | Fact::Cancelled { .. } => None,
        }
    }

    /// The same without `user`: another stands for them, and what they wrote is left out.
    #[must_use]
    pub fn without(self, user: UserId, stand_in: UserId) -> Fact {
        if self.user() != Some(user) {
            return self;
        }
        match self {
            Fact::Opened { settings, .. } => Fact::Opened {
                host: stand_in,
                settings,
            },
            Fact::Sat { seat, .. } => Fact::Sat {
                seat,
                user: stand_in,
            },
            Fact::Cancelled { by, .. } => Fact::Cancelled {
                by: match by {
                    Canceller::Moderator(_) => Canceller::Moderator(stand_in),
                    _ => Canceller::Host(stand_in),
                },
                reason: None,
            },
            other => other,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AwayReason {
    /// The time of a turn ran out.
    TimeOut,
    /// The player handed the seat over.
    Asked,
    /// A moderator handed it over for them.
    Sent,
    /// The player has left the server.
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Canceller {
    Host(UserId),
    Moderator(UserId),
    /// The channel is gone.
    Channel,
    /// The last person has left.
    Nobody,
}

/// What one seat can propose to others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferKind {
    /// RULES 6.3.
    Draw,
    /// RULES 7.1, house rule: the partner has to accept.
    Resign,
    /// The last move of the seat, before another person has moved.
    TakeBack,
}

impl OfferKind {
    pub const ALL: [OfferKind; 3] = [OfferKind::Draw, OfferKind::Resign, OfferKind::TakeBack];

    /// The name in records and texts.
    pub const fn name(self) -> &'static str {
        match self {
            OfferKind::Draw => "draw",
            OfferKind::Resign => "resign",
            OfferKind::TakeBack => "takeback",
        }
    }
}

/// Something to say in the channel, as data: words and pictures are made on delivery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Show the lobby as it is now.
    Lobby,
    /// Show the board and ping the player to move. The first `told` events of the game have been
    /// told before.
    Turn { turn: Turn, told: u32 },
    /// Show the final board, who won and why.
    Over { told: u32 },
    /// Show the board as it is again after a move was taken back, and ping its player.
    TakenBack { seat: Seat, turn: Turn },
    /// Ask the seats that have to agree.
    Offer { seat: Seat, offer: OfferKind },
    /// The offer of a seat came to nothing because of another.
    Declined {
        seat: Seat,
        offer: OfferKind,
        by: Seat,
    },
    /// The CPU holds this seat now; its player is told.
    Away { seat: Seat, why: AwayReason },
    /// This seat is out because its time ran out; its player is told.
    Forfeited { seat: Seat },
    /// Whose turn it is has had much of the time.
    Reminder { turn: Turn },
    /// Find out whether whoever is to move is still in the server.
    Look { turn: Turn },
    /// The board stands there; who asked for direct messages is called by one.
    Call { turn: Turn },
    /// Somebody else plays the seat of this person now.
    Replaced { seat: Seat, user: UserId },
    /// Earlier messages are out of date: reminders of turns that have passed, buttons of offers
    /// that are settled and of old boards.
    Tidy,
    /// Somebody else plays this seat now, or it went out of its turn: for everyone to know.
    Seat { seat: Seat },
    /// The bot can speak here again, or runs again, after a while in which the clock stood.
    Resumed { since: Timestamp },
    /// The game was called off.
    Cancelled,
    /// The game's own thread is not needed any more: it is archived behind the last message.
    Archive,
}

/// What an input came to. Nothing at all is an answer too: a late timer, say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    pub facts: Vec<Fact>,
    pub notices: Vec<Notice>,
}

/// Why an input changed nothing, as data for the words that tell the one who asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The lobby is over: the game runs, or has ended.
    AlreadyStarted,
    /// The game is still in the lobby.
    NotStarted,
    /// The game is over, or was cancelled.
    Closed,
    SeatTaken {
        seat: Seat,
        by: Option<UserId>,
    },
    /// The asker has that seat.
    SeatYours {
        seat: Seat,
    },
    /// The asker has this seat, and in a ranked game everybody has one.
    RankedSeat {
        seat: Seat,
    },
    /// Nobody sits there, so there is nobody to take off.
    SeatFree {
        seat: Seat,
    },
    /// This mode has no such seat.
    NoSuchSeat {
        seat: Seat,
    },
    AllSeatsTaken,
    /// The asker has no seat here.
    NotSeated,
    /// The asker does not hold that seat.
    NotYourSeat {
        seat: Seat,
    },
    /// The asker holds several seats and has to say which is meant.
    WhichSeat {
        seats: Vec<Seat>,
    },
    /// Only the host may do that.
    NotHost {
        host: UserId,
    },
    /// Nobody sits at the table.
    NobodySeated,
    /// A ranked game needs a person of its own on each of this many seats.
    RankedPeople {
        seats: usize,
    },
    /// A ranked game in which every seat has moved: only a moderator without a part in it can call
    /// it off.
    RankedCancel,
    NotYourTurn {
        seat: Seat,
        user: Option<UserId>,
    },
    /// The asker is to move, so there is nothing to set in advance.
    YourTurn,
    /// The expected move cannot be read, or is the asker's own.
    PremoveCondition,
    TooManyPremoves,
    /// There is no such premove.
    NoPremove,
    /// The asker has made no move yet.
    NothingToTakeBack,
    /// The seat has moved since, or left the game.
    TooLateToTakeBack {
        seat: Seat,
    },
    TakenBackAlready,
    /// The button belongs to a turn that has passed.
    Stale,
    /// What was typed is not a legal move.
    Move(Box<MoveTextError>),
    Rule(RuleError),
    /// The position to start from cannot be used.
    Position(Vec<PositionFault>),
    /// An offer is on the table already.
    OfferStands {
        seat: Seat,
        offer: OfferKind,
    },
    /// The same was asked and declined, and the asker has not moved since.
    DeclinedBefore,
    NoOffer,
    /// The asker was not asked.
    NotAsked,
    /// The asker has agreed; others have not answered yet.
    AgreedAlready,
    /// Resignation needs no consent here, or there is nobody to ask.
    NothingToAsk,
    /// No present person plays that seat.
    NobodyThere {
        seat: Seat,
    },
    NotAway {
        seat: Seat,
    },
    AlreadyAway {
        seat: Seat,
    },
    /// The seat is neither away nor a CPU's, so nobody else may take it.
    SeatHeld {
        seat: Seat,
        by: UserId,
    },
    /// The asker sits on the other side.
    OtherSide {
        seat: Seat,
    },
    /// This option means nothing in that mode or preset.
    BadSettings(SettingsFault),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsFault {
    /// This preset does not know the mode.
    ModeOfPreset(Preset),
    /// The starter has no seat in the mode.
    Starter(Seat),
    /// RULES 6.5 limits of less than 1 or more than 10 000 plies make no game.
    MoveLimit,
    /// In the position to start from nobody could move any more.
    Over,
    /// A ranked game starts from the usual position.
    RankedPosition,
    /// This option of opening a game belongs to another mode.
    OptionOfMode { option: &'static str, mode: Mode },
}

impl From<RuleError> for Refusal {
    fn from(error: RuleError) -> Refusal {
        Refusal::Rule(error)
    }
}
