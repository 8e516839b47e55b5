//! The two fonts in the binary, and the outlines of their glyphs (fonts/README.md says what they
//! hold).

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, OutlineCurve};

use super::shape::{Outline, Point};
use crate::rules::Role;

/// What stands for a character that no font has.
pub(super) const UNKNOWN: char = '\u{fffd}';

/// The chain of fonts, the preferred one first.
static CHAIN: LazyLock<[FontRef<'static>; 2]> = LazyLock::new(|| {
    let text = include_bytes!("../../fonts/NotoSans-Bold.subset.ttf");
    let signs = include_bytes!("../../fonts/DejaVuSans.subset.ttf");
    [&text[..], &signs[..]]
        .map(|bytes| FontRef::try_from_slice(bytes).expect("the fonts in the binary are sound"))
});

/// A glyph of one of the fonts, in units of the em: the origin on the base line, y down.
pub(super) struct Glyph {
    pub(super) outline: Outline,
    pub(super) advance: f32,
}

/// Whether some font has ink or a space for this character.
pub(super) fn has(character: char) -> bool {
    find(character).is_some()
}

/// The glyph of a character, or of [`UNKNOWN`].
pub(super) fn glyph(character: char) -> Glyph {
    let found = find(character).or_else(|| find(UNKNOWN));
    let (font, id) = found.expect("the text font has U+FFFD");
    load(font, id)
}

/// The solid chess glyph of a role (U+265A to U+265F) in DejaVu Sans.
pub(super) fn chess(role: Role) -> Outline {
    let character = match role {
        Role::King => '♚',
        Role::Queen => '♛',
        Role::Rook => '♜',
        Role::Bishop => '♝',
        Role::Knight => '♞',
        Role::Pawn => '♟',
    };
    let font = &CHAIN[1];
    load(font, font.glyph_id(character)).outline
}

/// Height of a capital letter of the text font, in units of the em.
pub(super) const CAPITAL: f32 = 0.714;

fn find(character: char) -> Option<(&'static FontRef<'static>, GlyphId)> {
    CHAIN
        .iter()
        .map(|font| (font, font.glyph_id(character)))
        .find(|(_, id)| id.0 != 0)
}

fn load(font: &FontRef<'_>, id: GlyphId) -> Glyph {
    let em = font.units_per_em().unwrap_or(1000.0);
    let mut contours: Vec<Vec<Point>> = Vec::new();
    let mut end = None;
    for curve in font
        .outline(id)
        .map_or(Vec::new(), |outline| outline.curves)
    {
        let (points, steps) = match curve {
            OutlineCurve::Line(a, b) => ([a, a, b, b], 1),
            OutlineCurve::Quad(a, b, c) => {
                let third = |p: ab_glyph::Point| {
                    ab_glyph::point((p.x + 2.0 * b.x) / 3.0, (p.y + 2.0 * b.y) / 3.0)
                };
                ([a, third(a), third(c), c], 8)
            }
            OutlineCurve::Cubic(a, b, c, d) => ([a, b, c, d], 8),
        };
        let at = |p: ab_glyph::Point| [p.x / em, -p.y / em];
        if end != Some(points[0]) {
            contours.push(vec![at(points[0])]);
        }
        end = Some(points[3]);
        let contour = contours.last_mut().expect("one was just begun");
        for step in 1..=steps {
            let t = step as f32 / steps as f32;
            let weights = [
                (1.0 - t).powi(3),
                3.0 * t * (1.0 - t).powi(2),
                3.0 * t * t * (1.0 - t),
                t.powi(3),
            ];
            let mut sum = [0.0; 2];
            for (weight, p) in weights.into_iter().zip(points.map(at)) {
                sum = [sum[0] + weight * p[0], sum[1] + weight * p[1]];
            }
            contour.push(sum);
        }
    }
    Glyph {
        outline: Outline { contours },
        advance: font.h_advance_unscaled(id) / em,
    }
}
