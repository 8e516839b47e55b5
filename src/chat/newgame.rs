//! The options of `/game new`: read by name, so that Discord and the terminal know the same ones.

use crate::{
    cpu::Level,
    rules::{Draws, KingCapture, Lead, Leaving, Mode, Preset, Resignation, Ruleset, Seat},
    table::{OnTimeout, Settings, SettingsFault, TimeLimit},
};

/// What was chosen; nothing means the usual.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewGame {
    mode: Option<Mode>,
    preset: Option<Preset>,
    starter: Option<Seat>,
    king_capture: Option<KingCapture>,
    resignation: Option<Resignation>,
    lead: Option<Lead>,
    leaving: Option<Leaving>,
    draws: Option<Draws>,
    move_limit: Option<u32>,
    #[expect(clippy::option_option, reason = "no limit can be chosen, too")]
    time: Option<Option<TimeLimit>>,
    on_timeout: Option<OnTimeout>,
    cpu: Option<Level>,
    show_moves: Option<bool>,
    hints: Option<bool>,
    ranked: Option<bool>,
    thread: Option<bool>,
    position: Option<String>,
}

/// An option: its name, what it is for, and what it can be (nothing listed: free text).
#[derive(Clone, Copy, Debug)]
pub struct OptionRow {
    pub name: &'static str,
    pub description: &'static str,
    pub choices: &'static [&'static str],
}

/// Every option of `/game new`, the usual ones first.
pub const NEW_GAME_OPTIONS: [OptionRow; 17] = [
    OptionRow {
        name: "mode",
        description: "Teams (default), solo for points, or classic chess for two",
        choices: &["teams", "solo", "classic"],
    },
    OptionRow {
        name: "rules",
        description: "Which house rules to start from",
        choices: &["vierschach", "negyszemelyes", "reference", "classic"],
    },
    OptionRow {
        name: "time",
        description: "Time for each move (default: none)",
        choices: &["none", "30s", "60s", "5m", "1h", "12h", "1d", "3d", "7d"],
    },
    OptionRow {
        name: "on_timeout",
        description: "When the time is up: the CPU moves (default), or the seat is lost",
        choices: &["cpu", "forfeit"],
    },
    OptionRow {
        name: "cpu",
        description: "How well the CPU plays (default: medium)",
        choices: &["easy", "medium", "hard", "master"],
    },
    OptionRow {
        name: "starter",
        description: "Who moves first (default: as the rules say)",
        choices: &["red", "blue", "yellow", "green"],
    },
    OptionRow {
        name: "move_limit",
        description: "End the game after this many moves of all together",
        choices: &[],
    },
    OptionRow {
        name: "king_capture",
        description: "Teams: a king left in check is taken by a move, or lost automatically",
        choices: &["by-move", "automatic"],
    },
    OptionRow {
        name: "resignation",
        description: "Teams: resigning ends the game at once, or needs the partner's consent",
        choices: &["at-once", "with-consent"],
    },
    OptionRow {
        name: "lead",
        description: "Solo: a lead of 21 over the last opponent wins at once, or can be claimed",
        choices: &["automatic", "claim"],
    },
    OptionRow {
        name: "leaving",
        description: "Solo: who leaves turns grey, or the king walks on",
        choices: &["grey", "walking-king"],
    },
    OptionRow {
        name: "draws",
        description: "Repetition and fifty moves draw automatically, or on claim (FIDE)",
        choices: &["automatic", "fide"],
    },
    OptionRow {
        name: "show_moves",
        description: "Whether the squares a piece can reach may be shown (default: on)",
        choices: &["on", "off"],
    },
    OptionRow {
        name: "hints",
        description: "Whether the CPU may be asked for a move with /hint (default: on, never in ranked games)",
        choices: &["on", "off"],
    },
    OptionRow {
        name: "ranked",
        description: "Whether the game counts for the ratings: people on all seats (default: off)",
        choices: &["on", "off"],
    },
    OptionRow {
        name: "thread",
        description: "Whether the game gets a thread of its own (default: False)",
        choices: &["true", "false"],
    },
    OptionRow {
        name: "position",
        description: "Start from this position (FEN4; FEN in classic)",
        choices: &[],
    },
];

/// A value that an option cannot have, or an option that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption {
    pub option: String,
    pub value: String,
    /// What would work; empty where that is free text.
    pub choices: Vec<&'static str>,
}

impl NewGame {
    /// Sets one option from its text.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), BadOption> {
        let value = value.trim();
        let row = NEW_GAME_OPTIONS.iter().find(|row| row.name == option);
        let bad = || BadOption {
            option: option.chars().take(32).collect(),
            value: value.chars().take(100).collect(),
            choices: row.map_or_else(
                || NEW_GAME_OPTIONS.iter().map(|row| row.name).collect(),
                |row| row.choices.to_vec(),
            ),
        };
        let row = row.ok_or_else(bad)?;
        let lower = value.to_lowercase();
        if !row.choices.is_empty() && !row.choices.contains(&lower.as_str()) {
            return Err(bad());
        }
        let first = row.choices.first() == Some(&lower.as_str());
        match row.name {
            "mode" => self.mode = Mode::from_name(&lower),
            "rules" => self.preset = Preset::from_name(&lower),
            "time" => self.time = Some(TimeLimit::from_name(&lower)),
            "on_timeout" => self.on_timeout = OnTimeout::from_name(&lower),
            "cpu" => self.cpu = Level::from_name(&lower),
            "starter" => self.starter = Seat::from_name(&lower),
            "move_limit" => self.move_limit = Some(value.parse().map_err(|_| bad())?),
            "king_capture" => {
                self.king_capture = Some(if first {
                    KingCapture::ByMove
                } else {
                    KingCapture::Automatic
                });
            }
            "resignation" => {
                self.resignation = Some(if first {
                    Resignation::AtOnce
                } else {
                    Resignation::WithConsent
                });
            }
            "lead" => self.lead = Some(if first { Lead::Automatic } else { Lead::Claim }),
            "leaving" => {
                self.leaving = Some(if first {
                    Leaving::Grey
                } else {
                    Leaving::WalkingKing
                });
            }
            "draws" => self.draws = Some(if first { Draws::Automatic } else { Draws::Fide }),
            "show_moves" => self.show_moves = Some(first),
            "hints" => self.hints = Some(first),
            "ranked" => self.ranked = Some(first),
            "thread" => self.thread = Some(first),
            "position" => self.position = Some(value.to_owned()),
            _ => return Err(bad()),
        }
        Ok(())
    }

    /// Takes what a channel has as its usual value of an option, unless that was chosen.
    pub(super) fn prefer(&mut self, option: &str, value: &str) {
        let open = match option {
            "mode" => self.mode.is_none() && self.preset.is_none(),
            "time" => self.time.is_none(),
            "on_timeout" => self.on_timeout.is_none(),
            _ => false,
        };
        // A word that is no value any more is left out.
        let _ = open.then(|| self.set(option, value));
    }

    /// Whether the game shall have a thread of its own, where it is not in one already.
    pub fn wants_thread(&self) -> bool {
        self.thread == Some(true)
    }

    /// The mode that these options come to.
    pub(super) fn mode(&self) -> Mode {
        let usual = || {
            self.preset
                .map_or(Mode::Teams, |preset| preset.row().rules.mode)
        };
        self.mode.unwrap_or_else(usual)
    }

    /// Refuses a house rule that means nothing in the mode.
    fn fits_mode(&self) -> Result<(), SettingsFault> {
        let chosen = [
            ("king_capture", self.king_capture.is_some(), Mode::Teams),
            ("resignation", self.resignation.is_some(), Mode::Teams),
            ("lead", self.lead.is_some(), Mode::Solo),
            ("leaving", self.leaving.is_some(), Mode::Solo),
        ];
        let played = self.mode();
        let other = chosen
            .into_iter()
            .find(|&(_, chosen, mode)| chosen && mode != played);
        match other {
            Some((option, _, mode)) => Err(SettingsFault::OptionOfMode { option, mode }),
            None => Ok(()),
        }
    }

    /// The settings these options make, and whether the starter rotates from game to game.
    ///
    /// The mode decides the preset where none is named, and the other way round.
    pub fn settings(self) -> Result<(Settings, bool), SettingsFault> {
        self.fits_mode()?;
        let usual = Preset::usual(self.mode.unwrap_or(Mode::Teams));
        let preset = self.preset.unwrap_or(usual);
        let row = preset.row();
        let mode = self.mode.unwrap_or(row.rules.mode);
        let mut settings =
            Settings::new(preset, mode).ok_or(SettingsFault::ModeOfPreset(preset))?;
        let usual = settings.rules;
        settings.rules = Ruleset {
            mode,
            starter: self.starter.unwrap_or(usual.starter),
            king_capture: self.king_capture.unwrap_or(usual.king_capture),
            resignation: self.resignation.unwrap_or(usual.resignation),
            lead: self.lead.unwrap_or(usual.lead),
            leaving: self.leaving.unwrap_or(usual.leaving),
            draws: self.draws.unwrap_or(usual.draws),
            move_limit: self.move_limit.or(usual.move_limit),
        };
        settings.time_limit = self.time.unwrap_or(settings.time_limit);
        settings.on_timeout = self.on_timeout.unwrap_or(settings.on_timeout);
        settings.cpu = self.cpu.unwrap_or(settings.cpu);
        settings.show_moves = self.show_moves.unwrap_or(settings.show_moves);
        settings.ranked = self.ranked.unwrap_or(settings.ranked);
        settings.hints = self.hints.unwrap_or(settings.hints) && !settings.ranked;
        let rotate = row.rotate_starter && self.starter.is_none() && self.position.is_none();
        settings.position = self.position;
        Ok((settings, rotate))
    }
}
