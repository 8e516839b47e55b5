//! Messages that will go out of date: boards with buttons, reminders, offers.

use sqlx::SqliteConnection;

use super::{Owed, Posted, Result, Sent, Store};
use crate::table::{ChannelId, TableId, UserId};

/// Of so many, the newest, one tidying takes care.
const STANDING_MAX: i64 = 10;

/// A message that stands as it was posted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    pub kind: Posted,
    /// The fact it was posted for.
    pub seq: i64,
    pub sent: Sent,
}

impl Store {
    /// The boards, reminders and offers of a table that stand as they were posted, newest first.
    pub async fn standing(&self, table: TableId) -> Result<Vec<Standing>> {
        let rows: Vec<(String, i64, i64, i64, Option<i64>)> = sqlx::query_as(
            "select kind, seq, channel_id, message_id, user_id from messages
             where table_id = ? and tidied = 0 and kind in ('board', 'offer', 'reminder')
             order by seq desc limit ?",
        )
        .bind(table.0)
        .bind(STANDING_MAX)
        .fetch_all(&self.readers)
        .await?;
        let standing = rows
            .into_iter()
            .filter_map(|(kind, seq, channel, message, user)| {
                let kinds = [Posted::Board, Posted::Offer, Posted::Reminder];
                Some(Standing {
                    kind: kinds.into_iter().find(|known| known.name() == kind)?,
                    seq,
                    sent: Sent {
                        channel: ChannelId(channel as u64),
                        message: message as u64,
                        to: user.map(|user| UserId(user as u64)),
                    },
                })
            });
        Ok(standing.collect())
    }

    /// Whether more is owed to the channel than this.
    pub async fn waits_behind(&self, owed: &Owed) -> Result<bool> {
        sqlx::query_scalar("select exists (select 1 from outbox where channel_id = ? and id > ?)")
            .bind(owed.channel.0 as i64)
            .bind(owed.id)
            .fetch_one(&self.readers)
            .await
    }

    /// Nothing of this message will go out of date any more.
    pub async fn tidied(&self, table: TableId, standing: &Standing) -> Result<()> {
        sqlx::query("update messages set tidied = 1 where table_id = ? and kind = ? and seq = ?")
            .bind(table.0)
            .bind(standing.kind.name())
            .bind(standing.seq)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}

/// Whether an earlier board or reminder stands that the new one of its kind replaces, and nobody
/// is about to tidy it up.
pub(super) async fn behind(tx: &mut SqliteConnection, owed: &Owed, kind: Posted) -> Result<bool> {
    if !matches!(kind, Posted::Board | Posted::Reminder) {
        return Ok(false);
    }
    sqlx::query_scalar(
        "select exists (select 1 from messages
                        where table_id = ?1 and tidied = 0 and kind in ('board', 'offer', 'reminder')
                          and kind = ?2 and seq < ?3)
            and not exists (select 1 from outbox where table_id = ?1 and kind = 'tidy')",
    )
    .bind(owed.table.0)
    .bind(kind.name())
    .bind(owed.seq)
    .fetch_one(&mut *tx)
    .await
}
