//! A solo game as its search sees it: a position with the points, and what a move makes of both
//! (RULES 5). Draws by repetition and by quiet moves (RULES 6.1, 6.2), with the points that they
//! bring, it leaves out: no search looks so far.

use crate::rules::{
    BySeat, DRAW, Game, LEAD, Lead, MATE, Move, Role, STALEMATE, Seat, capture_points,
    check_points, for_walking_kings, lead_to_claim,
};

use super::{state::State, worth::Worth};

#[derive(Clone)]
pub(super) struct World {
    pub(super) state: State,
    pub(super) points: BySeat<i32>,
    pub(super) over: bool,
    /// How a lead over the last opponent ends the game.
    lead: Lead,
}

/// What a point is worth in hundredths of a pawn.
const POINT: i32 = 100;
/// Of what its pieces are worth, how much a seat may hope to turn into points, in percent.
const HOPE: i32 = 40;
/// How much more mobility and safety count than in teams: there is no partner to help.
const CONDITIONS: i32 = 2;
/// No value is greater, nor its negative smaller.
pub(super) const MOST_VALUE: i32 = 30_000;
/// For being the best of all when it is over.
const VICTORY: i32 = 2500;

impl World {
    pub(super) fn new(game: &Game) -> World {
        World {
            state: State::new(game.position()),
            points: *game.points(),
            over: game.turn().is_none(),
            lead: game.rules().lead,
        }
    }

    /// Of the position and the points.
    pub(super) fn key(&self) -> u64 {
        self.points.0.iter().fold(self.state.key, |key, &points| {
            (key ^ points as u64)
                .rotate_left(17)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        })
    }

    /// After a legal move of the seat to move.
    pub(super) fn after(&self, mv: Move) -> World {
        let position = &self.state.position;
        let mover = position.turn();
        let before = self.checks_of(mover);
        let mut gained: i32 = position
            .captured_by(mv)
            .into_iter()
            .flatten()
            .map(|(_, piece)| capture_points(piece))
            .sum();
        let mut next = World {
            state: self.state.after(mv),
            points: self.points,
            over: false,
            lead: self.lead,
        };
        if let Some(taken) = position.captures_king(mv) {
            next.put_out(&[taken]);
        }
        let checks = next.checks_of(mover);
        let newly = checks & !before;
        if newly.count_ones() > 1 {
            gained += check_points(newly.count_ones() as usize, next.queen_checks(mv, newly));
        }
        let mated: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|&seat| {
                seat != mover
                    && next.state.checked_by[seat.index()] != 0
                    && !next.state.position.has_legal_move_of(seat)
            })
            .collect();
        gained += MATE * mated.len() as i32;
        if !mated.is_empty() {
            next.put_out(&mated);
        }
        if !position.is_out(mover) {
            next.points[mover] += gained;
        }
        next.judge();
        next
    }

    /// After the seat to move was found to have no move (RULES 5.6, 5.10).
    pub(super) fn stuck(&self) -> World {
        let seat = self.state.turn();
        let mut next = self.clone();
        if self.state.position.is_out(seat) {
            next.state.position.remove_king(seat);
            if !self.state.in_check() {
                for active in next.active() {
                    next.points[active] += DRAW;
                }
            }
        } else if !self.state.in_check() {
            next.points[seat] += STALEMATE;
        }
        next.put_out(&[seat]);
        next.judge();
        next
    }

    /// How each seat stands, in hundredths of a pawn, if the conditions of its pieces are these.
    fn standings(&self, conditions: impl FnOnce() -> [i32; 4]) -> [i32; 4] {
        let mut standings = self.points.0.map(|points| POINT * points);
        if self.over {
            let best = self.points.0.iter().max().copied().unwrap_or(0);
            for seat in Seat::ALL {
                if self.points[seat] == best {
                    standings[seat.index()] += VICTORY;
                }
            }
        } else {
            let conditions = conditions();
            let placed = Worth::standing(&self.state.placed);
            for seat in Seat::ALL {
                if !self.state.position.is_out(seat) {
                    standings[seat.index()] +=
                        (placed[seat.index()] * HOPE) / 100 + CONDITIONS * conditions[seat.index()];
                }
            }
        }
        standings
    }

    /// How a seat stands against the others: against the best of them and against all. Conditions
    /// as of [`super::eval::Judge::conditions`]; once it is over they do not count.
    pub(super) fn value(&self, seat: Seat, conditions: impl FnOnce() -> [i32; 4]) -> i32 {
        let standings = self.standings(conditions);
        let (mut most, mut sum) = (i32::MIN, 0);
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            most = most.max(standings[other.index()]);
            sum += standings[other.index()];
        }
        (standings[seat.index()] - i32::midpoint(most, sum / 3)).clamp(-MOST_VALUE, MOST_VALUE)
    }

    /// A bit for each active seat whose king the pieces of `by` attack.
    fn checks_of(&self, by: Seat) -> u8 {
        let checked = |&seat: &Seat| {
            !self.state.position.is_out(seat)
                && self.state.checked_by[seat.index()] >> by.index() & 1 != 0
        };
        let seats = Seat::ALL.into_iter().filter(checked);
        seats.fold(0, |set, seat| set | 1 << seat.index())
    }

    /// Whether the piece that moved is a queen and gives one of these checks (RULES 5.4).
    fn queen_checks(&self, mv: Move, kings: u8) -> bool {
        let position = &self.state.position;
        let is_queen = position
            .piece(mv.to)
            .is_some_and(|piece| piece.role == Role::Queen);
        is_queen
            && Seat::ALL.into_iter().any(|seat| {
                kings >> seat.index() & 1 != 0
                    && position.king(seat).is_some_and(|king| {
                        let mut attacks = false;
                        self.state
                            .each_attacker(king, |at, _| attacks |= at == mv.to);
                        attacks
                    })
            })
    }

    fn put_out(&mut self, seats: &[Seat]) {
        for &seat in seats {
            self.state.position.set_out(seat, false);
        }
        self.state = self.state.refreshed();
    }

    /// Passes the turn to a seat that has one, and sees whether the game is over (RULES 5.8, 5.10).
    fn judge(&mut self) {
        let position = &self.state.position;
        let turn = position.turn();
        let has_turn = |seat: Seat| !position.is_out(seat) || position.is_walking(seat);
        if !has_turn(turn) {
            let next = (1..4).map(|ahead| Seat::from_index(turn.index() + ahead));
            if let Some(next) = next.into_iter().find(|&seat| has_turn(seat)) {
                self.state.position.set_turn(next);
                self.state.key = self.state.position.key();
            }
        }
        self.over = match *self.active() {
            [] => true,
            [last] => {
                self.points[last] += for_walking_kings(&self.state.position);
                true
            }
            [a, b] => self.is_decided(a, b),
            _ => false,
        };
    }

    /// Whether the lead of one of the last two ends the game.
    fn is_decided(&self, a: Seat, b: Seat) -> bool {
        let lead = self.points[a] - self.points[b];
        let leader = if lead > 0 { a } else { b };
        match self.lead {
            Lead::Automatic => lead.abs() >= LEAD,
            // Nobody claims while a seat that is out has more.
            Lead::Claim => {
                let position = &self.state.position;
                leader == position.turn()
                    && lead.abs() >= lead_to_claim(position)
                    && self
                        .points
                        .0
                        .iter()
                        .all(|&other| other <= self.points[leader])
            }
        }
    }

    fn active(&self) -> Vec<Seat> {
        let position = &self.state.position;
        let seats = Seat::ALL.into_iter();
        seats.filter(|&seat| !position.is_out(seat)).collect()
    }
}
