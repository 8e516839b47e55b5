//! Reading the words of a row, each into its type; `None` where a word is missing or strange.

use std::str::FromStr;

use crate::{
    cpu::Level,
    rules::{Move, MoveKind, Role, Seat, Square},
    table::UserId,
};

/// The words of a row's `data`, separated by single blanks.
pub(super) struct Words<'a>(pub(super) &'a str);

impl<'a> Words<'a> {
    pub(super) fn word(&mut self) -> Option<&'a str> {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        (!word.is_empty()).then_some(word)
    }

    pub(super) fn parse<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    pub(super) fn seat(&mut self) -> Option<Seat> {
        Seat::from_name(self.word()?)
    }

    pub(super) fn user(&mut self) -> Option<UserId> {
        Some(UserId(self.parse()?))
    }

    pub(super) fn level(&mut self) -> Option<Level> {
        Level::from_name(self.word()?)
    }

    pub(super) fn square(&mut self) -> Option<Square> {
        self.parse()
    }

    pub(super) fn role(&mut self) -> Option<Role> {
        role_from_name(self.word()?)
    }

    /// `e2 e4 double`, `d10 c11 en-passant queen`: see [`move_words`].
    pub(super) fn mv(&mut self) -> Option<Move> {
        let (from, to) = (self.square()?, self.square()?);
        let kind = kind_from_name(self.word()?)?;
        let promotion = match self.word() {
            None => None,
            Some(name) => Some(role_from_name(name)?),
        };
        Some(Move {
            from,
            to,
            kind,
            promotion,
        })
    }
}

/// A move with all that it does, last in its row.
pub(super) fn move_words(mv: Move) -> String {
    let kind = MOVE_KINDS
        .iter()
        .find(|(kind, _)| *kind == mv.kind)
        .map_or("normal", |(_, name)| name);
    match mv.promotion {
        Some(role) => format!("{} {} {kind} {}", mv.from, mv.to, role_name(role)),
        None => format!("{} {} {kind}", mv.from, mv.to),
    }
}

const MOVE_KINDS: [(MoveKind, &str); 5] = [
    (MoveKind::Normal, "normal"),
    (MoveKind::DoubleStep, "double-step"),
    (MoveKind::EnPassant, "en-passant"),
    (MoveKind::CastleShort, "castle-short"),
    (MoveKind::CastleLong, "castle-long"),
];

fn kind_from_name(name: &str) -> Option<MoveKind> {
    let row = MOVE_KINDS.iter().find(|(_, word)| *word == name)?;
    Some(row.0)
}

pub(super) fn role_name(role: Role) -> &'static str {
    ["pawn", "knight", "bishop", "rook", "queen", "king"][role.index()]
}

fn role_from_name(name: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role_name(*role) == name)
}
