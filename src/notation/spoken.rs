//! Moves as people say them (RULES 10.1): `knight to f3`, `castle short`, `Turm schlägt a8`.
//!
//! Words become the signs of the notation before it is read. Those of every language are
//! understood by everybody: none of them means two things.

use super::Letters;
use crate::rules::Role;

/// Words of a text that are looked at: nobody says a move in more.
const WORDS_MAX: usize = 12;

/// What a word stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Piece(Role),
    Sign(&'static str),
    Castle,
    Short,
    Long,
    /// Said between the others.
    Nothing,
}

use Meaning::{Castle, Long, Nothing, Piece, Short, Sign};

/// The words of all languages by what they stand for, as the files in `locales/` have them under
/// `spoken-…`.
const WORDS: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/spoken.rs"));

/// A text in words, as signs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum InSigns {
    Text(String),
    /// Castling, to whichever side: it was not said.
    Castle,
}

/// The signs that a text in words stands for; `None` where it has no word of ours, and is
/// notation already or no move at all.
pub(super) fn in_signs(text: &str, letters: Letters) -> Option<InSigns> {
    let mut signs = String::new();
    let mut meanings = Vec::new();
    let mut rest = false;
    for (number, word) in text.split(is_between).filter(|w| !w.is_empty()).enumerate() {
        if number == WORDS_MAX {
            return None;
        }
        match meaning(word) {
            Some(meaning) => {
                meanings.push(meaning);
                match meaning {
                    // The letter of a pawn is seldom written, and means something else elsewhere.
                    Piece(Role::Pawn) | Castle | Short | Long | Nothing => {}
                    Piece(role) => signs.push(letters.letter(role)),
                    Sign(sign) => signs.push_str(sign),
                }
            }
            // "becomes a queen"
            None if signs.ends_with('=') && word.eq_ignore_ascii_case("a") => {}
            None => {
                rest = true;
                signs.push_str(word);
            }
        }
    }
    if meanings.is_empty() {
        return None;
    }
    let said = |wanted: &[Meaning]| meanings.iter().any(|meaning| wanted.contains(meaning));
    if !said(&[Castle]) {
        return Some(InSigns::Text(signs));
    }
    if rest {
        return None;
    }
    let short = said(&[Short, Piece(Role::King)]);
    let long = said(&[Long, Piece(Role::Queen)]);
    Some(match (short, long) {
        (true, false) => InSigns::Text("O-O".into()),
        (false, true) => InSigns::Text("O-O-O".into()),
        (false, false) => InSigns::Castle,
        (true, true) => InSigns::Text(signs),
    })
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || ",;.!?`*_\"'“”„()-–—".contains(c)
}

fn meaning(word: &str) -> Option<Meaning> {
    if word.chars().count() < 2 {
        return None;
    }
    let word = word.to_lowercase();
    let (name, _) = WORDS
        .iter()
        .find(|(_, words)| words.contains(&word.as_str()))?;
    Some(match *name {
        "pawn" => Piece(Role::Pawn),
        "knight" => Piece(Role::Knight),
        "bishop" => Piece(Role::Bishop),
        "rook" => Piece(Role::Rook),
        "queen" => Piece(Role::Queen),
        "king" => Piece(Role::King),
        "takes" => Sign("x"),
        "becomes" => Sign("="),
        "castle" => Castle,
        "short" => Short,
        "long" => Long,
        _ => Nothing,
    })
}
