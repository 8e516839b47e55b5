//! Legal moves (RULES 2 and 3).

use std::ops::{ControlFlow, Deref};

use super::{
    Move, MoveKind, Position, Role, Seat, Square,
    cell::{Cell, Classes},
    layout::{KNIGHT_STEPS, Layout, PAWNS, STEPS},
};

/// Moves, in an order that depends on nothing but the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveList(Vec<Move>);

impl Deref for MoveList {
    type Target = [Move];
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl Position {
    /// All legal moves of the seat to move, sorted by square of origin and target.
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_of(self.turn)
    }

    /// All legal moves of any seat as if it were its turn (RULES 5.2), with the en passant rights
    /// that it has on its own next turn. None if it is out and not walking.
    pub fn legal_moves_of(&self, seat: Seat) -> MoveList {
        let mut list = Vec::with_capacity(64);
        let _ = self.each_legal(seat, &mut |mv| {
            list.push(mv);
            ControlFlow::Continue(())
        });
        list.sort_unstable();
        MoveList(list)
    }

    /// As many as [`Position::legal_moves`] has.
    pub fn count_legal(&self) -> usize {
        let mut count = 0;
        let _ = self.each_legal(self.turn, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    pub fn has_legal_move(&self) -> bool {
        self.has_legal_move_of(self.turn)
    }

    /// Whether [`Position::legal_moves_of`] has any.
    pub fn has_legal_move_of(&self, seat: Seat) -> bool {
        self.each_legal(seat, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    /// Whether the seat to move may make this move, kind and promotion included.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.each_legal(self.turn, &mut |legal| {
            if legal == mv {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    fn each_legal(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut as_mover;
        let position = if seat == self.turn {
            self
        } else {
            as_mover = self.clone();
            as_mover.set_turn(seat);
            &as_mover
        };
        position.each_pseudo_legal(&mut |mv| {
            if position.leaves_king_safe(mv) {
                visit(mv)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// RULES 3.2 with its exception for team games, and 5.3 for solo.
    fn leaves_king_safe(&self, mv: Move) -> bool {
        let seat = self.turn;
        let mut foes = self.foes(seat);
        if let Some(taken) = self.captures_king(mv) {
            if self.mode() == super::Mode::Teams {
                return true;
            }
            foes = foes.without(Classes::of(taken));
        }
        let mut after = self.clone();
        after.play(mv);
        after.kings[seat].is_none_or(|king| !after.attacked(king, foes))
    }

    pub(super) fn each_pseudo_legal(
        &self,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let seat = self.turn;
        let prey = self.layout.prey[seat.index()];
        let goals = prey.and(Classes::EMPTY);
        for &from in self.men[seat].squares() {
            let steps = match self.cell(from).piece().expect("a man").role {
                Role::Pawn => {
                    self.pawn_moves(seat, from, visit)?;
                    continue;
                }
                Role::Knight => {
                    for step in KNIGHT_STEPS {
                        let to = from.step(step);
                        if goals.has(self.cell(to)) {
                            visit(Move::new(from, to, MoveKind::Normal))?;
                        }
                    }
                    continue;
                }
                Role::King => {
                    for step in STEPS {
                        let to = from.step(step);
                        if goals.has(self.cell(to)) {
                            visit(Move::new(from, to, MoveKind::Normal))?;
                        }
                    }
                    self.castlings(seat, visit)?;
                    continue;
                }
                Role::Bishop => 1..8,
                Role::Rook => 0..7,
                Role::Queen => 0..8,
            };
            let every = if steps == (0..8) { 1 } else { 2 };
            for direction in steps.step_by(every) {
                let mut to = from.step(STEPS[direction]);
                while self.cell(to) == Cell::EMPTY {
                    visit(Move::new(from, to, MoveKind::Normal))?;
                    to = to.step(STEPS[direction]);
                }
                if prey.has(self.cell(to)) {
                    visit(Move::new(from, to, MoveKind::Normal))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn pawn_moves(
        &self,
        seat: Seat,
        from: Square,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let layout = self.layout;
        let own_rank = layout.own_rank[seat.index()][from.index() as usize];
        let mut arrive = |to: Square, kind: MoveKind| {
            if own_rank != layout.last_pawn_rank {
                return visit(Move::new(from, to, kind));
            }
            for &role in layout.promotions {
                visit(Move {
                    promotion: Some(role),
                    ..Move::new(from, to, kind)
                })?;
            }
            ControlFlow::Continue(())
        };
        let steps = PAWNS[seat.index()];
        let next = from.step(steps.ahead);
        if self.cell(next) == Cell::EMPTY {
            arrive(next, MoveKind::Normal)?;
            let second = next.step(steps.ahead);
            if own_rank == 2 && self.cell(second) == Cell::EMPTY {
                arrive(second, MoveKind::DoubleStep)?;
            }
        }
        for step in steps.captures {
            let to = from.step(step);
            let skipped_by = Seat::ALL.into_iter().find(|&stepped| {
                self.stepped[stepped].is_some_and(|pawn| Layout::skipped(stepped, pawn) == to)
            });
            if skipped_by.is_some_and(|stepped| self.may_take_en_passant(seat, stepped)) {
                arrive(to, MoveKind::EnPassant)?;
            } else if layout.prey[seat.index()].has(self.cell(to)) {
                arrive(to, MoveKind::Normal)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// RULES 2.4, with all its conditions.
    fn castlings(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let castles = self.kings[seat].and_then(|king| self.layout.castles(seat, king));
        for castle in castles.into_iter().flatten() {
            if self.rights & castle.right == 0 {
                continue;
            }
            let king = castle.mv.from;
            let mut at = king.step(castle.step);
            while self.cell(at) == Cell::EMPTY {
                at = at.step(castle.step);
            }
            let foes = self.foes(seat);
            let safe = |square| !self.attacked(square, foes);
            if at == castle.rook_from && safe(king) && safe(castle.rook_to) && safe(castle.mv.to) {
                visit(castle.mv)?;
            }
        }
        ControlFlow::Continue(())
    }
}
