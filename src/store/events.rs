//! Events of a game as words on disk.

use super::words::{Words, move_words, role_name};
use crate::rules::{BySeat, Ending, Event, GameResult, Out, Reason, Score, Seat, Team};

/// The kind of an event and its data.
pub(super) fn encode(event: Event) -> (&'static str, String) {
    match event {
        Event::Moved { seat, mv } => ("moved", format!("{seat} {}", move_words(mv))),
        Event::Scored { seat, points, why } => {
            ("scored", format!("{seat} {points} {}", score_words(why)))
        }
        Event::Out { seat, why } => ("out", format!("{seat} {}", out_words(why))),
        Event::KingRemoved { seat } => ("king-removed", seat.to_string()),
        Event::Turn { seat } => ("turn", seat.to_string()),
        Event::Ended(Ending { reason, result }) => (
            "ended",
            format!("{} {}", result_words(result), reason_words(reason)),
        ),
    }
}

/// `None` where these are not the words of an event.
pub(super) fn decode(kind: &str, data: &str) -> Option<Event> {
    let mut words = Words(data);
    Some(match kind {
        "moved" => Event::Moved {
            seat: words.seat()?,
            mv: words.mv()?,
        },
        "scored" => Event::Scored {
            seat: words.seat()?,
            points: words.parse()?,
            why: read_score(&mut words)?,
        },
        "out" => Event::Out {
            seat: words.seat()?,
            why: read_out(&mut words)?,
        },
        "king-removed" => Event::KingRemoved {
            seat: words.seat()?,
        },
        "turn" => Event::Turn {
            seat: words.seat()?,
        },
        "ended" => Event::Ended(Ending {
            result: read_result(&mut words)?,
            reason: read_reason(&mut words)?,
        }),
        _ => return None,
    })
}

fn score_words(why: Score) -> String {
    match why {
        Score::Capture { role, from } => format!("capture {} {from}", role_name(role)),
        Score::Mate { of } => format!("mate {of}"),
        Score::Checks { kings } => format!("checks {kings}"),
        Score::Stalemate => "stalemate".into(),
        Score::LastStanding => "last-standing".into(),
        Score::Draw => "draw".into(),
    }
}

fn read_score(words: &mut Words<'_>) -> Option<Score> {
    Some(match words.word()? {
        "capture" => Score::Capture {
            role: words.role()?,
            from: words.seat()?,
        },
        "mate" => Score::Mate { of: words.seat()? },
        "checks" => Score::Checks {
            kings: words.parse()?,
        },
        "stalemate" => Score::Stalemate,
        "last-standing" => Score::LastStanding,
        "draw" => Score::Draw,
        _ => return None,
    })
}

fn out_words(why: Out) -> String {
    match why {
        Out::Checkmate { by } => format!("checkmate {by}"),
        Out::KingCaptured { by } => format!("king-captured {by}"),
        Out::Stalemate => "stalemate".into(),
        Out::Resigned => "resigned".into(),
        Out::TimeOut => "time-out".into(),
        Out::AtStart => "at-start".into(),
    }
}

fn read_out(words: &mut Words<'_>) -> Option<Out> {
    Some(match words.word()? {
        "checkmate" => Out::Checkmate { by: words.seat()? },
        "king-captured" => Out::KingCaptured { by: words.seat()? },
        "stalemate" => Out::Stalemate,
        "resigned" => Out::Resigned,
        "time-out" => Out::TimeOut,
        "at-start" => Out::AtStart,
        _ => return None,
    })
}

fn reason_words(reason: Reason) -> String {
    match reason {
        Reason::Checkmate { mated } => format!("checkmate {mated}"),
        Reason::KingCapture { by, of, at } => format!("king-capture {by} {of} {at}"),
        Reason::Stalemate { seat } => format!("stalemate {seat}"),
        Reason::Repetition => "repetition".into(),
        Reason::FiftyMoves => "fifty-moves".into(),
        Reason::Agreement => "agreement".into(),
        Reason::DeadPosition => "dead-position".into(),
        Reason::MoveLimit => "move-limit".into(),
        Reason::Resignation { seat } => format!("resignation {seat}"),
        Reason::TimeOut { seat } => format!("time-out {seat}"),
        Reason::LastStanding { seat } => format!("last-standing {seat}"),
        Reason::Lead { seat } => format!("lead {seat}"),
    }
}

fn read_reason(words: &mut Words<'_>) -> Option<Reason> {
    Some(match words.word()? {
        "checkmate" => Reason::Checkmate {
            mated: words.seat()?,
        },
        "king-capture" => Reason::KingCapture {
            by: words.seat()?,
            of: words.seat()?,
            at: words.square()?,
        },
        "stalemate" => Reason::Stalemate {
            seat: words.seat()?,
        },
        "repetition" => Reason::Repetition,
        "fifty-moves" => Reason::FiftyMoves,
        "agreement" => Reason::Agreement,
        "dead-position" => Reason::DeadPosition,
        "move-limit" => Reason::MoveLimit,
        "resignation" => Reason::Resignation {
            seat: words.seat()?,
        },
        "time-out" => Reason::TimeOut {
            seat: words.seat()?,
        },
        "last-standing" => Reason::LastStanding {
            seat: words.seat()?,
        },
        "lead" => Reason::Lead {
            seat: words.seat()?,
        },
        _ => return None,
    })
}

fn result_words(result: GameResult) -> String {
    match result {
        GameResult::Teams(Some(Team::RedYellow)) => "teams red-yellow".into(),
        GameResult::Teams(Some(Team::BlueGreen)) => "teams blue-green".into(),
        GameResult::Teams(None) => "teams draw".into(),
        GameResult::Classic(Some(seat)) => format!("classic {seat}"),
        GameResult::Classic(None) => "classic draw".into(),
        GameResult::Solo(BySeat([r, b, y, g])) => format!("solo {r} {b} {y} {g}"),
    }
}

fn read_result(words: &mut Words<'_>) -> Option<GameResult> {
    Some(match (words.word()?, words.word()?) {
        ("teams", "red-yellow") => GameResult::Teams(Some(Team::RedYellow)),
        ("teams", "blue-green") => GameResult::Teams(Some(Team::BlueGreen)),
        ("teams", "draw") => GameResult::Teams(None),
        ("classic", "draw") => GameResult::Classic(None),
        ("classic", seat) => GameResult::Classic(Some(Seat::from_name(seat)?)),
        ("solo", red) => GameResult::Solo(BySeat([
            red.parse().ok()?,
            words.parse()?,
            words.parse()?,
            words.parse()?,
        ])),
        _ => return None,
    })
}
