//! `/help`: short, by topic.

use super::{
    Answer, Ask, Button, ButtonAction, ButtonId, Chat, Choice, Menu, Style, button::without_table,
};
use crate::{
    store::Whose,
    table::UserId,
    words::{Language, Words, say},
};

/// What help there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    Start,
    Moves,
    Lobby,
    Time,
    Ends,
    Boards,
    Ratings,
    Moderators,
    Privacy,
}

impl Topic {
    pub const ALL: [Topic; 9] = [
        Topic::Start,
        Topic::Moves,
        Topic::Lobby,
        Topic::Time,
        Topic::Ends,
        Topic::Boards,
        Topic::Ratings,
        Topic::Moderators,
        Topic::Privacy,
    ];

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Start => "start",
            Topic::Moves => "moves",
            Topic::Lobby => "lobby",
            Topic::Time => "time",
            Topic::Ends => "ends",
            Topic::Boards => "boards",
            Topic::Ratings => "ratings",
            Topic::Moderators => "moderators",
            Topic::Privacy => "privacy",
        }
    }

    pub fn from_name(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.name() == name)
    }

    fn text(self, words: Words) -> String {
        match self {
            Topic::Start => say!(words, "help-start"),
            Topic::Moves => say!(words, "help-moves"),
            Topic::Lobby => say!(words, "help-lobby"),
            Topic::Time => say!(words, "help-time"),
            Topic::Ends => say!(words, "help-ends"),
            Topic::Boards => say!(words, "help-boards"),
            Topic::Ratings => say!(words, "help-ratings"),
            Topic::Moderators => say!(words, "help-moderators"),
            Topic::Privacy => say!(words, "help-privacy"),
        }
    }
}

/// One topic, with a menu of all.
pub(super) fn help(ask: &Ask, topic: Option<Topic>) -> Answer {
    let words = ask.words();
    let topic = topic.unwrap_or(Topic::Start);
    let title = say!(words, "help-topic", topic = topic.name());
    Answer {
        menus: vec![topics(words)],
        ..Answer::say(format!("**{title}**\n{}", topic.text(words)))
    }
}

impl Chat {
    /// What a server is told when the bot comes to it.
    pub fn welcome(&self, language: Language) -> String {
        self.commands.link(&say!(language.words(), "welcome"))
    }

    /// What somebody is told who writes to the bot alone, where it has no commands to link to.
    pub async fn only_in_servers(&self, user: UserId) -> String {
        let chosen = self.language_setting(Whose::Person(user)).await;
        let language = chosen.unwrap_or_default().or(Language::default());
        say!(language.words(), "only-in-servers")
    }
}

fn topics(words: Words) -> Menu {
    Menu {
        id: without_table(ButtonAction::Help),
        placeholder: say!(words, "help-choose"),
        options: Topic::ALL
            .into_iter()
            .map(|topic| Choice {
                label: say!(words, "help-topic", topic = topic.name()),
                value: topic.name().to_owned(),
            })
            .collect(),
    }
}

/// Below everything that was refused: what can be done instead.
pub(super) fn what_now_button(words: Words) -> Button {
    let id: ButtonId = without_table(ButtonAction::WhatNow);
    Button::new(id, say!(words, "button-what-now"), Style::Secondary)
}
