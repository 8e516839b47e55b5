//! Speed of the CPU player: `cargo bench --no-default-features --bench cpu`.

use divan::{Bencher, counter::ItemsCount};
use vierschach::cpu::{Budget, Level, Memory, accepts_draw, choose, think};
use vierschach::rules::{Game, Mode, Preset, Seat};

fn main() {
    divan::main();
}

fn start(mode: Mode) -> Game {
    let preset = match mode {
        Mode::Classic => Preset::Classic,
        Mode::Teams | Mode::Solo => Preset::Vierschach,
    };
    Game::new(preset.ruleset(mode).expect("a mode that it knows"))
}

/// Items are positions looked at.
#[divan::bench(args = Mode::ALL, sample_count = 10)]
fn thinking(bencher: Bencher, mode: Mode) {
    const NODES: u64 = 200_000;
    let (game, memory) = (start(mode), Memory::new(Memory::DEFAULT_MIB));
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| {
        memory.clear();
        let thought = think(&game, &memory, Budget::nodes(NODES), &mut |_| {});
        assert_eq!(thought.expect("a move").nodes, NODES);
    });
}

#[divan::bench(args = Level::ALL, sample_count = 5)]
fn choosing(bencher: Bencher, level: Level) {
    let game = start(Mode::Teams);
    bencher.bench_local(|| choose(&game, level, 1).expect("a move"));
}

#[divan::bench]
fn answering_a_draw_offer(bencher: Bencher) {
    let game = start(Mode::Teams);
    bencher.bench_local(|| assert!(accepts_draw(&game, Seat::Red)));
}
