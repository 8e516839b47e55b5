//! What a table decides of moves that are taken back.

use std::time::Duration;

use vierschach::{rules::*, table::*};

use crate::table_scene::*;

fn back(user: u64) -> Input {
    Input::TakeBack {
        user: UserId(user),
        turn: None,
    }
}

/// The events of a game are the game.
#[track_caller]
fn assert_whole(table: &Table) {
    let play = table.play().unwrap();
    let game = Game::replay(table.settings().rules, None, play.events().iter().copied());
    assert_eq!(game, play.game);
}

#[test]
fn a_misclick_is_undone_at_once() {
    let mut scene = Scene::playing(|_| {});
    let before = scene.table.play().unwrap().game.clone();
    scene.plays(1, "h2h3");
    let moved_in = scene.turn();
    let facts = scene.does(back(1));
    let (seat, ply) = (Seat::Red, 0);
    assert_eq!(facts, [Fact::TakenBack { seat, ply }]);
    assert_eq!(scene.table.play().unwrap().game, before);
    // Buttons and timers of both turns that have been are late now.
    assert_eq!(scene.turn(), Turn(moved_in.0 + 1));
    let turn = scene.turn();
    assert_eq!(scene.notices, [Notice::TakenBack { seat, turn }]);
    assert_whole(&scene.table);
    scene.plays(1, "h2h4");
    let turn = scene.turn();
    assert_eq!(scene.notices, [Notice::Turn { turn, told: 0 }]);
    scene.plays(2, "b7c7");
    assert_whole(&scene.table);
    // Played on, the log is as if nothing had been.
    let mut other = Scene::playing(|_| {});
    other.plays(1, "h2h4");
    other.plays(2, "b7c7");
    let (this, that) = (scene.table.play().unwrap(), other.table.play().unwrap());
    assert_eq!((&this.game, this.events()), (&that.game, that.events()));
}

#[test]
fn until_another_person_has_moved() {
    let mut scene = Scene::playing(|_| {});
    assert_eq!(scene.refuses(back(1)), Refusal::NothingToTakeBack);
    assert_eq!(scene.refuses(back(9)), Refusal::NotSeated);
    scene.plays(1, "h2h3");
    assert_eq!(
        scene.refuses(back(2)),
        Refusal::NothingToTakeBack,
        "it is Red's move, and Blue has made none"
    );
    scene.plays(2, "b7c7");
    let seat = Seat::Blue;
    assert_eq!(scene.refuses(back(1)), Refusal::TooLateToTakeBack { seat });
    scene.does(back(2));
    // Red's move is the last one again.
    scene.does(back(1));
    assert_eq!(scene.table.play().unwrap().game.ply(), 0);
    assert_eq!(scene.refuses(back(1)), Refusal::NothingToTakeBack);
}

#[test]
fn a_button_takes_back_its_own_move_only() {
    let mut scene = Scene::playing(|_| {});
    let button = |user, turn| Input::TakeBack {
        user: UserId(user),
        turn: Some(turn),
    };
    let first = scene.turn();
    scene.plays(1, "h2h3");
    assert_eq!(scene.refuses(button(2, first)), Refusal::Stale);
    scene.does(button(1, first));
    assert_eq!(scene.refuses(button(1, first)), Refusal::TakenBackAlready);
    let second = scene.turn();
    scene.plays(1, "h2h4");
    assert_eq!(scene.refuses(button(1, first)), Refusal::TakenBackAlready);
    scene.does(button(1, second));
}

#[test]
fn the_clock_goes_on_where_it_stood() {
    // RULES 7.2: taking back gains no time.
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Hour1));
    let limit = Duration::from_hours(1);
    scene.now = T0 + Duration::from_mins(20);
    scene.plays(1, "h2h3");
    scene.now = T0 + Duration::from_mins(50);
    scene.does(back(1));
    let due = T0 + Duration::from_mins(30) + limit;
    assert_eq!(scene.table.due(), Some((due, scene.turn())));
    scene.now = scene.now + Duration::from_mins(10);
    scene.plays(1, "h2h4");
    scene.does(back(1));
    assert_eq!(scene.table.due(), Some((due, scene.turn())));
    // Blue's next turn is a whole one.
    scene.plays(1, "h2h4");
    assert_eq!(scene.table.due(), Some((scene.now + limit, scene.turn())));
}

#[test]
fn repetitions_are_not_counted_twice() {
    // RULES 6.1: the third time draws; a position that was taken back never stood.
    let mut scene = Scene::playing(|_| {});
    let there = [(1, "e1f3"), (2, "a10c9"), (3, "e14f12"), (4, "n10l9")];
    let home = [(1, "f3e1"), (2, "c9a10"), (3, "f12e14"), (4, "l9n10")];
    for _ in 0..5 {
        scene.plays(1, "e1f3");
        scene.does(back(1));
    }
    for (user, text) in there.into_iter().chain(home).chain(there) {
        scene.plays(user, text);
    }
    assert_eq!(scene.ending(), None);
    for (user, text) in &home[..3] {
        scene.plays(*user, text);
    }
    assert_eq!(scene.ending(), None);
    let last = scene.table.play().unwrap().game.seen().to_vec();
    scene.does(back(3));
    scene.plays(3, "f12e14");
    assert_eq!(scene.table.play().unwrap().game.seen(), last);
    scene.plays(4, "l9n10");
    assert_eq!(scene.ending(), Some(Reason::Repetition));
    assert_eq!(scene.refuses(back(4)), Refusal::Closed);
}

#[test]
fn a_ranked_game_asks_the_others() {
    let mut scene = Scene::playing(|s| s.ranked = true);
    scene.plays(1, "h2h3");
    scene.does(back(1));
    let (seat, offer) = (Seat::Red, OfferKind::TakeBack);
    assert_eq!(scene.notices, [Notice::Offer { seat, offer }]);
    assert_eq!(scene.table.unanswered().len(), 3);
    assert_eq!(scene.refuses(back(1)), Refusal::OfferStands { seat, offer });
    // Days later.
    scene.now = scene.now + Duration::from_hours(72);
    scene.does(answer(3, true));
    scene.does(answer(2, true));
    scene.does(answer(4, true));
    assert_eq!(scene.table.play().unwrap().game.ply(), 0);
    let turn = scene.turn();
    let notices = [Notice::TakenBack { seat, turn }, Notice::Tidy];
    assert_eq!(scene.notices, notices);
    assert_eq!(scene.table.play().unwrap().offer(), None);

    // One of them is enough to decline it, and is not asked again.
    scene.plays(1, "h2h3");
    scene.does(back(1));
    scene.does(answer(3, false));
    let by = Seat::Yellow;
    let notices = [Notice::Declined { seat, offer, by }, Notice::Tidy];
    assert_eq!(scene.notices, notices);
    assert_eq!(scene.refuses(back(1)), Refusal::DeclinedBefore);
    scene.plays(2, "b7c7");
    assert_eq!(
        scene.refuses(back(1)),
        Refusal::TooLateToTakeBack { seat: Seat::Blue }
    );
    // The seat of somebody who is away goes along.
    scene.does(Input::Away { user: UserId(1) });
    scene.does(back(2));
    for user in [3, 4] {
        scene.does(answer(user, true));
    }
    assert_eq!(scene.table.play().unwrap().game.ply(), 1);
    // Who plays on has answered too.
    scene.plays(2, "b7c7");
    scene.does(back(2));
    scene.plays(3, "h13h12");
    assert_eq!(scene.refuses(answer(4, true)), Refusal::NoOffer);
}

#[test]
fn a_draw_offer_outlives_it() {
    // RULES 6.3: it lapses when its seat has moved twice more; what is taken back does not count.
    let mut scene = Scene::playing(|_| {});
    scene.does(draw(1));
    for _ in 0..3 {
        scene.plays(1, "h2h3");
        scene.does(back(1));
    }
    scene.plays(1, "h2h3");
    assert!(scene.table.play().unwrap().offer().is_some());
    scene.does(answer(2, false));
}

/// Plays a move of the CPU.
fn cpu_moves(scene: &mut Scene) {
    let (turn, _) = scene.table.cpu_turn().unwrap();
    let mv = scene.table.play().unwrap().game.legal_moves()[0];
    scene.does(Input::CpuMove { turn, mv });
}

#[test]
fn against_the_cpu_alone_its_replies_go_too() {
    let mut scene = Scene::lobby(|s| s.ranked = false);
    scene.does(sit(1, Seat::Red));
    scene.does(Input::Start { user: HOST });
    for text in ["h2h3", "h3h4"] {
        scene.plays(1, text);
        for _ in 0..3 {
            cpu_moves(&mut scene);
        }
    }
    scene.does(back(1));
    assert_eq!(scene.table.play().unwrap().game.ply(), 4);
    assert_eq!(scene.table.to_move(), Some(Seat::Red));
    scene.does(back(1));
    assert_eq!(scene.table.play().unwrap().game.ply(), 0);
    // While the CPU still thinks, its move comes too late.
    scene.plays(1, "h2h3");
    let (turn, _) = scene.table.cpu_turn().unwrap();
    let mv = scene.table.play().unwrap().game.legal_moves()[0];
    scene.does(back(1));
    assert_eq!(scene.does(Input::CpuMove { turn, mv }), []);
}

#[test]
fn a_reply_of_the_cpu_is_not_tried_out_on_others() {
    let mut scene = Scene::lobby(|_| {});
    scene.does(sit(1, Seat::Red));
    scene.does(sit(2, Seat::Yellow));
    scene.does(Input::Start { user: HOST });
    scene.plays(1, "h2h3");
    scene.does(back(1));
    scene.plays(1, "h2h3");
    cpu_moves(&mut scene);
    scene.does(back(1));
    let (seat, offer) = (Seat::Red, OfferKind::TakeBack);
    assert_eq!(scene.notices, [Notice::Offer { seat, offer }]);
    scene.does(answer(2, true));
    assert_eq!(scene.table.play().unwrap().game.ply(), 0);
}

#[test]
fn nobody_comes_back_by_it() {
    // RULES 5.7, 7.1: a resignation since is not undone.
    let mut scene = Scene::playing(|s| {
        *s = Settings::new(Preset::Vierschach, Mode::Solo).unwrap();
    });
    scene.plays(1, "h2h3");
    let user = UserId(3);
    let (seat, turn) = (None, None);
    scene.does(Input::Resign { user, seat, turn });
    let seat = Seat::Yellow;
    assert_eq!(scene.refuses(back(1)), Refusal::TooLateToTakeBack { seat });
}

#[test]
fn the_log_loads_as_it_was() {
    // Facts are only ever added; a fold over all of them is the table.
    let mut settings = Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
    settings.time_limit = Some(TimeLimit::Day1);
    let outcome = Table::open(HOST, settings).unwrap();
    let mut log: Vec<(Fact, Timestamp)> = outcome.facts.into_iter().map(|f| (f, T0)).collect();
    let mut table = Table::replay(log.clone()).unwrap();
    let inputs = [
        sit(1, Seat::Red),
        sit(2, Seat::Blue),
        sit(3, Seat::Yellow),
        sit(4, Seat::Green),
        Input::Start { user: HOST },
        typed(1, "h2h3"),
        back(1),
        typed(1, "h2h4"),
        typed(2, "b7c7"),
        back(2),
        typed(2, "b7d7"),
        typed(3, "h13h11"),
    ];
    for (input, minute) in inputs.into_iter().zip(0..) {
        let now = T0 + Duration::from_mins(minute);
        let outcome = table.handle(input, now).unwrap();
        log.extend(outcome.facts.iter().map(|fact| (fact.clone(), now)));
        table = table.after(&outcome, now);
        assert_eq!(Table::replay(log.clone()).unwrap(), table);
    }
    assert_whole(&table);
}
