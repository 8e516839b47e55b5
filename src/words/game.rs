//! Names of things: seats, pieces, modes, presets, levels, times, people.

use super::{Words, say};
use crate::{
    cpu::Level,
    rules::{Mode, Preset, Role, Seat},
    table::{Occupant, TimeLimit, Timestamp, UserId},
};

/// The owner's mark of a seat (RULES 1.2): ● ▲ ■ ◆.
pub const fn mark(seat: Seat) -> char {
    ['●', '▲', '■', '◆'][seat.index()]
}

/// A mention: clients show the person's name. Whether it pings is decided when it is posted.
/// [`Words::person`] has a word for people who asked to be forgotten as well.
pub fn person(user: UserId) -> String {
    format!("<@{}>", user.0)
}

/// A time that each reader sees in their own zone, as "in 3 hours".
pub fn moment(at: Timestamp) -> String {
    format!("<t:{}:R>", at.unix_seconds())
}

/// A text as the beginning of a sentence.
#[cfg(feature = "bot")]
pub(crate) fn begun(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.collect::<String>() + chars.as_str()
}

/// A piece in the arguments of a sentence, which declines its name or refers to `{ piece }`.
pub(crate) fn role_key(role: Role) -> String {
    role.letter().to_string()
}

impl Words {
    /// `Red`.
    pub fn color(self, seat: Seat) -> String {
        say!(self, "color", seat = seat.name())
    }

    /// `● Red`; in a classic game `● White` and `■ Black`.
    pub fn seat(self, mode: Mode, seat: Seat) -> String {
        format!("{} {}", mark(seat), self.side(mode, seat))
    }

    /// `Red`; in a classic game `White` and `Black`.
    pub fn side(self, mode: Mode, seat: Seat) -> String {
        match mode {
            Mode::Classic => say!(self, "classic-side", seat = seat.name()),
            Mode::Teams | Mode::Solo => self.color(seat),
        }
    }

    pub fn role(self, role: Role) -> String {
        say!(self, "piece", role = role_key(role))
    }

    pub fn mode(self, mode: Mode) -> String {
        say!(self, "mode", mode = mode.name())
    }

    /// The same to begin a line or to stand on a button.
    pub fn mode_name(self, mode: Mode) -> String {
        say!(self, "mode-name", mode = mode.name())
    }

    pub fn preset(self, preset: Preset) -> String {
        say!(self, "preset", preset = preset.name())
    }

    pub fn level(self, level: Level) -> String {
        say!(self, "level", level = level.name())
    }

    /// `CPU (medium)`.
    pub fn cpu(self, level: Level) -> String {
        say!(self, "cpu-name", level = self.level(level))
    }

    /// The same as short as it fits on a plate: `CPU medium`.
    pub fn short_cpu(self, level: Level) -> String {
        say!(self, "plate-cpu", level = self.level(level))
    }

    pub fn time_limit(self, limit: TimeLimit) -> String {
        // Keys of Fluent begin with a letter.
        say!(self, "time-limit", limit = format!("t{}", limit.name()))
    }

    /// The same as short as it fits on a plate: `12 h`.
    pub fn short_limit(self, limit: TimeLimit) -> String {
        say!(self, "plate-limit", limit = format!("t{}", limit.name()))
    }

    /// A permission by the name of Discord's settings.
    pub fn permission(self, name: &str) -> String {
        say!(self, "permission", name = name)
    }

    /// A mention, or *deleted player*.
    pub fn person(self, user: UserId) -> String {
        if user.is_forgotten() {
            say!(self, "person-forgotten")
        } else {
            person(user)
        }
    }

    /// Who plays a seat, for a line of text.
    pub fn occupant(self, occupant: Occupant) -> String {
        match occupant {
            Occupant::Nobody => say!(self, "seat-free"),
            Occupant::Person { user, away: false } => self.person(user),
            Occupant::Person { user, away: true } => {
                say!(self, "person-away", person = self.person(user))
            }
            Occupant::Cpu(level) => self.cpu(level),
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    pub fn list(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                say!(self, "list", first = first.join(", "), last = last.as_str())
            }
        }
    }

    /// `a`, `a or b`, `a, b or c`.
    pub fn either(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                say!(
                    self,
                    "list-or",
                    first = first.join(", "),
                    last = last.as_str()
                )
            }
        }
    }

    /// What a pawn may become: `queen, rook, bishop or knight`.
    pub fn promotions(self, mode: Mode) -> String {
        let roles = mode.promotions().iter();
        let roles: Vec<String> = roles.map(|&role| self.role(role)).collect();
        self.either(&roles)
    }
}
