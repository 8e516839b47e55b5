//! Moves that are set before their turn: the answer to a move that is expected, or simply the next
//! one. They are secret, and played in the same breath as the move before them.

use std::{fmt, str::FromStr};

use super::{Fact, Notice, Outcome, Refusal, Table, Timestamp, UserId};
use crate::{
    notation::{Letters, MoveTextError, Why, read_coordinates, read_move},
    rules::{Action, Coordinates, Game, Move, RuleError, Seat},
};

/// Premoves that a seat can have at once.
pub const PREMOVES_MAX: usize = 10;

/// A move to be made when the turn comes. Displayed as `h2h4`, `c2b3 if b7b6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Premove {
    pub play: Coordinates,
    /// Only if somebody has made this move since one's own last one.
    pub after: Option<Coordinates>,
}

impl fmt::Display for Premove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.after {
            Some(after) => write!(f, "{} if {after}", self.play),
            None => write!(f, "{}", self.play),
        }
    }
}

/// Why no premove was made when the turn came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Missed {
    /// This one was to be made, and was not legal.
    Impossible(Premove),
    /// None of the moves that were expected was made.
    Unexpected,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a premove")]
pub struct ParsePremoveError;

impl FromStr for Premove {
    type Err = ParsePremoveError;

    fn from_str(text: &str) -> Result<Premove, ParsePremoveError> {
        let read = |text: &str| text.parse().map_err(|_| ParsePremoveError);
        let (play, after) = match text.split_once(" if ") {
            Some((play, after)) => (play, Some(read(after)?)),
            None => (text, None),
        };
        let play = read(play)?;
        Ok(Premove { play, after })
    }
}

impl Table {
    /// The premoves of all of a person's seats, in turn order. For that person's eyes only.
    pub fn premoves_of(&self, user: UserId) -> Vec<(Seat, Premove)> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        self.seats_of(user)
            .flat_map(|seat| play.premoves[seat].iter().map(move |&set| (seat, set)))
            .collect()
    }

    pub(super) fn premove(
        &self,
        user: UserId,
        text: &str,
        after: Option<&str>,
        letters: Letters,
    ) -> Result<Outcome, Refusal> {
        let (seat, play) = self.wished(user, text, letters)?;
        let after = after
            .map(|text| self.expected(seat, text, letters))
            .transpose()?;
        let premove = Premove { play, after };
        let set = &self.playing()?.premoves[seat];
        if set.contains(&premove) {
            return Ok(Outcome::default());
        }
        // A second answer to the same move takes the place of the first.
        if set.iter().filter(|other| other.after != after).count() >= PREMOVES_MAX {
            return Err(Refusal::TooManyPremoves);
        }
        Ok(secretly(Fact::Premoved { seat, premove }))
    }

    /// Cancels one premove of a person's, or all of them.
    pub(super) fn cancel_premove(
        &self,
        user: UserId,
        which: Option<Premove>,
    ) -> Result<Outcome, Refusal> {
        self.playing()?;
        let mut set = self.premoves_of(user);
        set.retain(|(_, premove)| which.is_none_or(|which| which == *premove));
        if set.is_empty() {
            return Err(Refusal::NoPremove);
        }
        let mut outcome = Outcome::default();
        for (seat, premove) in set {
            outcome.facts.push(Fact::PremoveCancelled { seat, premove });
        }
        Ok(outcome)
    }

    /// The seat of `user` that a premove is for, and where its piece shall go. What is possible now
    /// may be written in any way; what may become possible, with both squares.
    fn wished(
        &self,
        user: UserId,
        text: &str,
        letters: Letters,
    ) -> Result<(Seat, Coordinates), Refusal> {
        let game = &self.playing()?.game;
        if self.seats_of(user).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        let to_move = game.turn().ok_or(RuleError::GameOver)?;
        let mut why = None;
        let written = read_coordinates(text, letters);
        for seat in self.seats_from(to_move.next()) {
            if self.seats[seat].user() != Some(user) || game.out(seat).is_some() {
                continue;
            }
            let refusal = if seat == to_move {
                Refusal::YourTurn
            } else if self.seats[seat].present().is_none() {
                Refusal::AlreadyAway { seat }
            } else {
                match read_for(game, seat, text, letters, written) {
                    Ok(play) => return Ok((seat, play)),
                    Err(error) => Refusal::Move(Box::new(error)),
                }
            };
            why.get_or_insert(refusal);
        }
        Err(why.unwrap_or(Refusal::NotSeated))
    }

    /// The move of somebody else that is expected: with both squares, or as it could be written if
    /// that seat were to move now.
    fn expected(&self, own: Seat, text: &str, letters: Letters) -> Result<Coordinates, Refusal> {
        let game = &self.playing()?.game;
        let geometry = game.rules().mode.geometry();
        if let Some(written) = read_coordinates(text, letters) {
            let on_board = geometry.contains(written.from) && geometry.contains(written.to);
            // One's own move is not one to wait for.
            let own_piece = game.position().piece(written.from);
            let own_piece = own_piece.is_some_and(|piece| piece.seat == own);
            return if on_board && !own_piece {
                Ok(written)
            } else {
                Err(Refusal::PremoveCondition)
            };
        }
        let to_move = game.turn().ok_or(RuleError::GameOver)?;
        let others = self.seats_from(to_move).filter(|&seat| seat != own);
        let mut meant = others.filter_map(|seat| {
            let mut position = game.position().clone();
            position.set_turn(seat);
            read_move(text, &position, letters).ok()
        });
        meant
            .next()
            .map(Coordinates::from)
            .ok_or(Refusal::PremoveCondition)
    }

    /// The seats of this game that are not out, from one on.
    fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> {
        let seats = (0..4).map(move |n| Seat::from_index(first.index() + n));
        seats.filter(|&seat| {
            let out = |play: &super::Play| play.game.out(seat).is_some();
            self.settings.rules.mode.seats().contains(&seat) && !self.play.as_ref().is_some_and(out)
        })
    }

    /// What the premoves of the seat to move come to now that its turn has come: a move, or
    /// that there is none to be made. Nothing where none was set.
    pub(super) fn premoved(&self, seat: Seat) -> Vec<Fact> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let set = &play.premoves[seat];
        if set.is_empty() || self.seats[seat].present().is_none() {
            return Vec::new();
        }
        let game = &play.game;
        let history = game.history();
        let since = history.iter().rposition(|ply| ply.seat == seat);
        let since = &history[since.map_or(0, |own| own + 1)..];
        let made = |expected: Coordinates| since.iter().any(|ply| expected.fit(ply.mv));
        let mut apply: Vec<Premove> = set
            .iter()
            .copied()
            .filter(|premove| premove.after.is_none_or(made))
            .collect();
        // An answer to something goes before what was to be made in any case.
        apply.sort_by_key(|premove| premove.after.is_none());
        let possible = apply.iter().find_map(|&premove| {
            let mv = legal(game, premove.play)?;
            let mut after = game.clone();
            let events = after.act(seat, Action::Move(mv)).ok()?;
            Some((premove, events))
        });
        match (possible, apply.first()) {
            (Some((premove, events)), _) => {
                let played = Fact::PremovePlayed { seat, premove };
                let events = events.into_iter().map(Fact::Game);
                [played].into_iter().chain(events).collect()
            }
            (None, Some(&premove)) => vec![Fact::PremoveMissed { seat, premove }],
            // What was expected did not happen.
            (None, None) => set
                .iter()
                .map(|&premove| Fact::PremoveCancelled { seat, premove })
                .collect(),
        }
    }

    /// Adds what follows without anybody's doing: the steps of walking kings and the premoves
    /// of those whose turn it becomes.
    pub(super) fn go_on(&self, outcome: &mut Outcome, now: Timestamp) -> Result<(), Refusal> {
        let mut table = self.after(outcome, now);
        while let Some(seat) = table.to_move() {
            let game = &table.playing()?.game;
            let facts = if game.is_walking(seat) {
                // RULES 5.10: nobody moves a walking king, so its steps follow at once.
                super::play::walk(game, seat)?
            } else {
                table.premoved(seat)
            };
            if facts.is_empty() {
                break;
            }
            for fact in &facts {
                table.evolve(fact, now);
            }
            outcome.facts.extend(facts);
        }
        Ok(())
    }
}

/// What a seat would play, if it were its turn now.
fn read_for(
    game: &Game,
    seat: Seat,
    text: &str,
    letters: Letters,
    written: Option<Coordinates>,
) -> Result<Coordinates, MoveTextError> {
    let mut position = game.position().clone();
    position.set_turn(seat);
    let error = match read_move(text, &position, letters) {
        Ok(mv) => return Ok(mv.into()),
        Err(error) => error,
    };
    let geometry = game.rules().mode.geometry();
    let own = |from| {
        position
            .piece(from)
            .is_some_and(|p| p.seat == seat && !p.grey)
    };
    let asks = matches!(error.why, Why::PromotionMissing(_));
    let possible = game.rules().mode.promotions();
    let wanted = written.and_then(|written| written.promotion);
    if let Some(role) = wanted.filter(|role| !possible.contains(role)) {
        let (why, nearest) = (Why::CannotBecome(role), Vec::new());
        return Err(MoveTextError { why, nearest });
    }
    match written {
        Some(written) if own(written.from) && geometry.contains(written.to) && !asks => Ok(written),
        _ => Err(error),
    }
}

/// The legal move that goes so; of several promotions the usual one.
fn legal(game: &Game, wish: Coordinates) -> Option<Move> {
    let moves = game.legal_moves();
    let usual = game.rules().mode.promotions().first().copied();
    let mut fit = moves.iter().copied().filter(|&mv| wish.fit(mv));
    fit.find(|mv| wish.promotion.is_some() || mv.promotion.is_none() || mv.promotion == usual)
}

/// Nobody is told of it.
fn secretly(fact: Fact) -> Outcome {
    let notices: Vec<Notice> = Vec::new();
    Outcome {
        facts: vec![fact],
        notices,
    }
}
