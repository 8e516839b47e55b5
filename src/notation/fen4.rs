//! FEN4: a position of the cross board as one line of text (FORMATS.md), read and written.
//!
//! `turn-dead-short-long-points-halfmove-{extra}-board`; seat order is Red, Blue, Yellow, Green.

use std::fmt::Write;

use super::{fen4_board, fen4_extra, fen4_fault::excerpt};
use crate::rules::{BySeat, Geometry, Mode, Piece, Role, Seat, Setup, Square};

pub use super::fen4_fault::{FOUND_MAX, Fen4Fault, Field};

/// The longest text that is looked at; a position needs less than a quarter of it.
pub const MAX_BYTES: usize = 8192;
/// More faults than this are not listed.
pub const MAX_FAULTS: usize = 32;
/// Points lie between minus and plus this.
pub const MAX_POINTS: i32 = 99_999;
pub const MAX_HALFMOVE: u32 = 9_999;

/// The starts that games name instead of writing them (PGN4's StartFen4): the squares of the
/// kings of Red, Blue, Yellow and Green; the queen stands on the other square of the two.
///
/// 4PC is ours (RULES 1.3) and 4PCo the old one (FORMATS.md). The other three exchange king and
/// queen of the named seats against the old one: b is Blue and Yellow, n is Blue, Yellow and
/// Green, rg is Red and Green; two independent programs that load the client's games agree.
pub const STARTS: [(&str, [&str; 4]); 5] = [
    ("4PC", ["h1", "a7", "g14", "n8"]),
    ("4PCo", ["h1", "a8", "g14", "n7"]),
    ("4PCb", ["h1", "a7", "h14", "n7"]),
    ("4PCn", ["h1", "a7", "h14", "n8"]),
    ("4PCrg", ["g1", "a8", "g14", "n8"]),
];

/// Reads a FEN4, or the name of a start (case does not matter).
///
/// White space is allowed between any two parts. The result is not yet a position: that one
/// king stands for each seat and so on is for [`Setup::check`](crate::rules::Position).
pub fn read(text: &str, mode: Mode) -> Result<Setup, Vec<Fen4Fault>> {
    let text = text.trim();
    if mode.geometry() != Geometry::Cross {
        return Err(vec![Fen4Fault::Classic]);
    }
    if text.len() > MAX_BYTES {
        return Err(vec![Fen4Fault::TooLong { bytes: text.len() }]);
    }
    if let Some(setup) = start(text, mode) {
        return Ok(setup);
    }
    if !text.is_empty() && !text.contains(['-', '/', ',']) {
        let name = excerpt(text);
        return Err(vec![Fen4Fault::UnknownStart { name }]);
    }
    let mut faults = Vec::new();
    let setup = read_parts(text, mode, &mut faults);
    faults.truncate(MAX_FAULTS);
    match setup {
        Some(setup) if faults.is_empty() => Ok(setup),
        _ => Err(faults),
    }
}

/// The start of that name ([`STARTS`]), Red to move; `None` also in classic.
pub fn start(name: &str, mode: Mode) -> Option<Setup> {
    let (_, kings) = STARTS
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    let kings = kings.map(|king| king.parse::<Square>().expect("STARTS names squares"));
    (mode.geometry() == Geometry::Cross).then(|| Setup {
        mode,
        pieces: Geometry::Cross
            .squares()
            .filter_map(|square| Some((square, start_piece(square, kings)?)))
            .collect(),
        turn: Seat::Red,
        out: BySeat::default(),
        walking: BySeat::default(),
        castle_short: BySeat([true; 4]),
        castle_long: BySeat([true; 4]),
        en_passant: BySeat::default(),
        points: BySeat::default(),
        halfmove: 0,
        fullmove: 1,
    })
}

/// What stands on `square` at the start, with the kings as given (RULES 1.3).
fn start_piece(square: Square, kings: [Square; 4]) -> Option<Piece> {
    const ARMY: [Role; 8] = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::Queen,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ];
    let seat = Seat::ALL
        .into_iter()
        .find(|&seat| Geometry::Cross.own_rank(seat, square) <= 2)?;
    // The armies lie along the middle eight squares of their edges, alike from both ends.
    let along = match seat {
        Seat::Red | Seat::Yellow => square.file(),
        Seat::Blue | Seat::Green => square.rank(),
    };
    let role = match Geometry::Cross.own_rank(seat, square) {
        2 => Role::Pawn,
        _ if square == kings[seat.index()] => Role::King,
        _ => ARMY[along as usize - 3],
    };
    Some(Piece::new(seat, role))
}

/// Writes a setup of the cross board in the canonical form: `x` for each missing square, the
/// extra only where it says something.
pub fn write(setup: &Setup) -> String {
    let mut text = String::with_capacity(512);
    text.push(letter(setup.turn).to_ascii_uppercase());
    let flags = [&setup.out, &setup.castle_short, &setup.castle_long];
    for four in flags.map(|flags| flags.map(i32::from)) {
        push_four(&mut text, &four);
    }
    push_four(&mut text, &setup.points);
    let _ = write!(text, "-{}-", setup.halfmove);
    push_extra(&mut text, setup);
    let mut grid = [None; 256];
    for &(square, piece) in &setup.pieces {
        grid[square.index() as usize] = Some(piece);
    }
    for rank in (0..Square::SIDE).rev() {
        push_rank(&mut text, rank, &grid);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_four(text: &mut String, four: &BySeat<i32>) {
    let [a, b, c, d] = four.0;
    let _ = write!(text, "-{a},{b},{c},{d}");
}

fn push_extra(text: &mut String, setup: &Setup) {
    let mut pairs = Vec::new();
    if setup.walking.0.contains(&true) {
        let [a, b, c, d] = setup.walking.0;
        pairs.push(format!("'resigned':({a},{b},{c},{d})"));
    }
    if setup.en_passant.0.iter().any(Option::is_some) {
        let items = setup.en_passant.0.map(|right| match right {
            Some((skipped, pawn)) => format!("'{skipped}:{pawn}'"),
            None => "''".to_owned(),
        });
        pairs.push(format!("'enPassant':({})", items.join(",")));
    }
    if !pairs.is_empty() {
        let _ = write!(text, "{{{}}}-", pairs.join(","));
    }
}

fn push_rank(text: &mut String, rank: u8, grid: &[Option<Piece>; 256]) {
    let mut items = Vec::new();
    let mut empty = 0;
    for file in 0..Square::SIDE {
        let square = Square::new(file, rank).expect("inside the grid");
        let item = match grid[square.index() as usize] {
            _ if !Geometry::Cross.contains(square) => "x".to_owned(),
            Some(piece) => piece_text(piece),
            None => {
                empty += 1;
                continue;
            }
        };
        if empty > 0 {
            items.push(empty.to_string());
            empty = 0;
        }
        items.push(item);
    }
    if empty > 0 {
        items.push(empty.to_string());
    }
    text.push_str(&items.join(","));
}

/// `rP`, `drD`: as FEN4 writes a piece.
fn piece_text(piece: Piece) -> String {
    let grey = if piece.grey { "d" } else { "" };
    let role = if piece.promoted {
        'D'
    } else {
        piece.role.letter()
    };
    format!("{grey}{}{role}", letter(piece.seat))
}

/// The colour letter of a piece.
pub(super) fn letter(seat: Seat) -> char {
    ['r', 'b', 'y', 'g'][seat.index()]
}

/// Takes the text up to the next `-` that parts two fields; a minus sign stands at the start of
/// a number.
fn next_part<'a>(rest: &mut Option<&'a str>) -> Option<&'a str> {
    let text = (*rest)?;
    let dash = text.match_indices('-').map(|(at, _)| at).find(|&at| {
        let before = text[..at].trim_end();
        !before.is_empty() && !before.ends_with(',')
    });
    *rest = dash.map(|at| &text[at + 1..]);
    Some(text[..dash.unwrap_or(text.len())].trim())
}

/// `None` when there is no telling which part is which.
fn read_parts(text: &str, mode: Mode, faults: &mut Vec<Fen4Fault>) -> Option<Setup> {
    let mut rest = Some(text);
    let mut part = |part: Field, faults: &mut Vec<Fen4Fault>| {
        let found = next_part(&mut rest).filter(|text| !text.is_empty());
        if found.is_none() {
            faults.push(Fen4Fault::MissingPart { missing: part });
        }
        found.map(|text| (text, part))
    };
    let turn = read_turn(part(Field::Turn, faults)?, faults);
    let mut out = read_flags(part(Field::Dead, faults)?, faults);
    let castle_short = read_flags(part(Field::Short, faults)?, faults);
    let castle_long = read_flags(part(Field::Long, faults)?, faults);
    let points = read_points(part(Field::Points, faults)?.0, faults);
    let halfmove = read_halfmove(part(Field::Halfmove, faults)?.0, faults);

    let mut board = rest.unwrap_or("").trim();
    let mut extra = fen4_extra::Extra::default();
    if board.starts_with('{') {
        let Some(end) = fen4_extra::closing_brace(board) else {
            let found = excerpt(board);
            faults.push(Fen4Fault::Extra { found });
            return None;
        };
        extra = fen4_extra::read(&board[1..end - 1], faults);
        board = board[end..].trim_start();
        board = board.strip_prefix('-').unwrap_or(board).trim_start();
    }
    if board.is_empty() {
        let missing = Field::Board;
        faults.push(Fen4Fault::MissingPart { missing });
        return None;
    }
    let pieces = fen4_board::Reader { mode, out }.read(board, faults);

    // A king that walks is live although its seat is out; clients differ in whether they call
    // such a seat dead.
    let mut walking = BySeat([false; 4]);
    for &(_, piece) in &pieces {
        let seat = piece.seat;
        if piece.role == Role::King && !piece.grey {
            walking[seat] = extra.left[seat] && !extra.stalemated[seat];
            out[seat] |= walking[seat];
        }
    }
    Some(Setup {
        mode,
        pieces,
        turn,
        out,
        walking,
        castle_short,
        castle_long,
        en_passant: extra.en_passant,
        points,
        halfmove,
        fullmove: 1,
    })
}

fn read_turn((text, part): (&str, Field), faults: &mut Vec<Fen4Fault>) -> Seat {
    let turn = Seat::ALL
        .into_iter()
        .find(|&seat| text.len() == 1 && text.starts_with(letter(seat).to_ascii_uppercase()));
    turn.unwrap_or_else(|| {
        let found = excerpt(text);
        faults.push(Fen4Fault::Turn { part, found });
        Seat::Red
    })
}

/// Four items, white space around each allowed.
fn read_four<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<BySeat<T>> {
    let items: Option<Vec<T>> = text.splitn(5, ',').map(|item| read(item.trim())).collect();
    items?.try_into().ok().map(BySeat)
}

fn read_flags((text, part): (&str, Field), faults: &mut Vec<Fen4Fault>) -> BySeat<bool> {
    let flags = read_four(text, |item| match item {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    });
    flags.unwrap_or_else(|| {
        let found = excerpt(text);
        faults.push(Fen4Fault::Flags { part, found });
        BySeat::default()
    })
}

fn read_points(text: &str, faults: &mut Vec<Fen4Fault>) -> BySeat<i32> {
    let points = read_four(text, |item| {
        let points: i32 = item.parse().ok()?;
        (-MAX_POINTS..=MAX_POINTS)
            .contains(&points)
            .then_some(points)
    });
    points.unwrap_or_else(|| {
        let found = excerpt(text);
        faults.push(Fen4Fault::Points { found });
        BySeat::default()
    })
}

fn read_halfmove(text: &str, faults: &mut Vec<Fen4Fault>) -> u32 {
    match text.parse() {
        Ok(plies) if plies <= MAX_HALFMOVE => plies,
        _ => {
            let found = excerpt(text);
            faults.push(Fen4Fault::Halfmove { found });
            0
        }
    }
}
