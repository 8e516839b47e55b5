//! What a channel is told: a message owed becomes a post when it is delivered.

use super::{Button, ButtonAction, ButtonId, Chat, Picture, Style, settings, view};
use crate::{
    rules::{Event, Game, Mode, Seat},
    store::Owed,
    table::{Fact, Notice, OfferKind, Play, Stage, Table, TableId, Turn, UserId},
    words::{Words, moment, person, say},
};

/// Plies and events that one post tells at most; earlier ones can be seen on the board.
const LINES_MAX: usize = 12;

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
}

impl Chat {
    /// What is to be posted for `owed`; `None` if it would say nothing new.
    pub async fn post(&self, owed: &Owed) -> Result<Option<Post>, sqlx::Error> {
        let words = self.public.words();
        if owed.notice == Notice::Lobby {
            return self.post_lobby(owed, words).await;
        }
        let (then, _) = self.app.store.load_at(owed.table, owed.seq).await?;
        let (now, _) = self.app.store.load(owed.table).await?;
        let mode = then.settings().rules.mode;
        Ok(match owed.notice {
            Notice::Lobby => None,
            Notice::Turn { turn, from_ply } => {
                let Some(play) = then.play() else {
                    return Ok(None);
                };
                let mut lines = self.story(owed, play, from_ply, words).await?;
                let current =
                    now.play().map(|play| play.turn) == Some(turn) && now.stage() == Stage::Playing;
                let mut pings = Vec::new();
                if let Some((line, user)) = turn_line(&then, words) {
                    // A turn that has passed meanwhile is shown, but nobody is called to it.
                    if current {
                        pings.extend(user);
                        lines.push(with_deadline(line, &now, words));
                    } else {
                        lines.push(line);
                    }
                }
                Some(
                    self.board_post(owed, &then, play, lines, pings, words)
                        .await?,
                )
            }
            Notice::Over { from_ply } => {
                let Some(play) = then.play() else {
                    return Ok(None);
                };
                let mut lines = self.story(owed, play, from_ply, words).await?;
                lines.extend(final_words(&play.game, words));
                Some(
                    self.board_post(owed, &then, play, lines, vec![], words)
                        .await?,
                )
            }
            Notice::Offer { seat, offer } => {
                offer_post(owed.table, &then, &now, seat, offer, words)
            }
            Notice::Declined { seat, offer } => Some(Post {
                text: say!(
                    words,
                    "offer-declined",
                    offer = offer_name(offer),
                    seat = words.seat(mode, seat),
                ),
                ..Post::default()
            }),
            Notice::Away { seat } => then.occupant(seat).user().map(|user| Post {
                text: say!(
                    words,
                    "away-told",
                    person = person(user),
                    seat = words.seat(mode, seat),
                ),
                pings: vec![user],
                ..Post::default()
            }),
            Notice::Seat { seat } => Some(Post {
                text: words.seat_news(&then, seat),
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
        let (table, _) = store.load(owed.table).await?;
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

    /// What happened from ply `from_ply` on, a line each.
    async fn story(
        &self,
        owed: &Owed,
        play: &Play,
        from_ply: u32,
        words: Words,
    ) -> Result<Vec<String>, sqlx::Error> {
        let mode = play.game.rules().mode;
        let (facts, _) = self.app.store.facts(owed.table, owed.seq).await?;
        let mut events = facts
            .iter()
            .filter_map(|(fact, _)| match fact {
                Fact::Game(event) => Some(event),
                _ => None,
            })
            .peekable();
        let mut plies = play.game.history().iter();
        let mut seen = 0;
        // What was told last ended with the turn that followed ply `from_ply`.
        let mut news = from_ply == 0;
        let mut lines = Vec::new();
        let mut scored = false;
        while let Some(event) = events.next() {
            match event {
                Event::Moved { .. } => {
                    seen += 1;
                    news |= seen > from_ply;
                    lines.extend(
                        plies
                            .next()
                            .filter(|_| news)
                            .map(|ply| words.ply(mode, ply)),
                    );
                }
                Event::Turn { .. } if seen == from_ply && events.peek().is_some() => {
                    lines.clear();
                    (news, scored) = (true, false);
                }
                _ if news => {
                    scored |= matches!(event, Event::Scored { .. });
                    lines.extend(words.event(mode, event));
                }
                _ => {}
            }
        }
        if scored {
            let points = words.standing(mode, play.game.points());
            lines.push(say!(words, "standing", points = points));
        }
        if lines.len() > LINES_MAX {
            lines.drain(..lines.len() - LINES_MAX);
        }
        Ok(lines)
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
        let names = self.names(table).await?;
        let said = caption(&play.game, words);
        let (orientation, theme) = self.look_of_channel(owed.channel).await?;
        let bottom = settings::bottom_of(table, orientation);
        let view = view::board_view(table, play, &names, bottom, words);
        Ok(Post {
            text: lines.join("\n"),
            pings,
            picture: Some(view::picture(&view, theme, &play.game, words, &said)),
            board_text: Some(words.board_text(play.game.position())),
            buttons: board_buttons(owed.table, play.turn, words),
            ..Post::default()
        })
    }
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

/// What every public board offers to everyone.
pub(super) fn board_buttons(table: TableId, turn: Turn, words: Words) -> Vec<Vec<Button>> {
    let id = ButtonId {
        table,
        turn,
        action: ButtonAction::View,
    };
    let label = say!(words, "button-view");
    vec![vec![Button::new(id, label, Style::Secondary)]]
}

fn lobby_buttons(id: TableId, table: &Table, words: Words) -> Vec<Vec<Button>> {
    if table.stage() != Stage::Lobby {
        return Vec::new();
    }
    let mode = table.settings().rules.mode;
    let button = |action, label, style| {
        let id = ButtonId {
            table: id,
            turn: Turn(0),
            action,
        };
        Button::new(id, label, style)
    };
    let seats = table
        .seats()
        .map(|(seat, occupant)| Button {
            enabled: occupant == crate::table::Occupant::Nobody,
            ..button(
                ButtonAction::Sit(seat),
                words.seat(mode, seat),
                Style::Secondary,
            )
        })
        .collect();
    vec![
        seats,
        vec![
            button(
                ButtonAction::Start,
                say!(words, "button-start"),
                Style::Primary,
            ),
            button(
                ButtonAction::Leave,
                say!(words, "button-leave"),
                Style::Secondary,
            ),
        ],
    ]
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
    people.dedup();
    let mentions: Vec<String> = people.iter().map(|&user| person(user)).collect();
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
            offer = offer_name(offer),
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

fn offer_name(offer: OfferKind) -> &'static str {
    match offer {
        OfferKind::Draw => "draw",
        OfferKind::Resign => "resign",
    }
}
