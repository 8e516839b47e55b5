//! What can be asked of a game, and what happens in one.

use super::{BySeat, Move, Role, Seat, Square, Team};

/// Something a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// By the seat to move; also the step of a walking king (RULES 5.10).
    Move(Move),
    /// RULES 7.1, at once: consent, where a house rule asks for it, was given before.
    Resign,
    /// The time of the seat to move ran out and the game says forfeit (RULES 7.3). The rules do
    /// not know how long that was.
    TimeOut,
    /// All agreed (RULES 6.3): who had to was asked before.
    AgreeDraw,
    /// The seat to move claims what [`Game::claims`](super::Game) offers it.
    Claim(Claim),
}

/// A right of the seat to move to end the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// RULES 6.1, house rule FIDE.
    Repetition,
    /// RULES 6.2, house rule FIDE.
    FiftyMoves,
    /// RULES 5.8, house rule claim.
    Lead,
}

/// One thing that happened, as it was judged then. A game is the fold of its events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A ply was played. Pieces, rights and counters follow from it.
    Moved {
        seat: Seat,
        mv: Move,
    },
    /// `seat` gained points (RULES 5).
    Scored {
        seat: Seat,
        points: i32,
        why: Score,
    },
    /// `seat` is out: its pieces are grey from here on, but for a walking king. A walking king
    /// that is mated or captured is told of by a second one.
    Out {
        seat: Seat,
        why: Out,
    },
    /// A walking king was taken off the board (RULES 5.10).
    KingRemoved {
        seat: Seat,
    },
    /// `seat` is to move, active or with its walking king. The position that stands now counts
    /// for repetition (RULES 6.1). Mate and stalemate of that seat, and draws, come after it.
    Turn {
        seat: Seat,
    },
    Ended(Ending),
}

/// What points were given for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// RULES 5.1: a piece of `from`, on this ply; kings included (5.3).
    Capture { role: Role, from: Seat },
    /// RULES 5.2.
    Mate { of: Seat },
    /// RULES 5.4: this many kings checked by one move.
    Checks { kings: u8 },
    /// RULES 5.6, to the stalemated seat itself.
    Stalemate,
    /// RULES 5.7, to the last active seat; 5.10, for each walking king.
    LastStanding,
    /// RULES 5.9, and 5.10 when a walking king is stalemated.
    Draw,
}

/// How a seat went out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Out {
    /// RULES 5.2; `by` completed it.
    Checkmate {
        by: Seat,
    },
    /// RULES 5.3.
    KingCaptured {
        by: Seat,
    },
    /// RULES 5.6.
    Stalemate,
    /// RULES 5.7.
    Resigned,
    TimeOut,
    /// It was out already where the game started from; how, nobody wrote down.
    AtStart,
}

/// How a game ended, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    pub reason: Reason,
    pub result: GameResult,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// RULES 4.1: this seat was to move.
    Checkmate { mated: Seat },
    /// RULES 4.3. `by` made the capture, or could (automatic); on `at` stands or stood the king.
    KingCapture { by: Seat, of: Seat, at: Square },
    /// RULES 4.2.
    Stalemate { seat: Seat },
    /// RULES 6.1: the third or fifth time, or claimed.
    Repetition,
    /// RULES 6.2.
    FiftyMoves,
    /// RULES 6.3.
    Agreement,
    /// RULES 6.4.
    DeadPosition,
    /// RULES 6.5.
    MoveLimit,
    /// RULES 7.1, teams and classic.
    Resignation { seat: Seat },
    /// RULES 7.3, teams and classic.
    TimeOut { seat: Seat },
    /// RULES 5.8: three seats are out.
    LastStanding { seat: Seat },
    /// RULES 5.8: 21 points ahead of the last opponent.
    Lead { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// Teams (RULES 4.4): `None` is a draw.
    Teams(Option<Team>),
    /// Classic: Red is White, Yellow is Black; `None` is a draw.
    Classic(Option<Seat>),
    /// Solo: the final points; places go by them (RULES 5.8).
    Solo(BySeat<i32>),
}

impl GameResult {
    /// Places from 1, equal points sharing (RULES 5.8); winners and losers of two sides come
    /// first and second, and in a draw all are first.
    pub fn places(&self) -> BySeat<u8> {
        match *self {
            GameResult::Teams(None) | GameResult::Classic(None) => BySeat::new(|_| 1),
            GameResult::Teams(Some(team)) => BySeat::new(|s| if s.team() == team { 1 } else { 2 }),
            GameResult::Classic(Some(seat)) => BySeat::new(|s| if s == seat { 1 } else { 2 }),
            GameResult::Solo(points) => BySeat::new(|seat| {
                let ahead = points.0.iter().filter(|&&other| other > points[seat]);
                1 + ahead.count() as u8
            }),
        }
    }
}

/// Why the rules forbid an action. Nothing changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RuleError {
    #[error("the game is over")]
    GameOver,
    #[error("it is {0}'s turn")]
    NotYourTurn(Seat),
    #[error("{0} is out of the game")]
    SeatIsOut(Seat),
    #[error("{0} is not a legal move")]
    IllegalMove(Move),
    #[error("there is nothing of that kind to claim")]
    NothingToClaim,
    #[error("that does not exist in this mode")]
    NotInThisMode,
}
