//! Which set-ups are possible: the door from a [`Setup`] to a [`Position`].

use super::{
    BySeat, Mode, Piece, Position, Role, Seat, Setup, Square,
    cell::Cell,
    layout::{Castle, Layout},
    position::{Men, bit},
};

/// Something about a set-up that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupFault {
    #[error("{0} is not a square of this board")]
    NoSuchSquare(Square),
    #[error("there are two pieces on {0}")]
    TwoPieces(Square),
    #[error("{seat} has no part in this mode, and yet a piece on {square}")]
    NoSuchSeat { seat: Seat, square: Square },
    #[error("{0} has no king")]
    NoKing(Seat),
    #[error("{0} has more than one king")]
    ManyKings(Seat),
    #[error("{seat} has {count} pieces, more than the 16 a game begins with")]
    ManyPieces { seat: Seat, count: usize },
    #[error("a pawn of {seat} cannot stand on {square}")]
    PawnRank { seat: Seat, square: Square },
    #[error("only a queen of a solo game can be marked as promoted, not the piece on {0}")]
    Promoted(Square),
    #[error("the piece on {0} is grey, but {1} is in play")]
    GreyInPlay(Square, Seat),
    #[error("{1} is out, but the piece on {0} is not grey")]
    LiveButOut(Square, Seat),
    #[error("{0} cannot be out: nobody goes out before the end in this mode")]
    OutInThisMode(Seat),
    #[error("{0} is in play: only the king of a seat that is out can be walking")]
    WalkingInPlay(Seat),
    #[error("it cannot be the turn of {0}")]
    Turn(Seat),
    #[error("{0} cannot castle short: king or rook is not where it began")]
    CastleShort(Seat),
    #[error("{0} cannot castle long: king or rook is not where it began")]
    CastleLong(Seat),
    #[error("no pawn of {seat} stepped over {skipped} to {pawn}")]
    EnPassant {
        seat: Seat,
        skipped: Square,
        pawn: Square,
    },
    #[error("nobody could move last: {0} is in check though it is not its turn")]
    CheckOutOfTurn(Seat),
}

impl Setup {
    /// The position, or everything that is wrong with it. Kings may be in check out of turn,
    /// except in classic games. An en passant right of the seat to move itself has lapsed
    /// (RULES 2.3) and is no fault.
    pub fn check(&self) -> Result<Position, Vec<SetupFault>> {
        let mut faults = Vec::new();
        self.check_seats(&mut faults);
        self.check_pieces(&mut faults);
        for seat in Seat::ALL {
            self.check_rights(seat, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let position = self.position();
        for &seat in self.mode.seats() {
            if self.mode == Mode::Classic && seat != self.turn && position.in_check(seat) {
                return Err(vec![SetupFault::CheckOutOfTurn(seat)]);
            }
        }
        Ok(position)
    }

    /// Drops castling and en passant rights for which king, rook or pawn are no longer in place.
    /// Game records carry such rights along; they can never be used.
    pub fn drop_void_rights(&mut self) {
        let mut faults = Vec::new();
        for seat in Seat::ALL {
            self.check_rights(seat, &mut faults);
        }
        for fault in faults {
            match fault {
                SetupFault::CastleShort(seat) => self.castle_short[seat] = false,
                SetupFault::CastleLong(seat) => self.castle_long[seat] = false,
                SetupFault::EnPassant { seat, .. } => self.en_passant[seat] = None,
                _ => {}
            }
        }
        self.en_passant[self.turn] = None;
    }

    fn check_seats(&self, faults: &mut Vec<SetupFault>) {
        for &seat in self.mode.seats() {
            if self.out[seat] && self.mode != Mode::Solo {
                faults.push(SetupFault::OutInThisMode(seat));
            }
            if self.walking[seat] && !self.out[seat] {
                faults.push(SetupFault::WalkingInPlay(seat));
            }
            let kings = self.live(seat).filter(|piece| piece.role == Role::King);
            match kings.count() {
                0 if !self.out[seat] || self.walking[seat] => faults.push(SetupFault::NoKing(seat)),
                0 | 1 => {}
                _ => faults.push(SetupFault::ManyKings(seat)),
            }
            let count = self.live(seat).count();
            if count > Men::MOST {
                faults.push(SetupFault::ManyPieces { seat, count });
            }
        }
        if !self.takes_part(self.turn) || self.out[self.turn] && !self.walking[self.turn] {
            faults.push(SetupFault::Turn(self.turn));
        }
    }

    fn check_pieces(&self, faults: &mut Vec<SetupFault>) {
        let layout = Layout::of(self.mode);
        for (i, &(square, piece)) in self.pieces.iter().enumerate() {
            let Piece {
                seat,
                role,
                promoted,
                grey,
            } = piece;
            let own_rank = layout.own_rank[seat.index()][square.index() as usize];
            if own_rank == 0 {
                faults.push(SetupFault::NoSuchSquare(square));
            }
            if self.pieces[..i].iter().any(|&(other, _)| other == square) {
                faults.push(SetupFault::TwoPieces(square));
            }
            if promoted && (role != Role::Queen || self.mode != Mode::Solo) {
                faults.push(SetupFault::Promoted(square));
            }
            if !self.takes_part(seat) {
                faults.push(SetupFault::NoSuchSeat { seat, square });
                continue;
            }
            let walks = self.walking[seat] && role == Role::King;
            match (self.out[seat] && !walks, grey) {
                (true, false) => faults.push(SetupFault::LiveButOut(square, seat)),
                (false, true) => faults.push(SetupFault::GreyInPlay(square, seat)),
                _ => {}
            }
            // Grey pawns go nowhere; of some only a guess says whose they were.
            let possible = 2..=layout.last_pawn_rank;
            if role == Role::Pawn && !grey && own_rank != 0 && !possible.contains(&own_rank) {
                faults.push(SetupFault::PawnRank { seat, square });
            }
        }
    }

    /// Castling and en passant rights that do not fit the pieces.
    fn check_rights(&self, seat: Seat, faults: &mut Vec<SetupFault>) {
        let stands = |square, piece| self.pieces.contains(&(square, piece));
        let castles = self.castles(seat);
        let fits = |side: usize| {
            let rook = Piece::new(seat, Role::Rook);
            castles.is_some_and(|castles| stands(castles[side].rook_from, rook))
        };
        if self.castle_short[seat] && !fits(0) {
            faults.push(SetupFault::CastleShort(seat));
        }
        if self.castle_long[seat] && !fits(1) {
            faults.push(SetupFault::CastleLong(seat));
        }
        let Some((skipped, pawn)) = self.en_passant[seat].filter(|_| seat != self.turn) else {
            return;
        };
        let own_rank = self.mode.geometry().own_rank(seat, pawn);
        let stepped = Piece {
            grey: self.out[seat],
            ..Piece::new(seat, Role::Pawn)
        };
        let passed = Layout::skipped(seat, pawn);
        let own = self
            .pieces
            .iter()
            .any(|&(square, piece)| square == skipped && piece.seat == seat);
        if own_rank != 4 || passed != skipped || !stands(pawn, stepped) || own {
            faults.push(SetupFault::EnPassant {
                seat,
                skipped,
                pawn,
            });
        }
    }

    /// The ways in which a seat could castle with its king where it stands.
    fn castles(&self, seat: Seat) -> Option<&'static [Castle; 2]> {
        let is_king = |&&(_, piece): &&(Square, Piece)| piece == Piece::new(seat, Role::King);
        let &(king, _) = self.pieces.iter().find(is_king)?;
        Layout::of(self.mode).castles(seat, king)
    }

    fn takes_part(&self, seat: Seat) -> bool {
        self.mode.seats().contains(&seat)
    }

    fn live(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        let pieces = self.pieces.iter().map(|&(_, piece)| piece);
        pieces.filter(move |piece| piece.seat == seat && !piece.grey)
    }

    /// Of a set-up without faults.
    fn position(&self) -> Position {
        let mut position = Position::empty(self.mode, self.turn);
        for &seat in self.mode.seats() {
            if self.out[seat] {
                position.active &= !bit(seat);
            }
            if self.walking[seat] {
                position.walking |= bit(seat);
            }
        }
        for &(square, piece) in &self.pieces {
            position.put(square, Cell::new(piece));
        }
        for seat in Seat::ALL {
            let has = [self.castle_short[seat], self.castle_long[seat]];
            for (castle, has) in self.castles(seat).into_iter().flatten().zip(has) {
                position.rights |= if has { castle.right } else { 0 };
            }
        }
        let stepped = |seat| self.en_passant[seat].filter(|_| seat != self.turn);
        position.stepped = BySeat::new(|seat| stepped(seat).map(|(_, pawn)| pawn));
        position.halfmove = self.halfmove;
        position
    }
}
