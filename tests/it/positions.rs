//! Positions with known legal moves: tests/data/ and, where VIERSCHACH_SHARED names a folder, the
//! full collections there.

use std::{fmt::Write, fs, path::PathBuf};

use vierschach::rules::{Mode, Position, fen4, perft};

/// Rows of a table: its first line without `#` names the columns.
struct Table {
    names: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    fn parse(text: &str) -> Table {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let cells = |line: &str| line.split('\t').map(String::from).collect::<Vec<_>>();
        Table {
            names: lines.next().map(cells).expect("a line of names"),
            rows: lines.map(cells).collect(),
        }
    }

    fn cell<'a>(&self, row: &'a [String], name: &str) -> Option<&'a str> {
        let at = self.names.iter().position(|other| other == name)?;
        row.get(at)
            .map(String::as_str)
            .filter(|cell| !cell.is_empty())
    }
}

#[track_caller]
fn position(text: &str, mode: Mode) -> Position {
    let mut setup = fen4::read(text, mode).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    setup.drop_void_rights();
    setup
        .check()
        .unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// What a row says against what we say; empty if they agree. `deepest` bounds the counted plies.
fn difference(table: &Table, row: &[String], mode: Mode, deepest: u32) -> String {
    let text = table.cell(row, "fen4").expect("a position");
    let position = position(text, mode);
    let mut wrong = String::new();
    let mut compare = |what: &str, ours: String| {
        if let Some(theirs) = table.cell(row, what)
            && ours != theirs
        {
            let _ = write!(wrong, "\n{text}\n  {what}: {theirs}\n  but we say: {ours}");
        }
    };
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort();
    assert_eq!(moves.len(), position.count_legal(), "{text}");
    compare("legal_moves", moves.join(" "));
    compare("n_legal", moves.len().to_string());
    compare(
        "in_check",
        u8::from(position.in_check(position.turn())).to_string(),
    );
    for depth in 1..=deepest {
        compare(&format!("d{depth}"), perft(&position, depth).to_string());
        compare(
            &format!("perft{depth}"),
            perft(&position, depth).to_string(),
        );
    }
    wrong
}

#[track_caller]
fn agree(text: &str, mode: Option<Mode>, deepest: u32) -> usize {
    let table = Table::parse(text);
    let mode_of = |row| match table.cell(row, "mode") {
        Some("ffa") => Mode::Solo,
        _ => mode.unwrap_or(Mode::Teams),
    };
    let differences = table
        .rows
        .iter()
        .map(|row| difference(&table, row, mode_of(row), deepest));
    let wrong: Vec<String> = differences.filter(|text| !text.is_empty()).collect();
    assert!(
        wrong.is_empty(),
        "{} rows differ:{}",
        wrong.len(),
        wrong.concat()
    );
    table.rows.len()
}

fn shared(file: &str) -> String {
    let folder = std::env::var("VIERSCHACH_SHARED").expect("VIERSCHACH_SHARED names a folder");
    let path = PathBuf::from(folder).join("positions").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
#[ignore = "needs VIERSCHACH_SHARED"]
fn every_shared_position() {
    assert_eq!(agree(&shared("perft.tsv"), None, 4), 30);
    assert_eq!(agree(&shared("tricky.tsv"), None, 0), 15);
    assert_eq!(
        agree(&shared("legal_teams.tsv"), Some(Mode::Teams), 3),
        1800
    );
    assert_eq!(agree(&shared("legal_solo.tsv"), Some(Mode::Solo), 0), 900);
}
