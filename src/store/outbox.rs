//! Messages owed to a channel, and where those that were posted stand.

use super::{Result, Store, facts};
use crate::table::{ChannelId, Notice, TableId, Timestamp};

/// A message owed to a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owed {
    pub id: i64,
    pub channel: ChannelId,
    pub table: TableId,
    /// Show the table as of this fact.
    pub seq: i64,
    pub notice: Notice,
    /// Failed attempts so far.
    pub tries: u32,
    pub next: Timestamp,
}

/// The kinds of message that are found again later, to be edited or linked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Posted {
    Lobby,
    Board,
    Offer,
    Word,
}

impl Posted {
    /// What a notice becomes when it is posted.
    pub fn of(notice: &Notice) -> Posted {
        match notice {
            Notice::Lobby => Posted::Lobby,
            Notice::Turn { .. } | Notice::TakenBack { .. } | Notice::Over { .. } => Posted::Board,
            Notice::Offer { .. } => Posted::Offer,
            Notice::Declined { .. }
            | Notice::Away { .. }
            | Notice::Seat { .. }
            | Notice::Resumed { .. }
            | Notice::Cancelled
            | Notice::Archive => Posted::Word,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Posted::Lobby => "lobby",
            Posted::Board => "board",
            Posted::Offer => "offer",
            Posted::Word => "word",
        }
    }
}

type OwedRow = (i64, i64, i64, i64, String, String, u32, i64);

impl Store {
    /// The oldest message owed to a channel: the next one to go, due or not.
    pub async fn owed(&self, channel: ChannelId) -> Result<Option<Owed>> {
        let row: Option<OwedRow> = sqlx::query_as(
            "select id, channel_id, table_id, seq, kind, data, tries, next_ms
             from outbox join queues using (channel_id)
             where channel_id = ? order by id limit 1",
        )
        .bind(channel.0 as i64)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|(id, channel, table, seq, kind, data, tries, next)| {
            let notice = facts::decode_notice(&kind, &data).ok_or_else(|| {
                sqlx::Error::Decode(format!("outbox {id}: cannot read: {kind} {data}").into())
            })?;
            Ok(Owed {
                id,
                channel: ChannelId(channel as u64),
                table: TableId(table),
                seq,
                notice,
                tries,
                next: Timestamp(next),
            })
        })
        .transpose()
    }

    /// Whether a later message of the same kind waits behind `owed`, so that this one would be
    /// out of date as soon as it stood there.
    pub async fn superseded(&self, owed: &Owed) -> Result<bool> {
        let (kind, _) = facts::encode_notice(&owed.notice);
        sqlx::query_scalar(
            "select exists (select 1 from outbox where table_id = ? and kind = ? and id > ?)",
        )
        .bind(owed.table.0)
        .bind(kind)
        .bind(owed.id)
        .fetch_one(&self.readers)
        .await
    }

    /// The message was posted or need not be: it is owed no longer.
    pub async fn delivered(&self, owed: &Owed, message: Option<u64>) -> Result<()> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        if let Some(message) = message {
            let kind = Posted::of(&owed.notice);
            // Of a lobby there is one message; of boards and words one a fact.
            let seq = if kind == Posted::Lobby { 0 } else { owed.seq };
            sqlx::query(
                "insert into messages (table_id, kind, seq, channel_id, message_id)
                 values (?, ?, ?, ?, ?)
                 on conflict do update set message_id = excluded.message_id",
            )
            .bind(owed.table.0)
            .bind(kind.name())
            .bind(seq)
            .bind(owed.channel.0 as i64)
            .bind(message as i64)
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query("delete from outbox where id = ?")
            .bind(owed.id)
            .execute(&mut *tx)
            .await?;
        // The next one is due when it is; where there is none, the queue ends.
        sqlx::query(
            "delete from queues where channel_id = ?1
               and not exists (select 1 from outbox where channel_id = ?1)",
        )
        .bind(owed.channel.0 as i64)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// The newest message of a kind that a table has.
    pub async fn message(&self, table: TableId, kind: Posted) -> Result<Option<u64>> {
        let id: Option<i64> = sqlx::query_scalar(
            "select message_id from messages where table_id = ? and kind = ?
             order by seq desc limit 1",
        )
        .bind(table.0)
        .bind(kind.name())
        .fetch_optional(&self.readers)
        .await?;
        Ok(id.map(|id| id as u64))
    }

    /// The board that was posted last before the message that is owed.
    pub async fn board_before(&self, owed: &Owed) -> Result<Option<u64>> {
        let id: Option<i64> = sqlx::query_scalar(
            "select message_id from messages where table_id = ? and kind = ? and seq < ?
             order by seq desc limit 1",
        )
        .bind(owed.table.0)
        .bind(Posted::Board.name())
        .bind(owed.seq)
        .fetch_optional(&self.readers)
        .await?;
        Ok(id.map(|id| id as u64))
    }

    /// The table whose message this is.
    pub async fn table_of_message(&self, message: u64) -> Result<Option<TableId>> {
        let id: Option<i64> =
            sqlx::query_scalar("select table_id from messages where message_id = ?")
                .bind(message as i64)
                .fetch_optional(&self.readers)
                .await?;
        Ok(id.map(TableId))
    }

    /// A message was deleted by somebody: it is not edited any more.
    pub async fn forget_message(&self, message: u64) -> Result<()> {
        sqlx::query("delete from messages where message_id = ?")
            .bind(message as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}
