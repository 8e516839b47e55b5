//! Taking one's last move back: with a button on the answer to it, or `/takeback`.

use super::{Answer, Ask, Button, ButtonAction, ButtonId, Chat, Style};
use crate::{
    app::Error,
    table::{Fact, Input, Table, TableId, Turn, UserId},
    words::{Words, say},
};

impl Chat {
    /// Takes the last move back; with a button, the one that it was made for.
    pub(super) async fn take_back(
        &self,
        ask: &Ask,
        button: Option<(TableId, Turn)>,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let (table, turn) = button.unzip();
        let input = Input::TakeBack {
            user: ask.speaker.user,
            turn,
        };
        let receipt = self.run(ask, table, input).await?;
        let done = |fact: &Fact| matches!(fact, Fact::TakenBack { .. });
        let text = if receipt.facts.iter().any(done) {
            say!(words, "answer-taken-back")
        } else {
            say!(words, "answer-take-back-asked")
        };
        self.told(ask, &receipt, text).await
    }
}

/// *Take back*, while that is possible.
pub(super) fn button(id: TableId, table: &Table, user: UserId, words: Words) -> Vec<Vec<Button>> {
    let (Ok(what), Some(play)) = (table.take_back_of(user), table.play()) else {
        return Vec::new();
    };
    let id = ButtonId {
        table: id,
        turn: play.moved_in(what.seat),
        action: ButtonAction::TakeBack,
    };
    let label = if what.asks {
        say!(words, "button-ask-take-back")
    } else {
        say!(words, "button-take-back")
    };
    vec![vec![Button::new(id, label, Style::Secondary)]]
}
