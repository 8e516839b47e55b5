//! FEN: a position of a classic game, read and written (PGN standard of 1994, section 16.1).

use super::fen4_fault::excerpt;
use crate::rules::{BySeat, Mode, Piece, Role, Seat, Setup, Square};

/// The longest text that is looked at.
pub const MAX_BYTES: usize = 512;
/// Half-move and full-move numbers beyond this are refused.
pub const MAX_NUMBER: u32 = 9_999;

/// The initial position of ordinary chess.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// One fault of a FEN, with its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenFault {
    /// Longer than [`MAX_BYTES`].
    #[error("{bytes} bytes are too long for a FEN")]
    TooLong { bytes: usize },
    /// Four to six are needed: the two numbers may be left out.
    #[error("a FEN has six parts, not {found}")]
    PartCount { found: usize },
    #[error("the board has {found} ranks, not 8")]
    RankCount { found: usize },
    /// `rank` counts from 1.
    #[error("rank {rank} has {found} squares, not 8")]
    RankWidth { rank: u8, found: usize },
    #[error("rank {rank} has '{found}', which is no piece and no number")]
    Item { rank: u8, found: char },
    #[error("the side to move is w or b, not '{found}'")]
    Turn { found: String },
    #[error("castling is - or some of KQkq, not '{found}'")]
    Castling { found: String },
    /// Not -, or a square on the third rank of the side that has just moved.
    #[error("en passant is - or the square that a pawn has just skipped, not '{found}'")]
    EnPassant { found: String },
    #[error("the plies since the last capture or pawn move are no such number: '{found}'")]
    Halfmove { found: String },
    #[error("the move number is no such number: '{found}'")]
    Fullmove { found: String },
}

/// Reads a FEN; White is Red, Black is Yellow. The two numbers at its end may be missing.
///
/// The result is not yet a position: that each side has a king and so on is for
/// [`Setup::check`](crate::rules::Position).
pub fn read(text: &str) -> Result<Setup, Vec<FenFault>> {
    let text = text.trim();
    if text.len() > MAX_BYTES {
        return Err(vec![FenFault::TooLong { bytes: text.len() }]);
    }
    let parts: Vec<&str> = text.split_whitespace().collect();
    let (board, turn, castling, en_passant, numbers) = match parts[..] {
        [board, turn, castling, en_passant, ref numbers @ ..] if numbers.len() <= 2 => {
            (board, turn, castling, en_passant, numbers)
        }
        _ => return Err(vec![FenFault::PartCount { found: parts.len() }]),
    };
    let mut faults = Vec::new();
    let pieces = read_board(board, &mut faults);
    let turn = read_turn(turn, &mut faults);
    let (castle_short, castle_long) = read_castling(castling, &mut faults);
    let en_passant = read_en_passant(en_passant, turn, &mut faults);
    let halfmove = read_number(numbers.first(), 0, &mut faults, |found| {
        FenFault::Halfmove { found }
    });
    let fullmove = read_number(numbers.get(1), 1, &mut faults, |found| FenFault::Fullmove {
        found,
    });
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(Setup {
        mode: Mode::Classic,
        pieces,
        turn,
        out: BySeat::default(),
        walking: BySeat::default(),
        castle_short,
        castle_long,
        en_passant,
        points: BySeat::default(),
        halfmove,
        // Some programs count from 0.
        fullmove: fullmove.max(1),
    })
}

/// Writes a setup of a classic game.
pub fn write(setup: &Setup) -> String {
    let mut grid = [[None; 8]; 8];
    for &(square, piece) in &setup.pieces {
        grid[square.rank() as usize & 7][square.file() as usize & 7] = Some(piece);
    }
    let ranks: Vec<String> = grid.iter().rev().map(rank_text).collect();
    let turn = if setup.turn == Seat::Yellow { 'b' } else { 'w' };
    let mut castling: String = CASTLING
        .iter()
        .filter(|&&(_, seat, short)| {
            let rights = if short {
                setup.castle_short
            } else {
                setup.castle_long
            };
            rights[seat]
        })
        .map(|&(letter, ..)| letter)
        .collect();
    if castling.is_empty() {
        castling.push('-');
    }
    let en_passant = match setup.en_passant[setup.turn.opposite()] {
        Some((skipped, _)) => skipped.to_string(),
        None => "-".to_owned(),
    };
    format!(
        "{} {turn} {castling} {en_passant} {} {}",
        ranks.join("/"),
        setup.halfmove,
        setup.fullmove
    )
}

/// Letter, side, and whether it is the near rook (king side).
const CASTLING: [(char, Seat, bool); 4] = [
    ('K', Seat::Red, true),
    ('Q', Seat::Red, false),
    ('k', Seat::Yellow, true),
    ('q', Seat::Yellow, false),
];

fn rank_text(rank: &[Option<Piece>; 8]) -> String {
    let mut text = String::with_capacity(8);
    let mut empty = 0_u8;
    for piece in rank {
        if piece.is_some() && empty > 0 {
            text.push((b'0' + empty) as char);
            empty = 0;
        }
        match piece {
            Some(piece) if piece.seat == Seat::Red => text.push(piece.role.letter()),
            Some(piece) => text.push(piece.role.letter().to_ascii_lowercase()),
            None => empty += 1,
        }
    }
    if empty > 0 {
        text.push((b'0' + empty) as char);
    }
    text
}

fn read_board(text: &str, faults: &mut Vec<FenFault>) -> Vec<(Square, Piece)> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        let found = ranks.len();
        faults.push(FenFault::RankCount { found });
    }
    let mut pieces = Vec::with_capacity(32);
    for (text, rank) in ranks.into_iter().zip((0..8).rev()) {
        let mut file = 0;
        for found in text.chars() {
            if let Some(empty @ 1..=8) = found.to_digit(10) {
                file += empty as usize;
            } else if let Some(role) = Role::from_letter(found) {
                let seat = if found.is_ascii_uppercase() {
                    Seat::Red
                } else {
                    Seat::Yellow
                };
                // Beyond the edge the width is faulty, and is named below.
                if let Some(square) = Square::new(file.min(255) as u8, rank) {
                    pieces.push((square, Piece::new(seat, role)));
                }
                file += 1;
            } else {
                let rank = rank + 1;
                faults.push(FenFault::Item { rank, found });
                file += 1;
            }
        }
        if file != 8 {
            let rank = rank + 1;
            faults.push(FenFault::RankWidth { rank, found: file });
        }
    }
    pieces.sort_unstable_by_key(|&(square, _)| square);
    pieces
}

fn read_turn(text: &str, faults: &mut Vec<FenFault>) -> Seat {
    match text {
        "w" => Seat::Red,
        "b" => Seat::Yellow,
        _ => {
            let found = excerpt(text);
            faults.push(FenFault::Turn { found });
            Seat::Red
        }
    }
}

fn read_castling(text: &str, faults: &mut Vec<FenFault>) -> (BySeat<bool>, BySeat<bool>) {
    let (mut short, mut long) = (BySeat([false; 4]), BySeat([false; 4]));
    let mut good = !text.is_empty();
    for found in text.chars().filter(|_| text != "-") {
        let right = CASTLING.iter().find(|(letter, ..)| *letter == found);
        match right {
            Some(&(_, seat, true)) if !short[seat] => short[seat] = true,
            Some(&(_, seat, false)) if !long[seat] => long[seat] = true,
            _ => good = false,
        }
    }
    if !good {
        let found = excerpt(text);
        faults.push(FenFault::Castling { found });
    }
    (short, long)
}

fn read_en_passant(
    text: &str,
    turn: Seat,
    faults: &mut Vec<FenFault>,
) -> BySeat<Option<(Square, Square)>> {
    let mut rights = BySeat::default();
    if text == "-" {
        return rights;
    }
    // Ranks from 0: the skipped one and the one of the pawn.
    let stepping = turn.opposite();
    let (skipped_rank, pawn_rank) = if stepping == Seat::Red {
        (2, 3)
    } else {
        (5, 4)
    };
    let skipped: Option<Square> = text.parse().ok();
    match skipped {
        Some(skipped) if skipped.rank() == skipped_rank && skipped.file() < 8 => {
            let pawn = Square::new(skipped.file(), pawn_rank);
            rights[stepping] = pawn.map(|pawn| (skipped, pawn));
        }
        _ => {
            let found = excerpt(text);
            faults.push(FenFault::EnPassant { found });
        }
    }
    rights
}

fn read_number(
    text: Option<&&str>,
    missing: u32,
    faults: &mut Vec<FenFault>,
    fault: impl Fn(String) -> FenFault,
) -> u32 {
    let Some(text) = text else {
        return missing;
    };
    match text.parse() {
        Ok(number) if number <= MAX_NUMBER && !text.starts_with('+') => number,
        _ => {
            faults.push(fault(excerpt(text)));
            missing
        }
    }
}
