//! How a game, or a seat's part in it, came to its end.

use super::{Words, game::role_key, say, unformatted};
use crate::{
    rules::{Claim, Ending, Event, GameResult, Mode, Out, Reason, Score, Seat, Team},
    table::{Canceller, OfferKind},
};

impl Words {
    /// Who won: the headline.
    pub fn result(self, result: &GameResult) -> String {
        match result {
            GameResult::Teams(None) | GameResult::Classic(None) => say!(self, "result-draw"),
            GameResult::Teams(Some(team)) => {
                let [a, b] = team.seats().map(|seat| self.seat(Mode::Teams, seat));
                say!(self, "result-team", a = a, b = b)
            }
            GameResult::Classic(Some(seat)) => {
                say!(
                    self,
                    "result-winner",
                    seat = self.seat(Mode::Classic, *seat)
                )
            }
            GameResult::Solo(_) => {
                let places = result.places();
                let first: Vec<String> = Seat::ALL
                    .into_iter()
                    .filter(|&seat| places[seat] == 1)
                    .map(|seat| self.seat(Mode::Solo, seat))
                    .collect();
                if let [one] = first.as_slice() {
                    say!(self, "result-winner", seat = one.as_str())
                } else {
                    say!(self, "result-shared", seats = self.list(&first))
                }
            }
        }
    }

    /// `1–0`, `0–1`, `½–½`; empty in solo, where points tell.
    pub fn score_line(self, result: &GameResult) -> &'static str {
        match result {
            GameResult::Teams(None) | GameResult::Classic(None) => "½–½",
            GameResult::Teams(Some(Team::RedYellow)) | GameResult::Classic(Some(Seat::Red)) => {
                "1–0"
            }
            GameResult::Teams(Some(Team::BlueGreen)) | GameResult::Classic(Some(_)) => "0–1",
            GameResult::Solo(_) => "",
        }
    }

    /// The final places of a solo game, one a line; empty for the others.
    pub fn places(self, result: &GameResult) -> String {
        let GameResult::Solo(points) = result else {
            return String::new();
        };
        let places = result.places();
        let mut seats = Seat::ALL;
        seats.sort_by_key(|&seat| places[seat]);
        let lines = seats.map(|seat| {
            say!(
                self,
                "place",
                place = places[seat],
                seat = self.seat(Mode::Solo, seat),
                points = points[seat],
            )
        });
        lines.join("\n")
    }

    /// Why it ended.
    pub fn reason(self, mode: Mode, ending: &Ending) -> String {
        let seat = |seat| self.seat(mode, seat);
        match ending.reason {
            Reason::Checkmate { mated } => say!(self, "end-checkmate", seat = seat(mated)),
            Reason::KingCapture { by, of, at } => say!(
                self,
                "end-king-capture",
                by = seat(by),
                of = seat(of),
                square = at.to_string(),
            ),
            Reason::Stalemate { seat: of } => say!(self, "end-stalemate", seat = seat(of)),
            Reason::Repetition => say!(self, "end-repetition"),
            Reason::FiftyMoves => say!(self, "end-fifty-moves"),
            Reason::Agreement => say!(self, "end-agreement"),
            Reason::DeadPosition => say!(self, "end-dead-position"),
            Reason::MoveLimit => say!(self, "end-move-limit"),
            Reason::Resignation { seat: of } => say!(self, "end-resignation", seat = seat(of)),
            Reason::TimeOut { seat: of } => say!(self, "end-time-out", seat = seat(of)),
            Reason::LastStanding { seat: of } => say!(self, "end-last-standing", seat = seat(of)),
            Reason::Lead { seat: of } => say!(self, "end-lead", seat = seat(of)),
        }
    }

    /// What an event adds to the story of a ply; `None` where the ply itself says it.
    pub fn event(self, mode: Mode, event: &Event) -> Option<String> {
        let side = |seat| self.seat(mode, seat);
        match *event {
            Event::Out { seat, why } => Some(match why {
                Out::Checkmate { by } => say!(self, "out-mate", seat = side(seat), by = side(by)),
                Out::KingCaptured { by } => {
                    say!(self, "out-king", seat = side(seat), by = side(by))
                }
                Out::Stalemate => say!(self, "out-stalemate", seat = side(seat)),
                Out::Resigned => say!(self, "out-resigned", seat = side(seat)),
                Out::TimeOut => say!(self, "out-time", seat = side(seat)),
                Out::AtStart => return None,
            }),
            Event::Scored { seat, points, why } => {
                let why = match why {
                    Score::Capture { role, .. } => {
                        say!(self, "score-capture", role = role_key(role))
                    }
                    Score::Mate { of } => say!(self, "score-mate", seat = side(of)),
                    Score::Checks { kings } => say!(self, "score-checks", kings = kings),
                    Score::Stalemate => say!(self, "score-stalemate"),
                    Score::LastStanding => say!(self, "score-last"),
                    Score::Draw => say!(self, "score-draw"),
                };
                Some(say!(
                    self,
                    "scored",
                    seat = side(seat),
                    points = points,
                    why = why
                ))
            }
            Event::KingRemoved { seat } => Some(say!(self, "king-removed", seat = side(seat))),
            Event::Moved { .. } | Event::Turn { .. } | Event::Ended(_) => None,
        }
    }

    /// One word for a seat that is out, for its name plate.
    pub fn out(self, why: Out) -> String {
        let why = match why {
            Out::Checkmate { .. } => "mate",
            Out::KingCaptured { .. } => "king",
            Out::Stalemate => "stalemate",
            Out::Resigned => "resigned",
            Out::TimeOut => "time",
            Out::AtStart => "start",
        };
        say!(self, "out-word", why = why)
    }

    pub fn claim(self, claim: Claim) -> String {
        match claim {
            Claim::Repetition => say!(self, "claim-repetition"),
            Claim::FiftyMoves => say!(self, "claim-fifty-moves"),
            Claim::Lead => say!(self, "claim-lead"),
        }
    }

    /// What an offer was, when it is settled.
    pub fn offer_closed(self, mode: Mode, seat: Seat, offer: OfferKind) -> String {
        say!(
            self,
            "offer-closed",
            seat = self.seat(mode, seat),
            offer = offer.name(),
        )
    }

    /// That a game was called off, by whom and why.
    pub fn cancelled(self, by: Canceller, reason: Option<&str>) -> String {
        let said = match by {
            Canceller::Host(user) => {
                say!(self, "cancelled-host", person = self.person(user))
            }
            Canceller::Moderator(user) => {
                say!(self, "cancelled-moderator", person = self.person(user))
            }
            Canceller::Channel => say!(self, "cancelled-channel"),
            Canceller::Nobody => say!(self, "cancelled-nobody"),
        };
        match reason {
            Some(reason) => say!(
                self,
                "cancelled-reason",
                said = said,
                reason = unformatted(reason)
            ),
            None => said,
        }
    }
}
