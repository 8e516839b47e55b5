//! A game as a file: PGN4 or PGN, and the position as FEN4 or FEN.

use super::{Answer, Ask, Chat, File, answer::mode_of, view};
use crate::{
    app::Error,
    notation::{pgn, pgn4, read_position, write_position},
    rules::{Mode, Seat, Setup},
    table::{Occupant, Refusal, Settings, Table, TableId},
    words::{is_hidden, say},
};

impl Chat {
    /// The moves as a file, the position as text.
    pub(super) async fn export(&self, ask: &Ask) -> Result<Answer, Error> {
        let words = ask.words();
        let (id, table) = self.app.table(ask.place.channel).await?;
        let play = table.play().ok_or(Refusal::NotStarted)?;
        let tags = self.tags(ask, id, &table).await?;
        let settings = table.settings();
        let (rules, start) = (&settings.rules, start_of(settings));
        let position = write_position(&play.game.setup());
        let (name, text) = match mode_of(&table) {
            Mode::Classic => (
                format!("game-{}.pgn", id.0),
                pgn::write(rules, start.as_ref(), play.events(), &tags),
            ),
            Mode::Teams | Mode::Solo => (
                format!("game-{}.pgn4", id.0),
                pgn4::write(rules, start.as_ref(), play.events(), &tags),
            ),
        };
        Ok(Answer {
            files: vec![File {
                name,
                bytes: text.into_bytes(),
                alt: None,
            }],
            ..Answer::say(say!(words, "answer-export", position = position))
        })
    }

    /// Who played, under the names of the format.
    async fn tags(&self, ask: &Ask, id: TableId, table: &Table) -> Result<pgn4::Tags, Error> {
        let words = ask.words();
        let mut tags = pgn4::Tags::default();
        tags.set("GameNr", id.0.to_string());
        let names = view::seat_names(table, &self.names(table).await?, words);
        for (seat, occupant) in table.seats() {
            if occupant == Occupant::Nobody {
                continue;
            }
            tags.set(name_tag(mode_of(table), seat), plain(&names[seat]));
        }
        Ok(tags)
    }
}

/// A name without what is no text.
fn plain(name: &str) -> String {
    let kept = name.chars().filter(|&c| !is_hidden(c));
    kept.collect::<String>().trim().to_owned()
}

/// Where the game began, if not at the usual set-up.
pub(super) fn start_of(settings: &Settings) -> Option<Setup> {
    let text = settings.position.as_deref()?;
    read_position(text, settings.rules.mode).ok()
}

/// The tag with the name of a seat's player.
pub fn name_tag(mode: Mode, seat: Seat) -> &'static str {
    match (mode, seat) {
        (Mode::Classic, Seat::Red) => "White",
        (Mode::Classic, _) => "Black",
        (_, Seat::Red) => "Red",
        (_, Seat::Blue) => "Blue",
        (_, Seat::Yellow) => "Yellow",
        (_, Seat::Green) => "Green",
    }
}
