//! During the game: moves, resignation, claims, time, absence.

use super::{
    AwayReason, Fact, Notice, OfferKind, OnTimeout, Outcome, Play, Refusal, Stage, Table,
    Timestamp, Turn, UserId,
};
use crate::{
    notation::{Letters, read_move},
    rules::{Action, Claim, Event, Game, Mode, Move, Resignation, RuleError, Seat},
};

impl Table {
    pub(super) fn move_text(
        &self,
        user: UserId,
        text: &str,
        letters: Letters,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let (play, seat) = match self.turn_of(user) {
            // Whoever is away comes back by moving (RULES 7.3), also when the CPU was quicker.
            Err(Refusal::NotYourTurn { .. }) if self.is_away(user) => {
                return self.come_back(user, now);
            }
            turn => turn?,
        };
        let mv = read_move(text, play.game.position(), letters)
            .map_err(|error| Refusal::Move(Box::new(error)))?;
        self.play_move(user, seat, mv, now)
    }

    pub(super) fn move_picked(
        &self,
        user: UserId,
        turn: Turn,
        mv: Move,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        if self.playing()?.turn != turn {
            return Err(Refusal::Stale);
        }
        let (_, seat) = self.turn_of(user)?;
        self.play_move(user, seat, mv, now)
    }

    /// Whether the CPU holds a seat of `user` that is still in play.
    fn is_away(&self, user: UserId) -> bool {
        let seats = self.seats_in_play(user);
        seats.is_ok_and(|mut seats| seats.any(|seat| self.seats[seat].present().is_none()))
    }

    /// A player's own move; moving is also how one comes back (RULES 7.3), to all one's seats.
    fn play_move(
        &self,
        user: UserId,
        seat: Seat,
        mv: Move,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let away = self
            .seats_in_play(user)?
            .filter(|&seat| self.seats[seat].present().is_none());
        self.act(back(away), seat, Action::Move(mv), now)
    }

    /// What the CPU does in its turn: a move, or a claim.
    pub(super) fn cpu_acts(
        &self,
        turn: Turn,
        action: Action,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        match (self.cpu_turn(), self.to_move()) {
            (Some((current, _)), Some(seat)) if current == turn => {
                self.act(Outcome::default(), seat, action, now)
            }
            // The player came back, or somebody was quicker.
            _ => Ok(Outcome::default()),
        }
    }

    pub(super) fn resign(
        &self,
        user: UserId,
        seat: Option<Seat>,
        turn: Option<Turn>,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let play = self.playing()?;
        let seat = self.own_seat(user, seat)?;
        // A confirmation from before one's last move no longer means this position.
        if turn.is_some_and(|asked| asked <= play.moved_in[seat]) {
            return Err(Refusal::Stale);
        }
        if self.asks_partner(seat) {
            self.offer(user, Some(seat), OfferKind::Resign, now)
        } else {
            self.act(Outcome::default(), seat, Action::Resign, now)
        }
    }

    /// Whether the partner of `seat` has to agree to a resignation (RULES 7.1). A CPU partner
    /// does, and so does a partner who is the same person: they are not asked.
    pub fn asks_partner(&self, seat: Seat) -> bool {
        let rules = &self.settings.rules;
        let partner = self.seats[seat.opposite()].present();
        rules.mode == Mode::Teams
            && rules.resignation == Resignation::WithConsent
            && partner.is_some()
            && partner != self.seats[seat].user()
    }

    pub(super) fn claim(
        &self,
        user: UserId,
        claim: Claim,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let (_, seat) = self.turn_of(user)?;
        self.act(Outcome::default(), seat, Action::Claim(claim), now)
    }

    pub(super) fn go_away(&self, user: UserId, now: Timestamp) -> Result<Outcome, Refusal> {
        let (present, away): (Vec<Seat>, Vec<Seat>) = self
            .seats_in_play(user)?
            .partition(|&seat| self.seats[seat].present().is_some());
        let Some(&first) = present.first().or(away.first()) else {
            return Err(Refusal::NotSeated);
        };
        if present.is_empty() {
            return Err(Refusal::AlreadyAway { seat: first });
        }
        let why = AwayReason::Asked;
        let mut outcome = Outcome::default();
        for seat in present {
            outcome.facts.push(Fact::Away { seat, why });
            outcome.notices.push(Notice::Seat { seat });
        }
        self.vote_anew(outcome, now)
    }

    pub(super) fn come_back(&self, user: UserId, now: Timestamp) -> Result<Outcome, Refusal> {
        let (present, away): (Vec<Seat>, Vec<Seat>) = self
            .seats_in_play(user)?
            .partition(|&seat| self.seats[seat].present().is_some());
        let Some(&first) = away.first().or(present.first()) else {
            return Err(Refusal::NotSeated);
        };
        if away.is_empty() {
            return Err(Refusal::NotAway { seat: first });
        }
        let mut outcome = back(away);
        self.announce(&mut outcome, now);
        Ok(outcome)
    }

    pub(super) fn take_over(
        &self,
        user: UserId,
        seat: Seat,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let play = self.playing()?;
        let seat = self.existing(seat)?;
        if play.game.out(seat).is_some() {
            return Err(RuleError::SeatIsOut(seat).into());
        }
        if let Some(by) = self.seats[seat].present() {
            return Err(Refusal::SeatHeld { seat, by });
        }
        // Nobody may play against themselves by taking over: that would decide a game of others.
        let mode = self.settings.rules.mode;
        if let Some(other) = self.seats_of(user).find(|&own| mode.hostile(own, seat)) {
            return Err(Refusal::OtherSide { seat: other });
        }
        let mut outcome = Outcome {
            facts: vec![Fact::Sat { seat, user }],
            notices: vec![self.replaced(seat, Some(user))],
        };
        self.announce(&mut outcome, now);
        Ok(outcome)
    }

    pub(super) fn expire(&self, turn: Turn, now: Timestamp) -> Result<Outcome, Refusal> {
        match (self.due(), self.to_move()) {
            // A timer for a turn that has passed, or that fires early, does nothing.
            (Some((due, current)), Some(seat)) if current == turn && due <= now => {
                match self.settings.on_timeout {
                    OnTimeout::Forfeit => {
                        let mut outcome =
                            self.act(Outcome::default(), seat, Action::TimeOut, now)?;
                        outcome.notices.insert(0, Notice::Forfeited { seat });
                        Ok(outcome)
                    }
                    OnTimeout::Cpu => self.hold(seat, AwayReason::TimeOut, now),
                }
            }
            _ => Ok(Outcome::default()),
        }
    }

    /// Adds what `action` does to `outcome`, with what has to be said of it.
    pub(super) fn act(
        &self,
        mut outcome: Outcome,
        seat: Seat,
        action: Action,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let mut game = self.playing()?.game.clone();
        outcome
            .facts
            .extend(game.act(seat, action)?.into_iter().map(Fact::Game));
        self.go_on(&mut outcome, now)?;
        self.vote_anew(outcome, now)
    }

    /// Adds to `outcome` the notice of whose turn it has become, or that the game is over.
    pub(super) fn announce(&self, outcome: &mut Outcome, now: Timestamp) {
        let after = self.after(outcome, now);
        let told = self.play.as_ref().map_or(0, |play| play.told);
        let Some(play) = &after.play else { return };
        if after.stage == Stage::Over {
            outcome.notices.push(Notice::Over { told });
            outcome.notices.extend(self.archive());
            return;
        }
        let turn = play.turn;
        let taken_back = outcome.facts.iter().find_map(|fact| match fact {
            Fact::TakenBack { seat, .. } => Some(*seat),
            _ => None,
        });
        if let Some(seat) = taken_back {
            outcome.notices.push(Notice::TakenBack { seat, turn });
            return;
        }
        let asked = |table: &Table| {
            let user = table.seats[table.to_move()?].present()?;
            Some((table.play.as_ref()?.turn, user))
        };
        if let Some(now_asked) = asked(&after)
            && asked(self) != Some(now_asked)
        {
            outcome.notices.push(Notice::Turn { turn, told });
            return;
        }
        // Nobody is called, so that somebody left out of turn has to be said by itself.
        let out = outcome.facts.iter().find_map(|fact| match fact {
            Fact::Game(Event::Out { seat, .. }) => Some(*seat),
            _ => None,
        });
        let silent = !outcome
            .facts
            .iter()
            .any(|fact| matches!(fact, Fact::Game(Event::Moved { .. })));
        outcome
            .notices
            .extend(out.filter(|_| silent).map(|seat| Notice::Seat { seat }));
    }

    pub(super) fn playing(&self) -> Result<&Play, Refusal> {
        match (self.stage, &self.play) {
            (Stage::Playing, Some(play)) => Ok(play),
            (Stage::Lobby, _) => Err(Refusal::NotStarted),
            _ => Err(Refusal::Closed),
        }
    }

    /// The seat to move, if it is `user`'s, away or not.
    pub(super) fn turn_of(&self, user: UserId) -> Result<(&Play, Seat), Refusal> {
        let play = self.playing()?;
        let seat = play.game.turn().ok_or(RuleError::GameOver)?;
        let owner = self.seats[seat].user();
        if owner == Some(user) {
            Ok((play, seat))
        } else if self.seats_of(user).next().is_some() {
            Err(Refusal::NotYourTurn { seat, user: owner })
        } else {
            Err(Refusal::NotSeated)
        }
    }

    /// The seats of `user` that are not out.
    fn seats_in_play(&self, user: UserId) -> Result<impl Iterator<Item = Seat>, Refusal> {
        let game = &self.playing()?.game;
        Ok(self
            .seats_of(user)
            .filter(move |&seat| game.out(seat).is_none()))
    }

    /// The seat of `user` that an action means which no turn decides: the one named, the only
    /// one in play, or either of a team's.
    pub fn own_seat(&self, user: UserId, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let seats: Vec<Seat> = self.seats_in_play(user)?.collect();
        match (seat, seats.as_slice()) {
            (_, []) => Err(Refusal::NotSeated),
            (Some(seat), own) if own.contains(&seat) => Ok(seat),
            (Some(seat), _) => Err(Refusal::NotYourSeat { seat }),
            (None, &[seat]) => Ok(seat),
            (None, &[first, second]) if !self.settings.rules.mode.hostile(first, second) => {
                Ok(first)
            }
            (None, _) => Err(Refusal::WhichSeat { seats }),
        }
    }
}

/// A person is back on these seats.
fn back(seats: impl IntoIterator<Item = Seat>) -> Outcome {
    let mut outcome = Outcome::default();
    for seat in seats {
        outcome.facts.push(Fact::Back { seat });
        outcome.notices.push(Notice::Seat { seat });
    }
    outcome
}

/// One step of a walking king to move; nothing if it cannot.
pub(super) fn walk(game: &Game, seat: Seat) -> Result<Vec<Fact>, Refusal> {
    let Some(step) = random_step(game) else {
        return Ok(Vec::new());
    };
    let mut after = game.clone();
    let events = after.act(seat, Action::Move(step))?;
    Ok(events.into_iter().map(Fact::Game).collect())
}

/// The random step of a walking king (RULES 5.10), seeded by where the game stands, so that
/// deciding twice decides the same.
fn random_step(game: &Game) -> Option<Move> {
    let moves = game.legal_moves();
    let seed = game.position().key() ^ u64::from(game.ply());
    let pick = fastrand::Rng::with_seed(seed).usize(..moves.len().max(1));
    moves.get(pick).copied()
}
