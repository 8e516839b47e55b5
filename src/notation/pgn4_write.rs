//! PGN4 from a game's events (FORMATS.md).

use std::fmt::Write;

use super::{fen4, pgn_lex::Tags, pgn_remark::Remark, pgn_rules, pgn4::Left};
use crate::rules::{
    BySeat, Draws, Event, Game, GameResult, Lead, Leaving, Mode, MoveKind, Out, Piece, Ply, Reason,
    Role, Ruleset, Seat, Setup,
};

/// Writes a game of the cross board: `tags` first, which may say anything of players, time and
/// date, then what follows from the game: Variant, RuleVariants, Rules, StartFen4, Result,
/// Termination, CurrentMove. `start` is `None` for the usual set-up.
///
/// [`replay`](super::pgn4::replay) of it gives the same events again.
///
/// # Panics
/// If `start` is no position, see [`Game::replay`].
pub fn write(rules: &Ruleset, start: Option<&Setup>, events: &[Event], tags: &Tags) -> String {
    let game = Game::replay(*rules, start, events.iter().copied());
    let mut tags = tags.clone();
    let is_solo = rules.mode == Mode::Solo;
    tags.set("Variant", if is_solo { "FFA" } else { "Teams" });
    let mut variants = vec!["EnPassant"];
    if is_solo {
        variants.push("PromoteTo=D");
        if rules.leaving == Leaving::WalkingKing {
            variants.insert(0, "DeadKingWalking");
        }
    }
    tags.set("RuleVariants", variants.join(" "));
    tags.set("Rules", pgn_rules::write(rules));
    tags.set(
        "StartFen4",
        start.map_or_else(|| fen4::STARTS[0].0.to_owned(), fen4::write),
    );
    tags.set("Result", result_text(&game));
    tags.set("Termination", termination_text(&game));
    tags.set("CurrentMove", game.ply().to_string());

    let opening = Game::replay(*rules, start, []);
    let mut text = MoveText::new(&game, opening.position().turn());
    for &event in events {
        text.add(event);
    }
    text.flush();
    format!("{tags}\n{}\n", text.text)
}

/// `1-0`, `0-1`, `1/2-1/2`, `Red: 75 - Blue: 8 - …`, or `*` while a game goes on.
pub(super) fn result_text(game: &Game) -> String {
    let Some(ending) = game.ending() else {
        return "*".to_owned();
    };
    let of_two = |first: Option<bool>| match first {
        Some(true) => "1-0".to_owned(),
        Some(false) => "0-1".to_owned(),
        None => "1/2-1/2".to_owned(),
    };
    match ending.result {
        GameResult::Teams(team) => of_two(team.map(|team| team == Seat::Red.team())),
        GameResult::Classic(seat) => of_two(seat.map(|seat| seat == Seat::Red)),
        GameResult::Solo(points) => {
            let names = ["Red", "Blue", "Yellow", "Green"];
            let parts = points.0.iter().zip(names);
            let parts: Vec<String> = parts
                .map(|(points, name)| format!("{name}: {points}"))
                .collect();
            parts.join(" - ")
        }
    }
}

/// How a game ended, in the words of such tags.
pub(super) fn termination_text(game: &Game) -> String {
    let Some(ending) = game.ending() else {
        return "unterminated".to_owned();
    };
    match ending.reason {
        Reason::Checkmate { .. } => "Checkmate".to_owned(),
        Reason::KingCapture { .. } => "King captured".to_owned(),
        Reason::Stalemate { .. } => "Stalemate".to_owned(),
        Reason::Repetition => "Repetition".to_owned(),
        Reason::FiftyMoves => "Fifty moves".to_owned(),
        Reason::Agreement => "Draw agreed".to_owned(),
        Reason::DeadPosition => "Dead position".to_owned(),
        Reason::MoveLimit => "Move limit".to_owned(),
        Reason::Resignation { seat } => format!("{seat} resigned"),
        Reason::TimeOut { seat } => format!("{seat} ran out of time"),
        Reason::LastStanding { .. } => "Last standing".to_owned(),
        Reason::Lead { .. } => "Lead".to_owned(),
    }
}

/// A move text that grows event by event.
struct MoveText<'a> {
    game: &'a Game,
    plies: std::slice::Iter<'a, Ply>,
    text: String,
    /// Who began; with it a new turn begins.
    first: Seat,
    number: u32,
    /// Whose quarter was written last.
    last: Option<Seat>,
    turn: Seat,
    /// Seats that left and whose king has not yet walked (RULES 5.10).
    left: BySeat<Option<Left>>,
    /// The seat that left on its own turn; where its king does not walk at once, that has to be
    /// written.
    due: Option<Seat>,
}

impl<'a> MoveText<'a> {
    fn new(game: &'a Game, first: Seat) -> MoveText<'a> {
        MoveText {
            game,
            plies: game.history().iter(),
            text: String::new(),
            first,
            number: 0,
            last: None,
            turn: first,
            left: BySeat::default(),
            due: None,
        }
    }

    fn add(&mut self, event: Event) {
        match event {
            Event::Moved { seat, .. } => {
                let Some(ply) = self.plies.next() else {
                    return;
                };
                if self.due == Some(seat) {
                    self.due = None;
                }
                self.flush();
                let mut text = ply_text(ply, self.game.rules().mode);
                if let Some(left) = self.left[seat].take() {
                    text.push_str(left_text(left));
                }
                self.quarter(seat, &text);
            }
            Event::Out {
                seat,
                why: Out::Resigned,
            } => self.leaves(seat, Left::Resigned),
            Event::Out {
                seat,
                why: Out::TimeOut,
            } => self.leaves(seat, Left::TimeOut),
            Event::Out {
                seat,
                why: Out::Stalemate,
            }
            | Event::KingRemoved { seat } => {
                // Who has just left has no second quarter in this turn.
                if self.due != Some(seat) {
                    self.flush();
                    self.quarter(seat, "S");
                }
                self.left[seat] = None;
            }
            Event::Turn { seat } => {
                if self.due.is_some_and(|due| due != seat) {
                    self.flush();
                }
                self.turn = seat;
            }
            Event::Ended(ending) => self.end(ending.reason),
            Event::Out { .. } | Event::Scored { .. } => {}
        }
    }

    fn end(&mut self, reason: Reason) {
        let rules = self.game.rules();
        let is_leaving = self.due.is_some();
        match reason {
            Reason::Resignation { seat } if !is_leaving => self.leaves(seat, Left::Resigned),
            Reason::TimeOut { seat } if !is_leaving => self.leaves(seat, Left::TimeOut),
            _ => {}
        }
        self.flush();
        match reason {
            Reason::Checkmate { mated } => self.quarter(mated, "#"),
            Reason::Stalemate { seat } if rules.mode == Mode::Teams => self.quarter(seat, "S"),
            Reason::Agreement => self.remark(Remark::Agreed),
            Reason::Repetition if rules.draws == Draws::Fide => {
                self.remark(Remark::Claimed(crate::rules::Claim::Repetition));
            }
            Reason::FiftyMoves if rules.draws == Draws::Fide => {
                self.remark(Remark::Claimed(crate::rules::Claim::FiftyMoves));
            }
            Reason::Lead { .. } if rules.lead == Lead::Claim => {
                self.remark(Remark::Claimed(crate::rules::Claim::Lead));
            }
            _ => {}
        }
    }

    /// A seat leaves: on its turn that is a quarter or a mark on its king's step, otherwise only
    /// a remark can say when it was.
    fn leaves(&mut self, seat: Seat, left: Left) {
        self.flush();
        self.left[seat] = Some(left);
        if seat == self.turn {
            self.due = Some(seat);
        } else {
            self.remark(match left {
                Left::Resigned => Remark::Resigned(seat),
                Left::TimeOut => Remark::TimeOut(seat),
            });
        }
    }

    /// Writes the quarter that is due.
    fn flush(&mut self) {
        if let Some(seat) = self.due.take() {
            let left = self.left[seat].take().unwrap_or(Left::Resigned);
            self.quarter(seat, left_text(left));
        }
    }

    fn quarter(&mut self, seat: Seat, text: &str) {
        let place = |seat: Seat| (seat.index() + 4 - self.first.index()) % 4;
        let new_turn = self.last.is_none_or(|last| place(seat) <= place(last));
        if new_turn {
            self.number += 1;
            if !self.text.is_empty() {
                self.text.push('\n');
            }
            let _ = write!(self.text, "{}. ", self.number);
        } else {
            self.text.push_str(" .. ");
        }
        self.text.push_str(text);
        self.last = Some(seat);
    }

    fn remark(&mut self, remark: Remark) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        let _ = write!(self.text, "{{{remark}}}");
    }
}

const fn left_text(left: Left) -> &'static str {
    match left {
        Left::Resigned => "R",
        Left::TimeOut => "T",
    }
}

/// `Qg1xQn8+`, `d3xc4`, `m7xKn8=D`, `O-O`.
fn ply_text(ply: &Ply, mode: Mode) -> String {
    let mut text = match ply.mv.kind {
        MoveKind::CastleShort => "O-O".to_owned(),
        MoveKind::CastleLong => "O-O-O".to_owned(),
        _ => {
            let sign = if ply.captures().next().is_some() {
                "x"
            } else {
                "-"
            };
            let prey = ply.captures().find(|&(square, _)| square == ply.mv.to);
            let prey = prey.map_or("", |(_, piece)| letter(piece));
            let (from, to) = (ply.mv.from, ply.mv.to);
            format!("{}{from}{sign}{prey}{to}", letter(ply.piece))
        }
    };
    if let Some(role) = ply.mv.promotion {
        text.push('=');
        text.push(if mode == Mode::Solo {
            'D'
        } else {
            role.letter()
        });
    }
    let count = |seats: &BySeat<bool>| seats.0.iter().filter(|&&seat| seat).count();
    text.push_str(&"+".repeat(count(&ply.checks)));
    // In teams nobody goes out: a mated seat has a quarter of its own, when it is to move.
    let took_king = ply
        .captures()
        .any(|(_, piece)| piece.role == Role::King && !piece.grey);
    if mode != Mode::Teams || took_king {
        text.push_str(&"#".repeat(count(&ply.out)));
    }
    text
}

/// Pawns have none.
const fn letter(piece: Piece) -> &'static str {
    ["", "N", "B", "R", "Q", "K"][piece.role.index()]
}
