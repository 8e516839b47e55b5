//! A game played through from its text, as far as the rules let it.

use super::{pgn_lex::Place, pgn_remark::Remark, position_text::write_position, typed::Why};
use crate::rules::{
    Action, BySeat, Ending, Event, Game, GameResult, Move, Ruleset, Seat, Setup, SetupFault,
};

/// What became of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// As it stands after the last legal thing.
    pub game: Game,
    /// From where it began; `None` is the usual set-up.
    pub start: Option<Setup>,
    /// All that happened: with rules and start, the whole game.
    pub events: Vec<Event>,
    pub steps: Vec<Step>,
    /// Where the text and the rules parted, if they did.
    pub stop: Option<Stop>,
}

/// One thing that a seat did, and what followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Plies of all seats so far, this one included if it is a move.
    pub ply: u32,
    pub seat: Seat,
    pub action: Action,
    /// After it and all that followed by the rules.
    pub points: BySeat<i32>,
    /// Seats that are out, walking kings among them.
    pub out: BySeat<bool>,
    /// Active seats in check.
    pub check: BySeat<bool>,
    /// If it ended the game.
    pub result: Option<GameResult>,
}

/// Why a text could not be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: ply {ply}, '{text}': {why}")]
pub struct Stop {
    /// The ply that could not be played, from 1.
    pub ply: u32,
    /// Whose turn it was; `None` when the game was over.
    pub seat: Option<Seat>,
    pub place: Place,
    /// As written.
    pub text: String,
    /// FEN4, or FEN in classic games.
    pub position: String,
    pub why: StopWhy,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StopWhy {
    /// The move is not legal.
    #[error("{0}")]
    Move(Why),
    /// Something else is not allowed.
    #[error("{0}")]
    Refused(crate::rules::RuleError),
    /// The rules ended the game before the text does.
    #[error("the game is over: {:?}", .0.reason)]
    Over(Ending),
    /// `#` where nobody was mated.
    #[error("nobody was mated")]
    NotMated,
    /// `S` where nobody was stalemated.
    #[error("nobody was stalemated")]
    NotStalemated,
}

impl Replay {
    pub(super) fn new(rules: Ruleset, start: Option<Setup>) -> Result<Replay, Vec<SetupFault>> {
        let game = match &start {
            Some(setup) => Game::from_setup(rules, setup)?,
            None => Game::new(rules),
        };
        let (events, steps) = (Vec::new(), Vec::new());
        Ok(Replay {
            game,
            start,
            events,
            steps,
            stop: None,
        })
    }

    /// Does the next thing of a record; answers with what followed from it.
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<&[Event], StopWhy> {
        let events = self.game.act(seat, action).map_err(StopWhy::Refused)?;
        let before = self.events.len();
        self.events.extend(events);
        let game = &self.game;
        self.steps.push(Step {
            ply: game.ply(),
            seat,
            action,
            points: *game.points(),
            out: BySeat::new(|seat| game.out(seat).is_some()),
            check: game.checked(),
            result: game.ending().map(|ending| ending.result),
        });
        Ok(&self.events[before..])
    }

    /// The seat to move, or why there is none.
    pub(super) fn turn(&self) -> Result<Seat, StopWhy> {
        match self.game.ending() {
            Some(ending) => Err(StopWhy::Over(ending)),
            None => Ok(self.game.position().turn()),
        }
    }

    pub(super) fn play(&mut self, mv: Move) -> Result<&[Event], StopWhy> {
        let seat = self.turn()?;
        self.act(seat, Action::Move(mv))
    }

    pub(super) fn remark(&mut self, remark: Remark) -> Result<&[Event], StopWhy> {
        match self.turn() {
            Ok(turn) => {
                let (seat, action) = remark.deed(turn, self.game.active().next().unwrap_or(turn));
                self.act(seat, action)
            }
            Err(StopWhy::Over(ending)) if remark.is_told_by(ending) => Ok(&[]),
            Err(why) => Err(why),
        }
    }

    pub(super) fn stop(&mut self, place: Place, text: &str, why: StopWhy) {
        let seat = self.game.turn();
        self.stop = Some(Stop {
            ply: self.game.ply() + 1,
            seat,
            place,
            text: text.to_owned(),
            position: write_position(&self.game.setup()),
            why,
        });
    }
}
