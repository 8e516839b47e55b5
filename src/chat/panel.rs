//! `/settings`: shows the settings of a channel or of oneself, with what changes them.

use super::{
    Answer, Ask, Button, ButtonAction, ButtonId, Chat, Choice, Menu, Scope, Setting, Shape, Style,
};
use crate::{
    app::Error,
    store::Whose,
    table::{TableId, Turn},
    words::{Words, say},
};

/// Buttons in one row (Discord's limit).
const ROW_MAX: usize = 5;

impl Chat {
    /// Shows all settings of a scope, after changing those that are named; each change is the
    /// name of a setting and its value. All are changed, or none.
    pub(super) async fn settings(
        &self,
        ask: &Ask,
        scope: Scope,
        changes: &[(String, String)],
    ) -> Result<Answer, Error> {
        let words = ask.words();
        if scope == Scope::Channel && !changes.is_empty() && !ask.speaker.moderator {
            return Ok(Answer::refuse(say!(words, "refuse-settings")));
        }
        let mut read = Vec::new();
        for (name, value) in changes {
            let Some(setting) = Setting::named(scope, name) else {
                return Ok(Answer::refuse(say!(
                    words,
                    "unknown-setting",
                    option = name.as_str()
                )));
            };
            match setting.read(value) {
                Ok(value) => read.push((setting, value)),
                Err(bad) => return Ok(super::answer::misread(ask, &bad)),
            }
        }
        if let (Scope::Channel, false, Some(guild)) = (scope, read.is_empty(), ask.place.guild) {
            let channel = ask.place.channel;
            self.app.store.know_channel(channel, guild).await?;
        }
        for (setting, value) in read {
            let whose = whose(ask, scope);
            self.app
                .store
                .prefer(whose, setting.row().name, &value)
                .await?;
        }
        self.panel(ask, scope).await
    }

    /// What a button or a menu of the panel has changed; the panel shows it.
    pub(super) async fn set(
        &self,
        ask: &Ask,
        setting: Setting,
        value: &str,
    ) -> Result<Answer, Error> {
        let row = setting.row();
        let change = (row.name.to_owned(), value.to_owned());
        self.settings(ask, row.scope, &[change]).await
    }

    async fn panel(&self, ask: &Ask, scope: Scope) -> Result<Answer, Error> {
        // The language may be what was just changed.
        let words = self.own_language(ask).await.words();
        let whose = whose(ask, scope);
        let mut lines = vec![match scope {
            Scope::Channel => say!(words, "settings-channel"),
            Scope::Me => say!(words, "settings-me"),
        }];
        let (mut menus, mut switches) = (Vec::new(), Vec::new());
        let may_change = scope == Scope::Me || ask.speaker.moderator;
        for setting in Setting::all(scope) {
            let value = self.setting(whose, setting).await?;
            let line = words.setting(scope.name(), setting.row().name, &value);
            match setting.row().shape {
                _ if !may_change => {}
                Shape::Switch => switches.push(switch(setting, &value, words)),
                Shape::Menu | Shape::Hours | Shape::Language => {
                    menus.push(menu(setting, &value, &line, words));
                }
                Shape::Zone => {}
            }
            lines.push(line);
        }
        Ok(Answer {
            menus,
            buttons: switches.chunks(ROW_MAX).map(<[Button]>::to_vec).collect(),
            ..Answer::say(lines.join("\n"))
        })
    }
}

fn whose(ask: &Ask, scope: Scope) -> Whose {
    match scope {
        Scope::Channel => Whose::Channel(ask.place.channel),
        Scope::Me => Whose::Person(ask.speaker.user),
    }
}

/// Settings belong to no game.
fn id_of(setting: Setting, value: Option<u8>) -> ButtonId {
    ButtonId {
        table: TableId(0),
        turn: Turn(0),
        action: ButtonAction::Set { setting, value },
    }
}

/// Turns a setting over, and says to what: how it stands is said in the text above.
fn switch(setting: Setting, value: &str, words: Words) -> Button {
    let row = setting.row();
    let other = row.choices.iter().position(|&choice| choice != value);
    let becomes = other.map_or(value, |other| row.choices[other]);
    Button::new(
        id_of(setting, other.map(|index| index as u8)),
        words.setting_switch(row.scope.name(), row.name, becomes),
        Style::Secondary,
    )
}

fn menu(setting: Setting, value: &str, line: &str, words: Words) -> Menu {
    let row = setting.row();
    let usual = setting.values();
    let own = Some(value).filter(|value| !usual.contains(value));
    let options = usual
        .iter()
        .copied()
        .chain(own)
        .map(|value| Choice {
            label: words.setting_value(row.scope.name(), row.name, value),
            value: value.to_owned(),
        })
        .collect();
    Menu {
        id: id_of(setting, None),
        placeholder: plain(line),
        options,
    }
}

/// A line without the marks of bold text, which buttons and menus would show.
fn plain(line: &str) -> String {
    line.replace("**", "")
}
