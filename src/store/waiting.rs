//! What tables wait for: a deadline, the CPU, the bot itself.

use super::{Result, Store};
use crate::table::{ChannelId, TableId, Timestamp, Turn};

/// How many turns are fetched at once: whoever asks comes again.
const AT_ONCE: u32 = 100;

impl Store {
    /// Turns whose time is up, the earliest first: not all at once.
    pub async fn due(&self, now: Timestamp) -> Result<Vec<(TableId, Turn)>> {
        let rows: Vec<(i64, u32)> = sqlx::query_as(
            "select id, due_turn from tables where due_ms <= ? order by due_ms limit ?",
        )
        .bind(now.0)
        .bind(AT_ONCE)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(id, turn)| (TableId(id), Turn(turn)))
            .collect())
    }

    /// The earliest deadline of all.
    pub async fn next_due(&self) -> Result<Option<Timestamp>> {
        let due: Option<i64> =
            sqlx::query_scalar("select min(due_ms) from tables where due_ms is not null")
                .fetch_one(&self.readers)
                .await?;
        Ok(due.map(Timestamp))
    }

    /// The tables with a running clock.
    pub async fn timed(&self) -> Result<Vec<TableId>> {
        let ids: Vec<i64> =
            sqlx::query_scalar("select id from tables where due_ms is not null order by due_ms")
                .fetch_all(&self.readers)
                .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The first tables where the CPU is to move.
    pub async fn cpu_turns(&self) -> Result<Vec<(TableId, Turn)>> {
        self.cpu_turns_after(TableId(0)).await
    }

    /// The first tables after `last` where the CPU is to move.
    pub async fn cpu_turns_after(&self, last: TableId) -> Result<Vec<(TableId, Turn)>> {
        let rows: Vec<(i64, u32)> = sqlx::query_as(
            "select id, cpu_turn from tables where cpu_turn is not null and id > ?
             order by id limit ?",
        )
        .bind(last.0)
        .bind(AT_ONCE)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(id, turn)| (TableId(id), Turn(turn)))
            .collect())
    }

    /// When the bot was last known to run.
    pub async fn last_beat(&self) -> Result<Option<Timestamp>> {
        let last: Option<i64> = sqlx::query_scalar("select at_ms from heartbeat")
            .fetch_optional(&self.readers)
            .await?;
        Ok(last.map(Timestamp))
    }

    /// Notes that the bot runs at `now`.
    pub async fn beat(&self, now: Timestamp) -> Result<()> {
        sqlx::query(
            "insert into heartbeat (id, at_ms) values (1, ?)
             on conflict do update set at_ms = excluded.at_ms",
        )
        .bind(now.0)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Whether the clock of the game in a channel stands.
    pub async fn is_paused(&self, channel: ChannelId) -> Result<bool> {
        sqlx::query_scalar(
            "select exists (select 1 from tables where channel_id = ? and open and paused)",
        )
        .bind(channel.0 as i64)
        .fetch_one(&self.readers)
        .await
    }
}
