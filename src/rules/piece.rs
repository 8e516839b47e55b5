//! Pieces: whose, what, and whether still in play.

use super::Seat;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// What a pawn may become where the mover chooses (RULES 2.5), the usual choice first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English letter, upper case: P N B R Q K.
    pub const fn letter(self) -> char {
        ['P', 'N', 'B', 'R', 'Q', 'K'][self.index()]
    }

    /// The role of an English letter in either case.
    pub fn from_letter(letter: char) -> Option<Role> {
        let letter = letter.to_ascii_uppercase();
        Role::ALL.into_iter().find(|role| role.letter() == letter)
    }
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its owner, also when grey.
    pub seat: Seat,
    pub role: Role,
    /// A queen that was a pawn in a solo game, worth 1 point (RULES 2.5, 5.1).
    pub promoted: bool,
    /// Dead: its seat is out (RULES 5.5). A walking king (5.10) is not grey.
    pub grey: bool,
}

impl Piece {
    /// A live piece that is what it always was.
    pub const fn new(seat: Seat, role: Role) -> Piece {
        Piece {
            seat,
            role,
            promoted: false,
            grey: false,
        }
    }
}
