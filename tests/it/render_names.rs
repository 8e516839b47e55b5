//! Names that people give themselves: nothing overflows, nothing shows as a blank, no panic.

use vierschach::{
    render::{self, PUBLIC_WIDTH, Picture, Theme, can_show},
    rules::Seat,
};

use crate::{render::truth, render_views::start};

/// A name, and whether all of it is drawn as itself.
const NAMES: [(&str, bool); 24] = [
    ("Alice", true),
    ("Ελένη_92", true),
    ("Владимир", true),
    ("Đặng Łukasz Øyvind ß", true),
    ("a name that is far too long for any plate", true),
    ("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", true),
    ("", false),
    ("   ", false),
    ("\u{200b}\u{2800}\u{3164}\u{feff}", false),
    ("new\nline\ttab\u{7}\u{0}bell", true),
    ("𝕱𝖆𝖓𝖈𝖞 𝓢𝓽𝔂𝓵𝓮", true),
    ("Ｆｕｌｌｗｉｄｔｈ", true),
    ("Z̸̡̢̛͇̲a̷͈̅l̵̰̎g̸̗̈ó̶̺", true),
    ("e\u{301}cole n\u{303}u", true),
    ("★ Queen ♛ ★", true),
    ("❤\u{fe0f} heart", true),
    ("fire🔥🔥🔥", false),
    ("👨\u{200d}👩\u{200d}👧👍🏽🇩🇪", false),
    ("田中太郎", false),
    ("김민준", false),
    ("محمد علي", false),
    ("דוד בן גוריון", false),
    ("\u{202e}desrever\u{202c}", true),
    ("नमस्ते", false),
];

/// The bar with Red's name on the plate at the lower right, at 1120 px.
const BAR: [usize; 4] = [895, 895, 219, 50];
/// Where the name begins within it, and what frames it.
const INDENT: usize = 46;
const FRAME: usize = 3;

fn named(name: &str) -> Picture {
    let mut view = start();
    let plate = view.plates[Seat::Red].as_mut().expect("Red has a plate");
    plate.name = name.into();
    render::draw(&view, Theme::Default, PUBLIC_WIDTH)
}

fn bar(picture: &Picture) -> Vec<u8> {
    let [x, y, width, height] = BAR;
    let stride = picture.width as usize;
    let rows = picture.pixels.chunks_exact(stride).skip(y).take(height);
    rows.flat_map(|row| &row[x..x + width]).copied().collect()
}

#[test]
fn every_name_fits_and_shows() {
    let [x, y, width, height] = BAR;
    let usual = named("Alice");
    let mut sheet = Picture {
        width: width as u32,
        height: (height * NAMES.len()) as u32,
        pixels: Vec::new(),
        palette: usual.palette.clone(),
    };
    for (name, shown) in NAMES {
        assert_eq!(can_show(name), shown, "{name:?}");
        let picture = named(name);
        let outside = |picture: &Picture| -> Vec<u8> {
            let pixels = picture.pixels.iter().enumerate();
            let stride = picture.width as usize;
            pixels
                .filter(|(at, _)| {
                    let (column, row) = (at % stride, at / stride);
                    !(x..x + width).contains(&column) || !(y..y + height).contains(&row)
                })
                .map(|(_, &index)| index)
                .collect()
        };
        assert!(
            outside(&picture) == outside(&usual),
            "{name:?} leaves its bar"
        );
        let bar = bar(&picture);
        let ground = bar[(FRAME + 2) * width + FRAME + 2];
        let ink = |columns: std::ops::Range<usize>| {
            let rows = bar.chunks_exact(width).skip(FRAME).take(40);
            rows.flat_map(|row| &row[columns.clone()])
                .filter(|&&index| index != ground)
                .count()
        };
        assert!(ink(INDENT..width - FRAME) > 20, "{name:?} shows as a blank");
        assert_eq!(
            ink(width - FRAME - 3..width - FRAME),
            0,
            "{name:?} touches the frame"
        );
        sheet.pixels.extend(bar);
    }
    truth("names", &sheet);
}

#[test]
fn texts_of_any_length_on_every_size() {
    for name in NAMES.map(|(name, _)| name.repeat(200)) {
        let mut view = start();
        for plate in view.plates.0.iter_mut().flatten() {
            plate.name.clone_from(&name);
            plate.note = Some(name.clone());
            plate.points = Some(name.clone());
        }
        for width in [200, 350, 2240] {
            let picture = render::draw(&view, Theme::Default, width);
            assert_eq!(picture.width, width, "{name:?}");
        }
    }
}
