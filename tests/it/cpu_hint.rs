//! Hints: the reason that is given is true of the move.

use vierschach::cpu::{Hint, Why, hint};
use vierschach::notation::fen4;
use vierschach::rules::{Action, Game, Mode, Preset, Role, Seat};

#[track_caller]
fn hint_in(position: &str) -> Hint {
    let rules = Preset::Classic.ruleset(Mode::Classic).expect("classic");
    let game = Game::from_text(rules, position).expect("a FEN");
    hint(&game).expect("a move")
}

#[test]
fn reasons_of_classic_positions() {
    for (position, mv, why) in [
        (
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
            Some("d8h4"),
            Why::Mates,
        ),
        ("7k/8/8/8/8/8/1q6/K7 w - - 0 1", Some("a1b2"), Why::Only),
        (
            "4k3/8/8/3r4/8/8/6B1/4K3 w - - 0 1",
            Some("g2d5"),
            Why::TakesFree(Role::Rook),
        ),
        (
            "4k3/8/4p3/3r4/8/8/6B1/4K2R w - - 0 1",
            Some("g2d5"),
            Why::TakesMore(Role::Rook),
        ),
        (
            "4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1",
            None,
            Why::Saves(Role::Knight),
        ),
        (
            "8/P6k/8/8/8/8/8/4K3 w - - 0 1",
            Some("a7a8q"),
            Why::Promotes,
        ),
    ] {
        let hint = hint_in(position);
        assert_eq!(hint.why, why, "{} in {position}", hint.mv);
        if let Some(mv) = mv {
            assert_eq!(hint.mv.to_string(), mv);
        }
    }
}

/// RULES 4.3: a king that its owner has not saved yet is taken, and that is said.
#[test]
fn a_king_is_taken() {
    let rules = Preset::Vierschach.ruleset(Mode::Teams).expect("teams");
    let mut game = Game::new(rules);
    let mut setup = game.setup();
    // Blue's king alone before a rook of Red, with Red to move.
    setup.pieces.retain(|&(_, piece)| piece.role == Role::King);
    let rook = vierschach::rules::Piece::new(Seat::Red, Role::Rook);
    setup.pieces.push(("d7".parse().expect("a square"), rook));
    for seat in Seat::ALL {
        setup.castle_short[seat] = false;
        setup.castle_long[seat] = false;
    }
    game = Game::from_setup(rules, &setup).unwrap_or(game);
    let found = hint(&game).expect("a move");
    assert_eq!(found.why, Why::TakesKing(Seat::Blue), "{}", found.mv);
}

/// RULES 5.2, 5.8: a mate that leaves nobody else is one.
#[test]
fn the_last_mate_of_a_solo_game_is_one() {
    let rules = Preset::Vierschach.ruleset(Mode::Solo).expect("solo");
    let rows = ["bK,7"; 1].into_iter().chain(["8"]).chain(["1,rK,6"]);
    let arm: Vec<String> = rows.map(|row| format!("x,x,x,{row},x,x,x")).collect();
    let body = ["14"; 6].join("/");
    let position = format!(
        "R-0,0,1,1-0,0,0,0-0,0,0,0-0,0,0,0-0-{}/{body}/10,rR,3/14/x,x,x,8,x,x,x/x,x,x,8,x,x,x/x,x,x,8,x,x,x",
        arm.join("/")
    );
    let game = Game::from_text(rules, &position).expect("a position");
    let found = hint(&game).expect("a move");
    assert_eq!(
        (found.mv.to_string().as_str(), found.why),
        ("k5k14", Why::Mates)
    );
}

/// Positions of which most moves lose to a mate or the capture of a king: the hint does not, and
/// where it says that it stops a mate, most others do lose.
#[test]
fn a_mate_is_stopped() {
    let rules = Preset::Vierschach.ruleset(Mode::Teams).expect("teams");
    let rows = include_str!("../data/temptations.tsv").lines();
    let mut stopped = 0;
    for row in rows.filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let setup = fen4::read(cells[2], Mode::Teams).expect("a FEN4");
        let game = Game::from_setup(rules, &setup).expect("a position");
        let found = hint(&game).expect("a move");
        let mut after = game.clone();
        let seat = game.turn().expect("not over");
        after.act(seat, Action::Move(found.mv)).expect("legal");
        stopped += u32::from(found.why == Why::StopsMate);
    }
    assert!(stopped >= 1, "no hint stops a mate");
}
