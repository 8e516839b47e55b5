//! The judgement that follows an action: a draft of the game that records what happens.
//!
//! What is common to all modes stands here; what ends a game of two sides is in `sides`, points
//! and elimination are in `solo`, draws in `draws`.

use super::{
    Ending, Event, Game, GameResult, Mode, Move, Out, Reason, Score, Seat, draws, sides, solo,
};

/// A game in the act of being judged. Everything that happens goes through [`Draft::emit`], so
/// the events recorded are exactly the changes made.
pub(super) struct Draft<'game> {
    game: &'game mut Game,
    events: Vec<Event>,
}

/// What became of a seat whose turn it is.
pub(super) enum AtTurn {
    /// It can move, or the game is over: nothing more follows.
    Settled,
    /// It is out, or its king gone: the next seat is asked.
    Passed,
}

impl Draft<'_> {
    /// Every action was checked before: from here on nothing is refused.
    pub(super) fn new(game: &mut Game) -> Draft<'_> {
        Draft {
            game,
            events: Vec::new(),
        }
    }

    pub(super) fn into_events(self) -> Vec<Event> {
        self.events
    }

    pub(super) fn game(&self) -> &Game {
        self.game
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.game.evolve(event);
        self.events.push(event);
    }

    pub(super) fn score(&mut self, seat: Seat, points: i32, why: Score) {
        self.emit(Event::Scored { seat, points, why });
    }

    pub(super) fn end(&mut self, reason: Reason, result: GameResult) {
        self.emit(Event::Ended(Ending { reason, result }));
    }

    /// A legal move by the seat to move.
    pub(super) fn play(&mut self, seat: Seat, mv: Move) {
        self.emit(Event::Moved { seat, mv });
        match self.mode() {
            Mode::Teams | Mode::Classic => sides::after_ply(self),
            Mode::Solo => solo::after_ply(self),
        }
        self.settle();
    }

    /// `seat` resigns or its time is up (RULES 7.1, 7.3).
    pub(super) fn leave(&mut self, seat: Seat, why: Out) {
        match self.mode() {
            Mode::Teams | Mode::Classic => sides::leave(self, seat, why),
            Mode::Solo => solo::leave(self, seat, why),
        }
        self.settle();
    }

    /// Looks for a seat that can move, asking each whose turn it would be, until one can or the
    /// game is over. Mate, stalemate and elimination come before the draws of RULES 6, as mate
    /// comes before them in chess (F).
    pub(super) fn settle(&mut self) {
        while self.game.ending().is_none() {
            if self.mode() == Mode::Solo && solo::ends(self) {
                return;
            }
            let seat = self.next_in_play();
            self.emit(Event::Turn { seat });
            let at_turn = match self.mode() {
                Mode::Teams | Mode::Classic => sides::at_turn(self, seat),
                Mode::Solo => solo::at_turn(self, seat),
            };
            if let AtTurn::Settled = at_turn {
                break;
            }
        }
        if self.game.ending().is_none()
            && let Some(reason) = draws::due(self.game)
        {
            self.draw(reason);
        }
    }

    /// A draw by `reason`, a solo game's end by the move limit included.
    pub(super) fn draw(&mut self, reason: Reason) {
        let result = match self.mode() {
            Mode::Teams => GameResult::Teams(None),
            Mode::Classic => GameResult::Classic(None),
            Mode::Solo => solo::drawn(self, reason),
        };
        self.end(reason, result);
    }

    pub(super) fn win_by_lead(&mut self, seat: Seat) {
        let result = GameResult::Solo(*self.game.points());
        self.end(Reason::Lead { seat }, result);
    }

    fn mode(&self) -> Mode {
        self.game.rules().mode
    }

    /// The seat to move, or the next one clockwise that is in play.
    fn next_in_play(&self) -> Seat {
        let turn = self.game.position().turn();
        (0..4)
            .map(|ahead| Seat::from_index(turn.index() + ahead))
            .find(|&seat| self.game.is_in_play(seat))
            .unwrap_or(turn)
    }
}
