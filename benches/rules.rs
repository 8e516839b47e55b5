//! Speed of move generation: `cargo bench --no-default-features --bench rules`. Each benchmark
//! asserts its count, so that a fast wrong answer fails.

use divan::{Bencher, black_box};
use vierschach::rules::{Mode, Position, Seat, perft};

fn main() {
    divan::main();
}

/// Lines from the start, by mode and depth.
#[divan::bench(args = [(Mode::Teams, 5, 3_452_310), (Mode::Classic, 5, 4_865_609)], sample_count = 20)]
fn perft_start(bencher: Bencher, (mode, depth, lines): (Mode, u32, u64)) {
    let start = Position::initial(mode, Seat::Red);
    bencher.bench_local(|| assert_eq!(perft(black_box(&start), depth), lines));
}
