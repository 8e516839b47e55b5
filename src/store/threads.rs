//! Threads on their way to a game.

use super::{Result, Store};
use crate::table::{ChannelId, Timestamp};

/// A thread on its way to a game, and the channel with the message that it stands on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NewThread {
    pub thread: ChannelId,
    pub channel: ChannelId,
}

impl Store {
    /// A thread is about to be made for a game.
    pub async fn expect_thread(&self, new: NewThread, now: Timestamp) -> Result<()> {
        sqlx::query(
            "insert or ignore into new_threads (thread_id, channel_id, made_ms) values (?, ?, ?)",
        )
        .bind(new.thread.0 as i64)
        .bind(new.channel.0 as i64)
        .bind(now.0)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Threads that a crash has left without a game.
    pub async fn lost_threads(&self) -> Result<Vec<NewThread>> {
        let ids: Vec<(i64, i64)> =
            sqlx::query_as("select thread_id, channel_id from new_threads order by thread_id")
                .fetch_all(&self.readers)
                .await?;
        let lost = ids.into_iter().map(|(thread, channel)| NewThread {
            thread: ChannelId(thread as u64),
            channel: ChannelId(channel as u64),
        });
        Ok(lost.collect())
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
