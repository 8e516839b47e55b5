//! One square of the board with all that is on it, composed once from layers.

use super::{
    Theme,
    canvas::Canvas,
    figures, fonts,
    frame::{Frame, Rect},
    palette::{Ground, OWNERS, Palette, STEPS},
    shape::{Mask, Outline},
};
use crate::rules::{Geometry, Role};

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TileKey {
    pub(super) ground: Ground,
    pub(super) dark: bool,
    pub(super) occupant: Option<Occupant>,
    pub(super) sign: Sign,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Occupant {
    /// A seat's index or [`DEAD`](super::palette::DEAD).
    pub(super) owner: usize,
    pub(super) role: Role,
    pub(super) promoted: bool,
}

/// What lies over a square and its piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    None,
    Quiet,
    Capture,
    /// Castling; upright where the king moves up or down the picture.
    Castling {
        upright: bool,
    },
    /// The seat of this index has just left the square.
    Left(usize),
}

impl TileKey {
    /// How many different tiles there can be.
    pub(super) const COUNT: usize = Ground::ALL.len() * 2 * Occupant::COUNT * Sign::COUNT;

    /// Whether two tiles are the same once they are filtered, their first rows aside.
    pub(super) fn is_like(self, other: TileKey) -> bool {
        let shade = |key: TileKey| TileKey {
            dark: key.dark && key.ground != Ground::Plain,
            ..key
        };
        shade(self) == shade(other)
    }

    pub(super) fn index(self) -> usize {
        let ground = self.ground as usize * 2 + usize::from(self.dark);
        let occupant = self.occupant.map_or(0, Occupant::index);
        (ground * Occupant::COUNT + occupant) * Sign::COUNT + self.sign.index()
    }
}

impl Occupant {
    /// With none at all.
    const COUNT: usize = 1 + OWNERS * Role::ALL.len() * 2;

    fn index(self) -> usize {
        1 + (self.owner * Role::ALL.len() + self.role.index()) * 2 + usize::from(self.promoted)
    }
}

impl Sign {
    const COUNT: usize = 9;

    fn index(self) -> usize {
        match self {
            Sign::None => 0,
            Sign::Quiet => 1,
            Sign::Capture => 2,
            Sign::Castling { upright } => 3 + usize::from(upright),
            Sign::Left(seat) => 5 + seat,
        }
    }
}

/// What tiles are composed from, for one theme and one size of squares.
pub(super) struct Tiles {
    side: usize,
    /// Whether pieces bear their owner's mark; White and Black need none.
    marked: bool,
    roles: [Figure; 6],
    marks: [Figure; OWNERS],
    promoted: Figure,
    quiet: Figure,
    capture: Figure,
    castling: [Figure; 2],
    left: [Figure; 4],
    disc: Mask,
}

/// A shape, and the shape with its rim.
struct Figure {
    fill: Mask,
    rim: Mask,
}

/// What a layer is painted with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Outline,
    Owner,
    Mark,
}

impl Tiles {
    pub(super) fn new(frame: &Frame, theme: Theme) -> Tiles {
        let side = frame.square;
        let scale = side as f32;
        // 2.2 px on a square of 75.
        let width = if theme == Theme::HighContrast {
            0.04
        } else {
            0.029
        };
        let rim = (scale * width).max(0.75);
        let figure = |outline: &Outline, x: f32, y: f32, rim: f32| {
            let outline = outline.placed(scale, [x * scale, y * scale]);
            Figure {
                fill: outline.fill(side, side),
                rim: outline.widened(rim, side, side),
            }
        };
        let (em, middle) = chess_scale();
        Tiles {
            side,
            marked: frame.geometry == Geometry::Cross,
            roles: Role::ALL.map(|role| {
                let glyph = fonts::chess(role);
                let [left, top, right, bottom] = glyph.bounds();
                let x = middle - em * (left + right) / 2.0;
                let y = middle - em * (top + bottom) / 2.0;
                let glyph = glyph.placed(em * scale, [x * scale, y * scale]);
                let silhouette = glyph.silhouette();
                Figure {
                    fill: glyph.fill(side, side),
                    rim: silhouette.widened(rim, side, side),
                }
            }),
            marks: std::array::from_fn(|owner| figure(&figures::mark(owner), 0.80, 0.80, rim)),
            promoted: figure(&figures::promoted(), 0.17, 0.82, rim),
            quiet: figure(&figures::dot(), 0.0, 0.0, rim),
            capture: figure(&figures::wedges(), 0.0, 0.0, rim),
            castling: [false, true].map(|upright| figure(&figures::arrow(upright), 0.0, 0.0, rim)),
            left: std::array::from_fn(|seat| figure(&figures::mark(seat), 0.5, 0.5, rim * 0.7)),
            disc: Outline::circle([scale * 0.5, scale * 0.5], scale * 0.48).fill(side, side),
        }
    }

    /// The palette indices of a tile, row by row.
    pub(super) fn compose(&self, key: TileKey, palette: &Palette) -> Vec<u8> {
        let checked = key.ground == Ground::Check;
        let mut layers: Vec<(&Mask, Ink)> = Vec::new();
        let mut owner = 0;
        if checked {
            layers.push((&self.disc, Ink::Mark));
        }
        if let Some(occupant) = key.occupant {
            owner = occupant.owner;
            let role = &self.roles[occupant.role.index()];
            layers.extend([(&role.rim, Ink::Outline), (&role.fill, Ink::Owner)]);
            if self.marked {
                let mark = &self.marks[occupant.owner];
                layers.extend([(&mark.rim, Ink::Outline), (&mark.fill, Ink::Mark)]);
            }
            if occupant.promoted {
                let sign = &self.promoted;
                layers.extend([(&sign.rim, Ink::Outline), (&sign.fill, Ink::Mark)]);
            }
        }
        // Signs are dark with a light rim, so that they are no owner's marks.
        let sign = match key.sign {
            Sign::None => None,
            Sign::Quiet => Some(&self.quiet),
            Sign::Capture => Some(&self.capture),
            Sign::Castling { upright } => Some(&self.castling[usize::from(upright)]),
            Sign::Left(seat) => {
                owner = seat;
                let mark = &self.left[seat];
                layers.extend([(&mark.rim, Ink::Outline), (&mark.fill, Ink::Owner)]);
                None
            }
        };
        if let Some(sign) = sign {
            layers.extend([(&sign.rim, Ink::Mark), (&sign.fill, Ink::Outline)]);
        }
        let base = key.ground.base(key.dark);
        let mut canvas = Canvas::new(self.side, self.side, base);
        self.frame(&mut canvas, key.ground, palette);
        for (index, pixel) in canvas.pixels.iter_mut().enumerate() {
            let weights = weights(&layers, index);
            if weights[0] < 1.0 {
                let shift = key.ground.shift(key.dark);
                let blended = blend(weights, base, shift, owner, palette);
                // On a frame the ground's ramp has nothing to say.
                if *pixel == base || !(base..base + STEPS as u8).contains(&blended) {
                    *pixel = blended;
                }
            }
        }
        canvas.pixels
    }

    /// The frame of a marked ground, so that colour is not its only sign.
    fn frame(&self, canvas: &mut Canvas, ground: Ground, palette: &Palette) {
        let side = self.side;
        let whole = Rect {
            x: 0,
            y: 0,
            width: side,
            height: side,
        };
        let thick = |per_mille: usize| (side * per_mille / 1000).max(1);
        let base = canvas.pixels[0];
        match ground {
            Ground::Plain => {}
            Ground::EarlierFrom => {
                canvas.border(whole, thick(40), palette.earlier_frame);
                gap(canvas, base);
            }
            Ground::EarlierTo => canvas.border(whole, thick(40), palette.earlier_frame),
            Ground::From => {
                canvas.border(whole, thick(68), palette.from_frame);
                gap(canvas, base);
            }
            Ground::To => canvas.border(whole, thick(68), palette.to_frame),
            Ground::Selected => {
                canvas.border(whole, thick(68), palette.selected_frame);
                canvas.border(whole.shrunk(thick(68)), thick(27), palette.mark);
            }
            Ground::Check => {
                canvas.border(whole, thick(27), palette.outline);
            }
        }
    }
}

/// Clears the middle of each side of a frame: a square that was left.
fn gap(canvas: &mut Canvas, base: u8) {
    let (side, third) = (canvas.width, canvas.width * 3 / 10);
    for (x, y, width, height) in [
        (third, 0, side - 2 * third, side),
        (0, third, side, side - 2 * third),
    ] {
        let rect = Rect {
            x,
            y,
            width,
            height,
        };
        canvas.fill(rect, base);
    }
}

/// The em that makes the king 0.8 of a square high, and where the middle of a piece is.
pub(super) fn chess_scale() -> (f32, f32) {
    let [_, top, _, bottom] = fonts::chess(Role::King).bounds();
    (0.80 / (bottom - top), 0.48)
}

/// Shares of ground, outline, owner's colour and mark in one pixel.
fn weights(layers: &[(&Mask, Ink)], index: usize) -> [f32; 4] {
    let mut weights = [1.0, 0.0, 0.0, 0.0];
    for (mask, ink) in layers {
        let cover = mask.as_raw()[index];
        if cover > 0.0 {
            weights = weights.map(|weight| weight * (1.0 - cover));
            weights[1 + *ink as usize] += cover;
        }
    }
    weights
}

/// The nearest place on the ramp between the two that share a pixel.
fn blend(weights: [f32; 4], base: u8, shift: u8, owner: usize, palette: &Palette) -> u8 {
    let checked = base >= Ground::Check.base(false);
    let [ground, outline, own, mark] = weights;
    let step = |from: f32, to: f32| (STEPS as f32 * to / (from + to) + 0.5) as usize;
    let from_ground = |step: usize, end: u8| {
        if step == STEPS {
            end + shift
        } else {
            base + step as u8
        }
    };
    let shares = [
        if checked { 0.0 } else { ground + outline },
        if checked { ground + mark } else { 0.0 },
        outline + own,
        outline + mark,
    ];
    let most = shares.into_iter().fold(0.0, f32::max);
    if shares[0] >= most {
        from_ground(step(ground, outline), palette.outline)
    } else if shares[1] >= most {
        from_ground(step(ground, mark), palette.mark)
    } else if shares[2] >= most {
        palette.owners[owner][step(outline, own)] + shift
    } else {
        palette.marks[step(outline, mark)] + shift
    }
}
