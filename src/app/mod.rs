//! What the bot does, whoever asks: one entrance, [`App::execute`]. Loads, decides, commits,
//! wakes; what has to be said follows from the outbox.

mod clock;
mod courier;
mod cpu;
mod forget;
mod looks;
mod quiet;
mod reach;
mod tables;
mod wishes;

use std::sync::Arc;

use tokio::sync::{Notify, RwLock, Semaphore, watch};

use crate::{
    rules::Mode,
    store::{Append, Appended, InteractionId, Store},
    table::{
        ChannelId, Fact, GuildId, Input, Outcome, Refusal, Settings, Table, TableId, Timestamp,
        UserId,
    },
};

use tables::Tables;

pub use clock::{Time, now, run_clock, stopwatch};
pub use courier::{Carrier, Delivery, run_courier};
pub use cpu::{Choose, run_cpu};
pub use quiet::{QuietHours, Zone, zone_names};
pub use wishes::{PINGS, Pings, QUIET, REMINDERS, Wishes, ZONE};

/// Where the time comes from: the system in the bot, a number in tests.
pub type Now = Arc<dyn Fn() -> Timestamp + Send + Sync>;

/// Why an input came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The asker's doing: tell them why; nothing changed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// This interaction was handled before: Discord delivered it twice.
    #[error("handled before")]
    Repeated,
    /// The channel has a game already.
    #[error("the channel is taken by table {0:?}")]
    ChannelTaken(TableId),
    /// There has never been a game in this channel.
    #[error("no game in this channel")]
    NoGame,
    /// Our doing: log it, apologise; nothing changed.
    #[error("storage failed: {0}")]
    Store(#[from] sqlx::Error),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

/// What came of an input.
#[derive(Debug)]
pub struct Receipt {
    pub id: TableId,
    /// The table as it was; nothing where it has only just been opened.
    pub before: Option<Arc<Table>>,
    /// The table as it is now.
    pub table: Arc<Table>,
    /// What happened; may be nothing.
    pub facts: Vec<Fact>,
}

/// See the [module](self).
#[derive(Debug)]
pub struct App {
    pub store: Store,
    /// Signalled after every commit: deadlines, the outbox or the CPU's turns may have changed.
    pub changed: Notify,
    /// Whether people can reach the bot: while they cannot, no clock runs. It is up to the carrier.
    pub online: watch::Sender<bool>,
    tables: Tables,
    posted: courier::Posted,
    refusals: reach::Refusals,
    /// Hints are thought about one at a time.
    hinting: Semaphore,
    /// Held for writing while somebody is erased: what was folded before must not be written or
    /// kept after.
    erasing: RwLock<()>,
}

impl App {
    pub fn new(store: Store) -> App {
        App {
            store,
            changed: Notify::new(),
            online: watch::Sender::new(true),
            tables: Tables::default(),
            posted: courier::Posted::default(),
            refusals: reach::Refusals::default(),
            hinting: Semaphore::new(1),
            erasing: RwLock::default(),
        }
    }

    /// Opens a table in `channel`. Its starter follows from the channel's last game unless
    /// `settings` names one of its own, that is with `rotate`.
    pub async fn open(
        &self,
        channel: ChannelId,
        guild: Option<GuildId>,
        host: UserId,
        mut settings: Settings,
        rotate: bool,
        now: Timestamp,
    ) -> Result<Receipt, Error> {
        if rotate && let Some(last) = self.store.last_starter(channel).await? {
            settings.rules.starter = next_starter(settings.rules.mode, last);
        }
        let outcome = Table::open(host, settings)?;
        let facts = outcome.facts.iter().map(|fact| (fact.clone(), now));
        let table = Arc::new(Table::replay(facts).expect("the first fact opens the table"));
        let created = self
            .store
            .create(channel, guild, &outcome, &table, now)
            .await?;
        let id = created.map_err(Error::ChannelTaken)?;
        self.changed.notify_waiters();
        Ok(Receipt {
            id,
            before: None,
            table,
            facts: outcome.facts,
        })
    }

    /// Runs one input to its end. `cause` is the interaction behind it, which is handled once.
    pub async fn execute(
        &self,
        id: TableId,
        input: Input,
        cause: Option<InteractionId>,
        now: Timestamp,
    ) -> Result<Receipt, Error> {
        // Nobody waits for a lock: whoever commits second is told and decides anew, on what the
        // first one did. Each round lets one more writer through, so this ends.
        loop {
            let _nobody_erased = self.erasing.read().await;
            let (table, version) = self.load_held(id).await?;
            let outcome = match table.handle(input.clone(), now) {
                Ok(outcome) => outcome,
                Err(refusal) => return Err(self.refused(refusal, cause).await?),
            };
            if outcome == Outcome::default() {
                return Ok(Receipt {
                    id,
                    before: Some(table.clone()),
                    table,
                    facts: vec![],
                });
            }
            let after = Arc::new(table.after(&outcome, now));
            let append = Append {
                id,
                version,
                outcome: &outcome,
                after: &after,
                cause,
                now,
            };
            match self.store.append(append).await? {
                Appended::Done => {
                    let version = version + outcome.facts.len() as i64;
                    self.tables.keep(id, after.clone(), version);
                }
                Appended::Conflict => {
                    self.tables.forget(id);
                    continue;
                }
                Appended::Repeated => return Err(Error::Repeated),
            }
            self.changed.notify_waiters();
            return Ok(Receipt {
                id,
                before: Some(table),
                table: after,
                facts: outcome.facts,
            });
        }
    }

    /// A refusal of a redelivered interaction is no refusal: what it asked for was done.
    async fn refused(
        &self,
        refusal: Refusal,
        cause: Option<InteractionId>,
    ) -> Result<Error, sqlx::Error> {
        let repeated = match cause {
            Some(cause) => self.store.handled(cause).await?,
            None => false,
        };
        Ok(if repeated {
            Error::Repeated
        } else {
            Error::Refused(refusal)
        })
    }
}

/// The seat after `last` that takes part in `mode` (RULES 1.6).
fn next_starter(mode: Mode, last: crate::rules::Seat) -> crate::rules::Seat {
    let mut seat = last.next();
    while !mode.seats().contains(&seat) {
        seat = seat.next();
    }
    seat
}
