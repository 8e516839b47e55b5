//! How classic games end: chess as FIDE has it (RULES 6, 7, 9).

use vierschach::rules::{Ending, GameResult, Mode, Preset, Reason, Ruleset};

use super::scene::{check, game, rules, run};

fn classic() -> Ruleset {
    rules(Preset::Classic, Mode::Classic)
}

/// Four plies after which all stand as before.
const SHUFFLE: &str = "e1d1 e8d8 d1e1 d8e8";

#[test]
fn leaving_a_classic_game() {
    check(
        classic(),
        &[
            (
                "7.1",
                "red to move: rKe1 yKe8 rPa2",
                "yellow:resign",
                "end: yellow resigned, red wins",
            ),
            (
                "7.1: though the opponent could never mate",
                "red to move: rKe1 yKe8 rPa2",
                "red:resign",
                "end: red resigned, yellow wins",
            ),
            (
                "7.3: Black could never mate",
                "red to move: rKe1 yKe8 rPa2",
                "red:timeout",
                "end: red out of time, draw",
            ),
            (
                "7.3: White could mate",
                "red to move: rKe1 yKe8 rPa2",
                "e1d1 yellow:timeout",
                "end: yellow out of time, red wins",
            ),
            (
                "no such seat",
                "red to move: rKe1 yKe8 rPa2",
                "blue:resign",
                "refused: that does not exist in this mode",
            ),
        ],
    );
}

/// Who could still mate whom, by the pieces there are: (White's, Black's, White could, Black could).
/// FIDE Laws 5.2.2, 6.9; the values are the usual ones of chess programs.
const MATERIAL: &[(&str, &str, bool, bool)] = &[
    ("", "", false, false),
    ("rPa2", "", true, false),
    ("rRa1", "", true, false),
    ("rQa1", "", true, false),
    ("rNb1", "", false, false),
    ("rBc1", "", false, false),
    ("rNb1 rNg1", "", true, false),
    ("rBc1 rNg1", "", true, false),
    ("rBc1 rBf1", "", true, false),
    // c1 and h6 are both dark.
    ("rBc1 rBh6", "", false, false),
    ("rBc1", "yBf8", false, false),
    ("rBc1", "yBc8", true, true),
    ("rBc1", "yNb8", true, true),
    ("rNb1", "yNb8", true, true),
    ("rNb1", "yRa8", true, true),
    ("rNb1", "yQd8", false, true),
    ("rBc1", "yRa8", false, true),
    ("rBc1", "yQd8", false, true),
    ("rBc1", "yPa7", true, true),
    ("rNb1", "yPa7", true, true),
    ("", "yPa7", false, true),
];

#[test]
fn classic_material_that_cannot_mate() {
    for &(white, black, white_could, black_could) in MATERIAL {
        let text = format!("red to move: rKe1 yKe8 {white} {black}");
        let mut start = game(classic(), &text);
        if !white_could && !black_could {
            let dead = Ending {
                reason: Reason::DeadPosition,
                result: GameResult::Classic(None),
            };
            assert_eq!(start.ending(), Some(dead), "RULES 6.4: {text}");
            continue;
        }
        assert_eq!(start.ending(), None, "RULES 6.4: {text}");
        let lost_or_drawn = |could: bool, winner: &str| {
            if could {
                format!("{winner} wins")
            } else {
                "draw".into()
            }
        };
        let told = run(&mut start.clone(), "red:timeout");
        let expected = lost_or_drawn(black_could, "yellow");
        assert_eq!(
            told,
            format!("end: red out of time, {expected}"),
            "RULES 7.3: {text}"
        );
        let told = run(&mut start, "e1e2 yellow:timeout");
        let expected = lost_or_drawn(white_could, "red");
        assert_eq!(
            told,
            format!("end: yellow out of time, {expected}"),
            "RULES 7.3: {text}"
        );
    }
}

#[test]
fn classic_ends_as_chess_does() {
    let text = "red to move: rKe1 yKe8 rPa2";
    let twice = format!("{SHUFFLE} {SHUFFLE}");
    let at = |halfmove: u32| format!("{text}; halfmove {halfmove}");
    check(
        classic(),
        &[
            (
                "9: mate",
                "red to move: rKg6 yKh8 rRa1",
                "a1a8",
                "red a1a8; turn yellow; end: yellow mated, red wins",
            ),
            (
                "9: stalemate",
                "red to move: rKh3 yKh1 rRa2",
                "a2g2",
                "red a2g2; turn yellow; end: yellow stalemated, draw",
            ),
            (
                "9, 6.1: three times is only claimed",
                text,
                &twice,
                "yellow d8e8; turn red",
            ),
            (
                "9, 6.1",
                text,
                &format!("{twice} red:claim-repetition"),
                "end: repetition, draw",
            ),
            (
                "9, 6.1: five times",
                text,
                &format!("{twice} {twice}"),
                "yellow d8e8; turn red; end: repetition, draw",
            ),
            (
                "9, 6.2",
                &at(99),
                "e1d1 yellow:claim-fifty",
                "end: fiftymoves, draw",
            ),
            (
                "9, 6.2",
                &at(149),
                "e1d1",
                "red e1d1; turn yellow; end: fiftymoves, draw",
            ),
            ("6.3", text, "yellow:draw", "end: agreement, draw"),
        ],
    );
}
