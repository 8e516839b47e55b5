//! Games played through from their text: PGN4, or PGN for classic games.

use std::fmt::Write as _;

use crate::{
    notation::{
        pgn, pgn4,
        replay::{Replay, Step},
    },
    rules::{Action, BySeat, GameResult, Seat, Team},
};

/// What came of a game's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// For standard output: the result, or with JSON an object for each ply.
    pub output: String,
    /// Where the text and the rules parted.
    pub stop: Option<String>,
}

/// Plays a game's text through the rules. An error names every fault of a text that is no game.
pub fn play_through(text: &str, json: bool) -> Result<Played, String> {
    let (replay, _) = read(text)?;
    let mut output = String::new();
    if json {
        for step in &replay.steps {
            writeln!(output, "{}", object(step)).expect("writing to a string");
        }
    } else if replay.stop.is_none() {
        output = summary(&replay);
    }
    let stop = replay
        .stop
        .map(|stop| format!("{stop}\nposition: {}", stop.position));
    Ok(Played { output, stop })
}

/// The game of a text, and its tags.
pub(super) fn read(text: &str) -> Result<(Replay, pgn4::Tags), String> {
    fn lines<F: ToString>(faults: Vec<F>) -> String {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }
    if is_four_player(text) {
        let game = pgn4::read(text).map_err(lines)?;
        let replay = pgn4::replay(&game, None).map_err(lines)?;
        Ok((replay, game.tags))
    } else {
        let game = pgn::read(text).map_err(lines)?;
        let replay = pgn::replay(&game, None).map_err(lines)?;
        Ok((replay, game.tags))
    }
}

/// PGN4 parts the quarters of a turn by two dots, or names a variant of four players.
fn is_four_player(text: &str) -> bool {
    let tags_end = text.rfind("\"]").map_or(0, |at| at + 2);
    let named = ["Teams", "FFA", "Solo"]
        .iter()
        .any(|name| text.contains(&format!("[Variant \"{name}")));
    named || text.contains("[StartFen4") || text[tags_end..].contains("..")
}

fn summary(replay: &Replay) -> String {
    let game = &replay.game;
    let plies = game.ply();
    match game.ending() {
        Some(ending) => format!(
            "{plies} plies, {}: {}\n",
            reason(&ending.reason),
            result(&ending.result)
        ),
        None => format!(
            "{plies} plies, not finished; points {:?}\n",
            game.points().0
        ),
    }
}

/// The reason in the words of the program: `Checkmate { mated: Blue }`.
fn reason(reason: &crate::rules::Reason) -> String {
    format!("{reason:?}")
}

fn result(result: &GameResult) -> String {
    match result {
        GameResult::Solo(BySeat(points)) => {
            let seats = Seat::ALL.map(|seat| format!("{seat} {}", points[seat.index()]));
            seats.join(", ")
        }
        sides => score(sides).to_owned(),
    }
}

fn score(result: &GameResult) -> &'static str {
    match result {
        GameResult::Teams(Some(Team::RedYellow)) | GameResult::Classic(Some(Seat::Red)) => "1-0",
        GameResult::Teams(Some(Team::BlueGreen)) | GameResult::Classic(Some(_)) => "0-1",
        GameResult::Teams(None) | GameResult::Classic(None) => "1/2-1/2",
        GameResult::Solo(_) => "*",
    }
}

/// One step as a JSON object. Nothing in it needs escaping.
fn object(step: &Step) -> String {
    let action = match step.action {
        Action::Move(mv) => mv.to_string(),
        Action::Resign => "resign".into(),
        Action::TimeOut => "timeout".into(),
        Action::AgreeDraw => "draw".into(),
        Action::Claim(_) => "claim".into(),
    };
    let result = match step.result {
        None => "null".into(),
        Some(GameResult::Solo(points)) => format!("{{\"points\":{}}}", numbers(&points)),
        Some(result) => format!("\"{}\"", score(&result)),
    };
    format!(
        "{{\"ply\":{},\"seat\":\"{}\",\"move\":\"{action}\",\"points\":{},\"out\":{},\
         \"check\":{},\"result\":{result}}}",
        step.ply,
        step.seat,
        numbers(&step.points),
        seats(&step.out),
        seats(&step.check),
    )
}

fn numbers(points: &BySeat<i32>) -> String {
    let numbers: Vec<String> = points.0.iter().map(ToString::to_string).collect();
    format!("[{}]", numbers.join(","))
}

fn seats(which: &BySeat<bool>) -> String {
    let names: Vec<String> = Seat::ALL
        .into_iter()
        .filter(|&seat| which[seat])
        .map(|seat| format!("\"{seat}\""))
        .collect();
    format!("[{}]", names.join(","))
}
