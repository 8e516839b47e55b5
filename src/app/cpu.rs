//! The CPU's turns: found in the database, thought about off the async threads, played through
//! the one entrance. Nothing to recover: after a restart the database still says whose turn it is.

use std::{collections::HashMap, sync::Arc};

use tokio::{
    sync::watch,
    task::{self, JoinSet},
};

use super::{App, Error, Now, clock::RETRY};
use crate::{
    cpu::{self, Hint, Level},
    rules::{Game, Move},
    table::{Input, TableId, Turn},
};

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
    let mut tasks: HashMap<task::Id, (TableId, Turn)> = HashMap::new();
    let mut thinking = JoinSet::new();
    // What failed is left alone for a while, and holds up no other.
    let mut resting = JoinSet::new();
    // The tables take turns: one whose seats are all the CPU's would never let the next begin.
    let mut last = TableId(0);
    loop {
        let changed = app.changed.notified();
        while thinking.len() < at_once {
            let turn = match app.next_cpu_turn(last, &tasks).await {
                Ok(Some(turn)) => turn,
                Ok(None) => break,
                Err(error) => {
                    tracing::error!(%error, "could not look for turns of the CPU");
                    break;
                }
            };
            last = turn.0;
            let (app, now) = (app.clone(), now.clone());
            let task =
                thinking.spawn(async move { app.play_as(turn.0, turn.1, choose, &now).await });
            tasks.insert(task.id(), turn);
        }
        tokio::select! {
            () = changed => {}
            Some(done) = thinking.join_next_with_id() => {
                let (id, fault) = match done {
                    Ok((id, done)) => (id, done.err().map(|error| error.to_string())),
                    Err(error) => (error.id(), Some(error.to_string())),
                };
                let turn = tasks.remove(&id);
                if let (Some(turn), Some(error)) = (turn, fault) {
                    tracing::error!(table = turn.0.0, %error, "the CPU cannot move");
                    let rest = resting.spawn(tokio::time::sleep(RETRY));
                    tasks.insert(rest.id(), turn);
                }
            }
            Some(rested) = resting.join_next_with_id() => {
                tasks.remove(&rested.map_or_else(|error| error.id(), |(id, ())| id));
            }
            _ = stop.changed() => break,
        }
    }
}

impl App {
    /// The next turn of the CPU after table `last`, and then from the first on, that is no task's
    /// yet.
    async fn next_cpu_turn(
        &self,
        last: TableId,
        tasks: &HashMap<task::Id, (TableId, Turn)>,
    ) -> Result<Option<(TableId, Turn)>, sqlx::Error> {
        let free = |turn: &(TableId, Turn)| !tasks.values().any(|known| known == turn);
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
        let claim_or_move = move || match cpu::claim(&game) {
            Some(claim) => Some(Input::CpuClaim { turn, claim }),
            None => choose(&game, level, seed).map(|mv| Input::CpuMove { turn, mv }),
        };
        let chosen = tokio::task::spawn_blocking(claim_or_move)
            .await
            .unwrap_or_else(|error| {
                // A game must not stand still because of a fault of ours: any move will do.
                tracing::error!(table = id.0, %error, "the CPU panicked");
                any.map(|mv| Input::CpuMove { turn, mv })
            });
        if let Some(input) = chosen {
            self.execute(id, input, None, now()).await?;
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
