//! The rules in words, generated from the house rules of a game so that they are right for it.

use super::{Words, say};
use crate::{
    rules::{Draws, KingCapture, Lead, Leaving, Mode, Resignation, Role},
    table::{OnTimeout, Settings},
};

/// A section of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Section {
    Board,
    Pieces,
    Pawns,
    Castling,
    Check,
    /// How a game of two sides is won; in solo, how a seat goes out.
    Winning,
    /// Solo only.
    Points,
    Draws,
    Leaving,
    Writing,
}

impl Section {
    const ALL: [Section; 10] = [
        Section::Board,
        Section::Pieces,
        Section::Pawns,
        Section::Castling,
        Section::Check,
        Section::Winning,
        Section::Points,
        Section::Draws,
        Section::Leaving,
        Section::Writing,
    ];

    /// The sections that a mode has.
    pub fn of(mode: Mode) -> Vec<Section> {
        let mut sections = Section::ALL.to_vec();
        sections.retain(|section| *section != Section::Points || mode == Mode::Solo);
        sections
    }

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Section::Board => "board",
            Section::Pieces => "pieces",
            Section::Pawns => "pawns",
            Section::Castling => "castling",
            Section::Check => "check",
            Section::Winning => "winning",
            Section::Points => "points",
            Section::Draws => "draws",
            Section::Leaving => "leaving",
            Section::Writing => "writing",
        }
    }

    pub fn from_name(name: &str) -> Option<Section> {
        Section::ALL.into_iter().find(|one| one.name() == name)
    }

    pub fn all() -> impl Iterator<Item = Section> {
        Section::ALL.into_iter()
    }
}

impl Words {
    /// A section of the rules of a game with these settings: a paragraph each.
    pub fn rulebook(self, section: Section, settings: &Settings) -> Vec<String> {
        match section {
            Section::Board => self.rules_of_board(settings),
            Section::Pieces => self.rules_of_pieces(settings),
            Section::Pawns => self.rules_of_pawns(settings),
            Section::Castling => self.rules_of_castling(settings),
            Section::Check => self.rules_of_check(settings),
            Section::Winning => self.rules_of_winning(settings),
            Section::Points => self.rules_of_points(settings),
            Section::Draws => self.rules_of_draws(settings),
            Section::Leaving => self.rules_of_leaving(settings),
            Section::Writing => self.rules_of_writing(settings),
        }
    }

    /// RULES 1.
    fn rules_of_board(self, settings: &Settings) -> Vec<String> {
        let rules = &settings.rules;
        let mut said = vec![match rules.mode {
            Mode::Classic => say!(self, "rules-board-classic"),
            Mode::Teams | Mode::Solo => say!(self, "rules-board-cross"),
        }];
        match rules.mode {
            Mode::Teams => said.push(say!(self, "rules-sides-teams")),
            Mode::Solo => said.push(say!(self, "rules-sides-solo")),
            Mode::Classic => {}
        }
        if settings.position.is_some() {
            said.push(say!(self, "rule-position"));
        } else {
            let seat = self.seat(rules.mode, rules.starter);
            said.push(say!(self, "rule-starter", seat = seat));
            if settings.preset.row().rotate_starter {
                said.push(say!(self, "rules-rotate"));
            }
        }
        said
    }

    /// RULES 2.1, 2.6.
    fn rules_of_pieces(self, settings: &Settings) -> Vec<String> {
        let mut said = vec![say!(self, "rules-pieces")];
        match settings.rules.mode {
            Mode::Teams => {
                said.push(say!(self, "rules-corners"));
                said.push(say!(self, "rules-captures-teams"));
            }
            Mode::Solo => {
                said.push(say!(self, "rules-corners"));
                said.push(say!(self, "rules-captures-solo"));
            }
            Mode::Classic => {}
        }
        said
    }

    /// RULES 2.2, 2.3, 2.5.
    fn rules_of_pawns(self, settings: &Settings) -> Vec<String> {
        let mode = settings.rules.mode;
        let mut said = vec![say!(self, "rules-pawns")];
        said.push(if let [Role::Queen] = mode.promotions() {
            say!(self, "rules-promotion-queen", rank = mode.promotion_rank())
        } else {
            say!(
                self,
                "rules-promotion",
                rank = mode.promotion_rank(),
                roles = self.promotions(mode),
            )
        });
        said.push(match mode {
            Mode::Classic => say!(self, "rules-en-passant-classic"),
            Mode::Teams | Mode::Solo => say!(self, "rules-en-passant"),
        });
        said
    }

    /// RULES 2.4.
    fn rules_of_castling(self, settings: &Settings) -> Vec<String> {
        let mut said = vec![say!(self, "rules-castling")];
        if settings.rules.mode != Mode::Classic {
            said.push(say!(self, "rules-castling-four"));
        }
        said
    }

    /// RULES 3.
    fn rules_of_check(self, settings: &Settings) -> Vec<String> {
        let rules = &settings.rules;
        let mut said = vec![say!(self, "rules-check")];
        match rules.mode {
            Mode::Teams => {
                said.push(say!(self, "rules-check-teams"));
                said.push(match rules.king_capture {
                    KingCapture::ByMove => say!(self, "rules-king-by-move"),
                    KingCapture::Automatic => say!(self, "rules-king-automatic"),
                });
            }
            Mode::Solo => said.push(say!(self, "rules-check-solo")),
            Mode::Classic => {}
        }
        said
    }

    /// RULES 4, 5.2–5.8.
    fn rules_of_winning(self, settings: &Settings) -> Vec<String> {
        let rules = &settings.rules;
        let mut said = match rules.mode {
            Mode::Teams => vec![
                say!(self, "rules-mate-teams"),
                say!(self, "rules-stalemate"),
            ],
            Mode::Classic => vec![
                say!(self, "rules-mate-classic"),
                say!(self, "rules-stalemate"),
            ],
            Mode::Solo => vec![
                say!(self, "rules-mate-solo"),
                say!(self, "rules-out-solo"),
                say!(self, "rules-end-solo"),
                match rules.lead {
                    Lead::Automatic => say!(self, "rule-lead-automatic"),
                    Lead::Claim => say!(self, "rules-lead-claim"),
                },
            ],
        };
        if let Some(plies) = rules.move_limit {
            said.push(say!(self, "rule-move-limit", plies = plies));
        }
        said
    }

    /// RULES 5.1–5.6.
    fn rules_of_points(self, _: &Settings) -> Vec<String> {
        vec![
            say!(self, "rules-points-captures"),
            say!(self, "rules-points-mate"),
            say!(self, "rules-points-checks"),
            say!(self, "rules-points-other"),
        ]
    }

    /// RULES 6.
    fn rules_of_draws(self, settings: &Settings) -> Vec<String> {
        let rules = &settings.rules;
        let mut said = vec![match rules.draws {
            Draws::Automatic => say!(self, "rules-draws-automatic"),
            Draws::Fide => say!(self, "rules-draws-fide"),
        }];
        said.push(say!(self, "rules-draws-agreement"));
        said.push(match rules.mode {
            Mode::Classic => say!(self, "rules-dead-classic"),
            Mode::Teams | Mode::Solo => say!(self, "rules-dead"),
        });
        if rules.mode == Mode::Solo {
            said.push(say!(self, "rules-draw-solo"));
        }
        said
    }

    /// RULES 5.7, 5.10, 7.
    fn rules_of_leaving(self, settings: &Settings) -> Vec<String> {
        let rules = &settings.rules;
        let mut said = vec![match (rules.mode, rules.resignation) {
            (Mode::Solo, _) => say!(self, "rules-resign-solo"),
            (Mode::Teams, Resignation::AtOnce) => say!(self, "rules-resign-teams"),
            (Mode::Teams, Resignation::WithConsent) => say!(self, "rules-resign-consent"),
            (Mode::Classic, _) => say!(self, "rules-resign-classic"),
        }];
        if rules.mode == Mode::Solo {
            said.push(match rules.leaving {
                Leaving::Grey => say!(self, "rules-leaving-grey"),
                Leaving::WalkingKing => say!(self, "rules-leaving-walking"),
            });
        }
        said.push(match (settings.time_limit, settings.on_timeout) {
            (None, _) => say!(self, "rules-no-time"),
            (Some(limit), OnTimeout::Cpu) => {
                say!(self, "rules-time-cpu", limit = self.time_limit(limit))
            }
            (Some(limit), OnTimeout::Forfeit) => say!(
                self,
                "rules-time-forfeit",
                limit = self.time_limit(limit),
                mode = rules.mode.name(),
            ),
        });
        said.push(say!(self, "rules-takeover"));
        said.push(if settings.ranked {
            say!(self, "rules-ranked")
        } else {
            say!(self, "rules-unranked")
        });
        said
    }

    /// RULES 10.
    fn rules_of_writing(self, settings: &Settings) -> Vec<String> {
        vec![match settings.rules.mode {
            Mode::Classic => say!(self, "rules-writing-classic"),
            Mode::Teams | Mode::Solo => say!(self, "rules-writing"),
        }]
    }
}
