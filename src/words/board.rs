//! The board without a picture: as text for people who cannot see it or may not be sent it, and
//! as the description that goes with every picture.

use super::{
    Words,
    game::{mark, role_key},
    say,
};
use crate::notation::Letters;
use crate::rules::{Game, Mode, Piece, Position, Role, Seat, Square};

/// The longest description of an attachment, in characters (Discord's limit).
pub const ALT_MAX: usize = 1024;

/// One square of a text board, two columns wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub square: Square,
    /// Part of the board, not of a missing corner.
    pub exists: bool,
    pub piece: Option<Piece>,
}

impl Cell {
    /// The owner's mark, a cross where it is grey, or a dot.
    pub fn mark(&self) -> char {
        match self.piece {
            Some(piece) if piece.grey => '✕',
            Some(piece) => mark(piece.seat),
            None if self.exists => '·',
            None => ' ',
        }
    }

    /// The piece's letter, or a blank. A promoted queen's is a small one: the `D` of FEN4 is any
    /// queen in German.
    pub fn letter(&self, letters: Letters) -> char {
        match self.piece {
            Some(piece) if piece.promoted => letters.letter(piece.role).to_ascii_lowercase(),
            Some(piece) => letters.letter(piece.role),
            None => ' ',
        }
    }
}

/// The rows of a board from top to bottom as `bottom` sees it, each with its cells from left to
/// right.
pub fn text_board(position: &Position, bottom: Seat) -> Vec<Vec<Cell>> {
    let geometry = position.mode().geometry();
    let side = geometry.side();
    (0..side)
        .map(|row| {
            (0..side)
                .filter_map(|column| {
                    let last = side - 1;
                    let (file, rank) = match bottom {
                        Seat::Red => (column, last - row),
                        Seat::Blue => (last - row, last - column),
                        Seat::Yellow => (last - column, row),
                        Seat::Green => (row, column),
                    };
                    let square = Square::new(file, rank)?;
                    Some(Cell {
                        square,
                        exists: geometry.contains(square),
                        piece: position.piece(square),
                    })
                })
                .collect()
        })
        .collect()
}

impl Words {
    /// The board in characters as `bottom` sees it, with coordinates and a legend: for a code
    /// block.
    pub fn board_text(self, position: &Position, bottom: Seat) -> String {
        let mut text = String::new();
        let (rows, letters) = (text_board(position, bottom), self.letters());
        // Behind Blue and Green, files run up and down.
        let turned = matches!(bottom, Seat::Blue | Seat::Green);
        let name = |square: Square, of_file: bool| {
            if of_file {
                char::from(b'a' + square.file()).to_string()
            } else {
                (square.rank() + 1).to_string()
            }
        };
        for row in &rows {
            let place = row.first().map(|cell| name(cell.square, turned));
            let mut line = format!("{:>2} ", place.unwrap_or_default());
            for cell in row {
                line.push(cell.mark());
                line.push(cell.letter(letters));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        // A place is two columns wide; of a rank above 9 the digits stand below each other.
        let names = rows.first().into_iter().flatten();
        let names: Vec<String> = names.map(|cell| name(cell.square, !turned)).collect();
        let most = names.iter().map(String::len).max().unwrap_or_default();
        for digit in (0..most).rev() {
            let mut line = "  ".to_owned();
            for name in &names {
                line.push(' ');
                line.push(name.chars().rev().nth(digit).unwrap_or(' '));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.truncate(text.trim_end().len());
        let mut legend: Vec<String> = position
            .mode()
            .seats()
            .iter()
            .map(|&seat| self.seat(position.mode(), seat))
            .collect();
        let cells = rows.iter().flatten();
        let mut promoted = cells.filter(|cell| cell.piece.is_some_and(|piece| piece.promoted));
        if let Some(queen) = promoted.next() {
            let name = say!(self, "promoted-queen");
            legend.push(format!("{} {name}", queen.letter(letters)));
        }
        format!("{text}\n{}", legend.join("  "))
    }

    /// The description of a board picture: `said` (what happened, who is to move), checks, points,
    /// then the pieces as far as they fit into [`ALT_MAX`] characters.
    pub fn alt_text(self, said: &str, game: &Game) -> String {
        let mode = game.rules().mode;
        let mut parts = vec![said.to_owned()];
        let checked = game.checked();
        for &seat in mode.seats() {
            if checked[seat] {
                parts.push(say!(self, "alt-check", seat = self.side(mode, seat)));
            }
        }
        if mode == Mode::Solo {
            let points = self.standing(mode, game.points());
            parts.push(say!(self, "alt-points", points = points));
        }
        for &seat in mode.seats() {
            parts.push(self.pieces(game.position(), seat, false));
            parts.push(self.pieces(game.position(), seat, true));
        }
        let mut text = String::new();
        for part in parts.iter().filter(|part| !part.is_empty()) {
            let room = ALT_MAX - text.chars().count();
            if part.chars().count() + 1 > room {
                let cut: String = part.chars().take(room.saturating_sub(2)).collect();
                text = format!("{text} {cut}…");
                break;
            }
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(part);
        }
        text
    }

    /// `Red: king h1; queen g1; pawns d2 e2.` A walking king is not grey like the rest (RULES 5.10).
    fn pieces(self, position: &Position, seat: Seat, grey: bool) -> String {
        let mode = position.mode();
        let mut roles: Vec<String> = Vec::new();
        let kinds = Role::ALL.into_iter().rev();
        for (role, promoted) in kinds.flat_map(|role| [(role, false), (role, true)]) {
            let kind = Piece {
                seat,
                role,
                promoted,
                grey,
            };
            let squares: Vec<String> = position
                .pieces()
                .filter(|&(_, piece)| piece == kind)
                .map(|(square, _)| square.to_string())
                .collect();
            let (count, at) = (squares.len(), self.list(&squares));
            if count == 0 {
                continue;
            }
            roles.push(if promoted {
                say!(self, "alt-promoted", count = count, squares = at)
            } else {
                let role = role_key(role);
                say!(self, "alt-pieces", role = role, count = count, squares = at)
            });
        }
        if roles.is_empty() {
            return String::new();
        }
        let side = self.side(mode, seat);
        let pieces = roles.join("; ");
        if grey {
            say!(self, "alt-seat-grey", seat = side, pieces = pieces)
        } else {
            say!(self, "alt-seat", seat = side, pieces = pieces)
        }
    }
}
