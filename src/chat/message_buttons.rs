//! The buttons of public messages.

use super::{Button, ButtonAction, ButtonId, Style};
use crate::{
    table::{Occupant, Stage, Table, TableId, Turn},
    words::{Words, say},
};

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
    vec![
        seats,
        cpus,
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
