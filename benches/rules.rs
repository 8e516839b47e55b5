//! Speed of the rules: `cargo bench --no-default-features --bench rules`. Each benchmark asserts
//! its count, so that a fast wrong answer fails.

use divan::{Bencher, black_box};
use vierschach::{
    notation::fen4,
    rules::{Mode, MoveList, Position, Seat, perft},
};

fn main() {
    divan::main();
}

/// Lines from the start, by mode and depth.
#[divan::bench(
    args = [(Mode::Teams, 5, 3_452_310), (Mode::Solo, 5, 3_452_310), (Mode::Classic, 5, 4_865_609)],
    sample_count = 20,
)]
fn perft_5(bencher: Bencher, (mode, depth, lines): (Mode, u32, u64)) {
    let start = Position::initial(mode, Seat::Red);
    bencher.bench_local(|| assert_eq!(perft(black_box(&start), depth), lines));
}

#[divan::bench(sample_count = 3)]
fn perft_6_teams(bencher: Bencher) {
    let start = Position::initial(Mode::Teams, Seat::Red);
    bencher.bench_local(|| assert_eq!(perft(black_box(&start), 6), 77_430_383));
}

/// The middle of a game: every seat has lost something, no king is in check.
const MIDDLE: &str = "G-0,0,0,0-1,1,1,1-1,0,1,1-0,0,0,0-0-x,x,x,yR,yN,yB,yK,1,yB,yN,yR,x,x,x/\
    x,x,x,yP,yP,yP,1,yQ,yP,2,x,x,x/x,x,x,3,yP,4,x,x,x/1,bR,1,bP,3,yP,1,yP,1,yP,gP,gR/\
    4,bP,7,gP,1/bB,1,bN,bP,8,gP,1/bQ,bP,7,gP,3,gK/bK,bP,10,gP,gQ/bB,bP,9,gP,1,gB/\
    bN,bP,1,rP,8,gP,gN/bR,1,bP,5,gB,1,rN,2,gR/x,x,x,1,rP,1,rP,4,x,x,x/\
    x,x,x,1,rB,rP,rN,rP,rP,rP,rP,x,x,x/x,x,x,rR,2,rQ,rK,rB,1,rR,x,x,x";

fn middle() -> Position {
    let setup = fen4::read(MIDDLE, Mode::Teams).expect("a FEN4");
    setup.check().expect("a position")
}

#[divan::bench]
fn count_legal(bencher: Bencher) {
    let position = middle();
    bencher.bench_local(|| assert_eq!(black_box(&position).count_legal(), 40));
}

#[divan::bench]
fn fill_legal(bencher: Bencher) {
    let (position, mut list) = (middle(), MoveList::default());
    bencher.bench_local(|| {
        list.fill_legal(black_box(&position));
        assert_eq!(list.len(), 40);
    });
}

#[divan::bench]
fn fill_captures(bencher: Bencher) {
    let (position, mut list) = (middle(), MoveList::default());
    bencher.bench_local(|| {
        list.fill_captures(black_box(&position));
        assert_eq!(list.len(), 6);
    });
}

#[divan::bench]
fn in_check_all(bencher: Bencher) {
    let position = middle();
    bencher.bench_local(|| {
        let checked = Seat::ALL.map(|seat| black_box(&position).in_check(seat));
        assert_eq!(checked, [false; 4]);
    });
}

#[divan::bench]
fn has_legal_move_of_all(bencher: Bencher) {
    let position = middle();
    bencher.bench_local(|| {
        let able = Seat::ALL.map(|seat| black_box(&position).has_legal_move_of(seat));
        assert_eq!(able, [true; 4]);
    });
}

/// A copy with a move played on it: what a search does at every node.
#[divan::bench]
fn after(bencher: Bencher) {
    let position = middle();
    let moves = position.legal_moves();
    bencher.counter(moves.len()).bench_local(|| {
        for &mv in &moves {
            black_box(black_box(&position).after(mv));
        }
    });
}

#[divan::bench]
fn key(bencher: Bencher) {
    let position = middle();
    let key = position.key();
    bencher.bench_local(|| assert_eq!(black_box(&position).key(), key));
}
