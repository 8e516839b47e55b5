//! What a table decides of offers, resignation, time and absence.

use std::time::Duration;

use vierschach::{cpu::Level, rules::*, table::*};

use crate::table_scene::*;

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
    assert_eq!(scene.notices, [Notice::Over { told: 2 }]);
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
    assert_eq!(
        scene.notices,
        [
            Notice::Declined {
                seat,
                offer,
                by: Seat::Green
            },
            Notice::Tidy
        ]
    );
    assert_eq!(scene.ending(), None);
    // Nobody is pestered: not again before the next move.
    assert_eq!(scene.refuses(resign.clone()), Refusal::DeclinedBefore);
    for user in [3, 4, 1, 2] {
        let mv = scene.table.play().unwrap().game.legal_moves()[0];
        scene.plays(user, &mv.to_string());
    }
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
    assert_eq!(scene.refuses(answer(2, true)), Refusal::AgreedAlready);
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
    assert_eq!(scene.refuses(draw(1)), Refusal::DeclinedBefore);
    scene.does(draw(2));
    let old = Input::Answer {
        user: UserId(1),
        offer: Some(2),
        accept: true,
    };
    for (user, text) in [(1, "h2h3"), (2, "b7c7"), (3, "h13h12"), (4, "n10l9")] {
        scene.plays(user, text);
    }
    scene.does(answer(1, true));
    scene.plays(1, "h3h4");
    assert!(scene.table.play().unwrap().offer().is_some());
    scene.plays(2, "c7d7");
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
    assert_eq!(scene.notices, [Notice::Away { seat, why }]);
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
        told: 0,
    };
    let seat = Notice::Seat { seat: Seat::Red };
    assert_eq!(scene.notices, [seat, turn], "and is told whose turn it is");
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
fn nobody_plays_for_nobody() {
    // RULES 7.3: the CPU holds a seat for its player; when all are away, the game waits for them.
    let mut scene = Scene::lobby(|_| {});
    scene.does(sit(1, Seat::Red));
    scene.does(sit(2, Seat::Blue));
    scene.does(Input::Start { user: HOST });
    scene.does(Input::Away { user: UserId(1) });
    assert!(scene.table.cpu_turn().is_some(), "Blue is still there");
    scene.does(Input::Away { user: UserId(2) });
    assert!(scene.table.is_waiting());
    assert_eq!(scene.table.cpu_turn(), None);
    scene.plays(1, "h2h3");
    assert_eq!(scene.table.cpu_turn(), Some((Turn(2), Level::Medium)));
}

#[test]
fn who_is_out_has_no_seat_to_hand_over() {
    let mut scene = Scene::playing(|s| {
        *s = Settings::new(Preset::Vierschach, Mode::Solo).unwrap();
    });
    let user = UserId(2);
    let (seat, turn) = (None, None);
    scene.does(Input::Resign { user, seat, turn });
    let seat = Seat::Blue;
    assert_eq!(scene.notices, [Notice::Seat { seat }], "out of turn");
    assert_eq!(scene.refuses(Input::Away { user }), Refusal::NotSeated);
    assert_eq!(scene.refuses(Input::Back { user }), Refusal::NotSeated);
    let user = UserId(9);
    let out = Refusal::Rule(RuleError::SeatIsOut(seat));
    assert_eq!(scene.refuses(Input::TakeOver { user, seat }), out);
    let level = Some(Level::Easy);
    let user = HOST;
    assert_eq!(scene.refuses(Input::SeatCpu { user, seat, level }), out);
}

fn resign(user: u64) -> Input {
    let user = UserId(user);
    Input::Resign {
        user,
        seat: None,
        turn: None,
    }
}

#[test]
fn an_offer_does_not_wait_for_who_is_out() {
    // RULES 6.3: those who still play have to agree.
    let solo = |s: &mut Settings| *s = Settings::new(Preset::Vierschach, Mode::Solo).unwrap();
    let mut scene = Scene::playing(solo);
    scene.does(draw(1));
    scene.plays(1, "h2h3");
    scene.does(answer(2, true));
    scene.does(answer(3, true));
    assert_eq!(scene.ending(), None);
    scene.does(resign(4));
    assert_eq!(scene.ending(), Some(Reason::Agreement));
    assert_eq!(scene.notices, [Notice::Over { told: 2 }, Notice::Tidy]);

    // Who is out offers nothing any more.
    let mut scene = Scene::playing(solo);
    scene.does(draw(1));
    scene.does(resign(1));
    assert!(scene.notices.contains(&Notice::Tidy), "its buttons go");
    assert_eq!(scene.refuses(answer(2, true)), Refusal::NoOffer);
    scene.does(draw(2));

    // A move from before somebody left stays.
    let mut scene = Scene::playing(|s| {
        solo(s);
        s.ranked = true;
    });
    scene.plays(1, "h2h3");
    let (user, turn) = (UserId(1), None);
    scene.does(Input::TakeBack { user, turn });
    scene.does(resign(4));
    assert_eq!(scene.refuses(answer(2, true)), Refusal::NoOffer);
}

#[test]
fn coming_back_by_a_move_brings_back_all_seats() {
    // RULES 7.3
    let mut scene = Scene::lobby(|_| {});
    for (user, seat) in [(1, Seat::Red), (2, Seat::Blue), (1, Seat::Yellow)] {
        scene.does(sit(user, seat));
    }
    scene.does(Input::Start { user: HOST });
    scene.does(Input::Away { user: UserId(1) });
    scene.plays(1, "h2h3");
    for seat in [Seat::Red, Seat::Yellow] {
        assert_eq!(scene.table.occupant(seat).present(), Some(UserId(1)));
        assert!(scene.notices.contains(&Notice::Seat { seat }), "it is said");
    }
}

#[test]
fn a_ranked_game_is_not_called_off_by_who_plays_it() {
    let mut scene = Scene::playing(|s| s.ranked = true);
    let cancel = |by| Input::Cancel { by, reason: None };
    let (host, stranger) = (Canceller::Host(HOST), Canceller::Moderator(UserId(9)));
    for (user, text) in [(1, "h2h3"), (2, "b7c7"), (3, "h13h12")] {
        scene.plays(user, text);
        assert!(scene.table.handle(cancel(host), T0).is_ok());
    }
    scene.plays(4, "n10l9");
    // Not even by a moderator whose seat somebody else has now.
    scene.does(Input::Away { user: UserId(2) });
    scene.does(Input::TakeOver {
        user: UserId(8),
        seat: Seat::Blue,
    });
    for by in [
        host,
        Canceller::Moderator(UserId(2)),
        Canceller::Moderator(UserId(8)),
    ] {
        assert_eq!(scene.refuses(cancel(by)), Refusal::RankedCancel);
    }
    scene.does(cancel(stranger));
    assert_eq!(scene.table.stage(), Stage::Cancelled);
    let mut unranked = Scene::playing(|_| {});
    for (user, text) in [(1, "h2h3"), (2, "b7c7"), (3, "h13h12"), (4, "n10l9")] {
        unranked.plays(user, text);
    }
    unranked.does(cancel(host));
}
