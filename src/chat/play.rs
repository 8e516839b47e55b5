//! Answers of the game itself: moves and claims.

use super::{Answer, Ask, ButtonAction, ButtonId, Chat, answer::mode_of, message_buttons, story};
use crate::{
    app::{Error, Receipt},
    rules::{Claim, RuleError},
    table::{Fact, Input, Refusal},
    words::{Words, say},
};

impl Chat {
    pub(super) async fn move_text(&self, ask: &Ask, text: String) -> Result<Answer, Error> {
        let words = ask.words();
        let input = Input::MoveText {
            user: ask.speaker.user,
            text,
            letters: words.letters(),
        };
        let receipt = self.run(ask, None, input).await?;
        self.told(ask, &receipt, moved(&receipt, words)).await
    }

    /// The move that was chosen from a menu, for the turn the menu was made for.
    pub(super) async fn pick(
        &self,
        ask: &Ask,
        menu: ButtonId,
        value: &str,
    ) -> Result<Answer, Error> {
        if let ButtonAction::Set { setting, .. } = menu.action {
            return self.set(ask, setting, value).await;
        }
        let id = self.table_of(ask, Some(menu.table)).await?;
        let (table, _) = self.app.load(id).await?;
        let user = ask.speaker.user;
        let play = table.play().filter(|play| play.turn == menu.turn);
        let mv = play.and_then(|play| {
            let moves = play.game.legal_moves();
            moves.iter().copied().find(|mv| mv.to_string() == value)
        });
        let Some(mv) = mv.filter(|_| menu.action == ButtonAction::Move) else {
            // Delivered again, it comes too late because it was played the first time.
            return Err(match ask.cause {
                Some(cause) if self.app.store.handled(cause).await? => Error::Repeated,
                _ => Refusal::Stale.into(),
            });
        };
        let turn = menu.turn;
        let receipt = self
            .run(ask, Some(id), Input::Move { user, turn, mv })
            .await?;
        self.told(ask, &receipt, moved(&receipt, ask.words())).await
    }

    /// The answer to something that happened at the table. Where the bot may not post, it is the
    /// only place for the board, and for the ping.
    pub(super) async fn told(
        &self,
        ask: &Ask,
        receipt: &Receipt,
        text: String,
    ) -> Result<Answer, Error> {
        let shows = |fact: &Fact| matches!(fact, Fact::Started | Fact::Game(_));
        let Some(play) = receipt.table.play().filter(|_| ask.place.is_mute()) else {
            return Ok(Answer::say(text));
        };
        if !receipt.facts.iter().any(shows) {
            return Ok(Answer::say(text));
        }
        let table = &receipt.table;
        let words = self.public_words(ask.place.channel).await?;
        let mut lines = vec![text];
        lines.extend(story::final_words(&play.game, words));
        let turn = story::turn_line(table, words);
        let pings = turn.iter().filter_map(|(_, user)| *user).collect();
        lines.extend(turn.map(|(line, _)| story::with_deadline(line, table, words)));
        lines.push(say!(words, "missing-send"));
        let channel = ask.place.channel;
        let (_, picture) = self.public_picture(channel, table, play, words).await?;
        Ok(Answer {
            public: true,
            pings,
            picture: Some(picture),
            buttons: message_buttons::board_buttons(receipt.id, play.turn, words),
            ..Answer::say(lines.join("\n"))
        })
    }

    /// Claims what was named, or the only thing that can be claimed.
    pub(super) async fn claim(&self, ask: &Ask, claim: Option<Claim>) -> Result<Answer, Error> {
        let words = ask.words();
        let (id, table) = self.app.table(ask.place.channel).await?;
        let possible = table.play().map(|play| play.game.claims());
        let claim = claim
            .or_else(|| possible.and_then(|claims| claims.first().copied()))
            .ok_or(Refusal::Rule(RuleError::NothingToClaim))?;
        let user = ask.speaker.user;
        let receipt = self
            .run(ask, Some(id), Input::Claim { user, claim })
            .await?;
        let claim = words.claim(claim);
        let text = say!(words, "answer-claimed", claim = claim);
        self.told(ask, &receipt, text).await
    }
}

/// `knight e1–f3. ▲ Blue is to move.`
fn moved(receipt: &Receipt, words: Words) -> String {
    let table = &receipt.table;
    let mode = mode_of(table);
    let Some(game) = table.play().map(|play| &play.game) else {
        return String::new();
    };
    // A walking king may have stepped after the player's own ply.
    let own = receipt.facts.iter().find_map(|fact| match fact {
        Fact::Game(crate::rules::Event::Moved { seat, .. }) => Some(*seat),
        _ => None,
    });
    let mut history = game.history().iter().rev();
    let ply = history.find(|ply| Some(ply.seat) == own);
    let said = ply.map_or_else(String::new, |ply| words.movement(mode, ply));
    if let Some(seat) = table.to_move() {
        let seat = words.seat(mode, seat);
        say!(
            words,
            "answer-moved",
            ply = said,
            next = "some",
            seat = seat
        )
    } else {
        say!(words, "answer-moved", ply = said, next = "none", seat = "")
    }
}
