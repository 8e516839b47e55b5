//! What pictures cost: `cargo bench --no-default-features --bench render`. Fails where a budget
//! is missed or a picture is not what it should be, so that a fast wrong answer is no answer.

#[path = "../tests/it/render_views.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod views;

use std::{hint::black_box, io::Write as _};

use vierschach::{
    render::{self, BoardView, FILM_WIDTH, PUBLIC_WIDTH, Status, Theme},
    rules::Seat,
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
/// that what else the machine does is not counted.
fn measure(
    views: &[BoardView],
    prepare: impl Fn(&BoardView, usize) -> BoardView,
    mut run: impl FnMut(&BoardView),
) -> (f64, f64) {
    let median = |mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let mut times: Vec<f64> = views
        .iter()
        .map(|view| {
            let runs = (0..41).map(|number| {
                let view = prepare(view, number);
                let start = now_ms();
                run(&view);
                now_ms() - start
            });
            median(runs.collect())
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() * 95 / 100])
}

/// The view as it is.
fn same(view: &BoardView, _: usize) -> BoardView {
    view.clone()
}

/// As after a ply: a clock has run, and another plate is lit.
fn next_ply(view: &BoardView, number: usize) -> BoardView {
    let mut view = view.clone();
    for (seat, plate) in Seat::ALL
        .into_iter()
        .zip(view.plates.0.iter_mut().flatten())
    {
        // A plate's clock has run whenever its seat has moved.
        let moves = (number + 3 - seat.index()) / 4;
        plate.note = Some(format!("{}:{:02}", 9 - moves / 6, 59 - moves * 7 % 60));
        plate.status = if seat.index() == number % 4 {
            Status::ToMove
        } else {
            Status::Waiting
        };
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
    let games = views::games();
    assert!(games.len() >= 30, "{} positions", games.len());
    let mut out = std::io::stdout().lock();
    let mut tell = |line: String| writeln!(out, "{line}").expect("standard output is open");
    tell(format!(
        "first picture: {first_ms:.1} ms, {} bytes",
        first.len()
    ));
    for theme in Theme::ALL {
        let sizes: Vec<usize> = games
            .iter()
            .map(|view| render::png(view, theme, PUBLIC_WIDTH).len())
            .collect();
        let worst = *sizes.iter().max().expect("there are views");
        let mean = sizes.iter().sum::<usize>() / sizes.len();
        let (median, p95) = measure(&games, next_ply, |view| {
            black_box(render::png(black_box(view), theme, PUBLIC_WIDTH));
        });
        let (again, _) = measure(&games, same, |view| {
            black_box(render::png(black_box(view), theme, PUBLIC_WIDTH));
        });
        tell(format!(
            "{:9} {PUBLIC_WIDTH} px: median {median:.3} ms, p95 {p95:.3} ms, with the same plates {again:.3} ms; mean {:.1} kB, worst {:.1} kB",
            theme.name(),
            kilo(mean),
            kilo(worst),
        ));
        assert!(median <= 2.0 && p95 <= 2.5, "too slow");
        assert!(worst <= 60_000, "too large");
    }
    let (median, p95) = measure(&games, same, |view| {
        black_box(render::draw(black_box(view), Theme::Default, PUBLIC_WIDTH));
    });
    tell(format!(
        "drawing alone: median {median:.3} ms, p95 {p95:.3} ms"
    ));
    let positions = views::game(FILM_PLIES);
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
