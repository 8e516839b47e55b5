//! The board for one person: from any side, in any theme, or in words.

use super::{Answer, Ask, Chat, Picture, Theme, answer::mode_of, story, view};
use crate::{
    app::Error,
    rules::Seat,
    table::{Refusal, Table, TableId},
    words::{Words, say},
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
        let caption = story::caption(&play.game, words);
        let board = words.board_text(play.game.position());
        Ok(Answer::say(format!("{caption}\n```\n{board}\n```")))
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
            return Ok(Answer::say(format!(
                "{}\n{}",
                say!(words, "board-lobby"),
                words.lobby(table),
            )));
        };
        if let Some(seat) = view.filter(|seat| !mode_of(table).seats().contains(seat)) {
            return Err(Refusal::NoSuchSeat { seat }.into());
        }
        let bottom = view.unwrap_or_else(|| own_side(ask, table));
        let theme = match theme {
            Some(theme) => theme,
            None => self.theme_of(ask.speaker.user).await?,
        };
        let mut lines = vec![story::caption(&play.game, words)];
        lines.extend(
            table
                .cancelled()
                .map(|(by, reason)| words.cancelled(by, reason)),
        );
        Ok(Answer {
            picture: self.picture(table, bottom, theme, words).await?,
            ..Answer::say(lines.join("\n"))
        })
    }

    /// The picture of a table, if its game has begun.
    pub(super) async fn picture(
        &self,
        table: &Table,
        bottom: Seat,
        theme: Theme,
        words: Words,
    ) -> Result<Option<Picture>, Error> {
        let Some(play) = table.play() else {
            return Ok(None);
        };
        let names = self.names(table).await?;
        let view = view::board_view(table, play, &names, bottom, words);
        let said = story::caption(&play.game, words);
        Ok(Some(view::picture(&view, theme, &play.game, words, &said)))
    }
}

/// The side that the asker sees a game from: of several seats the one to move, or the first; who
/// only watches sits behind Red.
pub(super) fn own_side(ask: &Ask, table: &Table) -> Seat {
    let own = || table.seats_of(ask.speaker.user);
    own()
        .find(|&seat| table.to_move() == Some(seat))
        .or_else(|| own().next())
        .unwrap_or(Seat::Red)
}
