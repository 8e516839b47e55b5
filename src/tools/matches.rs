//! Matches between two players: levels of the CPU, or programs that speak the engine protocol.

use std::{cell::RefCell, io::ErrorKind, time::Duration};

use crate::{
    cpu::{Budget, Level, Memory, choose, think},
    engine::{Clock, Rival, Tally, duel},
    rules::{Game, Mode, Move, Preset},
};

/// What a match is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub mode: Mode,
    pub games: u32,
    /// Milliseconds for a move, for programs and for `search`.
    pub movetime: u64,
    pub seed: u64,
}

/// A search stops so much before its time is up.
const RESERVE: Duration = Duration::from_millis(2);
/// A program that says nothing for so much longer than a move takes has failed.
const PATIENCE: Duration = Duration::from_secs(10);

/// Plays `a` against `b`: each a level (`easy` to `master`), `search` for all of the CPU's
/// strength within the time, or the path of a program. `tell` hears how it stands, and says whether
/// to go on.
pub fn play_match(
    [a, b]: [&str; 2],
    what: &Match,
    clock: &Clock,
    tell: &mut dyn FnMut(&Tally) -> bool,
) -> Result<Tally, String> {
    let rules = Preset::usual(what.mode)
        .ruleset(what.mode)
        .ok_or("no preset knows that mode")?;
    let failure = RefCell::new(None);
    let mut first = player(a, what, clock, &failure)?;
    let mut second = player(b, what, clock, &failure)?;
    let mut counted = Tally::default();
    let tally = duel(
        rules,
        what.games,
        what.seed,
        [&mut *first, &mut *second],
        &mut |tally| {
            if failure.borrow().is_some() {
                return false;
            }
            counted.clone_from(tally);
            tell(tally)
        },
    );
    match failure.take() {
        None => Ok(tally),
        Some(failure) => Err(format!("{failure}; until then {counted}")),
    }
}

/// What a player answers, see [`crate::engine::Player`].
type Answer = Option<(Move, Option<i32>)>;
type Answering<'a> = Box<dyn FnMut(&Game) -> Answer + 'a>;

/// Where a player notes that it cannot go on.
type Failure = RefCell<Option<String>>;

fn player<'a>(
    name: &'a str,
    what: &Match,
    clock: &'a Clock,
    failure: &'a Failure,
) -> Result<Answering<'a>, String> {
    let movetime = Duration::from_millis(what.movetime);
    if let Some(level) = Level::from_name(name) {
        let seed = what.seed;
        return Ok(Box::new(move |game| {
            let seed = seed ^ u64::from(game.ply());
            Some((choose(game, level, seed)?, None))
        }));
    }
    if name == "search" {
        let memory = Memory::new(Memory::DEFAULT_MIB);
        return Ok(Box::new(move |game| {
            let until = clock() + movetime.saturating_sub(RESERVE);
            let budget = Budget {
                stop: &|| clock() >= until,
                ..Budget::nodes(u64::MAX)
            };
            let thought = think(game, &memory, budget, &mut |_| {})?;
            Some((thought.best, Some(thought.score)))
        }));
    }
    let limit = format!("movetime {}", what.movetime);
    let options = [("Mode", what.mode.name())];
    let mut rival = Rival::start(name, &[], &options, &limit, movetime + PATIENCE).map_err(
        |error| match error.kind() {
            ErrorKind::NotFound | ErrorKind::PermissionDenied => format!("{name}: {error}"),
            _ => format!("{name}: {error}; it does not speak the engine protocol"),
        },
    )?;
    Ok(Box::new(move |game| match rival.choose(game) {
        Ok((mv, score)) => Some((mv, score)),
        // It loses this game; the error says why, on its own line.
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            tracing::error!(%error, "not a legal move");
            None
        }
        // No game after this one would say anything.
        Err(error) => {
            *failure.borrow_mut() = Some(format!("{name}: {error}"));
            None
        }
    }))
}
