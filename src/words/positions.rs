//! What is wrong with the text of a position, fault by fault (FORMATS: FEN4, FEN).

use super::{Words, say};
use crate::{
    notation::{
        PositionFault,
        fen::FenFault,
        fen4::{Fen4Fault, Field},
    },
    rules::{Mode, Seat, SetupFault, Square},
};

impl Words {
    pub fn position_fault(self, mode: Mode, fault: &PositionFault) -> String {
        match fault {
            PositionFault::Fen4(fault) => self.fen4_fault(mode, fault),
            PositionFault::Fen(fault) => self.fen_fault(fault),
            PositionFault::Setup(fault) => self.setup_fault(mode, *fault),
        }
    }

    fn fen4_fault(self, mode: Mode, fault: &Fen4Fault) -> String {
        let at = |square: &Square| square.to_string();
        match fault {
            Fen4Fault::TooLong { bytes } => say!(self, "position-too-long", bytes = *bytes),
            Fen4Fault::Classic => say!(self, "position-classic"),
            Fen4Fault::UnknownStart { name } => {
                say!(self, "position-unknown-start", found = typed(name))
            }
            Fen4Fault::MissingPart { missing } => {
                say!(self, "position-missing-part", part = part(*missing))
            }
            Fen4Fault::Turn { part: at, found } => say!(
                self,
                "position-turn",
                part = part(*at),
                found = typed(found),
            ),
            Fen4Fault::Flags { part: at, found } => say!(
                self,
                "position-flags",
                part = part(*at),
                found = typed(found),
            ),
            Fen4Fault::Points { found } => say!(self, "position-points", found = typed(found)),
            Fen4Fault::Halfmove { found } => say!(self, "position-halfmove", found = typed(found)),
            Fen4Fault::Extra { found } => say!(self, "position-extra", found = typed(found)),
            Fen4Fault::ExtraValue { key, found } => say!(
                self,
                "position-extra-value",
                key = *key,
                found = typed(found),
            ),
            Fen4Fault::EnPassant { seat, found } => say!(
                self,
                "position-en-passant",
                seat = self.seat(mode, *seat),
                found = typed(found),
            ),
            Fen4Fault::RankCount { found } => {
                say!(self, "position-rank-count", wanted = 14, found = *found)
            }
            Fen4Fault::RankWidth { rank, found } => say!(
                self,
                "position-rank-width",
                rank = *rank,
                wanted = 14,
                found = *found,
            ),
            Fen4Fault::Item { rank, item, found } => say!(
                self,
                "position-item",
                rank = *rank,
                item = *item,
                found = typed(found),
            ),
            Fen4Fault::OffBoard { square, found } => say!(
                self,
                "position-off-board",
                square = at(square),
                found = typed(found),
            ),
            Fen4Fault::NotMissing { square } => {
                say!(self, "position-not-missing", square = at(square))
            }
            Fen4Fault::NobodyIsOut { square } => {
                say!(self, "position-nobody-is-out", square = at(square))
            }
        }
    }

    fn fen_fault(self, fault: &FenFault) -> String {
        match fault {
            FenFault::TooLong { bytes } => say!(self, "position-too-long", bytes = *bytes),
            FenFault::PartCount { found } => say!(self, "position-part-count", found = *found),
            FenFault::RankCount { found } => {
                say!(self, "position-rank-count", wanted = 8, found = *found)
            }
            FenFault::RankWidth { rank, found } => say!(
                self,
                "position-rank-width",
                rank = *rank,
                wanted = 8,
                found = *found,
            ),
            FenFault::Item { rank, found } => say!(
                self,
                "position-fen-item",
                rank = *rank,
                found = typed(&found.to_string()),
            ),
            FenFault::Turn { found } => say!(self, "position-fen-turn", found = typed(found)),
            FenFault::Castling { found } => say!(self, "position-castling", found = typed(found)),
            FenFault::EnPassant { found } => {
                say!(self, "position-fen-en-passant", found = typed(found))
            }
            FenFault::Halfmove { found } => say!(self, "position-halfmove", found = typed(found)),
            FenFault::Fullmove { found } => say!(self, "position-fullmove", found = typed(found)),
        }
    }

    fn setup_fault(self, mode: Mode, fault: SetupFault) -> String {
        // A seat that the mode does not have is called by its colour.
        let name = |seat: Seat| {
            if mode.seats().contains(&seat) {
                self.seat(mode, seat)
            } else {
                self.color(seat)
            }
        };
        let at = |square: Square| square.to_string();
        match fault {
            SetupFault::NoSuchSquare(square) => say!(self, "move-no-square", square = at(square)),
            SetupFault::TwoPieces(square) => {
                say!(self, "position-two-pieces", square = at(square))
            }
            SetupFault::NoSuchSeat { seat, square } => say!(
                self,
                "position-no-seat",
                seat = name(seat),
                square = at(square),
            ),
            SetupFault::NoKing(seat) => say!(self, "position-no-king", seat = name(seat)),
            SetupFault::ManyKings(seat) => say!(self, "position-many-kings", seat = name(seat)),
            SetupFault::ManyPieces { seat, count } => say!(
                self,
                "position-many-pieces",
                seat = name(seat),
                count = count,
            ),
            SetupFault::PawnRank { seat, square } => say!(
                self,
                "position-pawn-rank",
                seat = name(seat),
                square = at(square),
            ),
            SetupFault::Promoted(square) => say!(self, "position-promoted", square = at(square)),
            SetupFault::GreyInPlay(square, seat) => say!(
                self,
                "position-grey-in-play",
                seat = name(seat),
                square = at(square),
            ),
            SetupFault::LiveButOut(square, seat) => say!(
                self,
                "position-live-but-out",
                seat = name(seat),
                square = at(square),
            ),
            SetupFault::OutInThisMode(seat) => say!(self, "position-out", seat = name(seat)),
            SetupFault::WalkingInPlay(seat) => say!(self, "position-walking", seat = name(seat)),
            SetupFault::Turn(seat) => say!(self, "position-turn-of", seat = name(seat)),
            SetupFault::CastleShort(seat) => {
                say!(self, "position-castles", seat = name(seat), side = "short",)
            }
            SetupFault::CastleLong(seat) => {
                say!(self, "position-castles", seat = name(seat), side = "long")
            }
            SetupFault::EnPassant {
                seat,
                skipped,
                pawn,
            } => say!(
                self,
                "position-stepped",
                seat = name(seat),
                skipped = at(skipped),
                pawn = at(pawn),
            ),
            SetupFault::CheckOutOfTurn(seat) => say!(self, "position-check", seat = name(seat)),
        }
    }
}

/// The name of a part in the language files.
const fn part(field: Field) -> &'static str {
    match field {
        Field::Turn => "turn",
        Field::Dead => "dead",
        Field::Short => "short",
        Field::Long => "long",
        Field::Points => "points",
        Field::Halfmove => "halfmove",
        Field::Board => "board",
    }
}

/// What was typed, so that nothing in it is formatted or mentions anybody.
fn typed(found: &str) -> String {
    let plain = found.replace('`', "'");
    if plain.is_empty() {
        "–".to_owned()
    } else {
        format!("`{plain}`")
    }
}
