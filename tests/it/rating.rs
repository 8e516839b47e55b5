//! Ratings: which games count, for whom, and how a draw does (RULES 8).

use crate::table_scene::{Scene, sit};
use std::time::Duration;
use vierschach::{
    cpu::Level,
    rating::{GAMES_SURE, Ladder, counts},
    rules::*,
    table::*,
};

/// A game of the mode with persons 1 to 4 on its seats, and their places.
fn game(mode: Mode, places: &[u8]) -> Finished {
    let seats = mode.seats().iter().zip(places).zip(1..);
    Finished {
        mode,
        ranked: true,
        plies: 40,
        seats: seats
            .map(|((&seat, &place), user)| FinishedSeat {
                seat,
                owner: Some(UserId(user)),
                place,
                points: 0,
                turns: 10,
                missed: 0,
            })
            .collect(),
    }
}

/// The points of persons 1 to 4 after these games.
fn points(mode: Mode, games: &[Finished]) -> Vec<i32> {
    let ladder = Ladder::of(mode, games);
    (1..=4)
        .filter_map(|user| Some(ladder.get(UserId(user))?.points()))
        .collect()
}

#[test]
fn partners_rise_and_fall_together() {
    let won = points(Mode::Teams, &[game(Mode::Teams, &[1, 2, 1, 2])]);
    assert_eq!((won[0], won[1]), (won[2], won[3]));
    assert!(won[0] > 1500 && won[1] < 1500, "{won:?}");
    assert_eq!(won[0] - 1500, 1500 - won[1], "nothing comes from nowhere");
    let drawn = points(Mode::Teams, &[game(Mode::Teams, &[1, 1, 1, 1])]);
    assert_eq!(drawn, [1500; 4], "RULES 8: a draw among equals is midway");
}

#[test]
fn a_draw_is_midway_between_a_win_and_a_loss() {
    let first = game(Mode::Teams, &[1, 2, 1, 2]);
    let after = |places: &[u8]| {
        let games = [first.clone(), game(Mode::Teams, places)];
        let ladder = Ladder::of(Mode::Teams, &games);
        ladder.get(UserId(1)).unwrap().points()
    };
    let (won, drawn, lost) = (
        after(&[1, 2, 1, 2]),
        after(&[1, 1, 1, 1]),
        after(&[2, 1, 2, 1]),
    );
    assert!((won + lost - 2 * drawn).abs() <= 1, "{won} {drawn} {lost}");
    let before = points(Mode::Teams, &[first])[0];
    assert!(drawn < before, "the stronger loses by a draw");
}

#[test]
fn solo_goes_by_places_and_equals_share() {
    let apart = points(Mode::Solo, &[game(Mode::Solo, &[3, 1, 4, 2])]);
    assert!(
        apart[1] > apart[3] && apart[3] > apart[0] && apart[0] > apart[2],
        "{apart:?}"
    );
    let shared = points(Mode::Solo, &[game(Mode::Solo, &[1, 3, 1, 3])]);
    assert_eq!((shared[0], shared[1]), (shared[2], shared[3]));
    assert!(shared[0] > 1500 && shared[1] < 1500);
    let ladder = Ladder::of(Mode::Solo, &[game(Mode::Solo, &[1, 3, 1, 3])]);
    let first = ladder.get(UserId(1)).unwrap();
    let tally = (first.games, first.won, first.drawn, first.lost());
    assert_eq!(tally, (1, 0, 1, 0), "a shared first place is no win");
    assert_eq!(ladder.get(UserId(2)).unwrap().lost(), 1);
}

#[test]
fn each_mode_has_a_ladder_of_its_own() {
    let games = [
        game(Mode::Teams, &[1, 2, 1, 2]),
        game(Mode::Classic, &[2, 1]),
    ];
    assert_eq!(points(Mode::Teams, &games).len(), 4);
    let classic = points(Mode::Classic, &games);
    assert!(classic.len() == 2 && classic[0] < classic[1], "{classic:?}");
    assert!(points(Mode::Solo, &games).is_empty());
}

#[test]
fn what_does_not_count() {
    let good = game(Mode::Teams, &[1, 2, 1, 2]);
    assert!(counts(&good));
    let mut unranked = good.clone();
    unranked.ranked = false;
    let mut short = good.clone();
    short.plies = 7;
    let mut cpu = good.clone();
    cpu.seats[1].owner = None;
    let mut twice = good.clone();
    twice.seats[2].owner = Some(UserId(1));
    for (what, game) in [
        ("unranked", unranked),
        ("under 8 plies", short),
        ("a CPU", cpu),
        ("one person twice", twice),
    ] {
        assert!(!counts(&game), "{what}");
        assert!(points(Mode::Teams, &[game]).is_empty(), "{what}");
    }
}

#[test]
fn provisional_ratings_stand_behind_and_the_forgotten_nowhere() {
    let mut games = vec![game(Mode::Classic, &[1, 2]); GAMES_SURE as usize];
    let mut newcomer = game(Mode::Classic, &[1, 2]);
    newcomer.seats[0].owner = Some(UserId(9));
    newcomer.seats[1].owner = Some(UserId::forgotten(3));
    games.push(newcomer);
    let ladder = Ladder::of(Mode::Classic, &games);
    let ranking: Vec<u64> = ladder.ranking().iter().map(|row| row.user.0).collect();
    assert_eq!(ranking, [1, 2, 9]);
    let ben = ladder.get(UserId(2)).unwrap();
    let new = ladder.get(UserId(9)).unwrap();
    assert!(!ben.is_provisional() && new.is_provisional());
    assert!(new.points() > ben.points(), "and yet behind");
    assert!(new.deviation() > ben.deviation());
    assert!(UserId::forgotten(3).is_forgotten() && !UserId(9).is_forgotten());
}

/// Forgetting a person leaves the numbers of all others as they are.
#[test]
fn forgetting_somebody_changes_nobody_else() {
    let games = vec![
        game(Mode::Solo, &[1, 2, 3, 4]),
        game(Mode::Solo, &[4, 1, 2, 2]),
    ];
    let mut after = games.clone();
    for seat in after.iter_mut().flat_map(|game| &mut game.seats) {
        if seat.owner == Some(UserId(2)) {
            seat.owner = Some(UserId::forgotten(1));
        }
    }
    let (before, after) = (
        Ladder::of(Mode::Solo, &games),
        Ladder::of(Mode::Solo, &after),
    );
    for user in [1, 3, 4].map(UserId) {
        assert_eq!(before.get(user), after.get(user));
    }
    assert!(after.get(UserId(2)).is_none());
}

fn ranked(settings: &mut Settings) {
    settings.ranked = true;
    settings.time_limit = Some(TimeLimit::Day1);
}

#[test]
fn a_ranked_game_needs_a_person_of_its_own_on_each_seat() {
    for mode in Mode::ALL {
        let seats = mode.seats().len();
        let refusal = Refusal::RankedPeople { seats };
        let start = Input::Start { user: UserId(1) };
        let full_but_one = || {
            let mut scene = Scene::lobby(|settings| {
                *settings = Settings::new(Preset::usual(mode), mode).unwrap();
                settings.ranked = true;
            });
            for (n, &seat) in (1..).zip(&mode.seats()[1..]) {
                scene.does(sit(n, seat));
            }
            scene
        };
        let seat = mode.seats()[0];
        assert_eq!(full_but_one().refuses(start.clone()), refusal, "{mode:?}");
        // Neither a second seat nor the CPU: said at once, not only at the start.
        let second = Refusal::RankedSeat {
            seat: mode.seats()[1],
        };
        assert_eq!(full_but_one().refuses(sit(1, seat)), second, "{mode:?}");
        let cpu = Input::SeatCpu {
            user: UserId(1),
            seat,
            level: Some(Level::Hard),
        };
        assert_eq!(full_but_one().refuses(cpu), refusal, "{mode:?}");
        let mut full = full_but_one();
        full.does(sit(9, seat));
        full.does(start);
        assert_eq!(full.table.stage(), Stage::Playing);
    }
}

/// RULES 7.3, 7.4: whoever holds a seat in the end, it counts for the person who left it.
#[test]
fn a_seat_counts_for_the_person_who_left_it() {
    let mut scene = Scene::playing(ranked);
    for (user, text) in [(1, "d2d3"), (2, "b11c11"), (3, "k13k12")] {
        scene.plays(user, text);
    }
    // Green's time runs out; the CPU moves for them, and then a stranger takes over.
    let late = |scene: &mut Scene| {
        scene.now = scene.now + Duration::from_hours(24);
        let turn = scene.turn();
        scene.does(Input::Expire { turn });
    };
    late(&mut scene);
    let cpu_move = |scene: &mut Scene, text: &str| {
        let turn = scene.turn();
        let game = &scene.table.play().unwrap().game;
        let moves = game.legal_moves();
        let mv = moves.iter().copied().find(|mv| mv.to_string() == text);
        let mv = mv.unwrap_or_else(|| panic!("{text} of {moves:?}"));
        scene.does(Input::CpuMove { turn, mv });
    };
    cpu_move(&mut scene, "m4l4");
    scene.plays(1, "d3d4");
    scene.does(Input::Away { user: UserId(2) });
    cpu_move(&mut scene, "b10c10");
    scene.plays(3, "k12k11");
    cpu_move(&mut scene, "m5l5");
    scene.plays(1, "e2e3");
    scene.plays(2, "b9c9");
    scene.plays(3, "j13j12");
    scene.does(Input::TakeOver {
        user: UserId(5),
        seat: Seat::Green,
    });
    assert_eq!(scene.table.finished(), None, "it goes on");
    scene.plays(5, "l4k4");
    scene.does(Input::Resign {
        user: UserId(5),
        seat: None,
        turn: None,
    });
    let finished = scene.table.finished().expect("it is over");
    let seats: Vec<(u64, u8, u32, u32)> = finished
        .seats
        .iter()
        .map(|seat| (seat.owner.unwrap().0, seat.place, seat.turns, seat.missed))
        .collect();
    // Ben handed his seat over in time and missed nothing; Dora missed both of her turns.
    let expected = [(1, 1, 3, 0), (2, 2, 2, 0), (3, 1, 3, 0), (4, 2, 2, 2)];
    assert_eq!(seats, expected);
    assert!(finished.plies >= 8 && counts(&finished));
}

#[test]
fn who_is_late_but_moves_has_missed_that_turn_only() {
    let mut scene = Scene::playing(ranked);
    scene.now = scene.now + Duration::from_hours(24);
    let turn = scene.turn();
    scene.does(Input::Expire { turn });
    scene.plays(1, "h2h3");
    scene.plays(2, "b7c7");
    scene.does(Input::Resign {
        user: UserId(3),
        seat: None,
        turn: None,
    });
    let finished = scene.table.finished().unwrap();
    assert_eq!((finished.seats[0].turns, finished.seats[0].missed), (1, 1));
    assert_eq!((finished.seats[1].turns, finished.seats[1].missed), (1, 0));
    assert!(!counts(&finished), "under 8 plies");
}

#[test]
fn a_forfeit_is_a_missed_turn_and_a_cancelled_game_is_nothing() {
    let mut scene = Scene::playing(|settings| {
        ranked(settings);
        settings.on_timeout = OnTimeout::Forfeit;
    });
    let mut off = Scene::playing(ranked);
    off.does(Input::Cancel {
        by: Canceller::Host(UserId(1)),
        reason: None,
    });
    assert_eq!(off.table.finished(), None);
    scene.now = scene.now + Duration::from_hours(24);
    let turn = scene.turn();
    scene.does(Input::Expire { turn });
    let red = scene.table.finished().unwrap().seats[0];
    assert_eq!((red.place, red.turns, red.missed), (2, 1, 1));
}

/// Who asks to be forgotten takes nobody's game along.
#[test]
fn who_departs_leaves_the_cpu_behind() {
    let depart = |user| Input::Depart { user: UserId(user) };
    let mut scene = Scene::playing(|_| {});
    let facts = scene.does(depart(2));
    let seat = Seat::Blue;
    let level = Level::Medium;
    assert_eq!(facts, [Fact::CpuSat { seat, level }]);
    assert!(scene.does(depart(7)).is_empty(), "nobody here");
    assert!(scene.does(depart(2)).is_empty(), "gone already");
    scene.does(depart(1));
    let turn = Turn(1);
    assert_eq!(
        scene.table.cpu_turn(),
        Some((turn, level)),
        "whose turn it is"
    );
    scene.does(depart(3));
    scene.does(depart(4));
    let nobody = Some((Canceller::Nobody, None));
    assert_eq!(scene.table.cancelled(), nobody, "the last one");
    let mut lobby = Scene::lobby(|_| {});
    lobby.does(sit(1, Seat::Red));
    lobby.does(sit(2, Seat::Blue));
    assert_eq!(lobby.does(depart(2)), [Fact::Left { seat }]);
    lobby.does(depart(1));
    assert_eq!(lobby.table.cancelled(), nobody, "nobody could start it");
    assert!(lobby.does(depart(1)).is_empty());
}

/// A thread of its own is archived behind the last message.
#[test]
fn the_thread_of_a_game_is_closed_with_it() {
    let thread = |settings: &mut Settings| settings.thread = true;
    let mut scene = Scene::playing(thread);
    scene.does(Input::Resign {
        user: UserId(1),
        seat: None,
        turn: None,
    });
    let over = Notice::Over { told: 0 };
    assert_eq!(scene.notices, [over, Notice::Archive]);
    let mut lobby = Scene::lobby(thread);
    let cancel = |by| Input::Cancel { by, reason: None };
    lobby.does(cancel(Canceller::Host(UserId(1))));
    assert_eq!(lobby.notices, [Notice::Lobby, Notice::Archive]);
    let mut gone = Scene::playing(thread);
    gone.does(cancel(Canceller::Channel));
    assert!(gone.notices.is_empty());
}
