//! Lines of text: glyphs made once per size and laid out by hand.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use super::{
    canvas::{Canvas, Stamp},
    fonts,
    palette::Ramp,
    shape::Mask,
};

const ELLIPSIS: char = '…';

/// Glyphs in the sizes that were asked for. Bounded by what the fonts hold times the few sizes of
/// a sheet.
#[derive(Default)]
pub(super) struct Letters {
    known: Mutex<HashMap<(char, u16), Arc<Letter>>>,
}

struct Letter {
    stamp: Stamp,
    advance: f32,
}

/// A line ready to be put on a canvas.
pub(super) struct Line {
    letters: Vec<(f32, Arc<Letter>)>,
    /// In pixels.
    pub(super) width: f32,
}

impl Letters {
    /// Lays out cleaned text in the largest of `sizes` (pixels per em, falling) in which it is no
    /// wider than `room`, else in the last one, cut and with an ellipsis.
    pub(super) fn fit(&self, text: &str, sizes: &[u16], room: f32) -> (Line, u16) {
        for &size in sizes {
            let line = self.line(text.chars(), size);
            if line.width <= room {
                return (line, size);
            }
        }
        let size = *sizes.last().expect("at least one size is given");
        let room = room - self.letter(ELLIPSIS, size).advance;
        let mut width = 0.0;
        let fitting = text.chars().take_while(|&character| {
            width += self.letter(character, size).advance;
            width <= room
        });
        let kept: String = fitting.collect();
        let cut = kept.trim_end().chars().chain([ELLIPSIS]);
        (self.line(cut, size), size)
    }

    pub(super) fn line(&self, text: impl Iterator<Item = char>, size: u16) -> Line {
        let mut width = 0.0;
        let letters = text.map(|character| {
            let letter = self.letter(character, size);
            let start = width;
            width += letter.advance;
            (start, letter)
        });
        let letters = letters.collect();
        Line { letters, width }
    }

    fn letter(&self, character: char, size: u16) -> Arc<Letter> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = known.entry((character, size));
        Arc::clone(entry.or_insert_with(|| Arc::new(Letter::new(character, size))))
    }
}

impl Letter {
    fn new(character: char, size: u16) -> Letter {
        let glyph = fonts::glyph(character);
        let em = f32::from(size);
        let advance = glyph.advance * em;
        if glyph.outline.contours.is_empty() {
            return Letter {
                stamp: Stamp::new(&Mask::new(0, 0), 0, 0),
                advance,
            };
        }
        let [left, top, right, bottom] = glyph.outline.placed(em, [0.0, 0.0]).bounds();
        let (left, top) = (left.floor(), top.floor());
        let outline = glyph.outline.placed(em, [-left, -top]);
        let mask = outline.fill(
            (right - left).ceil() as usize + 1,
            (bottom - top).ceil() as usize + 1,
        );
        Letter {
            stamp: Stamp::new(&mask, left as i32, top as i32),
            advance,
        }
    }
}

impl Line {
    /// Puts the line on a canvas, `x` its left end and `y` its base line.
    pub(super) fn put(&self, canvas: &mut Canvas, x: f32, y: i32, ramp: Ramp) {
        for (start, letter) in &self.letters {
            canvas.stamp(&letter.stamp, (x + start).round() as i32, y, ramp);
        }
    }
}
