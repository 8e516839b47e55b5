//! What one can ask the bot, and what it says: the same in Discord and in the terminal.
//!
//! A [`Request`] by a [`Speaker`] in a [`Place`] becomes a private [`Answer`]; a message owed to
//! a channel becomes a public [`Post`]. Both are data: a carrier turns them into its own.

mod answer;
mod board;
mod button;
mod calls;
mod commands;
mod complete;
mod export;
mod games;
mod help;
mod hint;
mod history;
mod language;
mod leftovers;
mod lobby;
mod message_buttons;
mod moves;
mod mydata;
mod newgame;
mod offers;
mod panel;
mod play;
mod post;
mod premove;
mod rating;
mod reel;
mod replay;
mod rules;
mod settings;
mod setup;
mod spoken;
mod story;
mod takeback;
mod tap;
mod thread;
mod view;
mod whatnow;

use std::sync::Arc;

use crate::{
    app::App,
    cpu::Level,
    rules::{Claim, Mode, Seat},
    store::InteractionId,
    table::{ChannelId, GuildId, OfferKind, TableId, Timestamp, Turn, UserId},
    words::{Language, Section, Words},
};

pub use crate::render::{Theme, can_show};
pub use answer::apology;
pub use button::{Button, ButtonAction, ButtonId, Menu, Style};
pub use commands::CommandLinks;
pub use complete::{CHOICES_MAX, Choice};
pub use export::name_tag;
pub use help::Topic;
pub use language::LanguageSetting;
pub use leftovers::{Chore, Leftover};
pub use newgame::{BadOption, NEW_GAME_OPTIONS, NewGame, OptionRow};
pub use post::{Direct, Post};
pub use reel::{SeatNames, reel};
pub use settings::{SETTINGS, Scope, Setting, SettingRow, Shape};
pub use setup::TrialFault;
pub use spoken::{Heard, Spoken};
pub use thread::Starter;

/// Something a person asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    New(Box<NewGame>),
    Join {
        seat: Option<Seat>,
    },
    Leave {
        seat: Option<Seat>,
    },
    Start,
    Cancel {
        reason: Option<String>,
    },
    /// Put a CPU on a seat, or with no level take it off again.
    Cpu {
        seat: Seat,
        level: Option<Level>,
    },
    Move {
        text: String,
    },
    /// Take one's last move back.
    TakeBack,
    /// Set a move for one's next turn, after any move or one that is expected; without a move,
    /// show what is set.
    Premove {
        text: Option<String>,
        after: Option<String>,
    },
    /// Show the board: as a picture from a side (the asker's own by default), or in words.
    Board {
        view: Option<Seat>,
        theme: Option<Theme>,
        text: bool,
    },
    /// Mark where the piece on a square can go.
    Moves {
        square: String,
    },
    /// The CPU's best move, and why.
    Hint,
    /// The game as a film, from one ply to another; 0 is the position it began with.
    Replay {
        from: Option<u32>,
        to: Option<u32>,
    },
    Resign {
        seat: Option<Seat>,
    },
    Offer {
        kind: OfferKind,
    },
    AnswerOffer {
        accept: bool,
    },
    Claim {
        claim: Option<Claim>,
    },
    /// The game as a file.
    Export,
    /// Show the settings of the channel or one's own, after changing some: names and values.
    Settings {
        scope: Scope,
        changes: Vec<(String, String)>,
    },
    /// Hand one's own seats to the CPU; with a seat: that of somebody who does not come.
    Away {
        seat: Option<Seat>,
    },
    Help {
        topic: Option<Topic>,
    },
    /// The rules of this channel's game, or the usual ones of a mode.
    Rules {
        mode: Option<Mode>,
        section: Option<Section>,
    },
    /// Ratings and reliability of a person; of the asker, if nobody is named.
    Rating {
        user: Option<UserId>,
    },
    Leaderboard {
        mode: Option<Mode>,
    },
    /// Finished games of a person.
    History {
        user: Option<UserId>,
    },
    /// What is stored of the asker, as a file.
    ExportMine,
    /// Erase the asker, after asking once more.
    EraseMine,
    Back,
    TakeOver {
        seat: Seat,
    },
    /// One's own games, wherever they are.
    Games,
    /// Whether the bot can play in this channel.
    Setup,
    /// A button was pressed.
    Press(ButtonId),
    /// An option of a menu was chosen.
    Pick {
        menu: ButtonId,
        value: String,
    },
    /// An option that cannot be read: the answer says what would work.
    Misread(BadOption),
    /// The same about a seat that was called White or Black, which only classic games have.
    AsSide {
        seat: Seat,
        request: Box<Request>,
    },
}

impl Request {
    /// This request, where it is about a seat that people called `name`.
    #[must_use]
    pub fn about(self, name: &str) -> Request {
        let is_side = ["white", "black"].map(|side| side.eq_ignore_ascii_case(name));
        match seat_named(name) {
            Some(seat) if is_side.contains(&true) => Request::AsSide {
                seat,
                request: Box::new(self),
            },
            _ => self,
        }
    }
}

/// The names that people may call a seat by: its colour, or in classic games its side.
pub const SEAT_NAMES: [(&str, Seat); 6] = [
    ("red", Seat::Red),
    ("blue", Seat::Blue),
    ("yellow", Seat::Yellow),
    ("green", Seat::Green),
    ("white", Seat::Red),
    ("black", Seat::Yellow),
];

/// The seat that people call by this name.
pub fn seat_named(name: &str) -> Option<Seat> {
    let row = SEAT_NAMES
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    Some(row.1)
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    pub user: UserId,
    /// As the server shows it, or another name of theirs that pictures [can show](can_show).
    pub name: String,
    pub language: Language,
    /// May manage this channel, and so end its games.
    pub moderator: bool,
}

/// Where it is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub channel: ChannelId,
    pub guild: Option<GuildId>,
    /// The channel that a thread belongs to.
    pub parent: Option<Parent>,
    /// The language of the server, as far as this was said.
    pub speaks: Option<Language>,
    /// What the bot may not do here.
    pub missing: Vec<Permission>,
    /// What it may not do besides: needed for games in threads of this channel only.
    pub missing_for_threads: Vec<Permission>,
}

/// The channel that a thread belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parent {
    pub channel: ChannelId,
    /// Only those who were invited see the thread.
    pub private: bool,
}

impl Place {
    /// The bot may answer here, but not post.
    fn is_mute(&self) -> bool {
        is_mute(&self.missing)
    }
}

/// Whether the bot cannot post for want of these.
pub fn is_mute(missing: &[Permission]) -> bool {
    missing.iter().any(|missing| missing.is_to_post())
}

/// A permission that the bot needs in a channel; without the first the others mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Permission {
    ViewChannel,
    SendMessages,
    SendMessagesInThreads,
    EmbedLinks,
    AttachFiles,
    ReadMessageHistory,
    /// Only for a game in a thread of its own.
    CreatePublicThreads,
}

impl Permission {
    /// Without this the bot cannot post.
    const fn is_to_post(self) -> bool {
        matches!(
            self,
            Permission::ViewChannel | Permission::SendMessages | Permission::SendMessagesInThreads
        )
    }

    /// Games do without it.
    const fn is_dispensable(self) -> bool {
        matches!(self, Permission::EmbedLinks | Permission::AttachFiles)
    }

    /// The name in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Permission::ViewChannel => "view-channel",
            Permission::SendMessages => "send-messages",
            Permission::SendMessagesInThreads => "send-messages-in-threads",
            Permission::EmbedLinks => "embed-links",
            Permission::AttachFiles => "attach-files",
            Permission::ReadMessageHistory => "read-message-history",
            Permission::CreatePublicThreads => "create-public-threads",
        }
    }
}

/// A question with all that is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    pub speaker: Speaker,
    pub place: Place,
    /// The interaction it came with: one that changes something is handled once.
    pub cause: Option<InteractionId>,
    pub now: Timestamp,
}

impl Ask {
    fn words(&self) -> Words {
        self.speaker.language.words()
    }
}

/// A picture with words for people who cannot see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub png: Vec<u8>,
    /// At most 1024 characters.
    pub alt: String,
}

/// A file to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    pub name: String,
    pub bytes: Vec<u8>,
    /// Words for people who cannot see it, if it is to be seen: at most 1024 characters.
    pub alt: Option<String>,
}

/// What the asker, and nobody else, is told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    pub text: String,
    pub menus: Vec<Menu>,
    /// Rows of buttons, below the menus; with these five rows at most.
    pub buttons: Vec<Vec<Button>>,
    pub picture: Option<Picture>,
    pub files: Vec<File>,
    /// For everyone: only where the bot cannot post in the channel itself.
    pub public: bool,
    /// Who is alerted: nobody, unless it is for everyone.
    pub pings: Vec<UserId>,
    /// The turn that it calls somebody to. Once it is given, the carrier tells so
    /// ([`Chat::called`]), and nothing else calls them to it.
    pub calls: Option<(TableId, Turn)>,
    /// A message to be posted in the channel, to see whether that works.
    pub trial: Option<Post>,
    /// Something was refused: what can be done instead is a button below it.
    pub refused: bool,
    /// Nothing is to be said: the interaction was answered when it came the first time.
    pub silent: bool,
}

impl Answer {
    fn say(text: impl Into<String>) -> Answer {
        Answer {
            text: text.into(),
            ..Answer::default()
        }
    }

    /// This answer below a line that goes before it.
    fn after(mut self, line: Option<String>) -> Answer {
        if let Some(line) = line {
            self.text = format!("{line}\n{}", self.text);
        }
        self
    }

    /// Says why nothing was done; how to go on is a button.
    fn refuse(text: impl Into<String>) -> Answer {
        Answer {
            refused: true,
            ..Answer::say(text)
        }
    }
}

/// See the [module](self).
#[derive(Debug)]
pub struct Chat {
    pub app: Arc<App>,
    /// The commands that sentences can link to.
    pub commands: CommandLinks,
}
