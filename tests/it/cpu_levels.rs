//! What the levels promise: easy errs like a person but never hangs mate in one, in any mode; all
//! play legally and repeat themselves for the same seed.

use std::collections::HashSet;

use crate::cpu_tactics::proves;
use vierschach::cpu::{Budget, Level, Memory, choose, think};
use vierschach::rules::{Action, Game, GameResult, Mode, Move, Preset, Seat};

fn start(mode: Mode) -> Game {
    Game::new(Preset::usual(mode).ruleset(mode).expect("its own mode"))
}

#[track_caller]
fn played(game: &Game, mv: Move) -> Game {
    let mut after = game.clone();
    let mover = game.turn().expect("not over");
    after.act(mover, Action::Move(mv)).expect("a legal move");
    after
}

/// Whether `seat` has lost or is out, other than by its own doing.
fn is_beaten(game: &Game, seat: Seat) -> bool {
    match game.ending().map(|ending| ending.result) {
        Some(GameResult::Teams(Some(team))) => team != seat.team(),
        Some(GameResult::Classic(Some(winner))) => winner != seat,
        _ => game.out(seat).is_some(),
    }
}

/// Whether some answer of the next seat beats the mover at once.
fn hangs_mate(game: &Game, mv: Move) -> bool {
    let mover = game.turn().expect("not over");
    let after = played(game, mv);
    let answers = after.legal_moves();
    let mut beaten = answers
        .iter()
        .map(|&mv| is_beaten(&played(&after, mv), mover));
    after.turn().is_some_and(|next| next != mover) && beaten.any(|beaten| beaten)
}

/// Positions of random games in which some moves hang mate in one and others do not.
fn temptations(mode: Mode, wanted: usize) -> Vec<Game> {
    let mut chance = fastrand::Rng::with_seed(5);
    let mut found = Vec::new();
    while found.len() < wanted {
        let mut game = start(mode);
        while game.turn().is_some() && game.ply() < 200 {
            let moves = game.legal_moves();
            if game.ply() > 8 && chance.u32(..6) == 0 {
                let fatal = moves.iter().filter(|&&mv| hangs_mate(&game, mv)).count();
                if fatal > 0 && fatal < moves.len() {
                    found.push(game);
                    break;
                }
            }
            game = played(&game, moves[chance.usize(..moves.len())]);
        }
    }
    found
}

#[test]
fn easy_never_hangs_mate_in_one_in_solo_or_classic() {
    for mode in [Mode::Solo, Mode::Classic] {
        for game in temptations(mode, 6) {
            for seed in 0..2 {
                let chosen = choose(&game, Level::Easy, seed).expect("a move");
                let mode = mode.name();
                assert!(!hangs_mate(&game, chosen), "{mode}: {chosen}");
            }
        }
    }
}

/// In teams the second opponent counts too, whatever the partner does before it.
#[test]
fn easy_never_hangs_a_mate_within_the_round() {
    let rows = include_str!("../data/temptations_round.tsv").lines();
    for row in rows.filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let game = Game::from_text(*start(Mode::Teams).rules(), cells[2]).expect("a position");
        assert_eq!(game.legal_moves().len().to_string(), cells[1]);
        for (level, seed) in [(Level::Easy, 0), (Level::Easy, 1), (Level::Medium, 0)] {
            let chosen = choose(&game, level, seed).expect("a move");
            let after = game.position().after(chosen);
            assert!(!proves(&after, true, 3), "{chosen} in {}", cells[2]);
        }
    }
}

/// Hard and master look for more than a nearly best move once a game does not begin as usual.
#[test]
fn a_game_from_a_position_has_no_opening() {
    let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let game = Game::from_text(*start(Mode::Classic).rules(), mate).expect("a FEN");
    for seed in 0..8 {
        let chosen = choose(&game, Level::Master, seed).expect("a move");
        assert_eq!(chosen.to_string(), "d8h4");
    }
}

/// It plays different moves in the same position, and now and then one that costs something.
#[test]
fn easy_makes_mistakes() {
    for mode in Mode::ALL {
        let mut game = start(mode);
        let worth = |game: &Game| {
            let thought = think(game, &Memory::new(1), Budget::nodes(4000), &mut |_| {});
            thought.expect("a move").score
        };
        // Sound play, so that no single move is the only one to think of.
        let played_on = |game: &Game| {
            let thought = think(game, &Memory::new(1), Budget::nodes(500), &mut |_| {});
            played(game, thought.expect("a move").best)
        };
        let (mut variety, mut worst) = (0, 0);
        for _ in 0..12 {
            game = played_on(&game);
        }
        for _ in 0..3 {
            let chosen = (0..6).filter_map(|seed| choose(&game, Level::Easy, seed));
            let chosen: HashSet<Move> = chosen.collect();
            variety += chosen.len();
            if mode != Mode::Solo {
                let best = worth(&game);
                let after = chosen.iter().map(|&mv| played(&game, mv));
                let costs = after
                    .filter(|after| after.turn().is_some())
                    .map(|after| best + worth(&after));
                worst = worst.max(costs.max().unwrap_or(0));
            }
            game = played_on(&game);
        }
        assert!(
            variety >= 6,
            "{}: {variety} moves in three positions",
            mode.name()
        );
        assert!(
            mode == Mode::Solo || worst >= 80,
            "{}: {worst}",
            mode.name()
        );
    }
}

#[test]
fn hard_plays_legally_and_the_same_again() {
    let mut chance = fastrand::Rng::with_seed(8);
    for mode in Mode::ALL {
        let mut game = start(mode);
        for _ in 0..23 {
            let moves = game.legal_moves();
            game = played(&game, moves[chance.usize(..moves.len())]);
        }
        let first = choose(&game, Level::Hard, 1).expect("a move");
        assert!(game.legal_moves().contains(&first));
        assert_eq!(choose(&game, Level::Hard, 1), Some(first));
    }
}

#[test]
fn memory_takes_what_it_is_given() {
    assert_eq!(Memory::DEFAULT_MIB, 32);
    for mib in [1, 3, Memory::DEFAULT_MIB] {
        assert_eq!(Memory::new(mib).bytes(), mib << 20);
    }
}
