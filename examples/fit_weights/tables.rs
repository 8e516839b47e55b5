//! The weights, and their source: the tables in `src/cpu/weights.rs`.

/// Those of one table, as they follow one another.
pub(super) struct Table {
    pub(super) name: &'static str,
    doc: &'static str,
    /// How the numbers are nested, the outermost first; none for a single number.
    shape: &'static [usize],
}

const fn table(name: &'static str, doc: &'static str, shape: &'static [usize]) -> Table {
    Table { name, doc, shape }
}

impl Table {
    pub(super) fn len(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Where each begins among all weights, in this order.
pub(super) const PLACED: usize = 0;
pub(super) const SLOPES: usize = PLACED + 6 * 14 * 14;
pub(super) const THREATS: usize = SLOPES + 6 * 14 * 14;
pub(super) const MOBILITY: usize = THREATS + 4 * 4 * 6 * 6;
pub(super) const SHELTER: usize = MOBILITY + 4 * 4 * 40;
pub(super) const TEMPO: usize = SHELTER + 4 * 4;
pub(super) const DANGER: usize = TEMPO + 1;
pub(super) const PRESSURE: usize = DANGER + 3 * 4;
pub(super) const SIEGE: usize = PRESSURE + 4;
pub(super) const WEIGHTS: usize = SIEGE + 2;

pub(super) const TABLES: [Table; 9] = [
    table(
        "PLACED",
        "What a piece is worth where it stands while all officers are on the board: by its role, own\n\
         rank from 1, and the distance from the edge where the next seat's pawns begin, from 1. What\n\
         is not part of the board is 0, and so is a pawn where none can stand.",
        &[6, 14, 14],
    ),
    table(
        "SLOPES",
        "What 64 officers more would add to that (a knight and a bishop count one, a rook two, a queen\n\
         four; there are 48 at the start).",
        &[6, 14, 14],
    ),
    table(
        "THREATS",
        "For a piece that another could go to next: by how many turns after the attacker its owner\n\
         moves (0 is a piece that protects one of its own seat, 2 one of the partner's), by how many\n\
         turns it is until the attacker moves, by the attacker's role, and by that of the attacked.",
        &[4, 4, 6, 6],
    ),
    table(
        "MOBILITY",
        "For the number of squares that a knight, a bishop, a rook and a queen can go to, from 0: by\n\
         how many turns it is until it moves.",
        &[4, 4, 40],
    ),
    table(
        "SHELTER",
        "For a pawn beside its own king, for another piece there, for each square of a line from the\n\
         king to a piece of others, and for each empty one of a line to the edge: by how many turns it\n\
         is until the king's seat moves.",
        &[4, 4],
    ),
    table("TEMPO", "To be the seat to move.", &[]),
    table(
        "DANGER",
        "What a siege takes from a king by how many turns it is until its seat moves: for every\n\
         attacker, for attackers of both opponents, and of the square of what bears on it, in parts of\n\
         10 240.",
        &[3, 4],
    ),
    table(
        "PRESSURE",
        "What a knight, a bishop, a rook and a queen bring to bear on a king for each square beside it\n\
         that they attack.",
        &[4],
    ),
    table(
        "SIEGE",
        "What bears on a king besides: for every attacker, and for attackers of both opponents.",
        &[2],
    ),
];

/// All weights in a source.
pub(super) fn read(source: &str) -> Result<Vec<f32>, String> {
    let mut weights = Vec::with_capacity(WEIGHTS);
    for table in &TABLES {
        let name = table.name;
        let begin = source.find(&format!(" {name}:"));
        let body = begin.and_then(|at| source[at..].split_once(" = "));
        let body = body.and_then(|(_, body)| body.split_once(";\n"));
        let (body, _) = body.ok_or(format!("no table {name}"))?;
        let cells = body.split(|c: char| c == ',' || c == '[' || c == ']' || c.is_whitespace());
        let numbers: Result<Vec<f32>, _> = cells
            .filter(|cell| !cell.is_empty())
            .map(str::parse)
            .collect();
        let numbers = numbers.map_err(|error| format!("{name}: {error}"))?;
        if numbers.len() != table.len() {
            return Err(format!("{name} has {} weights", numbers.len()));
        }
        weights.extend(numbers);
    }
    assert_eq!(weights.len(), WEIGHTS);
    Ok(weights)
}

const HEAD: &str = "\
//! What the CPU goes by in team games, in hundredths of a pawn: `examples/fit_weights` goes on from
//! here and writes all anew.
//!
//! Regression of results and search scores over positions of the CPU's games against itself, drawn
//! towards the values before where there are few.
";

/// The source of all weights, rounded.
pub(super) fn write(weights: &[f32]) -> String {
    let mut parts = vec![HEAD.to_owned()];
    let mut rest = weights;
    for table in &TABLES {
        let (numbers, others) = rest.split_at(table.len());
        rest = others;
        let within = |inner: String, side: &usize| format!("[{inner}; {side}]");
        let kind = table.shape.iter().rev().fold("i16".to_owned(), within);
        parts.push("\n".to_owned());
        parts.extend(table.doc.lines().map(|line| format!("/// {line}\n")));
        parts.push(format!(
            "#[rustfmt::skip]\npub(super) const {}: {kind} = {};\n",
            table.name,
            nested(numbers, table.shape, 0),
        ));
    }
    parts.concat()
}

/// Numbers as an array of arrays, with those of the innermost on one line.
fn nested(numbers: &[f32], shape: &[usize], depth: usize) -> String {
    let plain = |number: &f32| (number.round() as i32).to_string();
    match shape {
        [] => numbers.iter().map(plain).collect(),
        [_] => format!(
            "[{}]",
            numbers.iter().map(plain).collect::<Vec<_>>().join(", ")
        ),
        [side, inner @ ..] => {
            let indent = "    ".repeat(depth + 1);
            let rows = numbers.chunks(numbers.len() / side);
            let rows = rows.map(|row| format!("{indent}{},\n", nested(row, inner, depth + 1)));
            format!("[\n{}{}]", rows.collect::<String>(), "    ".repeat(depth))
        }
    }
}
