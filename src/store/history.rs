//! The games that a person has finished, and those that are still open.

use super::{Result, Store};
use crate::table::{ChannelId, GuildId, TableId, Timestamp, UserId};

/// Who asks for games, and where. Whoever cannot see a channel shall not learn what was played
/// there: they are told of their own games in the server, and of those that were played in front
/// of everybody who reads this channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    pub user: UserId,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The channel that this thread belongs to.
    pub parent: Option<ChannelId>,
}

impl Reader {
    fn home(&self) -> ChannelId {
        self.parent.unwrap_or(self.channel)
    }
}

impl Store {
    /// How many games a person has finished of which `reader` may know.
    pub async fn finished_count(&self, user: UserId, reader: &Reader) -> Result<u32> {
        sqlx::query_scalar(
            "select count(distinct table_id) from results join tables on tables.id = table_id
             where user_id = ?1 and results.guild_id is ?2 and (channel_id in (?3, ?4)
               or channel_id in (select channel_id from parents where parent_id = ?4 and not private)
               or table_id in (select table_id from players where user_id = ?5))",
        )
        .bind(user.0 as i64)
        .bind(reader.guild.map(|guild| guild.0 as i64))
        .bind(reader.channel.0 as i64)
        .bind(reader.home().0 as i64)
        .bind(reader.user.0 as i64)
        .fetch_one(&self.readers)
        .await
    }

    /// A page of the games that a person has finished and of which `reader` may know, with when
    /// they ended: the last first.
    pub async fn finished_games(
        &self,
        user: UserId,
        reader: &Reader,
        from: u32,
        count: u32,
    ) -> Result<Vec<(TableId, Timestamp)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "select distinct table_id, ended_ms from results join tables on tables.id = table_id
             where user_id = ?1 and results.guild_id is ?2 and (channel_id in (?3, ?4)
               or channel_id in (select channel_id from parents where parent_id = ?4 and not private)
               or table_id in (select table_id from players where user_id = ?5))
             order by ended_ms desc, table_id desc limit ?6 offset ?7",
        )
        .bind(user.0 as i64)
        .bind(reader.guild.map(|guild| guild.0 as i64))
        .bind(reader.channel.0 as i64)
        .bind(reader.home().0 as i64)
        .bind(reader.user.0 as i64)
        .bind(count)
        .bind(from)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(id, ended)| (TableId(id), Timestamp(ended)))
            .collect())
    }

    /// Whether `reader` may know of a table.
    pub async fn may_know(&self, id: TableId, reader: &Reader) -> Result<bool> {
        sqlx::query_scalar(
            "select exists (select 1 from tables
             where id = ?1 and guild_id is ?2 and (channel_id in (?3, ?4)
               or channel_id in (select channel_id from parents where parent_id = ?4 and not private)
               or id in (select table_id from players where user_id = ?5)))",
        )
        .bind(id.0)
        .bind(reader.guild.map(|guild| guild.0 as i64))
        .bind(reader.channel.0 as i64)
        .bind(reader.home().0 as i64)
        .bind(reader.user.0 as i64)
        .fetch_one(&self.readers)
        .await
    }

    /// The open tables that a person has or had to do with, each with its number of facts.
    pub async fn open_tables(&self, user: UserId) -> Result<Vec<(TableId, i64)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(OPEN_TABLES)
            .bind(user.0 as i64)
            .fetch_all(&self.readers)
            .await?;
        Ok(tables(rows))
    }
}

pub(super) const OPEN_TABLES: &str = "select id, version from tables
     where open and id in (select table_id from players where user_id = ?) order by id";

pub(super) fn tables(rows: Vec<(i64, i64)>) -> Vec<(TableId, i64)> {
    rows.into_iter()
        .map(|(id, version)| (TableId(id), version))
        .collect()
}
