//! What is stored of one person: all of it, and none of it.

use super::{
    Result, Store, facts,
    history::{OPEN_TABLES, tables},
};
use crate::{
    rules::Seat,
    table::{ChannelId, Fact, GuildId, TableId, Timestamp, UserId},
};

/// Tables with a `user_id` whose rows go when that person asks to be forgotten.
pub const FORGOTTEN: [(&str, &str); 2] = [
    ("people", "delete from people where user_id = ?"),
    ("messages", "delete from messages where user_id = ?"),
];
/// Tables with a `user_id` whose rows belong to games of others too: another id takes its place.
pub const RENAMED: [(&str, &str); 2] = [
    (
        "players",
        "update players set user_id = ?, seated = 0 where user_id = ?",
    ),
    (
        "results",
        "update results set user_id = ? where user_id = ?",
    ),
];

/// The number of people forgotten so far, in `notes`.
const COUNT: &str = "people forgotten";

/// All that is stored of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stored {
    pub name: Option<String>,
    /// What they have chosen, by key.
    pub settings: Vec<(String, String)>,
    pub tables: Vec<StoredTable>,
}

/// A table that a person took part in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    pub id: TableId,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The facts that name the person, or are about a seat while it was theirs: when, which kind,
    /// and the rest in the words of the database.
    pub facts: Vec<(Timestamp, String, String)>,
    /// The rows of the results that are theirs: seat, place, points, turns, missed turns.
    pub results: Vec<(Seat, u8, i32, u32, u32)>,
    /// Messages to that person alone: the channel, and which.
    pub direct: Vec<(ChannelId, u64)>,
}

type FactRow = (i64, i64, String, String);

impl Store {
    /// All that is stored of `user`.
    pub async fn stored(&self, user: UserId) -> Result<Stored> {
        let id = user.0 as i64;
        let settings = sqlx::query_as(
            "select key, value from preferences where whose = 'person' and id = ? order by key",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        let rows: Vec<(i64, Option<i64>, i64)> = sqlx::query_as(
            "select id, guild_id, channel_id from tables
             where id in (select table_id from players where user_id = ?) order by id",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        let mut tables = Vec::new();
        for (table, guild, channel) in rows {
            tables.push(StoredTable {
                id: TableId(table),
                guild: guild.map(|guild| GuildId(guild as u64)),
                channel: ChannelId(channel as u64),
                facts: self.facts_about(user, TableId(table)).await?,
                results: self.results_of(user, TableId(table)).await?,
                direct: self.direct_to(user, TableId(table)).await?,
            });
        }
        Ok(Stored {
            name: self.name(user).await?,
            settings,
            tables,
        })
    }

    async fn facts_about(
        &self,
        user: UserId,
        id: TableId,
    ) -> Result<Vec<(Timestamp, String, String)>> {
        let rows: Vec<(i64, String, String)> =
            sqlx::query_as("select at_ms, kind, data from facts where table_id = ? order by seq")
                .bind(id.0)
                .fetch_all(&self.readers)
                .await?;
        let mut held: Vec<Seat> = Vec::new();
        let mut about = Vec::new();
        for (at, kind, data) in rows {
            let Some(fact) = facts::decode(&kind, &data) else {
                continue;
            };
            let mine = fact.seat().is_some_and(|seat| held.contains(&seat));
            match fact {
                Fact::Sat { seat, user: other } if other == user => held.push(seat),
                Fact::Sat { seat, .. } | Fact::CpuSat { seat, .. } | Fact::Left { seat } => {
                    held.retain(|&own| own != seat);
                }
                _ => {}
            }
            if mine || fact.user() == Some(user) {
                about.push((Timestamp(at), kind, data));
            }
        }
        Ok(about)
    }

    async fn results_of(
        &self,
        user: UserId,
        id: TableId,
    ) -> Result<Vec<(Seat, u8, i32, u32, u32)>> {
        let rows: Vec<(String, u8, i32, u32, u32)> = sqlx::query_as(
            "select seat, place, points, turns, missed from results
             where table_id = ? and user_id = ?",
        )
        .bind(id.0)
        .bind(user.0 as i64)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(seat, place, points, turns, missed)| {
                Some((Seat::from_name(&seat)?, place, points, turns, missed))
            })
            .collect())
    }

    async fn direct_to(&self, user: UserId, id: TableId) -> Result<Vec<(ChannelId, u64)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "select channel_id, message_id from messages
             where user_id = ? and table_id = ? order by message_id",
        )
        .bind(user.0 as i64)
        .bind(id.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(channel, message)| (ChannelId(channel as u64), message as u64))
            .collect())
    }

    /// Erases `user`: names and settings go, and in the games of others another id, which says
    /// nothing, takes the place of theirs. Does nothing and says false if their open tables are no
    /// longer those of `known`: somebody has to leave them first.
    pub async fn erase(&self, user: UserId, known: &[(TableId, i64)]) -> Result<bool> {
        let id = user.0 as i64;
        let mut tx = self.writer.begin_with("begin immediate").await?;
        let open = sqlx::query_as(OPEN_TABLES)
            .bind(id)
            .fetch_all(&mut *tx)
            .await?;
        if tables(open) != known {
            return Ok(false);
        }
        let count: i64 = sqlx::query_scalar(
            "insert into notes (key, value) values (?, '1')
             on conflict do update set value = cast(value as integer) + 1
             returning cast(value as integer)",
        )
        .bind(COUNT)
        .fetch_one(&mut *tx)
        .await?;
        let stand_in = UserId::forgotten(count as u64);
        let rows: Vec<FactRow> = sqlx::query_as(
            "select table_id, seq, kind, data from facts where table_id in
               (select table_id from players where user_id = ?) and kind not in ('moved', 'turn')",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        for (table, seq, kind, data) in rows {
            let Some(fact) = facts::decode(&kind, &data) else {
                continue;
            };
            if fact.user() != Some(user) {
                continue;
            }
            let (_, data) = facts::encode(&fact.without(user, stand_in));
            sqlx::query("update facts set data = ? where table_id = ? and seq = ?")
                .bind(data)
                .bind(table)
                .bind(seq)
                .execute(&mut *tx)
                .await?;
        }
        for (_, statement) in RENAMED {
            sqlx::query(statement)
                .bind(stand_in.0 as i64)
                .bind(id)
                .execute(&mut *tx)
                .await?;
        }
        for (_, statement) in FORGOTTEN {
            sqlx::query(statement).bind(id).execute(&mut *tx).await?;
        }
        sqlx::query("delete from preferences where whose = 'person' and id = ?")
            .bind(id)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        self.shrink_log().await?;
        Ok(true)
    }

    /// Writes the log back into the database and empties it: what was erased must not live on
    /// there. Readers may keep a part of it until the next time.
    pub(super) async fn shrink_log(&self) -> Result<()> {
        sqlx::query("pragma wal_checkpoint(truncate)")
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}
