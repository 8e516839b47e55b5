//! Short algebraic notation (PGN standard 8.2.3) on either board.

use super::Letters;
use crate::rules::{Mode, Move, MoveKind, Position, Role};

/// A legal move as players read it: `Nf3`, `R11d8`, `dxe4`, `k11=Q`, `O-O-O+`.
///
/// The origin is written as far as needed to tell the move from others: file, else rank, else
/// both. One `+` for each enemy king that the mover attacks now and did not before; `#` instead
/// where that seat has no legal move, except in teams, where mate is judged only when the mated
/// seat is to move (RULES 4.1).
pub fn san(position: &Position, mv: Move, letters: Letters) -> String {
    let mut text = san_bare(position, &position.legal_moves(), mv, letters);
    text.push_str(&check_marks(position, mv));
    text
}

/// The same without the marks of check and mate, given all legal moves.
pub(super) fn san_bare(position: &Position, legal: &[Move], mv: Move, letters: Letters) -> String {
    match mv.kind {
        MoveKind::CastleShort => return "O-O".to_owned(),
        MoveKind::CastleLong => return "O-O-O".to_owned(),
        _ => {}
    }
    let role_on = |square| {
        position
            .piece(square)
            .map_or(Role::Pawn, |piece| piece.role)
    };
    let role = role_on(mv.from);
    let captures = position.captured_by(mv).iter().any(Option::is_some);
    let rivals: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|other| other.to == mv.to && other.from != mv.from && !other.is_castling())
        .filter(|other| role_on(other.from) == role)
        .collect();
    let mut text = String::with_capacity(12);
    if role != Role::Pawn {
        text.push(letters.letter(role));
    }
    let file = || ((b'a' + mv.from.file()) as char).to_string();
    let same_file = rivals
        .iter()
        .any(|other| other.from.file() == mv.from.file());
    let same_rank = rivals
        .iter()
        .any(|other| other.from.rank() == mv.from.rank());
    if role == Role::Pawn {
        // A pawn's step has no rivals; a capture always says the file.
        if captures && same_file {
            text.push_str(&mv.from.to_string());
        } else if captures {
            text.push_str(&file());
        }
    } else if !rivals.is_empty() {
        match (same_file, same_rank) {
            (false, _) => text.push_str(&file()),
            (true, false) => text.push_str(&(mv.from.rank() + 1).to_string()),
            (true, true) => text.push_str(&mv.from.to_string()),
        }
    }
    if captures {
        text.push('x');
    }
    text.push_str(&mv.to.to_string());
    if let Some(role) = mv.promotion {
        text.push('=');
        text.push(letters.letter(role));
    }
    text
}

fn check_marks(position: &Position, mv: Move) -> String {
    let mover = position.turn();
    let mut after = position.clone();
    after.play(mv);
    let attacks = |position: &Position, seat| {
        let king = position.king(seat);
        king.is_some_and(|king| position.attackers(king, mover).next().is_some())
    };
    let mode = position.mode();
    let checked = mode.seats().iter().filter(|&&seat| {
        mode.hostile(mover, seat)
            && !after.is_out(seat)
            && attacks(&after, seat)
            && !attacks(position, seat)
    });
    checked
        .map(|&seat| {
            let mated = mode != Mode::Teams && !after.has_legal_move_of(seat);
            if mated { '#' } else { '+' }
        })
        .collect()
}
