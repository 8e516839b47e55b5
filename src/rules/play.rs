//! What a move changes, and what a seat leaves behind that goes out.

use super::{
    Move, MoveKind, Piece, Position, Role, Seat, Square, cell::Cell, layout::rights_of,
    position::bit, zobrist,
};

impl Position {
    /// Plays a legal move of the seat to move and passes the turn to the next seat that is in play
    /// or walking. Rules are not checked; nobody goes out by it (see [`Position::set_out`]).
    pub fn play(&mut self, mv: Move) {
        let seat = self.turn;
        let mover = self.cell(mv.from);
        let taken = self.taken_squares(mv);
        self.halfmove += 1;
        for square in taken.into_iter().flatten() {
            self.take(square);
            self.halfmove = 0;
            for stepped in &mut self.stepped.0 {
                if *stepped == Some(square) {
                    *stepped = None;
                }
            }
        }
        self.shift(mv.from, mv.to);
        if mover.is(Role::Pawn) {
            self.halfmove = 0;
        }
        match mv.kind {
            MoveKind::DoubleStep => self.stepped[seat] = Some(mv.to),
            MoveKind::CastleShort | MoveKind::CastleLong => {
                let castles = self.layout.castles(seat, mv.from).into_iter().flatten();
                for castle in castles.filter(|castle| castle.mv == mv) {
                    self.shift(castle.rook_from, castle.rook_to);
                }
            }
            MoveKind::Normal | MoveKind::EnPassant => {}
        }
        if let Some(role) = mv.promotion {
            self.take(mv.to);
            let promoted = self.layout.marks_promoted;
            let piece = Piece {
                promoted,
                ..Piece::new(seat, role)
            };
            self.put(mv.to, Cell::new(piece));
        }
        let lost = &self.layout.rights_lost;
        self.rights &= !(lost[mv.from.index() as usize] | lost[mv.to.index() as usize]);
        if mover.is(Role::King) {
            self.rights &= !rights_of(seat);
        }
        self.pass_turn();
    }

    /// A copy on which a legal move was played.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut after = self.clone();
        after.play(mv);
        after
    }

    /// What a move takes: on its target, and the pawn that it takes en passant; both at once if
    /// another piece stands on the skipped square (RULES 2.3).
    pub fn captured_by(&self, mv: Move) -> [Option<(Square, Piece)>; 2] {
        let on = |square: Square| Some((square, self.piece(square)?));
        self.taken_squares(mv).map(|square| square.and_then(on))
    }

    /// The seat, in play or walking, whose king a move takes (RULES 3.2, 5.3).
    pub fn captures_king(&self, mv: Move) -> Option<Seat> {
        let cell = self.cell(mv.to);
        (cell.is_live(Role::King) && !mv.is_castling()).then(|| cell.owner())
    }

    /// A seat goes out: its pieces go grey, but for the king if it is to walk on, and its castling
    /// rights end (RULES 5.5, 5.10). A walking king that does not walk on goes grey too. Pawns
    /// that stepped over a square can still be taken there (2.3). The turn stays where it is.
    pub fn set_out(&mut self, seat: Seat, walking: bool) {
        self.active &= !bit(seat);
        self.rights &= !rights_of(seat);
        let king = self.kings[seat].filter(|_| walking);
        let men = self.men[seat];
        for &square in men.squares() {
            if Some(square) != king {
                let cell = self.take(square);
                self.put(square, cell.grey());
            }
        }
        if king.is_some() {
            self.walking |= bit(seat);
        } else {
            self.walking &= !bit(seat);
        }
    }

    /// Takes the king of a seat, walking or in play, off the board (RULES 5.10).
    pub fn remove_king(&mut self, seat: Seat) {
        self.walking &= !bit(seat);
        if let Some(king) = self.kings[seat] {
            self.take(king);
        }
    }

    /// Gives the turn to a seat. En passant rights of the seats that it reaches or passes over
    /// on the way clockwise lapse (RULES 2.3).
    pub fn set_turn(&mut self, seat: Seat) {
        while self.turn != seat {
            self.turn = self.turn.next();
            self.stepped[self.turn] = None;
        }
    }

    fn pass_turn(&mut self) {
        let mover = self.turn;
        let next = (1..4).map(|n| Seat::from_index(mover.index() + n));
        let next = next.into_iter().find(|&seat| self.moves_on(seat));
        self.set_turn(next.unwrap_or(mover));
    }

    fn taken_squares(&self, mv: Move) -> [Option<Square>; 2] {
        let on_target = Some(mv.to).filter(|&to| self.cell(to) != Cell::EMPTY && !mv.is_castling());
        let in_passing = match mv.kind {
            MoveKind::EnPassant => self.stepped_over(mv.to),
            _ => None,
        };
        [on_target, in_passing]
    }

    /// The pawn that stepped over a square.
    fn stepped_over(&self, skipped: Square) -> Option<Square> {
        let over = |seat| self.en_passant(seat).filter(|&(over, _)| over == skipped);
        Seat::ALL.into_iter().find_map(over).map(|(_, pawn)| pawn)
    }

    /// Moves a live piece to an empty square.
    fn shift(&mut self, from: Square, to: Square) {
        let cell = self.cell(from);
        let owner = cell.owner();
        self.cells[from.index() as usize] = Cell::EMPTY;
        self.cells[to.index() as usize] = cell;
        self.hash ^= zobrist::piece(cell, from) ^ zobrist::piece(cell, to);
        self.men[owner].shift(from, to);
        if cell.is(Role::King) {
            self.kings[owner] = Some(to);
        }
    }
}
