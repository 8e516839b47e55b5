//! Moves as people type and read them (RULES 10.1).

use super::{
    Letters,
    reading::{Pattern, Reading, readings},
    spoken::{InSigns, in_signs},
    why,
};
use crate::rules::{Coordinates, Move, MoveKind, Piece, Position, Role, Seat, Square};

/// Why a typed move was not taken, and what the player may have meant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct MoveTextError {
    pub why: Why,
    /// Up to [`NEAREST`] legal moves, the likeliest first; empty where `why` lists moves itself.
    pub nearest: Vec<Move>,
}

/// Most moves that a refusal proposes.
pub const NEAREST: usize = 5;

/// What is wrong with a typed move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Why {
    #[error("this is no move")]
    NotUnderstood,
    /// Only the square of an own piece: `nearest` has its moves.
    #[error("to where shall the piece on {0} go?")]
    OnlyOrigin(Square),
    /// Several legal moves fit. Their coordinates are never ambiguous.
    #[error("this can be several moves")]
    Ambiguous(Vec<Move>),
    /// The pawn promotes, and to what was not said: these are the moves it can be.
    #[error("the pawn promotes, but to what?")]
    PromotionMissing(Vec<Move>),
    #[error("a pawn cannot become a {0:?} here")]
    CannotBecome(Role),
    #[error("no pawn promotes on {0}")]
    NoPromotion(Square),
    /// In a corner that is missing, or beyond 8×8.
    #[error("{0} is not on the board")]
    NoSuchSquare(Square),
    #[error("nothing stands on {0}")]
    EmptyOrigin(Square),
    #[error("the piece on {square} belongs to {seat}")]
    NotYours { square: Square, seat: Seat },
    /// RULES 5.5.
    #[error("the piece on {0} is dead")]
    Grey(Square),
    #[error("on {square} stands a {found:?}, not a {named:?}")]
    OtherPiece {
        square: Square,
        found: Role,
        named: Role,
    },
    /// Nor one on the file or rank that was named.
    #[error("there is no such {0:?}")]
    NoSuchPiece(Role),
    #[error("no {role:?} can go to {to}")]
    NoneReaches { role: Role, to: Square },
    /// RULES 2.6.
    #[error("an own piece stands on {0}")]
    OwnPiece(Square),
    /// RULES 2.6.
    #[error("a piece of the partner {seat} stands on {square}")]
    PartnerPiece { square: Square, seat: Seat },
    #[error("the way is blocked on {at}")]
    Blocked { at: Square, by: Piece },
    /// RULES 2.1: a line does not go over the missing corners.
    #[error("the line ends at the corner: {0} is not on the board")]
    Corner(Square),
    #[error("a {role:?} does not move from {from} to {to}")]
    NotItsMove {
        role: Role,
        from: Square,
        to: Square,
    },
    /// A capture was written, or a pawn goes diagonally, but there is nothing to take.
    #[error("there is nothing to take on {0}")]
    NothingToTake(Square),
    /// RULES 3.2; also for a king that would go there itself.
    #[error("the {:?} on {} would then take the king", .0.piece.role, .0.square)]
    LeavesKingInCheck(Attacker),
    /// The king is in check and the move does nothing about it.
    #[error("the {:?} on {} gives check, and this does not answer it", .0.piece.role, .0.square)]
    IgnoresCheck(Attacker),
    #[error("castling: {0}")]
    Castling(CastlingWhy),
}

/// A piece that attacks a king or a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacker {
    pub square: Square,
    pub piece: Piece,
}

/// Why a seat may not castle to that side now (RULES 2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CastlingWhy {
    #[error("the king or that rook has moved")]
    RightLost(MoveKind),
    #[error("{} is not empty", .0.square)]
    Between(Attacker),
    #[error("the {:?} on {} gives check", .0.piece.role, .0.square)]
    InCheck(Attacker),
    /// The king crosses `square` or lands on it.
    #[error("{square} is attacked from {}", .by.square)]
    Attacked { square: Square, by: Attacker },
}

/// Reads a move of the seat to move, in coordinates, short algebraic notation or the long one
/// of PGN4, with the letters of a language; or in words, such as `knight to f3`.
///
/// Letters may be small or capital; where that makes a file of a piece or the other way round,
/// both readings are tried. Coordinates with both squares come first, so a text such as `b4c5`,
/// which [`Move`] displays, is never ambiguous: with a piece of ours on b4 it is nothing else.
pub fn read_move(text: &str, position: &Position, letters: Letters) -> Result<Move, MoveTextError> {
    match in_signs(text, letters) {
        // Where the piece was said in full, a capital is no file.
        Some(InSigns::Text(signs)) => read_san(&signs, position, letters)
            .or_else(|_| resolve(&signs, &readings(&signs, letters), position, letters)),
        Some(InSigns::Castle) => castle_either(text, position, letters),
        None => resolve(text, &readings(text, letters), position, letters),
    }
}

/// Whether a text is written like a move, legal or not: what people say besides is none.
pub fn is_move_text(text: &str, letters: Letters) -> bool {
    match in_signs(text, letters) {
        Some(InSigns::Text(signs)) => !readings(&signs, letters).is_empty(),
        Some(InSigns::Castle) => true,
        None => !readings(text, letters).is_empty(),
    }
}

/// Both squares of a move that need not be legal, nor of the seat to move; `None` where a text
/// names fewer.
pub fn read_coordinates(text: &str, letters: Letters) -> Option<Coordinates> {
    let signs = match in_signs(text, letters) {
        Some(InSigns::Text(signs)) => signs,
        Some(InSigns::Castle) => return None,
        None => text.to_owned(),
    };
    let readings = readings(&signs, letters);
    patterns(&readings).find_map(|pattern| {
        Some(Coordinates {
            from: pattern.from()?,
            to: pattern.to,
            promotion: pattern.promotion,
        })
    })
}

/// The one castling that is legal, where the side was not said.
fn castle_either(text: &str, position: &Position, letters: Letters) -> Result<Move, MoveTextError> {
    let legal = position.legal_moves();
    let castlings = legal.iter().copied().filter(|mv| mv.is_castling());
    choose(castlings.collect()).unwrap_or_else(|| {
        let short = [Reading::Castling(MoveKind::CastleShort)];
        Err(why::refuse(text, &short, position, letters))
    })
}

/// Reads a move as the books write it (PGN standard 8.2.3): capitals are pieces, small letters
/// files, so `bxa3` and `Bxa3` are two things.
pub fn read_san(text: &str, position: &Position, letters: Letters) -> Result<Move, MoveTextError> {
    let mut readings = readings(text, letters);
    readings.retain(|reading| match reading {
        Reading::Move(pattern) => pattern.by_the_book,
        Reading::Castling(_) => true,
    });
    resolve(text, &readings, position, letters)
}

fn resolve(
    text: &str,
    readings: &[Reading],
    position: &Position,
    letters: Letters,
) -> Result<Move, MoveTextError> {
    let legal = position.legal_moves();
    for wanted_origin in [true, false] {
        let group: Vec<Pattern> = patterns(readings)
            .filter(|pattern| pattern.from().is_some() == wanted_origin)
            .copied()
            .collect();
        let fits = |mv: Move| group.iter().any(|pattern| fits(pattern, position, mv));
        let mut moves: Vec<Move> = legal.iter().copied().filter(|&mv| fits(mv)).collect();
        prefer_pushes(&group, position, &mut moves);
        if let Some(result) = choose(moves) {
            return result;
        }
        // Small letters and a piece of ours on the first square: that is no bishop from rank 4.
        let plain = group.iter().find(|pattern| {
            let own = |from| why::is_own(position, from);
            pattern.role.is_none() && pattern.by_the_book && pattern.from().is_some_and(own)
        });
        if let Some(&pattern) = plain {
            let readings = [Reading::Move(pattern)];
            return Err(why::refuse(text, &readings, position, letters));
        }
    }
    if let [Reading::Castling(kind)] = *readings
        && let Some(&mv) = legal.iter().find(|mv| mv.kind == kind)
    {
        return Ok(mv);
    }
    Err(why::refuse(text, readings, position, letters))
}

pub(super) fn patterns(readings: &[Reading]) -> impl Iterator<Item = &Pattern> {
    readings.iter().filter_map(|reading| match reading {
        Reading::Move(pattern) => Some(pattern),
        Reading::Castling(_) => None,
    })
}

/// Whether a legal move is what the pattern says.
pub(super) fn fits(pattern: &Pattern, position: &Position, mv: Move) -> bool {
    let role = position.piece(mv.from).map(|piece| piece.role);
    let takes = || position.captured_by(mv).iter().any(Option::is_some);
    // The king on its own rook is another way to write castling.
    let target = mv.to == pattern.to
        || mv.is_castling() && castling_rook(position, mv.kind) == Some(pattern.to);
    target
        && pattern.role.is_none_or(|wanted| role == Some(wanted))
        && pattern.file.is_none_or(|file| mv.from.file() == file)
        && pattern.rank.is_none_or(|rank| mv.from.rank() == rank)
        && (pattern.promotion.is_none() || mv.promotion == pattern.promotion)
        && (!pattern.captures || takes())
}

/// A bare target such as `e4` is a step of a pawn where one can step there; a capture has its
/// origin written before it.
fn prefer_pushes(group: &[Pattern], position: &Position, moves: &mut Vec<Move>) {
    let bare = group
        .iter()
        .all(|pattern| pattern.file.is_none() && pattern.rank.is_none() && !pattern.captures);
    let is_push = |mv: &Move| {
        let pawn = position
            .piece(mv.from)
            .is_some_and(|piece| piece.role == Role::Pawn);
        pawn && position.captured_by(*mv).iter().all(Option::is_none)
    };
    let is_pawn = |pattern: &Pattern| pattern.role == Some(Role::Pawn);
    if bare && group.iter().all(is_pawn) && moves.iter().any(is_push) {
        moves.retain(is_push);
    }
}

/// The one move, or the question which; `None` if there is nothing to choose from.
fn choose(moves: Vec<Move>) -> Option<Result<Move, MoveTextError>> {
    let same_squares = |mv: &Move| (mv.from, mv.to) == (moves[0].from, moves[0].to);
    let why = match moves[..] {
        [] => return None,
        [mv] => return Some(Ok(mv)),
        _ if moves.iter().all(same_squares) => {
            // The usual choice first.
            let mut moves = moves;
            let place = |mv: &Move| {
                Role::PROMOTIONS
                    .iter()
                    .position(|&r| Some(r) == mv.promotion)
            };
            moves.sort_by_key(place);
            Why::PromotionMissing(moves)
        }
        _ => Why::Ambiguous(moves),
    };
    Some(Err(MoveTextError {
        why,
        nearest: Vec::new(),
    }))
}

/// The own rank 1 of the seat to move, and where its king stands in it. Castling rights say that
/// the king is at home.
pub(super) fn home_row(position: &Position) -> (Vec<Square>, Option<usize>) {
    let seat = position.turn();
    let geometry = position.mode().geometry();
    let row: Vec<Square> = geometry
        .squares()
        .filter(|&square| geometry.own_rank(seat, square) == 1)
        .collect();
    let king = position.king(seat);
    let at = row.iter().position(|&square| Some(square) == king);
    (row, at)
}

/// Where the rook of a castling of the seat to move stands: the near one is at the end of own
/// rank 1 to which the king is nearer (RULES 2.4), in the exchanged starts too.
pub(super) fn castling_rook(position: &Position, side: MoveKind) -> Option<Square> {
    let (row, king) = home_row(position);
    let last_is_near = king? >= row.len() / 2;
    let last = last_is_near == (side == MoveKind::CastleShort);
    if last { row.last() } else { row.first() }.copied()
}

/// The pieces hostile to `seat` that attack a square (RULES 3.1).
pub(super) fn attackers(
    position: &Position,
    seat: Seat,
    square: Square,
) -> impl Iterator<Item = Attacker> {
    let hostile = move |&by: &Seat| position.mode().hostile(seat, by);
    let seats = position.mode().seats().iter().copied().filter(hostile);
    seats.flat_map(move |by| {
        position.attackers(square, by).filter_map(move |square| {
            let piece = position.piece(square)?;
            Some(Attacker { square, piece })
        })
    })
}
