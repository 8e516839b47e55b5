//! The board at one moment, without the history of the game.

use std::fmt;

use super::{
    BySeat, Mode, Piece, Role, Seat, Setup, Square,
    cell::{Cell, Classes},
    layout::{Layout, rights_of},
    zobrist,
};

/// A position that is possible by construction: only [`Setup::check`] and legal moves make one.
///
/// Small and cheap to clone. Knows the rules of moving (RULES 1 to 3), but nothing of points,
/// results and what went before.
#[derive(Clone)]
pub struct Position {
    pub(super) layout: &'static Layout,
    pub(super) turn: Seat,
    /// A bit for each seat in play, and one for each that is out with a walking king (RULES 5.10).
    pub(super) active: u8,
    pub(super) walking: u8,
    /// Castling rights: the bits of [`Castle`](super::layout::Castle).
    pub(super) rights: u8,
    pub(super) halfmove: u32,
    /// Of pieces, rights, turn, and who is out; what en passant adds is worked out when asked.
    pub(super) hash: u64,
    /// For each seat whose last move was a double step: that pawn's square.
    pub(super) stepped: BySeat<Option<Square>>,
    pub(super) kings: BySeat<Option<Square>>,
    /// Where the live pieces of each seat stand.
    pub(super) men: BySeat<Men>,
    pub(super) cells: [Cell; 256],
}

impl Position {
    /// The set-up of a game (RULES 1.3).
    pub fn initial(mode: Mode, starter: Seat) -> Position {
        let mut position = Position::empty(mode, starter);
        for (square, seat, role) in position.layout.initial() {
            position.put(square, Cell::live(seat, role));
        }
        for &seat in mode.seats() {
            position.rights |= rights_of(seat);
        }
        position
    }

    /// No piece, no rights, every seat of the mode in play.
    pub(super) fn empty(mode: Mode, turn: Seat) -> Position {
        let layout = Layout::of(mode);
        Position {
            layout,
            turn,
            active: mode.seats().iter().fold(0, |set, &seat| set | bit(seat)),
            walking: 0,
            rights: 0,
            halfmove: 0,
            hash: 0,
            stepped: BySeat::default(),
            kings: BySeat::default(),
            men: BySeat::default(),
            cells: layout.cells,
        }
    }

    pub fn mode(&self) -> Mode {
        self.layout.mode
    }

    /// The seat to move; a walking king moves too (RULES 5.10).
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.cell(square).piece()
    }

    /// Every piece, live or grey, rank by rank from a1.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let cells = self.cells.iter().zip(0..=255);
        cells.filter_map(|(cell, index)| Some((Square::from_index(index), cell.piece()?)))
    }

    /// The live pieces of a seat, in no particular order.
    pub fn live_pieces(&self, seat: Seat) -> impl ExactSizeIterator<Item = (Square, Role)> {
        let squares = self.men[seat].squares().iter();
        squares.map(|&square| {
            let piece = self.piece(square).expect("a man stands on his square");
            (square, piece.role)
        })
    }

    /// The king of a seat that is in play or walking; a grey king is a piece like others.
    pub fn king(&self, seat: Seat) -> Option<Square> {
        self.kings[seat]
    }

    /// Whether a seat takes no more part: it is out, or its mode does not seat it.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.active & bit(seat) == 0
    }

    /// Whether a seat that is out has a king that walks on (RULES 5.10).
    pub fn is_walking(&self, seat: Seat) -> bool {
        self.walking & bit(seat) != 0
    }

    /// The right to castle with the near rook, whether or not it can be used now.
    pub fn can_castle_short(&self, seat: Seat) -> bool {
        self.can_castle(seat, 0)
    }

    /// The right to castle with the far rook, whether or not it can be used now.
    pub fn can_castle_long(&self, seat: Seat) -> bool {
        self.can_castle(seat, 1)
    }

    /// The skipped square and the pawn's, if the last move of `seat` was a double step and its
    /// pawn still stands there (RULES 2.3).
    pub fn en_passant(&self, seat: Seat) -> Option<(Square, Square)> {
        self.stepped[seat].map(|pawn| (Layout::skipped(seat, pawn), pawn))
    }

    /// Plies since the last capture or pawn move (RULES 6.2).
    pub fn halfmove(&self) -> u32 {
        self.halfmove
    }

    /// The same as plain data, with no points.
    pub fn setup(&self) -> Setup {
        let part = |seat| self.layout.mode.seats().contains(&seat);
        Setup {
            mode: self.mode(),
            pieces: self.pieces().collect(),
            turn: self.turn,
            out: BySeat::new(|seat| part(seat) && self.is_out(seat)),
            walking: BySeat::new(|seat| self.is_walking(seat)),
            castle_short: BySeat::new(|seat| self.can_castle_short(seat)),
            castle_long: BySeat::new(|seat| self.can_castle_long(seat)),
            en_passant: BySeat::new(|seat| self.en_passant(seat)),
            points: BySeat::default(),
            halfmove: self.halfmove,
            fullmove: 1,
        }
    }

    fn can_castle(&self, seat: Seat, side: usize) -> bool {
        let castles = self.kings[seat].and_then(|king| self.layout.castles(seat, king));
        castles.is_some_and(|castles| self.rights & castles[side].right != 0)
    }

    pub(super) fn cell(&self, square: Square) -> Cell {
        self.cells[square.index() as usize]
    }

    /// The seats that get turns.
    pub(super) fn moves_on(&self, seat: Seat) -> bool {
        (self.active | self.walking) & bit(seat) != 0
    }

    pub(super) fn foes(&self, seat: Seat) -> Classes {
        self.layout.foes[seat.index()]
    }

    /// Puts a piece on an empty square.
    pub(super) fn put(&mut self, square: Square, cell: Cell) {
        self.cells[square.index() as usize] = cell;
        self.hash ^= zobrist::piece(cell, square);
        let owner = cell.owner();
        if cell.is_live_of(owner) {
            self.men[owner].add(square);
            if cell.is(Role::King) {
                self.kings[owner] = Some(square);
            }
        }
    }

    /// Takes a piece off a square.
    pub(super) fn take(&mut self, square: Square) -> Cell {
        let cell = self.cell(square);
        self.cells[square.index() as usize] = Cell::EMPTY;
        self.hash ^= zobrist::piece(cell, square);
        let owner = cell.owner();
        if cell.is_live_of(owner) {
            self.men[owner].remove(square);
            if cell.is(Role::King) {
                self.kings[owner] = None;
            }
        }
        cell
    }
}

impl PartialEq for Position {
    /// The order in which pieces are listed does not count, nor what follows from the rest.
    fn eq(&self, other: &Position) -> bool {
        let parts = |p: &Position| (p.mode(), p.turn, p.active, p.walking, p.rights, p.halfmove);
        parts(self) == parts(other) && self.stepped == other.stepped && self.cells == other.cells
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

pub(super) const fn bit(seat: Seat) -> u8 {
    1 << seat as u8
}

/// The squares of one seat's live pieces. They keep their order while others go.
#[derive(Clone, Copy)]
pub(super) struct Men {
    count: u8,
    squares: [Square; Men::MOST],
}

impl Men {
    /// More than a seat begins with it cannot have.
    pub(super) const MOST: usize = 16;

    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..self.count as usize]
    }

    fn add(&mut self, square: Square) {
        self.squares[self.count as usize] = square;
        self.count += 1;
    }

    fn remove(&mut self, square: Square) {
        let at = self.place(square);
        self.squares.copy_within(at + 1.., at);
        self.count -= 1;
    }

    pub(super) fn shift(&mut self, from: Square, to: Square) {
        let at = self.place(from);
        self.squares[at] = to;
    }

    fn place(&self, square: Square) -> usize {
        let place = self.squares().iter().position(|&man| man == square);
        place.expect("every live piece is listed")
    }
}

impl Default for Men {
    fn default() -> Men {
        Men {
            count: 0,
            squares: [Square::from_index(0); Men::MOST],
        }
    }
}
