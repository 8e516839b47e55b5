//! The rules of moving once more, as slow and obvious as can be: every move is tried on a plain
//! set-up, and attacks are found by looking at every piece. Nothing here is shared with the rules
//! under test but the words for seats, squares and pieces.

use std::ops::Deref;

use vierschach::rules::{BySeat, Mode, Move, MoveKind, Piece, Role, Seat, Setup, Square};

/// A set-up, and its pieces by square.
#[derive(Clone)]
pub(crate) struct Slow {
    setup: Setup,
    board: [Option<Piece>; 256],
}

impl Slow {
    pub(crate) fn new(setup: Setup) -> Slow {
        let mut board = [None; 256];
        for &(square, piece) in &setup.pieces {
            board[usize::from(square.index())] = Some(piece);
        }
        Slow { setup, board }
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.board[usize::from(square.index())]
    }
}

impl Deref for Slow {
    type Target = Setup;
    fn deref(&self) -> &Setup {
        &self.setup
    }
}

type Step = (i8, i8);

const ROOK: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Step; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The square a step away; `None` off the board (RULES 1.1).
fn go(slow: &Slow, from: Square, (files, ranks): Step) -> Option<Square> {
    let file = from.file().checked_add_signed(files)?;
    let rank = from.rank().checked_add_signed(ranks)?;
    let (side, corner) = match slow.mode {
        Mode::Classic => (8, 0),
        Mode::Teams | Mode::Solo => (14, 3),
    };
    let outer = |n: u8| n < corner || n >= side - corner;
    let on_board = file < side && rank < side && !(outer(file) && outer(rank));
    on_board.then(|| Square::new(file, rank).expect("on the board"))
}

/// RULES 2.2.
fn ahead(seat: Seat) -> Step {
    match seat {
        Seat::Red => (0, 1),
        Seat::Blue => (1, 0),
        Seat::Yellow => (0, -1),
        Seat::Green => (-1, 0),
    }
}

fn pawn_captures(seat: Seat) -> [Step; 2] {
    match ahead(seat) {
        (0, ranks) => [(-1, ranks), (1, ranks)],
        (files, _) => [(files, -1), (files, 1)],
    }
}

/// RULES 1.4.
fn own_rank(slow: &Slow, seat: Seat, square: Square) -> u8 {
    let side = if slow.mode == Mode::Classic { 8 } else { 14 };
    match seat {
        Seat::Red => square.rank() + 1,
        Seat::Blue => square.file() + 1,
        Seat::Yellow => side - square.rank(),
        Seat::Green => side - square.file(),
    }
}

/// RULES 1.5, of seats in play or walking.
fn hostile(slow: &Slow, a: Seat, b: Seat) -> bool {
    a != b && !(slow.mode == Mode::Teams && a.opposite() == b)
}

/// RULES 2.6.
fn may_capture(slow: &Slow, seat: Seat, piece: Piece) -> bool {
    piece.grey || hostile(slow, seat, piece.seat)
}

/// Calls back with every square that a piece attacks, whatever stands there, until told to stop.
fn attacks(slow: &Slow, from: Square, piece: Piece, hit: &mut impl FnMut(Square) -> bool) -> bool {
    let mut single = |steps: &[Step]| {
        let mut targets = steps.iter().filter_map(|&step| go(slow, from, step));
        targets.any(&mut *hit)
    };
    match piece.role {
        Role::Pawn => return single(&pawn_captures(piece.seat)),
        Role::Knight => return single(&KNIGHT),
        Role::King => return single(&ROOK) || single(&BISHOP),
        Role::Bishop | Role::Rook | Role::Queen => {}
    }
    let lines = [(ROOK, Role::Bishop), (BISHOP, Role::Rook)];
    let mut steps = lines
        .iter()
        .filter(|(_, not)| piece.role != *not)
        .flat_map(|(steps, _)| steps);
    steps.any(|&step| {
        let mut at = from;
        while let Some(next) = go(slow, at, step) {
            if hit(next) {
                return true;
            }
            at = next;
            if slow.piece(at).is_some() {
                break;
            }
        }
        false
    })
}

/// The live pieces of `by` that attack a square, sorted.
pub(crate) fn attackers(slow: &Slow, square: Square, by: Seat) -> Vec<Square> {
    let mut squares: Vec<Square> = slow
        .pieces
        .iter()
        .filter(|(_, piece)| piece.seat == by && !piece.grey)
        .filter(|(at, piece)| attacks(slow, *at, *piece, &mut |hit| hit == square))
        .map(|(at, _)| *at)
        .collect();
    squares.sort();
    squares
}

fn attacked(slow: &Slow, square: Square, seat: Seat, but: Option<Seat>) -> bool {
    slow.pieces.iter().any(|&(at, piece)| {
        let foe = !piece.grey && hostile(slow, seat, piece.seat) && Some(piece.seat) != but;
        foe && attacks(slow, at, piece, &mut |hit| hit == square)
    })
}

fn king(slow: &Slow, seat: Seat) -> Option<Square> {
    let mut pieces = slow.pieces.iter();
    let king = Piece::new(seat, Role::King);
    pieces.find(|(_, piece)| *piece == king).map(|(at, _)| *at)
}

/// RULES 3.1.
pub(crate) fn in_check(slow: &Slow, seat: Seat) -> bool {
    king(slow, seat).is_some_and(|king| attacked(slow, king, seat, None))
}

/// The seat whose king a move takes.
pub(crate) fn captures_king(slow: &Slow, mv: Move) -> Option<Seat> {
    let target = slow.piece(mv.to)?;
    let taken = target.role == Role::King && !target.grey && mv.from != mv.to;
    (taken && !mv.is_castling()).then_some(target.seat)
}

/// RULES 3 for the seat to move, sorted.
pub(crate) fn legal_moves(slow: &Slow) -> Vec<Move> {
    let seat = slow.turn;
    let mut moves = Vec::new();
    for &(from, piece) in &slow.pieces {
        if piece.seat == seat && !piece.grey {
            moves.extend(moves_of(slow, from, piece));
        }
    }
    moves.retain(|&mv| {
        let taken = captures_king(slow, mv);
        let after = Slow::new(play(slow, mv));
        let safe = |but| king(&after, seat).is_none_or(|king| !attacked(&after, king, seat, but));
        match slow.mode {
            Mode::Teams => taken.is_some() || safe(None),
            Mode::Solo | Mode::Classic => safe(taken),
        }
    });
    moves.sort();
    moves
}

/// As if it were the turn of `seat`: what lapses until then has lapsed (RULES 2.3).
pub(crate) fn at_turn_of(slow: &Slow, seat: Seat) -> Slow {
    let mut slow = slow.clone();
    while slow.turn != seat {
        slow.setup.turn = slow.turn.next();
        let turn = slow.turn;
        slow.setup.en_passant[turn] = None;
    }
    slow
}

fn moves_of(slow: &Slow, from: Square, piece: Piece) -> Vec<Move> {
    let seat = piece.seat;
    if piece.role == Role::Pawn {
        return pawn_moves(slow, from, seat);
    }
    let mut moves = Vec::new();
    attacks(slow, from, piece, &mut |to| {
        if slow.piece(to).is_none_or(|at| may_capture(slow, seat, at)) {
            moves.push(Move::new(from, to, MoveKind::Normal));
        }
        false
    });
    if piece.role == Role::King {
        moves.extend(castlings(slow, seat));
    }
    moves
}

fn pawn_moves(slow: &Slow, from: Square, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    let free = |at: &Square| slow.piece(*at).is_none();
    if let Some(next) = go(slow, from, ahead(seat)).filter(free) {
        moves.push(Move::new(from, next, MoveKind::Normal));
        let second = go(slow, next, ahead(seat)).filter(free);
        if let Some(second) = second.filter(|_| own_rank(slow, seat, from) == 2) {
            moves.push(Move::new(from, second, MoveKind::DoubleStep));
        }
    }
    for to in pawn_captures(seat)
        .map(|step| go(slow, from, step))
        .into_iter()
        .flatten()
    {
        let allowed = |at: Square| slow.piece(at).is_some_and(|at| may_capture(slow, seat, at));
        let in_passing =
            slow.en_passant.0.iter().flatten().any(|&(skipped, pawn)| {
                skipped == to && allowed(pawn) && (free(&to) || allowed(to))
            });
        if in_passing {
            moves.push(Move::new(from, to, MoveKind::EnPassant));
        } else if allowed(to) {
            moves.push(Move::new(from, to, MoveKind::Normal));
        }
    }
    // RULES 2.5.
    let (rank, roles): (u8, &[Role]) = match slow.mode {
        Mode::Teams => (11, &Role::PROMOTIONS),
        Mode::Classic => (8, &Role::PROMOTIONS),
        Mode::Solo => (8, &[Role::Queen]),
    };
    let promote = |mv: Move| -> Vec<Move> {
        if own_rank(slow, seat, mv.to) != rank {
            return vec![mv];
        }
        let promotion = |role| Move {
            promotion: Some(role),
            ..mv
        };
        roles.iter().map(|&role| promotion(role)).collect()
    };
    moves.into_iter().flat_map(promote).collect()
}

/// The table of RULES 2.4, and ordinary chess: king and rook, from and to.
fn castle_table(mode: Mode, seat: Seat, kind: MoveKind) -> [&'static str; 4] {
    let short = kind == MoveKind::CastleShort;
    match (mode, seat, short) {
        (Mode::Classic, Seat::Red, true) => ["e1", "g1", "h1", "f1"],
        (Mode::Classic, Seat::Red, false) => ["e1", "c1", "a1", "d1"],
        (Mode::Classic, _, true) => ["e8", "g8", "h8", "f8"],
        (Mode::Classic, _, false) => ["e8", "c8", "a8", "d8"],
        (_, Seat::Red, true) => ["h1", "j1", "k1", "i1"],
        (_, Seat::Red, false) => ["h1", "f1", "d1", "g1"],
        (_, Seat::Blue, true) => ["a7", "a5", "a4", "a6"],
        (_, Seat::Blue, false) => ["a7", "a9", "a11", "a8"],
        (_, Seat::Yellow, true) => ["g14", "e14", "d14", "f14"],
        (_, Seat::Yellow, false) => ["g14", "i14", "k14", "h14"],
        (_, Seat::Green, true) => ["n8", "n10", "n11", "n9"],
        (_, Seat::Green, false) => ["n8", "n6", "n4", "n7"],
    }
}

fn castle_squares(mode: Mode, seat: Seat, kind: MoveKind) -> [Square; 4] {
    castle_table(mode, seat, kind).map(|square| square.parse().expect("a square"))
}

fn castlings(slow: &Slow, seat: Seat) -> Vec<Move> {
    let sides = [
        (MoveKind::CastleShort, slow.castle_short[seat]),
        (MoveKind::CastleLong, slow.castle_long[seat]),
    ];
    let mut moves = Vec::new();
    for (kind, _) in sides.into_iter().filter(|(_, right)| *right) {
        let [king, king_to, rook, rook_to] = castle_squares(slow.mode, seat, kind);
        let between = |at: Square, a: u8, b: u8, x: u8| at != king && a.min(b) < x && x < a.max(b);
        let blocked = slow.pieces.iter().any(|&(at, _)| {
            if king.rank() == rook.rank() {
                at.rank() == king.rank() && between(at, king.file(), rook.file(), at.file())
            } else {
                at.file() == king.file() && between(at, king.rank(), rook.rank(), at.rank())
            }
        });
        let walked = [king, rook_to, king_to];
        if !blocked && walked.iter().all(|&at| !attacked(slow, at, seat, None)) {
            moves.push(Move::new(king, king_to, kind));
        }
    }
    moves
}

/// What a move of the seat to move leaves.
pub(crate) fn play(slow: &Slow, mv: Move) -> Setup {
    let seat = slow.turn;
    let mut after = slow.setup.clone();
    let mut moved = slow.piece(mv.from).expect("a piece that moves");
    let mut gone = vec![mv.from];
    if !mv.is_castling() {
        gone.push(mv.to);
    }
    if mv.kind == MoveKind::EnPassant {
        let mut stepped = slow.en_passant.0.iter().flatten();
        let over = stepped.find(|(skipped, _)| *skipped == mv.to);
        gone.push(over.expect("a pawn that stepped over the square").1);
    }
    after.pieces.retain(|(at, _)| !gone.contains(at));
    let captured = slow.pieces.len() - after.pieces.len() > 1;
    after.halfmove = if captured || moved.role == Role::Pawn {
        0
    } else {
        slow.halfmove + 1
    };
    if let Some(role) = mv.promotion {
        moved.role = role;
        moved.promoted = slow.mode == Mode::Solo;
    }
    after.pieces.push((mv.to, moved));
    if mv.is_castling() {
        let [_, _, rook, rook_to] = castle_squares(slow.mode, seat, mv.kind);
        for (at, _) in after.pieces.iter_mut().filter(|(at, _)| *at == rook) {
            *at = rook_to;
        }
    }
    let stands = |square: Square, piece: Piece| after.pieces.contains(&(square, piece));
    let keeps = |seat: Seat, kind: MoveKind| {
        if !slow.mode.seats().contains(&seat) || slow.out[seat] {
            return false;
        }
        let [king, _, rook, _] = castle_squares(slow.mode, seat, kind);
        stands(king, Piece::new(seat, Role::King)) && stands(rook, Piece::new(seat, Role::Rook))
    };
    after.castle_short =
        BySeat::new(|seat| slow.castle_short[seat] && keeps(seat, MoveKind::CastleShort));
    after.castle_long =
        BySeat::new(|seat| slow.castle_long[seat] && keeps(seat, MoveKind::CastleLong));
    for stepped in &mut after.en_passant.0 {
        *stepped = stepped.filter(|(_, pawn)| !gone.contains(pawn));
    }
    if mv.kind == MoveKind::DoubleStep {
        let skipped = go(slow, mv.from, ahead(seat)).expect("a square");
        after.en_passant[seat] = Some((skipped, mv.to));
    }
    loop {
        after.turn = after.turn.next();
        after.en_passant[after.turn] = None;
        let part = slow.mode.seats().contains(&after.turn);
        if part && (!after.out[after.turn] || after.walking[after.turn]) || after.turn == seat {
            break;
        }
    }
    after.pieces.sort_by_key(|(at, _)| *at);
    after
}
