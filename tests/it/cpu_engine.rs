//! The engine protocol and duels, as a conversation.

use std::{
    io::{ErrorKind, Write},
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use vierschach::cpu::{Budget, Memory, think};
use vierschach::engine::{Rival, Tally, duel, serve};
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
    answers(&["go perft 0"], "Nodes searched: 1");
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
        "go depth 9",
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
fn says_what_is_wrong_with_go() {
    for (go, word) in [
        ("go movetime -5", "go movetime needs a number"),
        ("go depth x", "go depth needs a number"),
        ("go nodes", "go nodes needs a number"),
        ("go perft", "go perft needs a number"),
        (
            "go wtime 60000 btime 60000",
            "go takes movetime, depth, nodes, perft or infinite",
        ),
    ] {
        assert_eq!(talk(&[go]), [format!("info string {word}")]);
    }
    // More than fits is as much as there can be.
    let said = talk(&["go depth 4294967297 nodes 3000 ponder"]);
    let best = said.last().expect("an answer");
    assert!(best.starts_with("bestmove ") && said.len() > 3, "{said:?}");
}

/// Without a limit the answer waits until it is asked for, mate or not.
#[test]
fn an_endless_search_answers_when_told() {
    for go in ["go infinite", "go"] {
        let mate = ["setoption name Mode value classic", FOOLS_MATE, go];
        let said = talk(&[&mate[..], &["isready", "stop", "isready"]].concat());
        let ready = said.iter().position(|line| line == "readyok");
        let best = said.iter().position(|line| line == "bestmove d8h4");
        assert!(ready.is_some() && ready < best, "{said:?}");
        assert_eq!(said.last().map(String::as_str), Some("readyok"));
    }
}

/// Counts follow each other; one that would never end is ended by `stop`.
#[test]
fn counts_in_a_row_and_stops() {
    let said = talk(&["go perft 2", "go perft 1", "quit"]);
    let sums: Vec<&String> = said
        .iter()
        .filter(|line| line.contains("searched"))
        .collect();
    assert_eq!(sums, ["Nodes searched: 395", "Nodes searched: 20"]);
    let said = talk(&["go perft 4294967296", "isready", "stop", "isready"]);
    assert_eq!(said, ["readyok", "readyok"]);
}

/// A reader that has gone.
struct Gone;

impl Write for Gone {
    fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
        Err(ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn ends_with_its_reader_and_outlives_a_bad_line() {
    let clock = || Duration::ZERO;
    let input = ["go infinite", "isready", "isready"].map(|line| Ok(line.to_owned()));
    let ended = serve(input, Gone, &clock).expect_err("nobody reads");
    assert_eq!(ended.kind(), ErrorKind::BrokenPipe);
    let mut output = Vec::new();
    let input = [
        Ok("go infinite".to_owned()),
        Err(ErrorKind::InvalidData.into()),
        Ok("go perft 1".to_owned()),
    ];
    serve(input, &mut output, &clock).expect("it goes on");
    let text = String::from_utf8(output).expect("text");
    assert!(
        text.contains("info string that line is not UTF-8"),
        "{text}"
    );
    assert!(text.ends_with("Nodes searched: 20\n"), "{text}");
}

/// A program that goes, or says nothing, in the middle of a game.
#[cfg(unix)]
#[test]
fn a_rival_that_fails_says_how() {
    let greets = "read a; echo uciok; read a; echo readyok; read a; read a";
    for (script, kind) in [
        (greets.to_owned(), ErrorKind::UnexpectedEof),
        (
            format!("{greets}; echo bestmove a1a1"),
            ErrorKind::InvalidData,
        ),
        (format!("{greets}; read a; read a"), ErrorKind::TimedOut),
    ] {
        let patience = match kind {
            ErrorKind::TimedOut => Duration::from_millis(200),
            _ => Duration::from_mins(1),
        };
        let rival = Rival::start("sh", &["-c", &script], &[], "movetime 1", patience);
        let game = Game::new(Preset::Vierschach.ruleset(Mode::Teams).expect("teams"));
        let failed = rival
            .expect("it greets")
            .choose(&game)
            .expect_err("it fails");
        assert_eq!(failed.kind(), kind);
    }
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
