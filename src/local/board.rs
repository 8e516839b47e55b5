//! The board in a terminal: colours with marks, so that it can be read without the colours too.

use std::fmt::Write as _;

use crate::{
    rules::{Position, Seat, Square},
    words::{Language, text_board},
};

/// Foreground of each seat's pieces, and of grey ones, as 256-colour codes that stand out on
/// both shades of squares.
const SEATS: [u8; 4] = [160, 20, 94, 22];
const GREY: u8 = 240;
/// Backgrounds of light and dark squares, and of those the last move touched.
const LIGHT: u8 = 255;
const DARK: u8 = 250;
const MARKED: u8 = 183;

/// The board with Red below, in colour or plain, ending with a line break.
pub(super) fn draw(position: &Position, marked: &[Square], colour: bool) -> String {
    let letters = Language::default().words().letters();
    let mut text = String::new();
    for row in text_board(position, Seat::Red) {
        let rank = row.first().map_or(0, |cell| cell.square.rank() + 1);
        write!(text, "{rank:>2} ").expect("writing to a string");
        for cell in row {
            let shown = format!("{}{} ", cell.mark(), cell.letter(letters));
            if !colour || !cell.exists {
                text.push_str(&shown);
                continue;
            }
            let dark = (cell.square.file() + cell.square.rank()) % 2 == 0;
            let back = match (marked.contains(&cell.square), dark) {
                (true, _) => MARKED,
                (false, true) => DARK,
                (false, false) => LIGHT,
            };
            let front = match cell.piece {
                Some(piece) if !piece.grey => SEATS[piece.seat.index()],
                _ => GREY,
            };
            write!(text, "\x1b[1;38;5;{front};48;5;{back}m{shown}\x1b[0m")
                .expect("writing to a string");
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    let files = position.mode().geometry().side();
    text.push_str("  ");
    for file in 0..files {
        write!(text, "  {}", (b'a' + file) as char).expect("writing to a string");
    }
    text.push('\n');
    text
}
