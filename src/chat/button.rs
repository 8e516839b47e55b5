//! Buttons and menus that carry the game and the turn they were made for, so that a press on an old one is
//! seen to be late, works after a restart, and never acts on another game.

use std::{fmt, str::FromStr};

use super::{Choice, Scope, Setting};
use crate::{
    rules::{Coordinates, Mode, Seat, Square},
    table::{TableId, Turn, UserId},
};

/// What a button or a menu stands for. Displayed as the `custom_id` of Discord: `1:12:7:sit-red`, at most
/// 100 characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ButtonId {
    pub table: TableId,
    /// 0 in the lobby.
    pub turn: Turn,
    pub action: ButtonAction,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ButtonAction {
    Sit(Seat),
    /// A CPU sits down on a seat, or stands up.
    Cpu(Seat),
    Leave,
    Start,
    Resign(Seat),
    /// The question is withdrawn.
    Keep,
    Accept,
    Decline,
    /// No more reminders of this turn.
    Seen,
    /// A message to see whether the bot can post.
    Trial,
    /// The board as it is now, from one's own side; never too late.
    View,
    /// Moving by tapping: which piece? That page of the list, from 0.
    Tap {
        page: u8,
    },
    /// A menu of pieces: the value is the square one stands on.
    Piece,
    /// Where the piece on a square can go: that page of the list, from 0.
    Moves {
        square: Square,
        page: u8,
    },
    /// A menu of moves: which one is its value. It is looked at before it is played.
    Move,
    /// What the asker can do here and now.
    WhatNow,
    /// A menu of topics of help.
    Help,
    /// A menu of sections of the rules, of that game or of the usual ones of the mode.
    Rules(Mode),
    /// That page of a leaderboard, from 0.
    Leaders {
        mode: Mode,
        page: u32,
    },
    /// That page of somebody's finished games, from 0.
    History {
        user: UserId,
        page: u32,
    },
    /// The final board of a finished game.
    PastBoard,
    /// The film of a finished game.
    PastFilm,
    /// Erase the one who presses it.
    Erase,
    /// Do not erase anybody.
    KeepData,
    /// The move that was looked at is played.
    Play(Coordinates),
    /// Nothing is played.
    Close,
    TakeBack,
    /// A menu of one's premoves: the one to cancel is its value.
    CancelPremove,
    CancelPremoves,
    /// A setting: a button for that one of its values, or a menu of all.
    Set {
        setting: Setting,
        value: Option<u8>,
    },
}

impl ButtonAction {
    /// Whether the answer may take longer than Discord waits.
    pub const fn is_slow(self) -> bool {
        matches!(self, ButtonAction::PastFilm)
    }

    /// Whether the answer takes the place of the private message that the button is on: one step
    /// of several, and no pile of them.
    pub fn is_step(self) -> bool {
        match self {
            ButtonAction::Tap { .. }
            | ButtonAction::Piece
            | ButtonAction::Moves { .. }
            | ButtonAction::Move
            | ButtonAction::Play(_)
            | ButtonAction::Close
            | ButtonAction::TakeBack
            | ButtonAction::CancelPremove
            | ButtonAction::CancelPremoves
            | ButtonAction::Set { .. }
            | ButtonAction::Help
            | ButtonAction::Rules(_)
            | ButtonAction::Leaders { .. }
            | ButtonAction::History { .. }
            | ButtonAction::Erase
            | ButtonAction::KeepData => true,
            ButtonAction::Sit(_)
            | ButtonAction::Cpu(_)
            | ButtonAction::Leave
            | ButtonAction::Start
            | ButtonAction::Resign(_)
            | ButtonAction::Keep
            | ButtonAction::Accept
            | ButtonAction::Decline
            | ButtonAction::Seen
            | ButtonAction::Trial
            | ButtonAction::View
            | ButtonAction::WhatNow
            | ButtonAction::PastBoard
            | ButtonAction::PastFilm => false,
        }
    }
}

/// The id of a button or menu that belongs to no game.
pub(super) const fn without_table(action: ButtonAction) -> ButtonId {
    ButtonId {
        table: TableId(0),
        turn: Turn(0),
        action,
    }
}

/// The first word of an id: what it means may change with a new number, not under an old one.
const VERSION: &str = "1";

impl fmt::Display for ButtonAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ButtonAction::Sit(seat) => write!(f, "sit-{seat}"),
            ButtonAction::Cpu(seat) => write!(f, "cpu-{seat}"),
            ButtonAction::Leave => f.write_str("leave"),
            ButtonAction::Start => f.write_str("start"),
            ButtonAction::Resign(seat) => write!(f, "resign-{seat}"),
            ButtonAction::Keep => f.write_str("keep"),
            ButtonAction::Accept => f.write_str("accept"),
            ButtonAction::Decline => f.write_str("decline"),
            ButtonAction::Trial => f.write_str("trial"),
            ButtonAction::Seen => f.write_str("seen"),
            ButtonAction::View => f.write_str("view"),
            ButtonAction::Moves { square, page } => write!(f, "moves-{square}-{page}"),
            ButtonAction::Move => f.write_str("move"),
            ButtonAction::Set { setting, value } => {
                let row = setting.row();
                write!(f, "set-{}-{}", row.scope.name(), row.name)?;
                let value = value.and_then(|index| row.choices.get(usize::from(index)));
                value.map_or(Ok(()), |value| write!(f, "-{value}"))
            }
            ButtonAction::WhatNow => f.write_str("now"),
            ButtonAction::Help => f.write_str("help"),
            ButtonAction::Rules(mode) => write!(f, "rules-{}", mode.name()),
            ButtonAction::Leaders { mode, page } => write!(f, "leaders-{}-{page}", mode.name()),
            ButtonAction::History { user, page } => write!(f, "history-{}-{page}", user.0),
            ButtonAction::PastBoard => f.write_str("past"),
            ButtonAction::PastFilm => f.write_str("film"),
            ButtonAction::Erase => f.write_str("erase"),
            ButtonAction::KeepData => f.write_str("keepdata"),
            ButtonAction::Tap { page } => write!(f, "tap-{page}"),
            ButtonAction::Piece => f.write_str("piece"),
            ButtonAction::Play(mv) => write!(f, "play-{mv}"),
            ButtonAction::Close => f.write_str("close"),
            ButtonAction::TakeBack => f.write_str("takeback"),
            ButtonAction::CancelPremove => f.write_str("premove"),
            ButtonAction::CancelPremoves => f.write_str("premoves"),
        }
    }
}

impl ButtonAction {
    fn read(text: &str) -> Option<ButtonAction> {
        let words: Vec<&str> = text.split('-').collect();
        Some(match *words.as_slice() {
            ["sit", seat] => ButtonAction::Sit(Seat::from_name(seat)?),
            ["cpu", seat] => ButtonAction::Cpu(Seat::from_name(seat)?),
            ["leave"] => ButtonAction::Leave,
            ["start"] => ButtonAction::Start,
            ["resign", seat] => ButtonAction::Resign(Seat::from_name(seat)?),
            ["keep"] => ButtonAction::Keep,
            ["accept"] => ButtonAction::Accept,
            ["decline"] => ButtonAction::Decline,
            ["trial"] => ButtonAction::Trial,
            ["seen"] => ButtonAction::Seen,
            ["view"] => ButtonAction::View,
            ["moves", square, page] => ButtonAction::Moves {
                square: square.parse().ok()?,
                page: page.parse().ok()?,
            },
            ["move"] => ButtonAction::Move,
            ["set", scope, name] => ButtonAction::Set {
                setting: read_setting(scope, name)?,
                value: None,
            },
            ["set", scope, name, value] => {
                let setting = read_setting(scope, name)?;
                let mut choices = setting.row().choices.iter();
                let index = choices.position(|&choice| choice == value)?;
                ButtonAction::Set {
                    setting,
                    value: Some(index as u8),
                }
            }
            ["now"] => ButtonAction::WhatNow,
            ["help"] => ButtonAction::Help,
            ["rules", mode] => ButtonAction::Rules(Mode::from_name(mode)?),
            ["leaders", mode, page] => ButtonAction::Leaders {
                mode: Mode::from_name(mode)?,
                page: page.parse().ok()?,
            },
            ["history", user, page] => ButtonAction::History {
                user: UserId(user.parse().ok()?),
                page: page.parse().ok()?,
            },
            ["past"] => ButtonAction::PastBoard,
            ["film"] => ButtonAction::PastFilm,
            ["erase"] => ButtonAction::Erase,
            ["keepdata"] => ButtonAction::KeepData,
            ["tap", page] => ButtonAction::Tap {
                page: page.parse().ok()?,
            },
            ["piece"] => ButtonAction::Piece,
            ["play", mv] => ButtonAction::Play(mv.parse().ok()?),
            ["close"] => ButtonAction::Close,
            ["takeback"] => ButtonAction::TakeBack,
            ["premove"] => ButtonAction::CancelPremove,
            ["premoves"] => ButtonAction::CancelPremoves,
            _ => return None,
        })
    }
}

fn read_setting(scope: &str, name: &str) -> Option<Setting> {
    let scope = [Scope::Channel, Scope::Me]
        .into_iter()
        .find(|known| known.name() == scope)?;
    Setting::named(scope, name)
}

impl fmt::Display for ButtonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (table, turn) = (self.table.0, self.turn.0);
        write!(f, "{VERSION}:{table}:{turn}:{}", self.action)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a button of this version")]
pub struct ParseButtonError;

impl FromStr for ButtonId {
    type Err = ParseButtonError;

    fn from_str(text: &str) -> Result<ButtonId, ParseButtonError> {
        let read = || {
            let mut words = text.split(':');
            if words.next()? != VERSION {
                return None;
            }
            let table = TableId(words.next()?.parse().ok()?);
            let turn = Turn(words.next()?.parse().ok()?);
            let action = ButtonAction::read(words.next()?)?;
            words.next().is_none().then_some(ButtonId {
                table,
                turn,
                action,
            })
        };
        read().ok_or(ParseButtonError)
    }
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// The usual thing to do.
    Primary,
    Secondary,
    /// Cannot be undone.
    Danger,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    pub id: ButtonId,
    /// At most 80 characters.
    pub label: String,
    pub style: Style,
    pub enabled: bool,
}

impl Button {
    pub(super) fn new(id: ButtonId, label: String, style: Style) -> Button {
        Button {
            id,
            label,
            style,
            enabled: true,
        }
    }
}

/// Options that unfold; one is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// Its action says what the values of the options are.
    pub id: ButtonId,
    /// What stands there before it is opened: at most 150 characters.
    pub placeholder: String,
    /// 1 to [`CHOICES_MAX`](super::CHOICES_MAX), no value twice.
    pub options: Vec<Choice>,
}
