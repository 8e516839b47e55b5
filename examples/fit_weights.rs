//! Fits what pieces are worth on each square, and what attacks on pieces are worth, in team games:
//! the tables in `src/cpu/placed.rs`, which the CPU is built with.
//!
//! `cargo run --release --no-default-features --example fit_weights -- GAMES NODES SEED` plays the
//! CPU against itself, so many nodes a move, notes quiet positions with the score of the search
//! and the result of the game, and changes the weights so that what the CPU thinks at first sight
//! comes nearer to both. It then writes the tables anew. Repeat with more games; that the new
//! weights are better is for a match to show (`vierschach match`, the old build as a program).

use std::{env, error::Error, fs};

use fastrand::Rng;
use vierschach::cpu::{Budget, Memory, at_sight, think};
use vierschach::rules::{Action, Game, GameResult, Geometry, Mode, Preset, Role, Seat, Team};

const TABLES: &str = "src/cpu/placed.rs";
const ROLES: [&str; 6] = ["Pawn", "Knight", "Bishop", "Rook", "Queen", "King"];
/// By role, own rank, and distance from the edge where the next seat's pawns begin.
const PLACES: usize = 6 * 14 * 14;
/// By whether the victim is of the seat after the attacker or of the one before it, by how many
/// turns it is until the attacker moves, by attacker, and by victim.
const THREATS: usize = 2 * 4 * 6 * 6;
const WEIGHTS: usize = PLACES + THREATS;

/// Hundredths of a pawn that make a win 2.7 times as likely as a loss.
const SCALE: f32 = 700.0;
/// How much the result counts; the score of the search counts for the rest.
const RESULT: f32 = 0.1;
/// How strongly weights are held where they are: those of rare features hardly move.
const HOLD: f32 = 4e-5;
const EPOCHS: i32 = 30;
const BATCH: usize = 2048;

/// A quiet position, as the seat to move sees it.
struct Sample {
    /// Weights that count for the mover's side, less those for the other.
    features: Vec<(usize, f32)>,
    /// What the CPU thinks of it with the weights it has.
    base: f32,
    /// The share of points that is expected from it.
    expected: f32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let number = |at, usual| match env::args().nth(at) {
        Some(text) => text.parse::<u64>(),
        None => Ok(usual),
    };
    let (games, nodes, mut chance) = (
        number(1, 400)?,
        number(2, 3000)?,
        Rng::with_seed(number(3, 1)?),
    );
    let memory = Memory::new(8);
    let mut samples = Vec::new();
    for game in 1..=games {
        play(nodes, &memory, &mut chance, &mut samples);
        if game % 50 == 0 {
            println!("{game} games, {} positions", samples.len());
        }
    }
    let (test, train) = samples.split_at(samples.len() / 12);
    let changes = fit(train, &mut chance);
    let none = vec![0.0; WEIGHTS];
    println!(
        "{} positions; error {:.4} -> {:.4}, of those held out {:.4} -> {:.4}",
        samples.len(),
        error(&none, train),
        error(&changes, train),
        error(&none, test),
        error(&changes, test),
    );
    let mut weights = read(&fs::read_to_string(TABLES)?)?;
    for (weight, change) in weights.iter_mut().zip(changes) {
        *weight += change.round() as i32;
    }
    fs::write(TABLES, write(&weights))?;
    Ok(())
}

/// One game of the CPU against itself, with a random opening and a random move now and then.
fn play(nodes: u64, memory: &Memory, chance: &mut Rng, samples: &mut Vec<Sample>) {
    let rules = Preset::Vierschach.ruleset(Mode::Teams).expect("teams");
    let mut game = Game::new(rules);
    let opening = chance.u32(4..14);
    let mut noted = Vec::new();
    // How often in a row all agreed that one side has won.
    let mut verdict = 0i32;
    while let Some(seat) = game
        .turn()
        .filter(|_| verdict.abs() < 6 && game.ply() < 400)
    {
        let moves = game.legal_moves();
        let mut mv = moves[chance.usize(..moves.len())];
        if game.ply() >= opening && chance.u32(..30) > 0 {
            let thought = think(&game, memory, Budget::nodes(nodes), &mut |_| {});
            let thought = thought.expect("a game that is not over has a move");
            mv = thought.best;
            let score = if seat.team() == Team::RedYellow {
                thought.score
            } else {
                -thought.score
            };
            verdict = match score {
                2001.. => verdict.max(0) + 1,
                ..-2000 => verdict.min(0) - 1,
                _ => 0,
            };
            let quiet = game.position().piece(mv.to).is_none() && mv.promotion.is_none();
            if quiet
                && thought.score.abs() < 2500
                && chance.u32(..3) > 0
                && let Some(base) = at_sight(&game)
            {
                noted.push((
                    features(&game),
                    base as f32,
                    thought.score as f32,
                    seat.team(),
                ));
            }
        }
        game.act(seat, Action::Move(mv)).expect("a legal move");
    }
    let winner = match game.ending().map(|ending| ending.result) {
        Some(GameResult::Teams(winner)) => winner,
        _ if verdict > 0 => Some(Team::RedYellow),
        _ if verdict < 0 => Some(Team::BlueGreen),
        _ => None,
    };
    samples.extend(noted.into_iter().map(|(features, base, score, team)| {
        let result = winner.map_or(0.5, |winner| f32::from(u8::from(winner == team)));
        Sample {
            features,
            base,
            expected: RESULT * result + (1.0 - RESULT) * share(score),
        }
    }));
}

fn features(game: &Game) -> Vec<(usize, f32)> {
    let position = game.position();
    let turn = position.turn();
    let mut sums = vec![0.0; WEIGHTS];
    let until = |seat: Seat| (seat.index() + 4 - turn.index()) % 4;
    for (square, piece) in position.pieces() {
        let sign = |seat: Seat| {
            if seat.team() == turn.team() {
                1.0
            } else {
                -1.0
            }
        };
        let own_rank = |seat| usize::from(Geometry::Cross.own_rank(seat, square)) - 1;
        let (rank, file) = (own_rank(piece.seat), own_rank(piece.seat.next()));
        sums[piece.role.index() * 196 + rank * 14 + file] += sign(piece.seat);
        let foes = [piece.seat.next().opposite(), piece.seat.next()];
        for (foe, by) in foes.into_iter().enumerate() {
            for at in position.attackers(square, by) {
                let attacker = position.piece(at).map(|piece| piece.role);
                if let Some(attacker) = attacker.filter(|&role| role != Role::King) {
                    let pair = attacker.index() * 6 + piece.role.index();
                    sums[PLACES + (foe * 4 + until(by)) * 36 + pair] += sign(by);
                }
            }
        }
    }
    let sums = sums.into_iter().enumerate();
    sums.filter(|&(_, sum)| sum != 0.0).collect()
}

/// The share of points that a score is worth.
fn share(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

/// The share that a sample is thought to be worth with changed weights.
fn guess(sample: &Sample, changes: &[f32]) -> f32 {
    let change = sample.features.iter().map(|&(i, count)| count * changes[i]);
    share(sample.base + change.sum::<f32>())
}

/// The mean cross entropy.
fn error(changes: &[f32], samples: &[Sample]) -> f32 {
    let of = |sample: &Sample| {
        let guess = guess(sample, changes).clamp(1e-4, 1.0 - 1e-4);
        -(sample.expected * guess.ln() + (1.0 - sample.expected) * (1.0 - guess).ln())
    };
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

/// Changes of the weights that bring the guesses nearer to what is expected (Adam).
fn fit(samples: &[Sample], chance: &mut Rng) -> Vec<f32> {
    let mut changes = vec![0.0f32; WEIGHTS];
    let (mut mean, mut square) = (vec![0.0f32; WEIGHTS], vec![0.0f32; WEIGHTS]);
    let mut order: Vec<&Sample> = samples.iter().collect();
    let mut step = 0;
    for epoch in 0..EPOCHS {
        chance.shuffle(&mut order);
        let rate = 3.0 * 0.9f32.powi(epoch);
        for batch in order.chunks(BATCH) {
            let mut gradient: Vec<f32> = changes.iter().map(|change| HOLD * change).collect();
            for sample in batch {
                let off = (guess(sample, &changes) - sample.expected) / batch.len() as f32;
                for &(i, count) in &sample.features {
                    gradient[i] += off * count;
                }
            }
            step += 1;
            let (fade, fade_square) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for (i, gradient) in gradient.into_iter().enumerate() {
                mean[i] = 0.9 * mean[i] + 0.1 * gradient;
                square[i] = 0.999 * square[i] + 0.001 * gradient * gradient;
                let root = (square[i] / fade_square).sqrt();
                changes[i] -= rate * (mean[i] / fade) / (root + 1e-6);
            }
        }
    }
    changes
}

/// The weights in the source of the tables, in the order in which they stand there.
fn read(source: &str) -> Result<Vec<i32>, String> {
    let rows = source.lines().filter(|line| line.starts_with("        "));
    let numbers = rows
        .flat_map(|row| row.split(','))
        .map(|cell| cell.trim_matches([' ', '[', ']']));
    let weights: Result<Vec<i32>, _> = numbers
        .filter(|number| !number.is_empty())
        .map(str::parse)
        .collect();
    let weights = weights.map_err(|error| format!("{TABLES}: {error}"))?;
    if weights.len() == WEIGHTS {
        Ok(weights)
    } else {
        Err(format!("{TABLES} has {} weights", weights.len()))
    }
}

const HEAD: &str = "\
//! What a piece is worth on each square of the cross in team games, and what attacks on pieces are
//! worth: `examples/fit_weights.rs` goes on from here and writes both anew.
//!
//! Regression of results and search scores over positions of the CPU's games against itself, drawn
//! towards the values before where there are few.

/// By role; then own rank from 1, and in it by the distance from the edge where the next seat's
/// pawns begin, from 1; in hundredths of a pawn. What is not part of the board is 0, and so is a
/// pawn where none can stand.
#[rustfmt::skip]
pub(super) const PLACED: [[i16; 14 * 14]; 6] = [
";

const THREATS_HEAD: &str = "\
/// For an attack on a piece of the next seat, and of the seat before: by how many turns it is until
/// the attacker moves, by the attacker's role, and by the victim's.
#[rustfmt::skip]
pub(super) const THREATS: [[[[i16; 6]; 6]; 4]; 2] = [
";

/// The source of the tables.
fn write(weights: &[i32]) -> String {
    let row = |row: &[i32]| {
        let cells: Vec<String> = row.iter().map(|weight| format!("{weight:4}")).collect();
        cells.join(", ")
    };
    let (places, threats) = weights.split_at(PLACES);
    let mut parts = vec![HEAD.to_owned()];
    for (name, places) in ROLES.iter().zip(places.chunks(196)) {
        parts.push(format!("    // {name}\n    [\n"));
        parts.extend(
            places
                .chunks(14)
                .map(|places| format!("        {},\n", row(places))),
        );
        parts.push("    ],\n".into());
    }
    parts.push(format!("];\n\n{THREATS_HEAD}"));
    for threats in threats.chunks(4 * 36) {
        parts.push("    [\n".into());
        for threats in threats.chunks(36) {
            parts.push("        [\n".into());
            let rows = threats.chunks(6);
            parts.extend(rows.map(|by| format!("            [{}],\n", row(by))));
            parts.push("        ],\n".into());
        }
        parts.push("    ],\n".into());
    }
    parts.push("];\n".into());
    parts.concat()
}
