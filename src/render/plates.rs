//! Name plates: who sits where, their clock or deadline, points, captures, and how it stands with
//! them.

use super::{
    Plate, Status,
    canvas::{Canvas, Stamp},
    figures,
    fonts::{self, CAPITAL},
    frame::{Frame, Rect},
    names::clean,
    palette::{DEAD, Ground, OWNERS, Ramp, STEPS},
    shape::Outline,
    sheet::Sheet,
};
use crate::rules::{Geometry, Role, Seat};

/// The shapes on plates in their sizes.
pub(super) struct PlateShapes {
    /// Beside the name: fill and rim.
    marks: [[Stamp; 2]; OWNERS],
    /// Before captures.
    small_marks: [[Stamp; 2]; OWNERS],
    captures: [[Stamp; 2]; 6],
    star: Stamp,
    /// Height of a line of captures, and so the width of a piece in it.
    line: usize,
}

impl PlateShapes {
    pub(super) fn new(frame: &Frame) -> PlateShapes {
        let line = match frame.geometry {
            Geometry::Cross => frame.part(25),
            Geometry::Eight => frame.part(38),
        };
        let rim = (frame.width as f32 * 0.0014).max(0.6);
        let pair = |outline: &Outline, scale: f32, box_side: usize| {
            let middle = box_side as f32 / 2.0;
            let outline = outline.placed(scale, [middle, middle]);
            let rim = outline.silhouette().widened(rim, box_side, box_side);
            let half = -(box_side as i32 / 2);
            [
                Stamp::new(&rim, half, half),
                Stamp::new(&outline.fill(box_side, box_side), half, half),
            ]
        };
        let bar = frame.part(36);
        let star = fonts::glyph('★').outline;
        let [left, top, right, bottom] = star.bounds();
        let centred = star.placed(1.0, [-(left + right) / 2.0, -(top + bottom) / 2.0]);
        let star = frame.part(38);
        let middle = star as f32 / 2.0;
        let star_scale = star as f32 / (right - left);
        let chess = line as f32 * 0.92;
        let king = fonts::chess(Role::King).bounds();
        let chess_scale = chess / (king[3] - king[1]);
        PlateShapes {
            marks: std::array::from_fn(|owner| pair(&figures::mark(owner), bar as f32 * 2.3, bar)),
            small_marks: std::array::from_fn(|owner| {
                pair(&figures::mark(owner), line as f32 * 2.1, line)
            }),
            captures: Role::ALL.map(|role| {
                let glyph = fonts::chess(role);
                let [left, top, right, bottom] = glyph.bounds();
                let middle = [-(left + right) / 2.0, -(top + bottom) / 2.0];
                pair(&glyph.placed(1.0, middle), chess_scale, line)
            }),
            star: Stamp::new(
                &centred
                    .placed(star_scale * 0.96, [middle, middle])
                    .fill(star, star),
                -(star as i32 / 2),
                -(star as i32 / 2),
            ),
            line,
        }
    }
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
    let Some(place) = frame.plate(seat) else {
        return;
    };
    let rect = Rect {
        x: place.x - origin.0,
        y: place.y - origin.1,
        ..place
    };
    let lit = matches!(plate.status, Status::ToMove | Status::Won(_));
    let out = matches!(plate.status, Status::Out(_));
    let pen = Pen {
        canvas,
        sheet,
        frame,
        text: sheet.palette.plates[usize::from(lit)],
        owner: if out { DEAD } else { seat.index() },
    };
    pen.plate(rect, seat, plate, lit);
}

struct Pen<'a> {
    canvas: &'a mut Canvas,
    sheet: &'a Sheet,
    frame: &'a Frame,
    text: Ramp,
    owner: usize,
}

impl Pen<'_> {
    fn plate(mut self, rect: Rect, seat: Seat, plate: &Plate, lit: bool) {
        let palette = &self.sheet.palette;
        let thick = if lit {
            self.frame.part(7)
        } else {
            self.frame.part(3)
        }
        .max(1);
        self.canvas.fill(rect, self.text[0]);
        let edge = palette.owners[self.owner][STEPS];
        self.canvas.border(rect, thick, edge);
        if lit {
            self.canvas
                .border(rect, self.frame.part(3).max(1), self.text[0]);
        }
        let inner = rect.shrunk(thick);
        let pad = self.frame.part(7);
        let word = match &plate.status {
            Status::ToMove | Status::Waiting => None,
            Status::Out(word) | Status::Won(word) | Status::Over(word) => Some(word.as_str()),
        };
        let main = word.or(plate.note.as_deref());
        let star = matches!(plate.status, Status::Won(_));
        let left = inner.x + pad;
        let room = inner.width - 2 * pad;
        if self.frame.geometry == Geometry::Cross {
            let bar = Rect {
                height: self.frame.part(40),
                ..inner
            };
            self.bar(bar, seat, &plate.name);
            let mut y = bar.y + bar.height + self.frame.part(10);
            let tall = self.frame.part(34);
            if let Some(main) = main {
                self.main(left, room, y, tall, main, star);
            }
            y += tall + self.frame.part(10);
            if let Some(points) = &plate.points {
                self.line(left, room, y, &[self.size(25), self.size(20)], points);
            }
            let bottom = inner.y + inner.height - self.frame.part(4);
            self.captures(left, room, bottom, &plate.captured);
        } else {
            let half = inner.width * 55 / 100;
            let bar = Rect {
                width: half,
                height: self.frame.part(42),
                ..inner
            };
            self.bar(bar, seat, &plate.name);
            let right = inner.x + half + 2 * pad;
            let room = inner.width - half - 3 * pad;
            if let Some(main) = main {
                let y = inner.y + self.frame.part(5);
                self.main(right, room, y, self.frame.part(34), main, star);
            }
            let bottom = inner.y + inner.height - self.frame.part(2);
            if let Some(points) = &plate.points {
                let y = bottom - self.frame.part(28);
                self.line(right, room, y, &[self.size(25), self.size(20)], points);
            }
            self.captures(left, half - pad, bottom, &plate.captured);
        }
    }

    /// Pixels per em for a share of the width.
    fn size(&self, per_mille: usize) -> u16 {
        self.frame.part(per_mille).max(6) as u16
    }

    /// The bar in the owner's colour with mark and name.
    fn bar(&mut self, bar: Rect, seat: Seat, name: &str) {
        let palette = &self.sheet.palette;
        self.canvas.fill(bar, palette.owners[self.owner][STEPS]);
        let middle = (bar.y + bar.height / 2) as i32;
        let mark_x = bar.x + self.frame.part(21);
        let mut on_bar = palette.owners[self.owner];
        on_bar.reverse();
        let [rim, fill] = &self.sheet.plates.marks[seat.index()];
        self.canvas.stamp(rim, mark_x as i32, middle, &on_bar);
        self.canvas
            .stamp(fill, mark_x as i32, middle, &palette.marks);
        let x = bar.x + self.frame.part(41);
        let room = bar.x + bar.width - x - self.frame.part(4);
        let sizes = [self.size(26), self.size(23), self.size(20)];
        let text = clean(name);
        let (line, size) = self.sheet.letters.fit(&text, &sizes, room as f32);
        let base = middle + (f32::from(size) * CAPITAL / 2.0).round() as i32;
        line.put(self.canvas, x as f32, base, &palette.bars[self.owner]);
    }

    /// The line that counts most: the clock, or how it ended; `tall` is the height of its figures.
    fn main(&mut self, x: usize, room: usize, y: usize, tall: usize, text: &str, star: bool) {
        let (mut x, mut room) = (x, room);
        if star {
            let step = self.frame.part(44);
            let middle = (x + self.frame.part(19)) as i32;
            let stamp = &self.sheet.plates.star;
            self.canvas
                .stamp(stamp, middle, (y + tall / 2) as i32, &self.text);
            x += step;
            room = room.saturating_sub(step);
        }
        let text = clean(text);
        let sizes = [48, 42, 36, 30, 25, 21].map(|size| self.size(size));
        let (line, size) = self.sheet.letters.fit(&text, &sizes, room as f32);
        let base = y + (tall + (f32::from(size) * CAPITAL) as usize) / 2;
        line.put(self.canvas, x as f32, base as i32, &self.text);
    }

    fn line(&mut self, x: usize, room: usize, y: usize, sizes: &[u16], text: &str) {
        let (line, size) = self.sheet.letters.fit(&clean(text), sizes, room as f32);
        let base = y as f32 + f32::from(size) * CAPITAL;
        line.put(self.canvas, x as f32, base.round() as i32, &self.text);
    }

    /// What was captured, a line for each owner, upwards from `bottom`; pieces move together until
    /// they fit.
    fn captures(&mut self, x: usize, room: usize, bottom: usize, captured: &[(Seat, Role)]) {
        let sheet = self.sheet;
        let palette = &sheet.palette;
        let line = sheet.plates.line;
        let ground = palette.captures;
        let mut y = bottom;
        for seat in Seat::ALL.into_iter().rev() {
            let mut roles: Vec<Role> = captured
                .iter()
                .filter(|(owner, _)| *owner == seat)
                .map(|&(_, role)| role)
                .take(MOST)
                .collect();
            if roles.is_empty() || y < line {
                continue;
            }
            roles.sort_by_key(|role| std::cmp::Reverse(role.index()));
            y -= line;
            let strip = Rect {
                x,
                y,
                width: room,
                height: line,
            };
            self.canvas.fill(strip, Ground::Plain.base(false));
            let middle = (y + line / 2) as i32;
            let colour = &palette.owners[seat.index()];
            let [rim, fill] = &sheet.plates.small_marks[seat.index()];
            let at = (x + line / 2 + 1) as i32;
            self.canvas.stamp(rim, at, middle, &ground);
            self.canvas.stamp(fill, at, middle, colour);
            let first = x + line + line / 2;
            let space = (x + room).saturating_sub(first + line / 2 + 1);
            let step = (space / (roles.len() - 1).max(1)).min(line * 3 / 4);
            for (number, role) in roles.iter().enumerate() {
                let at = (first + number * step) as i32;
                let [rim, fill] = &sheet.plates.captures[role.index()];
                self.canvas.stamp(rim, at, middle, &ground);
                self.canvas.stamp(fill, at, middle, colour);
            }
        }
    }
}

/// An army has sixteen pieces; whatever a caller says, no more are drawn.
const MOST: usize = 16;
