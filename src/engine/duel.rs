//! Two players against each other from many openings, each opening with sides exchanged.

use crate::{
    cpu::{Budget, Memory, claim, think},
    rules::{Action, Claim, Game, Move, Ruleset, Seat},
};

/// One of the two: answers with a move for the seat to move, and what it thinks of it in
/// hundredths of a pawn, if it thinks.
pub type Player<'a> = dyn FnMut(&Game) -> Option<(Move, Option<i32>)> + 'a;

/// How a duel stands, as the first player sees it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// Of every game: 1 for a win, ½ for a draw; in solo the share of pairs of one seat each in
    /// which the first player's seat placed better.
    scores: Vec<f64>,
}

impl Tally {
    pub fn add(&mut self, score: f64) {
        self.scores.push(score);
        if score > 0.5 {
            self.wins += 1;
        } else if score < 0.5 {
            self.losses += 1;
        } else {
            self.draws += 1;
        }
    }

    pub fn games(&self) -> usize {
        self.scores.len()
    }

    /// The mean, from 0 to 1.
    pub fn score(&self) -> f64 {
        mean(&self.scores)
    }

    /// Half the width of the interval that holds the true score 19 times in 20. The two games of
    /// an opening count as one observation, since they are not independent.
    pub fn error(&self) -> f64 {
        let pairs: Vec<f64> = self.scores.chunks(2).map(mean).collect();
        let count = f64::from(pairs.len() as u32);
        if count < 2.0 {
            return 0.5;
        }
        let squares: f64 = pairs.iter().map(|pair| (pair - self.score()).powi(2)).sum();
        1.96 * (squares / (count - 1.0) / count).sqrt()
    }

    /// The score and its error as a difference of Elo ratings.
    pub fn elo(&self) -> (f64, f64) {
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        let (score, error) = (self.score(), self.error());
        (elo(score), (elo(score + error) - elo(score - error)) / 2.0)
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (elo, elo_error) = self.elo();
        write!(
            f,
            "{} games: +{} ={} -{}, score {:.1} % ± {:.1}, Elo {elo:+.0} ± {elo_error:.0}",
            self.games(),
            self.wins,
            self.draws,
            self.losses,
            100.0 * self.score(),
            100.0 * self.error(),
        )
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / f64::from(values.len().max(1) as u32)
}

/// Plies of an opening for each seat, and of a game after which it counts as drawn.
const OPENING_PLIES: usize = 2;
const MOST_PLIES: u32 = 600;
/// A game is decided when all agree so often that one side is ahead by so much.
const DECIDED: i32 = 1500;
const AGREED: usize = 8;

/// Plays `games` games from openings that `seed` draws; after each one tells `report` how it
/// stands and goes on if that says so.
pub fn duel(
    rules: Ruleset,
    games: u32,
    seed: u64,
    [first, second]: [&mut Player<'_>; 2],
    report: &mut dyn FnMut(&Tally) -> bool,
) -> Tally {
    let mut tally = Tally::default();
    let mut chance = fastrand::Rng::with_seed(seed);
    for _ in 0..games.div_ceil(2) {
        let opening = opening(rules, &mut chance);
        for swapped in [false, true] {
            let is_first = |seat: Seat| {
                let side = rules.mode.seats().iter().position(|&other| other == seat);
                (side.unwrap_or(0) % 2 == 0) != swapped
            };
            tally.add(play(&opening, &is_first, first, second));
            if !report(&tally) {
                return tally;
            }
        }
    }
    tally
}

/// A position after some random moves that gave nobody much.
fn opening(rules: Ruleset, chance: &mut fastrand::Rng) -> Game {
    let memory = Memory::new(4);
    loop {
        let mut game = Game::new(rules);
        for _ in 0..OPENING_PLIES * rules.mode.seats().len() {
            let moves = game.legal_moves();
            if let (Some(seat), false) = (game.turn(), moves.is_empty()) {
                let mv = moves[chance.usize(..moves.len())];
                game.act(seat, Action::Move(mv))
                    .expect("a listed move is legal");
            }
        }
        let thought = think(&game, &memory, Budget::nodes(3000), &mut |_| {});
        if thought.is_some_and(|thought| thought.score.abs() < 100) {
            return game;
        }
    }
}

/// One game; the score of the first player.
fn play(
    opening: &Game,
    is_first: &dyn Fn(Seat) -> bool,
    first: &mut Player<'_>,
    second: &mut Player<'_>,
) -> f64 {
    let mut game = opening.clone();
    let mut verdicts = 0;
    let two_sided = game.rules().mode != crate::rules::Mode::Solo;
    while let Some(seat) = game.turn() {
        if game.ply() >= MOST_PLIES {
            return 0.5;
        }
        // Programs have no word for it.
        let lead = claim(&game).filter(|&claim| claim == Claim::Lead);
        let action = if let Some(lead) = lead {
            Action::Claim(lead)
        } else {
            let answer = if is_first(seat) {
                first(&game)
            } else {
                second(&game)
            };
            let Some((mv, score)) = answer else {
                return if is_first(seat) { 0.0 } else { 1.0 };
            };
            let score = score.map_or(0, |score| if is_first(seat) { score } else { -score });
            verdicts = match score {
                DECIDED.. if two_sided => i32::max(verdicts, 0) + 1,
                _ if score <= -DECIDED && two_sided => i32::min(verdicts, 0) - 1,
                _ => 0,
            };
            Action::Move(mv)
        };
        if verdicts.unsigned_abs() as usize >= AGREED {
            return if verdicts > 0 { 1.0 } else { 0.0 };
        }
        if game.act(seat, action).is_err() {
            return if is_first(seat) { 0.0 } else { 1.0 };
        }
    }
    let places = game.ending().expect("nobody is to move").result.places();
    let seats = game.rules().mode.seats();
    let pairs = seats
        .iter()
        .flat_map(|&a| seats.iter().map(move |&b| (a, b)));
    let scores: Vec<f64> = pairs
        .filter(|&(a, b)| is_first(a) && !is_first(b))
        .map(|(a, b)| match places[a].cmp(&places[b]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        })
        .collect();
    mean(&scores)
}
