//! Who takes part where.

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
            "select id, channel_id, guild_id from players join tables on id = table_id
             where user_id = ? and seated order by due_ms is null, due_ms, id desc limit ?",
        )
        .bind(user.0 as i64)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        let all = sqlx::query_scalar("select count(*) from players where user_id = ? and seated")
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

/// Notes that a person took part, inside the transaction of the fact that says so.
pub(super) async fn note_player(
    tx: &mut SqliteConnection,
    user: UserId,
    id: TableId,
) -> Result<()> {
    sqlx::query("insert or ignore into players (user_id, table_id, seated) values (?, ?, 0)")
        .bind(user.0 as i64)
        .bind(id.0)
        .execute(tx)
        .await?;
    Ok(())
}

/// Notes whose seats are whose now, inside a transaction: when they have changed hands, and when
/// the table is closed.
pub(super) async fn note_seats(
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
    sqlx::query("update players set seated = 0 where table_id = ? and seated")
        .bind(id.0)
        .execute(&mut *tx)
        .await?;
    if !after.is_open() {
        return Ok(());
    }
    for (_, occupant) in after.seats() {
        if let Some(user) = occupant.user() {
            sqlx::query(
                "insert into players (user_id, table_id, seated) values (?, ?, 1)
                 on conflict do update set seated = 1",
            )
            .bind(user.0 as i64)
            .bind(id.0)
            .execute(&mut *tx)
            .await?;
        }
    }
    Ok(())
}
