//! Whether Discord can be reached: while it cannot, nobody can move, and no clock runs.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use poise::serenity_prelude as serenity;
use tokio::sync::{Notify, watch};

/// How often is looked without being told. A connection that is cut is not always told of.
const LOOK: Duration = Duration::from_secs(2);

/// What events tell of the connections to the gateway.
#[derive(Debug, Default)]
pub(super) struct Connections {
    /// How many shards there are to be; 0 before the first is ready.
    total: AtomicU32,
    changed: Notify,
}

impl Connections {
    pub(super) fn ready(&self, shards: u32) {
        self.total.store(shards, Ordering::Relaxed);
        self.changed();
    }

    pub(super) fn changed(&self) {
        self.changed.notify_one();
    }

    /// Keeps `online` true while every shard is connected, until `stop` is set.
    pub(super) async fn watch(
        &self,
        shards: Arc<serenity::ShardManager>,
        online: &watch::Sender<bool>,
        mut stop: watch::Receiver<bool>,
    ) {
        loop {
            let changed = self.changed.notified();
            let connected = {
                let runners = shards.runners.lock().await;
                let stages = runners.values().map(|runner| runner.stage);
                stages
                    .filter(|stage| *stage == serenity::ConnectionStage::Connected)
                    .count()
            };
            let total = self.total.load(Ordering::Relaxed);
            let now = total > 0 && connected >= total as usize;
            if online.send_if_modified(|was| std::mem::replace(was, now) != now) && !now {
                tracing::warn!("Discord is not reached: the clocks stand");
            }
            tokio::select! {
                () = changed => {}
                () = tokio::time::sleep(LOOK) => {}
                _ = stop.changed() => return,
            }
        }
    }
}
