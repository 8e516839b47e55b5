//! The board in characters: from every side, in every language.

use vierschach::{
    rules::{Mode, Position, Preset, Seat},
    words::Language,
};

fn lines(mode: Mode, bottom: Seat, language: Language) -> Vec<String> {
    let position = Position::initial(mode, Seat::Red);
    let text = language.words().board_text(&position, bottom);
    text.lines().map(str::to_owned).collect()
}

/// The first row, the last one, and the names below, two-digit ranks from top to bottom.
#[test]
fn a_text_board_is_seen_from_every_side() {
    let english = Language::default();
    for (bottom, top, last, below) in [
        (
            Seat::Red,
            "14       ■R■N■B■K■Q■B■N■R",
            " 1       ●R●N●B●Q●K●B●N●R",
            "   a b c d e f g h i j k l m n",
        ),
        (
            Seat::Blue,
            " n       ◆R◆N◆B◆K◆Q◆B◆N◆R",
            " a       ▲R▲N▲B▲Q▲K▲B▲N▲R",
            "   1 1 1 1 1\n   4 3 2 1 0 9 8 7 6 5 4 3 2 1",
        ),
        (
            Seat::Yellow,
            " 1       ●R●N●B●K●Q●B●N●R",
            "14       ■R■N■B■Q■K■B■N■R",
            "   n m l k j i h g f e d c b a",
        ),
        (
            Seat::Green,
            " a       ▲R▲N▲B▲K▲Q▲B▲N▲R",
            " n       ◆R◆N◆B◆Q◆K◆B◆N◆R",
            "                     1 1 1 1 1\n   1 2 3 4 5 6 7 8 9 0 1 2 3 4",
        ),
    ] {
        let lines = lines(Mode::Teams, bottom, english);
        let (_legend, names) = lines[14..].split_last().expect("a legend");
        let found = [&lines[0], &lines[13], &names.join("\n")];
        assert_eq!(found, [top, last, below], "{bottom}");
    }
    let black = lines(Mode::Classic, Seat::Yellow, english);
    assert_eq!(black[0], " 1 ●R●N●B●K●Q●B●N●R");
    assert_eq!(black[8], "   h g f e d c b a");
}

/// RULES 10.1: people read the letters of their own language.
#[test]
fn a_text_board_has_the_letters_of_its_language() {
    for (code, king_row) in [
        ("en", " 1 ●R●N●B●Q●K●B●N●R"),
        ("de", " 1 ●T●S●L●D●K●L●S●T"),
        ("hu", " 1 ●B●H●F●V●K●F●H●B"),
    ] {
        let language = Language::of_locale(code);
        let lines = lines(Mode::Classic, Seat::Red, language);
        assert_eq!(lines[7], king_row, "{code}");
    }
}

/// RULES 2.5, 5.10: a promoted queen is worth less than another, and a walking king is not grey.
#[test]
fn what_the_picture_marks_is_told() {
    let text = "blue to move: rKh1 drPh2 bKa7 bQa8 bDd8 bDe8 yKg14 gKn8; walking red";
    let rules = crate::scene::rules(Preset::Reference, Mode::Solo);
    let game = crate::scene::game(rules, text);
    for (code, told, row, legend) in [
        (
            "en",
            "Red: king h1. Red (grey): pawn h2. Blue: king a7; queen a8; promoted queens d8 and e8.",
            " 8 ▲Q· · ▲q▲q",
            "q promoted queen",
        ),
        (
            "de",
            "Rot: König h1. Rot (grau): Bauer h2. Blau: König a7; Dame a8; umgewandelte Damen d8 und e8.",
            " 8 ▲D· · ▲d▲d",
            "d umgewandelte Dame",
        ),
        (
            "hu",
            "vezér a8; átváltozott vezérek d8 és e8.",
            " 8 ▲V· · ▲v▲v",
            "v átváltozott vezér",
        ),
    ] {
        let words = Language::of_locale(code).words();
        let alt = words.alt_text("", &game);
        assert!(alt.contains(told), "{alt}");
        let board = words.board_text(game.position(), Seat::Red);
        assert!(board.lines().any(|line| line.starts_with(row)), "{board}");
        assert!(board.ends_with(legend), "{board}");
    }
}
