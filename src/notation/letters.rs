//! The letters of the pieces in the languages of the players (RULES 10.1).

use crate::rules::Role;

/// Which letters are written, and understood first: in the order of [`Role`], pawn (where
/// somebody writes it), knight, bishop, rook, queen, king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Letters([char; 6]);

impl Letters {
    /// K Q R B N, and P for pawns.
    pub const ENGLISH: Letters = Letters(['P', 'N', 'B', 'R', 'Q', 'K']);

    /// Six capital letters, no two the same; `None` for anything else.
    pub fn new(letters: [char; 6]) -> Option<Letters> {
        let distinct = |i: usize| !letters[..i].contains(&letters[i]);
        let fit = (0..letters.len()).all(|i| letters[i].is_uppercase() && distinct(i));
        fit.then_some(Letters(letters))
    }

    /// The upper case letter of a piece.
    pub const fn letter(self, role: Role) -> char {
        self.0[role.index()]
    }

    /// The piece of a letter in either case. English letters are understood in every language
    /// that has no other use for them.
    pub fn role(self, letter: char) -> Option<Role> {
        self.own(letter).or_else(|| Letters::ENGLISH.own(letter))
    }

    /// What a pawn may become by a letter: here a letter can mean no pawn, and so German
    /// `=B` is the English bishop.
    pub(super) fn promotion(self, letter: char) -> Option<Role> {
        let piece = |letters: Letters| letters.own(letter).filter(|&role| role != Role::Pawn);
        piece(self).or_else(|| piece(Letters::ENGLISH))
    }

    fn own(self, letter: char) -> Option<Role> {
        let letter = letter.to_uppercase().next();
        Role::ALL
            .into_iter()
            .find(|&role| Some(self.letter(role)) == letter)
    }
}
