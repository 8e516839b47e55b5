//! Proposals that others have to agree to: draws (RULES 6.3), resignation with consent (7.1).

use super::{Fact, Notice, OfferKind, Outcome, Refusal, Table, Timestamp, UserId};
use crate::{
    cpu,
    rules::{Action, BySeat, Mode, Resignation, Seat},
};

impl Table {
    pub(super) fn offer(
        &self,
        user: UserId,
        seat: Option<Seat>,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let play = self.playing()?;
        if kind == OfferKind::TakeBack {
            return self.take_back(user, None, now);
        }
        if let Some(offer) = &play.offer {
            return Err(Refusal::OfferStands {
                seat: offer.by,
                offer: offer.kind,
            });
        }
        // For a draw it does not matter which of one's seats offers it.
        let seat = match self.own_seat(user, seat) {
            Err(Refusal::WhichSeat { seats }) if kind == OfferKind::Draw => seats[0],
            seat => seat?,
        };
        let rules = &self.settings.rules;
        let consent = rules.mode == Mode::Teams && rules.resignation == Resignation::WithConsent;
        if kind == OfferKind::Resign && !consent {
            return Err(Refusal::NothingToAsk);
        }
        self.propose(user, seat, kind, now)
    }

    /// Puts an offer of `user` on the table: all their seats are for it.
    pub(super) fn propose(
        &self,
        user: UserId,
        seat: Seat,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let own = |seat: Seat| self.seats[seat].user() == Some(user);
        let play = self.playing()?;
        let asks_again =
            |seat: Seat| own(seat) && play.declined[seat] == Some((kind, play.moved_in[seat]));
        if Seat::ALL.into_iter().any(asks_again) {
            return Err(Refusal::DeclinedBefore);
        }
        let mut facts = vec![Fact::Offered { seat, offer: kind }];
        let others = self.asked(seat, kind).filter(|&seat| own(seat));
        facts.extend(others.map(|seat| Fact::Accepted { seat }));
        let accepted = BySeat::new(|s| s == seat || own(s));
        let mut outcome = self.vote(facts, seat, kind, accepted)?;
        self.announce(&mut outcome, now);
        Ok(outcome)
    }

    pub(super) fn answer(
        &self,
        user: UserId,
        number: Option<u32>,
        accept: bool,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let play = self.playing()?;
        let offer = play.offer.ok_or(Refusal::NoOffer)?;
        if number.is_some_and(|number| number != offer.number) {
            return Err(Refusal::Stale);
        }
        let (agreed, asked): (Vec<Seat>, Vec<Seat>) = self
            .asked(offer.by, offer.kind)
            .filter(|&seat| self.seats[seat].user() == Some(user))
            .partition(|&seat| offer.accepted[seat]);
        let Some(&seat) = asked.first() else {
            let own = agreed.is_empty() || self.seats[offer.by].user() == Some(user);
            return Err(if own {
                Refusal::NotAsked
            } else {
                Refusal::AgreedAlready
            });
        };
        if !accept {
            return Ok(declined(vec![], offer.by, offer.kind, seat));
        }
        let facts = asked.iter().map(|&seat| Fact::Accepted { seat }).collect();
        let accepted = BySeat::new(|s| offer.accepted[s] || asked.contains(&s));
        let mut outcome = self.vote(facts, offer.by, offer.kind, accepted)?;
        self.announce(&mut outcome, now);
        Ok(outcome)
    }

    /// The seats whose word an offer needs besides the one that made it.
    fn asked(&self, by: Seat, kind: OfferKind) -> impl Iterator<Item = Seat> {
        self.seats().map(|(seat, _)| seat).filter(move |&seat| {
            let active = self
                .play
                .as_ref()
                .is_some_and(|play| play.game.out(seat).is_none());
            match kind {
                OfferKind::Draw | OfferKind::TakeBack => seat != by && active,
                OfferKind::Resign => seat == by.opposite(),
            }
        })
    }

    /// The seats that still have to answer an offer, with the person asked.
    pub fn unanswered(&self) -> Vec<(Seat, UserId)> {
        let Some(offer) = self.play.as_ref().and_then(|play| play.offer) else {
            return Vec::new();
        };
        self.asked(offer.by, offer.kind)
            .filter(|&seat| !offer.accepted[seat])
            .filter_map(|seat| Some((seat, self.seats[seat].present()?)))
            .collect()
    }

    /// Lets the seats that no present person plays vote, and does what was asked when all have
    /// agreed. What becomes of the turn by that has still to be announced.
    fn vote(
        &self,
        mut facts: Vec<Fact>,
        by: Seat,
        kind: OfferKind,
        accepted: BySeat<bool>,
    ) -> Result<Outcome, Refusal> {
        let game = &self.playing()?.game;
        let mut waiting = false;
        for seat in self.asked(by, kind).filter(|&seat| !accepted[seat]) {
            if self.seats[seat].present().is_some() {
                waiting = true;
            } else if kind != OfferKind::Draw || cpu::accepts_draw(game, seat) {
                facts.push(Fact::Accepted { seat });
            } else {
                return Ok(declined(facts, by, kind, seat));
            }
        }
        if waiting {
            let fresh = matches!(facts.first(), Some(Fact::Offered { .. }));
            return Ok(Outcome {
                facts,
                notices: fresh
                    .then_some(Notice::Offer {
                        seat: by,
                        offer: kind,
                    })
                    .into_iter()
                    .collect(),
            });
        }
        let action = match kind {
            OfferKind::Draw => Action::AgreeDraw,
            OfferKind::Resign => Action::Resign,
            OfferKind::TakeBack => {
                let done = self.agreed_take_back(facts.clone(), by);
                return Ok(done.unwrap_or_else(|| declined(facts, by, kind, by)));
            }
        };
        facts.extend(game.clone().act(by, action)?.into_iter().map(Fact::Game));
        Ok(Outcome {
            facts,
            notices: vec![],
        })
    }

    /// Asks again after seats have changed hands or gone out: one that nobody present plays must
    /// not leave an offer hanging (RULES 6.3). Then announces what all that comes to.
    pub(super) fn vote_anew(
        &self,
        mut outcome: Outcome,
        now: Timestamp,
    ) -> Result<Outcome, Refusal> {
        let after = self.after(&outcome, now);
        if let Some(offer) = after.play.as_ref().and_then(|play| play.offer) {
            let more = after.vote(vec![], offer.by, offer.kind, offer.accepted)?;
            outcome.facts.extend(more.facts);
            outcome.notices.extend(more.notices);
        }
        self.announce(&mut outcome, now);
        Ok(outcome)
    }
}

fn declined(mut facts: Vec<Fact>, by: Seat, kind: OfferKind, seat: Seat) -> Outcome {
    facts.push(Fact::Declined { seat });
    Outcome {
        facts,
        notices: vec![Notice::Declined {
            seat: by,
            offer: kind,
            by: seat,
        }],
    }
}
