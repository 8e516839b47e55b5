//! From a table to the picture of its board.

use super::{Chat, Picture};
use crate::{
    render::{BoardView, Mark, Plate, Status, Theme},
    rules::{BySeat, GameResult, Mode, Ply, Seat},
    table::{Occupant, Play, Table, UserId},
    words::{Words, say},
};

/// Pixels of a public board.
const SIZE: u32 = 1120;

/// The names that people at a table go by.
pub(super) type Names = Vec<(UserId, String)>;

impl Chat {
    /// The names of everybody at a table, as they were last met.
    pub(super) async fn names(&self, table: &Table) -> Result<Names, sqlx::Error> {
        let mut names = Names::new();
        for user in table.people() {
            let name = self.app.store.name(user).await?;
            names.push((user, name.unwrap_or_default()));
        }
        Ok(names)
    }
}

/// The board of a game as `bottom` sees it, with a description that begins with `said`.
pub(super) fn picture(
    table: &Table,
    play: &Play,
    names: &Names,
    bottom: Seat,
    words: Words,
    said: &str,
) -> Picture {
    let view = board_view(table, play, names, bottom, words);
    Picture {
        png: crate::render::png(&view, Theme::Default, SIZE),
        alt: words.alt_text(said, &play.game),
    }
}

fn board_view(table: &Table, play: &Play, names: &Names, bottom: Seat, words: Words) -> BoardView {
    let game = &play.game;
    let mode = game.rules().mode;
    let checked = game.checked();
    let position = game.position();
    BoardView {
        marks: marks(game.history(), game.turn().unwrap_or(bottom)),
        checked: Seat::ALL
            .into_iter()
            .filter(|&seat| checked[seat])
            .filter_map(|seat| position.king(seat))
            .collect(),
        plates: BySeat::new(|seat| {
            mode.seats()
                .contains(&seat)
                .then(|| plate(table, play, names, seat, words))
        }),
        ..BoardView::new(mode.geometry(), bottom, position.pieces().collect())
    }
}

/// Every move made since the reader's own last one; at least the last move.
fn marks(history: &[Ply], reader: Seat) -> Vec<Mark> {
    let since = history
        .iter()
        .rposition(|ply| ply.seat == reader)
        .map_or(0, |own| own + 1);
    let since = since
        .max(history.len().saturating_sub(3))
        .min(history.len().saturating_sub(1));
    history[since..]
        .iter()
        .map(|ply| Mark {
            from: ply.mv.from,
            to: ply.mv.to,
            seat: ply.seat,
        })
        .collect()
}

fn plate(table: &Table, play: &Play, names: &Names, seat: Seat, words: Words) -> Plate {
    let game = &play.game;
    let occupant = table.occupant(seat);
    let name = match occupant {
        Occupant::Nobody => words.color(seat),
        Occupant::Cpu(level) => words.cpu(level),
        Occupant::Person { user, .. } => names
            .iter()
            .find(|(known, _)| *known == user)
            .map(|(_, name)| name.clone())
            .unwrap_or_default(),
    };
    let mut captured: Vec<(Seat, crate::rules::Role)> = game
        .history()
        .iter()
        .filter(|ply| ply.seat == seat)
        .flat_map(Ply::captures)
        .filter(|(_, piece)| !piece.grey)
        .map(|(_, piece)| (piece.seat, piece.role))
        .collect();
    captured.sort_by_key(|&(owner, role)| (std::cmp::Reverse(role), owner));
    Plate {
        note: note(play, occupant, seat, words),
        points: (game.rules().mode == Mode::Solo)
            .then(|| say!(words, "plate-points", points = game.points()[seat])),
        status: status(play, seat, words),
        captured,
        ..Plate::new(name)
    }
}

/// The one word that fits under a name: that the CPU stands in, or whose turn it is.
fn note(play: &Play, occupant: Occupant, seat: Seat, words: Words) -> Option<String> {
    if matches!(occupant, Occupant::Person { away: true, .. }) {
        Some(say!(words, "plate-away"))
    } else if play.game.turn() == Some(seat) {
        Some(say!(words, "plate-to-move"))
    } else {
        None
    }
}

fn status(play: &Play, seat: Seat, words: Words) -> Status {
    let game = &play.game;
    if let Some(ending) = game.ending() {
        let place = ending.result.places()[seat];
        let word = match ending.result {
            GameResult::Solo(_) => say!(words, "plate-place", place = place),
            GameResult::Teams(None) | GameResult::Classic(None) => say!(words, "plate-draw"),
            _ if place == 1 => say!(words, "plate-won"),
            _ => say!(words, "plate-lost"),
        };
        let drawn = matches!(
            ending.result,
            GameResult::Teams(None) | GameResult::Classic(None)
        );
        return if place == 1 && !drawn {
            Status::Won(word)
        } else {
            Status::Over(word)
        };
    }
    match game.out(seat) {
        Some(why) => Status::Out(words.out(why)),
        None if game.turn() == Some(seat) => Status::ToMove,
        None => Status::Waiting,
    }
}
