//! Generating legal moves: all, or those that take or promote, each given to a visitor.
//!
//! With no check and no pin every step of a piece other than the king is legal, and nothing is
//! asked; otherwise it has to land where the [`Guard`] allows. What remains (en passant captures,
//! and captures of kings that the guard forbids) is rare, and is tried out.

use std::ops::ControlFlow::{self, Continue};

use super::{
    Mode, Move, MoveKind, Position, Role, Seat, Square, Squares,
    cell::{Cell, Classes},
    guard::Guard,
    layout::{KNIGHT_STEPS, PAWNS, PawnSteps, STEPS, rights_of},
};

/// What becomes of each move. Breaking off ends the generation.
pub(super) type Flow = ControlFlow<()>;

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    All,
    /// All but those king captures in team games that leave the own king in check (RULES 3.2).
    Safe,
    /// Only those that capture or promote.
    Loud,
}

struct Generator<'a, V, const LOUD: bool> {
    position: &'a Position,
    seat: Seat,
    wanted: Wanted,
    guard: Guard,
    prey: Classes,
    pawn_steps: PawnSteps,
    /// The seat's own rank of every square.
    own_rank: &'static [u8; 256],
    visit: V,
}

impl Position {
    /// Visits the legal moves of any seat as if it were its turn (RULES 5.2). Each move once, in
    /// an order that depends on how the position came about.
    #[inline]
    pub(super) fn each_legal(
        &self,
        seat: Seat,
        wanted: Wanted,
        visit: impl FnMut(Move) -> Flow,
    ) -> Flow {
        match wanted {
            Wanted::All | Wanted::Safe => self.generator::<_, false>(seat, wanted, visit).run(),
            Wanted::Loud => self.generator::<_, true>(seat, wanted, visit).run(),
        }
    }

    #[inline]
    fn generator<V, const LOUD: bool>(
        &self,
        seat: Seat,
        wanted: Wanted,
        visit: V,
    ) -> Generator<'_, V, LOUD> {
        Generator {
            position: self,
            seat,
            wanted,
            guard: self.guard(seat),
            prey: self.layout.prey[seat.index()],
            pawn_steps: PAWNS[seat.index()],
            own_rank: &self.layout.own_rank[seat.index()],
            visit,
        }
    }
}

impl<V: FnMut(Move) -> Flow, const LOUD: bool> Generator<'_, V, LOUD> {
    #[inline]
    fn run(mut self) -> Flow {
        if self.guard.is_free() {
            self.pieces::<false>()?;
        } else {
            self.pieces::<true>()?;
        }
        if self.position.stepped.0 != [None; 4] {
            self.en_passant()?;
        }
        Continue(())
    }

    #[inline]
    fn pieces<const GUARDED: bool>(&mut self) -> Flow {
        for &from in self.position.men[self.seat].squares() {
            let allowed = if GUARDED {
                self.position.allowed(&self.guard, self.seat, from)
            } else {
                Squares::ALL
            };
            match self.position.cell(from).role() {
                Role::Pawn => self.pawn::<GUARDED>(from, allowed)?,
                Role::Knight => self.knight::<GUARDED>(from, allowed)?,
                Role::Bishop => self.slider::<GUARDED, 1, 2>(from, allowed)?,
                Role::Rook => self.slider::<GUARDED, 0, 2>(from, allowed)?,
                Role::Queen => self.slider::<GUARDED, 0, 1>(from, allowed)?,
                Role::King => self.king(from)?,
            }
        }
        Continue(())
    }

    /// In every direction, or in every other one from the first.
    #[inline]
    fn slider<const GUARDED: bool, const FIRST: usize, const EVERY: usize>(
        &mut self,
        from: Square,
        allowed: Squares,
    ) -> Flow {
        let mut direction = FIRST;
        while direction < 8 {
            let step = STEPS[direction];
            let mut to = from.step(step);
            while self.position.cell(to) == Cell::EMPTY {
                if !LOUD && (!GUARDED || allowed.has(to)) {
                    (self.visit)(Move::new(from, to, MoveKind::Normal))?;
                }
                to = to.step(step);
            }
            if self.prey.has(self.position.cell(to)) {
                self.capture::<GUARDED>(from, to, allowed)?;
            }
            direction += EVERY;
        }
        Continue(())
    }

    #[inline]
    fn knight<const GUARDED: bool>(&mut self, from: Square, allowed: Squares) -> Flow {
        for step in KNIGHT_STEPS {
            let to = from.step(step);
            let cell = self.position.cell(to);
            if self.prey.has(cell) {
                self.capture::<GUARDED>(from, to, allowed)?;
            } else if cell == Cell::EMPTY && !LOUD && (!GUARDED || allowed.has(to)) {
                (self.visit)(Move::new(from, to, MoveKind::Normal))?;
            }
        }
        Continue(())
    }

    #[inline]
    fn capture<const GUARDED: bool>(&mut self, from: Square, to: Square, allowed: Squares) -> Flow {
        let mv = Move::new(from, to, MoveKind::Normal);
        if !GUARDED || allowed.has(to) || self.takes_king_unguarded(mv) {
            (self.visit)(mv)?;
        }
        Continue(())
    }

    #[inline]
    fn pawn<const GUARDED: bool>(&mut self, from: Square, allowed: Squares) -> Flow {
        let position = self.position;
        let own_rank = self.own_rank[from.index() as usize];
        let promotes = own_rank == position.layout.last_pawn_rank;
        let steps = self.pawn_steps;
        let next = from.step(steps.ahead);
        if position.cell(next) == Cell::EMPTY && (promotes || !LOUD) {
            if !GUARDED || allowed.has(next) {
                self.arrive(Move::new(from, next, MoveKind::Normal), promotes)?;
            }
            let second = next.step(steps.ahead);
            if own_rank == 2
                && position.cell(second) == Cell::EMPTY
                && (!GUARDED || allowed.has(second))
            {
                (self.visit)(Move::new(from, second, MoveKind::DoubleStep))?;
            }
        }
        for step in steps.captures {
            let to = from.step(step);
            if self.prey.has(position.cell(to)) {
                let mv = Move::new(from, to, MoveKind::Normal);
                if (!GUARDED || allowed.has(to) || self.takes_king_unguarded(mv))
                    && !self.takes_two(to)
                {
                    self.arrive(mv, promotes)?;
                }
            }
        }
        Continue(())
    }

    /// A pawn's move, once for each piece that it may become (RULES 2.5).
    #[inline]
    fn arrive(&mut self, mv: Move, promotes: bool) -> Flow {
        if !promotes {
            return (self.visit)(mv);
        }
        for &role in self.position.layout.promotions {
            (self.visit)(Move {
                promotion: Some(role),
                ..mv
            })?;
        }
        Continue(())
    }

    /// Whether a pawn's capture on a square is one en passant as well (RULES 2.3).
    fn takes_two(&self, to: Square) -> bool {
        let over = |seat| {
            self.position
                .en_passant(seat)
                .is_some_and(|(over, _)| over == to)
        };
        let mut seats = Seat::ALL.into_iter().filter(|&seat| over(seat));
        seats.any(|stepped| self.position.may_take_en_passant(self.seat, stepped))
    }

    /// RULES 2.3.
    #[cold]
    fn en_passant(&mut self) -> Flow {
        let position = self.position;
        let captures = self.pawn_steps.captures;
        for stepped in Seat::ALL {
            let Some((skipped, _)) = position.en_passant(stepped) else {
                continue;
            };
            if !position.may_take_en_passant(self.seat, stepped) {
                continue;
            }
            for from in captures.map(|step| skipped.step(step.wrapping_neg())) {
                let mv = Move::new(from, skipped, MoveKind::EnPassant);
                if position.cell(from) == Cell::live(self.seat, Role::Pawn) && self.is_safe(mv) {
                    let own_rank = self.own_rank[from.index() as usize];
                    self.arrive(mv, own_rank == position.layout.last_pawn_rank)?;
                }
            }
        }
        Continue(())
    }

    #[inline]
    fn king(&mut self, from: Square) -> Flow {
        let foes = self.position.foes(self.seat);
        for (direction, step) in STEPS.into_iter().enumerate() {
            let to = from.step(step);
            let cell = self.position.cell(to);
            if cell != Cell::EMPTY && !self.prey.has(cell) || cell == Cell::EMPTY && LOUD {
                continue;
            }
            let mv = Move::new(from, to, MoveKind::Normal);
            let safe = if cell.is_live(Role::King) {
                self.is_safe(mv)
            } else {
                self.guard.shadow >> direction & 1 == 0 && !self.position.attacked(to, foes)
            };
            if safe {
                (self.visit)(mv)?;
            }
        }
        if !self.guard.in_check && !LOUD {
            self.castle(from)?;
        }
        Continue(())
    }

    /// RULES 2.4; that the king is not in check is known.
    #[inline]
    fn castle(&mut self, king: Square) -> Flow {
        let position = self.position;
        if position.rights & rights_of(self.seat) == 0 {
            return Continue(());
        }
        for castle in position
            .layout
            .castles(self.seat, king)
            .into_iter()
            .flatten()
        {
            if position.rights & castle.right == 0 {
                continue;
            }
            let mut at = king.step(castle.step);
            while position.cell(at) == Cell::EMPTY {
                at = at.step(castle.step);
            }
            let foes = position.foes(self.seat);
            if at == castle.rook_from
                && !position.attacked(castle.rook_to, foes)
                && !position.attacked(castle.mv.to, foes)
            {
                (self.visit)(castle.mv)?;
            }
        }
        Continue(())
    }

    /// Whether a move that the guard forbids takes a king, and may.
    fn takes_king_unguarded(&self, mv: Move) -> bool {
        self.position.cell(mv.to).is_live(Role::King) && self.is_safe(mv)
    }

    /// RULES 3.2 with its exception for team games, and 5.3 for solo, by trying.
    #[cold]
    fn is_safe(&self, mv: Move) -> bool {
        let mut foes = self.position.foes(self.seat);
        if let Some(taken) = self.position.captures_king(mv) {
            if self.position.mode() != Mode::Teams {
                foes = foes.without(Classes::of(taken));
            } else if self.wanted != Wanted::Safe {
                return true;
            }
        }
        let mut after = self.position.clone();
        after.set_turn(self.seat);
        after.play(mv);
        let king = after.kings[self.seat];
        king.is_none_or(|king| !after.attacked(king, foes))
    }
}
