//! Who attacks what (RULES 3.1).

use super::{
    Piece, Position, Role, Seat, Square,
    cell::{Cell, Classes},
    layout::{KNIGHT_STEPS, PAWNS, STEPS},
};

/// For each piece, by its code, a bit for each of [`STEPS`] in which it attacks the next square.
pub(super) static NEAR: [u8; 256] = reach(true);
/// The same for squares further off.
pub(super) static FAR: [u8; 256] = reach(false);

const ORTHOGONAL: u8 = 0b0101_0101;
const DIAGONAL: u8 = 0b1010_1010;

const fn reach(near: bool) -> [u8; 256] {
    let mut table = [0; 256];
    let mut code = 0;
    // Only live pieces attack (RULES 5.5).
    while code < 128 {
        if let Some(piece) = Cell::from_code(code).piece() {
            table[code as usize] = directions(piece, near);
        }
        code += 1;
    }
    table
}

const fn directions(piece: Piece, near: bool) -> u8 {
    match piece.role {
        Role::Rook => ORTHOGONAL,
        Role::Bishop => DIAGONAL,
        Role::Queen => ORTHOGONAL | DIAGONAL,
        Role::King if near => ORTHOGONAL | DIAGONAL,
        Role::Pawn if near => {
            let steps = PAWNS[piece.seat.index()].captures;
            let mut set = 0;
            let mut direction = 0;
            while direction < 8 {
                if STEPS[direction] == steps[0] || STEPS[direction] == steps[1] {
                    set |= 1 << direction;
                }
                direction += 1;
            }
            set
        }
        _ => 0,
    }
}

impl Position {
    /// Whether the king of any seat, to move or not, is in check (RULES 3.1).
    pub fn in_check(&self, seat: Seat) -> bool {
        self.kings[seat].is_some_and(|king| self.attacked(king, self.foes(seat)))
    }

    /// The pieces of `by` that attack a square, whatever stands there, pins or not: knights come
    /// last.
    pub fn attackers(&self, square: Square, by: Seat) -> impl Iterator<Item = Square> {
        self.attackers_of(square, Classes::of(by))
    }

    pub(super) fn attacked(&self, square: Square, by: Classes) -> bool {
        self.attackers_of(square, by).next().is_some()
    }

    fn attackers_of(&self, square: Square, by: Classes) -> impl Iterator<Item = Square> {
        let lines = (0..8).filter_map(move |direction| {
            let step = STEPS[direction];
            let mut at = square.step(step);
            let mut reach = &NEAR;
            while self.cell(at) == Cell::EMPTY {
                at = at.step(step);
                reach = &FAR;
            }
            let cell = self.cell(at);
            let towards = direction ^ 4;
            (by.has(cell) && reach[cell.code() as usize] >> towards & 1 != 0).then_some(at)
        });
        let knights = KNIGHT_STEPS.into_iter().filter_map(move |step| {
            let at = square.step(step);
            let cell = self.cell(at);
            (by.has(cell) && cell.is_live(Role::Knight)).then_some(at)
        });
        lines.chain(knights)
    }

    /// Whether `seat` may take over the skipped square of `stepped` on its own next turn, if it
    /// has a pawn there: not after that seat's turn, and not what it may not capture (RULES 2.3).
    pub(super) fn may_take_en_passant(&self, seat: Seat, stepped: Seat) -> bool {
        let until = |seat: Seat| (seat.index() + 4 - self.turn.index()) % 4;
        let prey = self.layout.prey[seat.index()];
        self.en_passant(stepped).is_some_and(|(skipped, pawn)| {
            until(seat) < until(stepped)
                && prey.has(self.cell(pawn))
                && (self.cell(skipped) == Cell::EMPTY || prey.has(self.cell(skipped)))
        })
    }

    /// Whether some pawn, pinned or not, stands ready to take over the skipped square.
    pub(super) fn en_passant_counts(&self, stepped: Seat, skipped: Square) -> bool {
        Seat::ALL.into_iter().any(|seat| {
            self.may_take_en_passant(seat, stepped)
                && self
                    .attackers(skipped, seat)
                    .any(|at| self.cell(at).is(Role::Pawn))
        })
    }
}
