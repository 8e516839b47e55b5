//! Autocomplete of a move: only legal ones, narrowed by what was typed.

use super::{Ask, Chat};
use crate::{
    notation::complete,
    rules::{BySeat, Game, Move, Ply, Seat},
    table::{Play, Table},
    words::Words,
};

/// Discord's limit; one too many fails the whole answer.
pub const CHOICES_MAX: usize = 25;
/// Characters of a choice.
const CHOICE_CHARS: usize = 100;

/// A move to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// `e2e4 · pawn e2–e4`.
    pub label: String,
    /// What choosing it types.
    pub value: String,
}

impl Chat {
    /// The legal moves that `typed` may be meant for, if it is the asker's turn.
    pub async fn complete(&self, ask: &Ask, typed: &str) -> Vec<Choice> {
        let Ok((_, table)) = self.app.table(ask.place.channel).await else {
            return Vec::new();
        };
        let Some((play, seat)) = own_turn(ask, &table) else {
            return Vec::new();
        };
        let (game, words) = (&play.game, self.own_language(ask).await.words());
        let typed: String = typed.chars().take(CHOICE_CHARS).collect();
        complete(&typed, game.position(), words.letters())
            .into_iter()
            .take(CHOICES_MAX)
            .filter_map(|mv| choice(game, seat, mv, words))
            .collect()
    }
}

/// The game and the seat to move, if that is the asker's.
pub(super) fn own_turn<'a>(ask: &Ask, table: &'a Table) -> Option<(&'a Play, Seat)> {
    let seat = table.to_move()?;
    let own = table.occupant(seat).user() == Some(ask.speaker.user);
    table.play().filter(|_| own).map(|play| (play, seat))
}

/// A legal move as something to choose.
pub(super) fn choice(game: &Game, seat: Seat, mv: Move, words: Words) -> Option<Choice> {
    let ply = Ply {
        seat,
        mv,
        piece: game.position().piece(mv.from)?,
        captured: game.position().captured_by(mv),
        checks: BySeat::default(),
        out: BySeat::default(),
    };
    let said = words.movement(game.rules().mode, &ply);
    let label = format!("{mv} · {said}");
    Some(Choice {
        label: label.chars().take(CHOICE_CHARS).collect(),
        value: mv.to_string(),
    })
}
