//! `/games`: one's own games, wherever they are; nothing of games of others.

use super::{Answer, Ask, Chat, story::with_deadline};
use crate::{
    app::Error,
    table::{Stage, Table, UserId},
    words::{Words, say},
};

/// Games that one answer lists at most.
const LISTED_MAX: u32 = 10;

/// Characters of a message (Discord's limit).
const CONTENT_MAX: usize = 2000;

impl Chat {
    pub(super) async fn games(&self, ask: &Ask) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        let (places, all) = self.app.store.games_of(user, LISTED_MAX).await?;
        if places.is_empty() {
            return Ok(Answer::say(say!(words, "games-none")));
        }
        let mut games = Vec::new();
        for place in places {
            let (table, _) = self.app.load(place.id).await?;
            let mut line = say!(
                words,
                "games-line",
                mode = words.mode(table.settings().rules.mode),
                channel = format!("<#{}>", place.channel.0),
                state = state(&table, user, words),
            );
            line = with_deadline(line, &table, words);
            if let Some(link) = self.link_to_board(place.id).await? {
                line = format!("{line} · {link}");
            }
            games.push((!is_asked(&table, user), line));
        }
        // Those that wait for the asker first; among them those whose time runs out first.
        games.sort_by_key(|&(waits, _)| waits);
        let lines: Vec<String> = games.into_iter().map(|(_, line)| line).collect();
        Ok(Answer::say(list(&lines, all, words)))
    }
}

/// As many of `lines`, which are about games of `all`, as one message has room for.
fn list(lines: &[String], all: u32, words: Words) -> String {
    let mut shown = lines.len();
    loop {
        let title = if (shown as u32) < all {
            say!(words, "games-some", shown = shown, all = all)
        } else {
            say!(words, "games-all", count = all)
        };
        let text = format!("{title}\n{}", lines[..shown].join("\n"));
        if shown == 0 || text.chars().count() <= CONTENT_MAX {
            return text;
        }
        shown -= 1;
    }
}

fn is_asked(table: &Table, user: UserId) -> bool {
    table
        .to_move()
        .is_some_and(|seat| table.occupant(seat).user() == Some(user))
}

/// Whose turn it is, or what the game waits for.
fn state(table: &Table, user: UserId, words: Words) -> String {
    let Some(seat) = table.to_move() else {
        return match table.stage() {
            Stage::Lobby => say!(words, "games-lobby", host = words.person(table.host())),
            _ => String::new(),
        };
    };
    let name = words.seat(table.settings().rules.mode, seat);
    if is_asked(table, user) {
        return say!(words, "games-yours", seat = name);
    }
    if table.is_waiting() {
        return say!(words, "games-waiting");
    }
    say!(
        words,
        "turn-to-move",
        seat = name,
        person = words.occupant(table.occupant(seat)),
    )
}
