//! Buttons that carry the game and the turn they were made for, so that a press on an old one is
//! seen to be late, works after a restart, and never acts on another game.

use std::{fmt, str::FromStr};

use crate::{
    rules::Seat,
    table::{TableId, Turn},
};

/// What a button stands for. Displayed as the `custom_id` of Discord: `1:12:7:sit-red`, at most
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
    Leave,
    Start,
    Resign(Seat),
    /// The question is withdrawn.
    Keep,
    Accept,
    Decline,
}

/// The first word of an id: what it means may change with a new number, not under an old one.
const VERSION: &str = "1";

impl ButtonAction {
    fn seat_and_name(self) -> (&'static str, Option<Seat>) {
        match self {
            ButtonAction::Sit(seat) => ("sit", Some(seat)),
            ButtonAction::Leave => ("leave", None),
            ButtonAction::Start => ("start", None),
            ButtonAction::Resign(seat) => ("resign", Some(seat)),
            ButtonAction::Keep => ("keep", None),
            ButtonAction::Accept => ("accept", None),
            ButtonAction::Decline => ("decline", None),
        }
    }
}

impl fmt::Display for ButtonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, seat) = self.action.seat_and_name();
        write!(f, "{VERSION}:{}:{}:{name}", self.table.0, self.turn.0)?;
        match seat {
            Some(seat) => write!(f, "-{seat}"),
            None => Ok(()),
        }
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
            let (name, seat) = match words.next()?.split_once('-') {
                Some((name, seat)) => (name, Some(Seat::from_name(seat)?)),
                None => (text.rsplit(':').next()?, None),
            };
            let action = match (name, seat) {
                ("sit", Some(seat)) => ButtonAction::Sit(seat),
                ("leave", None) => ButtonAction::Leave,
                ("start", None) => ButtonAction::Start,
                ("resign", Some(seat)) => ButtonAction::Resign(seat),
                ("keep", None) => ButtonAction::Keep,
                ("accept", None) => ButtonAction::Accept,
                ("decline", None) => ButtonAction::Decline,
                _ => return None,
            };
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
