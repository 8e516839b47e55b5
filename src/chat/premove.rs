//! `/premove`: moves set before their turn, shown to nobody but their player.

use super::{
    Answer, Ask, Button, ButtonAction, ButtonId, CHOICES_MAX, Chat, Choice, Menu, Style,
    answer::mode_of, complete,
};
use crate::{
    app::Error,
    rules::{Coordinates, Seat},
    table::{Input, Missed, Premove, Table, TableId},
    words::{Words, say},
};

impl Chat {
    /// Sets a premove, and shows all that are set.
    pub(super) async fn premove(
        &self,
        ask: &Ask,
        text: Option<String>,
        after: Option<String>,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let Some(text) = text else {
            let (id, table) = self.app.table(ask.place.channel).await?;
            return Ok(if after.is_some() {
                Answer::refuse(say!(words, "premove-what"))
            } else {
                list(ask, id, &table, None)
            });
        };
        let input = Input::Premove {
            user: ask.speaker.user,
            text,
            after,
            letters: words.letters(),
        };
        let receipt = self.run(ask, None, input).await?;
        let said = say!(words, "premove-set");
        Ok(list(ask, receipt.id, &receipt.table, Some(said)))
    }

    /// Cancels the premove that was chosen from the list, or all.
    pub(super) async fn cancel_premoves(
        &self,
        ask: &Ask,
        table: TableId,
        premove: Option<Premove>,
    ) -> Result<Answer, Error> {
        let user = ask.speaker.user;
        let input = Input::CancelPremove { user, premove };
        let receipt = self.run(ask, Some(table), input).await?;
        let said = say!(ask.words(), "premove-cancelled");
        Ok(list(ask, receipt.id, &receipt.table, Some(said)))
    }

    /// Moves that the asker could set for their next turn.
    pub async fn complete_premove(&self, ask: &Ask, typed: &str) -> Vec<Choice> {
        let Ok((_, table)) = self.app.table(ask.place.channel).await else {
            return Vec::new();
        };
        let to_move = table.to_move();
        let own = table.seats_of(ask.speaker.user);
        let own: Vec<Seat> = own.filter(|&seat| Some(seat) != to_move).collect();
        let words = self.own_language(ask).await.words();
        complete::as_if_to_move(&table, &own, typed, words)
    }

    /// Moves of others that can be expected before the asker's next turn.
    pub async fn complete_expected(&self, ask: &Ask, typed: &str) -> Vec<Choice> {
        let Ok((_, table)) = self.app.table(ask.place.channel).await else {
            return Vec::new();
        };
        let Some(to_move) = table.to_move() else {
            return Vec::new();
        };
        let user = ask.speaker.user;
        if table.seats_of(user).next().is_none() {
            return Vec::new();
        }
        let seats = (0..4).map(|n| Seat::from_index(to_move.index() + n));
        let others = seats.filter(|&seat| table.occupant(seat).user() != Some(user));
        let others: Vec<Seat> = others.collect();
        let words = self.own_language(ask).await.words();
        complete::as_if_to_move(&table, &others, typed, words)
    }
}

/// What the asker has set, each to be cancelled.
fn list(ask: &Ask, id: TableId, table: &Table, said: Option<String>) -> Answer {
    let (user, words) = (ask.speaker.user, ask.words());
    let mode = mode_of(table);
    let set = table.premoves_of(user);
    let mut lines: Vec<String> = said.into_iter().collect();
    lines.extend(missed_line(ask, table));
    if set.is_empty() {
        lines.push(say!(words, "premove-none"));
        return Answer::say(lines.join("\n"));
    }
    lines.push(say!(words, "premove-list"));
    lines.extend(set.iter().map(|&(seat, premove)| {
        let seat = words.seat(mode, seat);
        say!(
            words,
            "premove-item",
            seat = seat,
            premove = in_words(premove, words)
        )
    }));
    let id = |action| ButtonId {
        table: id,
        turn: table.play().map_or(crate::table::Turn(0), |play| play.turn),
        action,
    };
    let options = set.iter().map(|&(_, premove)| Choice {
        label: in_words(premove, words),
        value: premove.to_string(),
    });
    let all = id(ButtonAction::CancelPremoves);
    Answer {
        menus: vec![Menu {
            id: id(ButtonAction::CancelPremove),
            placeholder: say!(words, "premove-cancel"),
            options: options.take(CHOICES_MAX).collect(),
        }],
        buttons: vec![vec![Button::new(
            all,
            say!(words, "button-cancel-all"),
            Style::Secondary,
        )]],
        ..Answer::say(lines.join("\n"))
    }
}

/// Why no premove of the asker, who is to move now, was played.
pub(super) fn missed_line(ask: &Ask, table: &Table) -> Option<String> {
    let seat = table.to_move()?;
    let own = table.occupant(seat).user() == Some(ask.speaker.user);
    missed_words(table, ask.words()).filter(|_| own)
}

/// Why no premove was played now: for the eyes of the player to move alone.
pub(super) fn missed_words(table: &Table, words: Words) -> Option<String> {
    Some(match table.play()?.missed()? {
        Missed::Impossible(premove) => {
            say!(words, "premove-missed", premove = in_words(premove, words))
        }
        Missed::Unexpected => say!(words, "premove-unexpected"),
    })
}

/// `h2–h4`, `c2–b3 if b7–b6`.
fn in_words(premove: Premove, words: Words) -> String {
    let dashed = |mv: Coordinates| match mv.promotion {
        Some(role) => format!("{}–{}={}", mv.from, mv.to, words.letters().letter(role)),
        None => format!("{}–{}", mv.from, mv.to),
    };
    let play = dashed(premove.play);
    let Some(after) = premove.after else {
        return say!(words, "premove-next", move = play);
    };
    say!(words, "premove-after", move = play, after = dashed(after))
}
