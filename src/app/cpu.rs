//! The CPU's turns: found in the database, thought about off the async threads, played through
//! the one entrance. Nothing to recover: after a restart the database still says whose turn it is.

use std::{collections::HashSet, sync::Arc};

use tokio::{sync::watch, task::JoinSet};

use super::{App, Error, Now};
use crate::{
    cpu,
    table::{Input, TableId, Turn},
};

/// Plays every turn that is the CPU's, `at_once` of them at a time, until `stop` is set.
pub async fn run_cpu(app: Arc<App>, now: Now, at_once: usize, mut stop: watch::Receiver<bool>) {
    let mut thinking = HashSet::new();
    let mut tasks: JoinSet<(TableId, Turn)> = JoinSet::new();
    loop {
        let changed = app.changed.notified();
        match app.store.cpu_turns().await {
            Ok(turns) => {
                for turn in turns {
                    if tasks.len() < at_once && thinking.insert(turn) {
                        let (app, now) = (app.clone(), now.clone());
                        tasks.spawn(async move {
                            if let Err(error) = app.play_cpu(turn.0, turn.1, &now).await {
                                tracing::error!(table = turn.0.0, %error, "the CPU cannot move");
                                tokio::time::sleep(std::time::Duration::from_secs(5)).await;
                            }
                            turn
                        });
                    }
                }
            }
            Err(error) => tracing::error!(%error, "could not look for turns of the CPU"),
        }
        tokio::select! {
            () = changed => {}
            Some(done) = tasks.join_next() => match done {
                Ok(turn) => { thinking.remove(&turn); }
                Err(error) => {
                    tracing::error!(%error, "the CPU panicked");
                    thinking.clear();
                }
            },
            _ = stop.changed() => break,
        }
    }
}

impl App {
    /// Thinks about `turn` and plays it, unless it has passed meanwhile.
    pub async fn play_cpu(&self, id: TableId, turn: Turn, now: &Now) -> Result<(), Error> {
        let (table, version) = self.store.load(id).await?;
        let (Some((current, level)), Some(play)) = (table.cpu_turn(), table.play()) else {
            return Ok(());
        };
        if current != turn {
            return Ok(());
        }
        let game = play.game.clone();
        let seed = (id.0 as u64) << 32 ^ version as u64;
        let any = game.legal_moves().first().copied();
        let chosen = tokio::task::spawn_blocking(move || cpu::choose(&game, level, seed))
            .await
            .unwrap_or_else(|error| {
                // A game must not stand still because of a fault of ours: any move will do.
                tracing::error!(table = id.0, %error, "the CPU panicked");
                any
            });
        if let Some(mv) = chosen {
            self.execute(id, Input::CpuMove { turn, mv }, None, now())
                .await?;
        }
        Ok(())
    }
}
