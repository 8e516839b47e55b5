//! Small positions in words, games played from them by a script, and events as text.
//!
//! A scene reads `red to move: rKh1 bKa7 yKg14 gKn8 dbRd4; out blue; points 1 2 3 4`: pieces as in
//! FEN4 (`d` before a grey one, `D` a promoted queen) with their squares, then what else there is.

use std::fmt::Write;

use vierschach::rules::{
    Action, BySeat, Claim, Ending, Event, Game, GameResult, Mode, Out, Piece, Preset, Reason, Role,
    Ruleset, Score, Seat, Setup, Square,
};

/// The house rules of a preset for a mode that it knows.
#[track_caller]
pub(crate) fn rules(preset: Preset, mode: Mode) -> Ruleset {
    preset.ruleset(mode).expect("the preset knows the mode")
}

/// Reads a scene. Castling rights have to be named (`short red`), all else has a default.
#[track_caller]
pub(crate) fn scene(mode: Mode, text: &str) -> Setup {
    let (turn, rest) = text.split_once(" to move: ").expect("who is to move");
    let mut parts = rest.split(';');
    let pieces = parts.next().unwrap_or_default();
    let mut setup = Setup {
        mode,
        pieces: pieces.split_whitespace().map(piece).collect(),
        turn: seat(turn.trim()),
        out: BySeat::default(),
        walking: BySeat::default(),
        castle_short: BySeat::default(),
        castle_long: BySeat::default(),
        en_passant: BySeat::default(),
        points: BySeat::default(),
        halfmove: 0,
        fullmove: 1,
    };
    for part in parts {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words.as_slice() {
            ["out", seats @ ..] => seats.iter().for_each(|s| setup.out[seat(s)] = true),
            ["walking", seats @ ..] => seats.iter().for_each(|s| {
                setup.out[seat(s)] = true;
                setup.walking[seat(s)] = true;
            }),
            ["short", seats @ ..] => seats
                .iter()
                .for_each(|s| setup.castle_short[seat(s)] = true),
            ["long", seats @ ..] => seats.iter().for_each(|s| setup.castle_long[seat(s)] = true),
            ["points", points @ ..] => {
                for (seat, points) in Seat::ALL.into_iter().zip(points) {
                    setup.points[seat] = points.parse().expect("points");
                }
            }
            ["halfmove", plies] => setup.halfmove = plies.parse().expect("plies"),
            ["stepped", who, skipped, pawn] => {
                setup.en_passant[seat(who)] = Some((square(skipped), square(pawn)));
            }
            other => panic!("a scene knows no {other:?}"),
        }
    }
    setup
}

fn seat(name: &str) -> Seat {
    Seat::from_name(name).unwrap_or_else(|| panic!("no seat {name:?}"))
}

fn square(text: &str) -> Square {
    text.parse()
        .unwrap_or_else(|_| panic!("no square {text:?}"))
}

fn piece(text: &str) -> (Square, Piece) {
    let (grey, text) = match text.strip_prefix('d') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let mut letters = text.chars();
    let owner = letters.next().expect("a piece has an owner");
    let letter = letters.next().expect("a piece has a letter");
    let owner = Seat::ALL
        .into_iter()
        .find(|seat| seat.name().starts_with(owner));
    let promoted = letter == 'D';
    let role = if promoted {
        Some(Role::Queen)
    } else {
        Role::from_letter(letter)
    };
    let piece = Piece {
        seat: owner.unwrap_or_else(|| panic!("whose is {text:?}?")),
        role: role.unwrap_or_else(|| panic!("what is {text:?}?")),
        promoted,
        grey,
    };
    (square(letters.as_str()), piece)
}

#[track_caller]
pub(crate) fn game(rules: Ruleset, text: &str) -> Game {
    let setup = scene(rules.mode, text);
    Game::from_setup(rules, &setup).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// Plays a script: moves of the seat to move in coordinates, or `blue:resign`, `red:timeout`,
/// `red:draw`, `red:claim-lead`, `red:claim-repetition`, `red:claim-fifty`, `blue:d2d4`.
/// The events of its last word, or the refusal.
#[track_caller]
pub(crate) fn run(game: &mut Game, script: &str) -> String {
    let mut told = String::new();
    for word in script.split_whitespace() {
        assert!(!told.starts_with("refused"), "before {word}: {told}");
        told = one(game, word);
    }
    told
}

#[track_caller]
fn one(game: &mut Game, word: &str) -> String {
    let (who, what) = match word.split_once(':') {
        Some((who, what)) => (seat(who), what),
        None => (
            game.turn()
                .unwrap_or_else(|| panic!("{word}: the game is over")),
            word,
        ),
    };
    let action = match what {
        "resign" => Action::Resign,
        "timeout" => Action::TimeOut,
        "draw" => Action::AgreeDraw,
        "claim-lead" => Action::Claim(Claim::Lead),
        "claim-repetition" => Action::Claim(Claim::Repetition),
        "claim-fifty" => Action::Claim(Claim::FiftyMoves),
        text => {
            let moves = game.position().legal_moves_of(who);
            let found = moves.iter().find(|mv| mv.to_string() == text);
            match found {
                Some(&mv) => Action::Move(mv),
                None => return format!("refused: {text} is not among {who}'s moves"),
            }
        }
    };
    match game.act(who, action) {
        Ok(events) => events.iter().map(describe).collect::<Vec<_>>().join("; "),
        Err(error) => format!("refused: {error}"),
    }
}

/// One event as a few words.
pub(crate) fn describe(event: &Event) -> String {
    match *event {
        Event::Moved { seat, mv } => format!("{seat} {mv}"),
        Event::Scored { seat, points, why } => {
            let why = match why {
                Score::Capture { role, from } => format!("{from} {role:?}").to_lowercase(),
                Score::Mate { of } => format!("mate of {of}"),
                Score::Checks { kings } => format!("{kings} checks"),
                Score::Stalemate => "stalemate".into(),
                Score::LastStanding => "last".into(),
                Score::Draw => "draw".into(),
            };
            format!("{seat} +{points} {why}")
        }
        Event::Out { seat, why } => {
            let why = match why {
                Out::Checkmate { by } => format!("mated by {by}"),
                Out::KingCaptured { by } => format!("king taken by {by}"),
                other => format!("{other:?}").to_lowercase(),
            };
            format!("{seat} out, {why}")
        }
        Event::KingRemoved { seat } => format!("{seat} king removed"),
        Event::Turn { seat } => format!("turn {seat}"),
        Event::Ended(ending) => format!("end: {}", describe_ending(&ending)),
    }
}

/// Why a game ended and for whom, in a few words.
pub(crate) fn describe_ending(&Ending { reason, result }: &Ending) -> String {
    let reason = match reason {
        Reason::Checkmate { mated } => format!("{mated} mated"),
        Reason::KingCapture { by, of, at } => format!("{by} takes {of} king on {at}"),
        Reason::Stalemate { seat } => format!("{seat} stalemated"),
        Reason::Resignation { seat } => format!("{seat} resigned"),
        Reason::TimeOut { seat } => format!("{seat} out of time"),
        Reason::LastStanding { seat } => format!("{seat} last"),
        Reason::Lead { seat } => format!("{seat} leads"),
        other => format!("{other:?}").to_lowercase(),
    };
    format!("{reason}, {}", describe_result(result))
}

fn describe_result(result: GameResult) -> String {
    match result {
        GameResult::Teams(None) | GameResult::Classic(None) => "draw".into(),
        GameResult::Teams(Some(team)) => {
            let [a, b] = team.seats();
            format!("{a} and {b} win")
        }
        GameResult::Classic(Some(seat)) => format!("{seat} wins"),
        GameResult::Solo(points) => {
            let mut text = String::from("points");
            for points in points.0 {
                write!(text, " {points}").expect("writing to a string");
            }
            text
        }
    }
}

/// A rule, a scene, a script, and what its last word must bring about.
pub(crate) type Case<'a> = (&'a str, &'a str, &'a str, &'a str);

#[track_caller]
pub(crate) fn check(rules: Ruleset, cases: &[Case<'_>]) {
    for &(rule, text, script, expected) in cases {
        let mut game = game(rules, text);
        let told = run(&mut game, script);
        assert_eq!(told, expected, "RULES {rule}: {text}\nscript: {script}");
    }
}
