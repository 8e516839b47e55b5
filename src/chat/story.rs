//! What happened, line by line, and the lines around it: whose turn it is, until when, who won.

use std::iter::Peekable;

use crate::{
    rules::{Event, Game},
    table::{Play, Table, UserId},
    words::{Words, moment, say},
};

/// Plies and events that one post tells at most; earlier ones can be seen on the board.
const LINES_MAX: usize = 12;

/// What happened after the first `told` events, a line each.
pub(super) fn story(play: &Play, told: u32, words: Words) -> Vec<String> {
    let mode = play.game.rules().mode;
    let mut plies = play.game.history().iter();
    let mut lines = Vec::new();
    let mut scored = false;
    let mut events = (0..).zip(play.events()).peekable();
    while let Some((number, event)) = events.next() {
        let ply = match event {
            Event::Moved { .. } => plies.next(),
            _ => None,
        };
        if number >= told {
            scored |= matches!(event, Event::Scored { .. });
            lines.extend(match ply {
                Some(ply) => Some(words.ply(mode, ply)),
                None => words.event(mode, &summed(*event, &mut events)),
            });
        }
    }
    if scored {
        let points = words.standing(mode, play.game.points());
        lines.push(say!(words, "standing", points = points));
    }
    if lines.len() > LINES_MAX {
        lines.drain(..=lines.len() - LINES_MAX);
        lines.insert(0, say!(words, "story-cut"));
    }
    lines
}

/// Points that a seat gains several times in a row for the same reason, as one event.
fn summed<'a>(event: Event, next: &mut Peekable<impl Iterator<Item = (u32, &'a Event)>>) -> Event {
    let Event::Scored {
        seat,
        mut points,
        why,
    } = event
    else {
        return event;
    };
    let more = |event: &Event| match *event {
        Event::Scored {
            seat: other,
            points,
            why: again,
        } if (other, again) == (seat, why) => Some(points),
        _ => None,
    };
    while let Some(again) = next.peek().and_then(|(_, event)| more(event)) {
        points += again;
        next.next();
    }
    Event::Scored { seat, points, why }
}

/// The last ply and whose turn it is, or how it ended: the beginning of every description.
pub(super) fn caption(game: &Game, words: Words) -> String {
    let mode = game.rules().mode;
    let last = game.history().last().map(|ply| words.ply(mode, ply));
    let now = match (game.ending(), game.turn()) {
        (Some(ending), _) => say!(
            words,
            "board-caption-over",
            result = words.result(&ending.result),
            reason = words.reason(mode, &ending),
        ),
        (None, Some(seat)) => say!(words, "board-caption", seat = words.seat(mode, seat)),
        (None, None) => String::new(),
    };
    match last {
        Some(last) => say!(
            words,
            "board-caption-after",
            ply = game.ply(),
            last = last,
            now = now
        ),
        None => now,
    }
}

/// `▲ Blue to move: @Ben`, and who is asked to; nothing for a game that is over.
pub(super) fn turn_line(table: &Table, words: Words) -> Option<(String, Option<UserId>)> {
    let seat = table.to_move()?;
    let occupant = table.occupant(seat);
    let line = say!(
        words,
        "turn-to-move",
        seat = words.seat(table.settings().rules.mode, seat),
        person = words.occupant(occupant),
    );
    Some((line, occupant.present()))
}

/// The line with the time that is left for the running turn, if that is limited.
pub(super) fn with_deadline(line: String, table: &Table, words: Words) -> String {
    let Some((due, _)) = table.due() else {
        return line;
    };
    let left = say!(words, "turn-deadline", deadline = moment(due));
    format!("{line} · {left}")
}

/// Who won, why, and the places.
pub(super) fn final_words(game: &Game, words: Words) -> Vec<String> {
    let Some(ending) = game.ending() else {
        return Vec::new();
    };
    let mode = game.rules().mode;
    let score = words.score_line(&ending.result);
    let title = say!(
        words,
        "game-over-title",
        result = words.result(&ending.result),
        score = score,
    );
    let places = words.places(&ending.result);
    [
        title.trim_end().to_owned(),
        words.reason(mode, &ending),
        places,
    ]
    .into_iter()
    .filter(|line| !line.is_empty())
    .collect()
}
