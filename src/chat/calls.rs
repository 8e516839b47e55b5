//! Calling a person to their turn by a message of its own: reminders, and direct messages for who
//! asked for them.

use super::{
    Answer, Ask, Button, ButtonAction, ButtonId, Chat, Direct, Post, Style,
    premove::missed_words,
    story::{caption, with_deadline},
};
use crate::{
    app::{Error, Pings},
    rules::Seat,
    store::{Owed, Posted, TablePlace},
    table::{GuildId, Input, Notice, Stage, Table, TableId, Turn, UserId},
    words::{Words, moment, say},
};

impl Chat {
    pub(super) async fn wants_direct(&self, user: Option<UserId>) -> Result<bool, sqlx::Error> {
        Ok(match user {
            Some(user) => self.app.pings_of(user).await? == Pings::Direct,
            None => false,
        })
    }

    /// An answer for everyone has called somebody to this turn: the board that is owed need not.
    pub async fn called(&self, (table, turn): (TableId, Turn)) {
        if let Err(error) = self.app.store.called(table, turn).await {
            // Then they are called twice.
            tracing::warn!(table = table.0, %error, "cannot note that somebody was called");
        }
    }

    /// Reminds whoever is to move, unless they have moved or need none any more.
    pub(super) async fn reminder(
        &self,
        owed: &Owed,
        now: &Table,
        turn: Turn,
        words: Words,
    ) -> Result<Option<Post>, sqlx::Error> {
        let Some((seat, user)) = now.reminded().filter(|_| is_current(now, turn)) else {
            return Ok(None);
        };
        let Some((due, _)) = now.due() else {
            return Ok(None);
        };
        let text = say!(
            words,
            "reminder",
            person = words.person(user),
            seat = words.seat(now.settings().rules.mode, seat),
            deadline = moment(due),
        );
        // After the last one there is nothing left to be spared.
        let more = now.look_at().is_some();
        let seen = ButtonId {
            table: owed.table,
            turn,
            action: ButtonAction::Seen,
        };
        let post = Post {
            buttons: more
                .then(|| {
                    vec![Button::new(
                        seen,
                        say!(words, "button-seen"),
                        Style::Secondary,
                    )]
                })
                .into_iter()
                .collect(),
            ..self.call_post(owed.table, text, user, words).await?
        };
        Ok(Some(post))
    }

    /// Calls whoever is to move after the board was posted without calling them.
    pub(super) async fn call(
        &self,
        owed: &Owed,
        now: &Table,
        turn: Turn,
        words: Words,
    ) -> Result<Option<Post>, sqlx::Error> {
        let Some((seat, user)) = asked(now).filter(|_| is_current(now, turn)) else {
            return Ok(None);
        };
        let Some(play) = now.play() else {
            return Ok(None);
        };
        let line = say!(
            words,
            "call",
            title = words.title(now.settings()),
            person = words.person(user),
            seat = words.seat(now.settings().rules.mode, seat),
        );
        let lines = [with_deadline(line, now, words), caption(&play.game, words)];
        let mut post = self
            .call_post(owed.table, lines.join("\n"), user, words)
            .await?;
        if let Some(direct) = &mut post.direct {
            direct.private = missed_words(now, words);
        }
        Ok(Some(post))
    }

    /// A text that calls `user`, where they want it, with the way to the board.
    pub(super) async fn call_post(
        &self,
        table: TableId,
        text: String,
        user: UserId,
        words: Words,
    ) -> Result<Post, sqlx::Error> {
        let text = match self.link_to_board(table).await? {
            Some(link) => format!("{text}\n{}", say!(words, "board-link", link = link)),
            None => text,
        };
        let closed = || say!(words, "direct-closed", person = words.person(user));
        let direct = self.wants_direct(Some(user)).await?.then(|| Direct {
            user,
            private: None,
            closed: closed(),
        });
        Ok(Post {
            text,
            pings: vec![user],
            direct,
            ..Post::default()
        })
    }

    /// The address of a table's newest board, or of its lobby; none in the terminal.
    pub(super) async fn link_to_board(
        &self,
        table: TableId,
    ) -> Result<Option<String>, sqlx::Error> {
        let store = &self.app.store;
        let message = match store.message(table, Posted::Board).await? {
            Some(message) => Some(message),
            None => store.message(table, Posted::Lobby).await?,
        };
        Ok(match (store.place(table).await?, message) {
            (
                Some(TablePlace {
                    channel,
                    guild: Some(guild),
                    ..
                }),
                Some(message),
            ) => Some(format!(
                "https://discord.com/channels/{}/{}/{message}",
                guild.0, channel.0
            )),
            _ => None,
        })
    }

    /// *Seen*: no more reminders of this turn. Also pressed in direct messages, where the turn and
    /// the person have to do; in a server it works in its own channel only.
    pub(super) async fn seen(
        &self,
        ask: &Ask,
        table: TableId,
        turn: Turn,
    ) -> Result<Answer, Error> {
        let user = ask.speaker.user;
        if ask.place.guild.is_some() {
            self.table_of(ask, Some(table)).await?;
        }
        self.app
            .execute(table, Input::Seen { user, turn }, ask.cause, ask.now)
            .await?;
        Ok(Answer::say(say!(ask.words(), "answer-seen")))
    }

    /// Who is to be looked for, and in which server: whoever has been to move for long.
    pub async fn looked_for(&self, owed: &Owed) -> Result<Option<(GuildId, UserId)>, sqlx::Error> {
        let Notice::Look { turn } = owed.notice else {
            return Ok(None);
        };
        let (now, _) = self.app.load(owed.table).await?;
        let user = asked(&now).filter(|_| is_current(&now, turn));
        let place = self.app.store.place(owed.table).await?;
        Ok(place
            .and_then(|place| place.guild)
            .zip(user.map(|(_, user)| user)))
    }
}

/// The seat to move and the person who is expected to.
fn asked(table: &Table) -> Option<(Seat, UserId)> {
    let seat = table.to_move()?;
    Some((seat, table.occupant(seat).present()?))
}

fn is_current(table: &Table, turn: Turn) -> bool {
    table.stage() == Stage::Playing && table.play().map(|play| play.turn) == Some(turn)
}
