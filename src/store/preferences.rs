//! What channels and people have chosen, as words.

use super::{Result, Store};
use crate::table::{ChannelId, GuildId, UserId};

/// Whose choice it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    Channel(ChannelId),
    /// A server, which itself is asked nothing: what it says of itself.
    Guild(GuildId),
    Person(UserId),
}

impl Whose {
    const fn words(self) -> (&'static str, i64) {
        match self {
            Whose::Channel(channel) => ("channel", channel.0 as i64),
            Whose::Guild(guild) => ("guild", guild.0 as i64),
            Whose::Person(user) => ("person", user.0 as i64),
        }
    }
}

impl Store {
    /// What was chosen under `key`; `None` means the usual.
    /// The server of a channel that has or had a game.
    pub async fn guild_of(&self, channel: ChannelId) -> Result<Option<GuildId>> {
        let guild: Option<Option<i64>> = sqlx::query_scalar(
            "select guild_id from tables where channel_id = ? order by id desc limit 1",
        )
        .bind(channel.0 as i64)
        .fetch_optional(&self.readers)
        .await?;
        Ok(guild.flatten().map(|guild| GuildId(guild as u64)))
    }

    pub async fn preference(&self, whose: Whose, key: &str) -> Result<Option<String>> {
        let (whose, id) = whose.words();
        sqlx::query_scalar("select value from preferences where whose = ? and id = ? and key = ?")
            .bind(whose)
            .bind(id)
            .bind(key)
            .fetch_optional(&self.readers)
            .await
    }

    pub async fn prefer(&self, whose: Whose, key: &str, value: &str) -> Result<()> {
        let (whose, id) = whose.words();
        sqlx::query(
            "insert into preferences (whose, id, key, value) values (?, ?, ?, ?)
             on conflict do update set value = excluded.value",
        )
        .bind(whose)
        .bind(id)
        .bind(key)
        .bind(value)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
