//! What a game is played by (RULES 8): the ruleset, and what the rules do not know of.

use super::TimeLimit;
use crate::{
    cpu::Level,
    rules::{Mode, Preset, Ruleset},
};

/// The settings of one table, fixed when it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "switches that have nothing to do with each other"
)]
pub struct Settings {
    /// The preset the house rules started from; what differs from it is said in the lobby.
    pub preset: Preset,
    pub rules: Ruleset,
    /// `None`: a turn may take for ever (the default, RULES 7.2).
    pub time_limit: Option<TimeLimit>,
    pub on_timeout: OnTimeout,
    /// The level of a CPU that fills an empty seat or holds one.
    pub cpu: Level,
    /// Whether `/moves` may mark reachable squares (RULES 8).
    pub show_moves: bool,
    /// Whether `/hint` may help; never in a ranked game.
    pub hints: bool,
    /// Whether the game counts for ratings (RULES 8).
    pub ranked: bool,
    /// The game has a thread of its own, which is archived when the game is over.
    pub thread: bool,
    /// The position to start from, as FEN4 or FEN; `None` is the usual one.
    pub position: Option<String>,
}

impl Settings {
    /// The usual settings of `preset` for `mode`; `None` where the preset does not know the mode.
    pub fn new(preset: Preset, mode: Mode) -> Option<Settings> {
        Some(Settings {
            preset,
            rules: preset.ruleset(mode)?,
            time_limit: None,
            on_timeout: OnTimeout::Cpu,
            cpu: Level::Medium,
            show_moves: true,
            hints: true,
            ranked: false,
            thread: false,
            position: None,
        })
    }
}

/// What happens when the time of a turn runs out (RULES 7.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OnTimeout {
    /// The CPU moves and holds the seat until its player is back.
    Cpu,
    Forfeit,
}

impl OnTimeout {
    pub const ALL: [OnTimeout; 2] = [OnTimeout::Cpu, OnTimeout::Forfeit];

    /// The name in records and options.
    pub const fn name(self) -> &'static str {
        match self {
            OnTimeout::Cpu => "cpu",
            OnTimeout::Forfeit => "forfeit",
        }
    }

    pub fn from_name(name: &str) -> Option<OnTimeout> {
        OnTimeout::ALL.into_iter().find(|on| on.name() == name)
    }
}
