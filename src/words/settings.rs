//! Settings in words: what each is called, and its values.

use super::{Language, Words, say};
use crate::{rules::Mode, table::TimeLimit};

/// Options whose choices are the same say so once, under this key.
const CHOICE: &str = "choice";

impl Words {
    /// `**Boards**: Red is below`. The names are those of the options.
    pub fn setting(self, scope: &str, name: &str, value: &str) -> String {
        let label = say!(self, "setting", name = name);
        let value = self.setting_value(scope, name, value);
        say!(self, "setting-line", label = label, value = value)
    }

    /// An option of a command as this language calls it.
    pub fn option(self, name: &str) -> String {
        let own = self.named(&format!("option-{name}"));
        own.unwrap_or_else(|| name.to_owned())
    }

    /// A value of an option as this language calls it among the choices, if it does.
    pub fn choice(self, option: &str, value: &str) -> Option<String> {
        // The name of an attribute begins with a letter.
        let attribute = if value.starts_with(|c: char| c.is_ascii_digit()) {
            format!("t{value}")
        } else {
            value.to_owned()
        };
        let own = self.attribute(&format!("option-{option}"), &attribute);
        own.or_else(|| self.attribute(CHOICE, &attribute))
    }

    /// What a button does that turns a setting over to `value`.
    pub fn setting_switch(self, scope: &str, name: &str, value: &str) -> String {
        let label = say!(self, "setting", name = name);
        let value = self.setting_value(scope, name, value);
        say!(self, "setting-switch", label = label, value = value)
    }

    /// A value of a setting; hours and time zones as they are.
    pub fn setting_value(self, scope: &str, name: &str, value: &str) -> String {
        match name {
            "mode" => Mode::from_name(value).map_or_else(String::new, |mode| self.mode(mode)),
            "time" => TimeLimit::from_name(value).map_or_else(
                || say!(self, "no-time-limit"),
                |limit| self.time_limit(limit),
            ),
            "on_timeout" => say!(self, "value-on-timeout", value = value),
            "board" => say!(self, "value-board", value = value),
            "theme" => say!(self, "theme", theme = value),
            "old_boards" => say!(self, "value-old-boards", value = value),
            "games" => say!(self, "value-games", value = value),
            "pings" => say!(self, "value-pings", value = value),
            "reminders" => say!(self, "value-reminders", value = value),
            "language" if value == "auto" => say!(self, "value-language-auto", scope = scope),
            "language" => Language::of_locale(value).words().own_name(),
            "quiet" if value == "off" => say!(self, "value-no-quiet"),
            _ => value.to_owned(),
        }
    }
}
