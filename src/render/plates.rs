//! Name plates: who sits where, their clock or deadline, points, captures, and how it stands with
//! them.

use super::{
    Plate, Status,
    canvas::{Canvas, Stamp},
    figures,
    fonts::{self, CAPITAL},
    frame::{Frame, Rect},
    names::clean,
    palette::{DEAD, Ground, OWNERS, Ramp},
    shape::Outline,
    sheet::Sheet,
};
use crate::rules::{Geometry, Role, Seat};

/// The shapes on plates in their sizes.
pub(super) struct PlateShapes {
    /// Beside the name.
    marks: [Figure; OWNERS],
    /// Before the word of who won, large and small.
    stars: [Stamp; 2],
    hourglass: Stamp,
    /// In three sizes: [`LARGE`], [`MIDDLE`], [`SMALLEST`].
    captures: [CaptureShapes; 3],
}

/// For one or two lines of captures below one line of text; below two, or for three lines; for
/// three below two.
const LARGE: usize = 0;
const MIDDLE: usize = 1;
const SMALLEST: usize = 2;

/// A shape on its rim.
struct Figure {
    rim: Stamp,
    fill: Stamp,
}

struct CaptureShapes {
    /// Height of a line, and so the width of a piece in it.
    line: usize,
    marks: [Figure; OWNERS],
    roles: [Figure; 6],
}

impl PlateShapes {
    pub(super) fn new(frame: &Frame) -> PlateShapes {
        let rim = (frame.width as f32 * 0.0014).max(0.6);
        let bar = frame.part(36);
        let star = fonts::glyph('★').outline;
        let [left, _, right, _] = star.bounds();
        PlateShapes {
            marks: marks(bar, 2.3, rim),
            stars: STARS.map(|side| {
                let wide = frame.part(side) * 38 / 42;
                stamp(&star, wide as f32 / (right - left), frame.part(side), 0.0)
            }),
            hourglass: stamp(
                &figures::hourglass(),
                frame.part(SMALL) as f32 * 0.8,
                frame.part(SMALL),
                0.0,
            ),
            captures: match frame.geometry {
                Geometry::Cross => [36, 25, 20],
                Geometry::Eight => [38, 38, 38],
            }
            .map(|line| CaptureShapes::new(frame.part(line), rim)),
        }
    }
}

impl CaptureShapes {
    fn new(line: usize, rim: f32) -> CaptureShapes {
        let king = fonts::chess(Role::King).bounds();
        let scale = line as f32 * 0.92 / (king[3] - king[1]);
        CaptureShapes {
            line,
            marks: marks(line, 2.1, rim),
            roles: Role::ALL.map(|role| Figure::new(&fonts::chess(role), scale, line, rim)),
        }
    }
}

/// The room of a star, large and small, in thousandths of the width.
const STARS: [usize; 2] = [42, 22];

/// Size of points and of the time for a move, in thousandths of the width.
const SMALL: usize = 25;

fn marks(side: usize, scale: f32, rim: f32) -> [Figure; OWNERS] {
    std::array::from_fn(|owner| Figure::new(&figures::mark(owner), side as f32 * scale, side, rim))
}

impl Figure {
    fn new(outline: &Outline, scale: f32, side: usize, rim: f32) -> Figure {
        Figure {
            rim: stamp(&outline.silhouette(), scale, side, rim),
            fill: stamp(outline, scale, side, 0.0),
        }
    }
}

/// A shape widened by `rim` in a box of `side` pixels, to be put by its middle.
fn stamp(outline: &Outline, scale: f32, side: usize, rim: f32) -> Stamp {
    let [left, top, right, bottom] = outline.bounds();
    let middle = |low: f32, high: f32| side as f32 / 2.0 - scale * (low + high) / 2.0;
    let outline = outline.placed(scale, [middle(left, right), middle(top, bottom)]);
    let half = -(side as i32 / 2);
    Stamp::new(&outline.widened(rim, side, side), half, half)
}

/// Draws a seat's plate onto a canvas whose origin lies at `origin` of the picture.
pub(super) fn draw(
    canvas: &mut Canvas,
    origin: (usize, usize),
    sheet: &Sheet,
    frame: &Frame,
    seat: Seat,
    plate: &Plate,
) {
    let Some(around) = frame.plate(seat) else {
        return;
    };
    let rect = Rect {
        x: around.x - origin.0,
        y: around.y - origin.1,
        ..around
    };
    let lit = matches!(plate.status, Status::ToMove | Status::Won(_));
    let out = matches!(plate.status, Status::Out(_));
    let pen = Pen {
        canvas,
        sheet,
        frame,
        text: sheet.palette.plates[usize::from(lit)],
        owner: if out { DEAD } else { seat.index() },
        seat,
        plate,
    };
    pen.plate(rect, lit);
}

struct Pen<'a> {
    canvas: &'a mut Canvas,
    sheet: &'a Sheet,
    frame: &'a Frame,
    text: Ramp,
    owner: usize,
    seat: Seat,
    plate: &'a Plate,
}

impl<'a> Pen<'a> {
    fn plate(mut self, rect: Rect, lit: bool) {
        self.canvas.fill(rect, self.text[0]);
        let (hair, thick) = (self.frame.part(3).max(1), self.frame.part(6).max(2));
        let edge = self.sheet.palette.bars[self.owner][0];
        self.canvas.border(rect, thick, edge);
        if lit {
            // A light hairline around the frame.
            self.canvas.border(rect, hair, self.text[0]);
        }
        let inner = rect.shrunk(thick);
        match self.frame.geometry {
            Geometry::Cross => self.corner(inner),
            Geometry::Eight => self.strip(inner),
        }
    }

    /// The square plate in a corner of the cross, from the top: name, clock, points, captures.
    fn corner(&mut self, inner: Rect) {
        let pad = self.frame.part(8);
        let bar = Rect {
            height: self.frame.part(40),
            ..inner
        };
        self.bar(bar, bar.width);
        let rows = self.captured_owners();
        // What was captured takes the room that the text leaves.
        let small_line = self.points().is_some() || self.limit().is_some();
        let shapes = &self.sheet.plates.captures[match (small_line, rows) {
            (false, ..=2) => LARGE,
            (false, _) | (true, ..=2) => MIDDLE,
            (true, _) => SMALLEST,
        }];
        let foot = (shapes.line * rows).max(self.frame.part(50)) + self.frame.part(4);
        let panel = Rect {
            y: inner.y + inner.height.saturating_sub(foot),
            height: foot,
            ..inner
        };
        self.captures(panel, shapes);
        let (left, room) = (inner.x + pad, inner.width - 2 * pad);
        let top = bar.y + bar.height;
        let space = panel.y.saturating_sub(top);
        let tall = self.frame.part(34);
        if !small_line {
            self.main(left, room, top + space.saturating_sub(tall) / 2, tall);
            return;
        }
        let small = self.size(SMALL);
        let capital = (f32::from(small) * CAPITAL) as usize;
        let gap = space.saturating_sub(tall + capital) / 3;
        self.main(left, room, top + gap, tall);
        let middle = top + 2 * gap + tall + capital / 2;
        self.small(left, room, middle, self.text);
    }

    /// Points and the time for the running move, as far as there are any.
    fn small(&mut self, mut x: usize, mut room: usize, middle: usize, ramp: Ramp) {
        let sizes = [self.size(SMALL), self.size(20), self.size(17)];
        let limit = self.limit();
        if let Some(points) = self.points() {
            let most = if limit.is_some() { room / 2 } else { room };
            let wide = self.line(x, most, middle, &sizes, points, ramp) + self.frame.part(12);
            (x, room) = (x + wide, room.saturating_sub(wide));
        }
        if let Some(limit) = limit {
            let glass = &self.sheet.plates.hourglass;
            let start = self.frame.part(SMALL);
            let at = (x + start * 2 / 5) as i32;
            self.canvas.stamp(glass, at, middle as i32, ramp);
            self.line(
                x + start,
                room.saturating_sub(start),
                middle,
                &sizes,
                limit,
                ramp,
            );
        }
    }

    /// What counts most for a seat that plays: its note, or if it has none its points.
    fn note(&self) -> Option<&'a str> {
        let plate = self.plate;
        plate.note.as_deref().or(plate.points.as_deref())
    }

    /// Points that do not stand in the main line.
    fn points(&self) -> Option<&'a str> {
        let main = self.plays() && self.plate.note.is_none();
        self.plate.points.as_deref().filter(|_| !main)
    }

    fn plays(&self) -> bool {
        matches!(self.plate.status, Status::ToMove | Status::Waiting)
    }

    /// The time for the running move, while the seat plays.
    fn limit(&self) -> Option<&'a str> {
        self.plate.limit.as_deref().filter(|_| self.plays())
    }

    /// The strip above or below the 8×8 board: name and points, then clock and captures.
    fn strip(&mut self, inner: Rect) {
        let pad = self.frame.part(8);
        let half = inner.width * 55 / 100;
        let bar = Rect {
            height: self.frame.part(42),
            ..inner
        };
        self.bar(bar, half);
        let right = inner.x + half + pad;
        let room = inner.width - half - 2 * pad;
        let ramp = self.sheet.palette.bars[self.owner];
        self.small(right, room, bar.y + bar.height / 2, ramp);
        let rule = self.frame.part(2).max(1);
        let below = Rect {
            x: inner.x + half,
            y: bar.y + bar.height + rule,
            width: inner.width - half,
            height: inner.height.saturating_sub(bar.height + rule),
        };
        self.captures(below, &self.sheet.plates.captures[MIDDLE]);
        let tall = self.frame.part(28);
        let middle = below.y + below.height.saturating_sub(tall) / 2;
        self.main(inner.x + pad, half - 2 * pad, middle, tall);
    }

    /// Pixels per em for thousandths of the width.
    fn size(&self, per_mille: usize) -> u16 {
        self.frame.part(per_mille).max(6) as u16
    }

    /// The bar in the owner's colour with mark and name, the name within `room`.
    fn bar(&mut self, bar: Rect, room: usize) {
        let palette = &self.sheet.palette;
        self.canvas.fill(bar, palette.bars[self.owner][0]);
        // White's bar would run into its lit plate.
        let rule = Rect {
            y: bar.y + bar.height,
            height: self.frame.part(2).max(1),
            ..bar
        };
        self.canvas.fill(rule, palette.outline);
        let middle = bar.y + bar.height / 2;
        let mut on_bar = palette.owners[self.owner];
        on_bar.reverse();
        if self.owner == DEAD {
            on_bar = palette.bars[DEAD];
        }
        let figure = &self.sheet.plates.marks[self.seat.index()];
        self.figure(
            figure,
            bar.x + self.frame.part(21),
            middle,
            on_bar,
            palette.marks,
        );
        let start = self.frame.part(41);
        let room = room - start - self.frame.part(4);
        let sizes = [self.size(27), self.size(24), self.size(21)];
        let ramp = palette.bars[self.owner];
        self.line(bar.x + start, room, middle, &sizes, &self.plate.name, ramp);
    }

    /// The line that counts most: the clock, or how it ended. Figures are `tall` at most.
    fn main(&mut self, x: usize, room: usize, y: usize, tall: usize) {
        let plate = self.plate;
        let (text, won) = match &plate.status {
            Status::Out(word) | Status::Over(word) => (Some(word.as_str()), false),
            Status::Won(word) => (Some(word.as_str()), true),
            Status::ToMove | Status::Waiting => (self.note(), false),
        };
        let Some(text) = text else { return };
        let (mut x, middle) = (x, y + tall / 2);
        let ramp = self.text;
        let largest = tall as f32 / CAPITAL;
        let sizes = [100, 88, 76, 64, 54, 44].map(|part| (largest * part as f32 / 100.0) as u16);
        let [large, small] = STARS.map(|side| {
            let half = self.frame.part(side) / 2;
            2 * half + half / 4
        });
        // A long word keeps its size, and the star gives way. Who lost gets no larger letters than
        // who won: the room is the same.
        let over = matches!(plate.status, Status::Over(_) | Status::Won(_));
        let room_of = |star: usize| room.saturating_sub(star);
        if won {
            let fits = self.fits(text, sizes[0], room_of(large));
            let (star, wide) = if fits { (0, large) } else { (1, small) };
            let half = self.frame.part(STARS[star]) / 2;
            let star = &self.sheet.plates.stars[star];
            self.canvas
                .stamp(star, (x + half) as i32, middle as i32, ramp);
            x += wide;
        }
        let room = if over { room_of(small) } else { room };
        self.line(x, room, middle, &sizes, text, ramp);
    }

    /// Whether a text has room in a size.
    fn fits(&self, text: &str, size: u16, room: usize) -> bool {
        let line = self.sheet.letters.line(clean(text).chars(), size);
        line.width <= room as f32
    }

    /// A text about its middle line, in the largest size that fits; how wide it became.
    fn line(
        &mut self,
        x: usize,
        room: usize,
        middle: usize,
        sizes: &[u16],
        text: &str,
        ramp: Ramp,
    ) -> usize {
        let (line, size) = self.sheet.letters.fit(&clean(text), sizes, room as f32);
        let base = middle as f32 + f32::from(size) * CAPITAL / 2.0;
        line.put(self.canvas, x as f32, base.round() as i32, ramp);
        line.width as usize
    }

    fn captured_owners(&self) -> usize {
        let captured = &self.plate.captured;
        let has = |seat: &Seat| captured.iter().any(|(owner, _)| owner == seat);
        Seat::ALL.iter().filter(|seat| has(seat)).count()
    }

    /// What was captured on a light panel, a line for each owner; pieces move together until they
    /// fit. Without captures there is no panel.
    fn captures(&mut self, panel: Rect, shapes: &CaptureShapes) {
        let palette = &self.sheet.palette;
        let (line, ground) = (shapes.line, palette.captures);
        let rows = self.captured_owners();
        if rows == 0 {
            return;
        }
        self.canvas.fill(panel, Ground::Plain.base(false));
        let mut middle = panel.y + usize::midpoint(panel.height.saturating_sub(rows * line), line);
        for seat in Seat::ALL {
            let captured = self.plate.captured.iter();
            let mut roles: Vec<Role> = captured
                .filter(|(owner, _)| *owner == seat)
                .map(|&(_, role)| role)
                .take(MOST)
                .collect();
            if roles.is_empty() || middle > panel.y + panel.height {
                continue;
            }
            roles.sort_by_key(|role| std::cmp::Reverse(role.index()));
            let colour = palette.owners[seat.index()];
            let mark = &shapes.marks[seat.index()];
            self.figure(mark, panel.x + line * 2 / 3, middle, ground, colour);
            let first = panel.x + line * 7 / 4;
            let space = (panel.x + panel.width).saturating_sub(first + line * 2 / 3);
            let step = (space / (roles.len() - 1).max(1)).min(line * 4 / 5);
            for (number, role) in roles.iter().enumerate() {
                let figure = &shapes.roles[role.index()];
                self.figure(figure, first + number * step, middle, ground, colour);
            }
            middle += line;
        }
    }

    fn figure(&mut self, figure: &Figure, x: usize, y: usize, ground: Ramp, colour: Ramp) {
        self.canvas.stamp(&figure.rim, x as i32, y as i32, ground);
        self.canvas.stamp(&figure.fill, x as i32, y as i32, colour);
    }
}

/// An army has sixteen pieces; whatever a caller says, no more are drawn.
const MOST: usize = 16;
