//! Points and mates of solo games (RULES 5.1 to 5.6).

use vierschach::rules::{BySeat, Mode, MoveKind, Out, Preset, Ruleset, Seat};

use super::scene::{check, game, rules, run};

/// Preset vierschach: a lead of 21 ends the game, who leaves goes grey.
fn vierschach() -> Ruleset {
    rules(Preset::Vierschach, Mode::Solo)
}

/// Preset reference: the lead is claimed, the king of who leaves walks on.
fn reference() -> Ruleset {
    rules(Preset::Reference, Mode::Solo)
}

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
