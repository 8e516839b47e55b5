//! What one piece does from where it stands: its mobility, its threats, and what it brings to bear
//! on the kings of opponents.

use crate::rules::{EMPTY_CODE, KNIGHT_STEPS, PAWNS, Seat, Square};

use super::{
    lines::{Place, Reach, STEP, places},
    packed::Packed,
    state::State,
    worth::{MOST_MOVES, Threats},
};

/// Of one piece, or of all pieces of a seat together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Action {
    /// The worth of mobility and threats in hundredths of a pawn, by how many turns it is until
    /// the seat moves.
    activity: Packed,
    /// For each of up to three opponents what bears on its king; then how many pieces do, with
    /// [`ATTACKERS_BITS`] for each; a seat has at most 15 pieces that can.
    bearing: Packed,
}

const ATTACKERS_AT: usize = 3;
const ATTACKERS_BITS: usize = 5;

impl Action {
    pub(super) const NONE: Action = Action {
        activity: Packed::ZERO,
        bearing: Packed::ZERO,
    };

    /// `is` instead of `was`.
    #[inline]
    pub(super) fn change(&mut self, was: &Action, is: &Action) {
        self.activity += is.activity;
        self.activity -= was.activity;
        self.bearing += is.bearing;
        self.bearing -= was.bearing;
    }

    pub(super) fn activity(&self, until: usize) -> i32 {
        self.activity.get(until)
    }

    /// What bears on the king of an opponent.
    pub(super) fn pressure(&self, on: usize) -> i32 {
        self.bearing.get(on)
    }

    /// How many pieces bear on it.
    pub(super) fn attackers(&self, on: usize) -> i32 {
        self.bearing.get(ATTACKERS_AT) >> (ATTACKERS_BITS * on) & ((1 << ATTACKERS_BITS) - 1)
    }
}

/// What a piece with so much pressure brings to bear on the king of an opponent, of whose
/// surroundings it attacks so many squares.
#[inline]
fn bearing(pressure: i16, on: usize, hits: i16) -> Packed {
    if hits == 0 {
        return Packed::ZERO;
    }
    let mut bearing = Packed::at(ATTACKERS_AT, 1 << (ATTACKERS_BITS * on));
    bearing += Packed::at(on, pressure * hits);
    bearing
}

/// The opponents of a seat clockwise, which are one, two or three.
const fn foes<const FOES: usize>(seat: Seat) -> [Seat; FOES] {
    let clockwise: &[usize] = match FOES {
        1 => &[2],
        2 => &[1, 3],
        _ => &[1, 2, 3],
    };
    let mut foes = [seat; FOES];
    let mut i = 0;
    while i < FOES {
        foes[i] = Seat::from_index((seat.index() + clockwise[i]) % 4);
        i += 1;
    }
    foes
}

/// The opponents of a seat, and which of theirs it is: the first of its own has it as the last.
pub(super) fn besiegers<const FOES: usize>(king: Seat) -> impl Iterator<Item = (Seat, usize)> {
    foes::<FOES>(king).into_iter().zip((0..FOES).rev())
}

/// The board as one seat sees it, and the kings of its opponents.
pub(super) struct Look<'s, const FOES: usize> {
    state: &'s State,
    threats: &'static Threats,
    kings: [(&'static [Place; 4], Square); FOES],
}

impl<const FOES: usize> Look<'_, FOES> {
    pub(super) fn new(state: &State, seat: Seat) -> Look<'_, FOES> {
        let nowhere = Square::from_index(255);
        Look {
            state,
            threats: &state.worth.threats,
            kings: foes(seat).map(|foe| {
                let king = state.position.king(foe).unwrap_or(nowhere);
                (places(king), king)
            }),
        }
    }

    /// Of a piece by the lower five bits of its code.
    #[inline]
    pub(super) fn action(&self, from: Square, kind: u8) -> Action {
        match kind & 7 {
            0 => self.pawn(from, kind),
            1 => self.knight(from, kind),
            2 => self.slide::<2, 4>(from, kind),
            3 => self.slide::<0, 2>(from, kind),
            4 | 6 => self.slide::<0, 4>(from, kind),
            _ => Action::NONE,
        }
    }

    /// Makes good that one of the kings stood elsewhere when it was found what a piece does.
    pub(super) fn press(&self, action: &mut Action, from: Square, kind: u8, on: usize) {
        let pressure = self.pressure(role(kind));
        let was = action.pressure(on) as i16;
        // Of a role without pressure there is none to be taken away.
        let hits_before = was / pressure.max(1);
        action.bearing -= bearing(pressure, on, hits_before);
        action.bearing += bearing(pressure, on, self.hits(from, kind, on));
    }

    /// How many squares beside one of the kings, its own included, a piece attacks.
    fn hits(&self, from: Square, kind: u8, on: usize) -> i16 {
        let (king, at) = self.kings[on];
        let lines = match kind & 7 {
            1 => return knight_hits(from, at),
            2 => 2..4,
            3 => 0..2,
            4 | 6 => 0..4,
            _ => return 0,
        };
        let hits = lines.map(|line| {
            let place = places(from)[line];
            ring(line, place, king[line]).map_or(0, |ring| {
                line_hits(place, self.state.lines.reach(place), king[line], ring)
            })
        });
        hits.sum()
    }

    /// Takes away what a piece does by what stood on a square that it attacks, and adds what it
    /// does by what stands there now, where it can go to as many squares as before.
    #[inline]
    pub(super) fn aim(&self, action: &mut Action, kind: u8, [was, is]: [u8; 2]) {
        action.activity += self.threats.get(kind, is);
        action.activity -= self.threats.get(kind, was);
    }

    #[inline]
    fn pressure(&self, role: usize) -> i16 {
        self.state.worth.danger.pressure[role]
    }

    #[inline]
    fn code(&self, from: Square, step: u8) -> u8 {
        let to = Square::from_index(from.index().wrapping_add(step));
        self.state.position.code(to)
    }

    #[inline]
    fn pawn(&self, from: Square, kind: u8) -> Action {
        let mut action = Action::NONE;
        for step in PAWNS[usize::from(kind >> 3)].captures {
            action.activity += self.threats.get(kind, self.code(from, step));
        }
        action
    }

    #[inline]
    fn knight(&self, from: Square, kind: u8) -> Action {
        let mut action = Action::NONE;
        let mut moves = 0;
        for step in KNIGHT_STEPS {
            let code = self.code(from, step);
            moves += usize::from(is_free(kind, code));
            action.activity += self.threats.get(kind, code);
        }
        action.activity += self.state.worth.mobility[1][moves];
        for (on, &(_, king)) in self.kings.iter().enumerate() {
            action.bearing += bearing(self.pressure(1), on, knight_hits(from, king));
        }
        action
    }

    /// Along lines of some kinds.
    #[inline]
    fn slide<const FIRST: usize, const END: usize>(&self, from: Square, kind: u8) -> Action {
        let mut action = Action::NONE;
        let mut moves = 0;
        let mut hits = [0; FOES];
        for line in FIRST..END {
            let place = places(from)[line];
            let reach = self.state.lines.reach(place);
            moves += usize::from(reach.up + reach.down) - 2;
            let (up, down) = (
                self.code(from, STEP[line].wrapping_mul(reach.up)),
                self.code(from, STEP[line].wrapping_mul(reach.down).wrapping_neg()),
            );
            action.activity += self.threats.get(kind, up);
            action.activity += self.threats.get(kind, down);
            for (hits, (king, _)) in hits.iter_mut().zip(&self.kings) {
                if let Some(ring) = ring(line, place, king[line]) {
                    *hits += line_hits(place, reach, king[line], ring);
                }
            }
        }
        let role = role(kind);
        action.activity += self.state.worth.mobility[role][moves.min(MOST_MOVES)];
        for (on, hits) in hits.into_iter().enumerate() {
            action.bearing += bearing(self.pressure(role), on, hits);
        }
        action
    }
}

/// By its role bits, of which 7 stand for no piece.
fn role(kind: u8) -> usize {
    usize::from(kind & 7).min(6)
}

/// Whether a knight may go where this stands.
fn is_free(kind: u8, on: u8) -> bool {
    on <= EMPTY_CODE && on >> 5 != kind >> 3
}

/// Which squares of a line lie beside a king, see [`RING`]; `None` if none of them can.
#[inline]
fn ring(kind: usize, place: Place, king: Place) -> Option<u8> {
    let nearby = place.line.wrapping_sub(king.line).wrapping_add(2);
    RING[kind].get(usize::from(nearby)).copied()
}

/// How many of these a slider attacks along the line.
#[inline]
fn line_hits(place: Place, reach: Reach, king: Place, ring: u8) -> i16 {
    let span = (2u32 << (place.bit + reach.up)) - (1 << (place.bit - reach.down));
    let attacked = (span << 1 >> king.bit) as u8 & ring;
    COUNT[attacked as usize]
}

/// The squares beside a king on a neighbouring line, bit 0 being one below the king's own bit:
/// by kind, and by the line's number less that of the king's line, from −2.
const RING: [[u8; 5]; 4] = [
    [0, 7, 7, 7, 0],
    [0, 7, 7, 7, 0],
    // Rising diagonals are numbered by file − rank.
    [1, 3, 7, 6, 4],
    // Falling diagonals by file + rank.
    [1, 3, 7, 6, 4],
];
const COUNT: [i16; 8] = [0, 1, 1, 2, 1, 2, 2, 3];

/// How many squares beside a king, its own included, a knight attacks.
#[inline]
fn knight_hits(knight: Square, king: Square) -> i16 {
    let files = i32::from(knight.file()) - i32::from(king.file()) + 3;
    let ranks = i32::from(knight.rank()) - i32::from(king.rank()) + 3;
    if (files | ranks) as u32 > 7 {
        return 0;
    }
    KNIGHT_HITS[files as usize][ranks as usize]
}

/// By the files and ranks from the king to the knight, from −3.
static KNIGHT_HITS: [[i16; 8]; 8] = {
    let mut hits = [[0; 8]; 8];
    let mut file = -3i32;
    while file <= 3 {
        let mut rank = -3i32;
        while rank <= 3 {
            let mut x = -1;
            while x <= 1 {
                let mut y = -1;
                while y <= 1 {
                    if ((x - file) * (y - rank)).abs() == 2 {
                        hits[(file + 3) as usize][(rank + 3) as usize] += 1;
                    }
                    y += 1;
                }
                x += 1;
            }
            rank += 1;
        }
        file += 1;
    }
    hits
};
