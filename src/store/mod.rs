//! Tables on disk. Every statement of SQL is in this folder, and no rule of chess.
//!
//! One connection writes, a few read: SQLite has one writer anyway, and waiting for it in a fair
//! queue is better than polling its lock. What belongs together is one transaction.

mod erase;
mod events;
mod facts;
mod games;
mod guilds;
mod history;
mod leftovers;
mod outbox;
mod people;
mod preferences;
mod queue;
mod ratings;
mod servers;
mod settings;
mod threads;
mod waiting;
mod words;

use std::{
    fs::File,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{
    rules::{Event, Seat},
    table::{ChannelId, Fact, GuildId, Outcome, Table, TableId, Timestamp},
};

pub use erase::{FORGOTTEN, RENAMED, Stored, StoredTable};
pub use games::TablePlace;
pub use guilds::Room;
pub use history::Reader;
pub use leftovers::Standing;
pub use outbox::{Owed, Posted, Sent};
pub use preferences::Whose;
pub use threads::NewThread;

/// The schema, embedded. `tests/it/store.rs` proves it on rows.
pub static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();

pub type Result<T> = sqlx::Result<T>;

/// The most that SQLite knows: no limit but the disk.
const MOST_PAGES: u32 = 4_294_967_294;

/// The id of a Discord interaction: one that changed something is handled once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InteractionId(pub u64);

/// Why the database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("another process uses the database {0}; stop it first, or name another database")]
    InUse(String),
    #[error("cannot open the database {path}: {error}")]
    Open { path: String, error: sqlx::Error },
    #[error("cannot bring the database {path} up to date: {error}")]
    Migrate {
        path: String,
        error: sqlx::migrate::MigrateError,
    },
    #[error("cannot lock {path}: {error}")]
    Lock { path: String, error: std::io::Error },
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    Done,
    /// Somebody else wrote first: load and decide again.
    Conflict,
    /// The interaction was handled before.
    Repeated,
}

/// What [`Store::append`] writes.
#[derive(Debug)]
pub struct Append<'a> {
    pub id: TableId,
    /// The number of facts the decision was made on.
    pub version: i64,
    pub outcome: &'a Outcome,
    /// The table with the facts of `outcome`.
    pub after: &'a Table,
    pub cause: Option<InteractionId>,
    pub now: Timestamp,
}

/// See the [module](self).
#[derive(Debug)]
pub struct Store {
    writer: SqlitePool,
    readers: SqlitePool,
    /// How many pages the database may have, for every connection that writes.
    limit: Arc<AtomicU32>,
    /// Held for as long as the store lives; the second process finds it taken.
    _lock: File,
}

impl Store {
    /// Opens the database at `path`, creating it and its tables if needed.
    pub async fn open(path: &Path) -> std::result::Result<Store, OpenError> {
        let name = path.display().to_string();
        let lock_path = format!("{name}-lock");
        let lock_error = |error| OpenError::Lock {
            path: lock_path.clone(),
            error,
        };
        let lock = File::create(&lock_path).map_err(lock_error)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(OpenError::InUse(name)),
            Err(std::fs::TryLockError::Error(error)) => return Err(lock_error(error)),
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // In WAL a killed process loses nothing; a power cut may lose the last moments, whole.
            .synchronous(SqliteSynchronous::Normal)
            // What somebody asks to be erased is not to be found in the file either.
            .pragma("secure_delete", "on")
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let open_error = |error| OpenError::Open {
            path: name.clone(),
            error,
        };
        let limit = Arc::new(AtomicU32::new(MOST_PAGES));
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .after_connect({
                let limit = limit.clone();
                move |connection, _| {
                    let pages = limit.load(Ordering::Relaxed);
                    Box::pin(limit_pages(connection, pages))
                }
            })
            // SQLite ends a transaction by itself when the disk is full; sqlx then believes for
            // ever that it is still in it. Such a connection is given up.
            .after_release(|connection, _| {
                Box::pin(async move {
                    connection.ping().await?;
                    Ok(!connection.is_in_transaction())
                })
            })
            .connect_with(options.clone())
            .await
            .map_err(open_error)?;
        MIGRATOR
            .run(&writer)
            .await
            .map_err(|error| OpenError::Migrate {
                path: name.clone(),
                error,
            })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await
            .map_err(open_error)?;
        Ok(Store {
            writer,
            readers,
            limit,
            _lock: lock,
        })
    }

    /// Lets the database grow no further than this many of its pages; what it has it keeps. For
    /// hosts with little room, and for tests of what happens when there is none.
    pub async fn limit_pages(&self, pages: u32) -> Result<()> {
        self.limit.store(pages, Ordering::Relaxed);
        let mut connection = self.writer.acquire().await?;
        limit_pages(&mut connection, pages).await
    }

    /// Writes what is left in the log back and closes.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Opens a table in `channel`, or names the one that is open there already.
    pub async fn create(
        &self,
        channel: ChannelId,
        guild: Option<GuildId>,
        outcome: &Outcome,
        after: &Table,
        now: Timestamp,
    ) -> Result<std::result::Result<TableId, TableId>> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        let open = sqlx::query_scalar("select id from tables where channel_id = ? and open")
            .bind(channel.0 as i64)
            .fetch_optional(&mut *tx)
            .await?;
        if let Some(open) = open {
            return Ok(Err(TableId(open)));
        }
        let id = sqlx::query_scalar(
            "insert into tables (channel_id, guild_id, opened_ms, open, starter, version)
             values (?, ?, ?, 1, ?, 0) returning id",
        )
        .bind(channel.0 as i64)
        .bind(guild.map(|guild| guild.0 as i64))
        .bind(now.0)
        .bind(after.settings().rules.starter.name())
        .fetch_one(&mut *tx)
        .await?;
        write(&mut tx, TableId(id), 0, outcome, after, now).await?;
        sqlx::query("delete from new_threads where thread_id = ?")
            .bind(channel.0 as i64)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(Ok(TableId(id)))
    }

    /// The open table of a channel, or else its last one.
    pub async fn current(&self, channel: ChannelId) -> Result<Option<TableId>> {
        let id: Option<i64> = sqlx::query_scalar(
            "select coalesce((select id from tables where channel_id = ?1 and open),
                             (select max(id) from tables where channel_id = ?1))",
        )
        .bind(channel.0 as i64)
        .fetch_one(&self.readers)
        .await?;
        Ok(id.map(TableId))
    }

    /// The starter of the last game in a channel that came to be played (RULES 1.6).
    pub async fn last_starter(&self, channel: ChannelId) -> Result<Option<Seat>> {
        let name: Option<String> = sqlx::query_scalar(
            "select starter from tables where channel_id = ? and exists
               (select 1 from facts where table_id = tables.id and kind = 'started')
             order by id desc limit 1",
        )
        .bind(channel.0 as i64)
        .fetch_optional(&self.readers)
        .await?;
        Ok(name.and_then(|name| Seat::from_name(&name)))
    }

    /// The channel of a table; `None` where there is no such table.
    pub async fn channel(&self, id: TableId) -> Result<Option<ChannelId>> {
        let channel: Option<i64> = sqlx::query_scalar("select channel_id from tables where id = ?")
            .bind(id.0)
            .fetch_optional(&self.readers)
            .await?;
        Ok(channel.map(|channel| ChannelId(channel as u64)))
    }

    /// A table as its facts tell, and how many there are.
    pub async fn load(&self, id: TableId) -> Result<(Table, i64)> {
        self.load_at(id, i64::MAX).await
    }

    /// A table as it was after its first `seq` facts.
    pub async fn load_at(&self, id: TableId, seq: i64) -> Result<(Table, i64)> {
        let (facts, version) = self.facts(id, seq).await?;
        let table = Table::replay(facts).ok_or_else(|| unreadable(id, "no opening fact"))?;
        Ok((table, version))
    }

    /// The first `seq` facts of a table with their times, and how many those are.
    pub async fn facts(&self, id: TableId, seq: i64) -> Result<(Vec<(Fact, Timestamp)>, i64)> {
        let facts = self.facts_between(id, 0, seq).await?;
        let version = facts.len() as i64;
        Ok((facts, version))
    }

    /// The facts of a table after number `after` up to number `seq`, with their times.
    pub async fn facts_between(
        &self,
        id: TableId,
        after: i64,
        seq: i64,
    ) -> Result<Vec<(Fact, Timestamp)>> {
        let rows: Vec<(i64, String, String)> = sqlx::query_as(
            "select at_ms, kind, data from facts
             where table_id = ? and seq > ? and seq <= ? order by seq",
        )
        .bind(id.0)
        .bind(after)
        .bind(seq)
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter()
            .map(|(at, kind, data)| {
                let fact = facts::decode(&kind, &data)
                    .ok_or_else(|| unreadable(id, &format!("{kind} {data}")))?;
                Ok((fact, Timestamp(at)))
            })
            .collect()
    }

    /// Adds to a table: its facts, its messages and its next deadline, all or nothing.
    pub async fn append(&self, what: Append<'_>) -> Result<Appended> {
        let mut tx = self.writer.begin_with("begin immediate").await?;
        if let Some(InteractionId(cause)) = what.cause {
            let new = sqlx::query("insert or ignore into interactions (id, at_ms) values (?, ?)")
                .bind(cause as i64)
                .bind(what.now.0)
                .execute(&mut *tx)
                .await?
                .rows_affected();
            if new == 0 {
                return Ok(Appended::Repeated);
            }
        }
        let version: i64 = sqlx::query_scalar("select version from tables where id = ?")
            .bind(what.id.0)
            .fetch_one(&mut *tx)
            .await?;
        if version != what.version {
            return Ok(Appended::Conflict);
        }
        write(
            &mut tx,
            what.id,
            version,
            what.outcome,
            what.after,
            what.now,
        )
        .await?;
        tx.commit().await?;
        Ok(Appended::Done)
    }
}

/// Writes `outcome` onto a table that has `version` facts, inside a transaction.
async fn write(
    tx: &mut SqliteConnection,
    id: TableId,
    version: i64,
    outcome: &Outcome,
    after: &Table,
    now: Timestamp,
) -> Result<()> {
    for (seq, fact) in (version + 1..).zip(&outcome.facts) {
        let (kind, data) = facts::encode(fact);
        sqlx::query("insert into facts (table_id, seq, at_ms, kind, data) values (?, ?, ?, ?, ?)")
            .bind(id.0)
            .bind(seq)
            .bind(now.0)
            .bind(kind)
            .bind(data)
            .execute(&mut *tx)
            .await?;
        if let Some(user) = fact.user() {
            games::note_player(tx, user, id).await?;
        }
        if let (Fact::Game(Event::Ended(_)), Some(finished)) = (fact, after.finished()) {
            ratings::write_result(tx, id, &finished, now).await?;
        }
    }
    let version = version + outcome.facts.len() as i64;
    for notice in &outcome.notices {
        outbox::owe(tx, id, version, notice, now).await?;
    }
    games::note_seats(tx, id, outcome, after).await?;
    let (due, look) = (after.due(), after.look_at());
    sqlx::query(
        "update tables set version = ?, open = ?, due_ms = ?, due_turn = ?, cpu_turn = ?,
                           look_ms = ?, look_turn = ?, paused = ?
         where id = ?",
    )
    .bind(version)
    .bind(after.is_open())
    .bind(due.map(|(at, _)| at.0))
    .bind(due.map(|(_, turn)| turn.0))
    .bind(after.cpu_turn().map(|(turn, _)| turn.0))
    .bind(look.map(|(at, _)| at.0))
    .bind(look.map(|(_, turn)| turn.0))
    .bind(after.is_open() && after.is_paused())
    .bind(id.0)
    .execute(&mut *tx)
    .await?;
    Ok(())
}

async fn limit_pages(connection: &mut SqliteConnection, pages: u32) -> Result<()> {
    // A pragma takes no parameters; a number cannot do harm.
    let limit = sqlx::AssertSqlSafe(format!("pragma max_page_count = {pages}"));
    sqlx::query(limit).execute(connection).await?;
    Ok(())
}

/// Whether the disk, or the room that the database may take, is full (SQLITE_FULL).
pub fn is_full(error: &sqlx::Error) -> bool {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    code.as_deref() == Some("13")
}

fn unreadable(id: TableId, what: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("table {}: cannot read: {what}", id.0).into())
}
