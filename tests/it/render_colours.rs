//! Colours as people see them: how far apart the owners are in simulated colour blindness and in
//! grey. They never are the only sign, but they are the first that is seen.

use vierschach::{
    render::{self, BoardView, Mark, Target, TargetKind, Theme},
    rules::{Geometry, Piece, Role, Seat},
};

use crate::render_views::sq;

type Matrix = [[f64; 3]; 3];

/// Machado, Oliveira and Fernandes 2009, severity 1.0, in linear RGB; grey by luminance.
const SEEN: [(&str, Matrix); 5] = [
    (
        "normal",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
    ("grey", [[0.2126, 0.7152, 0.0722]; 3]),
];

/// CIE L*a*b* (D65) of an sRGB colour seen through a matrix.
fn lab(rgb: [u8; 3], matrix: &Matrix) -> [f64; 3] {
    let linear = rgb.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    let times = |matrix: &Matrix, v: [f64; 3]| {
        matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
    };
    let seen = times(matrix, linear).map(|part| part.clamp(0.0, 1.0));
    let xyz = times(
        &[
            [0.412_456_4, 0.357_576_1, 0.180_437_5],
            [0.212_672_9, 0.715_152_2, 0.072_175_0],
            [0.019_333_9, 0.119_192_0, 0.950_304_1],
        ],
        seen,
    );
    let white = [0.950_47, 1.0, 1.088_83];
    let f: [f64; 3] = std::array::from_fn(|part| {
        let t = xyz[part] / white[part];
        if t > 216.0 / 24389.0 {
            t.cbrt()
        } else {
            (24389.0 / 27.0 * t + 16.0) / 116.0
        }
    });
    [
        116.0 * f[1] - 16.0,
        500.0 * (f[0] - f[1]),
        200.0 * (f[1] - f[2]),
    ]
}

/// CIEDE2000 (Sharma, Wu and Dalal 2005).
fn distance(one: [f64; 3], two: [f64; 3]) -> f64 {
    let sevenths = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let mean = f64::midpoint(one[1].hypot(one[2]), two[1].hypot(two[2]));
    let stretch = 1.5 - 0.5 * sevenths(mean);
    let polar = |[_, a, b]: [f64; 3]| {
        let a = a * stretch;
        (a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0))
    };
    let ((c1, h1), (c2, h2)) = (polar(one), polar(two));
    let grey = c1 * c2 == 0.0;
    let turn = if grey {
        0.0
    } else {
        (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0
    };
    let hue = if grey {
        h1 + h2
    } else {
        (h1 + turn / 2.0).rem_euclid(360.0)
    };
    let (light, chroma) = (f64::midpoint(one[0], two[0]), f64::midpoint(c1, c2));
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(hue - 30.0) + 0.24 * cos(2.0 * hue) + 0.32 * cos(3.0 * hue + 6.0)
        - 0.20 * cos(4.0 * hue - 63.0);
    let off = (light - 50.0).powi(2);
    let dl = (two[0] - one[0]) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * chroma);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    let twist = 60.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * sevenths(chroma) * twist.to_radians().sin();
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

/// The pixels of e4 with Red below: a square of 75 px, the board 35 px from the edge.
fn e4(view: &BoardView, theme: Theme) -> Vec<[u8; 3]> {
    let picture = render::draw(view, theme, 1120);
    let rows = picture
        .pixels
        .chunks_exact(1120)
        .skip(35 + 10 * 75)
        .take(75);
    let pixels = rows.flat_map(|row| &row[35 + 4 * 75..35 + 5 * 75]);
    pixels
        .map(|&index| picture.palette[usize::from(index)])
        .collect()
}

/// The colours on e4, the commonest first.
fn colours(view: &BoardView, theme: Theme) -> Vec<[u8; 3]> {
    let mut counts: Vec<([u8; 3], usize)> = Vec::new();
    for colour in e4(view, theme) {
        match counts.iter_mut().find(|(known, _)| *known == colour) {
            Some((_, count)) => *count += 1,
            None => counts.push((colour, 1)),
        }
    }
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    counts.into_iter().map(|(colour, _)| colour).collect()
}

/// The colour of an owner's pieces, as drawn; `None` for the dead.
fn owner(theme: Theme, seat: Option<Seat>) -> [u8; 3] {
    let mut piece = Piece::new(seat.unwrap_or(Seat::Red), Role::Rook);
    piece.grey = seat.is_none();
    let board = |pieces| BoardView::new(Geometry::Cross, Seat::Red, pieces);
    let ground = colours(&board(vec![]), theme);
    let drawn = colours(&board(vec![(sq("e4"), piece)]), theme);
    let body = drawn.into_iter().find(|colour| *colour != ground[0]);
    body.expect("a rook has a colour")
}

#[test]
fn the_distance_is_the_published_one() {
    // Pairs 1, 7, 17 and 25 of the data of Sharma, Wu and Dalal.
    for (one, two, expected) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        (
            [60.2574, -34.0099, 36.2677],
            [60.4626, -34.1751, 39.4387],
            1.2644,
        ),
    ] {
        let found = distance(one, two);
        assert!(
            (found - expected).abs() < 0.0001,
            "{one:?} {two:?}: {found}"
        );
    }
}

#[test]
fn owners_are_apart_for_everybody() {
    // Least distances between any two of Red, Blue, Yellow, Green and the dead.
    let least = [29.0, 26.0, 23.5, 24.0, 8.0];
    for theme in Theme::ALL {
        let seats = Seat::ALL.into_iter().map(Some).chain([None]);
        let owners: Vec<[u8; 3]> = seats.map(|seat| owner(theme, seat)).collect();
        for ((seen, matrix), least) in SEEN.iter().zip(least) {
            for (number, &one) in owners.iter().enumerate() {
                for &two in &owners[..number] {
                    let found = distance(lab(one, matrix), lab(two, matrix));
                    assert!(
                        found >= least,
                        "{} {seen}: {one:02x?} and {two:02x?} are {found:.1} apart",
                        theme.name()
                    );
                }
            }
        }
    }
}

/// Every two states of a square differ for everybody, by more than a shade and in more than a
/// few pixels: by frames, discs and signs where not by colour.
#[test]
fn highlights_are_apart_for_everybody() {
    let bare = |piece: bool| {
        let king = Piece::new(Seat::Yellow, Role::King);
        let pieces = if piece {
            vec![(sq("e4"), king)]
        } else {
            Vec::new()
        };
        BoardView::new(Geometry::Cross, Seat::Red, pieces)
    };
    let mark = |from: &str, to: &str| Mark {
        from: sq(from),
        to: sq(to),
        seat: Seat::Green,
    };
    let with = |piece: bool, change: fn(&mut BoardView)| {
        let mut view = bare(piece);
        change(&mut view);
        view
    };
    let target = |kind| {
        let mut view = bare(kind == TargetKind::Capture);
        view.targets = vec![Target {
            square: sq("e4"),
            kind,
        }];
        view
    };
    let marked = |piece: bool, marks: &[Mark]| {
        let mut view = bare(piece);
        view.marks = marks.to_vec();
        view
    };
    let other = mark("h7", "h8");
    let standing = [
        bare(true),
        with(true, |view| view.checked = vec![sq("e4")]),
        with(true, |view| view.selected = Some(sq("e4"))),
        marked(true, &[mark("e8", "e4")]),
        marked(true, &[mark("e8", "e4"), other]),
        target(TargetKind::Capture),
    ];
    let empty = [
        bare(false),
        marked(false, &[mark("e4", "e8")]),
        marked(false, &[mark("e4", "e8"), other]),
        target(TargetKind::Quiet),
        target(TargetKind::Castling),
    ];
    for theme in Theme::ALL {
        for (seen, matrix) in &SEEN {
            for views in [&standing[..], &empty[..]] {
                let squares: Vec<_> = views.iter().map(|view| e4(view, theme)).collect();
                for (number, one) in squares.iter().enumerate() {
                    for (before, two) in squares[..number].iter().enumerate() {
                        let pairs = one.iter().zip(two);
                        let apart = pairs
                            .filter(|(one, two)| one != two)
                            .filter(|&(&one, &two)| {
                                distance(lab(one, matrix), lab(two, matrix)) >= 10.0
                            })
                            .count();
                        assert!(
                            apart >= 250,
                            "{} {seen}: states {before} and {number} differ in {apart} pixels",
                            theme.name()
                        );
                    }
                }
            }
        }
    }
}
