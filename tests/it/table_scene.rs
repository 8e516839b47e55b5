//! A table driven as a conversation: what the tests of tables share. Time is a number.

use vierschach::{notation::Letters, rules::*, table::*};

pub(crate) const T0: Timestamp = Timestamp(50_000);
pub(crate) const HOST: UserId = UserId(1);

/// A table and its time, driven as a conversation.
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) now: Timestamp,
    pub(crate) notices: Vec<Notice>,
}

impl Scene {
    pub(crate) fn lobby(change: impl FnOnce(&mut Settings)) -> Scene {
        let mut settings = Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
        change(&mut settings);
        let outcome = Table::open(HOST, settings).unwrap();
        let facts = outcome.facts.into_iter().map(|fact| (fact, T0));
        Scene {
            table: Table::replay(facts).unwrap(),
            now: T0,
            notices: outcome.notices,
        }
    }

    /// Persons 1 to 4 on the seats, in turn order.
    pub(crate) fn playing(change: impl FnOnce(&mut Settings)) -> Scene {
        let mut scene = Scene::lobby(change);
        let seats: Vec<Seat> = scene.table.seats().map(|(seat, _)| seat).collect();
        for (n, seat) in (1..).zip(seats) {
            let seat = Some(seat);
            scene.does(Input::Sit {
                user: UserId(n),
                seat,
            });
        }
        scene.does(Input::Start { user: HOST });
        scene
    }

    /// Does it and keeps what has to be said.
    #[track_caller]
    pub(crate) fn does(&mut self, input: Input) -> Vec<Fact> {
        let outcome = self.table.handle(input, self.now).unwrap();
        self.table = self.table.after(&outcome, self.now);
        self.notices = outcome.notices;
        outcome.facts
    }

    #[track_caller]
    pub(crate) fn refuses(&self, input: Input) -> Refusal {
        self.table.handle(input, self.now).unwrap_err()
    }

    #[track_caller]
    pub(crate) fn plays(&mut self, user: u64, text: &str) {
        self.does(typed(user, text));
    }

    pub(crate) fn turn(&self) -> Turn {
        self.table.play().unwrap().turn
    }

    pub(crate) fn ending(&self) -> Option<Reason> {
        Some(self.table.play()?.game.ending()?.reason)
    }
}

pub(crate) fn typed(user: u64, text: &str) -> Input {
    Input::MoveText {
        user: UserId(user),
        text: text.to_owned(),
        letters: Letters::ENGLISH,
    }
}

pub(crate) fn sit(user: u64, seat: Seat) -> Input {
    Input::Sit {
        user: UserId(user),
        seat: Some(seat),
    }
}

pub(crate) fn draw(user: u64) -> Input {
    Input::Offer {
        user: UserId(user),
        seat: None,
        kind: OfferKind::Draw,
    }
}

pub(crate) fn answer(user: u64, accept: bool) -> Input {
    Input::Answer {
        user: UserId(user),
        offer: None,
        accept,
    }
}
