//! The lobby in words, and what a game is played by.

use super::{Words, say};
use crate::{
    rules::{Draws, Event, KingCapture, Lead, Leaving, Mode, Resignation, Ruleset, Seat},
    table::{AwayReason, Occupant, Settings, Stage, Table, UserId},
};

impl Words {
    /// The lobby message: what is played, who sits where, what to do next.
    pub fn lobby(self, table: &Table) -> String {
        let settings = table.settings();
        let mode = settings.rules.mode;
        let mut lines = vec![format!("**{}**", self.title(settings))];
        lines.extend(self.house_rules(settings));
        for (seat, occupant) in table.seats() {
            lines.push(say!(
                self,
                "lobby-seat",
                seat = self.seat(mode, seat),
                who = self.occupant(occupant),
            ));
        }
        let free = table
            .seats()
            .filter(|(_, occupant)| *occupant == Occupant::Nobody)
            .count();
        lines.push(match table.stage() {
            Stage::Lobby if free == 0 => say!(self, "lobby-full", host = self.person(table.host())),
            Stage::Lobby if settings.ranked => {
                say!(self, "lobby-open-ranked", host = self.person(table.host()))
            }
            Stage::Lobby => say!(
                self,
                "lobby-open",
                free = free,
                host = self.person(table.host()),
                cpu = self.cpu(settings.cpu),
            ),
            Stage::Playing | Stage::Over => say!(self, "lobby-started"),
            Stage::Cancelled => table.cancelled().map_or_else(
                || say!(self, "lobby-cancelled"),
                |(by, reason)| self.cancelled(by, reason),
            ),
        });
        lines.join("\n")
    }

    /// `Four-player chess, teams`.
    pub fn title(self, settings: &Settings) -> String {
        say!(
            self,
            "title",
            mode = settings.rules.mode.name(),
            preset = self.preset(settings.preset),
        )
    }

    /// What differs from the preset, and the settings that no preset has: a sentence each.
    pub fn house_rules(self, settings: &Settings) -> Vec<String> {
        let rules = &settings.rules;
        let usual = settings.preset.ruleset(rules.mode).unwrap_or(*rules);
        let mut said = self.differences(rules, &usual);
        if let Some(limit) = rules.move_limit {
            said.push(say!(self, "rule-move-limit", plies = limit));
        }
        if let Some(limit) = settings.time_limit {
            said.push(say!(
                self,
                "rule-time",
                limit = self.time_limit(limit),
                then = settings.on_timeout.name(),
            ));
        }
        if !settings.show_moves {
            said.push(say!(self, "rule-no-moves"));
        }
        if settings.ranked {
            said.push(say!(self, "rule-ranked"));
        } else if !settings.hints {
            said.push(say!(self, "rule-no-hints"));
        }
        if settings.position.is_some() {
            said.push(say!(self, "rule-position"));
        }
        said
    }

    fn differences(self, rules: &Ruleset, usual: &Ruleset) -> Vec<String> {
        let mut said = Vec::new();
        if rules.starter != usual.starter {
            said.push(say!(
                self,
                "rule-starter",
                seat = self.seat(rules.mode, rules.starter)
            ));
        }
        if rules.king_capture != usual.king_capture {
            said.push(match rules.king_capture {
                KingCapture::ByMove => say!(self, "rule-king-by-move"),
                KingCapture::Automatic => say!(self, "rule-king-automatic"),
            });
        }
        if rules.resignation != usual.resignation {
            said.push(match rules.resignation {
                Resignation::AtOnce => say!(self, "rule-resign-at-once"),
                Resignation::WithConsent => say!(self, "rule-resign-consent"),
            });
        }
        if rules.lead != usual.lead {
            said.push(match rules.lead {
                Lead::Automatic => say!(self, "rule-lead-automatic"),
                Lead::Claim => say!(self, "rule-lead-claim"),
            });
        }
        if rules.leaving != usual.leaving {
            said.push(match rules.leaving {
                Leaving::Grey => say!(self, "rule-leaving-grey"),
                Leaving::WalkingKing => say!(self, "rule-leaving-walking"),
            });
        }
        if rules.draws != usual.draws {
            said.push(match rules.draws {
                Draws::Automatic => say!(self, "rule-draws-automatic"),
                Draws::Fide => say!(self, "rule-draws-fide"),
            });
        }
        said
    }

    /// That the CPU holds a seat now, and why: to the one whose seat it is.
    pub fn away(self, mode: Mode, seat: Seat, user: UserId, why: AwayReason) -> String {
        let (person, seat) = (self.person(user), self.seat(mode, seat));
        match why {
            AwayReason::TimeOut | AwayReason::Asked => {
                say!(self, "away-told", person = person, seat = seat)
            }
            AwayReason::Sent => say!(self, "away-sent", person = person, seat = seat),
            AwayReason::Gone => say!(self, "away-gone", person = person, seat = seat),
        }
    }

    /// Who plays a seat now, or that it is out of the game.
    pub fn seat_news(self, table: &Table, seat: Seat) -> String {
        let mode = table.settings().rules.mode;
        let out = table.play().and_then(|play| play.game.out(seat));
        let out = out.and_then(|why| self.event(mode, &Event::Out { seat, why }));
        out.unwrap_or_else(|| {
            say!(
                self,
                "seat-news",
                seat = self.seat(mode, seat),
                who = self.occupant(table.occupant(seat)),
            )
        })
    }
}
