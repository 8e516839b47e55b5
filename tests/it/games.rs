//! Moments of real games, and whole ones.

use vierschach::rules::{Action, BySeat, Game, Mode, Preset, Seat, fen4};

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
