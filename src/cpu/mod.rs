//! The computer player.

/// How well the CPU plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Master,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// `easy` to `master`: the name in records, options and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        }
    }

    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

pub fn choose(game: &crate::rules::Game, _: Level, seed: u64) -> Option<crate::rules::Move> {
    let moves = game.legal_moves();
    moves.get(seed as usize % moves.len().max(1)).copied()
}
pub fn accepts_draw(_: &crate::rules::Game, _: crate::rules::Seat) -> bool {
    true
}
