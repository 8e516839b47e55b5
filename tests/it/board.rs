//! Positions written as their pieces, for tests that need few: `rKh1 bPd4 dbRi10`, which is seat,
//! piece and square, with `d` in front of a grey piece.

use vierschach::rules::{BySeat, Mode, Move, Piece, Position, Role, Seat, Setup, Square};

#[track_caller]
pub(crate) fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|_| panic!("no square: {text}"))
}

#[track_caller]
fn placed(text: &str) -> (Square, Piece) {
    let (grey, rest) = match text.strip_prefix('d') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let seat = Seat::ALL
        .into_iter()
        .find(|seat| rest.starts_with(&seat.name()[..1]));
    let role = rest.chars().nth(1).and_then(Role::from_letter);
    let piece = Piece {
        grey,
        ..Piece::new(seat.expect("r b y g"), role.expect("P N B R Q K"))
    };
    (square(&rest[2..]), piece)
}

/// Seats that only have grey pieces are out; so are those with a king and grey pieces besides,
/// which walks. No rights.
#[track_caller]
pub(crate) fn setup(mode: Mode, turn: Seat, pieces: &str) -> Setup {
    let pieces: Vec<_> = pieces.split_whitespace().map(placed).collect();
    let has = |seat, grey| {
        pieces
            .iter()
            .any(|(_, piece)| piece.seat == seat && piece.grey == grey)
    };
    Setup {
        mode,
        turn,
        out: BySeat::new(|seat| has(seat, true)),
        walking: BySeat::new(|seat| has(seat, true) && has(seat, false)),
        castle_short: BySeat::default(),
        castle_long: BySeat::default(),
        en_passant: BySeat::default(),
        points: BySeat::default(),
        halfmove: 0,
        fullmove: 1,
        pieces,
    }
}

#[track_caller]
pub(crate) fn checked(setup: &Setup) -> Position {
    setup.check().unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[track_caller]
pub(crate) fn position(mode: Mode, turn: Seat, pieces: &str) -> Position {
    checked(&setup(mode, turn, pieces))
}

/// The legal move written like that.
#[track_caller]
pub(crate) fn legal(position: &Position, text: &str) -> Move {
    let moves = position.legal_moves();
    let found = moves.iter().find(|mv| mv.to_string() == text);
    *found.unwrap_or_else(|| panic!("{text} is not among {moves:?}"))
}

/// Plays legal moves one after the other.
#[track_caller]
pub(crate) fn play(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace() {
        let mv = legal(&position, text);
        position.play(mv);
    }
    position
}

/// The legal moves from a square as text: their targets.
pub(crate) fn targets(position: &Position, from: &str) -> String {
    let moves = position.legal_moves();
    let from = square(from);
    let targets = moves.iter().filter(|mv| mv.from == from);
    let words: Vec<String> = targets
        .map(|mv| mv.to_string()[from.to_string().len()..].into())
        .collect();
    words.join(" ")
}
