//! Outlines and the coverage masks made of them: everything on the picture that is not a
//! rectangle starts here, glyphs and owner's marks alike.

use ab_glyph_rasterizer::{Rasterizer, point};
use image::Luma;
use imageproc::{
    definitions::Image, geometry::oriented_contour_area, point::Point as ImagePoint, rect::Rect,
};

/// A point in pixels, x to the right and y down.
pub(super) type Point = [f32; 2];

/// Closed contours, filled by the non-zero rule.
#[derive(Clone, Default, Debug)]
pub(super) struct Outline {
    pub(super) contours: Vec<Vec<Point>>,
}

/// How much of each pixel a shape covers, 0.0 to 1.0.
pub(super) type Mask = Image<Luma<f32>>;

impl Outline {
    pub(super) fn polygon(points: &[Point]) -> Outline {
        Outline {
            contours: vec![points.to_vec()],
        }
    }

    pub(super) fn circle([x, y]: Point, radius: f32) -> Outline {
        let points: Vec<Point> = (0..48u8)
            .map(|step| {
                let (sin, cos) = (f32::from(step) * std::f32::consts::TAU / 48.0).sin_cos();
                [x + radius * cos, y + radius * sin]
            })
            .collect();
        Outline::polygon(&points)
    }

    /// Moved so that the origin lies at `to`, after scaling.
    pub(super) fn placed(&self, scale: f32, to: Point) -> Outline {
        let contours = self.contours.iter().map(|contour| {
            let place = |&[x, y]: &Point| [x * scale + to[0], y * scale + to[1]];
            contour.iter().map(place).collect()
        });
        Outline {
            contours: contours.collect(),
        }
    }

    /// Left, top, right and bottom of the ink.
    pub(super) fn bounds(&self) -> [f32; 4] {
        let mut bounds = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
        for &[x, y] in self.contours.iter().flatten() {
            bounds = [
                bounds[0].min(x),
                bounds[1].min(y),
                bounds[2].max(x),
                bounds[3].max(y),
            ];
        }
        bounds
    }

    /// The same shape without its holes: contours that run against the largest one are dropped.
    pub(super) fn silhouette(&self) -> Outline {
        let areas: Vec<f64> = self.contours.iter().map(|contour| area(contour)).collect();
        let largest = areas
            .iter()
            .copied()
            .fold(0.0, |a: f64, b| if b.abs() > a.abs() { b } else { a });
        let outer = self.contours.iter().zip(&areas);
        Outline {
            contours: outer
                .filter(|&(_, &area)| area * largest > 0.0)
                .map(|(contour, _)| contour.clone())
                .collect(),
        }
    }

    pub(super) fn fill(&self, width: usize, height: usize) -> Mask {
        let mut rasterizer = Rasterizer::new(width, height);
        for (from, to) in self.segments() {
            rasterizer.draw_line(point(from[0], from[1]), point(to[0], to[1]));
        }
        let mut cover = vec![0.0; width * height];
        rasterizer.for_each_pixel(|index, value| cover[index] = value.abs().min(1.0));
        Mask::from_vec(width as u32, height as u32, cover).expect("a value for each pixel")
    }

    /// The shape and everything within `radius` pixels of its edge.
    pub(super) fn widened(&self, radius: f32, width: usize, height: usize) -> Mask {
        let mut mask = self.fill(width, height);
        let (Some(whole), reach) = (
            pixels([0.0, 0.0, width as f32, height as f32]),
            radius + 1.0,
        ) else {
            return mask;
        };
        for (from, to) in self.segments() {
            let around = pixels([
                from[0].min(to[0]) - reach,
                from[1].min(to[1]) - reach,
                from[0].max(to[0]) + reach + 1.0,
                from[1].max(to[1]) + reach + 1.0,
            ]);
            let Some(near) = around.and_then(|around| around.intersect(whole)) else {
                continue;
            };
            for y in near.top()..=near.bottom() {
                for x in near.left()..=near.right() {
                    let distance = distance([x as f32 + 0.5, y as f32 + 0.5], from, to);
                    let Luma([cover]) = mask.get_pixel_mut(x as u32, y as u32);
                    *cover = cover.max((radius + 0.5 - distance).clamp(0.0, 1.0));
                }
            }
        }
        mask
    }

    fn segments(&self) -> impl Iterator<Item = (Point, Point)> {
        self.contours.iter().flat_map(|contour| {
            let ends = contour.iter().skip(1).chain(contour.first());
            contour.iter().copied().zip(ends.copied())
        })
    }
}

/// The pixels between left, top, right and bottom, if there are any.
fn pixels([left, top, right, bottom]: [f32; 4]) -> Option<Rect> {
    let (x, y) = (left.floor() as i32, top.floor() as i32);
    let (width, height) = (right.floor() as i32 - x, bottom.floor() as i32 - y);
    (width > 0 && height > 0).then(|| Rect::at(x, y).of_size(width as u32, height as u32))
}

/// The signed area.
fn area(contour: &[Point]) -> f64 {
    let points: Vec<ImagePoint<f32>> = contour
        .iter()
        .map(|&[x, y]| ImagePoint::new(x, y))
        .collect();
    oriented_contour_area(&points)
}

/// From a point to a segment.
fn distance(p: Point, from: Point, to: Point) -> f32 {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let (px, py) = (p[0] - from[0], p[1] - from[1]);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 {
        ((px * dx + py * dy) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (px - along * dx).hypot(py - along * dy)
}
