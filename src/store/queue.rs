//! The queue of each channel: when its oldest message is due. Order within a channel is kept, so
//! what waits behind a message that is tried again later waits with it.

use super::{Owed, Result, Store, guilds::NEVER};
use crate::table::{ChannelId, Timestamp};

impl Store {
    /// Channels whose oldest message is due, those that have waited longest first; not more than
    /// `most`.
    pub async fn owing(&self, now: Timestamp, most: u32) -> Result<Vec<ChannelId>> {
        let channels: Vec<i64> = sqlx::query_scalar(
            "select channel_id from queues where next_ms <= ? order by next_ms limit ?",
        )
        .bind(now.0)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        Ok(channels
            .into_iter()
            .map(|channel| ChannelId(channel as u64))
            .collect())
    }

    /// When the first message that has to wait after `now` is due.
    pub async fn next_owed(&self, now: Timestamp) -> Result<Option<Timestamp>> {
        let next: Option<i64> =
            sqlx::query_scalar("select min(next_ms) from queues where next_ms > ?")
                .bind(now.0)
                .fetch_one(&self.readers)
                .await?;
        Ok(next.map(Timestamp))
    }

    /// Not posted now: tried again at `next`. Nothing waits for tidying up: what came meanwhile
    /// is due at once.
    pub async fn postpone(&self, owed: &Owed, next: Timestamp) -> Result<()> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        sqlx::query("update outbox set tries = tries + 1 where id = ?")
            .bind(owed.id)
            .execute(&mut *tx)
            .await?;
        sqlx::query(
            "update queues set next_ms = iif(
               (select kind from outbox where id = ?1) = 'tidy'
                 and exists (select 1 from outbox where channel_id = ?2 and id > ?1), 0, ?3)
             where channel_id = ?2",
        )
        .bind(owed.id)
        .bind(owed.channel.0 as i64)
        .bind(next.0)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// What a channel waits for was not tried, and is due at `next`.
    pub async fn defer(&self, channel: ChannelId, next: Timestamp) -> Result<()> {
        sqlx::query("update queues set next_ms = ? where channel_id = ?")
            .bind(next.0)
            .bind(channel.0 as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Nothing stands in the way any more: what waits in a channel is due now.
    pub async fn hasten(&self, channel: ChannelId, now: Timestamp) -> Result<()> {
        sqlx::query("update queues set next_ms = ?1 where channel_id = ?2 and next_ms > ?1")
            .bind(now.0)
            .bind(channel.0 as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The clock was put back: what would now wait too long is due at once. What waits for ever
    /// goes on waiting.
    pub async fn hasten_all(&self, now: Timestamp) -> Result<()> {
        sqlx::query("update queues set next_ms = ?1 where next_ms > ?1 and next_ms < ?2")
            .bind(now.0)
            .bind(NEVER)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The channel is gone: nothing is owed to it any more.
    pub async fn forget_owed(&self, channel: ChannelId) -> Result<()> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        for statement in [
            "delete from outbox where channel_id = ?",
            "delete from queues where channel_id = ?",
        ] {
            sqlx::query(statement)
                .bind(channel.0 as i64)
                .execute(&mut *tx)
                .await?;
        }
        tx.commit().await
    }
}
