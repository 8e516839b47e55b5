//! What the CPU plays at each level.

use std::cmp::Reverse;

use fastrand::Rng;

use crate::rules::{Action, Claim, Game, Mode, Move, Seat};

use super::{
    budget::Budget,
    eval::{Judge, Spot},
    level::Level,
    memory::Memory,
    round::{ROUND, allows_mate, floor},
    score::WON,
    think::{rate, think},
    world::World,
};

/// How a level goes about a move.
struct Manner {
    /// For each legal move, to find out what it allows within a round.
    glance_nodes: u64,
    glance_depth: u32,
    /// How far from its true score it may take a move to be, in hundredths of a pawn.
    error: i32,
    /// Once in so many moves it is distracted and errs three times as much; 0 for never.
    distracted: u32,
    /// Whether it thinks about the one best move, and for how long.
    thinks: bool,
    nodes: u64,
}

const fn manner(level: Level) -> Manner {
    match level {
        Level::Easy => Manner {
            glance_nodes: 2000,
            glance_depth: 2,
            error: 110,
            distracted: 6,
            thinks: false,
            nodes: 0,
        },
        Level::Medium => Manner {
            glance_nodes: 3000,
            glance_depth: 4,
            error: 35,
            distracted: 0,
            thinks: false,
            nodes: 0,
        },
        Level::Hard => Manner {
            glance_nodes: 4000,
            glance_depth: 4,
            error: 0,
            distracted: 0,
            thinks: true,
            nodes: 40_000,
        },
        Level::Master => Manner {
            glance_nodes: 6000,
            glance_depth: 4,
            error: 0,
            distracted: 0,
            thinks: true,
            nodes: 300_000,
        },
    }
}

/// In the first rounds from the usual set-up hard and master take any move that is so near the
/// best after a round: by less than a pawn.
const OPENING_ROUNDS: u32 = 2;
const AS_GOOD: i32 = 40;
/// Better than this is clearly better (RULES 6.3); in solo a draw gives points to everyone.
const CLEARLY: i32 = 150;
const CLEARLY_IN_SOLO: i32 = 300;
const DRAW_NODES: u64 = 1000;

/// What the CPU plays for the seat to move; `None` only when there is no move.
///
/// The same game, level and seed give the same move, in some tenths of a second at most.
pub fn choose(game: &Game, level: Level, seed: u64) -> Option<Move> {
    choose_within(game, level, u64::MAX, seed)
}

/// The same, but looks at no more than so many positions, give or take one for each move.
pub fn choose_within(game: &Game, level: Level, nodes: u64, seed: u64) -> Option<Move> {
    let moves = game.legal_moves();
    if moves.len() < 2 {
        return moves.first().copied();
    }
    let mut chance = Rng::with_seed(seed);
    if game.turn().is_some_and(|seat| game.is_walking(seat)) {
        return chance.choice(moves.iter().copied());
    }
    let mut manner = manner(level);
    manner.nodes = manner.nodes.min(nodes);
    // It glances at most twice at each move.
    let share = nodes / (2 * moves.len() as u64);
    manner.glance_nodes = manner.glance_nodes.min(share.max(1));
    let seats = game.rules().mode.seats().len() as u32;
    if !manner.thinks {
        return glance(game, &manner, &mut chance);
    }
    if game.ply() < OPENING_ROUNDS * seats && began_as_usual(game) {
        let memory = Memory::new(4);
        let rated = rate(game, &memory, manner.glance_depth, manner.glance_nodes);
        let best = rated.iter().map(|&(_, score)| score).max()?;
        let good = rated
            .into_iter()
            .filter(|&(_, score)| score + AS_GOOD >= best);
        return chance.choice(good.collect::<Vec<_>>()).map(|(mv, _)| mv);
    }
    let memory = Memory::new(Memory::DEFAULT_MIB);
    Some(think(game, &memory, Budget::nodes(manner.nodes), &mut |_| {})?.best)
}

/// Whether a game began from the usual set-up: the same moves from there lead to where it is.
fn began_as_usual(game: &Game) -> bool {
    let mut usual = Game::new(*game.rules());
    let mut plies = game.history().iter();
    let could_be_played = plies.all(|ply| usual.act(ply.seat, Action::Move(ply.mv)).is_ok());
    could_be_played && usual.position().key() == game.position().key()
}

/// A move by its score at short sight, wrongly judged, but never one that loses at once.
fn glance(game: &Game, manner: &Manner, chance: &mut Rng) -> Option<Move> {
    let memory = Memory::new(4);
    let seen = rate(game, &memory, manner.glance_depth, manner.glance_nodes);
    let (best, score) = *seen.iter().max_by_key(|&&(_, score)| score)?;
    if score >= WON {
        return Some(best);
    }
    memory.clear();
    let round = rate(game, &memory, ROUND, manner.glance_nodes);
    let most = round.iter().map(|&(_, score)| score).max()?;
    let floor = floor(game.rules().mode, most).min(most);
    let mut error = manner.error;
    if manner.distracted > 0 && chance.u32(..manner.distracted) == 0 {
        error *= 3;
    }
    let judged = seen.into_iter().zip(round);
    let mut judged: Vec<_> = judged
        .map(|((mv, score), (_, later))| {
            // Three throws make small errors likelier than great ones.
            let misjudged: i32 = (0..3).map(|_| chance.i32(-error..=error)).sum();
            (later >= floor, score + misjudged, mv)
        })
        .collect();
    judged.sort_by_key(|&(safe, score, _)| Reverse((safe, score)));
    let likeliest = judged.first()?.2;
    let mut moves = judged.into_iter().map(|(.., mv)| mv);
    moves.find(|&mv| !allows_mate(game, mv)).or(Some(likeliest))
}

/// What the CPU claims instead of moving: the end of a game in which it leads all seats (RULES 5.8),
/// or a draw that it would accept (6.1, 6.2).
pub fn claim(game: &Game) -> Option<Claim> {
    let seat = game.turn()?;
    let claims = game.claims();
    if claims.contains(&Claim::Lead) {
        let points = game.points();
        // Who is out may have more; then there is something left to play for.
        return points
            .0
            .iter()
            .all(|&other| other <= points[seat])
            .then_some(Claim::Lead);
    }
    let draw = claims.first().copied();
    draw.filter(|_| accepts_draw(game, seat))
}

/// Whether the CPU on `seat` agrees to a draw (RULES 6.3): it does not when it thinks it stands
/// clearly better.
pub fn accepts_draw(game: &Game, seat: Seat) -> bool {
    let Some(turn) = game.turn() else {
        return false;
    };
    let mode = game.rules().mode;
    if mode == Mode::Solo {
        let world = World::new(game);
        let conditions = || Judge::new().conditions(&Spot::root(&world.state));
        return world.value(seat, conditions) < CLEARLY_IN_SOLO;
    }
    let memory = Memory::new(1);
    let Some(thought) = think(game, &memory, Budget::nodes(DRAW_NODES), &mut |_| {}) else {
        return true;
    };
    if mode.hostile(seat, turn) {
        -thought.score < CLEARLY
    } else {
        thought.score < CLEARLY
    }
}
