//! Why a typed move was not taken (RULES 10.1), with the nearest legal moves.

use super::{Words, game::role_key, say};
use crate::{
    notation::{Attacker, CastlingWhy, Letters, MoveTextError, Why},
    rules::{Mode, Move, MoveKind, Piece},
};

impl Words {
    pub fn move_error(self, mode: Mode, error: &MoveTextError) -> String {
        let why = self.why(mode, &error.why);
        if error.nearest.is_empty() {
            why
        } else {
            let moves = move_list(&error.nearest, self.letters());
            say!(self, "move-nearest", why = why, moves = moves)
        }
    }

    fn why(self, mode: Mode, why: &Why) -> String {
        match why {
            Why::NotUnderstood => say!(self, "move-not-understood"),
            Why::OnlyOrigin(at) => say!(self, "move-only-origin", square = at.to_string()),
            Why::Ambiguous(moves) => say!(
                self,
                "move-ambiguous",
                moves = move_list(moves, self.letters())
            ),
            Why::PromotionMissing(moves) => {
                say!(
                    self,
                    "move-promotion",
                    moves = move_list(moves, self.letters())
                )
            }
            Why::CannotBecome(role) => say!(
                self,
                "move-cannot-become",
                role = role_key(*role),
                roles = self.promotions(mode),
            ),
            Why::NoPromotion(at) => say!(self, "move-no-promotion", square = at.to_string()),
            Why::NoSuchSquare(at) => say!(self, "move-no-square", square = at.to_string()),
            Why::EmptyOrigin(at) => say!(self, "move-empty", square = at.to_string()),
            Why::NotYours { square, seat } => say!(
                self,
                "move-not-yours",
                square = square.to_string(),
                seat = self.seat(mode, *seat),
            ),
            Why::Grey(at) => say!(self, "move-grey", square = at.to_string()),
            Why::OtherPiece {
                square,
                found,
                named,
            } => say!(
                self,
                "move-other-piece",
                square = square.to_string(),
                found = role_key(*found),
                named = role_key(*named),
            ),
            Why::NoSuchPiece(role) => say!(self, "move-no-piece", role = role_key(*role)),
            Why::NoneReaches { role, to } => say!(
                self,
                "move-none-reaches",
                role = role_key(*role),
                square = to.to_string(),
            ),
            Why::OwnPiece(at) => say!(self, "move-own-piece", square = at.to_string()),
            Why::PartnerPiece { square, seat } => say!(
                self,
                "move-partner-piece",
                square = square.to_string(),
                seat = self.seat(mode, *seat),
            ),
            Why::Blocked { at, by } => say!(
                self,
                "move-blocked",
                square = at.to_string(),
                piece = self.whose(mode, *by),
            ),
            Why::Corner(at) => say!(self, "move-corner", square = at.to_string()),
            Why::NotItsMove { role, from, to } => say!(
                self,
                "move-not-its-move",
                role = role_key(*role),
                from = from.to_string(),
                to = to.to_string(),
            ),
            Why::NothingToTake(at) => say!(self, "move-nothing-to-take", square = at.to_string()),
            Why::LeavesKingInCheck(by) => {
                say!(self, "move-leaves-check", by = self.attacker(mode, by))
            }
            Why::IgnoresCheck(by) => {
                say!(self, "move-ignores-check", by = self.attacker(mode, by))
            }
            Why::Castling(why) => self.castling(mode, why),
        }
    }

    fn castling(self, mode: Mode, why: &CastlingWhy) -> String {
        match why {
            CastlingWhy::RightLost(kind) => say!(
                self,
                "castling-right-lost",
                side = match kind {
                    MoveKind::CastleLong => "long",
                    _ => "short",
                },
            ),
            CastlingWhy::Between(by) => {
                say!(self, "castling-between", by = self.attacker(mode, by))
            }
            CastlingWhy::InCheck(by) => {
                say!(self, "castling-in-check", by = self.attacker(mode, by))
            }
            CastlingWhy::Attacked { square, by } => say!(
                self,
                "castling-attacked",
                square = square.to_string(),
                by = self.attacker(mode, by),
            ),
        }
    }

    /// `Blue’s bishop on d4`.
    fn attacker(self, mode: Mode, by: &Attacker) -> String {
        say!(
            self,
            "piece-on",
            piece = self.whose(mode, by.piece),
            square = by.square.to_string(),
        )
    }

    /// `Blue’s bishop`, `a grey bishop`.
    pub(super) fn whose(self, mode: Mode, piece: Piece) -> String {
        let role = role_key(piece.role);
        if piece.grey {
            say!(self, "grey-piece", role = role)
        } else {
            let owner = self.side(mode, piece.seat);
            say!(self, "owned-piece", owner = owner, role = role)
        }
    }
}

/// Moves as they can be typed, which is never ambiguous: a pawn becomes a piece of the language's
/// own letter.
fn move_list(moves: &[Move], letters: Letters) -> String {
    let moves: Vec<String> = moves
        .iter()
        .map(|mv| match mv.promotion {
            Some(role) => format!("`{}{}={}`", mv.from, mv.to, letters.letter(role)),
            None => format!("`{mv}`"),
        })
        .collect();
    moves.join(", ")
}
