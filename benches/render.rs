//! What pictures cost: `cargo bench --no-default-features --bench render`. Fails where a budget
//! is missed or a picture is not what it should be, so that a fast wrong answer is no answer.

#[path = "../tests/it/render_views.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod views;

use std::{hint::black_box, io::Write as _};

use vierschach::{
    render::{self, BoardView, FILM_WIDTH, PUBLIC_WIDTH, Theme},
    rules::{Geometry, Seat},
};

const FILM_PLIES: usize = 120;

/// Milliseconds since the first call.
fn now_ms() -> f64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    #[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
    let now = std::time::Instant::now();
    now.duration_since(*START.get_or_init(|| now)).as_secs_f64() * 1000.0
}

/// Median and 95th percentile over all views, in ms. A view's time is the median of its runs, so
/// that what else the machine does is not counted; all views come before the first comes again, so
/// that what is remembered is what a bot remembers.
fn measure(
    views: &[BoardView],
    mut prepare: impl FnMut(&BoardView, usize) -> BoardView,
    mut run: impl FnMut(&BoardView),
) -> (f64, f64) {
    let mut times = vec![Vec::with_capacity(RUNS); views.len()];
    for number in 0..RUNS {
        for (view, times) in views.iter().zip(&mut times) {
            let view = prepare(view, number);
            let start = now_ms();
            run(&view);
            times.push(now_ms() - start);
        }
    }
    let median = |mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let mut times: Vec<f64> = times.into_iter().map(median).collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() * 95 / 100])
}

const RUNS: usize = 21;

/// The view as it is.
fn same(view: &BoardView, _: usize) -> BoardView {
    view.clone()
}

/// With four plates that were never drawn before.
fn new_plates(view: &BoardView, number: usize) -> BoardView {
    let mut view = view.clone();
    let pieces = view.pieces.len();
    for (seat, plate) in (0..).zip(view.plates.0.iter_mut().flatten()) {
        plate.note = Some(format!("{number}:{pieces:02}:{seat:02}"));
    }
    view
}

fn kilo(bytes: usize) -> f64 {
    f64::from(bytes as u32) / 1000.0
}

fn main() {
    let start = now_ms();
    let first = render::png(&views::busy(), Theme::Default, PUBLIC_WIDTH);
    let first_ms = now_ms() - start;
    let (played, classic): (Vec<_>, Vec<_>) = views::games()
        .into_iter()
        .flatten()
        .partition(|view| view.geometry == Geometry::Cross);
    assert!(played.len() >= 30, "{} positions", played.len());
    let mut out = std::io::stdout().lock();
    let mut tell = |line: String| writeln!(out, "{line}").expect("standard output is open");
    tell(format!(
        "first picture: {first_ms:.1} ms, {} bytes",
        first.len()
    ));
    tell(format!(
        "{} positions of games in their order, {PUBLIC_WIDTH} px, composed and encoded",
        played.len()
    ));
    for theme in Theme::ALL {
        let draw = |view: &BoardView| {
            black_box(render::png(black_box(view), theme, PUBLIC_WIDTH));
        };
        let size = |view: &BoardView| render::png(view, theme, PUBLIC_WIDTH).len();
        let sizes: Vec<usize> = played.iter().map(size).collect();
        let worst = *sizes.iter().max().expect("there are views");
        let mean = sizes.iter().sum::<usize>() / sizes.len();
        let (median, p95) = measure(&played, same, draw);
        tell(format!(
            "{:9} median {median:.3} ms, p95 {p95:.3} ms; mean {:.1} kB, worst {:.1} kB",
            theme.name(),
            kilo(mean),
            kilo(worst),
        ));
        assert!(median <= 2.0 && p95 <= 2.5, "too slow");
        assert!(worst <= 60_000, "too large");
    }
    let draw = |view: &BoardView| {
        black_box(render::png(black_box(view), Theme::Default, PUBLIC_WIDTH));
    };
    let mut number = 0;
    let (median, p95) = measure(
        &played,
        |view, run| {
            number += 1;
            new_plates(view, number + run)
        },
        draw,
    );
    tell(format!(
        "with four new plates: median {median:.3} ms, p95 {p95:.3} ms"
    ));
    assert!(median <= 2.0 && p95 <= 2.5, "too slow");
    let mut side = Seat::Red;
    let (median, p95) = measure(
        &played,
        |view, _| {
            side = side.next();
            let mut view = view.clone();
            view.bottom = side;
            view
        },
        draw,
    );
    tell(format!(
        "private, each from another side: median {median:.3} ms, p95 {p95:.3} ms"
    ));
    assert!(median <= 2.0 && p95 <= 2.5, "too slow");
    let (median, p95) = measure(&classic, same, draw);
    tell(format!("classic: median {median:.3} ms, p95 {p95:.3} ms"));
    let extreme = views::extreme();
    let (median, _) = measure(std::slice::from_ref(&extreme), same, draw);
    let bytes = render::png(&extreme, Theme::Default, PUBLIC_WIDTH).len();
    tell(format!(
        "the worst there is: {median:.3} ms, {:.1} kB",
        kilo(bytes)
    ));
    assert!(
        median <= 2.0 && bytes <= 200_000,
        "somebody can make it slow"
    );
    let (median, p95) = measure(&played, same, |view| {
        black_box(render::draw(black_box(view), Theme::Default, PUBLIC_WIDTH));
    });
    tell(format!(
        "drawing alone: median {median:.3} ms, p95 {p95:.3} ms"
    ));
    let positions = views::film(FILM_PLIES);
    assert_eq!(positions.len(), FILM_PLIES + 1);
    let mut bytes = 0;
    let (film_ms, _) = measure(&positions[..1], same, |_| {
        bytes = render::film(black_box(&positions), Theme::Default, FILM_WIDTH).len();
    });
    tell(format!(
        "film of {FILM_PLIES} plies, {FILM_WIDTH} px: {film_ms:.1} ms, {:.1} kB",
        kilo(bytes)
    ));
    assert!(first_ms <= 300.0, "the first picture is late");
    assert!(film_ms <= 130.0, "the film is slow");
    assert!(bytes <= 220_000, "the film is large");
}
