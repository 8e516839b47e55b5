//! When turns are to be looked at because they take long.

use super::{Result, Store};
use crate::table::{TableId, Timestamp, Turn};

/// How many turns are fetched at once: whoever asks comes again.
const AT_ONCE: u32 = 100;

impl Store {
    /// Turns that have taken long, the longest first: not all at once.
    pub async fn looks(&self, now: Timestamp) -> Result<Vec<(TableId, Turn)>> {
        let rows: Vec<(i64, u32)> = sqlx::query_as(
            "select id, look_turn from tables where look_ms <= ? order by look_ms limit ?",
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

    /// When the first turn is to be looked at.
    pub async fn next_look(&self) -> Result<Option<Timestamp>> {
        let next: Option<i64> =
            sqlx::query_scalar("select min(look_ms) from tables where look_ms is not null")
                .fetch_one(&self.readers)
                .await?;
        Ok(next.map(Timestamp))
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
}
