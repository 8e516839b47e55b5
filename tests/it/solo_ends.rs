//! Leaving, lead, draws and walking kings in solo games (RULES 5.7 to 5.10, 6).

use vierschach::rules::{BySeat, Claim, GameResult, Lead, Leaving, Mode, Preset, Ruleset, Seat};

use super::scene::{check, describe_ending, game, rules, run};

/// Preset vierschach: a lead of 21 ends the game, who leaves goes grey.
fn vierschach() -> Ruleset {
    rules(Preset::Vierschach, Mode::Solo)
}

/// Preset reference: the lead is claimed, the king of who leaves walks on.
fn reference() -> Ruleset {
    rules(Preset::Reference, Mode::Solo)
}

const NOTHING: &str = "refused: there is nothing of that kind to claim";
/// Four kings at home and a pawn each of Red and Yellow, so that the position is not dead.
const QUIET: &str = "red to move: rKh1 bKa7 yKg14 gKn8 rPd2 yPk13";

#[test]
fn leaving() {
    let two = "red to move: rKh1 rPd2 bKa7 dyKg14 dgKn8; out yellow green";
    check(
        vierschach(),
        &[
            ("5.7", QUIET, "red:resign", "red out, resigned; turn blue"),
            (
                "5.7: out of turn",
                QUIET,
                "yellow:resign",
                "yellow out, resigned; turn red",
            ),
            (
                "5.7, 7.3",
                QUIET,
                "red:timeout",
                "red out, timeout; turn blue",
            ),
            ("7.3", QUIET, "blue:timeout", "refused: it is red's turn"),
            (
                "5.7: once",
                QUIET,
                "blue:resign blue:resign",
                "refused: blue is out of the game",
            ),
            (
                "5.7: the last active seat",
                two,
                "red:resign",
                "red out, resigned; blue +20 last; end: blue last, points 0 20 0 0",
            ),
            (
                "5.7: out of turn",
                two,
                "blue:resign",
                "blue out, resigned; red +20 last; end: red last, points 20 0 0 0",
            ),
        ],
    );
}

#[test]
fn the_end() {
    let two = |points: &str| {
        format!("red to move: rKh1 rRd5 bKa7 bNd9 dyKg14 dgKn8; out yellow green; points {points}")
    };
    check(
        vierschach(),
        &[
            (
                "5.8: 21 ahead",
                &two("18 0 3 50"),
                "d5d9",
                "red d5d9; red +3 blue knight; end: red leads, points 21 0 3 50",
            ),
            (
                "5.8: 20 ahead",
                &two("17 0 3 50"),
                "d5d9",
                "red d5d9; red +3 blue knight; turn blue",
            ),
            (
                "5.8: three left",
                &format!("{QUIET}; points 90 0 0 0"),
                "blue:resign",
                "blue out, resigned; turn red",
            ),
            (
                "5.8: two left, and a seat's leaving decides it",
                &format!("{QUIET}; points 21 0 0 0"),
                "blue:resign green:resign",
                "green out, resigned; end: red leads, points 21 0 0 0",
            ),
        ],
    );
    let places = |points| GameResult::Solo(BySeat(points)).places().0;
    assert_eq!(
        places([21, 0, 3, 50]),
        [2, 4, 3, 1],
        "RULES 5.8: also who is out can win"
    );
    assert_eq!(
        places([5, 7, 7, 5]),
        [3, 1, 1, 3],
        "RULES 5.8: equal points share the place"
    );
}

#[test]
fn the_lead_as_a_claim() {
    let two = |points: &str| {
        format!("red to move: rKh1 rRd5 bKa7 bNd9 dyKg14 dgKn8; out yellow green; points {points}")
    };
    check(
        reference(),
        &[
            (
                "5.8: goes on",
                &two("18 0 3 50"),
                "d5d9",
                "red d5d9; red +3 blue knight; turn blue",
            ),
            (
                "5.8: on the leader's turn",
                &two("18 0 3 50"),
                "d5d9 blue:claim-lead",
                NOTHING,
            ),
            (
                "5.8: claimed",
                &two("18 0 3 50"),
                "d5d9 a7a8 red:claim-lead",
                "end: red leads, points 21 0 3 50",
            ),
            (
                "5.8: not its turn",
                &two("0 50 3 0"),
                "blue:claim-lead",
                "refused: it is red's turn",
            ),
            (
                "5.8: not enough",
                &two("20 0 3 50"),
                "red:claim-lead",
                NOTHING,
            ),
            (
                "5.8: three left",
                "red to move: rKh1 rPd2 bKa7 yKg14 dgKn8; out green; points 90 0 0 0",
                "red:claim-lead",
                NOTHING,
            ),
            (
                "5.10: 20 more for a walking king",
                "red to move: rKh1 rPd2 bKa7 yKg14 dgKn8; out green; walking yellow; points 40 0 0 0",
                "red:claim-lead",
                NOTHING,
            ),
            (
                "5.10: and then it is enough",
                "red to move: rKh1 rPd2 bKa7 yKg14 dgKn8; out green; walking yellow; points 41 0 0 0",
                "red:claim-lead",
                "end: red leads, points 41 0 0 0",
            ),
        ],
    );
    let game = game(reference(), &two("21 0 0 0"));
    assert_eq!(game.claims(), [Claim::Lead]);
}

#[test]
fn draws() {
    const CIRCLE: &str = "h1g1 a7a8 g14h14 n8n7 g1h1 a8a7 h14g14 n7n8";
    const THREE: &str = "red to move: rKh1 dbKa7 yKg14 gKn8 rPd2 yPk13; out blue; points 1 2 3 4";
    let limited = Ruleset {
        move_limit: Some(1),
        ..vierschach()
    };
    check(
        vierschach(),
        &[
            (
                "5.9, 6.3",
                THREE,
                "red:draw",
                "red +10 draw; yellow +10 draw; green +10 draw; end: agreement, points 11 2 13 14",
            ),
            (
                "5.9, 6.1",
                QUIET,
                &format!("{CIRCLE} {CIRCLE}"),
                "green n7n8; turn red; red +10 draw; blue +10 draw; yellow +10 draw; \
                 green +10 draw; end: repetition, points 10 10 10 10",
            ),
            (
                "6.1: who is out is part of the position",
                QUIET,
                &format!("{CIRCLE} {CIRCLE} blue:resign").replace("n7n8 blue", "blue"),
                "blue out, resigned; turn green",
            ),
            (
                "5.9, 6.2: three active seats, 150 plies",
                &format!("{THREE}; halfmove 149"),
                "h1g1",
                "red h1g1; turn yellow; red +10 draw; yellow +10 draw; green +10 draw; \
                 end: fiftymoves, points 11 2 13 14",
            ),
            (
                "6.2: each active seat has made 40 moves, and who goes out changes nothing in that",
                &format!("{QUIET}; halfmove 160"),
                "blue:resign",
                "blue out, resigned; turn red",
            ),
            (
                "5.9, 6.4: only kings among the active seats, and grey pieces",
                "red to move: rKh1 bKa7 yKg14 dgKn8 dgQn5 bNi2; out green",
                "h1i2",
                "red h1i2; red +3 blue knight; turn blue; red +10 draw; blue +10 draw; \
                 yellow +10 draw; end: deadposition, points 13 10 10 0",
            ),
            (
                "6.4: a seat leaves, and only kings are left",
                "red to move: rKh1 rPd2 bKa7 yKg14 gKn8",
                "red:resign",
                "red out, resigned; turn blue; blue +10 draw; yellow +10 draw; green +10 draw; \
                 end: deadposition, points 0 10 10 10",
            ),
        ],
    );
    check(
        limited,
        &[(
            "6.5",
            QUIET,
            "h1g1",
            "red h1g1; turn blue; end: movelimit, points 0 0 0 0",
        )],
    );
}

#[test]
fn walking_kings() {
    check(
        reference(),
        &[
            (
                "5.10: it is its turn at once",
                QUIET,
                "red:resign",
                "red out, resigned; turn red",
            ),
            (
                "5.10: out of time",
                QUIET,
                "red:timeout",
                "red out, timeout; turn red",
            ),
            (
                "5.10: a step",
                QUIET,
                "red:resign h1g1",
                "red h1g1; turn blue",
            ),
            (
                "5.10: its army is grey",
                QUIET,
                "red:resign d2d3",
                "refused: d2d3 is not among red's moves",
            ),
            (
                "5.10: it cannot leave again",
                QUIET,
                "red:resign red:timeout",
                "refused: red is out of the game",
            ),
            (
                "5.10: nor agree to a draw",
                QUIET,
                "red:resign red:draw",
                "refused: red is out of the game",
            ),
            (
                "5.10: out of turn",
                QUIET,
                "blue:resign h1g1 a7a8",
                "blue a7a8; turn yellow",
            ),
            (
                "5.10: it may take its own grey pieces",
                "red to move: rKh1 rPi2 bKa7 yKg14 yPk13 gKn8",
                "red:resign h1i2",
                "red h1i2; turn blue",
            ),
            (
                "5.10: it earns nothing",
                "red to move: rKh1 bKa7 bQi2 yKg14 yPk13 gKn8; walking red",
                "h1i2",
                "red h1i2; turn blue",
            ),
            (
                "5.10: it attacks the squares beside it",
                "yellow to move: rKh1 bKa7 yKh3 gKn8 gRn4; walking red",
                "h3h2",
                "refused: h3h2 is not among yellow's moves",
            ),
        ],
    );
}

#[test]
fn what_becomes_of_walking_kings() {
    check(
        reference(),
        &[
            (
                "5.10: mated for 20",
                "red to move: rKh1 bKa7 yKg14 gKn4 rRm10 rRd11; walking green",
                "d11n11",
                "red d11n11; red +20 mate of green; green out, mated by red; turn blue",
            ),
            (
                "5.10: taken for 20",
                "red to move: rKh1 rRd8 bKa7 yKg14 gKn8; walking green",
                "d8n8",
                "red d8n8; red +20 green king; green out, king taken by red; turn blue",
            ),
            (
                "5.4, 5.10: it does not count for checks",
                "red to move: rKh1 bKg6 yKg14 gKi10 rNi6; walking green",
                "i6h8",
                "red i6h8; turn blue",
            ),
            (
                "5.10: stalemated, removed, ten for each active seat",
                "red to move: rKh1 bKa4 yKg14 gKn8 rQc9; walking blue",
                "c9c5",
                "red c9c5; turn blue; blue king removed; red +10 draw; yellow +10 draw; \
                 green +10 draw; turn yellow",
            ),
            (
                "5.7, 5.10: the last active seat has 20 for each, and no more",
                "red to move: rKh1 rPd2 bKa7 yKg14 dgKn8; out green; walking yellow",
                "blue:resign",
                "blue out, resigned; red +20 last; red +20 last; end: red last, points 40 0 0 0",
            ),
            (
                "5.10: also where the last but one is mated",
                "red to move: rKh1 bKa7 dyKg14 gKn4 rRm10 rRd11; out yellow; walking blue",
                "d11n11",
                "red d11n11; red +20 mate of green; green out, mated by red; red +20 last; \
                 end: red last, points 40 0 0 0",
            ),
            (
                "5.2, 5.10: who leaves in check and has no king move is mated by who moved last",
                "red to move: rKh1 rRd11 rRb9 bKa4 bRi5 yKg14 gKn8",
                "d11a11 blue:resign",
                "blue out, resigned; turn blue; red +20 mate of blue; blue out, mated by red; \
                 turn yellow",
            ),
            (
                "5.2, 5.10: a mate completed by its step earns nothing",
                "yellow to move: rKh1 rRn11 rNk5 rNk4 bKa7 yKn8 gKn4; walking yellow",
                "n8m8",
                "yellow n8m8; green out, mated by yellow; turn red",
            ),
            (
                "5.2, 5.3: who stands in check from the last opponent, to whom it gives check itself, \
                 is not mated: it takes that king",
                "yellow to move: rKd10 rRa11 rNd5 rNd4 bKa4 bRn10 bRn11 bNe7 bNg8 yKa7 dyRb11; \
                 out green; walking yellow",
                "a7b8",
                "yellow a7b8; turn red",
            ),
        ],
    );
    let mut forked = game(
        reference(),
        "red to move: rKh1 bKg6 yKg14 gKi10 rNi6; walking green",
    );
    run(&mut forked, "i6h8");
    let checks = forked.history()[0].checks;
    assert_eq!(
        checks.0,
        [false, true, false, true],
        "notation marks a walking king's check"
    );
    let mut gone = game(
        reference(),
        "red to move: rKh1 bKa4 yKg14 gKn8 rQc9; walking blue",
    );
    run(&mut gone, "c9c5");
    assert!(!gone.is_walking(Seat::Blue) && gone.position().king(Seat::Blue).is_none());
}

#[test]
fn house_rules_mix() {
    let mixed = Ruleset {
        lead: Lead::Automatic,
        leaving: Leaving::WalkingKing,
        ..reference()
    };
    check(
        mixed,
        &[(
            "5.8 automatic with 5.10: a lead of 21 ends it, the walking king notwithstanding",
            "red to move: rKh1 rPd2 bKa7 yKg14 dgKn8; out green; points 21 0 0 0",
            "yellow:resign",
            "yellow out, resigned; end: red leads, points 21 0 0 0",
        )],
    );
}

#[test]
fn starts_that_are_over() {
    let over = [
        (
            "red to move: rKh1 bKa7 yKg14 gKn8; walking red blue yellow green",
            "deadposition, points 0 0 0 0",
        ),
        (
            "red to move: rKh1 rPd2 yKg14; out blue green; walking yellow",
            "red last, points 20 0 0 0",
        ),
        (
            "red to move: rKh1 rPd2 bKa7; out yellow green; points 0 21 0 0",
            "blue leads, points 0 21 0 0",
        ),
        (
            "blue to move: rKh1 rQc5 bKa4; out yellow green",
            "red last, points 0 20 0 0",
        ),
        (
            "red to move: rKh1 bKa7 yKg14 gKn8; points 1 2 3 4",
            "deadposition, points 11 12 13 14",
        ),
    ];
    for (text, expected) in over {
        let game = game(vierschach(), text);
        let ending = game.ending().map(|ending| describe_ending(&ending));
        assert_eq!(ending.as_deref(), Some(expected), "{text}");
        assert_eq!((game.turn(), game.history().len()), (None, 0));
    }
}
