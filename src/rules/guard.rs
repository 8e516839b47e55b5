//! What a king needs: the squares that answer a check, and the lines that pinned pieces must keep.

use super::{
    Position, Role, Seat, Square, Squares,
    attacks::{FAR, NEAR},
    cell::Cell,
    layout::{KNIGHT_STEPS, STEPS},
};

/// Checks and pins of one seat's king (RULES 3.1, 3.2).
pub(super) struct Guard {
    /// Where a piece other than the king has to land: anywhere without a check, on the checker or
    /// in between with one, nowhere with two checkers that no square answers.
    pub(super) answers: Squares,
    pub(super) in_check: bool,
    /// Bits of the directions in which the king would stay on the line of a piece that checks it.
    pub(super) shadow: u8,
    /// The king's line in each direction where a piece of its own stands alone before an attacker.
    pins: u8,
    /// The pieces on these lines.
    pinned: [Square; 8],
}

impl Guard {
    /// Whether every move of a piece other than the king is safe, but for en passant captures.
    pub(super) fn is_free(&self) -> bool {
        !self.in_check && self.pins == 0
    }
}

impl Position {
    pub(super) fn guard(&self, seat: Seat) -> Guard {
        let mut guard = Guard {
            answers: Squares::ALL,
            in_check: false,
            shadow: 0,
            pins: 0,
            pinned: [Square::from_index(0); 8],
        };
        let Some(king) = self.kings[seat] else {
            return guard;
        };
        let foes = self.foes(seat);
        for (direction, step) in STEPS.into_iter().enumerate() {
            let mut at = king.step(step);
            let mut reach = &NEAR;
            while self.cell(at) == Cell::EMPTY {
                at = at.step(step);
                reach = &FAR;
            }
            let cell = self.cell(at);
            if foes.has(cell) {
                if reach[cell.code() as usize] >> (direction ^ 4) & 1 != 0 {
                    let line = line(king, step, at);
                    guard.answers = guard.answers.and(&line);
                    guard.in_check = true;
                    // A pawn or king does not reach past the king it checks.
                    guard.shadow |= FAR[cell.code() as usize] & 1 << (direction ^ 4);
                }
            } else if cell.is_live_of(seat) {
                let own = at;
                at = at.step(step);
                while self.cell(at) == Cell::EMPTY {
                    at = at.step(step);
                }
                let cell = self.cell(at);
                if foes.has(cell) && FAR[cell.code() as usize] >> (direction ^ 4) & 1 != 0 {
                    guard.pins |= 1 << direction;
                    guard.pinned[direction] = own;
                }
            }
        }
        for step in KNIGHT_STEPS {
            let at = king.step(step);
            let cell = self.cell(at);
            if foes.has(cell) && cell.is_live(Role::Knight) {
                let mut only = Squares::NONE;
                only.add(at);
                guard.answers = guard.answers.and(&only);
                guard.in_check = true;
            }
        }
        guard
    }

    /// Where a piece other than the king may go as far as its king is concerned.
    pub(super) fn allowed(&self, guard: &Guard, seat: Seat, from: Square) -> Squares {
        let mut pins = guard.pins;
        while pins != 0 {
            let direction = pins.trailing_zeros() as usize & 7;
            if guard.pinned[direction] == from {
                return guard
                    .answers
                    .and(&self.pin_line(seat, from, STEPS[direction]));
            }
            pins &= pins - 1;
        }
        guard.answers
    }

    /// From the king over the pinned piece to the one that pins it.
    fn pin_line(&self, seat: Seat, pinned: Square, step: u8) -> Squares {
        let mut attacker = pinned.step(step);
        while self.cell(attacker) == Cell::EMPTY {
            attacker = attacker.step(step);
        }
        let king = self.kings[seat].expect("a king that pieces are pinned to");
        line(king, step, attacker)
    }
}

/// The squares after `from` up to and with `to`.
fn line(from: Square, step: u8, to: Square) -> Squares {
    let mut line = Squares::NONE;
    let mut at = from;
    while at != to {
        at = at.step(step);
        line.add(at);
    }
    line
}
