//! `/history`: the finished games of a person, as far as the asker may know of them, each with its
//! board and its film.

use std::sync::Arc;

use super::{Answer, Ask, Button, ButtonAction, ButtonId, Chat, Style, button::without_table};
use crate::{
    app::Error,
    rules::{Mode, Seat},
    store::Reader,
    table::{Finished, Refusal, Table, TableId, Timestamp, Turn, UserId},
    words::{Words, say},
};

/// Games on one page: as many as a row has buttons.
const PAGE: u32 = 5;

impl Chat {
    /// A page of the finished games of a person, the last first; the asker's own if nobody is
    /// named.
    pub(super) async fn history(
        &self,
        ask: &Ask,
        user: Option<UserId>,
        page: u32,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let user = user.unwrap_or(ask.speaker.user);
        let (store, reader) = (&self.app.store, reader(ask));
        let count = store.finished_count(user, &reader).await?;
        let pages = count.div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let title = say!(
            words,
            "history-title",
            person = words.person(user),
            count = count,
            page = page + 1,
            pages = pages,
        );
        let mut blocks = vec![title];
        if user != ask.speaker.user {
            blocks.push(say!(words, "history-reach"));
        }
        if count == 0 {
            blocks.push(say!(words, "history-empty"));
        }
        let mut ids = Vec::new();
        let games = store.finished_games(user, &reader, page * PAGE, PAGE);
        for (id, ended) in games.await? {
            let (table, _) = self.app.load(id).await?;
            if let Some(finished) = table.finished() {
                blocks.push(told(id, ended, &table, &finished, user, words));
                ids.push(id);
            }
        }
        Ok(Answer {
            buttons: history_buttons(&ids, user, page, pages, words),
            ..Answer::say(blocks.join("\n"))
        })
    }

    /// The final board of a game that was played in this server.
    pub(super) async fn past_board(&self, ask: &Ask, id: TableId) -> Result<Answer, Error> {
        let table = self.past(ask, id).await?;
        self.look(ask, &table, None, None).await
    }

    /// The film of a game that was played in this server. May take seconds.
    pub(super) async fn past_film(&self, ask: &Ask, id: TableId) -> Result<Answer, Error> {
        let table = self.past(ask, id).await?;
        self.film(ask, id, &table, None, None).await
    }

    /// A finished game that the asker may know of: nothing is told of any other, wherever the
    /// number came from.
    async fn past(&self, ask: &Ask, id: TableId) -> Result<Arc<Table>, Error> {
        if !self.app.store.may_know(id, &reader(ask)).await? {
            return Err(Refusal::Stale.into());
        }
        let (table, _) = self.app.load(id).await?;
        if table.finished().is_none() {
            return Err(Refusal::Stale.into());
        }
        Ok(table)
    }
}

fn reader(ask: &Ask) -> Reader {
    Reader {
        user: ask.speaker.user,
        guild: ask.place.guild,
        channel: ask.place.channel,
        parent: ask.place.parent.map(|parent| parent.channel),
    }
}

/// Number, kind, day and outcome of a game, and who played in it.
fn told(
    id: TableId,
    ended: Timestamp,
    table: &Table,
    finished: &Finished,
    user: UserId,
    words: Words,
) -> String {
    let mode = finished.mode;
    let own: Vec<Seat> = finished
        .seats
        .iter()
        .filter(|seat| seat.owner == Some(user))
        .map(|seat| seat.seat)
        .collect();
    let first = |seat: &Seat| {
        let seat = finished.seats.iter().find(|other| other.seat == *seat);
        seat.is_some_and(|seat| seat.place == 1)
    };
    let shared = match mode {
        Mode::Solo => finished.seats.iter().filter(|seat| seat.place == 1).count() > 1,
        Mode::Teams | Mode::Classic => finished.seats.iter().all(|seat| seat.place == 1),
    };
    let outcome = match (own.iter().any(first), shared) {
        (true, true) => "drawn",
        (true, false) => "won",
        (false, _) => "lost",
    };
    let seats: Vec<String> = own.iter().map(|&seat| words.seat(mode, seat)).collect();
    let kind = words.mode(mode);
    let kind = if finished.ranked {
        say!(words, "history-ranked", mode = kind)
    } else {
        kind
    };
    let head = say!(
        words,
        "history-line",
        number = id.0,
        mode = kind,
        date = format!("<t:{}:d>", ended.unix_seconds()),
        outcome = outcome,
        seats = words.list(&seats),
        plies = finished.plies,
    );
    let players: Vec<String> = finished
        .seats
        .iter()
        .map(|seat| {
            let who = match seat.owner {
                Some(owner) => words.person(owner),
                None => words.occupant(table.occupant(seat.seat)),
            };
            let name = words.seat(mode, seat.seat);
            match mode {
                Mode::Solo => format!("{name} {who} {}", seat.points),
                Mode::Teams | Mode::Classic => format!("{name} {who}"),
            }
        })
        .collect();
    format!("{head}\n{}", players.join(", "))
}

fn history_buttons(
    ids: &[TableId],
    user: UserId,
    page: u32,
    pages: u32,
    words: Words,
) -> Vec<Vec<Button>> {
    let game = |action, label, table| {
        let id = ButtonId {
            table,
            turn: Turn(0),
            action,
        };
        Button::new(id, label, Style::Secondary)
    };
    let turn = |page, label| {
        let id = without_table(ButtonAction::History { user, page });
        Button::new(id, label, Style::Secondary)
    };
    let boards = ids.iter().map(|&id| {
        let label = say!(words, "button-board-of", number = id.0);
        game(ButtonAction::PastBoard, label, id)
    });
    let films = ids.iter().map(|&id| {
        let label = say!(words, "button-film-of", number = id.0);
        game(ButtonAction::PastFilm, label, id)
    });
    let mut turns = Vec::new();
    if page > 0 {
        turns.push(turn(page - 1, say!(words, "button-previous")));
    }
    if page + 1 < pages {
        turns.push(turn(page + 1, say!(words, "button-next")));
    }
    let rows = [boards.collect(), films.collect(), turns];
    rows.into_iter().filter(|row| !row.is_empty()).collect()
}
