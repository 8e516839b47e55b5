//! Fits what pieces are worth on each square, and what attacks and mobility are worth, in team
//! games: the tables in `src/cpu/placed.rs`, which the CPU is built with.
//!
//! `cargo run --release --no-default-features --example fit_weights -- GAMES NODES SEED` plays the
//! CPU against itself, so many nodes a move, notes quiet positions with the score of the search
//! and the result of the game, and changes the weights so that what the CPU thinks at first sight
//! comes nearer to both. It then writes the tables anew. Repeat with more games; that the new
//! weights are better is for a match to show (`vierschach match`, the old build as a program).

use std::{
    collections::BTreeMap,
    env,
    error::Error,
    fs,
    iter::successors,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread::{available_parallelism, scope},
};

use fastrand::Rng;
use vierschach::cpu::{Budget, Memory, at_sight, think};
use vierschach::rules::{
    Action, Game, GameResult, Geometry, Mode, Piece, Position, Preset, Role, Seat, Square, Team,
};

const TABLES: &str = "src/cpu/placed.rs";
const ROLES: [&str; 6] = ["Pawn", "Knight", "Bishop", "Rook", "Queen", "King"];
/// By role, own rank, and distance from the edge where the next seat's pawns begin.
const PLACES: usize = 6 * 14 * 14;
/// By whether the victim is of the seat after the attacker or of the one before it, by how many
/// turns it is until the attacker moves, by attacker, and by victim.
const THREATS: usize = 2 * 4 * 6 * 6;
/// By role, and by how many turns it is until the piece moves.
const MOBILITY: usize = 6 * 4;
const WEIGHTS: usize = PLACES + THREATS + MOBILITY;

/// Hundredths of a pawn that make a win 2.7 times as likely as a loss.
const SCALE: f32 = 700.0;
/// How much the result counts; the score of the search counts for the rest.
const RESULT: f32 = 0.1;
/// How strongly weights are held where they are: those of rare features hardly move.
const HOLD: f32 = 1e-5;
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
    let (games, nodes, seed) = (number(1, 400)?, number(2, 1000)?, number(3, 1)?);
    let samples = play_all(games, nodes, seed);
    let (test, train) = samples.split_at(samples.len() / 12);
    let changes = fit(train, &mut Rng::with_seed(seed));
    let none = vec![0.0; WEIGHTS];
    println!(
        "{} positions; missed {:.5} -> {:.5}, of those held out {:.5} -> {:.5}",
        samples.len(),
        missed(&none, train),
        missed(&changes, train),
        missed(&none, test),
        missed(&changes, test),
    );
    let mut weights = read(&fs::read_to_string(TABLES)?)?;
    for (weight, change) in weights.iter_mut().zip(changes) {
        *weight += change.round() as i32;
    }
    fs::write(TABLES, write(&weights))?;
    Ok(())
}

/// The samples of all games, the same whatever the number of threads that play them.
fn play_all(games: u64, nodes: u64, seed: u64) -> Vec<Sample> {
    let (next, played) = (AtomicU64::new(0), Mutex::new(BTreeMap::new()));
    let one_by_one = || {
        let memory = Memory::new(8);
        loop {
            let game = next.fetch_add(1, Relaxed);
            if game >= games {
                break;
            }
            memory.clear();
            let mut chance = Rng::with_seed(seed << 32 | game);
            let samples = play(nodes, &memory, &mut chance);
            played.lock().expect("no panic").insert(game, samples);
            if (game + 1) % games.div_ceil(20) == 0 {
                println!("game {} of {games}", game + 1);
            }
        }
    };
    let threads = available_parallelism().map_or(1, usize::from);
    scope(|scope| {
        for _ in 0..threads {
            scope.spawn(one_by_one);
        }
    });
    let played = played.into_inner().expect("no panic");
    played.into_values().flatten().collect()
}

/// One game of the CPU against itself, with a random opening and a random move now and then.
fn play(nodes: u64, memory: &Memory, chance: &mut Rng) -> Vec<Sample> {
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
    let samples = noted.into_iter().map(|(features, base, score, team)| {
        let result = winner.map_or(0.5, |winner| f32::from(u8::from(winner == team)));
        Sample {
            features,
            base,
            expected: RESULT * result + (1.0 - RESULT) * share(score),
        }
    });
    samples.collect()
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
        let moves = mobility(position, square, piece) as f32;
        let at = PLACES + THREATS + piece.role.index() * 4 + until(piece.seat);
        sums[at] += sign(piece.seat) * moves;
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

/// How many squares a piece can go to as the evaluation counts them: a slider to empty ones, a
/// knight also to those of other seats.
fn mobility(position: &Position, from: Square, piece: Piece) -> usize {
    let steps: &[(i8, i8)] = match piece.role {
        Role::Knight => &[
            (1, 2),
            (2, 1),
            (2, -1),
            (1, -2),
            (-1, -2),
            (-2, -1),
            (-2, 1),
            (-1, 2),
        ],
        Role::Bishop => &DIRECTIONS[4..],
        Role::Rook => &DIRECTIONS[..4],
        Role::Queen => &DIRECTIONS,
        Role::Pawn | Role::King => &[],
    };
    let beside = |square: Square, &(files, ranks): &(i8, i8)| {
        let file = square.file().checked_add_signed(files)?;
        let to = Square::new(file, square.rank().checked_add_signed(ranks)?)?;
        Geometry::Cross.contains(to).then_some(to)
    };
    let along = |step| {
        let ways = successors(beside(from, step), move |&at| beside(at, step));
        ways.take_while(|&at| position.piece(at).is_none()).count()
    };
    if piece.role == Role::Knight {
        let targets = steps.iter().filter_map(|step| beside(from, step));
        let is_own = |at| {
            position
                .piece(at)
                .is_some_and(|other| other.seat == piece.seat)
        };
        targets.filter(|&at| !is_own(at)).count()
    } else {
        steps.iter().map(along).sum()
    }
}

/// Along ranks and files, then diagonals.
const DIRECTIONS: [(i8, i8); 8] = [
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, -1),
    (-1, 1),
];

/// The share of points that a score is worth.
fn share(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

/// The share that a sample is thought to be worth with changed weights.
fn guess(sample: &Sample, changes: &[f32]) -> f32 {
    let change = sample.features.iter().map(|&(i, count)| count * changes[i]);
    share(sample.base + change.sum::<f32>())
}

/// By how much the guesses miss what is expected, as a mean square.
fn missed(changes: &[f32], samples: &[Sample]) -> f32 {
    let of = |sample: &Sample| (guess(sample, changes) - sample.expected).powi(2);
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

/// Changes of the weights that bring the guesses nearer to what is expected: Adam, by the cross
/// entropy.
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

/// The weights in the source of the tables, in the order in which they stand there: rows begin
/// eight spaces from the edge.
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
//! What a piece is worth on each square of the cross in team games, and what attacks and mobility
//! are worth: `examples/fit_weights.rs` goes on from here and writes all anew.
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

const MOBILITY_HEAD: &str = "\
/// For each square that a piece can go to: by its role, and by how many turns it is until it moves.
#[rustfmt::skip]
pub(super) const MOBILITY: [[i16; 4]; 6] = [
";

/// The source of the tables.
fn write(weights: &[i32]) -> String {
    let row = |row: &[i32]| {
        let cells: Vec<String> = row.iter().map(|weight| format!("{weight:4}")).collect();
        cells.join(", ")
    };
    let (places, others) = weights.split_at(PLACES);
    let (threats, mobility) = others.split_at(THREATS);
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
    parts.push(format!("];\n\n{MOBILITY_HEAD}"));
    let rows = mobility.chunks(4);
    parts.extend(rows.map(|turns| format!("        [{}],\n", row(turns))));
    parts.push("];\n".into());
    parts.concat()
}
