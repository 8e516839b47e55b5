//! Turn timers. Deadlines are in the database; this sleeps until the earliest one.

use std::time::Duration;

use tokio::sync::watch;

use super::{App, Error, Now};
use crate::table::{Input, Timestamp};

/// How often the bot notes that it runs, and the least outage that is credited.
const BEAT: Duration = Duration::from_secs(30);
/// How long a table is left alone after a fault of ours.
pub(super) const RETRY: Duration = Duration::from_secs(5);
/// How long interactions are remembered.
const REMEMBER: Duration = Duration::from_hours(24);

/// The system's time: the only place that reads it.
#[expect(clippy::disallowed_methods, reason = "time enters the program here")]
pub fn now() -> Timestamp {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    Timestamp(since.as_millis() as i64)
}

/// A stopwatch that runs from now on: for search times, which need no date.
#[expect(clippy::disallowed_methods, reason = "time enters the program here")]
pub fn stopwatch() -> impl Fn() -> Duration + Sync {
    let start = std::time::Instant::now();
    move || start.elapsed()
}

/// Expires turns as they fall due and notes that the bot runs, until `stop` is set. Credits the
/// time that the bot was down to every running clock first.
pub async fn run_clock(app: &App, now: Now, mut stop: watch::Receiver<bool>) {
    while let Err(error) = app.credit_outage(now()).await {
        tracing::error!(%error, "could not credit the outage");
        tokio::select! {
            () = tokio::time::sleep(RETRY) => {}
            _ = stop.changed() => return,
        }
    }
    let mut beat_at = now() + BEAT;
    loop {
        // Made before looking: a commit in between wakes it.
        let changed = app.changed.notified();
        let due = app.expire_due(now()).await.unwrap_or_else(|error| {
            tracing::error!(%error, "could not expire turns");
            Some(now() + RETRY)
        });
        // After the deadlines: nobody is reminded of a turn whose time is up.
        let look = app.look_due(now()).await.unwrap_or_else(|error| {
            tracing::error!(%error, "could not look at long turns");
            Some(now() + RETRY)
        });
        let next = due.into_iter().chain(look).min();
        if beat_at <= now() {
            beat_at = now() + BEAT;
            if let Err(error) = app.beat(now()).await {
                tracing::error!(%error, "could not note that the bot runs");
            }
        }
        let wake = next.map_or(beat_at, |next| next.min(beat_at));
        tokio::select! {
            () = tokio::time::sleep(now().until(wake)) => {}
            () = changed => {}
            _ = stop.changed() => break,
        }
    }
    if let Err(error) = app.beat(now()).await {
        tracing::error!(%error, "could not note when the bot stopped");
    }
}

impl App {
    /// Gives every running clock the time since the bot was last known to run.
    pub async fn credit_outage(&self, now: Timestamp) -> Result<(), Error> {
        if let Some(since) = self.store.beat(now).await?
            && since.until(now) >= BEAT * 2
        {
            for id in self.store.timed().await? {
                self.execute(id, Input::Credit { since }, None, now).await?;
            }
        }
        Ok(())
    }

    /// Expires every turn that is due, and says when to look again.
    ///
    /// A table that cannot be expired is logged and tried again later; it does not hold up the
    /// others.
    pub async fn expire_due(&self, now: Timestamp) -> Result<Option<Timestamp>, Error> {
        let mut failed = false;
        for (id, turn) in self.store.due(now).await? {
            if let Err(error) = self.execute(id, Input::Expire { turn }, None, now).await {
                tracing::error!(table = id.0, turn = turn.0, %error, "could not expire the turn");
                failed = true;
            }
        }
        let next = self.store.next_due().await?;
        Ok(if failed {
            next.map(|at| at.max(now + RETRY))
        } else {
            next
        })
    }

    async fn beat(&self, now: Timestamp) -> Result<(), Error> {
        self.store.beat(now).await?;
        let before = Timestamp(now.0.saturating_sub(REMEMBER.as_millis() as i64));
        self.store.prune_interactions(before).await?;
        Ok(())
    }
}
