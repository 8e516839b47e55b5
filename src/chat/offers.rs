//! Resigning, and what asks others: draws and resignations with consent.

use super::{Answer, Ask, Button, ButtonAction, ButtonId, Chat, Style, answer::mode_of};
use crate::{
    app::Error,
    rules::{Leaving, Mode, Seat},
    table::{Input, OfferKind, Stage, TableId, Turn},
    words::say,
};

impl Chat {
    /// Resigning is asked back first.
    pub(super) async fn ask_resign(&self, ask: &Ask, seat: Option<Seat>) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        let (id, table) = self.app.table(ask.place.channel).await?;
        let seat = table.own_seat(user, seat)?;
        let (mode, rules) = (mode_of(&table), &table.settings().rules);
        let turn = table.play().map_or(Turn(0), |play| play.turn);
        let button = |action, label, style| {
            let id = ButtonId {
                table: id,
                turn,
                action,
            };
            Button::new(id, label, style)
        };
        Ok(Answer {
            buttons: vec![vec![
                button(
                    ButtonAction::Resign(seat),
                    say!(words, "button-resign"),
                    Style::Danger,
                ),
                button(
                    ButtonAction::Keep,
                    say!(words, "button-keep-playing"),
                    Style::Secondary,
                ),
            ]],
            ..Answer::say(say!(
                words,
                "resign-ask",
                seat = words.seat(mode, seat),
                mode = if table.asks_partner(seat) {
                    "consent"
                } else if rules.mode == Mode::Solo && rules.leaving == Leaving::WalkingKing {
                    "walking"
                } else {
                    mode.name()
                },
            ))
        })
    }

    pub(super) async fn resign(
        &self,
        ask: &Ask,
        table: TableId,
        seat: Seat,
        turn: Turn,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let input = Input::Resign {
            user: ask.speaker.user,
            seat: Some(seat),
            turn: Some(turn),
        };
        let receipt = self.run(ask, Some(table), input).await?;
        let asked = receipt
            .table
            .play()
            .and_then(|play| play.offer())
            .is_some_and(|offer| offer.kind == OfferKind::Resign);
        let text = if asked {
            say!(words, "answer-resign-asked")
        } else {
            say!(words, "answer-resigned")
        };
        self.told(ask, &receipt, text).await
    }

    pub(super) async fn offer(&self, ask: &Ask, kind: OfferKind) -> Result<Answer, Error> {
        let words = ask.words();
        let input = Input::Offer {
            user: ask.speaker.user,
            seat: None,
            kind,
        };
        let receipt = self.run(ask, None, input).await?;
        let text = if receipt.table.stage() == Stage::Over {
            say!(words, "answer-drawn")
        } else {
            say!(words, "answer-offered")
        };
        self.told(ask, &receipt, text).await
    }

    pub(super) async fn answer_offer(
        &self,
        ask: &Ask,
        button: Option<(TableId, Option<Turn>)>,
        accept: bool,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let (table, turn) = button.unzip();
        let input = Input::Answer {
            user: ask.speaker.user,
            // In an offer's buttons the place of the turn holds the offer's number.
            offer: turn.flatten().map(|turn| turn.0),
            accept,
        };
        let receipt = self.run(ask, table, input).await?;
        let text = if accept {
            say!(words, "answer-accepted")
        } else {
            say!(words, "answer-declined")
        };
        self.told(ask, &receipt, text).await
    }
}
