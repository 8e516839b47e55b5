//! Films, as a GIF decoder sees them.

use std::{io::Cursor, slice};

use vierschach::render::{self, BoardView, FILM_BYTES, FILM_WIDTH, Status, Theme};

use crate::render_views::{busy, classic, film, game};

/// Shows each position of a film: its number, red, green, blue of the whole screen, and for how
/// many hundredths of a second. Returns how many there are.
#[track_caller]
fn show(bytes: &[u8], mut each: impl FnMut(usize, &[[u8; 3]], u16)) -> usize {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(Cursor::new(bytes)).expect("a GIF header");
    let palette: Vec<u8> = decoder.global_palette().expect("a global palette").to_vec();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut screen = vec![[0; 3]; width * height];
    let mut number = 0;
    while let Some(frame) = decoder.read_next_frame().expect("sound frames") {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        let lines = frame.buffer.chunks_exact(usize::from(frame.width));
        for (row, line) in lines.enumerate() {
            for (column, &index) in line.iter().enumerate() {
                if Some(index) != frame.transparent {
                    let at = usize::from(index) * 3;
                    let rgb = [palette[at], palette[at + 1], palette[at + 2]];
                    screen[(top + row) * width + left + column] = rgb;
                }
            }
        }
        each(number, &screen, frame.delay);
        number += 1;
    }
    number
}

/// A position by itself: a film of one.
fn alone(view: &BoardView, width: u32) -> Vec<[u8; 3]> {
    let mut alone = Vec::new();
    show(
        &render::film(slice::from_ref(view), Theme::Default, width),
        |_, screen, _| {
            alone = screen.to_vec();
        },
    );
    alone
}

/// A position shows the same whatever was shown before.
#[track_caller]
fn check(views: &[BoardView], width: u32) {
    let bytes = render::film(views, Theme::Default, width);
    assert_eq!(
        bytes,
        render::film(views, Theme::Default, width),
        "same views, other bytes"
    );
    let count = show(&bytes, |number, screen, delay_cs| {
        let same = screen == alone(&views[number], width);
        assert!(same, "position {number} is not what it is alone");
        let expected = if number + 1 == views.len() { 500 } else { 60 };
        assert_eq!(delay_cs, expected, "position {number}");
    });
    assert_eq!(count, views.len());
}

/// Without marks and captures a position in a film is the picture.
#[test]
fn a_film_shows_pictures() {
    for mut view in [busy(), classic()] {
        view.marks.clear();
        for plate in view.plates.0.iter_mut().flatten() {
            plate.captured.clear();
            if plate.status == Status::ToMove {
                plate.status = Status::Waiting;
            }
        }
        let picture = render::draw(&view, Theme::Default, FILM_WIDTH);
        let rgb = |&index: &u8| picture.palette[usize::from(index)];
        let rgb: Vec<[u8; 3]> = picture.pixels.iter().map(rgb).collect();
        assert!(rgb == alone(&view, FILM_WIDTH));
    }
}

#[test]
fn a_position_shows_the_same_whatever_was_before() {
    check(&film(120), FILM_WIDTH);
    check(&[busy()], FILM_WIDTH);
    // A position that stays as it was.
    check(&[busy(), busy()], 300);
    check(
        &[
            classic(),
            BoardView::new(classic().geometry, classic().bottom, vec![]),
        ],
        400,
    );
}

#[test]
fn no_positions_no_film() {
    assert_eq!(
        render::film(&[], Theme::Default, FILM_WIDTH),
        Vec::<u8>::new()
    );
}

#[test]
fn a_thousand_plies_are_a_film() {
    let views = game(1000);
    let bytes = render::film(&views, Theme::Default, FILM_WIDTH);
    assert!(bytes.len() <= FILM_BYTES, "{} bytes", bytes.len());
    let (mut last, mut stays_cs) = (Vec::new(), 0);
    let count = show(&bytes, |_, screen, delay_cs| {
        last = screen.to_vec();
        stays_cs = delay_cs;
    });
    assert_eq!(count, views.len(), "no position is left out");
    assert_eq!(stays_cs, 500);
    assert!(last == alone(&views[views.len() - 1], FILM_WIDTH));
}

/// The budget of the issue is for 120 plies.
#[test]
fn a_usual_film_is_small() {
    for views in [film(120), game(120)] {
        let bytes = render::film(&views, Theme::Default, FILM_WIDTH);
        assert!(bytes.len() <= 220_000, "{} bytes", bytes.len());
    }
}

#[test]
fn a_film_of_any_length_can_be_posted() {
    let game = game(300);
    // Leaps through a game: each changes most of the board.
    let leaps = game.iter().step_by(37).cycle().take(1500);
    let long: Vec<BoardView> = leaps.cloned().collect();
    let bytes = render::film(&long, Theme::Default, FILM_WIDTH);
    assert!(bytes.len() <= FILM_BYTES, "{} bytes", bytes.len());
    let mut last = Vec::new();
    let count = show(&bytes, |_, screen, _| last = screen.to_vec());
    assert!(count >= 300, "{count} positions are left");
    let same = last == alone(long.last().expect("some"), FILM_WIDTH);
    assert!(same, "the last position is shown");
}
