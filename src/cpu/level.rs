//! How well the CPU plays.

/// The strengths a table can choose from. They differ in kind, not only in speed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks a move ahead and is often distracted, but gives and sees a mate in one.
    Easy,
    /// Looks a round ahead and takes a good move rather than the best.
    Medium,
    /// Plays what a short search finds best.
    Hard,
    /// As strong as it can be in the time of one move.
    Master,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// `easy`, `medium`, `hard`, `master`: the name in records, options and commands.
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
