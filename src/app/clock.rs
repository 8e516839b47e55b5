//! Turn timers. Deadlines are in the database; this sleeps until the earliest one.
//!
//! Time in which the bot was not there is nobody's: what lies between the last note that it ran
//! and now is credited to every running clock before anything expires, whether it was down, cut
//! off from Discord, asleep with its host, or the host's clock was put forward.

use std::{sync::Arc, time::Duration};

use tokio::sync::watch;

use super::{App, Error, Now};
use crate::table::{Input, Timestamp};

/// How often the bot notes that it runs, and the least outage that is credited.
const BEAT: Duration = Duration::from_secs(30);
/// Between two notes there is more than this only if the bot was not there.
const OUTAGE: Duration = Duration::from_secs(2 * BEAT.as_secs());
/// A start that comes later than this after the last one's end is noticed by players in a hurry.
const BRIEF: Duration = Duration::from_secs(1);
/// What is due sooner suffers from a short outage.
const SOON: Duration = Duration::from_mins(6);
/// How far the system's time may go back before it counts as put back.
const BACK: Duration = Duration::from_secs(1);
/// How long a table is left alone after a fault of ours.
pub(super) const RETRY: Duration = Duration::from_secs(5);
/// How long interactions are remembered.
const REMEMBER: Duration = Duration::from_hours(24);

/// Where the time comes from.
#[derive(Clone)]
pub struct Time {
    /// The system's, which deadlines are in. It can jump.
    pub now: Now,
    /// One that only ever runs on, and not while the host is suspended; from anywhen.
    pub steady: Now,
}

impl Time {
    pub fn of_system() -> Time {
        let running = stopwatch();
        Time {
            now: Arc::new(now),
            steady: Arc::new(move || Timestamp(running().as_millis() as i64)),
        }
    }
}

/// The system's time: the only place that reads it.
#[expect(clippy::disallowed_methods, reason = "time enters the program here")]
pub fn now() -> Timestamp {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    Timestamp(since.as_millis() as i64)
}

/// A stopwatch that runs from now on: for search times, which need no date.
#[expect(clippy::disallowed_methods, reason = "time enters the program here")]
pub fn stopwatch() -> impl Fn() -> Duration + Send + Sync {
    let start = std::time::Instant::now();
    move || start.elapsed()
}

/// Expires turns as they fall due and notes that the bot runs, until `stop` is set. While the
/// bot is not [`online`](App::online) nothing expires: nobody can move.
pub async fn run_clock(app: &App, time: Time, mut stop: watch::Receiver<bool>) {
    let mut online = app.online.subscribe();
    let mut last = None;
    loop {
        // Made before looking: a commit in between wakes it.
        let changed = app.changed.notified();
        let mut sleep = BEAT;
        if *online.borrow_and_update() {
            let moment = ((time.now)(), (time.steady)());
            match app.tick(last, moment).await {
                Ok(next) => {
                    last = Some(moment);
                    sleep = (time.now)().until(next).min(BEAT);
                }
                Err(error) => {
                    tracing::error!(%error, "the clock cannot go on");
                    sleep = RETRY;
                }
            }
        } else if let Some(was) = last.take() {
            // What was until now is no outage, unless the host slept meanwhile.
            let (now, steady) = ((time.now)(), (time.steady)());
            if jump(was, (now, steady)) < OUTAGE.as_millis() as i64
                && let Err(error) = app.store.beat(now).await
            {
                tracing::error!(%error, "could not note when Discord was lost");
            }
        }
        let slept = stopwatch();
        tokio::select! {
            () = tokio::time::sleep(sleep) => {}
            () = changed => {}
            _ = online.changed() => {}
            _ = stop.changed() => break,
        }
        if slept() >= sleep + OUTAGE {
            // The process itself was stopped: as if it started only now.
            last = None;
        }
    }
    if last.is_some()
        && let Err(error) = app.store.beat((time.now)()).await
    {
        tracing::error!(%error, "could not note when the bot stopped");
    }
}

/// The system's and the steady time of one moment.
type Moment = (Timestamp, Timestamp);

/// By how many milliseconds the system's time went further than the steady one.
fn jump((was, was_steady): Moment, (now, steady): Moment) -> i64 {
    (now.0 - was.0) - (steady.0 - was_steady.0)
}

impl App {
    /// One look at the clock, when the last one was at `last` (`None`: the bot was not there);
    /// says when to look again.
    pub async fn tick(&self, last: Option<Moment>, moment: Moment) -> Result<Timestamp, Error> {
        let jump = last.map(|was| jump(was, moment));
        let (now, _) = moment;
        match jump {
            None => self.credit_outage(now, BRIEF).await?,
            Some(ms) if ms >= OUTAGE.as_millis() as i64 => self.credit_outage(now, OUTAGE).await?,
            Some(_) => {}
        }
        if jump.is_some_and(|ms| ms <= -(BACK.as_millis() as i64)) {
            tracing::warn!("the system's clock was put back");
            self.store.hasten_all(now).await?;
            self.store.beat(now).await?;
            self.changed.notify_waiters();
        }
        let due = self.expire_due(now).await?;
        // After the deadlines: nobody is reminded of a turn whose time is up.
        let look = self.look_due(now).await?;
        let next = due.into_iter().chain(look).min();
        let beat = self.store.last_beat().await?;
        let beat_at = beat.map_or(now, |beat| beat + BEAT);
        if beat_at <= now {
            self.beat(now).await?;
        }
        let next_beat = if beat_at <= now { now + BEAT } else { beat_at };
        Ok(next.map_or(next_beat, |next| next.min(next_beat)))
    }

    /// Gives every running clock the time since the bot was last known to run, if that is at
    /// least `least`, and notes that it runs now. Killed half-way, it does the rest the next time
    /// and gives nothing twice.
    ///
    /// A table that cannot be credited is logged; it does not hold up the others.
    ///
    /// After a short outage, such as a restart, only turns that are due soon are given it: all of
    /// those in games at one sitting. To the others it makes no difference.
    async fn credit_outage(&self, now: Timestamp, least: Duration) -> Result<(), Error> {
        if let Some(since) = self.store.last_beat().await?
            && since.until(now) >= least
        {
            let soon = if since.until(now) < OUTAGE {
                now + SOON
            } else {
                Timestamp(i64::MAX)
            };
            let timed = self.store.timed(soon).await?;
            tracing::info!(
                games = timed.len(),
                ms = now.0 - since.0,
                "crediting an outage"
            );
            for id in timed {
                let credit = Input::Credit { since };
                if let Err(error) = self.execute(id, credit, None, now).await {
                    tracing::error!(table = id.0, %error, "could not credit an outage");
                }
            }
        }
        self.store.beat(now).await?;
        Ok(())
    }

    /// Expires turns that are due, and says when to look again.
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
        self.purge(now).await
    }
}
