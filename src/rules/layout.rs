//! What differs between boards and modes, as tables: the only place that knows which board it is.

use super::{
    Geometry, Mode, Move, MoveKind, Role, Seat, Square,
    cell::{Cell, Classes},
};

/// Steps on the padded grid: added to a square's index, wrapping. Opposites are four apart.
pub(super) const STEPS: [u8; 8] = [
    NORTH,
    NORTH + EAST,
    EAST,
    SOUTH + EAST,
    SOUTH,
    SOUTH.wrapping_add(WEST),
    WEST,
    NORTH.wrapping_add(WEST),
];
pub(crate) const KNIGHT_STEPS: [u8; 8] = [33, 18, 242, 225, 223, 238, 14, 31];

const NORTH: u8 = 16;
const EAST: u8 = 1;
const SOUTH: u8 = 240;
const WEST: u8 = 255;

/// Where a seat's pawns go: straight on, and the two squares they attack (RULES 2.2).
#[derive(Clone, Copy)]
pub(crate) struct PawnSteps {
    pub(super) ahead: u8,
    pub(crate) captures: [u8; 2],
}

pub(crate) const PAWNS: [PawnSteps; 4] = [
    PawnSteps::new(NORTH, EAST),
    PawnSteps::new(EAST, SOUTH),
    PawnSteps::new(SOUTH, WEST),
    PawnSteps::new(WEST, NORTH),
];

impl PawnSteps {
    const fn new(ahead: u8, right: u8) -> PawnSteps {
        PawnSteps {
            ahead,
            captures: [ahead.wrapping_add(right), ahead.wrapping_sub(right)],
        }
    }
}

/// Own rank 1 from the square of the far rook to that of the near one (RULES 1.3).
const HOME_ROW: [Role; 8] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

/// One way to castle (RULES 2.4).
#[derive(Clone, Copy)]
pub(super) struct Castle {
    pub(super) mv: Move,
    /// Where the rook stands and where it lands, which is also the square the king crosses.
    pub(super) rook_from: Square,
    pub(super) rook_to: Square,
    /// From king to rook, one square at a time.
    pub(super) step: u8,
    /// The bit in a position's rights: two for each seat, the first for the rook at the end of
    /// its row that is usually near.
    pub(super) right: u8,
}

/// The tables of one mode.
pub(super) struct Layout {
    pub(super) mode: Mode,
    /// The board without pieces.
    pub(super) cells: [Cell; 256],
    /// Whose pieces a seat may capture (RULES 2.6).
    pub(super) prey: [Classes; 4],
    /// Who gives check to a seat (RULES 3.1).
    pub(super) foes: [Classes; 4],
    /// Own ranks of every seat (RULES 1.4), 0 beside the board.
    pub(super) own_rank: [[u8; 256]; 4],
    /// The own rank from which a pawn's next step promotes (RULES 2.5).
    pub(super) last_pawn_rank: u8,
    pub(super) promotions: &'static [Role],
    /// Whether a piece made of a pawn stays marked (RULES 2.5).
    pub(super) marks_promoted: bool,
    /// Short and long, from either square where a king may have begun: the ordinary one, and on
    /// the cross the queen's, for set-ups that exchange the two (FORMATS.md, StartFen4).
    pub(super) castles: [[Option<[Castle; 2]>; 2]; 4],
    /// Castling rights that end when something moves from or to a rook's square (RULES 2.4).
    pub(super) rights_lost: [u8; 256],
}

static LAYOUTS: [Layout; 3] = [
    Layout::new(Mode::Teams),
    Layout::new(Mode::Solo),
    Layout::new(Mode::Classic),
];

impl Layout {
    pub(super) fn of(mode: Mode) -> &'static Layout {
        match mode {
            Mode::Teams => &LAYOUTS[0],
            Mode::Solo => &LAYOUTS[1],
            Mode::Classic => &LAYOUTS[2],
        }
    }

    const fn new(mode: Mode) -> Layout {
        let geometry = mode.geometry();
        let mut layout = Layout {
            mode,
            cells: [Cell::WALL; 256],
            prey: [Classes::NONE; 4],
            foes: [Classes::NONE; 4],
            own_rank: [[0; 256]; 4],
            last_pawn_rank: mode.promotion_rank() - 1,
            promotions: mode.promotions(),
            marks_promoted: matches!(mode, Mode::Solo),
            castles: [[None; 2]; 4],
            rights_lost: [0; 256],
        };
        let mut index = 0;
        while index < 256 {
            let square = Square::from_index(index as u8);
            if geometry.contains(square) {
                layout.cells[index] = Cell::EMPTY;
                let mut seat = 0;
                while seat < 4 {
                    layout.own_rank[seat][index] =
                        geometry.own_rank(Seat::from_index(seat), square);
                    seat += 1;
                }
            }
            index += 1;
        }
        let seats = mode.seats();
        let mut i = 0;
        while i < seats.len() {
            let seat = seats[i];
            let mut j = 0;
            while j < seats.len() {
                if mode.hostile(seat, seats[j]) {
                    let foes = &mut layout.foes[seat.index()];
                    *foes = foes.and(Classes::of(seats[j]));
                }
                j += 1;
            }
            layout.prey[seat.index()] = layout.foes[seat.index()].and(Classes::GREY);
            let castles = castles(geometry, seat);
            if let Some([short, long]) = castles[0] {
                layout.rights_lost[short.rook_from.index() as usize] |= short.right;
                layout.rights_lost[long.rook_from.index() as usize] |= long.right;
            }
            layout.castles[seat.index()] = castles;
            i += 1;
        }
        layout
    }

    /// The set-up of a game (RULES 1.3): square, seat and role of every piece.
    pub(super) fn initial(&self) -> impl Iterator<Item = (Square, Seat, Role)> {
        let geometry = self.mode.geometry();
        self.mode.seats().iter().flat_map(move |&seat| {
            let (first, step) = home_row(geometry, seat);
            let ahead = PAWNS[seat.index()].ahead;
            (0..8).flat_map(move |i| {
                let square = first.step(step.wrapping_mul(i));
                [
                    (square, seat, HOME_ROW[i as usize]),
                    (square.step(ahead), seat, Role::Pawn),
                ]
            })
        })
    }

    /// The ways to castle, short and long, of a king that stands where it began.
    pub(super) fn castles(&self, seat: Seat, king: Square) -> Option<&[Castle; 2]> {
        let castles = self.castles[seat.index()].iter().flatten();
        castles
            .into_iter()
            .find(|castles| castles[0].mv.from == king)
    }

    /// Where a pawn of `seat` on `square` stepped over, two squares from own rank 2 (RULES 2.3).
    pub(super) fn skipped(seat: Seat, pawn: Square) -> Square {
        pawn.step(PAWNS[seat.index()].ahead.wrapping_neg())
    }
}

/// The far rook's square, and the step from there along own rank 1.
const fn home_row(geometry: Geometry, seat: Seat) -> (Square, u8) {
    let (file, rank, step) = match (geometry, seat) {
        (Geometry::Cross, Seat::Red) => (3, 0, EAST),
        (Geometry::Cross, Seat::Blue) => (0, 10, SOUTH),
        (Geometry::Cross, Seat::Yellow) => (10, 13, WEST),
        (Geometry::Cross, Seat::Green) => (13, 3, NORTH),
        // Black's row is the mirror image of White's, not the same row turned about.
        (Geometry::Eight, Seat::Yellow) => (0, 7, EAST),
        (Geometry::Eight, _) => (0, 0, EAST),
    };
    (Square::from_index(rank * 16 + file), step)
}

/// Short and long castling by the king's square.
const fn castles(geometry: Geometry, seat: Seat) -> [Option<[Castle; 2]>; 2] {
    let (first, step) = home_row(geometry, seat);
    let back = step.wrapping_neg();
    let (queen, king) = (
        first.step(step.wrapping_mul(3)),
        first.step(step.wrapping_mul(4)),
    );
    let last = first.step(step.wrapping_mul(7));
    let (at_last, at_first) = (rights_of(seat) & 0b0101_0101, rights_of(seat) & 0b1010_1010);
    let usual = [
        castle(MoveKind::CastleShort, king, last, step, at_last),
        castle(MoveKind::CastleLong, king, first, back, at_first),
    ];
    let exchanged = [
        castle(MoveKind::CastleShort, queen, first, back, at_first),
        castle(MoveKind::CastleLong, queen, last, step, at_last),
    ];
    match geometry {
        Geometry::Cross => [Some(usual), Some(exchanged)],
        Geometry::Eight => [Some(usual), None],
    }
}

const fn castle(kind: MoveKind, from: Square, rook_from: Square, step: u8, right: u8) -> Castle {
    Castle {
        mv: Move::new(from, from.step(step.wrapping_mul(2)), kind),
        rook_from,
        rook_to: from.step(step),
        step,
        right,
    }
}

/// Both castling rights of a seat.
pub(super) const fn rights_of(seat: Seat) -> u8 {
    3 << (2 * seat as u8)
}
