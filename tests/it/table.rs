//! What a table decides: the lobby, whose turn it is, the CPU between people.

use vierschach::{cpu::Level, rules::*, table::*};

use crate::table_scene::*;

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
    let seat = Seat::Blue;
    assert_eq!(scene.refuses(sit(2, seat)), Refusal::SeatYours { seat });
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
        told: 0,
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
        told: 0,
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
        told: 2,
    };
    assert_eq!(scene.notices, [turn]);
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
        told: 0,
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
    scene.plays(4, "n10l9");
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
        bad(SettingsFault::ModeOfPreset(Preset::Vierschach))
    );
    assert_eq!(
        open(|s| s.rules.move_limit = Some(0)),
        bad(SettingsFault::MoveLimit)
    );
    assert!(matches!(
        open(|s| s.position = Some("rubbish".into())),
        Refusal::Position(faults) if !faults.is_empty()
    ));
    assert_eq!(
        open(|s| {
            s.ranked = true;
            s.position = Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1".into());
        }),
        bad(SettingsFault::RankedPosition)
    );
    let classic = |s: &mut Settings| {
        *s = Settings::new(Preset::Classic, Mode::Classic).unwrap();
        s.rules.starter = Seat::Blue;
    };
    assert_eq!(open(classic), bad(SettingsFault::Starter(Seat::Blue)));
}

/// Not only at the start, when everybody waits for it.
#[test]
fn a_ranked_lobby_takes_no_second_seat_and_no_cpu() {
    let mut scene = Scene::lobby(|s| s.ranked = true);
    scene.does(sit(1, Seat::Red));
    let second = Refusal::RankedSeat { seat: Seat::Red };
    assert_eq!(scene.refuses(sit(1, Seat::Yellow)), second);
    let any = Input::Sit {
        user: HOST,
        seat: None,
    };
    assert_eq!(scene.refuses(any), second);
    let cpu = Input::SeatCpu {
        user: HOST,
        seat: Seat::Blue,
        level: Some(Level::Easy),
    };
    assert_eq!(
        scene.refuses(cpu),
        Refusal::RankedPeople { seats: 4 },
        "it would be refused at the start"
    );
}

/// RULES 7.3: one comes back simply by moving, also when the CPU has already moved.
#[test]
fn a_move_out_of_turn_takes_a_seat_back() {
    let mut scene = Scene::playing(|_| {});
    scene.does(Input::Away { user: UserId(2) });
    let facts = scene.does(typed(2, "b7c7"));
    assert_eq!(facts, [Fact::Back { seat: Seat::Blue }]);
    let seat = Seat::Blue;
    assert_eq!(scene.notices, [Notice::Seat { seat }]);
    let early = Refusal::NotYourTurn {
        seat: Seat::Red,
        user: Some(HOST),
    };
    assert_eq!(scene.refuses(typed(2, "b7c7")), early, "nothing was played");
}
