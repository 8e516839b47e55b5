//! The evaluation of team games as a function of its weights, and weights for which it comes nearer
//! to what searches and games say.

use fastrand::Rng;

use super::{
    features::{Features, Siege, features},
    record::Record,
    tables::{DANGER, PRESSURE, SIEGE, SLOPES, THREATS, WEIGHTS},
};

/// Hundredths of a pawn that make a win 2.7 times as likely as a loss.
const SCALE: f32 = 700.0;
/// How much the result counts; the score of the search counts for the rest.
const RESULT: f32 = 0.1;
/// How strongly weights are held where they are: those of rare features hardly move.
const HOLD: f32 = 1e-8;
const EPOCHS: usize = 8;
const BATCH: usize = 8192;
/// Of the square of what bears on a king, more makes no difference.
const MOST_PRESSURE: f32 = 1400.0;

const ATTACKERS: usize = DANGER;
const BOTH: usize = ATTACKERS + 4;
const SHARES: usize = BOTH + 4;

/// A position, and the share of points that is expected from it by the seat to move.
pub(super) struct Sample {
    features: Features,
    expected: f32,
}

impl Sample {
    pub(super) fn of(record: &Record) -> Sample {
        let result = f32::from(record.result) / 2.0;
        Sample {
            features: features(record),
            expected: RESULT * result + (1.0 - RESULT) * share(record.score.into()),
        }
    }
}

/// The share of points that a score is worth.
fn share(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

/// How much a weight counts each time.
fn unit(weight: usize) -> f32 {
    if (SLOPES..THREATS).contains(&weight) {
        1.0 / 64.0
    } else {
        1.0
    }
}

fn sign(siege: &Siege) -> f32 {
    if siege.until.is_multiple_of(2) {
        1.0
    } else {
        -1.0
    }
}

/// What bears on a king.
fn bearing(weights: &[f32], siege: &Siege) -> f32 {
    let hits = siege.hits.iter().zip(&weights[PRESSURE..]);
    hits.map(|(&hits, weight)| f32::from(hits) * weight)
        .sum::<f32>()
        + f32::from(siege.attackers) * weights[SIEGE]
        + f32::from(siege.both) * weights[SIEGE + 1]
}

/// For the seat to move, in hundredths of a pawn.
pub(super) fn value(weights: &[f32], features: &Features) -> f32 {
    let counts = features.counts.iter();
    let mut value: f32 = counts
        .map(|&(i, count)| weights[usize::from(i)] * f32::from(count) * unit(i.into()))
        .sum();
    for siege in features.sieges.iter().filter(|siege| siege.attackers > 0) {
        let until = usize::from(siege.until);
        let square = (bearing(weights, siege).powi(2) / 160.0).min(MOST_PRESSURE);
        let danger = weights[ATTACKERS + until] * f32::from(siege.attackers)
            + weights[BOTH + until] * f32::from(siege.both)
            + weights[SHARES + until] * square / 64.0;
        value -= sign(siege) * danger;
    }
    value
}

/// Adds to `gradient` how `value` changes with each weight, times `by`.
fn differentiate(weights: &[f32], features: &Features, by: f32, gradient: &mut [f32]) {
    for &(i, count) in &features.counts {
        gradient[usize::from(i)] += by * f32::from(count) * unit(i.into());
    }
    for siege in features.sieges.iter().filter(|siege| siege.attackers > 0) {
        let (until, by) = (usize::from(siege.until), -by * sign(siege));
        let bearing = bearing(weights, siege);
        let square = bearing * bearing / 160.0;
        gradient[ATTACKERS + until] += by * f32::from(siege.attackers);
        gradient[BOTH + until] += by * f32::from(siege.both);
        gradient[SHARES + until] += by * square.min(MOST_PRESSURE) / 64.0;
        if square < MOST_PRESSURE {
            let by = by * weights[SHARES + until] / 64.0 * bearing / 80.0;
            for (slope, &hits) in gradient[PRESSURE..].iter_mut().zip(&siege.hits) {
                *slope += by * f32::from(hits);
            }
            gradient[SIEGE] += by * f32::from(siege.attackers);
            gradient[SIEGE + 1] += by * f32::from(siege.both);
        }
    }
}

/// By how much the guesses miss what is expected, as a mean square.
pub(super) fn missed(weights: &[f32], samples: &[Sample]) -> f64 {
    let of = |sample: &Sample| share(value(weights, &sample.features)) - sample.expected;
    let sum: f64 = samples
        .iter()
        .map(|sample| f64::from(of(sample).powi(2)))
        .sum();
    sum / samples.len().max(1) as f64
}

/// Weights that bring the guesses nearer to what is expected: Adam, by the cross entropy, from those
/// of `before`, with a rate that falls to nothing along half a wave.
pub(super) fn fit(before: &[f32], samples: &[Sample], chance: &mut Rng) -> Vec<f32> {
    let mut weights = before.to_vec();
    let (mut mean, mut square) = (vec![0.0f32; WEIGHTS], vec![0.0f32; WEIGHTS]);
    let mut order: Vec<&Sample> = samples.iter().collect();
    let steps = (EPOCHS * samples.len().div_ceil(BATCH)) as f32;
    let mut step = 0;
    for _ in 0..EPOCHS {
        chance.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let changes = weights.iter().zip(before);
            let mut gradient: Vec<f32> = changes.map(|(is, was)| HOLD * (is - was)).collect();
            for sample in batch {
                let off = share(value(&weights, &sample.features)) - sample.expected;
                let by = off / batch.len() as f32;
                differentiate(&weights, &sample.features, by, &mut gradient);
            }
            step += 1;
            let rate = 0.5 + 0.5 * (std::f32::consts::PI * step as f32 / steps).cos();
            let (fade, fade_square) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for (i, slope) in gradient.into_iter().enumerate() {
                mean[i] = 0.9 * mean[i] + 0.1 * slope;
                square[i] = 0.999 * square[i] + 0.001 * slope * slope;
                let root = (square[i] / fade_square).sqrt();
                weights[i] -= rate * (mean[i] / fade) / (root + 1e-6);
            }
        }
    }
    weights
}
