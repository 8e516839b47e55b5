//! The games that a person has finished, and those that are still open.

use super::{Result, Store};
use crate::table::{GuildId, TableId, Timestamp, UserId};

impl Store {
    /// How many games a person has finished in a server (or outside of all).
    pub async fn finished_count(&self, user: UserId, guild: Option<GuildId>) -> Result<u32> {
        sqlx::query_scalar(
            "select count(distinct table_id) from results where user_id = ? and guild_id is ?",
        )
        .bind(user.0 as i64)
        .bind(guild.map(|guild| guild.0 as i64))
        .fetch_one(&self.readers)
        .await
    }

    /// A page of the games that a person has finished in a server, with when they ended: the last
    /// first.
    pub async fn finished_games(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        from: u32,
        count: u32,
    ) -> Result<Vec<(TableId, Timestamp)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "select distinct table_id, ended_ms from results where user_id = ? and guild_id is ?
             order by ended_ms desc, table_id desc limit ? offset ?",
        )
        .bind(user.0 as i64)
        .bind(guild.map(|guild| guild.0 as i64))
        .bind(count)
        .bind(from)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(id, ended)| (TableId(id), Timestamp(ended)))
            .collect())
    }

    /// The server of a table; `None` where there is no such table.
    pub async fn guild(&self, id: TableId) -> Result<Option<Option<GuildId>>> {
        let guild: Option<Option<i64>> =
            sqlx::query_scalar("select guild_id from tables where id = ?")
                .bind(id.0)
                .fetch_optional(&self.readers)
                .await?;
        Ok(guild.map(|guild| guild.map(|guild| GuildId(guild as u64))))
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
