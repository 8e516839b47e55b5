//! Autocomplete of a move: only legal ones, narrowed by what was typed.

use super::{Ask, Chat};
use crate::{
    notation::{complete, san},
    rules::{BySeat, Game, Mode, Move, Ply, Position, Seat},
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
    /// `e4 · pawn e2–e4`.
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

/// What `typed` may be meant for if it were the turn of one of these seats.
pub(super) fn as_if_to_move(
    table: &Table,
    seats: &[Seat],
    typed: &str,
    words: Words,
) -> Vec<Choice> {
    let Some(play) = table.play().filter(|_| table.to_move().is_some()) else {
        return Vec::new();
    };
    let typed: String = typed.chars().take(CHOICE_CHARS).collect();
    let mut choices: Vec<Choice> = Vec::new();
    for &seat in seats {
        if play.game.out(seat).is_some() || !play.game.rules().mode.seats().contains(&seat) {
            continue;
        }
        let mut position = play.game.position().clone();
        position.set_turn(seat);
        let moves = complete(&typed, &position, words.letters());
        for choice in moves
            .into_iter()
            .filter_map(|mv| choice_in(&position, play.game.rules().mode, seat, mv, words))
        {
            if choices.iter().all(|other| other.value != choice.value) {
                choices.push(choice);
            }
        }
    }
    choices.truncate(CHOICES_MAX);
    choices
}

/// A legal move as if it had been played, without what it does to kings.
pub(super) fn ply_of(position: &Position, seat: Seat, mv: Move) -> Option<Ply> {
    Some(Ply {
        seat,
        mv,
        piece: position.piece(mv.from)?,
        captured: position.captured_by(mv),
        checks: BySeat::default(),
        out: BySeat::default(),
    })
}

/// A legal move as something to choose: `Nxf3 · knight e1×f3 (Blue’s bishop)`.
pub(super) fn choice(game: &Game, seat: Seat, mv: Move, words: Words) -> Option<Choice> {
    choice_in(game.position(), game.rules().mode, seat, mv, words)
}

fn choice_in(
    position: &Position,
    mode: Mode,
    seat: Seat,
    mv: Move,
    words: Words,
) -> Option<Choice> {
    let ply = ply_of(position, seat, mv)?;
    let said = words.movement(mode, &ply);
    let short = san(position, mv, words.letters());
    let label = format!("{short} · {said}");
    Some(Choice {
        label: label.chars().take(CHOICE_CHARS).collect(),
        value: mv.to_string(),
    })
}
