//! Moments of real games, and whole ones.

use vierschach::{
    notation::{fen4, pgn4},
    rules::{Action, BySeat, Ending, Game, Mode, Preset, Reason, Seat},
};

use super::scene::{describe_ending, run};

/// What the seats of a solo game are, as solo_moments.tsv writes it.
fn status(game: &Game) -> String {
    let words = Seat::ALL.map(|seat| if game.is_active(seat) { "live" } else { "dead" });
    words.join(",")
}

fn points(game: &Game) -> String {
    game.points().0.map(|points| points.to_string()).join(",")
}

#[test]
fn moments_of_real_solo_games() {
    let rules = Preset::Reference
        .ruleset(Mode::Solo)
        .expect("it knows solo");
    let mut rows = 0;
    for line in include_str!("../data/solo_moments.tsv").lines() {
        if line.starts_with('#') || line.starts_with("what\t") {
            continue;
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let [
            what,
            text,
            status_before,
            written,
            points_before,
            points_after,
            status_after,
        ] = columns[..]
        else {
            panic!("seven columns: {line}");
        };
        let mut setup = fen4::read(text, Mode::Solo).expect("a position");
        setup.drop_void_rights();
        let mut game = Game::from_setup(rules, &setup).expect("a possible position");
        assert_eq!(
            (points(&game), status(&game)),
            (points_before.into(), status_before.into())
        );

        let seat = game.turn().expect("the game goes on");
        let (from, to) = ends(written);
        let moves = game.legal_moves();
        let mv = moves
            .iter()
            .find(|mv| mv.from.to_string() == from && mv.to.to_string() == to);
        let mv = *mv.unwrap_or_else(|| panic!("{what}: {written} is not legal"));
        game.act(seat, Action::Move(mv)).expect("a legal move");
        assert_eq!(points(&game), points_after, "{what}: {written} from {text}");
        assert_eq!(status(&game), status_after, "{what}: {written} from {text}");
        let ply = game.history()[0];
        let marks = |seats: BySeat<bool>| seats.0.into_iter().filter(|&marked| marked).count();
        assert_eq!(
            marks(ply.checks),
            written.matches('+').count(),
            "+: {what}: {written}"
        );
        assert_eq!(
            marks(ply.out),
            written.matches('#').count(),
            "#: {what}: {written}"
        );
        rows += 1;
    }
    assert_eq!(rows, 13);
}

/// Origin and target of a move as PGN4 writes it: `Bg14xKk10#`.
fn ends(written: &str) -> (&str, &str) {
    let squares = written.trim_end_matches(['+', '#']);
    let (from, to) = squares.split_once(['x', '-']).expect("two squares");
    let square = |text| str::trim_start_matches(text, char::is_uppercase);
    (square(from), square(to))
}

/// Plies and how it ended.
type End = (u32, &'static str);

/// The end of each game of the shared folder under its own preset and under vierschach: the ply
/// at which it ends and how. Where the king of a seat that left walks on, vierschach and the
/// record part ways; those have no end to compare.
const ENDS: &[(&str, End, Option<End>)] = &[
    (
        "solo_100532097",
        (247, "green last, points 75 8 52 54"),
        Some((246, "red leads, points 75 8 52 33")),
    ),
    (
        "solo_100708231",
        (190, "yellow last, points 0 26 65 30"),
        None,
    ),
    (
        "solo_100732852",
        (236, "blue last, points 10 90 62 40"),
        Some((236, "blue last, points 10 90 62 40")),
    ),
    (
        "solo_104038635",
        (78, "yellow last, points 22 61 24 0"),
        Some((77, "blue leads, points 22 61 4 0")),
    ),
    (
        "solo_104115728",
        (308, "yellow last, points 64 29 92 0"),
        Some((308, "yellow last, points 64 29 92 0")),
    ),
    (
        "solo_11982349",
        (405, "repetition, points 6 54 74 85"),
        None,
    ),
    (
        "solo_12101839",
        (126, "green last, points 25 32 0 80"),
        Some((126, "green leads, points 25 32 0 60")),
    ),
    (
        "teams_26780486",
        (122, "yellow resigned, blue and green win"),
        Some((122, "yellow resigned, blue and green win")),
    ),
    (
        "teams_519084",
        (28, "red mated, blue and green win"),
        Some((28, "red mated, blue and green win")),
    ),
];

#[test]
#[ignore = "needs VIERSCHACH_SHARED"]
fn shared_games_end_as_their_presets_say() {
    for &(name, own, vierschach) in ENDS {
        let pgn = pgn4::read(&shared(&format!("games/{name}.pgn4"))).expect("a game");
        let replay = pgn4::replay(&pgn, None).expect("it can begin");
        assert_eq!(replay.stop, None, "{name}: legal to the last move");
        assert_eq!(ply_and_end(&replay.game), (own.0, own.1.into()), "{name}");

        let rules = Preset::Vierschach.ruleset(replay.game.rules().mode);
        let replay = pgn4::replay(&pgn, rules).expect("it can begin");
        if let Some((ply, end)) = vierschach {
            assert_eq!(
                ply_and_end(&replay.game),
                (ply, end.into()),
                "{name}, vierschach"
            );
        }
    }
}

/// The two short mates: who is mated, at which ply.
#[test]
#[ignore = "needs VIERSCHACH_SHARED"]
fn short_mates_end_in_mate() {
    let rules = Preset::Vierschach
        .ruleset(Mode::Teams)
        .expect("it knows teams");
    let text = shared("games/short_mates.txt");
    let games = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let mated = [(Seat::Blue, 17), (Seat::Yellow, 22)];
    let mut ends = Vec::new();
    for moves in games {
        let mut game = Game::new(rules);
        run(&mut game, moves);
        match game.ending() {
            Some(Ending {
                reason: Reason::Checkmate { mated },
                ..
            }) => {
                ends.push((mated, game.ply()));
            }
            other => panic!("{moves}: {other:?}"),
        }
    }
    assert_eq!(ends, mated);
}

fn shared(path: &str) -> String {
    let folder = std::env::var("VIERSCHACH_SHARED").expect("VIERSCHACH_SHARED names a folder");
    std::fs::read_to_string(format!("{folder}/{path}")).unwrap_or_else(|error| {
        panic!("{folder}/{path}: {error}");
    })
}

fn ply_and_end(game: &Game) -> (u32, String) {
    (
        game.ply(),
        game.ending()
            .map_or("goes on".into(), |ending| describe_ending(&ending)),
    )
}
