//! Names that people give themselves: nothing overflows, nothing shows as a blank, no panic.

use vierschach::{
    cpu::Level,
    render::{self, BoardView, PUBLIC_WIDTH, Picture, Status, Theme, can_show},
    rules::{BySeat, Seat},
    words::Language,
};

use crate::{
    render::truth,
    render_views::{classic, extreme, start},
};

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

/// What is cut off shows nothing of its last letter.
fn is_whole(name: &str) -> bool {
    let last = name.chars().next_back().expect("a name");
    let other = if last == 'o' { 'x' } else { 'o' };
    let begin = &name[..name.len() - last.len_utf8()];
    bar(&named(name)) != bar(&named(&format!("{begin}{other}")))
}

#[test]
fn plates_tell_the_level_of_the_cpu() {
    for words in Language::all().map(Language::words) {
        for level in Level::ALL {
            let name = words.short_cpu(level);
            assert!(is_whole(&name), "{name}");
        }
    }
    assert!(!is_whole("CPU that has far too long a name"));
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
        for (mut view, status) in [
            (start(), Status::Waiting),
            (start(), Status::Won(name.clone())),
            (classic(), Status::ToMove),
            (classic(), Status::Over(name.clone())),
        ] {
            for plate in view.plates.0.iter_mut().flatten() {
                plate.name.clone_from(&name);
                plate.note = Some(name.clone());
                plate.limit = Some(name.clone());
                plate.points = Some(name.clone());
                plate.status = status.clone();
            }
            for width in [200, 350, 2240] {
                let picture = render::draw(&view, Theme::Default, width);
                assert_eq!(picture.width, width, "{name:?}");
            }
        }
    }
}

/// Whatever stands on plates, all else is as without them.
#[test]
fn nothing_leaves_its_plate() {
    for (view, plates) in [
        // Left, top, width and height at 1120 px.
        (
            extreme(),
            vec![
                [6, 6, 219, 219],
                [895, 6, 219, 219],
                [6, 895, 219, 219],
                [895, 895, 219, 219],
            ],
        ),
        (
            long(classic()),
            vec![[36, 6, 1048, 106], [36, 1232, 1048, 106]],
        ),
    ] {
        let mut bare = view.clone();
        bare.plates = BySeat([None, None, None, None]);
        let [with, without] = [&view, &bare].map(|view| render::draw(view, Theme::Default, 1120));
        let within = |x: usize, y: usize| {
            plates.iter().any(|&[left, top, width, height]| {
                (left..left + width).contains(&x) && (top..top + height).contains(&y)
            })
        };
        for (at, pair) in with.pixels.iter().zip(&without.pixels).enumerate() {
            let (x, y) = (at % 1120, at / 1120);
            assert!(
                pair.0 == pair.1 || within(x, y),
                "a plate's pixel at {x}, {y}"
            );
        }
    }
}

/// With everything on its plates that can stand there, at its longest.
fn long(mut view: BoardView) -> BoardView {
    for (seat, plate) in extreme().plates.iter() {
        if view.plates[seat].is_some() {
            view.plates[seat].clone_from(plate);
        }
    }
    view
}

/// The time for a move is told while a seat plays, and needs no other word on the plate.
#[test]
fn the_time_for_a_move_stands_on_the_plate() {
    for view in [start(), classic()] {
        let with = |limit: Option<&str>, status: Status| {
            let mut view = view.clone();
            let plate = view.plates[Seat::Red].as_mut().expect("Red has a plate");
            plate.limit = limit.map(str::to_owned);
            plate.status = status;
            render::draw(&view, Theme::Default, PUBLIC_WIDTH)
        };
        let out = || Status::Out("resigned".into());
        assert!(with(Some("12 h"), Status::ToMove) != with(None, Status::ToMove));
        assert!(with(Some("12 h"), Status::ToMove) != with(Some("1 h"), Status::ToMove));
        assert!(with(Some("12 h"), out()) == with(None, out()));
    }
}

/// A word for who won is as large as the same word without a star: in languages where it is long,
/// it was hard to read beside the others.
#[test]
fn outcomes_are_equally_large() {
    let height = |status: Status| {
        let mut view = start();
        let plate = view.plates[Seat::Red].as_mut().expect("Red has a plate");
        plate.status = status;
        plate.note = None;
        let picture = render::draw(&view, Theme::Default, PUBLIC_WIDTH);
        // Below the name, right of the star.
        let [left, top, width, _] = BAR;
        let rows = picture.pixels.chunks_exact(picture.width as usize);
        let rows: Vec<&[u8]> = rows
            .skip(top + 56)
            .take(150)
            .map(|row| &row[left + 75..left + width - 10])
            .collect();
        let ground = rows[0][0];
        let inked = |row: &&[u8]| row.iter().any(|&pixel| pixel != ground);
        let first = rows.iter().position(inked).expect("there is a word");
        let last = rows.iter().rposition(inked).expect("there is a word");
        last - first + 1
    };
    // Their tall letters stand where both are looked at.
    for word in ["verloren", "unentschieden", "held"] {
        let (won, over) = (Status::Won(word.into()), Status::Over(word.into()));
        let (won, over) = (height(won), height(over));
        assert!(won.abs_diff(over) <= 1, "{word}: {won} and {over}");
    }
}
