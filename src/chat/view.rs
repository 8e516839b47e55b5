//! From a table to the picture of its board.

use super::{Chat, Picture, SeatNames, reel, settings::bottom_of, story::caption};
use crate::{
    render::{BoardView, PUBLIC_WIDTH, Theme},
    rules::{BySeat, Game, Ply, Role, Seat},
    table::{ChannelId, Occupant, Play, Table, UserId},
    words::{Words, say},
};

/// The names that people at a table go by.
pub(super) type Names = Vec<(UserId, String)>;

impl Chat {
    /// The names of everybody at a table, as they were last met.
    pub(super) async fn names(&self, table: &Table) -> Result<Names, sqlx::Error> {
        let mut names = Names::new();
        for user in table.people() {
            if names.iter().any(|(known, _)| *known == user) {
                continue;
            }
            let name = self.app.store.name(user).await?;
            names.push((user, name.unwrap_or_default()));
        }
        Ok(names)
    }

    /// What everybody in a channel is shown, as its settings say, and the seat below.
    pub(super) async fn public_picture(
        &self,
        channel: ChannelId,
        table: &Table,
        play: &Play,
        words: Words,
    ) -> Result<(Seat, Picture), sqlx::Error> {
        let names = self.names(table).await?;
        let (orientation, theme) = self.look_of_channel(channel).await?;
        let bottom = bottom_of(table, orientation);
        let view = board_view(table, play, &names, (bottom, None), words);
        let said = caption(&play.game, words);
        Ok((bottom, picture(&view, theme, &play.game, words, &said)))
    }
}

/// The name on each seat's plate.
pub(super) fn seat_names(table: &Table, names: &Names, words: Words) -> SeatNames {
    BySeat::new(|seat| match table.occupant(seat) {
        Occupant::Nobody => words.color(seat),
        Occupant::Cpu(level) => words.short_cpu(level),
        Occupant::Person { user, .. } if user.is_forgotten() => words.person(user),
        Occupant::Person { user, .. } => names
            .iter()
            .find(|(known, _)| *known == user)
            .map(|(_, name)| name.clone())
            .unwrap_or_default(),
    })
}

/// A view as a picture, with a description that begins with `said`.
pub(super) fn picture(
    view: &BoardView,
    theme: Theme,
    game: &Game,
    words: Words,
    said: &str,
) -> Picture {
    Picture {
        png: crate::render::png(view, theme, PUBLIC_WIDTH),
        alt: words.alt_text(said, game),
    }
}

/// The board of a table as `bottom` sees it, for `reader` or else whoever is to move.
pub(super) fn board_view(
    table: &Table,
    play: &Play,
    names: &Names,
    (bottom, reader): (Seat, Option<Seat>),
    words: Words,
) -> BoardView {
    let game = &play.game;
    let names = seat_names(table, names, words);
    let mut view = reel::view(game, &names, bottom, reader, words);
    let limit = table
        .settings()
        .time_limit
        .filter(|_| table.due().is_some());
    for (seat, occupant) in table.seats() {
        if let Some(plate) = &mut view.plates[seat] {
            // The one word that fits: that the CPU stands in, or whose turn it is.
            plate.note = if matches!(occupant, Occupant::Person { away: true, .. }) {
                Some(say!(words, "plate-away"))
            } else {
                (game.turn() == Some(seat)).then(|| say!(words, "plate-to-move"))
            };
            // A picture is of one moment, and a clock or a deadline on it would soon be wrong, or
            // wrong for those in other time zones. What stays true is the time for a move; the
            // message counts it down for every reader.
            plate.limit = limit
                .filter(|_| table.to_move() == Some(seat))
                .map(|limit| words.short_limit(limit));
            plate.captured = captured(game, seat);
        }
    }
    view
}

fn captured(game: &Game, seat: Seat) -> Vec<(Seat, Role)> {
    let mut captured: Vec<(Seat, Role)> = game
        .history()
        .iter()
        .filter(|ply| ply.seat == seat)
        .flat_map(Ply::captures)
        .filter(|(_, piece)| !piece.grey)
        .map(|(_, piece)| (piece.seat, piece.role))
        .collect();
    captured.sort_by_key(|&(owner, role)| (std::cmp::Reverse(role), owner));
    captured
}
