//! The buttons of public messages.

use super::{Button, ButtonAction, ButtonId, Style};
use crate::{
    table::{Occupant, Stage, Table, TableId, Turn},
    words::{Words, say},
};

/// What every public board offers: to move while the game runs, and one's own view.
pub(super) fn board_buttons(id: TableId, table: &Table, words: Words) -> Vec<Vec<Button>> {
    let turn = table.play().map_or(Turn(0), |play| play.turn);
    let button = |action, label, style| {
        let id = ButtonId {
            table: id,
            turn,
            action,
        };
        Button::new(id, label, style)
    };
    let mut row = Vec::new();
    if table.to_move().is_some() {
        let label = say!(words, "button-move");
        let action = ButtonAction::Tap { page: 0 };
        row.push(button(action, label, Style::Primary));
    }
    let label = say!(words, "button-view");
    row.push(button(ButtonAction::View, label, Style::Secondary));
    vec![row]
}

/// Seats to take, and what the lobby offers besides.
pub(super) fn lobby_buttons(id: TableId, table: &Table, words: Words) -> Vec<Vec<Button>> {
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
            enabled: occupant == Occupant::Nobody,
            ..button(
                ButtonAction::Sit(seat),
                words.seat(mode, seat),
                Style::Secondary,
            )
        })
        .collect();
    let cpus = table
        .seats()
        .map(|(seat, occupant)| Button {
            enabled: matches!(occupant, Occupant::Nobody | Occupant::Cpu(_)),
            ..button(
                ButtonAction::Cpu(seat),
                say!(words, "button-cpu", seat = words.seat(mode, seat)),
                Style::Secondary,
            )
        })
        .collect();
    // A ranked game has no place for the CPU.
    let cpus = Some(cpus).filter(|_| !table.settings().ranked);
    let mut rows = vec![seats];
    rows.extend(cpus);
    rows.push(vec![
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
    ]);
    rows
}
