//! Pictures: what is joined from parts is what is drawn, same view same bytes, sizes, and truth
//! pictures (`REGENERATE=1 cargo test render` writes them anew; then look at them).

use std::{env, fs, path::PathBuf};

use vierschach::{
    render::{self, BoardView, PUBLIC_WIDTH, Picture, SIZES, Theme},
    rules::{Geometry, Role, Seat},
};

use crate::render_views::{armies, busy, classic, extreme, moments, start, targets};

/// Decodes a PNG into what it was drawn from.
#[track_caller]
pub(crate) fn decode(bytes: &[u8]) -> Picture {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::IDENTITY);
    let mut reader = decoder.read_info().expect("a PNG header");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut pixels).expect("a whole picture");
    let palette = reader.info().palette.as_ref().expect("a palette");
    Picture {
        width: frame.width,
        height: frame.height,
        palette: palette
            .chunks(3)
            .map(|rgb| [rgb[0], rgb[1], rgb[2]])
            .collect(),
        pixels,
    }
}

#[track_caller]
fn check(view: &BoardView, theme: Theme, width: u32) {
    let drawn = render::draw(view, theme, width);
    let joined = render::png(view, theme, width);
    assert!(
        decode(&joined) == drawn,
        "joined and drawn differ at {width} px"
    );
    assert!(
        decode(&drawn.png()) == drawn,
        "encoded and drawn differ at {width} px"
    );
    assert_eq!(
        joined,
        render::png(view, theme, width),
        "same view, other bytes"
    );
    let high = match view.geometry {
        Geometry::Cross => 0,
        Geometry::Eight => drawn.width * 10 / 100 * 2,
    };
    assert_eq!(drawn.width, width.clamp(*SIZES.start(), *SIZES.end()));
    assert_eq!(drawn.height, drawn.width + high);
}

#[test]
fn what_is_joined_is_what_is_drawn() {
    for theme in Theme::ALL {
        for view in [start(), busy(), targets(), classic(), extreme()] {
            check(&view, theme, PUBLIC_WIDTH);
        }
    }
    for view in moments() {
        check(&view, Theme::Default, PUBLIC_WIDTH);
    }
    for mut view in [busy(), classic()] {
        for bottom in Seat::ALL {
            view.bottom = bottom;
            check(&view, Theme::Default, 560);
        }
        for width in [0, 200, 201, 213, 350, 400, 550, 999, 1121, 2240, u32::MAX] {
            check(&view, Theme::Default, width);
        }
    }
}

/// Whatever people put on a board and its plates: three times a busy board, not more.
#[test]
fn nothing_that_people_choose_makes_a_picture_large() {
    for theme in Theme::ALL {
        let bytes = render::png(&extreme(), theme, PUBLIC_WIDTH).len();
        assert!(bytes <= 200_000, "{}: {bytes} bytes", theme.name());
        for view in moments() {
            let bytes = render::png(&view, theme, PUBLIC_WIDTH).len();
            assert!(bytes <= 60_000, "{}: {bytes} bytes", theme.name());
        }
    }
}

/// Plates have room for their lines, or do without, at every width of a small picture; three seats
/// are captured from, and the plate of the seat to move has its time or nothing beside them.
#[test]
fn every_small_width_can_be_drawn() {
    let mut crowded = busy();
    for plate in crowded.plates.0.iter_mut().flatten() {
        let all = Seat::ALL.map(|seat| (seat, Role::Pawn));
        (plate.captured, plate.points, plate.limit) = (all.to_vec(), None, None);
    }
    for view in [busy(), crowded, classic()] {
        for width in (*SIZES.start()..=640).step_by(3) {
            let drawn = render::draw(&view, Theme::Default, width);
            assert_eq!(drawn.width, width);
        }
    }
}

#[test]
fn bare_boards() {
    for geometry in [Geometry::Cross, Geometry::Eight] {
        check(
            &BoardView::new(geometry, Seat::Red, Vec::new()),
            Theme::Default,
            PUBLIC_WIDTH,
        );
    }
}

/// Compares a picture with its truth by pixels.
#[track_caller]
pub(crate) fn truth(name: &str, picture: &Picture) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/pictures");
    let path = folder.join(format!("{name}.png"));
    if env::var_os("REGENERATE").is_some() {
        fs::write(&path, picture.png()).expect("the folder of truths");
    }
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let truth = decode(&bytes);
    assert_eq!(
        (picture.width, picture.height),
        (truth.width, truth.height),
        "{name}"
    );
    let colour =
        |picture: &Picture, index: usize| picture.palette[usize::from(picture.pixels[index])];
    let differing = (0..truth.pixels.len())
        .filter(|&index| colour(picture, index) != colour(&truth, index))
        .count();
    // Rounding may differ between processors where an edge falls between two steps.
    assert!(
        differing <= truth.pixels.len() / 2000,
        "{name}: {differing} pixels differ"
    );
}

#[test]
fn truths() {
    for theme in Theme::ALL {
        truth(theme.name(), &render::draw(&busy(), theme, 560));
    }
    truth("armies", &render::draw(&armies(), Theme::Default, 560));
    let mut blue = targets();
    blue.bottom = Seat::Blue;
    truth("targets_blue", &render::draw(&blue, Theme::Default, 560));
    truth("classic", &render::draw(&classic(), Theme::Default, 400));
}
