//! What channels and people may choose: how boards look.

use super::{Answer, Ask, Chat, LanguageSetting, Theme};
use crate::{
    app::Error,
    rules::Seat,
    store::Whose,
    table::{ChannelId, Table, UserId},
    words::say,
};

/// Which side of the public board is below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Orientation {
    /// Always Red's.
    #[default]
    Fixed,
    /// That of the player to move.
    Turning,
}

impl Orientation {
    pub const ALL: [Orientation; 2] = [Orientation::Fixed, Orientation::Turning];

    /// The name in records and options.
    pub const fn name(self) -> &'static str {
        match self {
            Orientation::Fixed => "fixed",
            Orientation::Turning => "turning",
        }
    }

    pub fn from_name(name: &str) -> Option<Orientation> {
        Orientation::ALL.into_iter().find(|one| one.name() == name)
    }
}

const BOARD: &str = "board";
const THEME: &str = "theme";

impl Chat {
    /// Shows the settings of a channel, after changing those that are named.
    pub(super) async fn channel_settings(
        &self,
        ask: &Ask,
        board: Option<Orientation>,
        theme: Option<Theme>,
        language: Option<LanguageSetting>,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let channel = ask.place.channel;
        let whose = Whose::Channel(channel);
        let changed = board.is_some() || theme.is_some() || language.is_some();
        if changed && !ask.speaker.moderator {
            return Ok(Answer::refuse(say!(words, "refuse-settings")));
        }
        if let (true, Some(guild)) = (changed, ask.place.guild) {
            self.app.store.know_channel(channel, guild).await?;
        }
        if let Some(board) = board {
            self.app.store.prefer(whose, BOARD, board.name()).await?;
        }
        if let Some(theme) = theme {
            self.app.store.prefer(whose, THEME, theme.name()).await?;
        }
        if let Some(language) = language {
            self.choose_language(whose, language).await?;
        }
        let (board, theme) = self.look_of_channel(channel).await?;
        let setting = self.language_setting(whose).await?;
        let language = self.language_of(channel, ask.place.guild).await?;
        Ok(Answer::say(say!(
            words,
            "settings-channel",
            board = board.name(),
            theme = theme.name(),
            language = language.words().own_name(),
            chosen = setting.chosen(),
        )))
    }

    /// Shows one's own settings, after changing those that are named.
    pub(super) async fn my_settings(
        &self,
        ask: &Ask,
        theme: Option<Theme>,
        language: Option<LanguageSetting>,
    ) -> Result<Answer, Error> {
        let user = ask.speaker.user;
        let whose = Whose::Person(user);
        let words = ask.words();
        if let Some(language) = language {
            self.choose_language(whose, language).await?;
        }
        if let Some(theme) = theme {
            self.app.store.prefer(whose, THEME, theme.name()).await?;
        }
        let theme = self.theme_of(user).await?;
        Ok(Answer::say(say!(
            words,
            "settings-me",
            theme = theme.name(),
            language = words.own_name(),
            chosen = self.language_setting(whose).await?.chosen(),
        )))
    }

    /// How public boards of a channel look.
    pub(super) async fn look_of_channel(
        &self,
        channel: ChannelId,
    ) -> Result<(Orientation, Theme), sqlx::Error> {
        let whose = Whose::Channel(channel);
        let board = self.app.store.preference(whose, BOARD).await?;
        let theme = self.app.store.preference(whose, THEME).await?;
        Ok((
            board
                .and_then(|name| Orientation::from_name(&name))
                .unwrap_or_default(),
            theme
                .and_then(|name| Theme::from_name(&name))
                .unwrap_or_default(),
        ))
    }

    /// The colours a person has chosen for private views.
    pub(super) async fn theme_of(&self, user: UserId) -> Result<Theme, sqlx::Error> {
        let theme = self
            .app
            .store
            .preference(Whose::Person(user), THEME)
            .await?;
        Ok(theme
            .and_then(|name| Theme::from_name(&name))
            .unwrap_or_default())
    }
}

/// The seat below on a public board.
pub(super) fn bottom_of(table: &Table, orientation: Orientation) -> Seat {
    match orientation {
        Orientation::Fixed => Seat::Red,
        Orientation::Turning => table.to_move().unwrap_or(Seat::Red),
    }
}
