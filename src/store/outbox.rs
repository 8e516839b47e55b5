//! Messages owed to a channel, and where those that were posted stand.

use sqlx::SqliteConnection;

use super::{Result, Store, facts, leftovers};
use crate::table::{ChannelId, Notice, TableId, Timestamp, Turn, UserId};

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
    /// Whoever is to move has been called already, where nothing could be posted.
    pub called: bool,
    pub next: Timestamp,
}

/// The kinds of message that are found again later, to be edited or linked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Posted {
    Lobby,
    Board,
    Offer,
    Reminder,
    Word,
}

/// A message that stands somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sent {
    /// Not the channel that it was owed to, where a person was written to alone.
    pub channel: ChannelId,
    pub message: u64,
    /// That person.
    pub to: Option<UserId>,
}

impl Sent {
    /// A message in the channel that it was owed to.
    pub fn here(owed: &Owed, message: u64) -> Sent {
        Sent {
            channel: owed.channel,
            message,
            to: None,
        }
    }
}

impl Posted {
    /// What a notice becomes when it is posted.
    pub fn of(notice: &Notice) -> Posted {
        match notice {
            Notice::Lobby => Posted::Lobby,
            Notice::Turn { .. } | Notice::TakenBack { .. } | Notice::Over { .. } => Posted::Board,
            Notice::Offer { .. } => Posted::Offer,
            Notice::Reminder { .. } => Posted::Reminder,
            Notice::Declined { .. }
            | Notice::Away { .. }
            | Notice::Forfeited { .. }
            | Notice::Look { .. }
            | Notice::Call { .. }
            | Notice::Replaced { .. }
            | Notice::Tidy
            | Notice::Seat { .. }
            | Notice::Resumed { .. }
            | Notice::Cancelled
            | Notice::Archive => Posted::Word,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Posted::Lobby => "lobby",
            Posted::Board => "board",
            Posted::Offer => "offer",
            Posted::Reminder => "reminder",
            Posted::Word => "word",
        }
    }
}

type OwedRow = (i64, i64, i64, i64, String, String, u32, bool, i64);

impl Store {
    /// The oldest message owed to a channel: the next one to go, due or not.
    pub async fn owed(&self, channel: ChannelId) -> Result<Option<Owed>> {
        let row: Option<OwedRow> = sqlx::query_as(
            "select id, channel_id, table_id, seq, kind, data, tries, called, next_ms
             from outbox join queues using (channel_id)
             where channel_id = ? order by id limit 1",
        )
        .bind(channel.0 as i64)
        .fetch_optional(&self.readers)
        .await?;
        row.map(
            |(id, channel, table, seq, kind, data, tries, called, next)| {
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
                    called,
                    next: Timestamp(next),
                })
            },
        )
        .transpose()
    }

    /// Whoever is to move in `turn` was called by an answer for everyone: what is owed to the
    /// channel shows the turn, but calls nobody to it.
    pub async fn called(&self, table: TableId, turn: Turn) -> Result<()> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        let rows: Vec<(i64, String, String)> = sqlx::query_as(
            "select id, kind, data from outbox
             where table_id = ? and kind in ('turn', 'taken-back')",
        )
        .bind(table.0)
        .fetch_all(&mut *tx)
        .await?;
        for (id, kind, data) in rows {
            let calls = match facts::decode_notice(&kind, &data) {
                Some(Notice::Turn { turn, .. } | Notice::TakenBack { turn, .. }) => Some(turn),
                _ => None,
            };
            if calls == Some(turn) {
                sqlx::query("update outbox set called = 1 where id = ?")
                    .bind(id)
                    .execute(&mut *tx)
                    .await?;
            }
        }
        tx.commit().await
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

    /// The message was posted or need not be: it is owed no longer. With `then` something else is
    /// owed instead; earlier messages that are out of date by this are to be tidied up.
    pub async fn delivered(
        &self,
        owed: &Owed,
        sent: Option<Sent>,
        then: Option<&Notice>,
        now: Timestamp,
    ) -> Result<()> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        if let Some(sent) = sent {
            let kind = Posted::of(&owed.notice);
            // Of a lobby there is one message; of boards and words one a fact.
            let seq = if kind == Posted::Lobby { 0 } else { owed.seq };
            sqlx::query(
                "insert into messages (table_id, kind, seq, channel_id, message_id, user_id)
                 values (?, ?, ?, ?, ?, ?)
                 on conflict do update set channel_id = excluded.channel_id,
                   message_id = excluded.message_id, user_id = excluded.user_id",
            )
            .bind(owed.table.0)
            .bind(kind.name())
            .bind(seq)
            .bind(sent.channel.0 as i64)
            .bind(sent.message as i64)
            .bind(sent.to.map(|user| user.0 as i64))
            .execute(&mut *tx)
            .await?;
            if leftovers::behind(&mut tx, owed, kind).await? {
                owe(&mut tx, owed.table, owed.seq, &Notice::Tidy, now).await?;
            }
        }
        if let Some(then) = then {
            owe(&mut tx, owed.table, owed.seq, then, now).await?;
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

    /// Leaves a board out that has waited in vain while the game went on: the next one that waits
    /// tells its plies too. False if it is the last one.
    pub async fn absorbed(&self, owed: &Owed) -> Result<bool> {
        let Notice::Turn { told, .. } = owed.notice else {
            return Ok(false);
        };
        let mut tx = self.writer.begin_with("begin immediate").await?;
        let next: Option<(i64, String, String)> = sqlx::query_as(
            "select id, kind, data from outbox
             where channel_id = ? and table_id = ? and id > ?
               and kind in ('turn', 'taken-back', 'over')
             order by id limit 1",
        )
        .bind(owed.channel.0 as i64)
        .bind(owed.table.0)
        .bind(owed.id)
        .fetch_optional(&mut *tx)
        .await?;
        let Some((id, kind, data)) = next else {
            return Ok(false);
        };
        let notice = match facts::decode_notice(&kind, &data) {
            Some(Notice::Turn { turn, .. }) => Notice::Turn { turn, told },
            Some(Notice::Over { .. }) => Notice::Over { told },
            _ => return Ok(false),
        };
        let (_, data) = facts::encode_notice(&notice);
        sqlx::query("update outbox set data = ?, tries = max(tries, ?) where id = ?")
            .bind(data)
            .bind(owed.tries)
            .bind(id)
            .execute(&mut *tx)
            .await?;
        sqlx::query("delete from outbox where id = ?")
            .bind(owed.id)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(true)
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

    /// The table whose message this is.
    pub async fn table_of_message(&self, message: u64) -> Result<Option<TableId>> {
        let id: Option<i64> =
            sqlx::query_scalar("select table_id from messages where message_id = ?")
                .bind(message as i64)
                .fetch_optional(&self.readers)
                .await?;
        Ok(id.map(TableId))
    }
}

/// Adds to what is owed to the channel of a table, inside a transaction.
pub(super) async fn owe(
    tx: &mut SqliteConnection,
    table: TableId,
    seq: i64,
    notice: &Notice,
    now: Timestamp,
) -> Result<()> {
    let (kind, data) = facts::encode_notice(notice);
    sqlx::query(
        "insert into outbox (channel_id, table_id, seq, kind, data)
         select channel_id, id, ?, ?, ? from tables where id = ?",
    )
    .bind(seq)
    .bind(kind)
    .bind(data)
    .bind(table.0)
    .execute(&mut *tx)
    .await?;
    // What waits already goes first, when its time has come; but nothing waits for tidying up.
    sqlx::query(
        "insert into queues (channel_id, next_ms)
         select channel_id, ? from tables where id = ?
         on conflict do update set next_ms = min(next_ms, excluded.next_ms)
           where (select kind from outbox where outbox.channel_id = queues.channel_id
                  order by id limit 1) = 'tidy'",
    )
    .bind(now.0)
    .bind(table.0)
    .execute(&mut *tx)
    .await?;
    Ok(())
}
