//! What a table decides of moves that are set before their turn.

use vierschach::{
    notation::{Letters, Why, fen4},
    rules::*,
    table::*,
};

use crate::table_scene::*;

fn set(user: u64, text: &str, after: Option<&str>) -> Input {
    Input::Premove {
        user: UserId(user),
        text: text.to_owned(),
        after: after.map(str::to_owned),
        letters: Letters::ENGLISH,
    }
}

fn premove(text: &str) -> Premove {
    text.parse().unwrap()
}

/// All that is set at the table, for everybody.
fn all(table: &Table) -> Vec<String> {
    let set = (1..=4).flat_map(|user| table.premoves_of(UserId(user)));
    set.map(|(seat, premove)| format!("{seat} {premove}"))
        .collect()
}

fn plies(scene: &Scene) -> Vec<String> {
    let history = scene.table.play().unwrap().game.history();
    history.iter().map(|ply| ply.mv.to_string()).collect()
}

fn cpu_moves(scene: &mut Scene) {
    let (turn, _) = scene.table.cpu_turn().unwrap();
    let mv = scene.table.play().unwrap().game.legal_moves()[0];
    scene.does(Input::CpuMove { turn, mv });
}

#[test]
fn a_premove_is_written_and_read_back() {
    for text in ["h2h4", "c2b3 if b7b6", "d10c11q if a1a14"] {
        assert_eq!(premove(text).to_string(), text);
    }
    for text in ["", "h2", "h2h", "h2h4x", "h2h4 if", "h2h15", "H2h4", "é2h4"] {
        assert!(text.parse::<Premove>().is_err(), "{text}");
    }
}

#[test]
fn it_is_played_in_the_same_breath() {
    let mut scene = Scene::playing(|_| {});
    scene.does(set(2, "b7c7", None));
    assert_eq!(scene.notices, [], "nobody is told");
    scene.does(set(3, "Nf12", None));
    scene.plays(1, "h2h3");
    assert_eq!(plies(&scene), ["h2h3", "b7c7", "e14f12"]);
    assert_eq!(scene.table.to_move(), Some(Seat::Green));
    let turn = scene.turn();
    assert_eq!(
        scene.notices,
        [Notice::Turn { turn, told: 0 }],
        "one board for all"
    );
    assert_eq!(all(&scene.table), Vec::<String>::new());
    assert_eq!(
        scene.refuses(Input::TakeBack {
            user: UserId(1),
            turn: None
        }),
        Refusal::TooLateToTakeBack { seat: Seat::Yellow }
    );
}

#[test]
fn an_answer_waits_for_its_move() {
    let answers = |scene: &mut Scene| {
        scene.does(set(3, "h13h12", None));
        scene.does(set(3, "e14f12", Some("b7 to c7")));
        scene.does(set(3, "j14k12", Some("Nc9")));
    };
    for (blue, yellow) in [("b7c7", "e14f12"), ("a10c9", "j14k12"), ("b4c4", "h13h12")] {
        let mut scene = Scene::playing(|_| {});
        answers(&mut scene);
        scene.plays(1, "h2h3");
        scene.plays(2, blue);
        assert_eq!(plies(&scene), ["h2h3", blue, yellow]);
        assert!(all(&scene.table).is_empty());
    }
    // Nothing for another move: then it is simply Yellow's turn, who is told so.
    let mut scene = Scene::playing(|_| {});
    scene.does(set(3, "h13h12", Some("b7c7")));
    scene.plays(1, "h2h3");
    scene.plays(2, "b4c4");
    assert_eq!(scene.table.to_move(), Some(Seat::Yellow));
    let missed = scene.table.play().unwrap().missed();
    assert_eq!(missed, Some(Missed::Unexpected));
    assert!(all(&scene.table).is_empty(), "it was for this turn");
}

#[test]
fn what_is_not_possible_is_dropped() {
    let mut scene = Scene::playing(|_| {});
    // Green will want to take what never comes to d8.
    scene.does(set(4, "m7xl8", None));
    for (user, text) in [(1, "h2h3"), (2, "b7c7"), (3, "h13h12")] {
        scene.plays(user, text);
    }
    assert_eq!(scene.table.to_move(), Some(Seat::Green));
    let missed = scene.table.play().unwrap().missed();
    assert_eq!(missed, Some(Missed::Impossible(premove("m7l8"))));
    assert!(all(&scene.table).is_empty());
    scene.plays(4, "n10l9");
    assert_eq!(scene.table.play().unwrap().missed(), None);
}

#[test]
fn what_can_be_set() {
    let mut scene = Scene::playing(|_| {});
    assert_eq!(scene.refuses(set(1, "h2h3", None)), Refusal::YourTurn);
    assert_eq!(scene.refuses(set(9, "h2h3", None)), Refusal::NotSeated);
    let why = |scene: &Scene, text| match scene.refuses(set(2, text, None)) {
        Refusal::Move(error) => error.why,
        other => panic!("{other:?}"),
    };
    assert_eq!(why(&scene, "hello"), Why::NotUnderstood);
    let seat = Seat::Red;
    let square = "h2".parse().unwrap();
    assert_eq!(why(&scene, "h2h3"), Why::NotYours { square, seat });
    assert!(matches!(why(&scene, "b7a1"), Why::NoSuchSquare(_)));
    for after in ["hello", "b7c7", "h2", "a1h3", "castle"] {
        let refusal = scene.refuses(set(2, "b7c7", Some(after)));
        assert_eq!(refusal, Refusal::PremoveCondition, "{after}");
    }
    // A second answer to the same takes the place of the first; the same again changes nothing.
    scene.does(set(2, "b7c7", None));
    scene.does(set(2, "b7d7", None));
    assert_eq!(scene.does(set(2, "b7d7", None)), []);
    assert_eq!(all(&scene.table), ["blue b7d7"]);
    for rank in 2..=10 {
        let after = format!("{}2{}3", (b'c' + rank) as char, (b'c' + rank) as char);
        if rank < 9 {
            scene.does(set(2, "b7c7", Some(&after)));
        }
    }
    scene.does(set(2, "b7c7", Some("d2d4")));
    scene.does(set(2, "b7c7", Some("d2d3")));
    assert_eq!(all(&scene.table).len(), PREMOVES_MAX);
    let refusal = scene.refuses(set(2, "b7c7", Some("e2e4")));
    assert_eq!(refusal, Refusal::TooManyPremoves);
    scene.does(set(2, "b7d7", Some("d2d3")));

    let cancel = |user, which: Option<&str>| Input::CancelPremove {
        user: UserId(user),
        premove: which.map(premove),
    };
    assert_eq!(scene.refuses(cancel(3, Some("b7d7"))), Refusal::NoPremove);
    scene.does(cancel(2, Some("b7d7")));
    assert_eq!(scene.refuses(cancel(2, Some("b7d7"))), Refusal::NoPremove);
    assert_eq!(all(&scene.table).len(), PREMOVES_MAX - 1);
    scene.does(cancel(2, None));
    assert!(all(&scene.table).is_empty());
}

#[test]
fn what_makes_them_lapse() {
    let set_all = |scene: &mut Scene| {
        scene.does(set(3, "h13h12", None));
        scene.does(set(4, "n10l9", Some("b7c7")));
        assert_eq!(all(&scene.table).len(), 2);
    };
    let solo = |s: &mut Settings| *s = Settings::new(Preset::Vierschach, Mode::Solo).unwrap();
    let resign = |user| Input::Resign {
        user: UserId(user),
        seat: None,
        turn: None,
    };
    // A move taken back: all were set on what is gone.
    let mut scene = Scene::playing(|_| {});
    scene.plays(1, "h2h3");
    set_all(&mut scene);
    scene.does(Input::TakeBack {
        user: UserId(1),
        turn: None,
    });
    assert!(all(&scene.table).is_empty());
    // Resigning, being away, and the end of the game.
    let mut scene = Scene::playing(solo);
    set_all(&mut scene);
    scene.does(resign(4));
    assert_eq!(all(&scene.table), ["yellow h13h12"]);
    scene.does(Input::Away { user: UserId(3) });
    assert!(all(&scene.table).is_empty());
    let refusal = scene.refuses(set(3, "h13h12", None));
    let seat = Seat::Yellow;
    assert_eq!(refusal, Refusal::AlreadyAway { seat });
    let mut scene = Scene::playing(|_| {});
    set_all(&mut scene);
    scene.does(resign(1));
    assert!(all(&scene.table).is_empty());
    let refusal = scene.refuses(set(2, "b7c7", None));
    assert_eq!(refusal, Refusal::Closed);
}

#[test]
fn of_two_seats_the_one_that_waits() {
    // One person plays both of a team: the move says which seat it is for.
    let mut scene = Scene::lobby(|_| {});
    for seat in [Seat::Red, Seat::Yellow] {
        scene.does(sit(1, seat));
    }
    for seat in [Seat::Blue, Seat::Green] {
        scene.does(sit(2, seat));
    }
    scene.does(Input::Start { user: HOST });
    scene.does(set(2, "n10l9", None));
    scene.does(set(2, "b7c7", None));
    scene.does(set(1, "h13h12", None));
    assert_eq!(
        all(&scene.table),
        ["yellow h13h12", "blue b7c7", "green n10l9"]
    );
    scene.plays(1, "h2h3");
    assert_eq!(plies(&scene), ["h2h3", "b7c7", "h13h12", "n10l9"]);
    assert_eq!(scene.table.to_move(), Some(Seat::Red), "round the table");
    let turn = scene.turn();
    assert_eq!(scene.notices, [Notice::Turn { turn, told: 0 }]);
}

#[test]
fn it_follows_the_cpu_and_may_end_the_game() {
    let mut scene = Scene::lobby(|_| {});
    scene.does(sit(1, Seat::Red));
    scene.does(sit(2, Seat::Yellow));
    scene.does(Input::Start { user: HOST });
    scene.does(set(2, "h13h12", None));
    scene.plays(1, "h2h3");
    cpu_moves(&mut scene);
    assert_eq!(scene.table.play().unwrap().game.ply(), 3);
    assert_eq!(scene.notices, [], "the CPU is to move again");
    // The turn that the premove was made in called nobody: all is told when somebody is.
    cpu_moves(&mut scene);
    let turn = scene.turn();
    assert_eq!(scene.notices, [Notice::Turn { turn, told: 0 }]);
    let called = scene.table.play().unwrap().events().len() as u32;
    scene.plays(1, "h3h4");
    cpu_moves(&mut scene);
    let (turn, told) = (scene.turn(), called);
    assert_eq!(scene.notices, [Notice::Turn { turn, told }]);

    // Fool's mate in classic chess, set in advance.
    let mut scene = Scene::lobby(|s| {
        *s = Settings::new(Preset::Classic, Mode::Classic).unwrap();
    });
    scene.does(sit(1, Seat::Red));
    scene.does(sit(2, Seat::Yellow));
    scene.does(Input::Start { user: HOST });
    scene.plays(1, "f3");
    scene.plays(2, "e5");
    scene.does(set(2, "Qh4", Some("g2g4")));
    scene.plays(1, "g4");
    let seat = Seat::Red;
    assert_eq!(scene.ending(), Some(Reason::Checkmate { mated: seat }));
    assert_eq!(scene.notices, [Notice::Over { told: 4 }]);
}

/// RULES 5.6, 5.10: a king that walks by itself, and a seat that is out when its turn comes.
#[test]
fn a_turn_that_passes_at_once_has_told_nobody() {
    let two = |change: &dyn Fn(&mut Settings)| {
        let mut scene = Scene::lobby(change);
        scene.does(sit(1, Seat::Red));
        scene.does(sit(2, Seat::Blue));
        scene.does(Input::Start { user: HOST });
        scene
    };
    let mut scene = two(&|s| *s = Settings::new(Preset::Reference, Mode::Solo).unwrap());
    scene.plays(1, "h2h3");
    let called = scene.table.play().unwrap().events().len() as u32;
    let (user, seat, turn) = (UserId(2), None, None);
    scene.does(Input::Resign { user, seat, turn });
    assert_eq!(scene.table.to_move(), Some(Seat::Yellow));
    cpu_moves(&mut scene);
    cpu_moves(&mut scene);
    let (turn, told) = (scene.turn(), called);
    assert_eq!(scene.notices, [Notice::Turn { turn, told }]);
    let called = scene.table.play().unwrap().events().len() as u32;
    scene.plays(1, "h3h4");
    assert_eq!(scene.table.to_move(), Some(Seat::Yellow), "the king walked");
    cpu_moves(&mut scene);
    cpu_moves(&mut scene);
    let (turn, told) = (scene.turn(), called);
    assert_eq!(scene.notices, [Notice::Turn { turn, told }]);

    let mut scene = two(&|s| {
        *s = Settings::new(Preset::Vierschach, Mode::Solo).unwrap();
        let text = "red to move: rKh1 rQc8 bKa4 yKg14 gKn8";
        s.position = Some(fen4::write(&crate::scene::scene(Mode::Solo, text)));
    });
    scene.plays(1, "c8c5");
    assert_eq!(
        scene.table.play().unwrap().game.out(Seat::Blue),
        Some(Out::Stalemate)
    );
    cpu_moves(&mut scene);
    cpu_moves(&mut scene);
    let turn = scene.turn();
    assert_eq!(scene.notices, [Notice::Turn { turn, told: 0 }]);
}
