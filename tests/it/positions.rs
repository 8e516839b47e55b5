//! Positions with known legal moves: tests/data/ and, where VIERSCHACH_SHARED names a folder, the
//! full collections there.

use std::{fmt::Write, fs, path::PathBuf};

use vierschach::{
    notation::{fen, fen4},
    rules::{Mode, Position, perft},
};

/// The tables in tests/data/, which say where they are from.
pub(crate) struct Data {
    pub(crate) perft_teams: &'static str,
    pub(crate) perft_classic: &'static str,
    pub(crate) legal_teams: &'static str,
    pub(crate) legal_solo: &'static str,
    pub(crate) tricky: &'static str,
}

pub(crate) const DATA: Data = Data {
    perft_teams: include_str!("../data/perft_teams.tsv"),
    perft_classic: include_str!("../data/perft_classic.tsv"),
    legal_teams: include_str!("../data/legal_teams.tsv"),
    legal_solo: include_str!("../data/legal_solo.tsv"),
    tricky: include_str!("../data/tricky.tsv"),
};

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

    fn mode(&self, row: &[String]) -> Option<Mode> {
        match self.cell(row, "mode")? {
            "ffa" => Some(Mode::Solo),
            name => Mode::from_name(name),
        }
    }
}

/// The position of a row, rights of which nothing remains put aside.
#[track_caller]
fn position(table: &Table, row: &[String], mode: Mode) -> Position {
    let mut setup = match (table.cell(row, "fen4"), table.cell(row, "fen")) {
        (Some(text), _) => fen4::read(text, mode).expect("a FEN4"),
        (_, text) => fen::read(text.expect("a position")).expect("a FEN"),
    };
    setup.drop_void_rights();
    setup
        .check()
        .unwrap_or_else(|faults| panic!("{row:?}: {faults:?}"))
}

/// The positions of a table, those of another mode left out.
#[track_caller]
pub(crate) fn positions(text: &str, mode: Mode) -> Vec<Position> {
    let table = Table::parse(text);
    let rows = table
        .rows
        .iter()
        .filter(|row| table.mode(row).is_none_or(|of| of == mode));
    rows.map(|row| position(&table, row, mode)).collect()
}

/// What a row says against what we say; empty if they agree. `deepest` bounds the counted plies.
fn difference(table: &Table, row: &[String], mode: Mode, deepest: u32) -> String {
    let position = position(table, row, mode);
    let mut wrong = String::new();
    let mut compare = |what: &str, ours: &dyn Fn() -> String| {
        if let Some(theirs) = table.cell(row, what) {
            let ours = ours();
            if ours != theirs {
                let _ = write!(wrong, "\n{row:?}\n  {what}: {theirs}\n  we say: {ours}");
            }
        }
    };
    let moves = position.legal_moves();
    let mut words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    words.sort();
    compare("legal_moves", &|| words.join(" "));
    compare("n_legal", &|| position.count_legal().to_string());
    compare("in_check", &|| {
        u8::from(position.in_check(position.turn())).to_string()
    });
    for depth in 1..=deepest {
        compare(&format!("d{depth}"), &|| {
            perft(&position, depth).to_string()
        });
        compare(&format!("perft{depth}"), &|| {
            perft(&position, depth).to_string()
        });
    }
    wrong
}

/// The number of rows, all of which come out.
#[track_caller]
fn agree(text: &str, mode: Mode, deepest: u32) -> usize {
    let table = Table::parse(text);
    let rows = table.rows.iter();
    let differences =
        rows.map(|row| difference(&table, row, table.mode(row).unwrap_or(mode), deepest));
    let wrong: Vec<String> = differences.filter(|text| !text.is_empty()).collect();
    assert!(
        wrong.is_empty(),
        "{} rows differ:{}",
        wrong.len(),
        wrong.concat()
    );
    table.rows.len()
}

#[test]
fn positions_of_teams() {
    assert_eq!(agree(DATA.perft_teams, Mode::Teams, 4), 9);
    assert_eq!(agree(DATA.legal_teams, Mode::Teams, 3), 120);
}

#[test]
fn positions_of_solo() {
    assert_eq!(agree(DATA.legal_solo, Mode::Solo, 0), 120);
}

#[test]
fn positions_of_classic() {
    assert_eq!(agree(DATA.perft_classic, Mode::Classic, 4), 7);
}

#[test]
fn corner_cases() {
    assert_eq!(agree(DATA.tricky, Mode::Teams, 0), 15);
}

fn shared(file: &str) -> String {
    let folder = std::env::var("VIERSCHACH_SHARED").expect("VIERSCHACH_SHARED names a folder");
    let path = PathBuf::from(folder).join("positions").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
#[ignore = "needs VIERSCHACH_SHARED"]
fn every_shared_position() {
    assert_eq!(agree(&shared("perft.tsv"), Mode::Teams, 4), 30);
    assert_eq!(agree(&shared("tricky.tsv"), Mode::Teams, 0), 15);
    assert_eq!(agree(&shared("legal_teams.tsv"), Mode::Teams, 3), 1800);
    assert_eq!(agree(&shared("legal_solo.tsv"), Mode::Solo, 0), 900);
}
