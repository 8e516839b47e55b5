//! Why a move is worth playing, in words.

use super::{Words, game::role_key, say};
use crate::{
    cpu::Why,
    rules::{Mode, Role},
};

impl Words {
    /// `it takes a rook for free.`
    pub fn why_play(self, mode: Mode, why: Why) -> String {
        let role = |role: Role| role_key(role);
        match why {
            Why::Only => say!(self, "hint-only"),
            Why::TakesKing(seat) => say!(self, "hint-takes-king", seat = self.seat(mode, seat)),
            Why::Mates => say!(self, "hint-mates"),
            Why::WinsIn(moves) => say!(self, "hint-wins", moves = moves),
            Why::StopsMate => say!(self, "hint-stops-mate"),
            Why::Promotes => say!(self, "hint-promotes"),
            Why::TakesFree(taken) => say!(self, "hint-takes-free", role = role(taken)),
            Why::TakesMore(taken) => say!(self, "hint-takes-more", role = role(taken)),
            Why::Saves(own) => say!(self, "hint-saves", role = role(own)),
            Why::Checks(seat) => say!(self, "hint-checks", seat = self.seat(mode, seat)),
            Why::Trades(taken) => say!(self, "hint-trades", role = role(taken)),
            Why::Castles => say!(self, "hint-castles"),
            Why::Develops(own) => say!(self, "hint-develops", role = role(own)),
            Why::Threatens(other) => say!(self, "hint-threatens", role = role(other)),
            Why::Best => say!(self, "hint-best"),
        }
    }
}
