//! The CPU's turns: found in the database, thought about off the async threads, played through
//! the one entrance. Nothing to recover: after a restart the database still says whose turn it is.

use std::{collections::HashMap, sync::Arc};

use tokio::{
    sync::watch,
    task::{self, JoinSet},
};

use super::{App, Error, Now};
use crate::{
    cpu::{self, Hint, Level},
    rules::{Game, Move},
    table::{Input, TableId, Turn},
};

/// How long a turn is left alone after a fault of ours.
const RETRY: std::time::Duration = std::time::Duration::from_secs(5);

/// What finds the CPU's moves: [`cpu::choose`] in the bot.
pub type Choose = fn(&Game, Level, u64) -> Option<Move>;

/// Plays every turn that is the CPU's, as `choose` says, `at_once` of them at a time, until `stop`
/// is set.
pub async fn run_cpu(
    app: Arc<App>,
    now: Now,
    (choose, at_once): (Choose, usize),
    mut stop: watch::Receiver<bool>,
) {
    // Whose task it is: a task that panics cannot say.
    let mut thinking: HashMap<task::Id, (TableId, Turn)> = HashMap::new();
    let mut tasks = JoinSet::new();
    // The tables take turns: one whose seats are all the CPU's would never let the next begin.
    let mut last = TableId(0);
    loop {
        let changed = app.changed.notified();
        while tasks.len() < at_once {
            let turn = match app.next_cpu_turn(last, &thinking).await {
                Ok(Some(turn)) => turn,
                Ok(None) => break,
                Err(error) => {
                    tracing::error!(%error, "could not look for turns of the CPU");
                    break;
                }
            };
            last = turn.0;
            let (app, now) = (app.clone(), now.clone());
            let task = tasks.spawn(async move {
                if let Err(error) = app.play_as(turn.0, turn.1, choose, &now).await {
                    tracing::error!(table = turn.0.0, %error, "the CPU cannot move");
                    tokio::time::sleep(RETRY).await;
                }
            });
            thinking.insert(task.id(), turn);
        }
        tokio::select! {
            () = changed => {}
            Some(done) = tasks.join_next_with_id() => {
                let id = match done {
                    Ok((id, ())) => id,
                    Err(error) => {
                        tracing::error!(%error, "the CPU panicked");
                        tokio::time::sleep(RETRY).await;
                        error.id()
                    }
                };
                thinking.remove(&id);
            }
            _ = stop.changed() => break,
        }
    }
}

impl App {
    /// The next turn of the CPU after table `last`, and then from the first on, that nobody
    /// thinks about yet.
    async fn next_cpu_turn(
        &self,
        last: TableId,
        thinking: &HashMap<task::Id, (TableId, Turn)>,
    ) -> Result<Option<(TableId, Turn)>, sqlx::Error> {
        let free = |turn: &(TableId, Turn)| !thinking.values().any(|known| known == turn);
        for from in [last, TableId(0)] {
            let turns = self.store.cpu_turns_after(from).await?;
            if let Some(turn) = turns.into_iter().find(free) {
                return Ok(Some(turn));
            }
        }
        Ok(None)
    }

    /// Thinks about `turn` and plays it, unless it has passed meanwhile.
    pub async fn play_cpu(&self, id: TableId, turn: Turn, now: &Now) -> Result<(), Error> {
        self.play_as(id, turn, cpu::choose, now).await
    }

    async fn play_as(
        &self,
        id: TableId,
        turn: Turn,
        choose: Choose,
        now: &Now,
    ) -> Result<(), Error> {
        let (table, version) = self.load(id).await?;
        let (Some((current, level)), Some(play)) = (table.cpu_turn(), table.play()) else {
            return Ok(());
        };
        if current != turn {
            return Ok(());
        }
        let game = play.game.clone();
        let seed = (id.0 as u64) << 32 ^ version as u64;
        let any = game.legal_moves().first().copied();
        let chosen = tokio::task::spawn_blocking(move || choose(&game, level, seed))
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

    /// A hint for the seat to move, thought about off the async threads, one at a time; `None` if
    /// there is no move.
    pub async fn hint(&self, game: Game) -> Option<Hint> {
        let _turn = self.hinting.acquire().await.ok()?;
        tokio::task::spawn_blocking(move || cpu::hint(&game))
            .await
            .unwrap_or_else(|error| {
                tracing::error!(%error, "the CPU panicked");
                None
            })
    }
}
