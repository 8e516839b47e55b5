//! The board of a FEN4: fourteen ranks from the top, of pieces, gaps and missing squares.

use super::{
    fen4::letter,
    fen4_fault::{Fen4Fault, excerpt},
};
use crate::rules::{BySeat, Geometry, Mode, Piece, Role, Seat, Square};

/// What reading the board needs to know.
pub(super) struct Reader {
    pub(super) mode: Mode,
    pub(super) out: BySeat<bool>,
}

/// One item of a rank.
enum Item {
    Empty(usize),
    Missing,
    Piece(Option<Seat>, Piece),
}

impl Reader {
    /// All pieces by square from a1, those without an owner given to a seat that is out.
    pub(super) fn read(&self, text: &str, faults: &mut Vec<Fen4Fault>) -> Vec<(Square, Piece)> {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != Square::SIDE as usize {
            let found = ranks.len();
            faults.push(Fen4Fault::RankCount { found });
            // Nobody knows which rank is which.
            return Vec::new();
        }
        let mut pieces = Vec::with_capacity(64);
        for (text, rank) in ranks.into_iter().zip((0..Square::SIDE).rev()) {
            self.read_rank(text, rank, &mut pieces, faults);
        }
        pieces.sort_unstable_by_key(|&(square, _)| square);
        pieces
    }

    fn read_rank(
        &self,
        text: &str,
        rank: u8,
        pieces: &mut Vec<(Square, Piece)>,
        faults: &mut Vec<Fen4Fault>,
    ) {
        let before = faults.len();
        let mut items = Vec::with_capacity(14);
        let mut width = 0;
        for (number, found) in text.split(',').map(str::trim).enumerate() {
            match self.read_item(found) {
                Some(item) => {
                    let file = width;
                    width += if let Item::Empty(count) = item {
                        count
                    } else {
                        1
                    };
                    items.push((file, item, found));
                }
                None => faults.push(Fen4Fault::Item {
                    rank: rank + 1,
                    item: number + 1,
                    found: excerpt(found),
                }),
            }
        }
        if faults.len() == before && width != Square::SIDE as usize {
            faults.push(Fen4Fault::RankWidth {
                rank: rank + 1,
                found: width,
            });
        }
        if faults.len() > before {
            return;
        }
        for (file, item, found) in items {
            let square = Square::new(file as u8, rank).expect("the rank adds up to 14");
            let exists = Geometry::Cross.contains(square);
            match item {
                Item::Piece(..) if !exists => faults.push(Fen4Fault::OffBoard {
                    square,
                    found: excerpt(found),
                }),
                Item::Missing if exists => faults.push(Fen4Fault::NotMissing { square }),
                Item::Empty(_) | Item::Missing => {}
                Item::Piece(owner, mut piece) => {
                    match owner.or_else(|| self.owner_of_grey(piece.role, pieces)) {
                        Some(seat) => piece.seat = seat,
                        None => faults.push(Fen4Fault::NobodyIsOut { square }),
                    }
                    pieces.push((square, piece));
                }
            }
        }
    }

    fn read_item(&self, text: &str) -> Option<Item> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let count: usize = text.parse().ok()?;
            let fits = (1..=Square::SIDE as usize).contains(&count);
            return fits.then_some(Item::Empty(count));
        }
        if text.eq_ignore_ascii_case("x") {
            return Some(Item::Missing);
        }
        let seat_of = |c: u8| Seat::ALL.into_iter().find(|&seat| letter(seat) as u8 == c);
        let (grey, owner, role) = match *text.as_bytes() {
            [b'd', seat, role] => (true, Some(seat_of(seat)?), role),
            [b'd', role] => (true, None, role),
            [seat, role] => (false, Some(seat_of(seat)?), role),
            _ => return None,
        };
        let (role, dame) = match role {
            b'D' => (Role::Queen, true),
            b'A'..=b'Z' => (Role::from_letter(role as char)?, false),
            _ => return None,
        };
        let piece = Piece {
            seat: owner.unwrap_or(Seat::Red),
            role,
            // Only there a promoted queen is worth less than another (RULES 5.1).
            promoted: dame && self.mode == Mode::Solo,
            grey,
        };
        Some(Item::Piece(owner, piece))
    }

    /// Somebody who is out, and for a king somebody who has none yet.
    fn owner_of_grey(&self, role: Role, pieces: &[(Square, Piece)]) -> Option<Seat> {
        let has_king = |seat| {
            let mut kings = pieces.iter().filter(|(_, piece)| piece.role == Role::King);
            kings.any(|(_, piece)| piece.seat == seat)
        };
        let mut out = Seat::ALL.into_iter().filter(|&seat| self.out[seat]);
        let first = out.clone().next();
        out.find(|&seat| role != Role::King || !has_king(seat))
            .or(first)
    }
}
