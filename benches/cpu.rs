//! Speed of the CPU player: `cargo bench --no-default-features --bench cpu`.

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

use divan::{Bencher, counter::ItemsCount};
use vierschach::cpu::{Budget, Level, Memory, accepts_draw, choose, hint, think};
use vierschach::rules::{Action, Game, Mode, Preset, Seat};

fn main() {
    divan::main();
}

fn start(mode: Mode) -> Game {
    let rules = Preset::usual(mode).ruleset(mode);
    Game::new(rules.expect("a mode that it knows"))
}

/// Three rounds later, by the CPU's own play.
fn middle(mode: Mode) -> Game {
    let (mut game, memory) = (start(mode), Memory::new(1));
    for _ in 0..12 {
        let thought = think(&game, &memory, Budget::nodes(1000), &mut |_| {});
        let seat = game.turn().expect("not over");
        let mv = thought.expect("a move").best;
        game.act(seat, Action::Move(mv)).expect("a legal move");
    }
    game
}

/// Items are positions looked at: one for each call of the search or of its quiet end, as it comes
/// to a position by a move or looks at it again, deeper. A search that is fast because it is blind
/// fails: it has to reach a depth, and to think the position even.
#[divan::bench(args = Mode::ALL, sample_count = 10)]
fn thinking(bencher: Bencher, mode: Mode) {
    const NODES: u64 = 200_000;
    let (game, memory) = (middle(mode), Memory::new(Memory::DEFAULT_MIB));
    let bencher = bencher.counter(ItemsCount::new(NODES));
    bencher
        .with_inputs(|| memory.clear())
        .bench_local_values(|()| {
            let thought = think(&game, &memory, Budget::nodes(NODES), &mut |_| {}).expect("a move");
            assert_eq!(thought.nodes, NODES);
            assert!(thought.depth >= if mode == Mode::Solo { 4 } else { 10 });
            assert!(mode == Mode::Solo || thought.score.abs() < 400);
            assert!(game.legal_moves().contains(&thought.best));
        });
}

/// From the end of its time to the answer: never more than 20 ms.
#[divan::bench(args = Mode::ALL, sample_count = 1)]
#[expect(clippy::disallowed_methods, reason = "it is about time")]
fn being_late(bencher: Bencher, mode: Mode) {
    let (game, memory) = (middle(mode), Memory::new(Memory::DEFAULT_MIB));
    bencher.bench_local(|| {
        let mut late: Vec<Duration> = (0..15)
            .map(|_| {
                let begun = Instant::now();
                let time = Duration::from_millis(60);
                let told = Cell::new(None);
                let stop = || {
                    let up = begun.elapsed() >= time;
                    if up && told.get().is_none() {
                        told.set(Some(Instant::now()));
                    }
                    up
                };
                let budget = Budget {
                    stop: &stop,
                    ..Budget::nodes(u64::MAX)
                };
                think(&game, &memory, budget, &mut |_| {}).expect("a move");
                assert!(told.get().is_some(), "it went on until it was told");
                begun.elapsed().saturating_sub(time)
            })
            .collect();
        late.sort_unstable();
        println!(
            "{}: late by {:?}, at most {:?}",
            mode.name(),
            late[7],
            late[14]
        );
        assert!(late[14] < Duration::from_millis(20));
    });
}

#[divan::bench(args = Level::ALL, sample_count = 5)]
fn choosing(bencher: Bencher, level: Level) {
    let game = middle(Mode::Teams);
    bencher.bench_local(|| choose(&game, level, 1).expect("a move"));
}

#[divan::bench(sample_count = 5)]
fn hinting(bencher: Bencher) {
    let game = middle(Mode::Teams);
    bencher.bench_local(|| hint(&game).expect("a move"));
}

#[divan::bench]
fn answering_a_draw_offer(bencher: Bencher) {
    let game = start(Mode::Teams);
    bencher.bench_local(|| assert!(accepts_draw(&game, Seat::Red)));
}
