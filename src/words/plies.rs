//! Plies in words.

use super::{
    Words,
    game::{mark, role_key},
    say,
};
use crate::rules::{Mode, MoveKind, Ply, Seat};

impl Words {
    /// `● Red: knight e1–f3`, `▲ Blue: queen a8×g2 (Red’s pawn), check to ● Red`.
    pub fn ply(self, mode: Mode, ply: &Ply) -> String {
        let said = say!(
            self,
            "ply",
            seat = self.seat(mode, ply.seat),
            what = self.movement(mode, ply),
        );
        let checked: Vec<String> = Seat::ALL
            .into_iter()
            .filter(|&seat| ply.checks[seat] && !ply.out[seat])
            .map(|seat| self.seat(mode, seat))
            .collect();
        if checked.is_empty() {
            said
        } else {
            say!(self, "ply-check", ply = said, kings = self.list(&checked))
        }
    }

    /// `knight e1–f3`: what the piece did, without who moved it.
    pub fn movement(self, mode: Mode, ply: &Ply) -> String {
        match ply.mv.kind {
            MoveKind::CastleShort => return say!(self, "castles-short"),
            MoveKind::CastleLong => return say!(self, "castles-long"),
            MoveKind::Normal | MoveKind::DoubleStep | MoveKind::EnPassant => {}
        }
        let taken: Vec<String> = ply
            .captures()
            .map(|(_, piece)| self.whose(mode, piece))
            .collect();
        let (from, to) = (ply.mv.from.to_string(), ply.mv.to.to_string());
        let role = role_key(ply.piece.role);
        let mut said = if taken.is_empty() {
            say!(self, "moves", role = role, from = from, to = to)
        } else {
            let taken = self.list(&taken);
            say!(
                self,
                "takes",
                role = role,
                from = from,
                to = to,
                taken = taken
            )
        };
        if let Some(role) = ply.mv.promotion {
            said = say!(self, "promotes", moves = said, role = role_key(role));
        }
        said
    }

    /// Seats and points, the best first: `● Red 21, ■ Yellow 9, …`.
    pub fn standing(self, mode: Mode, points: &crate::rules::BySeat<i32>) -> String {
        let mut seats: Vec<Seat> = mode.seats().to_vec();
        seats.sort_by_key(|&seat| -points[seat]);
        let items: Vec<String> = seats
            .into_iter()
            .map(|seat| format!("{} {} {}", mark(seat), self.side(mode, seat), points[seat]))
            .collect();
        items.join(", ")
    }
}
