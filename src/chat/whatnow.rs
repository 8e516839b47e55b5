//! *What now?*: where the game of this channel stands, and what the asker can do in it.

use super::{Answer, Ask, Chat, answer::mode_of, story};
use crate::{
    app::Error,
    rules::Seat,
    table::{Occupant, Stage, Table},
    words::{Words, say},
};

impl Chat {
    pub(super) async fn what_now(&self, ask: &Ask) -> Result<Answer, Error> {
        let words = ask.words();
        let lines = match self.app.table(ask.place.channel).await {
            Err(Error::NoGame) => vec![say!(words, "now-no-game")],
            Err(error) => return Err(error),
            Ok((_, table)) => match table.stage() {
                Stage::Lobby => in_lobby(ask, &table, words),
                Stage::Playing => in_game(ask, &table, words),
                Stage::Over | Stage::Cancelled => vec![say!(words, "now-over")],
            },
        };
        Ok(Answer::say(lines.join("\n")))
    }
}

fn in_lobby(ask: &Ask, table: &Table, words: Words) -> Vec<String> {
    let free = table
        .seats()
        .filter(|(_, occupant)| *occupant == Occupant::Nobody)
        .count();
    let own: Vec<Seat> = table.seats_of(ask.speaker.user).collect();
    let mut lines = vec![say!(words, "now-lobby", free = free)];
    if !own.is_empty() {
        let seats = seats(table, own.iter().copied(), words);
        lines.push(say!(words, "now-lobby-seated", seats = seats));
    } else if free > 0 {
        lines.push(say!(words, "now-lobby-join"));
    }
    lines.push(if table.host() == ask.speaker.user {
        say!(words, "now-lobby-host")
    } else {
        say!(words, "now-lobby-guest", host = words.person(table.host()))
    });
    lines
}

fn in_game(ask: &Ask, table: &Table, words: Words) -> Vec<String> {
    let user = ask.speaker.user;
    let mut lines = Vec::new();
    if let Some((line, _)) = story::turn_line(table, words) {
        lines.push(story::with_deadline(line, table, words));
    }
    if table.unanswered().iter().any(|&(_, asked)| asked == user) {
        lines.push(say!(words, "now-asked"));
    }
    let out = |seat: Seat| {
        let play = table.play();
        play.is_some_and(|play| play.game.out(seat).is_some())
    };
    let own: Vec<Seat> = table.seats_of(user).collect();
    let playing: Vec<Seat> = own.iter().copied().filter(|&seat| !out(seat)).collect();
    let away = |seat: &Seat| table.occupant(*seat).present().is_none();
    let open: Vec<Seat> = table
        .seats()
        .filter(|&(seat, occupant)| !out(seat) && occupant.present().is_none())
        .map(|(seat, _)| seat)
        .filter(|seat| !own.contains(seat))
        .collect();
    if playing.is_empty() {
        lines.push(if own.is_empty() {
            say!(words, "now-watching")
        } else {
            say!(words, "now-out")
        });
        if !open.is_empty() {
            let seats = seats(table, open.into_iter(), words);
            lines.push(say!(words, "now-takeover", seats = seats));
        }
        return lines;
    }
    let (absent, present): (Vec<Seat>, Vec<Seat>) = playing.into_iter().partition(away);
    if table.to_move().is_some_and(|seat| present.contains(&seat)) {
        lines.push(say!(words, "now-your-turn"));
    } else if !present.is_empty() {
        let seats = seats(table, present.into_iter(), words);
        lines.push(say!(words, "now-wait", seats = seats));
    }
    if !absent.is_empty() {
        let seats = seats(table, absent.into_iter(), words);
        lines.push(say!(words, "now-away", seats = seats));
    }
    lines
}

fn seats(table: &Table, seats: impl Iterator<Item = Seat>, words: Words) -> String {
    let seats: Vec<String> = seats.map(|seat| words.seat(mode_of(table), seat)).collect();
    words.list(&seats)
}
