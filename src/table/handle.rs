//! Deciding: everything that may change a table, and the one match that dispatches it.

use super::{
    Canceller, Notice, OfferKind, Outcome, Premove, Refusal, Table, Timestamp, Turn, UserId,
};
use crate::{
    cpu::Level,
    notation::Letters,
    rules::{Action, Claim, Move, Seat},
};

/// Something that may change a table. Each names who is behind it, and what came from a button,
/// a timer or the CPU carries the turn it was meant for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Take `seat`, or any free one.
    Sit {
        user: UserId,
        seat: Option<Seat>,
    },
    /// Give up `seat`, or all of one's seats, before the game starts.
    Leave {
        user: UserId,
        seat: Option<Seat>,
    },
    /// The host puts a CPU on a free or abandoned seat, or with `None` frees it again.
    SeatCpu {
        user: UserId,
        seat: Seat,
        level: Option<Level>,
    },
    Start {
        user: UserId,
    },
    Cancel {
        by: Canceller,
        reason: Option<String>,
    },
    /// A move as people type it (RULES 10.1), for the seat to move.
    MoveText {
        user: UserId,
        text: String,
        letters: Letters,
    },
    /// A move that was picked, for that turn.
    Move {
        user: UserId,
        turn: Turn,
        mv: Move,
    },
    /// Set a move for one's next turn, or for when a move is made that is expected.
    Premove {
        user: UserId,
        text: String,
        after: Option<String>,
        letters: Letters,
    },
    /// Cancel a premove of one's own, or all.
    CancelPremove {
        user: UserId,
        premove: Option<Premove>,
    },
    /// Take one's last move back. With a turn: the move made in it.
    TakeBack {
        user: UserId,
        turn: Option<Turn>,
    },
    /// Resign `seat`, or the one seat or team that is the asker's. With a turn: asked then.
    Resign {
        user: UserId,
        seat: Option<Seat>,
        turn: Option<Turn>,
    },
    Offer {
        user: UserId,
        seat: Option<Seat>,
        kind: OfferKind,
    },
    Answer {
        user: UserId,
        /// Which offer of the game is meant; the one on the table, if nothing is said.
        offer: Option<u32>,
        accept: bool,
    },
    Claim {
        user: UserId,
        claim: Claim,
    },
    /// Hand one's seats to the CPU for a while.
    Away {
        user: UserId,
    },
    Back {
        user: UserId,
    },
    /// Take over an abandoned seat (RULES 7.4).
    TakeOver {
        user: UserId,
        seat: Seat,
    },
    /// A moderator hands the seat of a player who does not come to the CPU.
    SendAway {
        seat: Seat,
    },
    /// The player to move wants no more reminders of this turn.
    Seen {
        user: UserId,
        turn: Turn,
    },
    /// The clock reports that `turn` takes long. Not `aloud`: its player wants no reminders.
    Remind {
        turn: Turn,
        aloud: bool,
    },
    /// Whoever is to move has left the server.
    Gone {
        turn: Turn,
        user: UserId,
    },
    /// Leave for good, to be forgotten: the CPU takes over.
    Depart {
        user: UserId,
    },
    /// The clock reports that the time of `turn` ran out.
    Expire {
        turn: Turn,
    },
    /// The bot was away from `since` until now; the running clock shall not suffer.
    Credit {
        since: Timestamp,
    },
    /// The bot cannot speak in the channel.
    Pause,
    /// It can again.
    Resume,
    /// The CPU has chosen.
    CpuMove {
        turn: Turn,
        mv: Move,
    },
    /// The CPU claims what ends the game (RULES 5.8, 6.1, 6.2).
    CpuClaim {
        turn: Turn,
        claim: Claim,
    },
}

impl Table {
    /// Decides what `input` does at `now`. Pure: the table itself does not change.
    pub fn handle(&self, input: Input, now: Timestamp) -> Result<Outcome, Refusal> {
        let mut outcome = self.decide(input, now)?;
        if self.leaves_something(&outcome, now) {
            outcome.notices.push(Notice::Tidy);
        }
        Ok(outcome)
    }

    fn decide(&self, input: Input, now: Timestamp) -> Result<Outcome, Refusal> {
        match input {
            Input::Sit { user, seat } => self.sit(user, seat),
            Input::Leave { user, seat } => self.leave(user, seat),
            Input::SeatCpu { user, seat, level } => self.seat_cpu(user, seat, level),
            Input::Start { user } => self.start(user, now),
            Input::Cancel { by, reason } => self.cancel(by, reason),
            Input::MoveText {
                user,
                text,
                letters,
            } => self.move_text(user, &text, letters, now),
            Input::Move { user, turn, mv } => self.move_picked(user, turn, mv, now),
            Input::Premove {
                user,
                text,
                after,
                letters,
            } => self.premove(user, &text, after.as_deref(), letters),
            Input::CancelPremove { user, premove } => self.cancel_premove(user, premove),
            Input::TakeBack { user, turn } => self.take_back(user, turn, now),
            Input::Resign { user, seat, turn } => self.resign(user, seat, turn, now),
            Input::Offer { user, seat, kind } => self.offer(user, seat, kind, now),
            Input::Answer {
                user,
                offer,
                accept,
            } => self.answer(user, offer, accept, now),
            Input::Claim { user, claim } => self.claim(user, claim, now),
            Input::Away { user } => self.go_away(user, now),
            Input::Back { user } => self.come_back(user, now),
            Input::TakeOver { user, seat } => self.take_over(user, seat, now),
            Input::SendAway { seat } => self.send_away(seat, now),
            Input::Seen { user, turn } => self.see(user, turn),
            Input::Remind { turn, aloud } => Ok(self.remind(turn, aloud, now)),
            Input::Gone { turn, user } => self.gone(turn, user, now),
            Input::Depart { user } => self.depart(user, now),
            Input::Expire { turn } => self.expire(turn, now),
            Input::Credit { since } => Ok(self.credit(since, now)),
            Input::Pause => Ok(self.pause()),
            Input::Resume => Ok(self.resume(now)),
            Input::CpuMove { turn, mv } => self.cpu_acts(turn, Action::Move(mv), now),
            Input::CpuClaim { turn, claim } => self.cpu_acts(turn, Action::Claim(claim), now),
        }
    }
}
