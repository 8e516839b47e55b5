//! The board for one person: from any side, in any theme, or in words.

use super::{Answer, Ask, Chat, Theme, answer::mode_of, story, view};
use crate::{
    app::Error,
    rules::Seat,
    table::{Refusal, Table, TableId},
    words::say,
};

impl Chat {
    /// The board of this channel's game, for the asker alone.
    pub(super) async fn board(
        &self,
        ask: &Ask,
        view: Option<Seat>,
        theme: Option<Theme>,
        text: bool,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let (_, table) = self.app.table(ask.place.channel).await?;
        let Some(play) = table.play().filter(|_| text) else {
            return self.look(ask, &table, view, theme).await;
        };
        let bottom = side(ask, &table, view)?;
        let game = &play.game;
        let said = story::with_deadline(story::caption(game, words), &table, words);
        let pieces = words.alt_text("", game);
        let board = words.board_text(game.position(), bottom);
        Ok(Answer::say(format!("{said}\n{pieces}\n```\n{board}\n```")))
    }

    /// What *My view* shows: the game that the button belongs to, as it is now.
    pub(super) async fn my_view(&self, ask: &Ask, id: TableId) -> Result<Answer, Error> {
        let id = self.table_of(ask, Some(id)).await?;
        let (table, _) = self.app.load(id).await?;
        self.look(ask, &table, None, None).await
    }

    pub(super) async fn look(
        &self,
        ask: &Ask,
        table: &Table,
        view: Option<Seat>,
        theme: Option<Theme>,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let Some(play) = table.play() else {
            if let Some((by, reason)) = table.cancelled() {
                return Ok(Answer::say(words.cancelled(by, reason)));
            }
            return Ok(Answer::say(format!(
                "{}\n{}",
                say!(words, "board-lobby"),
                words.lobby(table),
            )));
        };
        let bottom = side(ask, table, view)?;
        let theme = match theme {
            Some(theme) => theme,
            None => self.theme_of(ask.speaker.user).await?,
        };
        let said = story::caption(&play.game, words);
        let mut lines = vec![story::with_deadline(said.clone(), table, words)];
        lines.extend(
            table
                .cancelled()
                .map(|(by, reason)| words.cancelled(by, reason)),
        );
        let names = self.names(table).await?;
        let side = (bottom, own_seat(ask, table));
        let view = view::board_view(table, play, &names, side, words);
        Ok(Answer {
            picture: Some(view::picture(&view, theme, &play.game, words, &said)),
            ..Answer::say(lines.join("\n"))
        })
    }
}

/// The side that was asked for, or the asker's own.
fn side(ask: &Ask, table: &Table, view: Option<Seat>) -> Result<Seat, Refusal> {
    match view {
        Some(seat) if !mode_of(table).seats().contains(&seat) => Err(Refusal::NoSuchSeat { seat }),
        Some(seat) => Ok(seat),
        None => Ok(own_side(ask, table)),
    }
}

/// The side that the asker sees a game from; who only watches sits behind Red.
pub(super) fn own_side(ask: &Ask, table: &Table) -> Seat {
    own_seat(ask, table).unwrap_or(Seat::Red)
}

/// The asker's seat, of several the one to move, or the first.
fn own_seat(ask: &Ask, table: &Table) -> Option<Seat> {
    let own = || table.seats_of(ask.speaker.user);
    own()
        .find(|&seat| table.to_move() == Some(seat))
        .or_else(|| own().next())
}
