//! What earlier messages have left behind: boards with buttons, reminders of turns that have
//! passed, offers that are settled. Decided from what stands now, so that doing it twice, or after
//! a failure, does no harm.

use super::{Chat, settings::OldBoards};
use crate::{
    store::{Owed, Posted, Standing},
    table::{Stage, Table},
};

/// What is to be done with a message that is out of date.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chore {
    Delete,
    /// Its buttons go away.
    Strip,
    /// Its buttons go away, and its text becomes this.
    Close(String),
}

/// A message that is out of date.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leftover {
    pub standing: Standing,
    pub chore: Chore,
}

impl Chat {
    /// The messages of a table that are out of date now.
    pub async fn leftovers(&self, owed: &Owed) -> Result<Vec<Leftover>, sqlx::Error> {
        let store = &self.app.store;
        let standing = store.standing(owed.table).await?;
        if standing.is_empty() {
            return Ok(Vec::new());
        }
        let (now, _) = self.app.load(owed.table).await?;
        let called_off = now.stage() == Stage::Cancelled;
        let old_boards = match self.old_boards(owed.channel).await? {
            OldBoards::Keep => Chore::Strip,
            OldBoards::Delete => Chore::Delete,
        };
        let words = self.public_words(owed.channel).await?;
        let newest = |kind| {
            standing
                .iter()
                .find(|one: &&Standing| one.kind == kind)
                .map(|one| one.seq)
        };
        let (board, reminder) = (newest(Posted::Board), newest(Posted::Reminder));
        let mut leftovers = Vec::new();
        for &one in &standing {
            let chore = match one.kind {
                Posted::Board if board != Some(one.seq) => Some(old_boards.clone()),
                // Nobody moves there any more.
                Posted::Board => called_off.then_some(Chore::Strip),
                Posted::Reminder => {
                    let needed = now.reminded().is_some();
                    (!needed || reminder != Some(one.seq)).then_some(Chore::Delete)
                }
                Posted::Offer => {
                    let then = self.app.load_at(owed.table, one.seq).await?;
                    let open = offer(&now);
                    let open = open.is_some() && open == offer(&then);
                    let asked = then.play().and_then(|play| play.offer());
                    asked.filter(|_| !open).map(|asked| {
                        let mode = then.settings().rules.mode;
                        Chore::Close(words.offer_closed(mode, asked.by, asked.kind))
                    })
                }
                Posted::Lobby | Posted::Word => None,
            };
            leftovers.extend(chore.map(|chore| Leftover {
                standing: one,
                chore,
            }));
        }
        Ok(leftovers)
    }

    /// Whether more is owed to the channel. A database that does not answer knows of nothing.
    pub async fn waits_behind(&self, owed: &Owed) -> bool {
        self.app.store.waits_behind(owed).await.unwrap_or(false)
    }

    pub async fn tidied(&self, owed: &Owed, done: &Leftover) -> Result<(), sqlx::Error> {
        self.app.store.tidied(owed.table, &done.standing).await
    }
}

/// The number of the offer on the table.
fn offer(table: &Table) -> Option<u32> {
    let play = table.play()?;
    play.offer()
        .filter(|_| table.stage() == Stage::Playing)
        .map(|offer| offer.number)
}
