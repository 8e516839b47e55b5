//! Threads on their way to a game.

use super::{Result, Store};
use crate::table::{ChannelId, Timestamp};

impl Store {
    /// A thread is about to be made for a game.
    pub async fn expect_thread(&self, thread: ChannelId, now: Timestamp) -> Result<()> {
        sqlx::query("insert or ignore into new_threads (thread_id, made_ms) values (?, ?)")
            .bind(thread.0 as i64)
            .bind(now.0)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Threads that a crash has left without a game.
    pub async fn lost_threads(&self) -> Result<Vec<ChannelId>> {
        let ids: Vec<i64> =
            sqlx::query_scalar("select thread_id from new_threads order by thread_id")
                .fetch_all(&self.readers)
                .await?;
        Ok(ids.into_iter().map(|id| ChannelId(id as u64)).collect())
    }

    /// Nothing is to be done about that thread any more. Opening a game there does the same.
    pub async fn forget_thread(&self, thread: ChannelId) -> Result<()> {
        sqlx::query("delete from new_threads where thread_id = ?")
            .bind(thread.0 as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}
