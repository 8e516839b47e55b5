//! The program as a user starts it: the terminal by a pipe, the diagnostics, the exit codes.

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

/// Runs the program with `arguments`, `input` on its standard input, in a folder of its own, and
/// without whatever token the machine may have.
fn run(arguments: &[&str], input: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_vierschach"))
        .args(arguments)
        .current_dir(folder.path())
        .env_remove("DISCORD_TOKEN")
        .env_remove("DISCORD_TOKEN_FILE")
        .env("DATABASE_URL", "sqlite:nothing.sqlite")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_database_in_memory_is_refused() {
    for url in ["sqlite::memory:", "sqlite://file?mode=memory"] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_vierschach"));
        program
            .env("DISCORD_TOKEN", "none")
            .env("DATABASE_URL", url);
        let done = program.output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{url}");
        let said = text(&done.stderr);
        assert!(said.contains("has to name a file"), "{said}");
    }
}

#[test]
fn without_a_token_it_says_what_to_do() {
    let done = run(&[], "");
    assert_eq!(done.status.code(), Some(2));
    let said = text(&done.stderr);
    for word in [
        "discord.com/developers",
        "DISCORD_TOKEN",
        "vierschach local",
    ] {
        assert!(said.contains(word), "{said}");
    }
    assert_eq!(run(&["run"], "").status.code(), Some(2));
}

#[test]
fn perft_ends_with_the_count() {
    let done = run(&["perft", "3"], "");
    assert!(text(&done.stdout).ends_with("Nodes searched: 7800\n"));
    let divided = text(&run(&["perft", "2", "--divide"], "").stdout);
    assert_eq!(divided.lines().count(), 21);
    assert!(divided.ends_with("Nodes searched: 395\n"), "{divided}");
    let classic = run(&["perft", "3", "--mode", "classic"], "");
    assert!(text(&classic.stdout).ends_with("Nodes searched: 8902\n"));
}

/// A disk that is full, say.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_an_error() {
    let matches = ["match", "easy", "easy", "--games", "2"];
    for arguments in [&["perft", "1"][..], &["moves"], &matches] {
        let full = std::fs::File::create("/dev/full").unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_vierschach"));
        let done = program.args(arguments).stdout(full).output().unwrap();
        assert_eq!(done.status.code(), Some(1), "{arguments:?}");
        let said = text(&done.stderr);
        assert!(said.contains("standard output"), "{said}");
    }
}

#[test]
fn a_match_of_no_games_is_refused() {
    let done = run(&["match", "easy", "easy", "--games", "0"], "");
    assert_eq!(done.status.code(), Some(2));
    assert!(text(&done.stderr).contains("--games"), "{done:?}");
}

#[test]
fn moves_are_sorted_and_one_a_line() {
    let fen4 = "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-3,3,yK,4,3/3,8,3/3,8,3/14/14/bK,13/13,gK/14/14/\
                1,bR,12/3,8,3/3,8,3/3,8,3/3,rR,rN,6,3";
    let done = run(&["moves", "--position", fen4], "");
    assert_eq!(done.status.code(), Some(2), "no Red king: a fault");
    assert!(text(&done.stderr).contains("king"), "{done:?}");
    let done = run(&["moves"], "");
    let said = text(&done.stdout);
    let moves: Vec<&str> = said.lines().collect();
    assert_eq!(moves.len(), 20);
    assert!(moves.is_sorted());
    assert!(moves.contains(&"e1f3") && moves.contains(&"h2h4"));
}

/// Other programs go on writing castling rights of kings and rooks that have moved.
#[test]
fn rights_of_pieces_that_moved_are_no_fault() {
    let fen4 = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,3,yK,4,3/3,8,3/3,8,3/14/14/bK,13/13,gK/14/14/\
                1,bR,12/3,8,3/3,8,3/3,8,3/3,rR,rN,rK,5,3";
    let done = run(&["moves", "--position", fen4], "");
    assert!(done.status.success(), "{done:?}");
    assert!(text(&done.stdout).lines().any(|line| line == "f1f2"));
    let engine = format!("position fen {fen4}\ngo perft 1\nquit\n");
    let said = text(&run(&["engine"], &engine).stdout);
    assert!(said.contains("f1f2: 1"), "{said}");
    let local = format!("/game new position:{fen4}\n/game join\n/game start\n/export\n");
    let said = text(&run(&["local"], &local).stdout);
    assert!(said.contains("Starts from a given position."), "{said}");
    assert!(said.contains("The position: `"), "{said}");
}

#[test]
fn render_writes_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.png");
    let path = path.to_str().unwrap();
    let arguments = [
        "render", "--output", path, "--view", "blue", "--size", "560",
    ];
    let done = run(&arguments, "");
    assert!(done.status.success(), "{done:?}");
    assert_eq!(png_size(Path::new(path)), (560, 560));
    for size in ["199", "2241", "0", "-1", "large"] {
        let size = format!("--size={size}");
        let done = run(&["render", "--output", path, &size], "");
        assert_eq!(done.status.code(), Some(2), "{size}");
        let said = text(&done.stderr);
        assert!(said.contains("200 to 2240 pixels"), "{said}");
    }
}

fn png_size(path: &Path) -> (u32, u32) {
    let file = std::io::BufReader::new(std::fs::File::open(path).unwrap());
    let reader = png::Decoder::new(file).read_info().unwrap();
    (reader.info().width, reader.info().height)
}

#[test]
fn replay_stops_at_the_first_illegal_move() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn4");
    let game = "[Variant \"Teams\"]\n\n1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n2. h3-h5 .. b8-c8\n";
    std::fs::write(&path, game).unwrap();
    let path = path.to_str().unwrap();
    let done = run(&["replay", path], "");
    assert_eq!(done.status.code(), Some(1));
    let said = text(&done.stderr);
    assert!(said.contains("ply 5") && said.contains("h3-h5"), "{said}");
    assert!(said.contains("position: R-"), "{said}");
    let done = run(&["replay", path, "--json"], "");
    let said = text(&done.stdout);
    assert_eq!(
        said.lines().next(),
        Some(
            r#"{"ply":1,"seat":"red","move":"h2h3","points":[0,0,0,0],"out":[],"check":[],"result":null}"#
        )
    );
    assert_eq!(said.lines().count(), 4);
}

#[test]
fn replay_makes_a_film_as_far_as_it_is_legal() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name| folder.path().join(name).to_str().unwrap().to_owned();
    let (legal, odd, gif) = (path("game.pgn"), path("odd.pgn4"), path("out.gif"));
    std::fs::write(&legal, "[White \"Anna\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n").unwrap();
    std::fs::write(&odd, "[Variant \"Teams\"]\n\n1. h2-h3 .. b7-c9\n").unwrap();
    for (file, status, positions) in [(&legal, 0, 5), (&odd, 1, 2)] {
        let done = run(&["replay", file, "--gif", &gif], "");
        assert_eq!(done.status.code(), Some(status), "{done:?}");
        let reader = std::fs::File::open(&gif).unwrap();
        let mut decoder = gif::DecodeOptions::new().read_info(reader).unwrap();
        assert_eq!(decoder.width(), 560);
        let mut shown = 0;
        while decoder.read_next_frame().unwrap().is_some() {
            shown += 1;
        }
        assert_eq!(shown, positions, "{file}");
    }
}

/// A menu is pressed like buttons are.
#[test]
fn a_move_from_a_menu_in_the_terminal() {
    let script = "/game new\n/game join red\nas Ben\n/game join blue\nas Player\n/game start\n\
                  /moves e1\npress e1f3\npress Play it\npress e1d3\n/moves a1\n/moves wibble\n/board chartreuse\n";
    let said = text(&run(&["local"], script).stdout);
    for answer in [
        "Your knight on e1 goes to d3 and f3.",
        "[Nd3 · knight e1–d3]",
        "[Play it] [Back] [Cancel]",
        "● Red: knight e1–f3",
        "The game has moved on since",
        "It is not your turn: ▲ Blue is to move.",
        "There is no seat “chartreuse”.",
    ] {
        assert!(said.contains(answer), "{answer}\n---\n{said}");
    }
}

#[test]
fn the_engine_speaks() {
    let done = run(
        &["engine"],
        "uci\nisready\nposition startpos moves h2h3 b7c7\ngo perft 1\ngo nodes 500\nquit\n",
    );
    assert!(done.status.success(), "{done:?}");
    let said = text(&done.stdout);
    for word in ["uciok", "readyok", "Nodes searched: ", "bestmove "] {
        assert!(said.contains(word), "{word}: {said}");
    }
}

/// A game in the terminal, typed into a pipe, to its mate.
#[test]
fn a_game_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let pictures = folder.path().to_str().unwrap();
    let mut script = "/game new mode:teams\n/game join red\n/game join yellow\nas Ben\n\
                      /game join blue\n/game join green\nas Player\n/game start\n"
        .to_owned();
    // 17 plies, then Blue is mated.
    let plies = "h2h3 a10c9 h13h11 m11k11 g1k5 a5c6 j14i12 m9l9 k5i5 b11d11 h14h12 m6l6 i5m9 b5c5 \
                 h12b6 n8m9 i1c7";
    for (n, ply) in plies.split_whitespace().enumerate() {
        let name = if n % 2 == 0 { "Player" } else { "Ben" };
        script = format!("{script}as {name}\n/move {ply}\n");
    }
    script += "/export\n/replay 2 to:5\npress my view\n/board blue dark\n/game new\n";
    let done = run(&["local", "--pictures", pictures], &script);
    assert!(done.status.success(), "{done:?}");
    let said = text(&done.stdout);
    assert!(said.contains("● Red and ■ Yellow win! 1–0"), "{said}");
    assert!(said.contains("▲ Blue is checkmated."), "{said}");
    assert!(said.contains("▲ Blue to move: Ben"), "{said}");
    // A board at the start and one after each ply, each with its path.
    for n in 1..=18 {
        let path = folder.path().join(format!("board-{n:03}.png"));
        assert_eq!(png_size(&path), (1120, 1120));
        assert!(said.contains(path.to_str().unwrap()));
    }
    let exported = std::fs::read_to_string(folder.path().join("game-1.pgn4")).unwrap();
    assert!(exported.contains("[Result \"1-0\"]"), "{exported}");
    let film = std::fs::read(folder.path().join("replay-1.gif")).unwrap();
    assert!(film.starts_with(b"GIF89a"));
    assert!(said.contains("Plies 2 to 5 of 17."), "{said}");
    for n in [19, 20] {
        let path = folder.path().join(format!("board-{n:03}.png"));
        assert_eq!(png_size(&path), (1120, 1120));
    }
    // RULES 1.6: the next game begins with the next seat.
    assert!(said.trim_end().ends_with("[Start] [Leave]"), "{said}");
    assert!(said.contains("▲ Blue moves first."), "{said}");
}

#[test]
fn mistakes_in_the_terminal_are_answered() {
    let said = text(
        &run(
            &["local"],
            "/move e2e4\n/game neu\n/game new mode:chaos\n/game join purple\n/game new\n\
             /game start\nnonsense here\n/board\n",
        )
        .stdout,
    );
    for answer in [
        "There is no game in this channel.",
        "I don’t know this command.",
        "`mode` cannot be “chaos”. Possible: teams, solo, classic",
        "There is no seat “purple”.",
        "Nobody has taken a seat yet.",
        "The game has not started yet.",
    ] {
        assert!(said.contains(answer), "{answer}\n---\n{said}");
    }
}
