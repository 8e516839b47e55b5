//! What a table decides of turns that take long, and of seats whose player does not come.

use std::time::Duration;

use vierschach::{rules::*, table::*};

use crate::table_scene::*;

const DAY: Duration = Duration::from_hours(24);

fn remind(scene: &mut Scene, turn: u32) -> Vec<Notice> {
    let (turn, aloud) = (Turn(turn), true);
    scene.does(Input::Remind { turn, aloud });
    scene.notices.clone()
}

fn reminder(turn: u32) -> Vec<Notice> {
    let turn = Turn(turn);
    vec![Notice::Reminder { turn }]
}

#[test]
fn reminders_are_few_and_late() {
    // DISCORD: at 50 %, 80 % and 95 % for a day and more, one at 80 % for an hour, none in games
    // at one sitting.
    let minutes = |limit| {
        let mut scene = Scene::playing(|s| s.time_limit = Some(limit));
        let mut at = Vec::new();
        while let Some((next, turn)) = scene.table.look_at() {
            at.push((next.0 - T0.0) as f64 / 60_000.0);
            scene.now = next;
            assert_eq!(remind(&mut scene, turn.0), reminder(1), "{limit:?}");
            assert_eq!(remind(&mut scene, turn.0), [], "once, at {next:?}");
        }
        at
    };
    for (limit, expected) in [
        (TimeLimit::Seconds30, vec![]),
        (TimeLimit::Seconds60, vec![]),
        (TimeLimit::Minutes5, vec![4.0]),
        (TimeLimit::Hour1, vec![48.0]),
        (TimeLimit::Hours12, vec![576.0]),
        (TimeLimit::Day1, vec![720.0, 1152.0, 1368.0]),
        (TimeLimit::Days3, vec![2160.0, 3456.0, 4104.0]),
        (TimeLimit::Days7, vec![5040.0, 8064.0, 9576.0]),
    ] {
        assert_eq!(minutes(limit), expected, "{limit:?}");
    }
}

#[test]
fn a_reminder_is_for_its_turn_and_not_early() {
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Day1));
    scene.now = Timestamp((T0 + DAY / 2).0 - 1);
    assert_eq!(remind(&mut scene, 1), []);
    scene.now = T0 + DAY / 2;
    assert_eq!(remind(&mut scene, 2), [], "another turn's timer");
    assert_eq!(remind(&mut scene, 1), reminder(1));
    // Of those that have passed meanwhile one is enough.
    scene.now = T0 + DAY * 96 / 100;
    assert_eq!(remind(&mut scene, 1), reminder(1));
    assert_eq!(scene.table.look_at(), None);

    // With the move it is out of date, and the next player has time again.
    scene.plays(1, "h2h3");
    let (turn, told) = (Turn(2), 0);
    let called = Notice::Turn { turn, told };
    assert_eq!(scene.notices, [called, Notice::Tidy]);
    assert_eq!(scene.table.look_at(), Some((scene.now + DAY / 2, Turn(2))));
    scene.plays(2, "b7c7");
    assert!(
        !scene.notices.contains(&Notice::Tidy),
        "there was no reminder"
    );
}

#[test]
fn who_wants_no_reminder_gets_none() {
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Day1));
    scene.now = T0 + DAY / 2;
    let (turn, aloud) = (Turn(1), false);
    let facts = scene.does(Input::Remind { turn, aloud });
    assert_eq!(facts, [Fact::Looked { times: 1 }]);
    assert_eq!(scene.notices, []);
}

#[test]
fn seen_ends_the_reminders_of_a_turn() {
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Day1));
    let seen = |user, turn| Input::Seen {
        user: UserId(user),
        turn: Turn(turn),
    };
    scene.now = T0 + DAY / 2;
    remind(&mut scene, 1);
    assert_eq!(scene.refuses(seen(1, 2)), Refusal::Stale);
    let (seat, user) = (Seat::Red, Some(UserId(1)));
    assert_eq!(
        scene.refuses(seen(2, 1)),
        Refusal::NotYourTurn { seat, user }
    );
    assert_eq!(scene.does(seen(1, 1)), [Fact::Seen { seat }]);
    assert_eq!(scene.notices, [Notice::Tidy]);
    assert_eq!(scene.does(seen(1, 1)), [], "twice");
    assert_eq!(scene.table.look_at(), None);
    assert!(scene.table.due().is_some(), "the deadline stays");
    scene.plays(1, "h2h3");
    assert!(scene.table.look_at().is_some(), "the next turn");
}

#[test]
fn an_outage_moves_the_reminders_with_the_deadline() {
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Day1));
    scene.now = T0 + DAY / 2;
    remind(&mut scene, 1);
    let since = scene.now;
    scene.now = scene.now + DAY;
    scene.does(Input::Credit { since });
    assert_eq!(remind(&mut scene, 1), [], "the first one is not said again");
    let second = T0 + DAY * 8 / 10 + DAY;
    assert_eq!(scene.table.look_at(), Some((second, Turn(1))));
    assert_eq!(scene.table.due(), Some((T0 + DAY * 2, Turn(1))));
}

/// The board names the old deadline: an outage that makes a difference is told, once.
#[test]
fn an_outage_is_told_where_it_makes_a_difference() {
    for (limit, minutes, told) in [
        (TimeLimit::Minutes5, 1, true),
        (TimeLimit::Hour1, 5, false),
        (TimeLimit::Hour1, 6, true),
        (TimeLimit::Days7, 16 * 60, false),
        (TimeLimit::Days7, 17 * 60, true),
    ] {
        let mut scene = Scene::playing(|s| s.time_limit = Some(limit));
        let since = scene.now;
        scene.now = since + Duration::from_secs(minutes * 60);
        let word = told.then_some(Notice::Resumed { since });
        scene.does(Input::Credit { since });
        assert_eq!(scene.notices, Vec::from_iter(word), "{limit:?}, {minutes}");
        scene.does(Input::Credit { since });
        assert_eq!(scene.notices, [], "{limit:?}, once");
    }
    let mut untimed = Scene::playing(|_| {});
    let since = untimed.now;
    untimed.now = since + DAY;
    assert_eq!(untimed.does(Input::Credit { since }), []);
    assert_eq!(untimed.notices, []);
}

#[test]
fn a_seat_that_the_cpu_holds_is_not_reminded() {
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Day1));
    scene.now = T0 + DAY / 2;
    remind(&mut scene, 1);
    scene.does(Input::Away { user: UserId(1) });
    assert!(scene.notices.contains(&Notice::Tidy));
    assert_eq!(
        (scene.table.look_at(), scene.table.reminded()),
        (None, None)
    );
    // Who comes back has the whole time, and the reminders with it.
    scene.does(Input::Back { user: UserId(1) });
    assert_eq!(scene.table.look_at(), Some((scene.now + DAY / 2, Turn(1))));
}

#[test]
fn without_a_limit_who_left_the_server_blocks_nobody() {
    let mut scene = Scene::playing(|_| {});
    for days in [1, 3, 7, 14, 28, 42, 56] {
        let at = T0 + DAY * days;
        assert_eq!(scene.table.look_at(), Some((at, Turn(1))));
        scene.now = at;
        assert_eq!(remind(&mut scene, 1), [Notice::Look { turn: Turn(1) }]);
        assert_eq!(scene.table.reminded(), None, "nobody is called");
    }
    // As long as it takes: also one who leaves the server late is found.
    assert_eq!(scene.table.look_at(), Some((T0 + DAY * 70, Turn(1))));
    let gone = |turn, user| Input::Gone {
        turn: Turn(turn),
        user: UserId(user),
    };
    assert_eq!(scene.does(gone(2, 1)), [], "another turn");
    assert_eq!(scene.does(gone(1, 2)), [], "somebody else's");
    let (seat, why) = (Seat::Red, AwayReason::Gone);
    assert_eq!(scene.does(gone(1, 1)), [Fact::Away { seat, why }]);
    assert_eq!(scene.notices, [Notice::Away { seat, why }]);
    assert!(scene.table.cpu_turn().is_some(), "the game goes on");
}

#[test]
fn a_moderator_hands_a_seat_to_the_cpu() {
    let mut scene = Scene::playing(|_| {});
    scene.does(draw(1));
    for user in [2, 3] {
        scene.does(answer(user, true));
    }
    let send = |seat| Input::SendAway { seat };
    // RULES 6.3: the vote that waited for this seat is settled with it.
    scene.does(send(Seat::Green));
    let (seat, why) = (Seat::Green, AwayReason::Sent);
    assert!(scene.notices.contains(&Notice::Away { seat, why }));
    assert_eq!(scene.ending(), Some(Reason::Agreement));

    let mut scene = Scene::playing(|_| {});
    scene.does(send(Seat::Green));
    assert_eq!(
        scene.refuses(send(Seat::Green)),
        Refusal::NobodyThere { seat: Seat::Green }
    );
    scene.does(Input::Back { user: UserId(4) });
    assert!(scene.table.occupant(Seat::Green).present().is_some());
}

#[test]
fn a_consent_does_not_wait_for_a_partner_who_is_away() {
    // RULES 6.3, 7.1: a partner whose seat the CPU holds agrees, also while the question stands.
    let mut scene = Scene::playing(|s| {
        *s = Settings::new(Preset::Negyszemelyes, Mode::Teams).unwrap();
    });
    let resign = Input::Resign {
        user: UserId(2),
        seat: None,
        turn: None,
    };
    scene.does(resign);
    assert_eq!(scene.ending(), None);
    scene.does(Input::Away { user: UserId(4) });
    let seat = Seat::Blue;
    assert_eq!(scene.ending(), Some(Reason::Resignation { seat }));
    assert!(scene.notices.contains(&Notice::Tidy), "its buttons go");
}

#[test]
fn who_takes_over_has_the_whole_time() {
    // RULES 7.4: the turn of an abandoned seat has run out long ago.
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Hour1));
    scene.now = T0 + Duration::from_hours(1);
    scene.does(Input::Expire { turn: Turn(1) });
    scene.now = T0 + Duration::from_hours(5);
    let (user, seat) = (UserId(9), Seat::Red);
    scene.does(Input::TakeOver { user, seat });
    let due = scene.now + Duration::from_hours(1);
    assert_eq!(scene.table.due(), Some((due, Turn(1))));
    // The one whose seat it was is told; who takes over is called.
    let user = UserId(1);
    let (turn, told) = (Turn(1), 0);
    assert_eq!(
        scene.notices,
        [Notice::Replaced { seat, user }, Notice::Turn { turn, told }]
    );
    // And so is the one whose seat the host gives to the CPU.
    scene.does(Input::Away { user: UserId(2) });
    scene.does(Input::SeatCpu {
        user: HOST,
        seat: Seat::Blue,
        level: Some(vierschach::cpu::Level::Easy),
    });
    let (seat, user) = (Seat::Blue, UserId(2));
    assert_eq!(scene.notices, [Notice::Replaced { seat, user }]);
}

#[test]
fn a_settled_offer_is_tidied_up() {
    let mut scene = Scene::playing(|_| {});
    scene.does(draw(1));
    assert!(!scene.notices.contains(&Notice::Tidy));
    scene.does(answer(2, true));
    assert_eq!(scene.notices, [], "it still stands");
    scene.does(answer(3, false));
    assert!(scene.notices.contains(&Notice::Tidy), "declined");
    scene.does(draw(2));
    for (user, text) in [
        (1, "h2h3"),
        (2, "b7c7"),
        (3, "h13h12"),
        (4, "n10l9"),
        (1, "h3h4"),
    ] {
        scene.plays(user, text);
        assert!(!scene.notices.contains(&Notice::Tidy));
    }
    scene.plays(2, "c7d7");
    assert!(scene.notices.contains(&Notice::Tidy), "lapsed");
    scene.does(draw(2));
    let by = Canceller::Host(HOST);
    let reason = None;
    scene.does(Input::Cancel { by, reason });
    assert!(scene.notices.contains(&Notice::Tidy), "called off");
}

#[test]
fn a_move_taken_back_brings_no_reminder_again() {
    // Whoever took 60 % of the time and moved is not told so when the clock goes on from there.
    let mut scene = Scene::playing(|s| s.time_limit = Some(TimeLimit::Day1));
    scene.now = T0 + DAY / 2;
    remind(&mut scene, 1);
    scene.now = T0 + DAY * 6 / 10;
    scene.plays(1, "h2h3");
    let (user, turn) = (UserId(1), None);
    scene.does(Input::TakeBack { user, turn });
    assert_eq!(
        scene.table.look_at(),
        Some((T0 + DAY * 8 / 10, scene.turn()))
    );
}
