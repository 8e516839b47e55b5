//! What is said when something was in the way: of the bot, or of its host.

use super::{Words, game::moment, say};
use crate::table::Timestamp;

impl Words {
    /// That the bot can speak here again, and until when the running turn goes now.
    pub fn resumed(self, since: Timestamp, due: Option<Timestamp>) -> String {
        let said = say!(self, "resumed", since = moment(since));
        match due {
            Some(due) => {
                let left = say!(self, "turn-deadline", deadline = moment(due));
                format!("{said} · {left}")
            }
            None => said,
        }
    }
}
