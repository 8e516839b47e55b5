//! Answers of the game itself: moves and claims.

use super::{
    Answer, Ask, Chat, Permission,
    answer::{mode_of, seats_in},
    message_buttons,
    premove::missed_line,
    story, takeback,
};
use crate::{
    app::{Error, Receipt},
    rules::{Claim, Event, RuleError, Seat},
    table::{Fact, Input, Refusal, Table, TableId, UserId},
    words::{Words, begun, say},
};

impl Chat {
    pub(super) async fn move_text(&self, ask: &Ask, text: String) -> Result<Answer, Error> {
        let id = self.table_of(ask, None).await?;
        let (receipt, answer) = self.try_move(ask, id, text).await?;
        let before = receipt.before.filter(|_| !answer.public && !answer.refused);
        let missed = before.and_then(|before| missed_line(ask, &before));
        Ok(answer.after(missed))
    }

    /// Plays what was typed or spoken at a table; the answer may be read by others.
    pub(super) async fn try_move(
        &self,
        ask: &Ask,
        id: TableId,
        text: String,
    ) -> Result<(Receipt, Answer), Error> {
        let input = Input::MoveText {
            user: ask.speaker.user,
            text,
            letters: ask.words().letters(),
        };
        let receipt = self.run(ask, Some(id), input).await?;
        let answer = match came_back_early(&receipt, ask.words()) {
            Some(text) => Answer::refuse(text),
            None => self.told_move(ask, &receipt).await?,
        };
        Ok((receipt, answer))
    }

    /// The answer to a move of the asker's, who may have slipped.
    pub(super) async fn told_move(&self, ask: &Ask, receipt: &Receipt) -> Result<Answer, Error> {
        let words = ask.words();
        let answer = self.told(ask, receipt, moved(receipt, words)).await?;
        if answer.public {
            return Ok(answer);
        }
        Ok(Answer {
            buttons: takeback::button(receipt.id, &receipt.table, ask.speaker.user, words),
            ..answer
        })
    }

    /// The answer to something that happened at the table. Where the bot may not post, it is the
    /// only place for the board, and for the ping.
    pub(super) async fn told(
        &self,
        ask: &Ask,
        receipt: &Receipt,
        text: String,
    ) -> Result<Answer, Error> {
        let shows =
            |fact: &Fact| matches!(fact, Fact::Started | Fact::Game(_) | Fact::TakenBack { .. });
        let Some(play) = receipt.table.play().filter(|_| ask.place.is_mute()) else {
            return Ok(Answer::say(text));
        };
        if !receipt.facts.iter().any(shows) {
            return Ok(Answer::say(text));
        }
        let table = &receipt.table;
        let words = self.public_words(ask.place.channel).await?;
        // Everyone reads it: what the asker would be told in another language is told anew, and
        // so is a move, because who is to move is said below.
        let mut lines = if words == ask.words() && !has_moved(receipt) {
            vec![text]
        } else {
            let last = play.game.history().last();
            let last = last.map(|ply| words.ply(mode_of(table), ply));
            last.into_iter().collect()
        };
        lines.extend(story::final_words(&play.game, words));
        let turn = story::turn_line(table, words);
        let pings: Vec<UserId> = turn.iter().filter_map(|(_, user)| *user).collect();
        lines.extend(turn.map(|(line, _)| story::with_deadline(line, table, words)));
        lines.extend(mute_line(&ask.place.missing, words));
        let channel = ask.place.channel;
        let (_, picture) = self.public_picture(channel, table, play, words).await?;
        Ok(Answer {
            public: true,
            calls: (!pings.is_empty()).then_some((receipt.id, play.turn)),
            pings,
            picture: Some(picture),
            buttons: message_buttons::board_buttons(receipt.id, table, words),
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

/// That nothing can be posted here, and which permission that takes: without View Channel
/// the others mean nothing.
fn mute_line(missing: &[Permission], words: Words) -> Option<String> {
    let lacked = missing
        .iter()
        .filter(|missing| missing.is_to_post())
        .min()?;
    let permission = words.permission(lacked.name());
    Some(say!(words, "missing-send", permission = permission))
}

fn has_moved(receipt: &Receipt) -> bool {
    let moved = |fact: &Fact| matches!(fact, Fact::Game(Event::Moved { .. }));
    receipt.facts.iter().any(moved)
}

/// That the asker, who was away, has their seats back, but it was not their turn.
fn came_back_early(receipt: &Receipt, words: Words) -> Option<String> {
    let back = seats_in(receipt, words, |fact| match fact {
        Fact::Back { seat } => Some(*seat),
        _ => None,
    });
    let turn = receipt.table.to_move()?;
    let turn = words.seat(mode_of(&receipt.table), turn);
    (!back.is_empty() && !has_moved(receipt))
        .then(|| say!(words, "answer-back-early", seat = back, turn = turn))
}

/// `Knight e1–f3. ▲ Blue is to move.`
fn moved(receipt: &Receipt, words: Words) -> String {
    // A walking king may have stepped, and premoves been played, after the player's own ply.
    let own = receipt.facts.iter().find_map(|fact| match fact {
        Fact::Game(Event::Moved { seat, .. }) => Some(*seat),
        _ => None,
    });
    own.map_or_else(String::new, |seat| moved_by(&receipt.table, seat, words))
}

/// What a seat moved last, and who is to move now.
pub(super) fn moved_by(table: &Table, seat: Seat, words: Words) -> String {
    let mode = mode_of(table);
    let Some(game) = table.play().map(|play| &play.game) else {
        return String::new();
    };
    let mut history = game.history().iter().rev();
    let ply = history.find(|ply| ply.seat == seat);
    let said = ply.map_or_else(String::new, |ply| begun(&words.movement(mode, ply)));
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
