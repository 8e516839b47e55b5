//! The engine protocol and duels, as a conversation.

use std::{
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use vierschach::cpu::{Budget, Memory, think};
use vierschach::engine::{Tally, duel, serve};
use vierschach::rules::{Game, Mode, Preset, Ruleset};

/// What the engine says to these lines; each look at the clock takes it a millisecond on.
fn talk(lines: &[&str]) -> Vec<String> {
    let ticks = AtomicU64::new(0);
    let clock = || Duration::from_millis(ticks.fetch_add(1, Relaxed));
    let mut output = Vec::new();
    let input = lines.iter().map(|line| Ok((*line).to_owned()));
    serve(input, &mut output, &clock).expect("memory takes all");
    let text = String::from_utf8(output).expect("text");
    text.lines().map(str::to_owned).collect()
}

/// The last thing it says to these lines.
#[track_caller]
fn answers(lines: &[&str], last: &str) {
    assert_eq!(talk(lines).last().map(String::as_str), Some(last));
}

const FOOLS_MATE: &str =
    "position fen rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";

#[test]
fn introduces_itself() {
    let said = talk(&["uci", "quit", "uci"]);
    assert!(said[0].starts_with("id name Vierschach "));
    assert_eq!(
        said[2..],
        [
            "option name Hash type spin default 32 min 1 max 16384",
            "option name Threads type spin default 1 min 1 max 64",
            "option name Mode type combo default teams var teams var solo var classic",
            "option name Level type combo default master var easy var medium var hard var master",
            "uciok",
        ]
    );
}

#[test]
fn answers_every_command() {
    answers(&["isready"], "readyok");
    answers(&["go perft 2"], "Nodes searched: 395");
    answers(
        &["position startpos moves h2h3 b4c4", "go perft 1"],
        "Nodes searched: 20",
    );
    answers(
        &["setoption name Mode value classic", "go perft 3"],
        "Nodes searched: 8902",
    );
    let mate = [
        "setoption name Mode value classic",
        FOOLS_MATE,
        "go depth 3",
    ];
    answers(&mate, "bestmove d8h4");
    let said = talk(&mate);
    assert!(
        said[said.len() - 2].contains(" score mate 1 nodes "),
        "{said:?}"
    );
    let over = [
        "setoption name Mode value classic",
        &format!("{FOOLS_MATE} moves d8h4"),
        "go infinite",
    ];
    answers(&over, "bestmove (none)");
    let easy = [
        "setoption name Level value easy",
        "setoption name Mode value classic",
        FOOLS_MATE,
        "go movetime 1",
    ];
    answers(&easy, "bestmove d8h4");
}

#[test]
fn refuses_with_a_word() {
    answers(&["jump"], "info string unknown command jump");
    answers(
        &["setoption name Hash value 0"],
        "info string Hash goes from 1 to 16384",
    );
    answers(
        &["setoption name Mode value five"],
        "info string no mode five",
    );
    answers(
        &["setoption name Colour value red"],
        "info string no option Colour",
    );
    answers(
        &["position startpos moves h2h5"],
        "info string h2h5 is not a legal move",
    );
    answers(&["position"], "info string position needs startpos or fen");
    let said = talk(&["position fen nonsense"]);
    assert!(said[0].starts_with("info string fen: "), "{said:?}");
}

#[test]
fn describes_the_position() {
    let said = talk(&["position startpos moves h2h3", "d"]);
    assert!(
        said[0].starts_with("fen B-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-"),
        "{said:?}"
    );
    assert_eq!(said[1..4], ["mode teams", "turn blue", "moves 20"]);
}

#[test]
fn stops_when_its_time_is_up_and_when_told() {
    for ending in [
        &["go movetime 30"][..],
        &["go infinite", "stop"],
        &["go infinite"],
    ] {
        let lines: Vec<&str> = ["setoption name Threads value 2"]
            .iter()
            .chain(ending)
            .copied()
            .collect();
        let said = talk(&lines);
        let best = said.last().expect("an answer");
        assert!(best.starts_with("bestmove "), "{best}");
    }
}

#[test]
fn tells_score_and_error() {
    let mut tally = Tally::default();
    for score in [1.0, 0.5, 1.0, 0.0] {
        tally.add(score);
    }
    assert_eq!((tally.wins, tally.draws, tally.losses), (2, 1, 1));
    assert_eq!(
        tally.to_string(),
        "4 games: +2 =1 -1, score 62.5 % ± 24.5, Elo +89 ± 208"
    );
}

#[track_caller]
fn beats_chance(rules: Ruleset) {
    let memory = Memory::new(1);
    let mut thinker = |game: &Game| {
        let thought = think(game, &memory, Budget::nodes(150), &mut |_| {})?;
        Some((thought.best, Some(thought.score)))
    };
    let mut chance = fastrand::Rng::with_seed(3);
    let mut dice = |game: &Game| {
        let moves = game.legal_moves();
        Some((moves[chance.usize(..moves.len())], None))
    };
    let tally = duel(rules, 4, 1, [&mut thinker, &mut dice], &mut |_| true);
    assert_eq!(tally.games(), 4);
    assert!(tally.score() > 0.8, "{tally}");
}

#[test]
fn thinking_beats_chance() {
    beats_chance(Preset::Vierschach.ruleset(Mode::Teams).expect("teams"));
    beats_chance(Preset::Vierschach.ruleset(Mode::Solo).expect("solo"));
    beats_chance(Preset::Classic.ruleset(Mode::Classic).expect("classic"));
}
