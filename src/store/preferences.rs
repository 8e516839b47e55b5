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

    /// What was chosen under `key`; `None` means the usual. A thread has what its channel has,
    /// unless something else was chosen for it.
    pub async fn preference(&self, whose: Whose, key: &str) -> Result<Option<String>> {
        let (whose, id) = whose.words();
        sqlx::query_scalar(
            "select value from preferences
             where whose = ?1 and key = ?2 and id in
               (?3, (select parent_id from parents where channel_id = ?3 and ?1 = 'channel'))
             order by id <> ?3 limit 1",
        )
        .bind(whose)
        .bind(key)
        .bind(id)
        .fetch_optional(&self.readers)
        .await
    }

    /// Notes the channel that a thread belongs to, and whether only some who see that channel see
    /// the thread.
    pub async fn note_parent(
        &self,
        thread: ChannelId,
        guild: Option<GuildId>,
        parent: ChannelId,
        private: bool,
    ) -> Result<()> {
        let known: Option<(i64, bool)> =
            sqlx::query_as("select parent_id, private from parents where channel_id = ?")
                .bind(thread.0 as i64)
                .fetch_optional(&self.readers)
                .await?;
        if known == Some((parent.0 as i64, private)) {
            return Ok(());
        }
        sqlx::query(
            "insert into parents (channel_id, guild_id, parent_id, private) values (?, ?, ?, ?)
             on conflict do update set parent_id = excluded.parent_id, private = excluded.private",
        )
        .bind(thread.0 as i64)
        .bind(guild.map(|guild| guild.0 as i64))
        .bind(parent.0 as i64)
        .bind(private)
        .execute(&self.writer)
        .await?;
        Ok(())
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
