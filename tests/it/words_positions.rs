//! Faults of a position that was typed, told in each language (FORMATS: FEN4, FEN).

use vierschach::{
    notation::{fen, read_move},
    rules::{Game, Mode, Preset, Role},
    table::Refusal,
    words::Language,
};

/// What is told of a text in a language, a line for each fault.
fn told(code: &str, mode: Mode, text: &str) -> Vec<String> {
    let rules = Preset::usual(mode).ruleset(mode).expect("it is its mode");
    let faults = Game::from_text(rules, text).expect_err(text);
    let words = Language::of_locale(code).words();
    let told = words.refusal(mode, &Refusal::Position(faults));
    assert!(told.chars().count() <= 2000, "{told}");
    let mut lines = told.lines();
    lines.next().expect("a line before the faults");
    let lines = lines.map(|line| line.trim_start_matches("- ").to_owned());
    lines.collect()
}

#[test]
fn each_fault_says_what_and_where() {
    let table = [
        (
            Mode::Teams,
            "wibble",
            "No start is called `wibble`.",
            "Eine Anfangsstellung `wibble` gibt es nicht.",
            "Nincs ilyen nevű kezdőállás: `wibble`.",
        ),
        (
            Mode::Teams,
            "R-0,0,0,0",
            "The part “short castling” and what follows are missing.",
            "Der Teil „kurze Rochade“ und alles danach fehlt.",
            "Hiányzik a „rövid sánc” rész és minden, ami utána jön.",
        ),
        (
            Mode::Classic,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
            "Rank 1 has 8 squares, not 7.",
            "Reihe 1 hat 8 Felder, nicht 7.",
            "1. sor: 8 mezőből áll, nem ennyiből: 7.",
        ),
        (
            Mode::Classic,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
            "The side to move is `w` or `b`, not `x`.",
            "Am Zug ist `w` oder `b`, nicht `x`.",
            "A soron következő fél `w` vagy `b`, nem pedig `x`.",
        ),
        (
            Mode::Classic,
            "8/8/8/8/8/8/8/K7 w - - 0 1",
            "■ Black has no king.",
            "■ Schwarz hat keinen König.",
            "■ Sötét királya hiányzik.",
        ),
        (
            Mode::Classic,
            "k7/8/8/8/8/8/8/KK5P w - - 0 1",
            "● White has more than one king.",
            "● Weiß hat mehr als einen König.",
            "● Világos oldalán egynél több király áll.",
        ),
        (
            Mode::Classic,
            "k6R/8/8/8/8/8/8/K7 w - - 0 1",
            "■ Black is in check but not to move: nobody can have moved last.",
            "■ Schwarz steht im Schach, ist aber nicht am Zug: Niemand kann zuletzt gezogen haben.",
            "■ Sötét sakkban van, de nem ő következik: senki sem léphetett utoljára.",
        ),
    ];
    for (mode, text, english, german, hungarian) in table {
        for (code, wanted) in [("en", english), ("de", german), ("hu", hungarian)] {
            assert_eq!(told(code, mode, text)[0], wanted);
        }
    }
}

/// What was typed is shown as it is: it formats nothing, and mentions nobody.
#[test]
fn what_was_typed_stays_plain() {
    for language in Language::all() {
        let told = told(language.code(), Mode::Teams, "`**<@1>**`@everyone");
        let [line] = told.as_slice() else {
            panic!("{told:?}");
        };
        let code: Vec<&str> = line.split('`').collect();
        assert_eq!(code.len(), 3, "{line}");
        assert_eq!(code[1], "'**<@1>**'@everyone");
    }
}

/// More faults than anyone reads fit into one message.
#[test]
fn the_longest_list() {
    // A board without a single right rank.
    let rank = "rX,bX,yX,gX,rX,bX,yX,gX,rX,bX,yX,gX,rX,bX";
    let text = format!("Q-9-9-9-9-x-{}", [rank; 14].join("/"));
    for language in Language::all() {
        let told = told(language.code(), Mode::Teams, &text);
        assert_eq!(told.len(), 21);
        assert!(told[20].starts_with('…'), "{}", told[20]);
    }
}

/// What can be typed to promote is named in the language's own letters, and read back so.
#[test]
fn promotions_are_offered_in_own_letters() {
    let setup = fen::read("7k/5P2/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let rules = Preset::usual(Mode::Classic).ruleset(Mode::Classic).unwrap();
    let game = Game::from_setup(rules, &setup).unwrap();
    let position = game.position();
    for language in Language::all() {
        let words = language.words();
        let error = read_move("f7f8", position, words.letters()).unwrap_err();
        let said = words.move_error(Mode::Classic, &error);
        let offered: Vec<Option<Role>> = said
            .split('`')
            .skip(1)
            .step_by(2)
            .map(|typed| {
                read_move(typed, position, words.letters())
                    .unwrap()
                    .promotion
            })
            .collect();
        let all = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        assert_eq!(offered, all.map(Some), "{said}");
    }
}
