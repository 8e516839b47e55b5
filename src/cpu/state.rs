//! A position with what the search keeps worked out along with it.

use crate::rules::{
    Direction, EMPTY_CODE, KNIGHT_STEPS, Mode, Move, MoveKind, Position, Seat, Square, Squares,
};

use super::{
    lines::{KINDS, Lines, STEP, places},
    packed::Packed,
    ways::{Way, distance, knight_steps, meet, meeting_with, way},
    worth::Worth,
};

/// Copied for every move; a copy is cheaper than taking a move back would be to get right.
#[derive(Clone)]
pub(super) struct State {
    pub(super) position: Position,
    pub(super) worth: &'static Worth,
    /// [`Position::key`] of the position.
    pub(super) key: u64,
    pub(super) lines: Lines,
    /// Where live knights stand.
    knights: Squares,
    /// By seat: worth and placement of its live pieces, see [`Worth::standing`].
    pub(super) placed: [Packed; 4],
    /// By seat: a bit for each opponent whose pieces attack its king.
    pub(super) checked_by: [u8; 4],
    /// A bit for each seat whose king sees something else than before the last move, or has lost
    /// a right to castle; perhaps for others too.
    pub(super) touched: u8,
}

/// Codes from here on are of grey pieces and of no pieces.
pub(super) const LIVE: u8 = 4 << 5;

impl State {
    pub(super) fn new(position: &Position) -> State {
        let mut state = State {
            position: position.clone(),
            worth: Worth::of(position.mode()),
            key: position.key(),
            lines: Lines::new(position.mode().geometry()),
            knights: Squares::NONE,
            placed: [Packed::ZERO; 4],
            checked_by: [0; 4],
            touched: 15,
        };
        for (square, _) in position.pieces() {
            state.add(square, position.code(square));
        }
        state.find_checks();
        state
    }

    /// After a pseudo-legal move of the seat to move.
    pub(super) fn after(&self, mv: Move) -> State {
        self.after_with(mv, |_| {})
    }

    /// The same; `hear` is told the new key as soon as it is known, before the rest is worked out.
    #[inline]
    pub(super) fn after_with(&self, mv: Move, hear: impl FnOnce(u64)) -> State {
        let mut next = self.clone();
        next.position.play(mv);
        next.key = next.position.key();
        hear(next.key);
        if mv.is_castling() {
            return State::new(&next.position);
        }
        next.remove(mv.from, self.position.code(mv.from));
        if mv.kind == MoveKind::EnPassant {
            for (square, _) in self.position.captured_by(mv).into_iter().flatten() {
                next.remove(square, self.position.code(square));
            }
        } else if !self.position.is_empty(mv.to) {
            next.remove(mv.to, self.position.code(mv.to));
        }
        next.add(mv.to, next.position.code(mv.to));
        next.touched = [mv.from, mv.to]
            .map(|square| self.position.code(square))
            .into_iter()
            .filter(|code| matches!(code & 7, 3 | 5))
            .fold(0, |set, code| set | 1 << (code >> 3 & 3));
        let special = mv.kind == MoveKind::EnPassant || mv.promotion.is_some();
        let met = meeting_with(mv.from).or(meeting_with(mv.to));
        for seat in Seat::ALL {
            let Some(king) = next.position.king(seat) else {
                next.checked_by[seat.index()] = 0;
                continue;
            };
            if special || king == mv.to || met.has(king) && self.shows(mv, king, &next) {
                next.touched |= 1 << seat.index();
                next.checked_by[seat.index()] = next.checks_of(seat);
            }
        }
        debug_assert!(next.is_as_new(), "{mv}");
        next
    }

    /// Whether what is kept is what would be found anew.
    fn is_as_new(&self) -> bool {
        let new = State::new(&self.position);
        self.key == new.key
            && self.lines == new.lines
            && self.knights == new.knights
            && self.placed == new.placed
            && self.checked_by == new.checked_by
    }

    /// Whether a move changes what a king sees that stands elsewhere.
    #[inline]
    fn shows(&self, mv: Move, king: Square, next: &State) -> bool {
        let here = places(king);
        let sees = |square| match way(king, square) {
            Way::Line { kind, down } => {
                let reach = next.lines.reach(here[kind as usize]);
                distance(king, square) <= if down { reach.down } else { reach.up }
            }
            // Only knights are seen so.
            Way::Knight => self.knights.has(mv.from) || self.knights.has(mv.to),
            Way::Neither => false,
        };
        sees(mv.from) || sees(mv.to)
    }

    /// Worked out anew after the position was changed otherwise than by a move.
    pub(super) fn refreshed(&self) -> State {
        State::new(&self.position)
    }

    pub(super) fn turn(&self) -> Seat {
        self.position.turn()
    }

    /// The seat whose turn comes after this one.
    pub(super) fn next_turn(&self) -> Seat {
        let turn = self.turn();
        let mut next = turn.next();
        while self.position.is_out(next) && next != turn {
            next = next.next();
        }
        next
    }

    /// Whether the seat to move could take an enemy king now (RULES 3.2).
    pub(super) fn can_take_king(&self) -> bool {
        let bit = 1 << self.turn().index();
        self.checked_by.iter().any(|by| by & bit != 0)
    }

    pub(super) fn in_check(&self) -> bool {
        self.checked_by[self.turn().index()] != 0
    }

    /// Whether the next seat could take the king of the mover's partner: as good as a check.
    pub(super) fn partner_in_check(&self) -> bool {
        self.position.mode() == Mode::Teams
            && self.checked_by[self.turn().opposite().index()] >> self.next_turn().index() & 1 != 0
    }

    /// Whether the pieces of `seat` give check.
    pub(super) fn gives_check(&self, seat: Seat) -> bool {
        self.checked_by.iter().any(|by| by >> seat.index() & 1 != 0)
    }

    /// Whether a piece that goes to an empty square attacks an enemy king from there. What it may
    /// uncover is not looked at, nor the square that it leaves.
    pub(super) fn checks_directly(&self, mv: Move) -> bool {
        let foes = self.worth.foes[self.turn().index()];
        Seat::ALL.into_iter().any(|seat| {
            foes >> seat.index() & 1 != 0
                && self
                    .position
                    .king(seat)
                    .is_some_and(|king| meet(king, mv.to) && self.reaches(mv.from, mv.to, king))
        })
    }

    /// Where pieces of the seat to move may attack an enemy king from.
    pub(super) fn checking_ground(&self) -> Squares {
        let foes = self.worth.foes[self.turn().index()];
        Seat::ALL
            .into_iter()
            .filter(|seat| foes >> seat.index() & 1 != 0)
            .filter_map(|seat| self.position.king(seat))
            .fold(Squares::NONE, |ground, king| ground.or(meeting_with(king)))
    }

    /// Whether a piece would attack a square from another one.
    fn reaches(&self, piece: Square, from: Square, to: Square) -> bool {
        match way(to, from) {
            Way::Line { kind, down } => {
                let distance = distance(from, to);
                let towards = TOWARDS[kind as usize][usize::from(down)];
                self.position.attacks_along(piece, towards, distance > 1) && {
                    let reach = self.lines.reach(places(to)[kind as usize]);
                    distance <= if down { reach.down } else { reach.up }
                }
            }
            Way::Knight => self.knights.has(piece),
            Way::Neither => false,
        }
    }

    /// Whether a move that was good elsewhere is one here too, but that it may leave the own king
    /// in check. Castling, captures by pawns and promotions are looked up among the legal moves.
    pub(super) fn can_play(&self, mv: Move) -> bool {
        let code = self.position.code(mv.from);
        if code >= LIVE || code >> 5 != self.turn() as u8 {
            return false;
        }
        let onto = self.position.code(mv.to);
        let is_pawn = code.trailing_zeros() >= 3;
        if is_pawn || mv.kind != MoveKind::Normal || mv.promotion.is_some() {
            return self.position.is_legal(mv);
        }
        let foes = self.worth.foes[self.turn().index()];
        let takes = onto < EMPTY_CODE && (onto >= LIVE || foes >> (onto >> 5) & 1 != 0);
        (onto == EMPTY_CODE || takes) && self.reaches(mv.from, mv.from, mv.to)
    }

    fn add(&mut self, square: Square, code: u8) {
        self.lines.flip(square);
        if let Some(placed) = self.placed_for(square, code) {
            self.placed[usize::from(code >> 5)] += placed;
        }
    }

    fn remove(&mut self, square: Square, code: u8) {
        self.lines.flip(square);
        if let Some(placed) = self.placed_for(square, code) {
            self.placed[usize::from(code >> 5)] -= placed;
        }
    }

    /// What a live piece adds; keeps the knights.
    fn placed_for(&mut self, square: Square, code: u8) -> Option<Packed> {
        (code < LIVE).then(|| {
            if code & 7 == 1 {
                self.knights.flip(square);
            }
            self.worth.placed[usize::from(code & 31)][usize::from(square.index())]
        })
    }

    fn find_checks(&mut self) {
        for seat in Seat::ALL {
            self.checked_by[seat.index()] = self.checks_of(seat);
        }
    }

    /// A bit for each opponent of a seat whose pieces attack its king.
    fn checks_of(&self, seat: Seat) -> u8 {
        match self.position.king(seat) {
            Some(king) => self.attackers(king) & self.worth.foes[seat.index()],
            None => 0,
        }
    }

    /// A bit for each seat with a live piece that attacks `square`.
    pub(super) fn attackers(&self, square: Square) -> u8 {
        let mut seats = 0;
        self.each_attacker(square, |_, code| seats |= 1 << (code >> 5));
        seats
    }

    /// Every live piece that attacks a square, with its code.
    pub(super) fn each_attacker(&self, square: Square, mut visit: impl FnMut(Square, u8)) {
        let here = places(square);
        for kind in 0..KINDS {
            let reach = self.lines.reach(here[kind]);
            let ends = [
                (STEP[kind].wrapping_mul(reach.up), reach.up),
                (
                    STEP[kind].wrapping_mul(reach.down).wrapping_neg(),
                    reach.down,
                ),
            ];
            for ((offset, distance), towards) in ends.into_iter().zip(TOWARDS[kind]) {
                let at = Square::from_index(square.index().wrapping_add(offset));
                if self.position.attacks_along(at, towards, distance > 1) {
                    visit(at, self.position.code(at));
                }
            }
        }
        if !self.knights.meets(knight_steps(square)) {
            return;
        }
        for step in KNIGHT_STEPS {
            let at = Square::from_index(square.index().wrapping_add(step));
            if self.knights.has(at) {
                visit(at, self.position.code(at));
            }
        }
    }
}

/// Where pieces attack along lines of each kind, from up and from down the line.
const TOWARDS: [[Direction; 2]; KINDS] = {
    let mut towards = [[Direction::of_step(1); 2]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        towards[kind] = [
            Direction::of_step(STEP[kind].wrapping_neg()),
            Direction::of_step(STEP[kind]),
        ];
        kind += 1;
    }
    towards
};
