//! Taking a move back, before anybody has answered it: a misclick is not the end of a game.

use super::{Fact, Occupant, OfferKind, Outcome, Refusal, Table, Timestamp, Turn, UserId};
use crate::rules::{BySeat, Event, Out, Seat};

/// A move that can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    pub seat: Seat,
    /// The plies that stay.
    pub ply: u32,
    /// Whether others have to agree.
    pub asks: bool,
}

impl Table {
    /// The last move of `user`, if it can still be taken back: until another person has moved.
    ///
    /// Others who play have to agree where the game is ranked, or where the CPU has answered
    /// already, so that nobody tries out what it would do.
    pub fn take_back_of(&self, user: UserId) -> Result<TakeBack, Refusal> {
        let play = self.playing()?;
        if self.seats_of(user).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        let own = |seat: Seat| self.seats[seat].user() == Some(user);
        if !play.game.history().iter().any(|made| own(made.seat)) {
            return Err(Refusal::NothingToTakeBack);
        }
        let mut answered = false;
        for (ply, made) in play.game.history().iter().enumerate().rev() {
            let seat = made.seat;
            let occupant = self.seats[seat];
            if occupant.user() == Some(user) && play.game.out(seat).is_none() {
                if occupant.present().is_none() {
                    return Err(Refusal::AlreadyAway { seat });
                }
                let ply = ply as u32;
                if let Some(seat) = self.left_since(ply) {
                    return Err(Refusal::TooLateToTakeBack { seat });
                }
                let others = self.others_than(user).next().is_some();
                let asks = others && (self.settings.ranked || answered);
                return Ok(TakeBack { seat, ply, asks });
            }
            // A walking king's step is nobody's.
            if play.game.out(seat).is_none() {
                if occupant.present().is_some() {
                    return Err(Refusal::TooLateToTakeBack { seat });
                }
                answered = true;
            }
        }
        Err(Refusal::NothingToTakeBack)
    }

    /// Takes the last move of `user` back, or asks the others to agree. With a turn: the move that
    /// was made in it.
    pub(super) fn take_back(
        &self,
        user: UserId,
        turn: Option<Turn>,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let play = self.playing()?;
        if let Some(turn) = turn {
            let mut own = self.seats_of(user);
            if self
                .seats_of(user)
                .any(|seat| play.taken_back[seat] == turn)
            {
                return Err(Refusal::TakenBackAlready);
            }
            if !own.any(|seat| play.moved_in[seat] == turn) {
                return Err(Refusal::Stale);
            }
        }
        let what = self.take_back_of(user)?;
        let TakeBack { seat, ply, asks } = what;
        if turn.is_some_and(|turn| play.moved_in[seat] != turn) {
            return Err(Refusal::Stale);
        }
        if !asks {
            let mut outcome = taken_back(vec![], seat, ply);
            self.announce(&mut outcome, now);
            return Ok(outcome);
        }
        if let Some(offer) = &play.offer {
            return Err(Refusal::OfferStands {
                seat: offer.by,
                offer: offer.kind,
            });
        }
        self.propose(user, seat, OfferKind::TakeBack, now)
    }

    /// What follows when everybody has agreed that `by` takes back its move; nothing where it
    /// has become too late for that.
    pub(super) fn agreed_take_back(&self, facts: Vec<Fact>, by: Seat) -> Option<Outcome> {
        let what = self.take_back_of(self.seats[by].user()?).ok()?;
        (what.seat == by).then(|| taken_back(facts, by, what.ply))
    }

    /// The other people who are there and still play.
    fn others_than(&self, user: UserId) -> impl Iterator<Item = UserId> {
        self.seats()
            .filter(|&(seat, _)| !self.is_out(seat))
            .filter_map(|(_, occupant): (Seat, Occupant)| occupant.present())
            .filter(move |&other| other != user)
    }

    /// A seat that has resigned or run out of time after ply `ply` was made.
    fn left_since(&self, ply: u32) -> Option<Seat> {
        let play = self.play.as_ref()?;
        let events = &play.events[play.begin_of(ply)?..];
        events.iter().find_map(|event| match event {
            Event::Out {
                seat,
                why: Out::Resigned | Out::TimeOut,
            } => Some(*seat),
            _ => None,
        })
    }
}

fn taken_back(mut facts: Vec<Fact>, seat: Seat, ply: u32) -> Outcome {
    facts.push(Fact::TakenBack { seat, ply });
    Outcome {
        facts,
        notices: vec![],
    }
}

impl super::Play {
    /// Where ply number `ply` begins in the events.
    fn begin_of(&self, ply: u32) -> Option<usize> {
        let moves = self.events.iter().enumerate();
        let mut moves = moves.filter(|(_, event)| matches!(event, Event::Moved { .. }));
        moves.nth(ply as usize).map(|(index, _)| index)
    }

    /// Goes back to before ply `ply`, which `seat` made, from the start `game` on. Its clock goes
    /// on where it stood when the move was made.
    pub(super) fn go_back(
        &mut self,
        mut game: crate::rules::Game,
        seat: Seat,
        ply: u32,
        at: Timestamp,
    ) {
        let Some(begin) = self.begin_of(ply) else {
            return;
        };
        self.events.truncate(begin);
        for &event in &self.events {
            game.evolve(event);
        }
        self.turn = Turn(self.turn.0 + 1);
        self.turn_of = (game.turn(), game.ply());
        self.taken_back[seat] = self.moved_in[seat];
        self.moved_in[seat] = Turn(0);
        self.told_all();
        self.turn_began = Timestamp(at.0.saturating_sub(self.took_ms[seat]));
        self.credit_ms = 0;
        self.credited_until = at;
        self.premoves = BySeat::default();
        self.missed = BySeat::default();
        match &mut self.offer {
            Some(offer) if offer.kind == OfferKind::TakeBack => self.offer = None,
            Some(offer) if offer.by == seat => offer.own_plies = offer.own_plies.saturating_sub(1),
            _ => {}
        }
        self.game = game;
    }
}
