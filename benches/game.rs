//! A move judged with all that follows from it, late in games. Each run asserts what came of it.
//!
//! `cargo bench --no-default-features --bench game`

use divan::{Bencher, black_box};
use vierschach::rules::{Action, Event, Game, Mode, Move, Preset, Ruleset, Seat};

fn main() {
    divan::main();
}

/// A random game of some plies, the same each time, and its next move.
struct Late {
    game: Game,
    seat: Seat,
    mv: Move,
    events: Vec<Event>,
}

fn late(preset: Preset, mode: Mode, plies: u32) -> Late {
    let rules: Ruleset = preset.ruleset(mode).expect("the preset knows the mode");
    // Not every random game lasts so long.
    let game = (0..)
        .find_map(|seed| random_game(rules, plies, seed))
        .expect("one of all seeds");
    let seat = game.turn().expect("the game goes on");
    let mv = game.legal_moves()[0];
    let events = game
        .clone()
        .act(seat, Action::Move(mv))
        .expect("a legal move");
    Late {
        game,
        seat,
        mv,
        events,
    }
}

fn random_game(rules: Ruleset, plies: u32, seed: u64) -> Option<Game> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(rules);
    while game.ply() < plies {
        let seat = game.turn()?;
        let moves = game.legal_moves();
        let mv = moves[rng.usize(..moves.len())];
        game.act(seat, Action::Move(mv)).expect("a legal move");
    }
    game.turn().map(|_| game)
}

#[divan::bench(args = [20, 200, 400])]
fn act_teams(bencher: Bencher<'_, '_>, plies: u32) {
    act(bencher, &late(Preset::Vierschach, Mode::Teams, plies));
}

#[divan::bench(args = [20, 200, 400])]
fn act_solo(bencher: Bencher<'_, '_>, plies: u32) {
    act(bencher, &late(Preset::Reference, Mode::Solo, plies));
}

#[divan::bench(args = [20, 200])]
fn act_classic(bencher: Bencher<'_, '_>, plies: u32) {
    act(bencher, &late(Preset::Classic, Mode::Classic, plies));
}

fn act(bencher: Bencher<'_, '_>, late: &Late) {
    bencher
        .with_inputs(|| late.game.clone())
        .bench_local_refs(|game| {
            let events = game.act(late.seat, Action::Move(black_box(late.mv)));
            assert_eq!(events.as_ref(), Ok(&late.events));
        });
}

/// A whole game from its log, as it is loaded from the database.
#[divan::bench]
fn replay_400_plies(bencher: Bencher<'_, '_>) {
    let rules = Preset::Reference
        .ruleset(Mode::Solo)
        .expect("it knows solo");
    let late = late(Preset::Reference, Mode::Solo, 400);
    let mut log = Vec::new();
    let mut game = Game::new(rules);
    for ply in late.game.history() {
        log.extend(
            game.act(ply.seat, Action::Move(ply.mv))
                .expect("a legal move"),
        );
    }
    bencher.bench_local(|| {
        let game = Game::replay(rules, None, black_box(&log).iter().copied());
        assert_eq!(game.ply(), 400);
        assert_eq!(game.position().key(), late.game.position().key());
    });
}
