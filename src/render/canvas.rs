//! A raster of palette indices, and the few ways to put something on it.

use image::GrayImage;
use imageproc::map::map_subpixels;

use super::{
    frame::Rect,
    palette::{Ramp, STEPS},
    shape::Mask,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Row by row from the top left.
    pub(super) pixels: Vec<u8>,
}

/// A mask in the steps of a ramp, with its place relative to where it is put.
#[derive(Clone, Debug)]
pub(super) struct Stamp {
    pub(super) left: i32,
    pub(super) top: i32,
    cover: GrayImage,
}

impl Stamp {
    pub(super) fn new(mask: &Mask, left: i32, top: i32) -> Stamp {
        let step = |cover: f32| (cover * STEPS as f32 + 0.5) as u8;
        Stamp {
            left,
            top,
            cover: map_subpixels(mask, step),
        }
    }
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize, index: u8) -> Canvas {
        Canvas {
            width,
            height,
            pixels: vec![index; width * height],
        }
    }

    pub(super) fn fill(&mut self, rect: Rect, index: u8) {
        let right = (rect.x + rect.width).min(self.width);
        for y in rect.y..(rect.y + rect.height).min(self.height) {
            self.pixels[y * self.width..][rect.x.min(right)..right].fill(index);
        }
    }

    /// The border of a rectangle, `thick` pixels wide, inside it.
    pub(super) fn border(&mut self, rect: Rect, thick: usize, index: u8) {
        let Rect {
            x,
            y,
            width,
            height,
        } = rect;
        let bar = |x, y, width, height| Rect {
            x,
            y,
            width,
            height,
        };
        self.fill(bar(x, y, width, thick), index);
        self.fill(bar(x, y + height - thick, width, thick), index);
        self.fill(bar(x, y, thick, height), index);
        self.fill(bar(x + width - thick, y, thick, height), index);
    }

    /// Puts a stamp at a place in the colours of a ramp, whose first colour is already there.
    /// What lies outside the canvas is cut off.
    pub(super) fn stamp(&mut self, stamp: &Stamp, x: i32, y: i32, ramp: Ramp) {
        let width = stamp.cover.width() as usize;
        if width == 0 {
            return;
        }
        let (x, y) = (x + stamp.left, y + stamp.top);
        for (row, cover) in (y..).zip(stamp.cover.as_raw().chunks_exact(width)) {
            if row < 0 || row as usize >= self.height {
                continue;
            }
            let start = row as usize * self.width;
            let from = (-x).max(0) as usize;
            let to = (self.width as i32 - x).clamp(0, width as i32) as usize;
            if from >= to {
                continue;
            }
            let line = &mut self.pixels[start + (x + from as i32) as usize..];
            for (pixel, &cover) in line.iter_mut().zip(&cover[from..to]) {
                // Choices instead of a look-up: many pixels at once.
                let mut value = *pixel;
                for (step, index) in (0..).zip(ramp).skip(1) {
                    value = if cover == step { index } else { value };
                }
                *pixel = value;
            }
        }
    }

    /// A copy of what lies within a rectangle.
    pub(super) fn cut(&self, rect: Rect) -> Canvas {
        let mut pixels = Vec::with_capacity(rect.width * rect.height);
        for y in rect.y..rect.y + rect.height {
            pixels.extend_from_slice(&self.pixels[y * self.width + rect.x..][..rect.width]);
        }
        Canvas {
            width: rect.width,
            height: rect.height,
            pixels,
        }
    }

    /// Copies another canvas to a place inside this one.
    pub(super) fn copy(&mut self, other: &[u8], width: usize, x: usize, y: usize) {
        for (row, line) in other.chunks_exact(width).enumerate() {
            let start = (y + row) * self.width + x;
            self.pixels[start..start + width].copy_from_slice(line);
        }
    }
}
