//! Recording facts. Decides nothing, checks no rule, never fails: a stored log always loads.

use super::{
    AwayReason, Fact, Missed, Occupant, Offer, OfferKind, Outcome, Play, Stage, Table, Timestamp,
    Turn, UserId, record::Record,
};
use crate::rules::{BySeat, Ending, Event, Game, Out, Reason, Seat};

impl Table {
    /// The table that `facts` made; `None` where they do not begin with [`Fact::Opened`].
    pub fn replay(facts: impl IntoIterator<Item = (Fact, Timestamp)>) -> Option<Table> {
        let mut facts = facts.into_iter();
        let (Fact::Opened { host, settings }, _) = facts.next()? else {
            return None;
        };
        let mut table = Table {
            host,
            settings,
            seats: BySeat::default(),
            stage: Stage::Lobby,
            play: None,
            cancelled: None,
        };
        for (fact, at) in facts {
            table.evolve(&fact, at);
        }
        Some(table)
    }

    /// This table with the facts of `outcome`.
    #[must_use]
    pub fn after(&self, outcome: &Outcome, at: Timestamp) -> Table {
        let mut after = self.clone();
        for fact in &outcome.facts {
            after.evolve(fact, at);
        }
        after
    }

    pub fn evolve(&mut self, fact: &Fact, at: Timestamp) {
        match *fact {
            Fact::Opened { host, ref settings } => {
                (self.host, self.settings) = (host, settings.clone());
            }
            Fact::Sat { seat, user } => {
                self.seats[seat] = Occupant::Person { user, away: false };
                self.changed_hands(seat);
                self.forget_premoves(seat);
                // Who takes over a seat has the whole time for its turn.
                if self.to_move() == Some(seat) {
                    self.begin_anew(at);
                }
            }
            Fact::CpuSat { seat, level } => {
                self.seats[seat] = Occupant::Cpu(level);
                self.changed_hands(seat);
                self.forget_premoves(seat);
            }
            Fact::Left { seat } => self.seats[seat] = Occupant::Nobody,
            Fact::Started => {
                self.stage = Stage::Playing;
                let game = self.new_game();
                self.play = Some(Play {
                    turn_of: (game.turn(), game.ply()),
                    game,
                    events: Vec::new(),
                    turn: Turn(1),
                    moved_in: BySeat::new(|_| Turn(0)),
                    records: BySeat::new(|seat| Record::new(self.seats[seat])),
                    taken_back: BySeat::new(|_| Turn(0)),
                    took_ms: BySeat::default(),
                    told: 0,
                    told_before: 0,
                    turn_began: at,
                    credit_ms: 0,
                    credited_until: at,
                    looks: 0,
                    seen: false,
                    paused: None,
                    offer: None,
                    offers: 0,
                    declined: BySeat::default(),
                    premoves: BySeat::default(),
                    missed: BySeat::default(),
                });
            }
            Fact::Game(event) => self.evolve_game(event, at),
            Fact::Away { seat, why } => {
                if why == AwayReason::TimeOut {
                    self.ran_out(seat);
                }
                self.set_away(seat, true);
                self.forget_premoves(seat);
            }
            Fact::TakenBack { seat, ply } => {
                let start = self.new_game();
                if let Some(play) = &mut self.play {
                    play.records[seat].took_back();
                    play.go_back(start, seat, ply, at);
                }
                self.looked_until(at);
            }
            Fact::Premoved { seat, premove } => {
                if let Some(play) = &mut self.play {
                    play.premoves[seat].retain(|set| set.after != premove.after);
                    play.premoves[seat].push(premove);
                }
            }
            Fact::PremoveCancelled { seat, premove } => {
                // Nobody can cancel anything in their own turn: it has been decided by then.
                let undone = self.to_move() == Some(seat);
                if let Some(play) = &mut self.play {
                    play.premoves[seat].retain(|set| *set != premove);
                    if undone {
                        play.missed[seat] = Some(Missed::Unexpected);
                    }
                }
            }
            Fact::PremovePlayed { seat, .. } => self.premove_played(seat),
            Fact::PremoveMissed { seat, premove } => {
                self.forget_premoves(seat);
                if let Some(play) = &mut self.play {
                    play.missed[seat] = Some(Missed::Impossible(premove));
                }
            }
            Fact::Back { seat } => {
                self.set_away(seat, false);
                self.changed_hands(seat);
                // The clock of a player who comes back on their own turn starts anew.
                if self.to_move() == Some(seat) {
                    self.begin_anew(at);
                }
            }
            Fact::Offered { seat, offer } => {
                if let Some(play) = &mut self.play {
                    play.offers += 1;
                    play.offer = Some(Offer {
                        kind: offer,
                        by: seat,
                        number: play.offers,
                        accepted: BySeat::new(|s| s == seat),
                        own_plies: 0,
                    });
                }
            }
            Fact::Accepted { seat } => {
                if let Some(offer) = self.play.as_mut().and_then(|play| play.offer.as_mut()) {
                    offer.accepted[seat] = true;
                }
            }
            Fact::Declined { .. } => {
                if let Some(play) = &mut self.play
                    && let Some(offer) = play.offer.take()
                {
                    play.declined[offer.by] = Some((offer.kind, play.moved_in[offer.by]));
                }
            }
            Fact::Credited { ms } => {
                if let Some(play) = &mut self.play {
                    play.credit_ms = play.credit_ms.saturating_add(ms);
                    play.credited_until = at;
                }
            }
            Fact::Looked { times } => {
                if let Some(play) = &mut self.play {
                    play.looks = times;
                }
            }
            Fact::Seen { .. } => {
                if let Some(play) = &mut self.play {
                    play.seen = true;
                }
            }
            Fact::Paused => self.evolve_pause(at),
            Fact::Resumed => self.evolve_resume(at),
            Fact::Cancelled { by, ref reason } => {
                self.stage = Stage::Cancelled;
                self.forget_all_premoves();
                self.cancelled = Some((by, reason.clone()));
            }
        }
    }

    /// The game as it starts. The position of the settings was checked when the table was opened;
    /// should a later correction of the checks refuse it, the usual one stands in.
    fn new_game(&self) -> Game {
        let rules = self.settings.rules;
        self.settings
            .position
            .as_deref()
            .and_then(|text| Game::from_text(rules, text).ok())
            .unwrap_or_else(|| Game::new(rules))
    }

    fn evolve_game(&mut self, event: Event, at: Timestamp) {
        match event {
            Event::Out {
                seat,
                why: Out::TimeOut,
            }
            | Event::Ended(Ending {
                reason: Reason::TimeOut { seat },
                ..
            }) => self.ran_out(seat),
            _ => {}
        }
        let Some(play) = &mut self.play else { return };
        play.game.evolve(event);
        play.events.push(event);
        // Nobody moves a walking king, so its turn calls nobody.
        let calls = |play: &Play, seat: Seat| {
            self.seats[seat].present().is_some() && !play.game.is_walking(seat)
        };
        match event {
            Event::Moved { seat, .. } => {
                play.moved_in[seat] = play.turn;
                play.records[seat].moved(self.seats[seat], play.turn);
                let began = play.turn_began.0.saturating_add(play.credit_ms);
                let until = play.paused.map_or(at, |since| since.min(at));
                play.took_ms[seat] = until.0.saturating_sub(began).max(0);
                play.missed[seat] = None;
                // Another person has moved: the last move can no longer be taken back.
                if self.seats[seat].present().is_some() {
                    let lapses = |offer: &Offer| offer.kind == OfferKind::TakeBack;
                    play.offer = play.offer.filter(|offer| !lapses(offer));
                }
                if let Some(offer) = &mut play.offer
                    && offer.by == seat
                {
                    offer.own_plies += 1;
                    // RULES 6.3: an offer lapses when its seat has moved twice more.
                    if offer.own_plies >= 2 {
                        play.offer = None;
                    }
                }
            }
            // Somebody else left meanwhile: it is the same turn still, and its clock runs on.
            Event::Turn { seat } if play.turn_of == (Some(seat), play.game.ply()) => {
                // Whose turn it is had heard of the rest, and of this a word of its own tells.
                play.turn_comes(calls(play, seat));
            }
            Event::Turn { seat } => {
                play.turn_of = (Some(seat), play.game.ply());
                play.turn = Turn(play.turn.0 + 1);
                play.turn_began = at;
                play.credit_ms = 0;
                play.credited_until = at;
                (play.looks, play.seen) = (0, false);
                play.turn_comes(calls(play, seat));
            }
            Event::Ended(_) => {
                play.offer = None;
                self.stage = Stage::Over;
                self.forget_all_premoves();
            }
            Event::Out { seat, why } => {
                let left = matches!(why, Out::Resigned | Out::TimeOut);
                // Found without a move when its turn came: nobody was called to that.
                if !left && play.turn_of.0 == Some(seat) {
                    play.told = play.told_before;
                }
                // Whoever is out offers nothing, and a move before somebody left stays.
                let lapses =
                    |offer: &Offer| offer.by == seat || left && offer.kind == OfferKind::TakeBack;
                play.offer = play.offer.filter(|offer| !lapses(offer));
                self.forget_premoves(seat);
            }
            Event::Scored { .. } | Event::KingRemoved { .. } => {}
        }
    }

    /// The turn has come and passes at once: it has called nobody.
    fn premove_played(&mut self, seat: Seat) {
        self.forget_premoves(seat);
        if let Some(play) = &mut self.play {
            play.told = play.told_before;
        }
    }

    fn forget_premoves(&mut self, seat: Seat) {
        if let Some(play) = &mut self.play {
            play.premoves[seat].clear();
            play.missed[seat] = None;
        }
    }

    fn forget_all_premoves(&mut self) {
        for seat in Seat::ALL {
            self.forget_premoves(seat);
        }
    }

    fn set_away(&mut self, seat: Seat, gone: bool) {
        if let Occupant::Person { away, .. } = &mut self.seats[seat] {
            *away = gone;
        }
    }

    /// The time of the running turn, which is this seat's, ran out.
    fn ran_out(&mut self, seat: Seat) {
        if let Some(play) = &mut self.play {
            play.records[seat].ran_out(self.seats[seat], play.turn);
        }
    }

    fn changed_hands(&mut self, seat: Seat) {
        if let Some(play) = &mut self.play {
            play.records[seat].changed_hands();
        }
    }

    /// The turn begins anew for whoever holds the seat now, who is called to it.
    fn begin_anew(&mut self, at: Timestamp) {
        if let Some(play) = &mut self.play {
            play.told_all();
            play.turn_began = at;
            play.credit_ms = 0;
            play.credited_until = at;
            (play.looks, play.seen) = (0, false);
        }
    }

    /// Everybody who ever could be meant at this table: those seated, and the host.
    pub fn people(&self) -> impl Iterator<Item = UserId> {
        self.seats
            .0
            .into_iter()
            .filter_map(Occupant::user)
            .chain([self.host])
    }
}
