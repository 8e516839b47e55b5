//! From where to where, before it is known what that does: a move of a position yet to come.

use std::{fmt, str::FromStr};

use super::{Move, Role, Square};

/// Two squares, and what a pawn becomes there if that was said. Displayed as [`Move`] is:
/// `e2e4`, `d10c11q`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Coordinates {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

impl Coordinates {
    /// Whether a move goes so.
    pub fn fit(self, mv: Move) -> bool {
        (self.from, self.to) == (mv.from, mv.to)
            && (self.promotion.is_none() || self.promotion == mv.promotion)
    }
}

impl From<Move> for Coordinates {
    fn from(mv: Move) -> Coordinates {
        Coordinates {
            from: mv.from,
            to: mv.to,
            promotion: mv.promotion,
        }
    }
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the coordinates of a move")]
pub struct ParseCoordinatesError;

impl FromStr for Coordinates {
    type Err = ParseCoordinatesError;

    /// Exactly what is displayed.
    fn from_str(text: &str) -> Result<Coordinates, ParseCoordinatesError> {
        let read = || {
            let (from, rest) = square(text)?;
            let (to, rest) = square(rest)?;
            let promotion = match rest {
                "" => None,
                letter => Role::PROMOTIONS
                    .into_iter()
                    .find(|role| letter == role.letter().to_ascii_lowercase().to_string())
                    .map(Some)?,
            };
            Some(Coordinates {
                from,
                to,
                promotion,
            })
        };
        read().ok_or(ParseCoordinatesError)
    }
}

/// A letter and the digits after it, and what follows.
fn square(text: &str) -> Option<(Square, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_lowercase)?;
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let (square, rest) = text.split_at(letter.len_utf8() + digits);
    Some((square.parse().ok()?, rest))
}
