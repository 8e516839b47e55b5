//! The shapes on squares, in units of a square: owner's marks, the sign of a promoted queen,
//! where a piece can go.

use super::{
    palette::DEAD,
    shape::{Outline, Point},
};

/// The owner's mark ● ▲ ■ ◆ of a seat's index, or the ✕ of the dead, about the origin. All look
/// equally large.
pub(super) fn mark(owner: usize) -> Outline {
    match owner {
        0 => Outline::circle([0.0, 0.0], 0.142),
        1 => Outline::polygon(&[[0.0, -0.165], [0.172, 0.135], [-0.172, 0.135]]),
        2 => square(0.126),
        3 => Outline::polygon(&[[0.0, -0.182], [0.172, 0.0], [0.0, 0.182], [-0.172, 0.0]]),
        DEAD => cross(0.150, 0.062),
        _ => Outline::default(),
    }
}

/// On the lower left of a queen that was a pawn: a small pawn's head and foot.
pub(super) fn promoted() -> Outline {
    let mut outline = Outline::circle([0.0, -0.075], 0.075);
    outline.contours.push(vec![
        [-0.03, -0.02],
        [0.03, -0.02],
        [0.12, 0.14],
        [-0.12, 0.14],
    ]);
    outline
}

/// A dot: a quiet move.
pub(super) fn dot() -> Outline {
    Outline::circle([0.5, 0.5], 0.15)
}

/// Four wedges that point at the piece from the sides, where no owner's mark lies: a capture.
pub(super) fn wedges() -> Outline {
    let (edge, half, tip) = (0.04, 0.15, 0.20);
    let wedge = [[0.5 - half, edge], [0.5 + half, edge], [0.5, tip]];
    let turns: [fn(Point) -> Point; 4] = [
        |[x, y]| [x, y],
        |[x, y]| [1.0 - y, x],
        |[x, y]| [1.0 - x, 1.0 - y],
        |[x, y]| [y, 1.0 - x],
    ];
    Outline {
        contours: turns.map(|turn| wedge.map(turn).to_vec()).to_vec(),
    }
}

/// An arrow with two heads along or across: castling, where two pieces pass each other.
pub(super) fn arrow(upright: bool) -> Outline {
    let half: [Point; 5] = [
        [0.5, 0.44],
        [0.68, 0.44],
        [0.68, 0.30],
        [0.90, 0.50],
        [0.68, 0.70],
    ];
    let tail: [Point; 5] = half.map(|[x, y]| [1.0 - x, 1.0 - y]);
    let mut points: Vec<Point> = half.to_vec();
    points.push([0.68, 0.56]);
    points.push([0.5, 0.56]);
    points.extend(&tail[1..]);
    points.push([0.32, 0.44]);
    if upright {
        points = points.into_iter().map(|[x, y]| [y, x]).collect();
    }
    Outline::polygon(&points)
}

/// An hourglass about the origin, one unit high: a time limit.
pub(super) fn hourglass() -> Outline {
    let (half, edge, waist) = (0.34, 0.12, 0.07);
    Outline::polygon(&[
        [-half, -0.5],
        [half, -0.5],
        [half, -0.5 + edge],
        [waist, 0.0],
        [half, 0.5 - edge],
        [half, 0.5],
        [-half, 0.5],
        [-half, 0.5 - edge],
        [-waist, 0.0],
        [-half, -0.5 + edge],
    ])
}

fn square(half: f32) -> Outline {
    Outline::polygon(&[[-half, -half], [half, -half], [half, half], [-half, half]])
}

/// An upright cross turned by an eighth.
fn cross(arm: f32, half: f32) -> Outline {
    let plus = [
        [-half, -arm],
        [half, -arm],
        [half, -half],
        [arm, -half],
        [arm, half],
        [half, half],
        [half, arm],
        [-half, arm],
        [-half, half],
        [-arm, half],
        [-arm, -half],
        [-half, -half],
    ];
    let turn = std::f32::consts::FRAC_1_SQRT_2;
    Outline::polygon(&plus.map(|[x, y]| [(x - y) * turn, (x + y) * turn]))
}
