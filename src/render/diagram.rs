//! Diagrams for the rules: parts of a board with marks and arrows, each with a name. Their words
//! stand elsewhere; that each shows what the rules say is tested (tests/it/render_diagrams.rs).

use super::{
    BoardView, Mark, Picture, Target, TargetKind, Theme,
    canvas::{Canvas, Stamp},
    draw::{cells, raster},
    frame::{Frame, Rect},
    palette::Ground,
    shape::Outline,
    sheet::Sheet,
    tiles::{Sign, TileKey},
};
use crate::rules::{Geometry, Mode, Piece, Position, Role, Seat, Square};

/// What a diagram explains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Diagram {
    /// The whole board as a game begins, and the way round it (RULES 1.2, 1.3).
    Setup,
    /// A knight jumps over a missing corner (RULES 2.1).
    Corner,
    /// A pawn's steps and captures (RULES 2.2).
    Pawn,
    /// A pawn of a side seat takes one of another (RULES 2.3).
    EnPassant,
    /// Where king and rook go to, both ways (RULES 2.4).
    Castling,
    /// Own rank 11 of Red and of Blue (RULES 2.5).
    PromotionTeams,
    /// Own rank 8 of Red and of Blue, and a promoted queen (RULES 2.5).
    PromotionSolo,
    /// A king attacked from afar (RULES 3.1).
    Check,
    /// A king that cannot escape (RULES 4.1, 5.2).
    Mate,
    /// Two opponents attack a king in turn, the second may take it (RULES 4.3).
    KingCapture,
    /// The dead block lines and can be taken (RULES 5.5).
    Grey,
}

/// A square is as wide as on a public board.
const WIDTH: u32 = super::PUBLIC_WIDTH;

impl Diagram {
    /// All, in the order in which rules are told.
    pub const ALL: [Diagram; 11] = [
        Diagram::Setup,
        Diagram::Corner,
        Diagram::Pawn,
        Diagram::EnPassant,
        Diagram::Castling,
        Diagram::PromotionTeams,
        Diagram::PromotionSolo,
        Diagram::Check,
        Diagram::Mate,
        Diagram::KingCapture,
        Diagram::Grey,
    ];

    /// The word in file names and keys, never shown to people.
    pub const fn name(self) -> &'static str {
        match self {
            Diagram::Setup => "setup",
            Diagram::Corner => "corner",
            Diagram::Pawn => "pawn",
            Diagram::EnPassant => "en-passant",
            Diagram::Castling => "castling",
            Diagram::PromotionTeams => "promotion-teams",
            Diagram::PromotionSolo => "promotion-solo",
            Diagram::Check => "check",
            Diagram::Mate => "mate",
            Diagram::KingCapture => "king-capture",
            Diagram::Grey => "grey",
        }
    }

    pub fn from_name(name: &str) -> Option<Diagram> {
        Diagram::ALL
            .into_iter()
            .find(|diagram| diagram.name() == name)
    }

    /// The board that it shows a part of, Red below.
    pub fn view(self) -> BoardView {
        self.scene().view()
    }

    /// The picture: a part of the board with coordinates, 75 px a square, at most as large as a
    /// public board.
    pub fn draw(self, theme: Theme) -> Picture {
        self.scene().draw(theme)
    }

    const fn scene(self) -> Scene {
        match self {
            Diagram::Setup => Scene {
                arrows: &[
                    (Seat::Red, "g4", "d7", 0),
                    (Seat::Blue, "d8", "g11", 0),
                    (Seat::Yellow, "h11", "k8", 0),
                    (Seat::Green, "k7", "h4", 0),
                ],
                ..BARE
            },
            Diagram::Corner => Scene {
                window: Some(["a2", "g7"]),
                pieces: "bNc4 bPb4 bPb5 bPb7 rPd3 rPe2 rRd2",
                selected: "c4",
                targets: "a5 d6 e5 e3 xd2 b6",
                ..BARE
            },
            Diagram::Pawn => Scene {
                window: Some(["d1", "i5"]),
                pieces: "rPf2 bPe3 gBg3 rKh1 rPh2",
                selected: "f2",
                targets: "f3 f4 xe3 xg3",
                ..BARE
            },
            Diagram::EnPassant => Scene {
                window: Some(["a3", "g7"]),
                pieces: "bPd5 rPd4 bPb6 bPb4 bKa7 rPf3",
                marks: &[(Seat::Blue, "b5", "d5")],
                selected: "d4",
                targets: "xc5",
                taken: "d5",
                arrows: &[(Seat::Red, "d4", "c5", 0)],
                ..BARE
            },
            Diagram::Castling => Scene {
                window: Some(["d1", "k3"]),
                pieces: "rRd1 rKh1 rRk1 rPd2 rPe2 rPf2 rPg2 rPh2 rPi2 rPj2 rPk2",
                selected: "h1",
                targets: "g1 i1 ~f1 ~j1",
                arrows: &[
                    (Seat::Red, "h1", "f1", -24),
                    (Seat::Red, "h1", "j1", 24),
                    (Seat::Red, "d1", "g1", -24),
                    (Seat::Red, "k1", "i1", 24),
                ],
                ..BARE
            },
            Diagram::PromotionTeams => Scene {
                window: Some(["f7", "m11"]),
                pieces: "rPh10 bPj8 gPm9 yPg8",
                zone: "f11 g11 h11 i11 j11 k11 l11 m11 k10 k9 k8 k7",
                arrows: &[(Seat::Red, "h10", "h11", 0), (Seat::Blue, "j8", "k8", 0)],
                ..BARE
            },
            Diagram::PromotionSolo => Scene {
                window: Some(["d4", "k9"]),
                pieces: "rPf7 bPg5 rDj8 yPi9",
                zone: "d8 e8 f8 g8 h8 i8 j8 k8 h9 h7 h6 h5 h4",
                arrows: &[(Seat::Red, "f7", "f8", 0), (Seat::Blue, "g5", "h5", 0)],
                ..BARE
            },
            Diagram::Check => Scene {
                window: Some(["d1", "k5"]),
                pieces: "rKh1 rRk1 rPh2 rPi2 rPj3 rPe2 rNj1 bBd5",
                checked: "h1",
                arrows: &[(Seat::Blue, "d5", "h1", 0)],
                ..BARE
            },
            Diagram::Mate => Scene {
                window: Some(["d1", "k3"]),
                pieces: "rKh1 rPg2 rPh2 rPi2 rPj3 bRd1",
                checked: "h1",
                arrows: &[(Seat::Blue, "d1", "h1", 0)],
                ..BARE
            },
            Diagram::KingCapture => Scene {
                window: Some(["e1", "k5"]),
                pieces: "rKh1 rPg2 rPh2 rRf1 gQk4 bNg3",
                marks: &[(Seat::Blue, "i2", "g3")],
                checked: "h1",
                arrows: &[(Seat::Green, "k4", "h1", 0)],
                ..BARE
            },
            Diagram::Grey => Scene {
                window: Some(["d4", "j8"]),
                pieces: "rRd5 dbPg5 dbNf7 dbKi7 yPh8 gPi5",
                selected: "d5",
                targets: "a5 b5 c5 e5 f5 xg5 d1 d2 d3 d4 d6 d7 d8 d9 d10 d11 d12 d13 d14",
                ..BARE
            },
        }
    }
}

/// A diagram as data. Pieces are `rPf2`: owner, letter (`D` is a promoted queen), square, `d`
/// before a dead one. Targets are squares: `x` before a capture, `~` before castling.
struct Scene {
    /// The lower left and the upper right square; without them the whole board.
    window: Option<[&'static str; 2]>,
    /// Nothing for the set-up of a game.
    pieces: &'static str,
    marks: &'static [(Seat, &'static str, &'static str)],
    checked: &'static str,
    selected: &'static str,
    targets: &'static str,
    /// What a capture takes elsewhere than where it goes.
    taken: &'static str,
    /// Squares that the text speaks of.
    zone: &'static str,
    /// In whose colour, from where to where, and by how many hundredths of a square to the left
    /// of its way.
    arrows: &'static [(Seat, &'static str, &'static str, i8)],
}

const BARE: Scene = Scene {
    window: None,
    pieces: "",
    marks: &[],
    checked: "",
    selected: "",
    targets: "",
    taken: "",
    zone: "",
    arrows: &[],
};

fn square(name: &str) -> Square {
    name.parse().expect("scenes name squares of the board")
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

fn piece(text: &str) -> (Square, Piece) {
    let (grey, text) = match text.strip_prefix('d') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (letters, place) = text.split_at(2);
    let seat = Seat::ALL
        .into_iter()
        .find(|seat| letters.starts_with(&seat.name()[..1]))
        .expect("scenes name owners");
    let promoted = letters.ends_with('D');
    let role = letters.chars().last().and_then(Role::from_letter);
    let role = role.filter(|_| !promoted).unwrap_or(Role::Queen);
    let piece = Piece {
        promoted,
        grey,
        ..Piece::new(seat, role)
    };
    (square(place), piece)
}

fn target(text: &str) -> Target {
    let (kind, place) = match text.split_at(1) {
        ("x", place) => (TargetKind::Capture, place),
        ("~", place) => (TargetKind::Castling, place),
        _ => (TargetKind::Quiet, text),
    };
    Target {
        square: square(place),
        kind,
    }
}

impl Scene {
    fn view(&self) -> BoardView {
        let pieces = if self.pieces.is_empty() {
            Position::initial(Mode::Teams, Seat::Red).pieces().collect()
        } else {
            self.pieces.split_whitespace().map(piece).collect()
        };
        let marks = self.marks.iter().map(|&(seat, from, to)| Mark {
            from: square(from),
            to: square(to),
            seat,
        });
        BoardView {
            marks: marks.collect(),
            checked: squares(self.checked),
            selected: squares(self.selected).first().copied(),
            targets: self.targets.split_whitespace().map(target).collect(),
            ..BoardView::new(Geometry::Cross, Seat::Red, pieces)
        }
    }

    fn draw(&self, theme: Theme) -> Picture {
        let view = self.view();
        let frame = Frame::new(&view, WIDTH);
        let sheet = Sheet::get(theme, &frame);
        let mut keys = cells(&view, &frame);
        let mut change = |square, change: fn(&mut TileKey)| {
            let (column, row) = frame.cell(square);
            if let Some(key) = &mut keys[row * frame.side() + column] {
                change(key);
            }
        };
        for square in squares(self.zone) {
            change(square, |key| key.ground = Ground::EarlierTo);
        }
        // An arrow says where to, and needs no other sign.
        for (_, _, to, _) in self.arrows {
            change(square(to), |key| key.sign = Sign::None);
        }
        for square in squares(self.taken) {
            change(square, |key| key.sign = Sign::Capture);
        }
        let mut canvas = raster(&view, &keys, &frame, &sheet);
        for &(seat, from, to, aside) in self.arrows {
            let (from, to) = (square(from), square(to));
            let stands = |at| view.pieces.iter().any(|&(square, _)| square == at);
            let arrow = arrow(&frame, from, to, stands(to), f32::from(aside) / 100.0);
            put(&mut canvas, &arrow, &sheet, &frame, seat);
        }
        if let Some(window) = self.window {
            canvas = cut(&canvas, &sheet, &frame, window.map(square));
        }
        Picture {
            width: canvas.width as u32,
            height: canvas.height as u32,
            pixels: canvas.pixels,
            palette: sheet.palette.rgb.clone(),
        }
    }
}

/// From the edge of one piece to the middle of a square, or to the edge of what stands there.
fn arrow(frame: &Frame, from: Square, to: Square, stands: bool, aside: f32) -> Outline {
    let middle = |square| {
        let (column, row) = frame.cell(square);
        let half = frame.square / 2;
        [
            (frame.x(column) + half) as f32,
            (frame.y(row) + half) as f32,
        ]
    };
    let ([x, y], [to_x, to_y]) = (middle(from), middle(to));
    let unit = frame.square as f32;
    let length = (to_x - x).hypot(to_y - y);
    let (dx, dy) = ((to_x - x) / length, (to_y - y) / length);
    let end = length / unit - if stands { 0.46 } else { 0.0 };
    let (start, neck) = (0.40_f32.min(end / 4.0), end - 0.36);
    let (shaft, head) = (0.085, 0.23);
    let points = [
        [start, -shaft],
        [neck, -shaft],
        [neck, -head],
        [end, 0.0],
        [neck, head],
        [neck, shaft],
        [start, shaft],
    ];
    Outline::polygon(&points.map(|[along, across]| {
        let (along, across) = (along * unit, (across - aside) * unit);
        [x + along * dx - across * dy, y + along * dy + across * dx]
    }))
}

/// Lays a shape in an owner's colour over what is there, with a rim.
fn put(canvas: &mut Canvas, shape: &Outline, sheet: &Sheet, frame: &Frame, seat: Seat) {
    let rim = frame.part(2).max(1) as f32;
    let around = shape.widened(rim, canvas.width, canvas.height);
    // The rim lies on many grounds, so its outer edge is not smooth.
    for (pixel, &cover) in canvas.pixels.iter_mut().zip(around.as_raw()) {
        if cover >= 0.5 {
            *pixel = sheet.palette.outline;
        }
    }
    let fill = Stamp::new(&shape.fill(canvas.width, canvas.height), 0, 0);
    canvas.stamp(&fill, 0, 0, sheet.palette.owners[seat.index()]);
}

/// The squares between two corners, with coordinates at the left and below.
fn cut(canvas: &Canvas, sheet: &Sheet, frame: &Frame, [low, high]: [Square; 2]) -> Canvas {
    let ((left, bottom), (right, top)) = (frame.cell(low), frame.cell(high));
    let line = frame.part(2).max(1);
    let part = canvas.cut(Rect {
        x: frame.x(left),
        y: frame.y(top),
        width: (right + 1 - left) * frame.square,
        height: (bottom + 1 - top) * frame.square,
    });
    let margin = frame.left;
    let (width, height) = (part.width + margin + line, part.height + margin + line);
    let mut cut = Canvas::new(width, height, sheet.palette.background);
    let around = Rect {
        x: margin - line,
        y: 0,
        width: part.width + 2 * line,
        height: part.height + 2 * line,
    };
    cut.fill(around, sheet.palette.outline);
    cut.copy(&part.pixels, part.width, margin, line);
    for column in (left..=right).filter(|&column| frame.square_at(column, bottom).is_some()) {
        let x = margin + (column - left) * frame.square + frame.square / 2;
        let y = line + part.height + margin / 2;
        sheet.label(&mut cut, frame, &frame.column_label(column), x, y);
    }
    for row in (top..=bottom).filter(|&row| frame.square_at(left, row).is_some()) {
        let y = line + (row - top) * frame.square + frame.square / 2;
        sheet.label(&mut cut, frame, &frame.row_label(row), margin / 2, y);
    }
    cut
}
