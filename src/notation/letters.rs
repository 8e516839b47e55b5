//! The letters of the pieces in the languages of the players (RULES 10.1).

use crate::rules::Role;

/// Whose letters are written, and understood first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Letters {
    /// K Q R B N, P for pawns where somebody writes it.
    #[default]
    English,
    /// K D T L S, B for Bauer where somebody writes it.
    German,
    /// K V B F H, G for gyalog where somebody writes it.
    Hungarian,
}

impl Letters {
    pub const ALL: [Letters; 3] = [Letters::English, Letters::German, Letters::Hungarian];

    /// In the order of [`Role`]: pawn, knight, bishop, rook, queen, king.
    const fn table(self) -> [char; 6] {
        match self {
            Letters::English => ['P', 'N', 'B', 'R', 'Q', 'K'],
            Letters::German => ['B', 'S', 'L', 'T', 'D', 'K'],
            Letters::Hungarian => ['G', 'H', 'F', 'B', 'V', 'K'],
        }
    }

    /// The upper case letter of a piece.
    pub const fn letter(self, role: Role) -> char {
        self.table()[role.index()]
    }

    /// The piece of a letter in either case. English letters are understood in every language
    /// that has no other use for them.
    pub fn role(self, letter: char) -> Option<Role> {
        self.own(letter).or_else(|| Letters::English.own(letter))
    }

    /// What a pawn may become by a letter: here a letter can mean no pawn, and so German
    /// `=B` is the English bishop.
    pub(super) fn promotion(self, letter: char) -> Option<Role> {
        let piece = |letters: Letters| letters.own(letter).filter(|&role| role != Role::Pawn);
        piece(self).or_else(|| piece(Letters::English))
    }

    fn own(self, letter: char) -> Option<Role> {
        let letter = letter.to_ascii_uppercase();
        Role::ALL
            .into_iter()
            .find(|&role| self.letter(role) == letter)
    }
}
