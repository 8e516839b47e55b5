//! Which language is spoken where: to a person their own, in a channel its own.

use super::{Ask, Chat};
use crate::{
    store::Whose,
    table::{ChannelId, GuildId},
    words::{Language, Words},
};

/// What was chosen for a channel or for oneself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LanguageSetting {
    /// That of the server, or of the client.
    #[default]
    Auto,
    Always(Language),
}

impl LanguageSetting {
    pub fn all() -> impl Iterator<Item = LanguageSetting> {
        let languages = Language::all().map(LanguageSetting::Always);
        std::iter::once(LanguageSetting::Auto).chain(languages)
    }

    /// The name in records and options.
    pub fn name(self) -> &'static str {
        match self {
            LanguageSetting::Auto => "auto",
            LanguageSetting::Always(language) => language.code(),
        }
    }

    pub fn from_name(name: &str) -> Option<LanguageSetting> {
        LanguageSetting::all().find(|one| one.name() == name)
    }

    /// The language, where `usual` is what nobody chose.
    pub(super) fn or(self, usual: Language) -> Language {
        match self {
            LanguageSetting::Auto => usual,
            LanguageSetting::Always(language) => language,
        }
    }
}

/// The name in records and options.
pub(super) const LANGUAGE: &str = "language";

impl Chat {
    pub(super) async fn choose_language(
        &self,
        whose: Whose,
        setting: LanguageSetting,
    ) -> Result<(), sqlx::Error> {
        self.app.store.prefer(whose, LANGUAGE, setting.name()).await
    }

    pub(super) async fn language_setting(
        &self,
        whose: Whose,
    ) -> Result<LanguageSetting, sqlx::Error> {
        let name = self.app.store.preference(whose, LANGUAGE).await?;
        // One that a later version no longer speaks is none.
        Ok(name
            .and_then(|name| LanguageSetting::from_name(&name))
            .unwrap_or_default())
    }

    /// Notes the language that a server has set for itself.
    pub async fn server_speaks(
        &self,
        guild: GuildId,
        language: Language,
    ) -> Result<(), sqlx::Error> {
        let (whose, setting) = (Whose::Guild(guild), LanguageSetting::Always(language));
        if self.language_setting(whose).await? == setting {
            return Ok(());
        }
        self.choose_language(whose, setting).await
    }

    /// What everyone in a channel reads: as its moderators chose, else as its server speaks, else
    /// in English.
    pub(super) async fn language_of(
        &self,
        channel: ChannelId,
        guild: Option<GuildId>,
    ) -> Result<Language, sqlx::Error> {
        let own = self.language_setting(Whose::Channel(channel)).await?;
        let servers = match guild {
            Some(guild) => self.language_setting(Whose::Guild(guild)).await?,
            None => LanguageSetting::Auto,
        };
        Ok(own.or(servers.or(Language::default())))
    }

    /// The words of what everyone in a channel with a game reads.
    pub(super) async fn public_words(&self, channel: ChannelId) -> Result<Words, sqlx::Error> {
        let guild = self.app.store.guild_of(channel).await?;
        Ok(self.language_of(channel, guild).await?.words())
    }

    /// What the asker reads: as they chose, else as their client speaks.
    pub(super) async fn own_language(&self, ask: &Ask) -> Language {
        let clients = ask.speaker.language;
        match self.language_setting(Whose::Person(ask.speaker.user)).await {
            Ok(setting) => setting.or(clients),
            Err(error) => {
                tracing::error!(%error, "cannot read the language of a person");
                clients
            }
        }
    }
}
