//! What channels and people may choose: one table of settings, and what the chosen ones mean.

use super::{
    Ask, BadOption, Chat, Choice, LanguageSetting, Theme, complete::CHOICES_MAX, language::LANGUAGE,
};
use crate::{
    app::{PINGS, QUIET, QuietHours, REMINDERS, ZONE, Zone, zone_names},
    rules::Seat,
    store::Whose,
    table::{ChannelId, Table, UserId},
};

/// Whose setting it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    Channel,
    Me,
}

impl Scope {
    /// The name of the subcommand.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Channel => "channel",
            Scope::Me => "me",
        }
    }
}

/// How a setting is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// One of two: a button that turns it over.
    Switch,
    /// One of several: a menu.
    Menu,
    /// One of the languages there are: a menu.
    Language,
    /// Hours of the day: a menu of usual ones, or typed.
    Hours,
    /// A time zone: typed, with completion.
    Zone,
}

/// One thing to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingRow {
    pub scope: Scope,
    /// The name in records and options.
    pub name: &'static str,
    /// At most 100 characters.
    pub description: &'static str,
    pub shape: Shape,
    /// The first is what holds where nothing was chosen. Of languages the others are missing.
    pub choices: &'static [&'static str],
}

const GAMES: &str = "games";
const OLD_BOARDS: &str = "old_boards";
const BOARD: &str = "board";
const THEME: &str = "theme";
const THEMES: &[&str] = &["default", "contrast", "dark", "print"];

const fn row(
    scope: Scope,
    name: &'static str,
    description: &'static str,
    shape: Shape,
    choices: &'static [&'static str],
) -> SettingRow {
    SettingRow {
        scope,
        name,
        description,
        shape,
        choices,
    }
}

/// Every setting, in the order in which they are shown.
pub const SETTINGS: [SettingRow; 14] = [
    row(
        Scope::Channel,
        GAMES,
        "Whether games may be opened in this channel (default: on)",
        Shape::Switch,
        &["on", "off"],
    ),
    row(
        Scope::Channel,
        "mode",
        "What /game new opens here if it names no mode",
        Shape::Menu,
        &["teams", "solo", "classic"],
    ),
    row(
        Scope::Channel,
        "time",
        "Time for each move of games opened here, if /game new names none",
        Shape::Menu,
        &["none", "30s", "60s", "5m", "1h", "12h", "1d", "3d", "7d"],
    ),
    row(
        Scope::Channel,
        "on_timeout",
        "What happens then: the CPU moves, or the seat is lost",
        Shape::Switch,
        &["cpu", "forfeit"],
    ),
    row(
        Scope::Channel,
        BOARD,
        "Red always below, or the player to move",
        Shape::Switch,
        &["fixed", "turning"],
    ),
    row(
        Scope::Channel,
        THEME,
        "The colours of public boards",
        Shape::Menu,
        THEMES,
    ),
    row(
        Scope::Channel,
        OLD_BOARDS,
        "Whether a board is deleted when the next one stands; its buttons go in any case",
        Shape::Switch,
        &["keep", "delete"],
    ),
    row(
        Scope::Channel,
        LANGUAGE,
        "What the bot speaks here (default: the server's language)",
        Shape::Language,
        &["auto"],
    ),
    row(
        Scope::Me,
        THEME,
        "The colours of your own views",
        Shape::Menu,
        THEMES,
    ),
    row(
        Scope::Me,
        PINGS,
        "Where you are called to your turn: in the channel, or by a direct message",
        Shape::Switch,
        &["channel", "dm"],
    ),
    row(
        Scope::Me,
        REMINDERS,
        "Whether you are reminded before your time runs out",
        Shape::Switch,
        &["on", "off"],
    ),
    row(
        Scope::Me,
        QUIET,
        "Hours in which reminders wait, such as 22:00-07:00; deadlines do not wait",
        Shape::Hours,
        &[
            "off",
            "22:00-07:00",
            "23:00-07:00",
            "23:00-08:00",
            "00:00-08:00",
        ],
    ),
    row(
        Scope::Me,
        ZONE,
        "Your time zone, for quiet hours: Europe/Berlin, say",
        Shape::Zone,
        &["UTC"],
    ),
    row(
        Scope::Me,
        LANGUAGE,
        "What the bot speaks to you (default: your client's language)",
        Shape::Language,
        &["auto"],
    ),
];

/// One of [`SETTINGS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setting(u8);

impl Setting {
    pub fn all(scope: Scope) -> impl Iterator<Item = Setting> {
        (0..SETTINGS.len() as u8)
            .map(Setting)
            .filter(move |setting| setting.row().scope == scope)
    }

    pub fn named(scope: Scope, name: &str) -> Option<Setting> {
        Setting::all(scope).find(|setting| setting.row().name == name)
    }

    pub fn row(self) -> &'static SettingRow {
        &SETTINGS[usize::from(self.0)]
    }

    /// The values that can be chosen without typing.
    pub fn values(self) -> Vec<&'static str> {
        let row = self.row();
        match row.shape {
            Shape::Language => LanguageSetting::all().map(LanguageSetting::name).collect(),
            _ => row.choices.to_vec(),
        }
    }

    /// What is typed as it is stored.
    pub(super) fn read(self, value: &str) -> Result<String, BadOption> {
        let row = self.row();
        let value = value.trim();
        let lower = value.to_lowercase();
        let known = self.values().contains(&lower.as_str()).then_some(lower);
        let read = match row.shape {
            Shape::Switch | Shape::Menu | Shape::Language => known,
            Shape::Hours => known.or_else(|| {
                let hours: QuietHours = value.parse().ok()?;
                Some(hours.to_string())
            }),
            Shape::Zone => Zone::named(value).map(|zone| zone.name().to_owned()),
        };
        read.ok_or_else(|| BadOption {
            option: row.name.to_owned(),
            value: value.chars().take(100).collect(),
            choices: match row.shape {
                Shape::Zone => vec!["UTC", "Europe/Berlin", "America/New_York", "…"],
                _ => self.values(),
            },
        })
    }
}

/// Which side of the public board is below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) enum Orientation {
    /// Always Red's.
    #[default]
    Fixed,
    /// That of the player to move.
    Turning,
}

/// What becomes of a board when the next one stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) enum OldBoards {
    #[default]
    Keep,
    Delete,
}

impl Chat {
    /// What holds: what was chosen, or the usual.
    pub(super) async fn setting(
        &self,
        whose: Whose,
        setting: Setting,
    ) -> Result<String, sqlx::Error> {
        let row = setting.row();
        let chosen = self.app.store.preference(whose, row.name).await?;
        Ok(chosen.unwrap_or_else(|| row.choices[0].to_owned()))
    }

    /// How public boards of a channel look.
    pub(super) async fn look_of_channel(
        &self,
        channel: ChannelId,
    ) -> Result<(Orientation, Theme), sqlx::Error> {
        let whose = Whose::Channel(channel);
        let board = self.app.store.preference(whose, BOARD).await?;
        let orientation = match board.as_deref() {
            Some("turning") => Orientation::Turning,
            _ => Orientation::Fixed,
        };
        Ok((orientation, self.theme(whose).await?))
    }

    /// The colours a person has chosen for private views.
    pub(super) async fn theme_of(&self, user: UserId) -> Result<Theme, sqlx::Error> {
        self.theme(Whose::Person(user)).await
    }

    async fn theme(&self, whose: Whose) -> Result<Theme, sqlx::Error> {
        let theme = self.app.store.preference(whose, THEME).await?;
        Ok(theme
            .and_then(|name| Theme::from_name(&name))
            .unwrap_or_default())
    }

    pub(super) async fn old_boards(&self, channel: ChannelId) -> Result<OldBoards, sqlx::Error> {
        let whose = Whose::Channel(channel);
        let chosen = self.app.store.preference(whose, OLD_BOARDS).await?;
        Ok(match chosen.as_deref() {
            Some("delete") => OldBoards::Delete,
            _ => OldBoards::Keep,
        })
    }

    /// Whether games may be opened in a channel.
    pub(super) async fn allows_games(&self, channel: ChannelId) -> Result<bool, sqlx::Error> {
        let whose = Whose::Channel(channel);
        let chosen = self.app.store.preference(whose, GAMES).await?;
        Ok(chosen.as_deref() != Some("off"))
    }

    /// The hours or the time zones that `typed` may be meant for.
    pub fn complete_setting(&self, _: &Ask, setting: Setting, typed: &str) -> Vec<Choice> {
        let row = setting.row();
        let typed: String = typed.trim().to_lowercase().chars().take(64).collect();
        let choice = |value: String| Choice {
            label: value.clone(),
            value,
        };
        if row.shape == Shape::Zone {
            let mut found: Vec<(bool, String)> = zone_names()
                .into_iter()
                .filter_map(|name| {
                    let lower = name.to_lowercase();
                    // The city is what people type first.
                    let city = lower.rsplit('/').next().unwrap_or_default();
                    let begins = city.starts_with(&typed) || lower.starts_with(&typed);
                    lower.contains(&typed).then_some((!begins, name))
                })
                .collect();
            found.sort();
            let names = found.into_iter().take(CHOICES_MAX);
            return names.map(|(_, name)| choice(name)).collect();
        }
        let read = setting.read(&typed).ok();
        let usual = setting.values();
        let own = read.filter(|read| !usual.contains(&read.as_str()));
        let usual = usual.into_iter().map(str::to_owned);
        let mut values: Vec<String> = usual.filter(|value| value.contains(&typed)).collect();
        values.extend(own);
        values.into_iter().take(CHOICES_MAX).map(choice).collect()
    }
}

/// The seat below on a public board.
pub(super) fn bottom_of(table: &Table, orientation: Orientation) -> Seat {
    match orientation {
        Orientation::Fixed => Seat::Red,
        Orientation::Turning => table.to_move().unwrap_or(Seat::Red),
    }
}
