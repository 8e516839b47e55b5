//! Servers: where games are played in them, and which have thrown the bot out.

use super::{Result, Store};
use crate::table::{ChannelId, GuildId, Timestamp};

/// A channel with an open table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    pub channel: ChannelId,
    /// The clock stands, because the bot could not speak there.
    pub paused: bool,
    /// A message waits for its next try.
    pub waits: bool,
}

/// When what is owed to a server that has thrown the bot out is due.
pub(super) const NEVER: i64 = i64::MAX;

impl Store {
    /// The channels of a server that have an open table, and what waits there at `now`.
    pub async fn rooms(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Room>> {
        let rooms: Vec<(i64, bool, bool)> = sqlx::query_as(
            "select channel_id, paused,
               exists (select 1 from queues
                       where queues.channel_id = tables.channel_id and next_ms > ?)
             from tables where guild_id = ? and open",
        )
        .bind(now.0)
        .bind(guild.0 as i64)
        .fetch_all(&self.readers)
        .await?;
        Ok(rooms
            .into_iter()
            .map(|(channel, paused, waits)| Room {
                channel: ChannelId(channel as u64),
                paused,
                waits,
            })
            .collect())
    }

    /// The servers that the bot was last known to be in, and those with an open table.
    pub async fn known_guilds(&self) -> Result<Vec<GuildId>> {
        let guilds: Vec<i64> = sqlx::query_scalar(
            "select guild_id from guilds
               where guild_id not in (select guild_id from removed_guilds)
             union select guild_id from tables where guild_id is not null and open",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(guilds
            .into_iter()
            .map(|guild| GuildId(guild as u64))
            .collect())
    }

    /// What waits in a channel waits for ever, if its server has thrown the bot out.
    pub async fn silence_if_removed(&self, channel: ChannelId) -> Result<()> {
        sqlx::query(
            "update queues set next_ms = ?1 where channel_id = ?2
               and exists (select 1 from tables join removed_guilds using (guild_id)
                           where channel_id = ?2)",
        )
        .bind(NEVER)
        .bind(channel.0 as i64)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// A server has thrown the bot out: nothing is tried there until it is let in again.
    pub async fn guild_removed(&self, guild: GuildId, now: Timestamp) -> Result<()> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        sqlx::query("insert or ignore into removed_guilds (guild_id, removed_ms) values (?, ?)")
            .bind(guild.0 as i64)
            .bind(now.0)
            .execute(&mut *tx)
            .await?;
        sqlx::query(
            "update queues set next_ms = ? where channel_id in
               (select channel_id from tables where guild_id = ?)",
        )
        .bind(NEVER)
        .bind(guild.0 as i64)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// A server has let the bot in (again); true if it had thrown it out. What has waited there
    /// is due.
    pub async fn guild_returned(&self, guild: GuildId, now: Timestamp) -> Result<bool> {
        let known: bool =
            sqlx::query_scalar("select exists (select 1 from removed_guilds where guild_id = ?)")
                .bind(guild.0 as i64)
                .fetch_one(&self.readers)
                .await?;
        if known {
            let mut tx = self.writer.begin_with("begin immediate").await?;
            sqlx::query("delete from removed_guilds where guild_id = ?")
                .bind(guild.0 as i64)
                .execute(&mut *tx)
                .await?;
            sqlx::query(
                "update queues set next_ms = ?1 where next_ms > ?1 and channel_id in
                   (select channel_id from tables where guild_id = ?2)",
            )
            .bind(now.0)
            .bind(guild.0 as i64)
            .execute(&mut *tx)
            .await?;
            tx.commit().await?;
        }
        Ok(known)
    }

    /// When a server threw the bot out; `None` while it is there.
    pub async fn removed_at(&self, guild: GuildId) -> Result<Option<Timestamp>> {
        let at: Option<i64> =
            sqlx::query_scalar("select removed_ms from removed_guilds where guild_id = ?")
                .bind(guild.0 as i64)
                .fetch_optional(&self.readers)
                .await?;
        Ok(at.map(Timestamp))
    }
}
