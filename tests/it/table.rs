//! What a table decides: the lobby, whose turn it is, offers, time, absence. Time is a number.

use std::time::Duration;

use vierschach::{cpu::Level, rules::*, table::*};

const T0: Timestamp = Timestamp(50_000);
const HOST: UserId = UserId(1);

/// A table and its time, driven as a conversation.
struct Scene {
    table: Table,
    now: Timestamp,
    notices: Vec<Notice>,
}

impl Scene {
    fn lobby(change: impl FnOnce(&mut Settings)) -> Scene {
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
    fn playing(change: impl FnOnce(&mut Settings)) -> Scene {
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
    fn does(&mut self, input: Input) -> Vec<Fact> {
        let outcome = self.table.handle(input, self.now).unwrap();
        self.table = self.table.after(&outcome, self.now);
        self.notices = outcome.notices;
        outcome.facts
    }

    #[track_caller]
    fn refuses(&self, input: Input) -> Refusal {
        self.table.handle(input, self.now).unwrap_err()
    }

    #[track_caller]
    fn plays(&mut self, user: u64, text: &str) {
        self.does(typed(user, text));
    }

    fn turn(&self) -> Turn {
        self.table.play().unwrap().turn
    }

    fn ending(&self) -> Option<Reason> {
        Some(self.table.play()?.game.ending()?.reason)
    }
}

fn typed(user: u64, text: &str) -> Input {
    Input::MoveText {
        user: UserId(user),
        text: text.to_owned(),
        letters: Letters::English,
    }
}

fn sit(user: u64, seat: Seat) -> Input {
    Input::Sit {
        user: UserId(user),
        seat: Some(seat),
    }
}

fn draw(user: u64) -> Input {
    Input::Offer {
        user: UserId(user),
        seat: None,
        kind: OfferKind::Draw,
    }
}

fn answer(user: u64, accept: bool) -> Input {
    Input::Answer {
        user: UserId(user),
        turn: None,
        accept,
    }
}

#[test]
fn seats_are_taken_once() {
    let mut scene = Scene::lobby(|_| {});
    scene.does(sit(2, Seat::Blue));
    let by = Some(UserId(2));
    assert_eq!(
        scene.refuses(sit(3, Seat::Blue)),
        Refusal::SeatTaken {
            seat: Seat::Blue,
            by
        }
    );
    // Any free seat: for a second one the partner's.
    let any = Input::Sit {
        user: UserId(2),
        seat: None,
    };
    let facts = scene.does(any);
    let (seat, user) = (Seat::Green, UserId(2));
    assert_eq!(facts, [Fact::Sat { seat, user }]);
    assert_eq!(scene.notices, [Notice::Lobby]);
    let leave = |seat| Input::Leave {
        user: UserId(2),
        seat,
    };
    assert_eq!(
        scene.refuses(leave(Some(Seat::Red))),
        Refusal::NotYourSeat { seat: Seat::Red }
    );
    assert_eq!(scene.does(leave(None)).len(), 2);
    assert_eq!(scene.refuses(leave(None)), Refusal::NotSeated);
}

#[test]
fn only_the_host_starts_and_the_cpu_fills_up() {
    let mut scene = Scene::lobby(|s| s.cpu = Level::Hard);
    assert_eq!(
        scene.refuses(Input::Start { user: HOST }),
        Refusal::NobodySeated
    );
    scene.does(sit(2, Seat::Red));
    assert_eq!(
        scene.refuses(Input::Start { user: UserId(2) }),
        Refusal::NotHost { host: HOST }
    );
    scene.does(Input::Start { user: HOST });
    assert_eq!(
        scene.table.occupant(Seat::Green),
        Occupant::Cpu(Level::Hard)
    );
    let turn = Notice::Turn {
        turn: Turn(1),
        from_ply: 0,
    };
    assert_eq!(scene.notices, [Notice::Lobby, turn]);
    assert_eq!(scene.refuses(sit(3, Seat::Red)), Refusal::AlreadyStarted);
}

#[test]
fn a_move_passes_the_turn_and_calls_the_next() {
    let mut scene = Scene::playing(|_| {});
    let user = Some(UserId(1));
    assert_eq!(
        scene.refuses(typed(2, "b7c7")),
        Refusal::NotYourTurn {
            seat: Seat::Red,
            user
        }
    );
    assert_eq!(scene.refuses(typed(9, "h2h3")), Refusal::NotSeated);
    assert!(matches!(scene.refuses(typed(1, "h2h5")), Refusal::Move(_)));
    scene.plays(1, "h2h3");
    let turn = Notice::Turn {
        turn: Turn(2),
        from_ply: 0,
    };
    assert_eq!(scene.notices, [turn]);
    // A picked move carries its turn.
    let mv = scene.table.play().unwrap().game.legal_moves()[0];
    let picked = |turn| Input::Move {
        user: UserId(2),
        turn,
        mv,
    };
    assert_eq!(scene.refuses(picked(Turn(1))), Refusal::Stale);
    scene.does(picked(Turn(2)));
    let turn = Notice::Turn {
        turn: Turn(3),
        from_ply: 1,
    };
    assert_eq!(scene.notices, [turn]);
}

#[test]
fn resigning_is_for_this_turn() {
    // RULES 7.1
    let mut scene = Scene::playing(|_| {});
    let resign = |turn| Input::Resign {
        user: UserId(1),
        seat: None,
        turn,
    };
    let asked = scene.turn();
    scene.plays(1, "h2h3");
    assert_eq!(scene.refuses(resign(Some(asked))), Refusal::Stale);
    scene.does(resign(Some(scene.turn())));
    assert_eq!(
        scene.ending(),
        Some(Reason::Resignation { seat: Seat::Red })
    );
    assert_eq!(scene.notices, [Notice::Over { from_ply: 1 }]);
    assert_eq!(scene.refuses(typed(2, "b7c7")), Refusal::Closed);
}

#[test]
fn resigning_with_consent_asks_the_partner() {
    // RULES 7.1, preset negyszemelyes: Yellow moves first.
    let consent = |s: &mut Settings| {
        *s = Settings::new(Preset::Negyszemelyes, Mode::Teams).unwrap();
    };
    let resign = Input::Resign {
        user: UserId(2),
        seat: None,
        turn: None,
    };
    let mut scene = Scene::playing(consent);
    scene.does(resign.clone());
    let (seat, offer) = (Seat::Blue, OfferKind::Resign);
    assert_eq!(scene.notices, [Notice::Offer { seat, offer }]);
    assert_eq!(scene.table.unanswered(), [(Seat::Green, UserId(4))]);
    assert_eq!(scene.refuses(answer(1, true)), Refusal::NotAsked);
    scene.does(answer(4, false));
    assert_eq!(scene.notices, [Notice::Declined { seat, offer }]);
    assert_eq!(scene.ending(), None);
    scene.does(resign.clone());
    scene.does(answer(4, true));
    assert_eq!(scene.ending(), Some(Reason::Resignation { seat }));

    // A CPU partner accepts.
    let mut scene = Scene::lobby(consent);
    scene.does(sit(2, Seat::Blue));
    scene.does(Input::Start { user: HOST });
    scene.does(resign);
    assert_eq!(scene.ending(), Some(Reason::Resignation { seat }));
}

#[test]
fn a_draw_needs_everyone() {
    // RULES 6.3
    let mut scene = Scene::playing(|_| {});
    scene.does(draw(3));
    let (seat, offer) = (Seat::Yellow, OfferKind::Draw);
    assert_eq!(scene.notices, [Notice::Offer { seat, offer }]);
    assert_eq!(scene.refuses(draw(1)), Refusal::OfferStands { seat, offer });
    assert_eq!(scene.refuses(answer(3, true)), Refusal::NotAsked);
    scene.does(answer(1, true));
    scene.does(answer(2, true));
    assert_eq!(scene.ending(), None);
    assert_eq!(scene.refuses(answer(2, true)), Refusal::NotAsked);
    scene.does(answer(4, true));
    assert_eq!(scene.ending(), Some(Reason::Agreement));
}

#[test]
fn an_offer_lapses() {
    // RULES 6.3: declined by one, or when its seat has moved twice more.
    let mut scene = Scene::playing(|_| {});
    scene.does(draw(1));
    scene.does(answer(2, true));
    scene.does(answer(4, false));
    assert_eq!(scene.refuses(answer(3, true)), Refusal::NoOffer);
    scene.does(draw(1));
    let old = Input::Answer {
        user: UserId(2),
        turn: Some(scene.turn()),
        accept: true,
    };
    for (user, text) in [(1, "h2h3"), (2, "b7c7"), (3, "h13h12"), (4, "m7l7")] {
        scene.plays(user, text);
    }
    scene.does(answer(2, true));
    scene.plays(1, "h3h4");
    assert_eq!(scene.refuses(answer(3, true)), Refusal::NoOffer);
    // A button of the old offer does not answer a new one.
    scene.does(draw(3));
    assert_eq!(scene.refuses(old), Refusal::Stale);
}

#[test]
fn an_absent_player_blocks_no_vote() {
    // RULES 6.3: a seat played by the CPU goes along when it is not clearly better.
    let mut scene = Scene::playing(|_| {});
    scene.does(draw(1));
    for user in [2, 3] {
        scene.does(answer(user, true));
    }
    let user = UserId(4);
    scene.does(Input::Away { user });
    assert_eq!(scene.ending(), Some(Reason::Agreement));
}

#[test]
fn a_turn_expires_once_and_not_early() {
    // RULES 7.2, 7.3: the CPU holds the seat until its player is back.
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Hour1));
    let limit = Duration::from_hours(1);
    assert_eq!(scene.table.due(), Some((T0 + limit, Turn(1))));
    let expire = |turn| Input::Expire { turn };
    scene.now = Timestamp((T0 + limit).0 - 1);
    assert_eq!(scene.does(expire(Turn(1))), []);
    scene.now = T0 + limit;
    assert_eq!(scene.does(expire(Turn(2))), [], "another turn's timer");
    let (seat, why) = (Seat::Red, AwayReason::TimeOut);
    assert_eq!(scene.does(expire(Turn(1))), [Fact::Away { seat, why }]);
    assert_eq!(scene.notices, [Notice::Away { seat }]);
    assert_eq!(scene.does(expire(Turn(1))), [], "twice");
    assert_eq!(scene.table.cpu_turn(), Some((Turn(1), Level::Medium)));
    // Simply moving is coming back.
    scene.plays(1, "h2h3");
    assert_eq!(scene.table.occupant(Seat::Red).present(), Some(UserId(1)));
    let mv = scene.table.play().unwrap().game.legal_moves()[0];
    assert_eq!(
        scene.does(Input::CpuMove { turn: Turn(1), mv }),
        [],
        "the CPU was too slow"
    );
}

#[test]
fn coming_back_on_ones_turn_gives_the_whole_time() {
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Hour1));
    let user = UserId(1);
    assert_eq!(
        scene.refuses(Input::Back { user }),
        Refusal::NotAway { seat: Seat::Red }
    );
    scene.does(Input::Away { user });
    assert_eq!(scene.table.due(), None, "the CPU needs no clock");
    scene.now = T0 + Duration::from_mins(40);
    scene.does(Input::Back { user });
    let due = scene.now + Duration::from_hours(1);
    assert_eq!(scene.table.due(), Some((due, Turn(1))));
    let turn = Notice::Turn {
        turn: Turn(1),
        from_ply: 0,
    };
    assert_eq!(scene.notices, [turn], "and is told that it is their turn");
}

#[test]
fn an_abandoned_seat_can_be_taken_over() {
    // RULES 7.4
    let mut scene = Scene::playing(|_| {});
    let take = |user, seat| Input::TakeOver {
        user: UserId(user),
        seat,
    };
    assert_eq!(
        scene.refuses(take(9, Seat::Red)),
        Refusal::SeatHeld {
            seat: Seat::Red,
            by: UserId(1)
        }
    );
    scene.does(Input::Away { user: UserId(1) });
    assert_eq!(
        scene.refuses(take(2, Seat::Red)),
        Refusal::OtherSide { seat: Seat::Blue }
    );
    scene.does(take(9, Seat::Red));
    scene.plays(9, "h2h3");
    // Or the host gives it to the CPU.
    scene.does(Input::Away { user: UserId(2) });
    let level = Some(Level::Easy);
    let seat = Seat::Blue;
    scene.does(Input::SeatCpu {
        user: HOST,
        seat,
        level,
    });
    assert_eq!(scene.table.occupant(seat), Occupant::Cpu(Level::Easy));
}

#[test]
fn the_cpu_between_two_people_makes_one_board() {
    let mut scene = Scene::lobby(|_| {});
    scene.does(sit(1, Seat::Red));
    scene.does(Input::Start { user: HOST });
    scene.plays(1, "h2h3");
    assert_eq!(scene.notices, []);
    for _ in 0..3 {
        let (turn, _) = scene.table.cpu_turn().unwrap();
        let mv = scene.table.play().unwrap().game.legal_moves()[0];
        scene.does(Input::CpuMove { turn, mv });
    }
    let turn = Notice::Turn {
        turn: Turn(5),
        from_ply: 0,
    };
    assert_eq!(scene.notices, [turn]);
}

#[test]
fn a_walking_king_walks_by_itself() {
    // RULES 5.10: Red resigns at its turn; from then on its king steps when its turn comes.
    let mut scene = Scene::playing(|s| {
        *s = Settings::new(Preset::Reference, Mode::Solo).unwrap();
    });
    scene.plays(1, "h2h4");
    let user = UserId(1);
    let (seat, turn) = (None, None);
    scene.does(Input::Resign { user, seat, turn });
    for (user, text) in [(2, "b7c7"), (3, "h13h12")] {
        scene.plays(user, text);
    }
    let before = scene.table.play().unwrap().game.ply();
    scene.plays(4, "m7l7");
    let play = scene.table.play().unwrap();
    assert_eq!(play.game.ply(), before + 2, "Green's move and Red's step");
    assert_eq!(scene.table.to_move(), Some(Seat::Blue));
}

#[test]
fn what_is_refused_when_opening() {
    let open = |change: fn(&mut Settings)| {
        let mut settings = Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
        change(&mut settings);
        Table::open(HOST, settings).unwrap_err()
    };
    let bad = Refusal::BadSettings;
    assert_eq!(
        open(|s| s.rules.mode = Mode::Classic),
        bad(SettingsFault::ModeOfPreset)
    );
    assert_eq!(
        open(|s| s.rules.move_limit = Some(0)),
        bad(SettingsFault::MoveLimit)
    );
    assert!(matches!(
        open(|s| s.position = Some("rubbish".into())),
        Refusal::Position(faults) if !faults.is_empty()
    ));
    let classic = |s: &mut Settings| {
        *s = Settings::new(Preset::Classic, Mode::Classic).unwrap();
        s.rules.starter = Seat::Blue;
    };
    assert_eq!(open(classic), bad(SettingsFault::Starter(Seat::Blue)));
}
