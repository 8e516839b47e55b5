//! Forgetting: a person who asks for it, and servers that the bot was removed from.

use std::time::Duration;

use super::{App, Error};
use crate::table::{Input, Timestamp, UserId};

/// How long the data of a server outlive the bot's stay in it: it may have been a mistake.
const REMOVED_KEPT: Duration = Duration::from_hours(24 * 30);

impl App {
    /// Erases a person: their seats go to the CPU first, so that no game waits for nobody.
    pub async fn forget(&self, user: UserId, now: Timestamp) -> Result<(), Error> {
        // Whoever takes a seat meanwhile in another channel has to leave that one too.
        loop {
            for (id, _) in self.store.open_tables(user).await? {
                self.execute(id, Input::Depart { user }, None, now).await?;
            }
            let open = self.store.open_tables(user).await?;
            let mut seated = false;
            for (id, _) in &open {
                let (table, _) = self.load(*id).await?;
                let at_play = |seat| {
                    let play = table.play();
                    play.is_none_or(|play| play.game.out(seat).is_none())
                };
                seated |= table.seats_of(user).any(at_play);
            }
            let erasing = self.erasing.write().await;
            let erased = !seated && self.store.erase(user, &open).await?;
            // Tables that were folded with the old id in them.
            self.tables.forget_all();
            drop(erasing);
            if erased {
                self.changed.notify_waiters();
                return Ok(());
            }
        }
    }

    /// Deletes what is known of servers that the bot was removed from long ago.
    pub async fn purge(&self, now: Timestamp) -> Result<(), Error> {
        let before = Timestamp(now.0.saturating_sub(REMOVED_KEPT.as_millis() as i64));
        let purged = self.store.purge_guilds(before).await?;
        if purged > 0 {
            // No table that is gone is shown to anybody.
            self.tables.forget_all();
            tracing::info!(
                purged,
                "deleted the data of servers the bot was removed from"
            );
        }
        Ok(())
    }
}
