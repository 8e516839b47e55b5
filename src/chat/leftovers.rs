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
        // Of boards alone, which is the usual case, the game need not be known.
        let now = if standing.iter().any(|one| one.kind != Posted::Board) {
            Some(self.app.load(owed.table).await?.0)
        } else {
            None
        };
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
                Posted::Board => (board != Some(one.seq)).then(|| old_boards.clone()),
                Posted::Reminder => {
                    let needed = now.as_ref().is_some_and(|now| now.reminded().is_some());
                    (!needed || reminder != Some(one.seq)).then_some(Chore::Delete)
                }
                Posted::Offer => {
                    let then = self.app.load_at(owed.table, one.seq).await?;
                    let open = now.as_deref().and_then(offer);
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
