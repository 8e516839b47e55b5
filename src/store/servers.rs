//! Servers: which ones the bot has met, and deleting what is known of those it was removed from.

use super::{Result, Store};
use crate::table::{ChannelId, GuildId, Timestamp};

impl Store {
    /// The bot is in this server; true if it has not met it before.
    pub async fn meet_guild(&self, guild: GuildId) -> Result<bool> {
        let known: bool =
            sqlx::query_scalar("select exists (select 1 from guilds where guild_id = ?)")
                .bind(guild.0 as i64)
                .fetch_one(&self.readers)
                .await?;
        // Every start of the bot meets all of them again.
        if !known {
            sqlx::query("insert or ignore into guilds (guild_id) values (?)")
                .bind(guild.0 as i64)
                .execute(&self.writer)
                .await?;
        }
        Ok(!known)
    }

    /// A channel of this server has settings.
    pub async fn know_channel(&self, channel: ChannelId, guild: GuildId) -> Result<()> {
        sqlx::query("insert or ignore into channels (channel_id, guild_id) values (?, ?)")
            .bind(channel.0 as i64)
            .bind(guild.0 as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Deletes all that is known of servers that the bot was removed from before `before`, with
    /// the names of people who are not known from anywhere else.
    pub async fn purge_guilds(&self, before: Timestamp) -> Result<usize> {
        let guilds: Vec<i64> =
            sqlx::query_scalar("select guild_id from removed_guilds where removed_ms < ?")
                .bind(before.0)
                .fetch_all(&self.readers)
                .await?;
        for guild in &guilds {
            let mut tx = self.writer.begin_with("begin immediate").await?;
            for statement in PURGE {
                sqlx::query(statement).bind(guild).execute(&mut *tx).await?;
            }
            // Of those who only asked something nothing says in which server.
            sqlx::query(
                "delete from people where not exists
                   (select 1 from players where players.user_id = people.user_id)
                 and not exists
                   (select 1 from preferences where whose = 'person' and id = people.user_id)",
            )
            .execute(&mut *tx)
            .await?;
            tx.commit().await?;
        }
        if !guilds.is_empty() {
            self.shrink_log().await?;
        }
        Ok(guilds.len())
    }
}

/// In this order: each row before the one it refers to. `?1` is the server.
const PURGE: [&str; 12] = [
    "delete from preferences where (whose = 'guild' and id = ?1) or (whose = 'channel' and id in
       (select channel_id from tables where guild_id = ?1
        union select channel_id from channels where guild_id = ?1))",
    "delete from parents where guild_id = ?1",
    "delete from channels where guild_id = ?1",
    "delete from queues where channel_id in (select channel_id from tables where guild_id = ?1)",
    "delete from outbox where table_id in (select id from tables where guild_id = ?1)",
    "delete from messages where table_id in (select id from tables where guild_id = ?1)",
    "delete from results where table_id in (select id from tables where guild_id = ?1)",
    "delete from facts where table_id in (select id from tables where guild_id = ?1)",
    "delete from players where table_id in (select id from tables where guild_id = ?1)",
    "delete from tables where guild_id = ?1",
    "delete from guilds where guild_id = ?1",
    "delete from removed_guilds where guild_id = ?1",
];
