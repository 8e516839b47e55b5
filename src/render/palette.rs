//! The palette of a theme: its colours and the ramps between those that meet, made once. A pixel
//! on an edge is a place on a ramp, so that nothing is blended while a picture is drawn.

use super::{
    Theme,
    theme::{Colours, Rgb},
};
use crate::rules::{Geometry, Piece};

/// Steps of a ramp between two colours. More are smoother and cost bytes.
pub(super) const STEPS: usize = 3;

/// Palette indices from one colour to another, both included.
pub(super) type Ramp = [u8; STEPS + 1];

/// What a square looks like below its piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Ground {
    Plain,
    EarlierFrom,
    EarlierTo,
    From,
    To,
    Selected,
    Check,
}

impl Ground {
    pub(super) const ALL: [Ground; 7] = [
        Ground::Plain,
        Ground::EarlierFrom,
        Ground::EarlierTo,
        Ground::From,
        Ground::To,
        Ground::Selected,
        Ground::Check,
    ];

    /// The palette index of the bare ground. The [`STEPS`] − 1 that follow lead towards the
    /// outline, or in check towards the disc.
    pub(super) const fn base(self, dark: bool) -> u8 {
        if matches!(self, Ground::Plain) {
            return self.shift(dark);
        }
        let number = self as usize - Ground::EarlierFrom as usize;
        (2 * BANK + (number * 2 + dark as usize) * STEPS) as u8
    }

    /// What is added to the indices of pieces on this ground: plain dark squares have colours of
    /// their own, so that a tile differs from its like on a light square by one number
    /// everywhere, and by nothing once it is filtered.
    pub(super) const fn shift(self, dark: bool) -> u8 {
        match self {
            Ground::Plain if dark => BANK as u8,
            _ => 0,
        }
    }
}

/// The colours of a plain square with a piece: the ground and its steps towards the outline, the
/// outline, owners and marks with their steps. The palette has them twice, for light and dark.
pub(super) const BANK: usize = STEPS + 1 + (OWNERS + 1) * STEPS;

/// Whose colour: the seats' indices, then the dead.
pub(super) const DEAD: usize = 4;
pub(super) const OWNERS: usize = 5;

pub(super) fn owner(piece: Piece) -> usize {
    if piece.grey { DEAD } else { piece.seat.index() }
}

pub(super) struct Palette {
    pub(super) rgb: Vec<Rgb>,
    pub(super) background: u8,
    pub(super) outline: u8,
    pub(super) mark: u8,
    /// Outline to owner's colour.
    pub(super) owners: [Ramp; OWNERS],
    /// Outline to the white of the marks.
    pub(super) marks: Ramp,
    /// A light square to the outline, as captures on plates stand on one.
    pub(super) captures: Ramp,
    /// Background to coordinates.
    pub(super) text: Ramp,
    /// A dark plate to its text, and a lit one to its.
    pub(super) plates: [Ramp; 2],
    /// A name's bar in the owner's colour, grey if the seat is out, to its text.
    pub(super) bars: [Ramp; OWNERS],
    pub(super) to_frame: u8,
    pub(super) from_frame: u8,
    pub(super) earlier_frame: u8,
    pub(super) selected_frame: u8,
}

impl Palette {
    pub(super) fn new(theme: Theme, geometry: Geometry) -> Palette {
        let colours = theme.colours();
        let armies = colours.owners(geometry);
        let mut rgb = Vec::with_capacity(160);
        for dark in [false, true] {
            push_ramp(&mut rgb, ground_colours(colours, Ground::Plain, dark));
            rgb.push(colours.outline);
            for end in armies.into_iter().chain([colours.mark]) {
                rgb.extend((1..=STEPS).map(|step| mix(colours.outline, end, step)));
            }
        }
        for ground in &Ground::ALL[Ground::EarlierFrom as usize..] {
            for dark in [false, true] {
                push_ramp(&mut rgb, ground_colours(colours, *ground, dark));
            }
        }
        let outline = STEPS as u8;
        let in_bank = |number: usize| -> Ramp {
            std::array::from_fn(|step| match step {
                0 => outline,
                _ => outline + (number * STEPS + step) as u8,
            })
        };
        let owners = std::array::from_fn(in_bank);
        let marks = in_bank(OWNERS);
        let mark = marks[STEPS];
        let mut intern = |colour: Rgb| {
            let known = rgb.iter().position(|&known| known == colour);
            known.unwrap_or_else(|| {
                rgb.push(colour);
                rgb.len() - 1
            }) as u8
        };
        let mut ramp = |from, to| std::array::from_fn(|step| intern(mix(from, to, step)));
        let text = ramp(colours.background, colours.text);
        let plates = [
            ramp(colours.plate, colours.plate_text),
            ramp(colours.lit, colours.lit_text),
        ];
        let [red, blue, yellow, green, _] = armies;
        let bars = [red, blue, yellow, green, colours.out].map(|owner| {
            let ink = if luma(owner) > 110 {
                colours.outline
            } else {
                colours.mark
            };
            ramp(owner, ink)
        });
        let [to_frame, from_frame, earlier_frame, selected_frame] = [
            colours.to_frame,
            colours.from_frame,
            colours.earlier_frame,
            colours.selected_frame,
        ]
        .map(&mut intern);
        Palette {
            background: text[0],
            outline,
            mark,
            owners,
            marks,
            captures: std::array::from_fn(|step| {
                if step == STEPS {
                    outline
                } else {
                    Ground::Plain.base(false) + step as u8
                }
            }),
            text,
            plates,
            bars,
            to_frame,
            from_frame,
            earlier_frame,
            selected_frame,
            rgb,
        }
    }
}

/// The steps from the first colour towards the second, without it.
fn push_ramp(rgb: &mut Vec<Rgb>, (from, to): (Rgb, Rgb)) {
    rgb.extend((0..STEPS).map(|step| mix(from, to, step)));
}

/// The colour of a ground, and what its edges are blended with.
fn ground_colours(colours: &Colours, ground: Ground, dark: bool) -> (Rgb, Rgb) {
    let pair = match ground {
        Ground::Plain => colours.squares,
        Ground::EarlierFrom | Ground::EarlierTo => colours.earlier,
        Ground::From => colours.from,
        Ground::To => colours.to,
        Ground::Selected => colours.selected,
        Ground::Check => return (colours.check, colours.mark),
    };
    (pair[usize::from(dark)], colours.outline)
}

/// A step of the way from one colour to another.
fn mix(from: Rgb, to: Rgb, step: usize) -> Rgb {
    std::array::from_fn(|part| {
        let (a, b) = (usize::from(from[part]), usize::from(to[part]));
        ((a * (STEPS - step) + b * step + STEPS / 2) / STEPS) as u8
    })
}

/// Brightness as the eye weighs it, 0 to 255.
fn luma([red, green, blue]: Rgb) -> u32 {
    (u32::from(red) * 299 + u32::from(green) * 587 + u32::from(blue) * 114) / 1000
}
