//! Whose games are open, and where.

use sqlx::SqliteConnection;

use super::{Result, Store};
use crate::table::{ChannelId, Fact, GuildId, Outcome, Table, TableId, UserId};

/// A table with its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TablePlace {
    pub id: TableId,
    pub channel: ChannelId,
    pub guild: Option<GuildId>,
}

impl Store {
    /// The open tables where `user` has a seat: at most `limit` of them, those whose time runs out
    /// first before the others; and how many there are in all.
    pub async fn games_of(&self, user: UserId, limit: u32) -> Result<(Vec<TablePlace>, u32)> {
        let rows: Vec<(i64, i64, Option<i64>)> = sqlx::query_as(
            "select id, channel_id, guild_id from seated join tables on id = table_id
             where user_id = ? and open order by due_ms is null, due_ms, id desc limit ?",
        )
        .bind(user.0 as i64)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        let all = sqlx::query_scalar("select count(*) from seated where user_id = ?")
            .bind(user.0 as i64)
            .fetch_one(&self.readers)
            .await?;
        let places = rows.into_iter().map(place).collect();
        Ok((places, all))
    }

    /// Where a table is.
    pub async fn place(&self, id: TableId) -> Result<Option<TablePlace>> {
        let row: Option<(i64, i64, Option<i64>)> =
            sqlx::query_as("select id, channel_id, guild_id from tables where id = ?")
                .bind(id.0)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(place))
    }
}

fn place((id, channel, guild): (i64, i64, Option<i64>)) -> TablePlace {
    TablePlace {
        id: TableId(id),
        channel: ChannelId(channel as u64),
        guild: guild.map(|guild| GuildId(guild as u64)),
    }
}

/// Keeps the index of players, inside a transaction: when seats have changed hands, and when the
/// table is closed.
pub(super) async fn note_players(
    tx: &mut SqliteConnection,
    id: TableId,
    outcome: &Outcome,
    after: &Table,
) -> Result<()> {
    let seats_changed = outcome.facts.iter().any(|fact| {
        matches!(
            fact,
            Fact::Sat { .. } | Fact::CpuSat { .. } | Fact::Left { .. }
        )
    });
    if !seats_changed && after.is_open() {
        return Ok(());
    }
    sqlx::query("delete from seated where table_id = ?")
        .bind(id.0)
        .execute(&mut *tx)
        .await?;
    if !after.is_open() {
        return Ok(());
    }
    for (_, occupant) in after.seats() {
        if let Some(user) = occupant.user() {
            sqlx::query("insert or ignore into seated (user_id, table_id) values (?, ?)")
                .bind(user.0 as i64)
                .bind(id.0)
                .execute(&mut *tx)
                .await?;
        }
    }
    Ok(())
}
