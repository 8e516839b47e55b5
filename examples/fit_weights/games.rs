//! Games of the CPU against itself.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread::{available_parallelism, scope},
};

use fastrand::Rng;
use vierschach::cpu::{Budget, Memory, at_sight, think};
use vierschach::rules::{Action, Game, GameResult, Mode, Preset, Seat, Team};

use super::{features::features, model::value, record::Record};

/// What the castling rights of two partners, which are not noted, and rounding can make out.
const UNSEEN: f32 = 20.0;

/// Plays so many games with so many nodes a move on all cores and writes their positions to a file,
/// in the same order whatever the number of threads.
pub(super) fn play_all(
    games: u64,
    nodes: u64,
    seed: u64,
    weights: &[f32],
    out: &mut (impl Write + Send),
) -> io::Result<()> {
    let next = AtomicU64::new(0);
    let played = Mutex::new((BTreeMap::new(), 0, out));
    let one_by_one = || {
        let memory = Memory::new(8);
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= games {
                return Ok(());
            }
            memory.clear();
            let mut chance = Rng::with_seed(seed << 32 | number);
            let records = play(nodes, &memory, weights, &mut chance);
            let mut played = played.lock().expect("no panic");
            let (waiting, written, out) = &mut *played;
            waiting.insert(number, records);
            while let Some(records) = waiting.remove(written) {
                let mut bytes = Vec::new();
                for record in records {
                    record.write(&mut bytes);
                }
                out.write_all(&bytes)?;
                *written += 1;
                if *written % games.div_ceil(20) == 0 {
                    println!("game {written} of {games}");
                }
            }
        }
    };
    let threads = available_parallelism().map_or(1, usize::from);
    scope(|scope| {
        let players: Vec<_> = (0..threads).map(|_| scope.spawn(one_by_one)).collect();
        let mut ended = players
            .into_iter()
            .map(|player| player.join().expect("no panic"));
        ended.try_for_each(|ended| ended)
    })
}

/// One game, with a random opening and a random move now and then.
///
/// # Panics
///
/// If the CPU sees a position otherwise than [`value`] does.
fn play(nodes: u64, memory: &Memory, weights: &[f32], chance: &mut Rng) -> Vec<Record> {
    let rules = Preset::Vierschach.ruleset(Mode::Teams).expect("teams");
    let mut game = Game::new(rules);
    let opening = chance.u32(4..14);
    let mut records = Vec::new();
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
                && chance.u32(..6) > 0
                && let Some(seen) = at_sight(&game)
            {
                let record = note(&game, seat, thought.score);
                let model = value(weights, &features(&record));
                assert!((model - seen as f32).abs() < UNSEEN, "{model}, but {seen}");
                records.push(record);
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
    for record in &mut records {
        let team = Seat::from_index(usize::from(record.turn)).team();
        record.result = winner.map_or(1, |winner| 2 * u8::from(winner == team));
    }
    records
}

/// A position whose result is not known yet.
fn note(game: &Game, seat: Seat, score: i32) -> Record {
    let pieces = game.position().pieces();
    let men = pieces.map(|(square, piece)| {
        let (seat, role) = (piece.seat.index() as u8, piece.role.index() as u8);
        [square.rank() << 4 | square.file(), seat << 3 | role]
    });
    Record {
        turn: seat.index() as u8,
        result: 1,
        score: score as i16,
        men: men.collect(),
    }
}
