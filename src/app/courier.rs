//! Delivery of owed messages: one queue per channel, in order, at least once, later again if it
//! fails.

use std::{collections::HashSet, future::Future, sync::Arc, time::Duration};

use tokio::{sync::watch, task::JoinSet};

use super::{App, Error, Now};
use crate::{
    store::{Owed, Sent},
    table::{Canceller, ChannelId, Input, Notice, Timestamp},
};

/// After so many failures a board is left out if the next one waits already. Not after the first:
/// that attempt may have arrived, and the same message again is not posted twice.
const STALE_TRIES: u32 = 2;

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
    /// The channel is gone for good.
    Gone,
}

/// Who posts messages: Discord, or the terminal.
pub trait Carrier: Send + Sync + 'static {
    fn deliver(&self, owed: &Owed) -> impl Future<Output = Delivery> + Send;
}

/// Delivers what is owed as it falls due, until `stop` is set; then finishes what is under way.
pub async fn run_courier<C: Carrier>(
    app: Arc<App>,
    carrier: Arc<C>,
    now: Now,
    mut stop: watch::Receiver<bool>,
) {
    let mut busy = HashSet::new();
    let mut tasks = JoinSet::new();
    loop {
        let changed = app.changed.notified();
        let wake = match app.owing(now()).await {
            Ok((channels, next)) => {
                for channel in channels {
                    if busy.insert(channel) {
                        let (app, carrier, now) = (app.clone(), carrier.clone(), now.clone());
                        tasks.spawn(async move {
                            if let Err(error) = app.deliver(channel, &*carrier, &now).await {
                                tracing::error!(channel = channel.0, %error, "delivery failed");
                                tokio::time::sleep(backoff(2)).await;
                            }
                            channel
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
            Some(done) = tasks.join_next() => match done {
                Ok(channel) => { busy.remove(&channel); }
                Err(error) => {
                    tracing::error!(%error, "a delivery panicked");
                    // Which one is not known; those still at work only wait one round.
                    busy.clear();
                }
            },
            _ = stop.changed() => break,
        }
    }
    while tasks.join_next().await.is_some() {}
}

impl App {
    async fn owing(&self, now: Timestamp) -> Result<(Vec<ChannelId>, Option<Timestamp>), Error> {
        let channels = self.store.owing(now).await?;
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
            // After an outage one board tells what several would have told.
            if owed.tries >= STALE_TRIES && self.store.absorbed(&owed).await? {
                continue;
            }
            match carrier.deliver(&owed).await {
                Delivery::Posted(message) => {
                    let sent = message.map(|message| Sent { channel, message });
                    self.store.delivered(&owed, sent, None, now()).await?;
                }
                Delivery::Direct(sent) => {
                    self.store.delivered(&owed, Some(sent), None, now()).await?;
                }
                Delivery::Uncalled(message) => {
                    let sent = Some(Sent { channel, message });
                    let call = call_of(&owed.notice);
                    self.store
                        .delivered(&owed, sent, call.as_ref(), now())
                        .await?;
                }
                Delivery::Absent => {
                    self.let_go(&owed, now()).await?;
                    self.store.delivered(&owed, None, None, now()).await?;
                }
                Delivery::Needless => self.store.delivered(&owed, None, None, now()).await?,
                Delivery::Later(pause) => {
                    let pause = pause.max(backoff(owed.tries));
                    self.store.postpone(&owed, now() + pause).await?;
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
        let (table, _) = self.store.load_at(owed.table, owed.seq).await?;
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

    /// The bot may post in a channel again: tries what waits there at once.
    pub async fn hasten(&self, channel: ChannelId, now: Timestamp) -> Result<(), Error> {
        self.store.hasten(channel, now).await?;
        self.changed.notify_waiters();
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
        Notice::Turn { turn, .. } => Some(Notice::Call { turn }),
        _ => None,
    }
}

/// 1 s, 2 s, 4 s, up to about four minutes.
fn backoff(tries: u32) -> Duration {
    Duration::from_secs(1 << tries.min(8))
}
