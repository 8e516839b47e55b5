//! What no move of a game's text shows, as commands in comments: `{[%resigned red]}`, in the manner
//! of PGN's `[%clk …]`. Only our own games have these; other readers see a comment.

use std::fmt;

use crate::rules::{Action, Claim, Ending, Reason, Seat};

/// Something that happened between two moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// `[%resigned red]`
    Resigned(Seat),
    /// `[%timeout red]`
    TimeOut(Seat),
    /// `[%agreed]`: all to a draw.
    Agreed,
    /// `[%claimed repetition]`, `fifty` or `lead`: by the seat to move.
    Claimed(Claim),
}

const CLAIMS: [(&str, Claim); 3] = [
    ("repetition", Claim::Repetition),
    ("fifty", Claim::FiftyMoves),
    ("lead", Claim::Lead),
];

impl Remark {
    /// Who does what, given the seat to move and some active one: a walking king agrees to nothing.
    pub(super) fn deed(self, turn: Seat, active: Seat) -> (Seat, Action) {
        match self {
            Remark::Resigned(seat) => (seat, Action::Resign),
            Remark::TimeOut(seat) => (seat, Action::TimeOut),
            Remark::Agreed => (active, Action::AgreeDraw),
            Remark::Claimed(claim) => (turn, Action::Claim(claim)),
        }
    }

    /// Whether a game has ended by what the remark says, so that nothing is left to do.
    pub(super) fn is_told_by(self, ending: Ending) -> bool {
        matches!(
            (self, ending.reason),
            (Remark::Agreed, Reason::Agreement)
                | (Remark::Claimed(Claim::Repetition), Reason::Repetition)
                | (Remark::Claimed(Claim::FiftyMoves), Reason::FiftyMoves)
                | (Remark::Claimed(Claim::Lead), Reason::Lead { .. })
        )
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Resigned(seat) => write!(f, "[%resigned {seat}]"),
            Remark::TimeOut(seat) => write!(f, "[%timeout {seat}]"),
            Remark::Agreed => write!(f, "[%agreed]"),
            Remark::Claimed(claim) => {
                let known = CLAIMS.iter().find(|(_, known)| known == claim);
                let (word, _) = known.expect("every claim has a word");
                write!(f, "[%claimed {word}]")
            }
        }
    }
}

/// The commands of a comment that we know, each with its text.
pub(super) fn read(comment: &str) -> impl Iterator<Item = (String, Remark)> {
    comment.split("[%").skip(1).filter_map(|command| {
        let (command, _) = command.split_once(']')?;
        let mut words = command.split_whitespace();
        let remark = match (words.next()?, words.next()) {
            ("resigned", Some(seat)) => Remark::Resigned(Seat::from_name(seat)?),
            ("timeout", Some(seat)) => Remark::TimeOut(Seat::from_name(seat)?),
            ("agreed", None) => Remark::Agreed,
            ("claimed", Some(claim)) => {
                let known = CLAIMS.iter().find(|(word, _)| *word == claim)?;
                Remark::Claimed(known.1)
            }
            _ => return None,
        };
        Some((remark.to_string(), remark))
    })
}
