//! What a channel is told: a message owed becomes a post when it is delivered.

use super::{
    Button, ButtonAction, ButtonId, Chat, Picture, Style,
    message_buttons::{board_buttons, lobby_buttons},
    story::{final_words, story, turn_line, with_deadline},
};
use crate::{
    rules::{Mode, Seat},
    store::Owed,
    table::{AwayReason, Notice, OfferKind, Play, Stage, Table, TableId, Turn, UserId},
    words::{Words, say},
};

/// A public message.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Post {
    pub text: String,
    /// Who is alerted: at most the player to move, or those asked something.
    pub pings: Vec<UserId>,
    pub picture: Option<Picture>,
    /// The board in characters, where the picture cannot be sent.
    pub board_text: Option<String>,
    pub buttons: Vec<Vec<Button>>,
    /// Replaces the lobby message that stands there already.
    pub replaces: Option<u64>,
    /// For one person alone.
    pub direct: Option<Direct>,
    /// Whoever is to move wants a direct message, for which this has to stand there first.
    pub uncalled: bool,
}

/// To whom a message goes that is for one person alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Direct {
    pub user: UserId,
    /// What comes before the text, and is said to nobody else.
    pub private: Option<String>,
    /// What is added where it has to be said in the channel, because their messages are closed.
    pub closed: String,
}

impl Chat {
    /// What is to be posted for `owed`; `None` if it would say nothing new.
    pub async fn post(&self, owed: &Owed) -> Result<Option<Post>, sqlx::Error> {
        let post = self.compose(owed).await?;
        Ok(post.map(|post| Post {
            text: self.commands.link(&post.text),
            direct: post.direct.map(|direct| Direct {
                closed: self.commands.link(&direct.closed),
                ..direct
            }),
            ..post
        }))
    }

    async fn compose(&self, owed: &Owed) -> Result<Option<Post>, sqlx::Error> {
        let words = self.public_words(owed.channel).await?;
        if owed.notice == Notice::Lobby {
            return self.post_lobby(owed, words).await;
        }
        let then = self.app.load_at(owed.table, owed.seq).await?;
        let (now, _) = self.app.load(owed.table).await?;
        let mode = then.settings().rules.mode;
        Ok(match owed.notice {
            Notice::Turn { turn, told } => {
                let Some(play) = then.play() else {
                    return Ok(None);
                };
                let mut lines = story(play, told, words);
                let pings = call(&then, &now, turn, &mut lines, words);
                Some(
                    self.calling_post(owed, &then, play, lines, pings, words)
                        .await?,
                )
            }
            Notice::TakenBack { seat, turn } => {
                let Some(play) = then.play() else {
                    return Ok(None);
                };
                let seat = words.seat(mode, seat);
                let mut lines = vec![say!(words, "told-taken-back", seat = seat)];
                let pings = call(&then, &now, turn, &mut lines, words);
                Some(
                    self.calling_post(owed, &then, play, lines, pings, words)
                        .await?,
                )
            }
            Notice::Over { told } => {
                let Some(play) = then.play() else {
                    return Ok(None);
                };
                let mut lines = story(play, told, words);
                lines.extend(final_words(&play.game, words));
                Some(
                    self.board_post(owed, &then, play, lines, vec![], words)
                        .await?,
                )
            }
            Notice::Offer { seat, offer } => {
                offer_post(owed.table, &then, &now, seat, offer, words)
            }
            Notice::Declined { seat, offer, by } => Some(Post {
                text: say!(
                    words,
                    "offer-declined",
                    offer = offer.name(),
                    seat = words.seat(mode, seat),
                    by = words.seat(mode, by),
                ),
                ..Post::default()
            }),
            Notice::Away { seat, why } => match then.occupant(seat).user() {
                // Who has left cannot be called.
                Some(user) if why == AwayReason::Gone => Some(Post {
                    text: words.away(mode, seat, user, why),
                    ..Post::default()
                }),
                Some(user) => {
                    let text = words.away(mode, seat, user, why);
                    Some(self.call_post(owed.table, text, user, words).await?)
                }
                None => None,
            },
            Notice::Forfeited { seat } => match then.occupant(seat).user() {
                Some(user) => {
                    let text = forfeited(&then, seat, user, words);
                    Some(self.call_post(owed.table, text, user, words).await?)
                }
                None => None,
            },
            Notice::Replaced { seat, user } => Some(Post {
                text: say!(
                    words,
                    "seat-replaced",
                    person = words.person(user),
                    news = words.seat_news(&then, seat),
                ),
                pings: vec![user],
                ..Post::default()
            }),
            Notice::Reminder { turn } => self.reminder(owed, &now, turn, words).await?,
            Notice::Call { turn } => self.call(owed, &now, turn, words).await?,
            // Said above; or nothing to say: the carrier looks, or tidies up.
            Notice::Lobby | Notice::Look { .. } | Notice::Tidy | Notice::Archive => None,
            Notice::Seat { seat } => Some(Post {
                text: words.seat_news(&then, seat),
                ..Post::default()
            }),
            Notice::Resumed { since } => Some(Post {
                text: words.resumed(since, now.due().map(|(at, _)| at)),
                ..Post::default()
            }),
            Notice::Cancelled => then.cancelled().map(|(by, reason)| Post {
                text: words.cancelled(by, reason),
                ..Post::default()
            }),
        })
    }

    /// The lobby as it is now. Several changes in a row need one message only.
    async fn post_lobby(&self, owed: &Owed, words: Words) -> Result<Option<Post>, sqlx::Error> {
        let store = &self.app.store;
        if store.superseded(owed).await? {
            return Ok(None);
        }
        let (table, _) = self.app.load(owed.table).await?;
        let replaces = store
            .message(owed.table, crate::store::Posted::Lobby)
            .await?;
        Ok(Some(Post {
            text: words.lobby(&table),
            buttons: lobby_buttons(owed.table, &table, words),
            replaces,
            ..Post::default()
        }))
    }

    /// A board that calls people, or leaves that to a message of its own for who wants it so.
    async fn calling_post(
        &self,
        owed: &Owed,
        table: &Table,
        play: &Play,
        lines: Vec<String>,
        pings: Vec<UserId>,
        words: Words,
    ) -> Result<Post, sqlx::Error> {
        let pings = if owed.called { vec![] } else { pings };
        let uncalled = self.wants_direct(pings.first().copied()).await?;
        let pings = if uncalled { vec![] } else { pings };
        let post = self
            .board_post(owed, table, play, lines, pings, words)
            .await?;
        Ok(Post { uncalled, ..post })
    }

    async fn board_post(
        &self,
        owed: &Owed,
        table: &Table,
        play: &Play,
        lines: Vec<String>,
        pings: Vec<UserId>,
        words: Words,
    ) -> Result<Post, sqlx::Error> {
        let (bottom, picture) = self
            .public_picture(owed.channel, table, play, words)
            .await?;
        Ok(Post {
            text: lines.join("\n"),
            pings,
            picture: Some(picture),
            board_text: Some(words.board_text(play.game.position(), bottom)),
            buttons: board_buttons(owed.table, table, words),
            ..Post::default()
        })
    }
}

/// Adds the line of whose turn it was `then`, and says who is called to it: nobody to a turn that
/// has passed meanwhile.
fn call(
    then: &Table,
    now: &Table,
    turn: Turn,
    lines: &mut Vec<String>,
    words: Words,
) -> Vec<UserId> {
    let Some((line, user)) = turn_line(then, words) else {
        return Vec::new();
    };
    let running = now.play().map(|play| play.turn) == Some(turn);
    if !running || now.stage() != Stage::Playing {
        lines.push(line);
        return Vec::new();
    }
    lines.push(with_deadline(line, now, words));
    // Somebody else may have the seat by now.
    let called = user.filter(|_| {
        now.to_move()
            .is_some_and(|seat| now.occupant(seat).present() == user)
    });
    called.into_iter().collect()
}

/// That somebody's time ran out, and what that means: in teams and in classic the end of the game.
fn forfeited(then: &Table, seat: Seat, user: UserId, words: Words) -> String {
    let mode = then.settings().rules.mode;
    let (person, seat) = (words.person(user), words.seat(mode, seat));
    let ending = then.play().and_then(|play| play.game.ending());
    let Some(ending) = ending else {
        return say!(words, "forfeited-told", person = person, seat = seat);
    };
    let result = words.result(&ending.result);
    say!(
        words,
        "forfeited-over",
        person = person,
        seat = seat,
        result = result,
    )
}

/// Asks whoever has not answered yet; nothing once the offer is settled.
fn offer_post(
    id: TableId,
    then: &Table,
    now: &Table,
    seat: Seat,
    offer: OfferKind,
    words: Words,
) -> Option<Post> {
    let asked = then.play()?.offer()?;
    if now.play()?.offer().map(|offer| offer.number) != Some(asked.number) {
        return None;
    }
    let mode: Mode = then.settings().rules.mode;
    let mut people: Vec<UserId> = then
        .unanswered()
        .into_iter()
        .map(|(_, user)| user)
        .collect();
    // A person with several seats is asked once.
    people.sort_unstable_by_key(|user| user.0);
    people.dedup();
    let mentions: Vec<String> = people.iter().map(|&user| words.person(user)).collect();
    let button = |action, label, style| {
        let id = ButtonId {
            table: id,
            // Offers are numbered by themselves: several can be made in one turn.
            turn: Turn(asked.number),
            action,
        };
        Button::new(id, label, style)
    };
    Some(Post {
        text: say!(
            words,
            "offer-asked",
            seat = words.seat(mode, seat),
            offer = offer.name(),
            people = words.list(&mentions),
        ),
        pings: people,
        buttons: vec![vec![
            button(
                ButtonAction::Accept,
                say!(words, "button-accept"),
                Style::Primary,
            ),
            button(
                ButtonAction::Decline,
                say!(words, "button-decline"),
                Style::Secondary,
            ),
        ]],
        ..Post::default()
    })
}
