//! Diagnostics of a position: its moves, their number, its picture.

use std::fmt::Write as _;

use crate::{
    render::{BoardView, Theme},
    rules::{Mode, Position, Seat, perft, perft_divide},
};

/// The position of a FEN4, or of a FEN in classic; the start of a game without one. The faults of
/// a text are named one a line.
pub fn position(text: Option<&str>, mode: Mode) -> Result<Position, String> {
    let Some(text) = text else {
        return Ok(Position::initial(mode, Seat::Red));
    };
    Position::from_text(text, mode).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        format!("this position cannot be used:\n{}", lines.join("\n"))
    })
}

/// The count of `depth` plies, after that of each first move where `divide` is set.
pub fn count(position: &Position, depth: u32, divide: bool) -> String {
    let mut text = String::new();
    let nodes = if divide && depth > 0 {
        let mut counts: Vec<(String, u64)> = perft_divide(position, depth)
            .into_iter()
            .map(|(mv, nodes)| (mv.to_string(), nodes))
            .collect();
        counts.sort();
        for (mv, nodes) in &counts {
            writeln!(text, "{mv}: {nodes}").expect("writing to a string");
        }
        counts.iter().map(|(_, nodes)| nodes).sum()
    } else {
        perft(position, depth)
    };
    writeln!(text, "Nodes searched: {nodes}").expect("writing to a string");
    text
}

/// The legal moves, one a line, sorted.
pub fn moves(position: &Position) -> String {
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort();
    moves
        .iter()
        .fold(String::new(), |text, mv| text + mv + "\n")
}

/// The picture of a bare position as PNG.
pub fn picture(position: &Position, view: Seat, theme: Theme, size: u32) -> Vec<u8> {
    let geometry = position.mode().geometry();
    let checked = Seat::ALL
        .into_iter()
        .filter(|&seat| position.king(seat).is_some() && position.in_check(seat))
        .filter_map(|seat| position.king(seat))
        .collect();
    let view = BoardView {
        checked,
        ..BoardView::new(geometry, view, position.pieces().collect())
    };
    crate::render::png(&view, theme, size)
}
