//! Points, elimination and ends of solo games (RULES 5), and draws there (6).

use vierschach::rules::{
    BySeat, Claim, GameResult, Lead, Leaving, Mode, MoveKind, Out, Preset, Ruleset, Seat,
};

use super::scene::{check, game, run};

/// Preset vierschach: a lead of 21 ends the game, who leaves goes grey.
fn vierschach() -> Ruleset {
    Preset::Vierschach
        .ruleset(Mode::Solo)
        .expect("it knows solo")
}

/// Preset reference: the lead is claimed, the king of who leaves walks on.
fn reference() -> Ruleset {
    Preset::Reference
        .ruleset(Mode::Solo)
        .expect("it knows solo")
}

const NOTHING: &str = "refused: there is nothing of that kind to claim";
/// Four kings at home and a pawn each of Red and Yellow, so that the position is not dead.
const QUIET: &str = "red to move: rKh1 bKa7 yKg14 gKn8 rPd2 yPk13";

#[test]
fn captures() {
    let table = [
        ("bPd9", "red +1 blue pawn; "),
        ("bNd9", "red +3 blue knight; "),
        ("bBd9", "red +5 blue bishop; "),
        ("bRd9", "red +5 blue rook; "),
        ("bQd9", "red +9 blue queen; "),
        ("bDd9", "red +1 blue queen; "),
        ("gQd9", "red +9 green queen; "),
    ];
    for (piece, points) in table {
        let text = format!("red to move: rKh1 rRd5 bKa7 yKg14 gKn8 {piece}");
        let told = run(&mut game(vierschach(), &text), "d5d9");
        assert_eq!(
            told,
            format!("red d5d9; {points}turn blue"),
            "RULES 5.1: {piece}"
        );
    }
    for piece in [
        "dbPd9", "dbNd9", "dbBd9", "dbRd9", "dbQd9", "dbDd9", "dbKd9",
    ] {
        let king = if piece == "dbKd9" { "" } else { "dbKa7" };
        let text = format!("red to move: rKh1 rRd5 yKg14 gKn8 {king} {piece}; out blue");
        let told = run(&mut game(vierschach(), &text), "d5d9");
        assert_eq!(told, "red d5d9; turn yellow", "RULES 5.1, 5.5: {piece}");
    }
}

#[test]
fn captures_en_passant() {
    const STEP: &str = "blue to move: rKh1 rPd4 bKa7 bPb5 yKg14 yPk13 gKn8";
    check(
        vierschach(),
        &[
            (
                "2.3, 5.1",
                STEP,
                "b5d5 g14h14 n8n7 d4c5",
                "red d4c5; red +1 blue pawn; turn blue",
            ),
            (
                "2.3: who stepped has gone out: worth nothing",
                STEP,
                "b5d5 blue:resign g14h14 n8n7 d4c5",
                "red d4c5; turn yellow",
            ),
            (
                "2.3: lapsed when the turn has passed over who stepped",
                STEP,
                "b5d5 blue:resign g14h14 n8n7 h1g1 h14g14 n7n8 d4c5",
                "refused: d4c5 is not among red's moves",
            ),
            (
                "2.3, 5.1: one capture takes both, with the points of both",
                "red to move: rKh1 rPd3 bKa7 bPd4 gNc4 yKg14 gKn8; stepped blue c4 d4",
                "d3c4",
                "red d3c4; red +3 green knight; red +1 blue pawn; turn blue",
            ),
        ],
    );
    let mut passed = game(vierschach(), STEP);
    run(&mut passed, "b5d5 blue:resign g14h14 n8n7 d4c5");
    let ply = passed.history().last().expect("plies were played");
    assert_eq!(ply.mv.kind, MoveKind::EnPassant);
    let taken: Vec<_> = ply
        .captures()
        .map(|(at, piece)| (at.to_string(), piece.grey))
        .collect();
    assert_eq!(
        taken,
        [("d5".to_owned(), true)],
        "RULES 2.3: the pawn is grey"
    );
}

const TWO_MATES: &str = "red to move: rKh1 bKa4 yKg14 gKn4 rRb9 rRm9 rRd5 rQh8";
/// Here Blue's rook on m9 keeps Green's king from the m-file.
const ONE_GUARDS_THE_OTHER: &str = "red to move: rKh1 bKa4 yKg14 gKn4 rRb9 bRm9 rRd5 rQh8";

#[test]
fn mates() {
    const BOTH: &str = "red h8h4; red +1 2 checks; red +20 mate of blue; blue out, mated by red; \
                        red +20 mate of green; green out, mated by red; ";
    check(
        vierschach(),
        &[
            (
                "5.2: at once, not on the mated seat's turn",
                "red to move: rKh1 bKa7 yKg14 gKn4 rRm10 rRd11",
                "d11n11",
                "red d11n11; red +20 mate of green; green out, mated by red; turn blue",
            ),
            (
                "5.2: completed by a seat whose piece gives no check",
                "red to move: rKh1 bKa7 yKg14 gKn4 yRn11 rRd10",
                "d10m10",
                "red d10m10; red +20 mate of green; green out, mated by red; turn blue",
            ),
            (
                "5.2: the next seat mated: its turn is passed over",
                "red to move: rKh1 bKa4 yKg14 gKn8 rRb9 rRd11",
                "d11a11",
                "red d11a11; red +20 mate of blue; blue out, mated by red; turn yellow",
            ),
            (
                "5.2: two mated by one move; 5.8 ends the game",
                TWO_MATES,
                "h8h4",
                &format!("{BOTH}end: red leads, points 41 0 0 0"),
            ),
            (
                "5.2: both are mated, though the one who guarded goes out as well",
                ONE_GUARDS_THE_OTHER,
                "h8h4",
                &format!("{BOTH}end: red leads, points 41 0 0 0"),
            ),
            (
                "5.2: no mate while a capture helps",
                "red to move: rKh1 bKa4 bNb9 yKg14 gKn8 rRb8 rRd11",
                "d11a11",
                "red d11a11; turn blue",
            ),
        ],
    );
    check(
        reference(),
        &[(
            "5.2: the game goes on",
            TWO_MATES,
            "h8h4",
            &format!("{BOTH}turn yellow"),
        )],
    );
}

#[test]
fn kings_taken() {
    const HANGING: &str = "green to move: rKh1 bKa7 yKd14 gKn8 rRd5 gRd9";
    check(
        vierschach(),
        &[
            ("5.3: not mated", HANGING, "d9k9", "green d9k9; turn red"),
            (
                "5.3",
                HANGING,
                "d9k9 d5d14",
                "red d5d14; red +20 yellow king; yellow out, king taken by red; turn blue",
            ),
            (
                "5.3: the capturer's own king must be safe",
                "green to move: rKg5 bKa7 bRa5 yKd14 gKn8 rRd5 gRd9",
                "d9k9 d5d14",
                "refused: d5d14 is not among red's moves",
            ),
            (
                "5.3: taking the king of the seat that gives check answers it",
                "red to move: rKh1 bKa7 yKd14 yRh12 gKn8 rRd5",
                "d5d14",
                "red d5d14; red +20 yellow king; yellow out, king taken by red; turn blue",
            ),
            (
                "5.2, 5.3: the army is grey before mates are judged",
                "red to move: rKh1 bKm10 bRn11 yKg14 gKn4 rRd10",
                "d10m10",
                "red d10m10; red +20 blue king; blue out, king taken by red; turn yellow",
            ),
            (
                "5.3, 5.8: the last but one",
                "red to move: rKh1 rRd5 yKd14 dbKa7 dgKn8; out blue green; points 0 9 0 50",
                "d5d14",
                "red d5d14; red +20 yellow king; yellow out, king taken by red; \
                 end: red last, points 20 9 0 50",
            ),
        ],
    );
}

#[test]
fn several_kings_checked() {
    check(
        vierschach(),
        &[
            (
                "5.4: one",
                "red to move: rKh1 bKg6 yKg14 gKn8 rNi6",
                "i6h8",
                "red i6h8; turn blue",
            ),
            (
                "5.4: two",
                "red to move: rKh1 bKg6 yKi10 gKn8 rNi6",
                "i6h8",
                "red i6h8; red +5 2 checks; turn blue",
            ),
            (
                "5.4: three",
                "red to move: rKh1 bKg6 yKi10 gKj7 rNi6",
                "i6h8",
                "red i6h8; red +20 3 checks; turn blue",
            ),
            (
                "5.4: two by a queen",
                "red to move: rKh1 bKe5 yKk11 gKn5 rQi7",
                "i7h8",
                "red i7h8; red +1 2 checks; turn blue",
            ),
            (
                "5.4: three by a queen",
                "red to move: rKh1 bKe5 yKk11 gKh12 rQi7",
                "i7h8",
                "red i7h8; red +5 3 checks; turn blue",
            ),
            (
                "5.4: two by a pawn that becomes a queen",
                "red to move: rKh1 bKe5 yKk11 gKn5 rPh7",
                "h7h8q",
                "red h7h8q; red +1 2 checks; turn blue",
            ),
            (
                "5.4: two by pieces behind such a pawn",
                "red to move: rKh1 bKa9 yKj10 gKm7 rBd4 rRd7 rPg7",
                "g7g8q",
                "red g7g8q; red +5 2 checks; turn blue",
            ),
            (
                "5.4: a king that stood in check from Red before does not count",
                "red to move: rKh1 bKa7 yKi10 gKn8 rRn4 rNi6",
                "i6h8",
                "red i6h8; turn blue",
            ),
            (
                "5.4: a king that now stands in check from Yellow does not count",
                "red to move: rKh1 bKk7 yKg14 gKn4 yRn11 rNn6",
                "n6m8",
                "red n6m8; turn blue",
            ),
            (
                "5.4: seats that are out do not count",
                "red to move: rKh1 dbKg6 yKi10 gKn8 rNi6; out blue",
                "i6h8",
                "red i6h8; turn yellow",
            ),
        ],
    );
}

#[test]
fn grey_pieces() {
    let text =
        "red to move: rKh1 yKg14 gKn8 dbKa7 dbRh9 dbQn4 dbPb5 yRh12; out blue; points 1 2 3 4";
    let mut game = game(vierschach(), text);
    assert_eq!(
        game.checked(),
        BySeat::default(),
        "RULES 5.5: no check, and lines are blocked"
    );
    assert_eq!(game.out(Seat::Blue), Some(Out::AtStart));
    assert_eq!(
        run(&mut game, "h1g1"),
        "red h1g1; turn yellow",
        "RULES 5.5: they do not move"
    );
    assert_eq!(game.points().0, [1, 2, 3, 4], "RULES 5.5: points are kept");
    assert_eq!(
        run(&mut game, "blue:resign"),
        "refused: blue is out of the game"
    );
}

#[test]
fn stalemate() {
    check(
        vierschach(),
        &[
            (
                "5.6",
                "red to move: rKh1 bKa4 yKg14 gKn8 rQc9",
                "c9c5",
                "red c9c5; turn blue; blue +20 stalemate; blue out, stalemate; turn yellow",
            ),
            (
                "5.6: not before its turn",
                "yellow to move: rKh1 bKa4 yKg14 yQc9 gKn8",
                "c9c5",
                "yellow c9c5; turn green",
            ),
            (
                "5.6: on its turn",
                "yellow to move: rKh1 bKa4 yKg14 yQc9 gKn8",
                "c9c5 n8n9 h1h2",
                "red h1h2; turn blue; blue +20 stalemate; blue out, stalemate; turn yellow",
            ),
            (
                "5.6: with two seats left the game ends",
                "red to move: rKh1 bKa4 rQc9 dyKg14 dgKn8; out yellow green",
                "c9c5",
                "red c9c5; turn blue; blue +20 stalemate; blue out, stalemate; \
                 end: red last, points 0 20 0 0",
            ),
            (
                "5.6: two seats one after the other",
                "red to move: rKh1 bKa4 yKd14 gKn8 rQc9 rQe12",
                "c9c5",
                "red c9c5; turn blue; blue +20 stalemate; blue out, stalemate; \
                 turn yellow; yellow +20 stalemate; yellow out, stalemate; turn green",
            ),
        ],
    );
}

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
    let rules = Ruleset {
        lead: Lead::Automatic,
        leaving: Leaving::WalkingKing,
        ..reference()
    };
    check(
        rules,
        &[(
            "5.8 automatic with 5.10: a lead of 21 ends it, the walking king notwithstanding",
            "red to move: rKh1 rPd2 bKa7 yKg14 dgKn8; out green; points 21 0 0 0",
            "yellow:resign",
            "yellow out, resigned; end: red leads, points 21 0 0 0",
        )],
    );
}
