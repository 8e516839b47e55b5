//! Moves that fit what has been typed so far.

use super::{
    Letters,
    reading::{Reading, readings},
    san::san_bare,
    spoken::{InSigns, in_signs},
    typed::{fits, patterns},
};
use crate::rules::{Move, Position, Role, Square};

/// The legal moves that a text can be the beginning of, the best first: a whole move, a square
/// of origin, a piece or the start of its notation, a target. All of them for an empty text,
/// captures of the most valuable pieces first; none for one that fits nothing.
pub fn complete(typed: &str, position: &Position, letters: Letters) -> Vec<Move> {
    let legal = position.legal_moves();
    let wanted = Wanted::new(typed, letters);
    let mut found: Vec<(u8, i32, Move)> = legal
        .iter()
        .filter_map(|&mv| {
            let rank = wanted.rank(position, &legal, mv, letters)?;
            Some((rank, -interest(position, mv), mv))
        })
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(.., mv)| mv).collect()
}

struct Wanted {
    /// Without white space, dashes and crosses, small.
    plain: String,
    /// As typed, without the rest.
    piece: Option<Role>,
    square: Option<Square>,
    /// A cross was typed.
    takes: bool,
    readings: Vec<Reading>,
}

impl Wanted {
    fn new(typed: &str, letters: Letters) -> Wanted {
        // Nobody types more; a longer text fits nothing anyway.
        let typed: String = typed.chars().take(100).collect();
        let typed = match in_signs(&typed, letters) {
            Some(InSigns::Text(signs)) => signs,
            // Both sides begin like that.
            Some(InSigns::Castle) => "O-O".into(),
            None => typed,
        };
        let plain = plain(&typed);
        let mut chars = typed.trim().chars();
        let piece = match (chars.next(), chars.next()) {
            (Some(c), None) if c.is_uppercase() => letters.role(c),
            _ => None,
        };
        Wanted {
            square: plain.parse().ok(),
            piece,
            takes: typed.contains(['x', 'X', ':', '×']),
            readings: readings(&typed, letters),
            plain,
        }
    }

    /// How well a move fits, 0 best; `None` if it does not.
    fn rank(&self, position: &Position, legal: &[Move], mv: Move, letters: Letters) -> Option<u8> {
        if self.takes && position.captured_by(mv).iter().all(Option::is_none) {
            return None;
        }
        if self.plain.is_empty() {
            return Some(0);
        }
        let role = position.piece(mv.from).map(|piece| piece.role);
        let whole = patterns(&self.readings).any(|pattern| fits(pattern, position, mv))
            || self.readings == [Reading::Castling(mv.kind)];
        let starts = |text: &str| plain(text).starts_with(&self.plain);
        let in_letters = |letters| starts(&san_bare(position, legal, mv, letters));
        // The letter of the piece before a square of origin, as PGN4 writes.
        let long = || {
            let letter = role.map_or('P', |role| letters.letter(role));
            starts(&format!("{letter}{mv}"))
        };
        if whole || self.piece.is_some() && self.piece == role {
            Some(0)
        } else if self.square == Some(mv.from) {
            Some(1)
        } else if starts(&mv.to_string()) || in_letters(letters) {
            Some(2)
        } else if in_letters(Letters::ENGLISH) || long() {
            Some(3)
        } else if mv.to.to_string() == self.plain {
            Some(4)
        } else {
            None
        }
    }
}

/// What does not tell moves apart taken out: `O-O` and `0-0` are the same.
fn plain(text: &str) -> String {
    text.chars()
        .filter(|c| c.is_alphanumeric())
        .map(|c| c.to_ascii_lowercase())
        .filter(|&c| c != 'x')
        .map(|c| if c == '0' { 'o' } else { c })
        .collect::<String>()
        // A nought in a rank is one.
        .replace("1o", "10")
}

/// How likely a move is wanted, from what is seen at a glance: taking something dear with
/// something cheap, promoting, castling.
fn interest(position: &Position, mv: Move) -> i32 {
    let value = |role| match role {
        Role::Pawn => 1,
        Role::Knight => 3,
        Role::Bishop | Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    };
    let mover = position.piece(mv.from).map_or(0, |piece| value(piece.role));
    let taken = position.captured_by(mv).into_iter().flatten();
    let taken = taken.filter(|(_, piece)| !piece.grey);
    let taken: i32 = taken
        .map(|(_, piece)| 10 * value(piece.role) - mover.min(9))
        .sum();
    let usual = |role| Role::PROMOTIONS.iter().position(|&known| known == role);
    let promoted = mv
        .promotion
        .map_or(0, |role| 10 * value(role) - usual(role).unwrap_or(0) as i32);
    taken + promoted + i32::from(mv.is_castling()) * 5
}
