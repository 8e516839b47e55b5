//! Looking at turns that take long, as their players wish: reminders wait for the end of quiet
//! hours, and who wants none gets none.

use std::time::Duration;

use super::{App, Error};
use crate::table::{Input, TableId, Timestamp, Turn};

/// A look is put off at least so long, whatever a time zone says of the end of quiet hours.
const PUT_OFF: Duration = Duration::from_mins(1);

impl App {
    /// Looks at every turn that has taken long, and says when to do so again.
    ///
    /// A table that fails is logged and tried again later; it does not hold up the others.
    pub async fn look_due(&self, now: Timestamp) -> Result<Option<Timestamp>, Error> {
        let mut failed = false;
        for (id, turn) in self.store.looks(now).await? {
            if let Err(error) = self.look(id, turn, now).await {
                tracing::error!(table = id.0, turn = turn.0, %error, "could not look at a turn");
                failed = true;
            }
        }
        let next = self.store.next_look().await?;
        Ok(if failed {
            next.map(|at| at.max(now + super::clock::RETRY))
        } else {
            next
        })
    }

    async fn look(&self, id: TableId, turn: Turn, now: Timestamp) -> Result<(), Error> {
        let (table, _) = self.load(id).await?;
        let player = table
            .to_move()
            .and_then(|seat| table.occupant(seat).present());
        let mut aloud = true;
        // Without a time limit nobody is reminded, so nobody can be disturbed.
        if let Some(user) = player.filter(|_| table.settings().time_limit.is_some()) {
            let wishes = self.wishes(user).await?;
            aloud = wishes.reminders;
            if let Some(until) = wishes.quiet_until(now).filter(|_| aloud) {
                let until = until.max(now + PUT_OFF);
                self.store.put_off_look(id, turn, until).await?;
                return Ok(());
            }
        }
        self.execute(id, Input::Remind { turn, aloud }, None, now)
            .await?;
        Ok(())
    }
}
