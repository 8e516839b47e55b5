//! How strong people are: a fold of the games that count, so that a rating is never stored and
//! never counted twice.
//!
//! One ladder for each mode. Weng–Lin (the Bradley–Terry model with full pairing of R. C. Weng
//! and C.-J. Lin, JMLR 12, 2011) rates two teams, two players, or four places alike; equal
//! places count midway between a win and a loss (RULES 8). Knows no database and no words.

use std::collections::{BTreeMap, BTreeSet};

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{
    rules::{Mode, Seat},
    table::{Finished, FinishedSeat, UserId},
};

/// Games shorter than this count for nobody.
pub const PLIES_MIN: u32 = 8;
/// Rated games after which a rating is no longer provisional.
pub const GAMES_SURE: u32 = 10;

/// What everyone begins with, and the width of one of Weng and Lin's points on our scale: their
/// usual 25 ± 8.3 is shown as 1500 ± 333.
const START: f64 = 1500.0;
const SCALE: f64 = 40.0;

/// One person on a ladder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    pub user: UserId,
    rating: WengLinRating,
    /// Rated games, and of those the ones won alone or with the partner, and drawn or with the
    /// first place shared.
    pub games: u32,
    pub won: u32,
    pub drawn: u32,
}

impl Standing {
    fn new(user: UserId) -> Standing {
        Standing {
            user,
            rating: WengLinRating::new(),
            games: 0,
            won: 0,
            drawn: 0,
        }
    }

    /// As it is shown: 1500 in the beginning.
    pub fn points(&self) -> i32 {
        (START + SCALE * (self.rating.rating - WengLinRating::new().rating)).round() as i32
    }

    /// How sure that is: one standard deviation on the same scale.
    pub fn deviation(&self) -> i32 {
        (SCALE * self.rating.uncertainty).round() as i32
    }

    /// Few games only: the rating can still jump.
    pub fn is_provisional(&self) -> bool {
        self.games < GAMES_SURE
    }

    pub fn lost(&self) -> u32 {
        self.games - self.won - self.drawn
    }
}

/// Everybody who has played games of one mode that count.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ladder(BTreeMap<UserId, Standing>);

impl Ladder {
    /// The ladder that these games make, in the order in which they ended; those that do not
    /// count, or are of another mode, change nothing.
    pub fn of<'a>(mode: Mode, games: impl IntoIterator<Item = &'a Finished>) -> Ladder {
        let mut ladder = Ladder::default();
        for game in games {
            if game.mode == mode && counts(game) {
                ladder.add(game);
            }
        }
        ladder
    }

    pub fn get(&self, user: UserId) -> Option<&Standing> {
        self.0.get(&user)
    }

    /// The best first, provisional ratings behind the others, without people who asked to be
    /// forgotten.
    pub fn ranking(&self) -> Vec<&Standing> {
        let mut ranking: Vec<&Standing> = self
            .0
            .values()
            .filter(|standing| !standing.user.is_forgotten())
            .collect();
        ranking.sort_by_key(|standing| {
            let points = std::cmp::Reverse(standing.points());
            (standing.is_provisional(), points, standing.user)
        });
        ranking
    }

    fn add(&mut self, game: &Finished) {
        let sides = sides(game);
        let mut teams = Vec::new();
        for (people, place) in &sides {
            let ratings: Vec<WengLinRating> = people
                .iter()
                .map(|&user| self.standing(user).rating)
                .collect();
            teams.push((ratings, MultiTeamOutcome::new(usize::from(*place))));
        }
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .map(|(ratings, place)| (ratings.as_slice(), *place))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let shared = sides.iter().filter(|(_, place)| *place == 1).count() > 1;
        for ((people, place), ratings) in sides.iter().zip(after) {
            for (&user, rating) in people.iter().zip(ratings) {
                let standing = self.standing(user);
                standing.rating = rating;
                standing.games += 1;
                standing.won += u32::from(*place == 1 && !shared);
                standing.drawn += u32::from(*place == 1 && shared);
            }
        }
    }

    fn standing(&mut self, user: UserId) -> &mut Standing {
        self.0.entry(user).or_insert_with(|| Standing::new(user))
    }
}

/// Whether a game changes ratings: opened as ranked, of some length, and with a person of its own
/// on each seat when it began. What CPUs held later does not matter: it counts for the owners.
pub fn counts(game: &Finished) -> bool {
    let people: BTreeSet<UserId> = game.seats.iter().filter_map(|seat| seat.owner).collect();
    game.ranked && game.plies >= PLIES_MIN && people.len() == game.mode.seats().len()
}

/// Who played together, with the place they share.
fn sides(game: &Finished) -> Vec<(Vec<UserId>, u8)> {
    let together = |a: Seat, b: Seat| a == b || !game.mode.hostile(a, b);
    let mut sides: Vec<(Seat, Vec<UserId>, u8)> = Vec::new();
    for &FinishedSeat {
        seat, owner, place, ..
    } in &game.seats
    {
        match sides.iter_mut().find(|(first, ..)| together(*first, seat)) {
            Some((_, people, _)) => people.extend(owner),
            None => sides.push((seat, owner.into_iter().collect(), place)),
        }
    }
    sides
        .into_iter()
        .map(|(_, people, place)| (people, place))
        .collect()
}
