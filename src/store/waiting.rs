//! What tables wait for: a deadline, a look at a long turn, the CPU, the bot itself.

use super::{Result, Store};
use crate::table::{ChannelId, TableId, Timestamp, Turn};

/// How many turns are fetched at once: whoever asks comes again.
const AT_ONCE: u32 = 100;

impl Store {
    /// Turns whose time is up, the earliest first: not all at once.
    pub async fn due(&self, now: Timestamp) -> Result<Vec<(TableId, Turn)>> {
        let query = "select id, due_turn from tables where due_ms <= ? order by due_ms limit ?";
        self.turns(query, now.0).await
    }

    /// The earliest deadline of all.
    pub async fn next_due(&self) -> Result<Option<Timestamp>> {
        self.earliest("select min(due_ms) from tables where due_ms is not null")
            .await
    }

    /// Turns that have taken long, the longest first: not all at once.
    pub async fn looks(&self, now: Timestamp) -> Result<Vec<(TableId, Turn)>> {
        let query = "select id, look_turn from tables where look_ms <= ? order by look_ms limit ?";
        self.turns(query, now.0).await
    }

    /// When the first turn is to be looked at.
    pub async fn next_look(&self) -> Result<Option<Timestamp>> {
        self.earliest("select min(look_ms) from tables where look_ms is not null")
            .await
    }

    /// Looks at `turn` no earlier than `until`. Whatever happens at the table says anew when, so
    /// that nothing is lost if the reason to wait is gone by then.
    pub async fn put_off_look(&self, id: TableId, turn: Turn, until: Timestamp) -> Result<()> {
        sqlx::query("update tables set look_ms = ? where id = ? and look_turn = ?")
            .bind(until.0)
            .bind(id.0)
            .bind(turn.0)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The tables with a running clock whose turn is due by `until`, the earliest first.
    pub async fn timed(&self, until: Timestamp) -> Result<Vec<TableId>> {
        let ids: Vec<i64> =
            sqlx::query_scalar("select id from tables where due_ms <= ? order by due_ms")
                .bind(until.0)
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
        let query = "select id, cpu_turn from tables where cpu_turn is not null and id > ?
             order by id limit ?";
        self.turns(query, last.0).await
    }

    /// The first turns that `query` finds from a bound on.
    async fn turns(&self, query: &'static str, bound: i64) -> Result<Vec<(TableId, Turn)>> {
        let rows: Vec<(i64, u32)> = sqlx::query_as(query)
            .bind(bound)
            .bind(AT_ONCE)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows
            .into_iter()
            .map(|(id, turn)| (TableId(id), Turn(turn)))
            .collect())
    }

    async fn earliest(&self, query: &'static str) -> Result<Option<Timestamp>> {
        let at: Option<i64> = sqlx::query_scalar(query).fetch_one(&self.readers).await?;
        Ok(at.map(Timestamp))
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
