//! Delivery of owed messages: one queue per channel, in order, at least once, later again if it
//! fails.

use std::{
    collections::{HashMap, HashSet},
    future::Future,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    sync::watch,
    task::{self, JoinSet},
};

use super::{App, Error, Now, reach::FORBIDDEN_PAUSE};
use crate::{
    store::{Owed, Sent},
    table::{Canceller, ChannelId, Input, Notice, Timestamp},
};

/// After so many failures a board is left out if the next one waits already. Not after the first:
/// that attempt may have arrived, and the same message again is not posted twice.
const STALE_TRIES: u32 = 2;

/// How many channels are delivered to at once. One that hangs holds its place until its request
/// times out.
const AT_ONCE: usize = 400;

/// What became of a message that was to be posted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It stands there, under this message id where the carrier has one.
    Posted(Option<u64>),
    /// To a person alone, in a channel of their own.
    Direct(Sent),
    /// It stands there, and whoever is to move is still to be called by a message of its own.
    Uncalled(u64),
    /// The person that it asked for is no longer in the server.
    Absent,
    /// It would say nothing new.
    Needless,
    /// Not now: tried again after a pause, at the least this long.
    Later(Duration),
    /// The bot may not post there: tried again slowly, and the game's clock stands meanwhile.
    Forbidden,
    /// The channel is gone for good.
    Gone,
}

/// Who posts messages: Discord, or the terminal.
pub trait Carrier: Send + Sync + 'static {
    fn deliver(&self, owed: &Owed) -> impl Future<Output = Delivery> + Send;
}

/// Messages that stand in a channel while the database could not yet be told, by the row they are
/// owed by. Lost with the process; then the nonce has to do.
#[derive(Debug, Default)]
pub(super) struct Posted(Mutex<HashMap<i64, Done>>);

/// What came of a delivery: where the message stands, and what is owed next.
#[derive(Clone, Debug, Default)]
struct Done {
    sent: Option<Sent>,
    then: Option<Notice>,
}

/// Delivers what is owed as it falls due, until `stop` is set; then finishes what is under way.
pub async fn run_courier<C: Carrier>(
    app: Arc<App>,
    carrier: Arc<C>,
    now: Now,
    mut stop: watch::Receiver<bool>,
) {
    let mut busy = Busy::default();
    loop {
        let changed = app.changed.notified();
        let wake = match app.owing(now(), busy.channels.len()).await {
            Ok((channels, next)) => {
                for channel in channels {
                    if busy.takes(channel) {
                        let (app, carrier, now) = (app.clone(), carrier.clone(), now.clone());
                        busy.spawn(channel, async move {
                            if let Err(error) = app.deliver(channel, &*carrier, &now).await {
                                tracing::error!(channel = channel.0, %error, "delivery failed");
                                tokio::time::sleep(backoff(2)).await;
                            }
                        });
                    }
                }
                next
            }
            Err(error) => {
                tracing::error!(%error, "could not look for messages to post");
                Some(now() + backoff(2))
            }
        };
        let sleep = async {
            match wake {
                Some(at) => tokio::time::sleep(now().until(at)).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = sleep => {}
            () = changed => {}
            Some((channel, panicked)) = busy.finished() => if panicked {
                // Whatever it was would be met again at once.
                let later = now() + backoff(4);
                if let Err(error) = app.store.defer(channel, later).await {
                    tracing::error!(channel = channel.0, %error, "cannot postpone a message");
                }
            },
            _ = stop.changed() => break,
        }
    }
    while busy.finished().await.is_some() {}
}

/// The channels that are being delivered to, each by one task.
#[derive(Default)]
struct Busy {
    channels: HashSet<ChannelId>,
    /// Whose task it is: a task that panics cannot say.
    tasks: HashMap<task::Id, ChannelId>,
    running: JoinSet<()>,
}

impl Busy {
    /// Whether a delivery to `channel` can begin now.
    fn takes(&self, channel: ChannelId) -> bool {
        self.channels.len() < AT_ONCE && !self.channels.contains(&channel)
    }

    fn spawn(&mut self, channel: ChannelId, work: impl Future<Output = ()> + Send + 'static) {
        let id = self.running.spawn(work).id();
        self.channels.insert(channel);
        self.tasks.insert(id, channel);
    }

    /// The next task that ends, and whether it panicked; `None` if none is running.
    async fn finished(&mut self) -> Option<(ChannelId, bool)> {
        let (id, panicked) = match self.running.join_next_with_id().await? {
            Ok((id, ())) => (id, false),
            Err(error) => {
                tracing::error!(%error, "a delivery panicked");
                (error.id(), true)
            }
        };
        let channel = self.tasks.remove(&id).expect("every task is noted");
        self.channels.remove(&channel);
        Some((channel, panicked))
    }
}

impl App {
    /// The channels that are due, at least as many as can be delivered to beside `busy` ones, and
    /// when the next one will be.
    async fn owing(
        &self,
        now: Timestamp,
        busy: usize,
    ) -> Result<(Vec<ChannelId>, Option<Timestamp>), Error> {
        let channels = self.store.owing(now, (AT_ONCE + busy) as u32).await?;
        Ok((channels, self.store.next_owed(now).await?))
    }

    /// Delivers what is due in one channel, oldest first, until something has to wait.
    pub async fn deliver(
        &self,
        channel: ChannelId,
        carrier: &impl Carrier,
        now: &Now,
    ) -> Result<(), Error> {
        while let Some(owed) = self.store.owed(channel).await? {
            if owed.next > now() {
                break;
            }
            if let Some(done) = self.posted.get(owed.id) {
                self.record(&owed, done, now()).await?;
                continue;
            }
            // After an outage one board tells what several would have told.
            if owed.tries >= STALE_TRIES && self.store.absorbed(&owed).await? {
                continue;
            }
            if let Some(later) = self.refusals.wait(owed.tries > 0, now()) {
                self.store.defer(channel, later).await?;
                break;
            }
            match carrier.deliver(&owed).await {
                Delivery::Posted(message) => {
                    let sent = message.map(|message| Sent::here(&owed, message));
                    self.record(&owed, Done { sent, then: None }, now()).await?;
                    self.heard(&owed, now()).await?;
                }
                Delivery::Uncalled(message) => {
                    let done = Done {
                        sent: Some(Sent::here(&owed, message)),
                        then: call_of(&owed.notice),
                    };
                    self.record(&owed, done, now()).await?;
                    self.heard(&owed, now()).await?;
                }
                Delivery::Direct(sent) => {
                    let done = Done {
                        sent: Some(sent),
                        then: None,
                    };
                    self.record(&owed, done, now()).await?;
                }
                Delivery::Absent => {
                    self.let_go(&owed, now()).await?;
                    self.record(&owed, Done::default(), now()).await?;
                }
                Delivery::Needless => self.record(&owed, Done::default(), now()).await?,
                Delivery::Later(pause) => {
                    let pause = pause.max(backoff(owed.tries));
                    self.store.postpone(&owed, now() + pause).await?;
                    break;
                }
                Delivery::Forbidden => {
                    self.store.postpone(&owed, now() + FORBIDDEN_PAUSE).await?;
                    self.store.silence_if_removed(channel).await?;
                    self.lost(channel, now()).await?;
                    break;
                }
                Delivery::Gone => {
                    self.close_channel(channel, now()).await?;
                    break;
                }
            }
        }
        Ok(())
    }

    /// Whoever is to move is not there any more: the CPU holds the seat.
    async fn let_go(&self, owed: &Owed, now: Timestamp) -> Result<(), Error> {
        let Notice::Look { turn } = owed.notice else {
            return Ok(());
        };
        let table = self.load_at(owed.table, owed.seq).await?;
        let user = table
            .to_move()
            .and_then(|seat| table.occupant(seat).present());
        if let Some(user) = user {
            let input = Input::Gone { turn, user };
            match self.execute(owed.table, input, None, now).await {
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// A message has arrived in the channel: if the clock stood because none could, it goes on.
    async fn heard(&self, owed: &Owed, now: Timestamp) -> Result<(), Error> {
        if self.load(owed.table).await?.0.is_paused() {
            self.regained(owed.channel, now).await?;
        }
        Ok(())
    }

    /// Notes that `owed` is done. Should that fail, only this is tried again: the message itself
    /// stands.
    async fn record(&self, owed: &Owed, done: Done, now: Timestamp) -> Result<(), Error> {
        self.posted.insert(owed.id, done.clone());
        self.store
            .delivered(owed, done.sent, done.then.as_ref(), now)
            .await?;
        self.posted.remove(owed.id);
        Ok(())
    }

    /// A channel that is gone: its game is closed, and nobody is asked again.
    pub async fn close_channel(&self, channel: ChannelId, now: Timestamp) -> Result<(), Error> {
        if let Some(id) = self.store.current(channel).await? {
            let input = Input::Cancel {
                by: Canceller::Channel,
                reason: None,
            };
            match self.execute(id, input, None, now).await {
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        self.store.forget_owed(channel).await?;
        Ok(())
    }
}

/// What is owed after a board that could not call whoever is to move.
fn call_of(board: &Notice) -> Option<Notice> {
    match *board {
        Notice::Turn { turn, .. } | Notice::TakenBack { turn, .. } => Some(Notice::Call { turn }),
        _ => None,
    }
}

impl Posted {
    fn get(&self, id: i64) -> Option<Done> {
        self.lock().get(&id).cloned()
    }

    fn insert(&self, id: i64, done: Done) {
        self.lock().insert(id, done);
    }

    fn remove(&self, id: i64) {
        self.lock().remove(&id);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<i64, Done>> {
        self.0.lock().expect("no panic while it is held")
    }
}

/// 1 s, 2 s, 4 s, up to about a minute: a message whose answer was lost has to be tried again
/// while Discord knows its nonce, which is for a few minutes.
fn backoff(tries: u32) -> Duration {
    Duration::from_secs(1 << tries.min(6))
}
