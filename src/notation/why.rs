//! Why a typed move is not legal, and which legal moves come nearest.

use super::{
    Letters,
    reading::{Pattern, Reading},
    san::san_bare,
    typed::{
        Attacker, CastlingWhy, MoveTextError, NEAREST, Why, attackers, castling_rook, home_row,
        patterns,
    },
};
use crate::rules::{Move, MoveKind, Piece, Position, Role, Seat, Square};

/// The refusal of a text that fits no legal move.
pub(super) fn refuse(
    text: &str,
    readings: &[Reading],
    position: &Position,
    letters: Letters,
) -> MoveTextError {
    if let [Reading::Castling(kind)] = *readings {
        let why = castling(position, kind).map_or(Why::NotUnderstood, Why::Castling);
        let king = position.king(position.turn());
        let nearest = nearest_by(position, |mv| {
            (Some(mv.from) == king).then_some(u32::from(!mv.is_castling()))
        });
        return MoveTextError { why, nearest };
    }
    if let Some(from) = only_origin(readings, position) {
        return MoveTextError {
            why: Why::OnlyOrigin(from),
            nearest: nearest_by(position, |mv| (mv.from == from).then_some(0)),
        };
    }
    // The likeliest reading comes first; another may be nearer to the truth. But a capital that
    // begins a move is a piece: the file of a pawn is written small.
    let by_the_book = |pattern: &&Pattern| pattern.by_the_book;
    let is_piece = patterns(readings).all(|pattern| pattern.from().is_none())
        && patterns(readings)
            .filter(by_the_book)
            .any(|pattern| pattern.role != Some(Role::Pawn));
    let best = patterns(readings)
        .filter(|pattern| !is_piece || pattern.by_the_book)
        .map(|pattern| (pattern, of_pattern(position, pattern)))
        .min_by_key(|(_, why)| remoteness(why));
    match best {
        Some((pattern, why)) => MoveTextError {
            why,
            nearest: nearest(position, pattern),
        },
        None => MoveTextError {
            why: Why::NotUnderstood,
            nearest: alike(text, position, letters),
        },
    }
}

/// The square, if a text is only that and an own piece stands there.
fn only_origin(readings: &[Reading], position: &Position) -> Option<Square> {
    let bare = |pattern: &&Pattern| {
        pattern.role == Some(Role::Pawn)
            && (pattern.file, pattern.rank, pattern.promotion) == (None, None, None)
            && !pattern.captures
    };
    let square = patterns(readings).find(bare)?.to;
    is_own(position, square).then_some(square)
}

/// Whether a live piece of the seat to move stands there.
pub(super) fn is_own(position: &Position, square: Square) -> bool {
    let piece = position.piece(square);
    piece.is_some_and(|piece| piece.seat == position.turn() && !piece.grey)
}

/// Why the seat to move cannot castle to that side; `None` if it can.
pub(super) fn castling(position: &Position, side: MoveKind) -> Option<CastlingWhy> {
    let seat = position.turn();
    let right = has_right(position, side);
    let (row, king) = home_row(position);
    let Some((king, rook)) = king.zip(castling_rook(position, side)).filter(|_| right) else {
        return Some(CastlingWhy::RightLost(side));
    };
    let rook = row.iter().position(|&square| square == rook)?;
    // Outwards from the king.
    let between: Vec<Square> = if rook > king {
        row[king + 1..rook].to_vec()
    } else {
        row[rook + 1..king].iter().rev().copied().collect()
    };
    let standing = |&square: &Square| {
        let piece = position.piece(square)?;
        Some(Attacker { square, piece })
    };
    if let Some(standing) = between.iter().find_map(standing) {
        return Some(CastlingWhy::Between(standing));
    }
    if let Some(attacker) = attackers(position, seat, row[king]).next() {
        return Some(CastlingWhy::InCheck(attacker));
    }
    between.iter().take(2).find_map(|&square| {
        let by = attackers(position, seat, square).next()?;
        Some(CastlingWhy::Attacked { square, by })
    })
}

/// Why no legal move fits the pattern.
pub(super) fn of_pattern(position: &Position, pattern: &Pattern) -> Why {
    let seat = position.turn();
    let geometry = position.mode().geometry();
    let off_board = [pattern.from(), Some(pattern.to)].into_iter().flatten();
    if let Some(square) = off_board
        .into_iter()
        .find(|&square| !geometry.contains(square))
    {
        return Why::NoSuchSquare(square);
    }
    if let Some(from) = pattern.from() {
        return match position.piece(from) {
            None => Why::EmptyOrigin(from),
            Some(piece) if piece.grey => Why::Grey(from),
            Some(piece) if piece.seat != seat => Why::NotYours {
                square: from,
                seat: piece.seat,
            },
            Some(piece) => match pattern.role {
                Some(named) if named != piece.role => Why::OtherPiece {
                    square: from,
                    found: piece.role,
                    named,
                },
                _ => of_piece(position, from, piece.role, pattern),
            },
        };
    }
    let role = pattern.role.unwrap_or(Role::Pawn);
    let candidates: Vec<Square> = position
        .pieces()
        .filter(|&(square, piece)| {
            piece.seat == seat
                && !piece.grey
                && piece.role == role
                && pattern.file.is_none_or(|file| square.file() == file)
                && pattern.rank.is_none_or(|rank| square.rank() == rank)
        })
        .map(|(square, _)| square)
        .collect();
    if candidates.is_empty() {
        return Why::NoSuchPiece(role);
    }
    let whys = candidates
        .into_iter()
        .map(|from| of_piece(position, from, role, pattern));
    let best = whys.min_by_key(remoteness).expect("there are candidates");
    match best {
        Why::NotItsMove { to, .. } => Why::NoneReaches { role, to },
        why => why,
    }
}

/// How far a reason is from a legal move: of several readings and pieces the nearest counts.
fn remoteness(why: &Why) -> u8 {
    match why {
        Why::PromotionMissing(_) | Why::CannotBecome(_) | Why::NoPromotion(_) => 0,
        Why::LeavesKingInCheck(_) | Why::IgnoresCheck(_) | Why::Castling(_) => 1,
        Why::NothingToTake(_) => 2,
        Why::OwnPiece(_) | Why::PartnerPiece { .. } | Why::Blocked { .. } | Why::Corner(_) => 3,
        Why::NotItsMove { .. } | Why::NoneReaches { .. } | Why::OtherPiece { .. } => 4,
        Why::Grey(_) | Why::NotYours { .. } | Why::EmptyOrigin(_) => 5,
        Why::NoSuchPiece(_) => 6,
        Why::NoSuchSquare(_) | Why::OnlyOrigin(_) | Why::Ambiguous(_) | Why::NotUnderstood => 7,
    }
}

/// Why the own piece on `from` cannot make the move of the pattern.
fn of_piece(position: &Position, from: Square, role: Role, pattern: &Pattern) -> Why {
    let to = pattern.to;
    let same_squares = |mv: &&Move| mv.from == from && mv.to == to;
    if let Some(mv) = position.legal_moves().iter().find(same_squares) {
        // Legal, but not as it was written.
        return match (pattern.promotion, mv.promotion) {
            (Some(role), Some(_)) => Why::CannotBecome(role),
            (Some(_), None) => Why::NoPromotion(to),
            (None, _) => Why::NothingToTake(to),
        };
    }
    match pseudo_legal(position, from, role, to) {
        Err(why) => why,
        Ok(mv) => of_king(position, role, mv),
    }
}

/// Why a move that its piece could make does not go on account of the king (RULES 3.2).
fn of_king(position: &Position, role: Role, mv: Move) -> Why {
    let seat = position.turn();
    let mut after = position.clone();
    after.play(mv);
    let taken = position.captures_king(mv);
    let attacker = after.king(seat).and_then(|king| {
        let mut attackers = attackers(&after, seat, king);
        attackers.find(|attacker| Some(attacker.piece.seat) != taken)
    });
    let Some(attacker) = attacker else {
        let (from, to) = (mv.from, mv.to);
        return Why::NotItsMove { role, from, to };
    };
    let checks_now = |king| attackers(position, seat, king).any(|checker| checker == attacker);
    if role != Role::King && position.king(seat).is_some_and(checks_now) {
        Why::IgnoresCheck(attacker)
    } else {
        Why::LeavesKingInCheck(attacker)
    }
}

/// The move that a piece would make if its king were safe, or why it moves not like that
/// (RULES 2).
fn pseudo_legal(position: &Position, from: Square, role: Role, to: Square) -> Result<Move, Why> {
    let castle = [MoveKind::CastleShort, MoveKind::CastleLong]
        .into_iter()
        .find(|&kind| role == Role::King && is_castling_square(position, from, to, kind));
    if let Some(why) = castle.and_then(|kind| castling(position, kind)) {
        return Err(Why::Castling(why));
    }
    let (dx, dy) = offset(from, to);
    let straight = dx == 0 || dy == 0;
    let diagonal = dx.abs() == dy.abs();
    let reaches = match role {
        Role::Pawn => return pawn(position, from, to),
        Role::Knight => dx.abs() * dy.abs() == 2,
        Role::King => dx.abs() <= 1 && dy.abs() <= 1,
        Role::Bishop => diagonal,
        Role::Rook => straight,
        Role::Queen => straight || diagonal,
    };
    if !reaches || from == to {
        return Err(Why::NotItsMove { role, from, to });
    }
    if role != Role::Knight {
        clear_between(position, from, to)?;
    }
    may_take(position, to)?;
    Ok(Move::new(from, to, MoveKind::Normal))
}

/// RULES 2.6, of the seat to move; an empty square is no hindrance.
fn may_take(position: &Position, square: Square) -> Result<(), Why> {
    let own = position.turn();
    match position.piece(square).filter(|piece| !piece.grey) {
        Some(Piece { seat, .. }) if seat == own => Err(Why::OwnPiece(square)),
        Some(Piece { seat, .. }) if !position.mode().hostile(own, seat) => {
            Err(Why::PartnerPiece { square, seat })
        }
        _ => Ok(()),
    }
}

/// Whether the king on `from` would go to `to` only to castle.
fn is_castling_square(position: &Position, from: Square, to: Square, side: MoveKind) -> bool {
    let (row, king) = home_row(position);
    let (Some(king), Some(rook)) = (king, castling_rook(position, side)) else {
        return false;
    };
    let target = if Some(&rook) == row.last() {
        king + 2
    } else {
        king.wrapping_sub(2)
    };
    row[king] == from && (row.get(target) == Some(&to) || rook == to && has_right(position, side))
}

fn has_right(position: &Position, side: MoveKind) -> bool {
    let seat = position.turn();
    match side {
        MoveKind::CastleShort => position.can_castle_short(seat),
        _ => position.can_castle_long(seat),
    }
}

/// RULES 2.2 and 2.3.
fn pawn(position: &Position, from: Square, to: Square) -> Result<Move, Why> {
    let seat = position.turn();
    let mode = position.mode();
    let (dx, dy) = offset(from, to);
    // Forwards and sideways, as the seat sees it.
    let (ahead, aside) = match seat {
        Seat::Red => (dy, dx),
        Seat::Blue => (dx, dy),
        Seat::Yellow => (-dy, dx),
        Seat::Green => (-dx, dy),
    };
    let own_rank = |square| mode.geometry().own_rank(seat, square);
    let promotion = (own_rank(to) == mode.promotion_rank())
        .then(|| mode.promotions().first().copied())
        .flatten();
    let blocked = |at: Square| match position.piece(at) {
        Some(by) => Err(Why::Blocked { at, by }),
        None => Ok(()),
    };
    let kind = match (ahead, aside.abs()) {
        (1, 0) => {
            blocked(to)?;
            MoveKind::Normal
        }
        (2, 0) if own_rank(from) == 2 => {
            clear_between(position, from, to)?;
            blocked(to)?;
            MoveKind::DoubleStep
        }
        (1, 1) => {
            let passing = Seat::ALL.into_iter().any(|stepped| {
                let right = position.en_passant(stepped);
                right.is_some_and(|(skipped, pawn)| {
                    skipped == to && may_take(position, pawn).is_ok()
                })
            });
            may_take(position, to)?;
            match position.piece(to) {
                _ if passing => MoveKind::EnPassant,
                Some(_) => MoveKind::Normal,
                None => return Err(Why::NothingToTake(to)),
            }
        }
        _ => {
            let role = Role::Pawn;
            return Err(Why::NotItsMove { role, from, to });
        }
    };
    Ok(Move {
        promotion,
        ..Move::new(from, to, kind)
    })
}

/// Whether all squares strictly between two on one line are empty and on the board.
fn clear_between(position: &Position, from: Square, to: Square) -> Result<(), Why> {
    let (dx, dy) = offset(from, to);
    let (mut file, mut rank) = (from.file(), from.rank());
    loop {
        file = file.wrapping_add_signed(dx.signum());
        rank = rank.wrapping_add_signed(dy.signum());
        let at = Square::new(file, rank).expect("between two squares of the grid");
        if at == to {
            return Ok(());
        }
        if !position.mode().geometry().contains(at) {
            return Err(Why::Corner(at));
        }
        if let Some(by) = position.piece(at) {
            return Err(Why::Blocked { at, by });
        }
    }
}

fn offset(from: Square, to: Square) -> (i8, i8) {
    let along = |a: u8, b: u8| b as i8 - a as i8;
    (along(from.file(), to.file()), along(from.rank(), to.rank()))
}

/// Steps of a king between two squares.
fn distance(a: Square, b: Square) -> u32 {
    let (dx, dy) = offset(a, b);
    u32::from(dx.unsigned_abs().max(dy.unsigned_abs()))
}

/// The legal moves nearest to a pattern: the right piece to a square near the target before
/// other pieces to the target.
fn nearest(position: &Position, pattern: &Pattern) -> Vec<Move> {
    nearest_by(position, |mv| {
        let role = position.piece(mv.from).map(|piece| piece.role);
        let from = match pattern.from() {
            Some(from) if is_own(position, from) => 4 * distance(from, mv.from).min(2),
            Some(from) => distance(from, mv.from),
            None => {
                let file = pattern.file.is_some_and(|file| file != mv.from.file());
                let rank = pattern.rank.is_some_and(|rank| rank != mv.from.rank());
                u32::from(file || rank)
            }
        };
        let other = pattern.role.is_some() && pattern.role != role;
        Some(2 * distance(pattern.to, mv.to) + from + 3 * u32::from(other))
    })
}

/// The moves of lowest cost; of promotions on one square only the first.
fn nearest_by(position: &Position, cost: impl Fn(&Move) -> Option<u32>) -> Vec<Move> {
    let legal = position.legal_moves();
    let usual = position.mode().promotions().first().copied();
    let mut moves: Vec<(u32, Move)> = legal
        .iter()
        .filter(|mv| mv.promotion.is_none() || mv.promotion == usual)
        .filter_map(|mv| Some((cost(mv)?, *mv)))
        .collect();
    moves.sort_unstable();
    moves.truncate(NEAREST);
    moves.into_iter().map(|(_, mv)| mv).collect()
}

/// The moves that are spelt most like a text that is no move: a slip of at most two letters.
fn alike(text: &str, position: &Position, letters: Letters) -> Vec<Move> {
    let typed: Vec<char> = text
        .chars()
        .filter(|c| c.is_alphanumeric())
        .map(|c| c.to_ascii_lowercase())
        .take(16)
        .collect();
    let legal = position.legal_moves();
    nearest_by(position, |&mv| {
        let spellings = [mv.to_string(), san_bare(position, &legal, mv, letters)];
        let slips = spellings.into_iter().map(|spelling| {
            let spelling: Vec<char> = spelling.to_ascii_lowercase().chars().collect();
            slips(&typed, &spelling)
        });
        slips
            .min()
            .filter(|&slips| slips <= 2 && slips < typed.len() as u32)
    })
}

/// Letters to add, drop or change to make one text of the other (Levenshtein's distance).
fn slips(a: &[char], b: &[char]) -> u32 {
    let mut row: Vec<u32> = (0..=b.len() as u32).collect();
    for (i, &c) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i as u32 + 1;
        for (j, &d) in b.iter().enumerate() {
            let change = diagonal + u32::from(c != d);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
