//! Moves that are simply written in the channel: as a reply to a board, or to the bot by name.
//!
//! People also talk there. What does not look like a move is answered only where its writer is
//! to move and seems to have tried.

use std::sync::Arc;

use super::{Answer, Ask, Chat};
use crate::{
    app::Error,
    notation::{is_move_text, read_move},
    rules::Move,
    table::{Stage, Table, TableId},
    words::Language,
};

/// Characters of a message that is looked at: no move is longer, in words either.
const TEXT_MAX: usize = 60;
/// Words of a message that may be a move gone wrong.
const WORDS_MAX: usize = 3;

/// What somebody wrote to the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// Without the mention of the bot.
    pub text: String,
    /// The message of the bot that it replies to.
    pub reply_to: Option<u64>,
}

/// What the bot makes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It was not meant as a move, or was heard before.
    Nothing,
    /// Played; a sign is enough, where one can be given.
    Played(Answer),
    /// Not played: this says why.
    Refused(Answer),
}

impl Chat {
    /// Plays what was written, if it is a move.
    ///
    /// A message tells no language: the writer's choice is spoken, else the channel's.
    pub async fn hear(&self, mut ask: Ask, spoken: Spoken) -> Heard {
        if let Ok(words) = self.public_words(ask.place.channel).await {
            ask.speaker.language = words.language();
        }
        ask.speaker.language = self.own_language(&ask).await;
        let ask = &ask;
        let text = spoken.text.trim();
        if text.is_empty() || text.chars().count() > TEXT_MAX {
            return Heard::Nothing;
        }
        let Ok((id, table)) = self.table_meant(ask, spoken.reply_to).await else {
            // No game, or a fault of ours: people who only talk need not know.
            return Heard::Nothing;
        };
        if !is_meant(ask, &table, text) {
            return Heard::Nothing;
        }
        let text = in_coordinates(ask, &table, text);
        let played = async {
            let speaker = &ask.speaker;
            self.app.store.remember(speaker.user, &speaker.name).await?;
            let (_, answer) = self.try_move(ask, id, text).await?;
            Ok(answer)
        };
        match played.await {
            Ok(answer) if answer.refused => Heard::Refused(answer),
            Ok(answer) => Heard::Played(answer),
            Err(Error::Repeated) => Heard::Nothing,
            Err(error) => Heard::Refused(self.failed(ask, &error).await),
        }
    }

    /// The table of the message that was replied to, or the channel's.
    async fn table_meant(
        &self,
        ask: &Ask,
        reply_to: Option<u64>,
    ) -> Result<(TableId, Arc<Table>), Error> {
        let of_message = match reply_to {
            Some(message) => self.app.store.table_of_message(message).await?,
            None => None,
        };
        let id = self.table_of(ask, of_message).await?;
        let (table, _) = self.app.load(id).await?;
        Ok((id, table))
    }
}

/// A text that only another language has a legal move for, written so that every language has:
/// the writer's own is not known. Any other text stays as it is.
fn in_coordinates(ask: &Ask, table: &Table, text: &str) -> String {
    let read = |language: Language| {
        let position = table.play()?.game.position();
        read_move(text, position, language.words().letters()).ok()
    };
    if read(ask.speaker.language).is_some() {
        return text.to_owned();
    }
    let mut moves: Vec<Move> = Language::all().filter_map(read).collect();
    moves.dedup();
    match moves[..] {
        [mv] => mv.to_string(),
        _ => text.to_owned(),
    }
}

/// Whether a text is a move, or an attempt at one by who is to move.
fn is_meant(ask: &Ask, table: &Table, text: &str) -> bool {
    if table.stage() != Stage::Playing {
        // After the end people talk; in the lobby nobody can move.
        return false;
    }
    let is_move = |language: Language| is_move_text(text, language.words().letters());
    if is_move(ask.speaker.language) {
        return true;
    }
    let to_move = table.to_move().map(|seat| table.occupant(seat).user());
    let tried =
        text.split_whitespace().count() <= WORDS_MAX && text.chars().any(|c| c.is_ascii_digit());
    tried && to_move == Some(Some(ask.speaker.user))
}
