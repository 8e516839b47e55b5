//! How team games end (RULES 4, 6, 7), and what presets and refusals are.

use vierschach::rules::{
    Claim, Draws, Ending, Game, GameResult, Mode, Preset, Reason, RuleError, Ruleset, Seat, Team,
};

use super::scene::{check, game, rules, run, scene};

fn teams() -> Ruleset {
    rules(Preset::Vierschach, Mode::Teams)
}

fn negyszemelyes() -> Ruleset {
    rules(Preset::Negyszemelyes, Mode::Teams)
}

/// Four kings at home and a pawn each of Red and Yellow, so that the position is not dead.
const QUIET: &str = "rKh1 bKa7 yKg14 gKn8 rPd2 yPk13";
/// Eight plies after which all stand as before.
const CIRCLE: &str = "h1g1 a7a8 g14h14 n8n7 g1h1 a8a7 h14g14 n7n8";

#[test]
fn team_games_end_by_mate_and_stalemate() {
    check(
        teams(),
        &[
            (
                "4.1: mated and to move",
                "red to move: rKh1 bKa4 yKg14 gKn8 rRb9 rRd11",
                "d11a11",
                "red d11a11; turn blue; end: blue mated, red and yellow win",
            ),
            (
                "4.1: not before its turn",
                "yellow to move: rKh1 bKa4 bPb10 yKg14 gKn8 rRb9 yRd11 gRh5",
                "d11a11",
                "yellow d11a11; turn green",
            ),
            (
                "4.1: the partner blocks",
                "yellow to move: rKh1 bKa4 bPb10 yKg14 gKn8 rRb9 yRd11 gRh5",
                "d11a11 h5a5 h1g1",
                "red h1g1; turn blue",
            ),
            (
                "4.1: the partner does not, and Red's move ends the game",
                "yellow to move: rKh1 bKa4 bPb10 yKg14 gKn8 rRb9 yRd11 gRh5",
                "d11a11 n8n7 h1g1",
                "red h1g1; turn blue; end: blue mated, red and yellow win",
            ),
            (
                "4.1, 4.4: who is mated first does not matter, but who is to move first",
                "yellow to move: rKd1 bKa4 yKg14 gKn8 rRb9 yRd11 gRk5 gRj2",
                "d11a11 k5k1",
                "green k5k1; turn red; end: red mated, blue and green win",
            ),
            (
                "4.2, 4.4",
                "red to move: rKh1 bKa4 yKg14 gKn8 rQc9",
                "c9c5",
                "red c9c5; turn blue; end: blue stalemated, draw",
            ),
        ],
    );
}

#[test]
fn a_king_left_hanging_falls() {
    const HANGING: &str = "blue to move: rKk1 bKa7 yKg14 gKn8 bRh8 yRd8";
    const PINNED: &str = "blue to move: rKk1 bKa7 yKd14 gKn8 bRh8 yRd8 bRd4";
    check(
        teams(),
        &[
            (
                "4.3 by move, 3.3",
                HANGING,
                "h8h9",
                "blue h8h9; turn yellow",
            ),
            (
                "4.3 by move",
                HANGING,
                "h8h9 d8n8",
                "yellow d8n8; end: yellow takes green king on n8, red and yellow win",
            ),
            (
                "4.3 by move: nobody has to",
                HANGING,
                "h8h9 d8d9 n8n9",
                "green n8n9; turn red",
            ),
            (
                "4.3 by move, 3.2: though it exposes its own king",
                PINNED,
                "h8h9 d8n8",
                "yellow d8n8; end: yellow takes green king on n8, red and yellow win",
            ),
        ],
    );
    check(
        negyszemelyes(),
        &[
            (
                "4.3 automatic",
                HANGING,
                "h8h9",
                "blue h8h9; turn yellow; end: yellow takes green king on n8, red and yellow win",
            ),
            (
                "4.3 automatic: a capture that would expose its own king counts too",
                PINNED,
                "h8h9",
                "blue h8h9; turn yellow; end: yellow takes green king on n8, red and yellow win",
            ),
            (
                "4.3 automatic: before mate of that seat",
                "blue to move: rKk1 bKa7 bRh8 bRi13 yKd14 yRd8 gKn8",
                "h8h14",
                "blue h8h14; turn yellow; end: yellow takes green king on n8, red and yellow win",
            ),
        ],
    );
}

#[test]
fn the_log_tells_who_gave_the_last_blow() {
    let mut mated = game(teams(), "red to move: rKh1 bKa4 yKg14 gKn8 rRb9 rRd11");
    run(&mut mated, "d11a11");
    let ply = mated.history()[0];
    assert_eq!(ply.out.0, [false, true, false, false]);
    assert_eq!(ply.checks.0, [false, true, false, false]);
    assert_eq!(mated.turn(), None);
    assert!(mated.legal_moves().is_empty());

    let hanging = "blue to move: rKk1 bKa7 yKg14 gKn8 bRh8 yRd8";
    let mut taken = game(teams(), hanging);
    run(&mut taken, "h8h9 d8n8");
    assert_eq!(taken.history()[1].out.0, [false, false, false, true]);
    let mut reached = game(negyszemelyes(), hanging);
    run(&mut reached, "h8h9");
    assert_eq!(
        reached.history()[0].out.0,
        [false; 4],
        "nobody took that king"
    );
}

#[test]
fn repetition() {
    let text = format!("red to move: {QUIET}");
    let twice = format!("{CIRCLE} {CIRCLE}");
    check(
        teams(),
        &[
            (
                "6.1: twice is not enough",
                &text,
                CIRCLE,
                "green n7n8; turn red",
            ),
            (
                "6.1: the third time",
                &text,
                &twice,
                "green n7n8; turn red; end: repetition, draw",
            ),
            (
                "6.1: other castling rights, another position",
                "red to move: rKh1 rRk1 bKa7 yKg14 gKn8; short red",
                &twice,
                "green n7n8; turn red",
            ),
            (
                "6.1: and the same once they are gone",
                "red to move: rKh1 rRk1 bKa7 yKg14 gKn8; short red",
                &format!("{twice} h1g1"),
                "red h1g1; turn blue; end: repetition, draw",
            ),
        ],
    );
    let fide = Ruleset {
        draws: Draws::Fide,
        ..teams()
    };
    let mut game = game(fide, &text);
    run(&mut game, CIRCLE);
    assert_eq!(
        run(&mut game, "red:claim-repetition"),
        "refused: there is nothing of that kind to claim"
    );
    assert_eq!(run(&mut game, CIRCLE), "green n7n8; turn red");
    assert_eq!(game.claims(), [Claim::Repetition]);
    let mut claimed = game.clone();
    assert_eq!(
        run(&mut claimed, "red:claim-repetition"),
        "end: repetition, draw"
    );
    assert_eq!(
        run(&mut game, "blue:claim-repetition"),
        "refused: it is red's turn"
    );
    run(&mut game, CIRCLE);
    assert_eq!(
        run(&mut game, CIRCLE),
        "green n7n8; turn red; end: repetition, draw",
        "RULES 6.1: fifth"
    );
}

#[test]
fn fifty_moves() {
    let at = |halfmove: u32| format!("red to move: {QUIET}; halfmove {halfmove}");
    check(
        teams(),
        &[
            ("6.2: 199 plies", &at(198), "h1g1", "red h1g1; turn blue"),
            (
                "6.2: 200 plies",
                &at(199),
                "h1g1",
                "red h1g1; turn blue; end: fiftymoves, draw",
            ),
            (
                "6.2: a pawn move starts anew",
                &at(199),
                "d2d3",
                "red d2d3; turn blue",
            ),
            (
                "6.2: mate comes first",
                "red to move: rKh1 bKa4 yKg14 gKn8 rRb9 rRd11; halfmove 199",
                "d11a11",
                "red d11a11; turn blue; end: blue mated, red and yellow win",
            ),
        ],
    );
    let fide = Ruleset {
        draws: Draws::Fide,
        ..teams()
    };
    check(
        fide,
        &[
            (
                "6.2 FIDE: claimed at 50",
                &at(199),
                "h1g1 blue:claim-fifty",
                "end: fiftymoves, draw",
            ),
            (
                "6.2 FIDE: not before",
                &at(199),
                "red:claim-fifty",
                "refused: there is nothing of that kind to claim",
            ),
            (
                "6.2 FIDE: at 75",
                &at(299),
                "h1g1",
                "red h1g1; turn blue; end: fiftymoves, draw",
            ),
            (
                "6.2 FIDE: just before",
                &at(298),
                "h1g1",
                "red h1g1; turn blue",
            ),
        ],
    );
}

#[test]
fn agreement_dead_positions_and_the_move_limit() {
    let text = format!("red to move: {QUIET}");
    let limited = Ruleset {
        move_limit: Some(3),
        ..teams()
    };
    check(
        teams(),
        &[
            ("6.3", &text, "red:draw", "end: agreement, draw"),
            (
                "6.3: out of turn",
                &text,
                "green:draw",
                "end: agreement, draw",
            ),
            (
                "6.4: only kings are left",
                "red to move: rKh1 bKa7 yKg14 gKn8 bNi2",
                "h1i2",
                "red h1i2; turn blue; end: deadposition, draw",
            ),
            (
                "6.4: a bishop is enough to play on",
                "red to move: rKh1 bKa7 yKg14 gKn8 bNi2 gBn9",
                "h1i2",
                "red h1i2; turn blue",
            ),
        ],
    );
    check(
        limited,
        &[
            ("6.5: not yet", &text, "h1g1 a7a8", "blue a7a8; turn yellow"),
            (
                "6.5",
                &text,
                "h1g1 a7a8 g14h14",
                "yellow g14h14; turn green; end: movelimit, draw",
            ),
        ],
    );
}

#[test]
fn leaving_a_team_game() {
    let text = format!("red to move: {QUIET}");
    check(
        teams(),
        &[
            (
                "7.1",
                &text,
                "red:resign",
                "end: red resigned, blue and green win",
            ),
            (
                "7.1: out of turn",
                &text,
                "green:resign",
                "end: green resigned, red and yellow win",
            ),
            (
                "7.3",
                &text,
                "red:timeout",
                "end: red out of time, blue and green win",
            ),
            (
                "7.3: only who is to move",
                &text,
                "blue:timeout",
                "refused: it is red's turn",
            ),
            (
                "a game that is over",
                &text,
                "red:resign blue:resign",
                "refused: the game is over",
            ),
        ],
    );
}

#[test]
fn presets_are_data() {
    let start = |preset: Preset, mode| Game::new(rules(preset, mode));
    assert_eq!(
        start(Preset::Vierschach, Mode::Teams).turn(),
        Some(Seat::Red)
    );
    assert_eq!(
        start(Preset::Negyszemelyes, Mode::Teams).turn(),
        Some(Seat::Yellow),
        "RULES 1.6"
    );
    assert_eq!(start(Preset::Reference, Mode::Solo).turn(), Some(Seat::Red));
    assert_eq!(
        start(Preset::Classic, Mode::Classic).turn(),
        Some(Seat::Red)
    );
    let green = Ruleset {
        starter: Seat::Green,
        ..teams()
    };
    let mut game = Game::new(green);
    assert_eq!(
        run(&mut game, "m4l4"),
        "green m4l4; turn red",
        "RULES 1.2, 1.6"
    );
}

#[test]
fn a_refusal_changes_nothing() {
    let text = format!("red to move: {QUIET}");
    let mut game = game(teams(), &text);
    let before = game.clone();
    let theirs = game.position().legal_moves_of(Seat::Blue)[0];
    let cases = [
        (Seat::Blue, theirs, RuleError::NotYourTurn(Seat::Red)),
        (Seat::Red, theirs, RuleError::IllegalMove(theirs)),
    ];
    for (seat, mv, error) in cases {
        assert_eq!(
            game.act(seat, vierschach::rules::Action::Move(mv)),
            Err(error)
        );
        assert_eq!(game, before);
    }
}

#[test]
fn a_start_may_be_the_end_already() {
    let over = game(teams(), "blue to move: rKh1 bKa4 yKg14 gKn8 rRb9 rRa11");
    let ending = Ending {
        reason: Reason::Checkmate { mated: Seat::Blue },
        result: GameResult::Teams(Some(Team::RedYellow)),
    };
    assert_eq!(over.ending(), Some(ending));
    assert_eq!(ending.result.places().0, [1, 2, 1, 2], "RULES 4.4");
    let broken = scene(Mode::Teams, "red to move: rKh1 bKa7 yKg14");
    assert!(
        Game::from_setup(teams(), &broken).is_err(),
        "Green has no king"
    );
}
