//! What a position shows that the evaluation of team games weighs: the same as `vierschach::cpu`,
//! worked out plainly and apart from it. `games` compares the two.

use super::{
    record::Record,
    tables::{MOBILITY, PLACED, SHELTER, SLOPES, TEMPO, THREATS, WEIGHTS},
};

const PAWN: usize = 0;
const KNIGHT: usize = 1;
const KING: usize = 5;
/// By role.
const OFFICERS: [i16; 6] = [0, 1, 1, 2, 4, 0];
const MOST_MOVES: usize = 39;
const MOST_OPEN: i16 = 6;

/// Along files and ranks, then diagonals; each way and back.
const LINES: [[(i32, i32); 2]; 4] = [
    [(0, 1), (0, -1)],
    [(1, 0), (-1, 0)],
    [(1, 1), (-1, -1)],
    [(1, -1), (-1, 1)],
];
const KNIGHT_STEPS: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
/// Of the pawns of each seat.
const CAPTURES: [[(i32, i32); 2]; 4] = [
    [(1, 1), (1, -1)],
    [(1, 1), (-1, 1)],
    [(-1, 1), (-1, -1)],
    [(1, -1), (-1, -1)],
];

/// What bears on the king of one seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Siege {
    /// How many turns it is until its seat moves.
    pub(super) until: u8,
    /// How many squares beside it the knights, bishops, rooks and queens of opponents attack.
    pub(super) hits: [u8; 4],
    pub(super) attackers: u8,
    /// 1 if they are of both opponents.
    pub(super) both: u8,
}

/// A position, with everything as the seat to move sees it.
pub(super) struct Features {
    /// How often each weight that is simply added up counts for the mover's side, less how often for
    /// the other.
    pub(super) counts: Vec<(u16, i16)>,
    pub(super) sieges: [Siege; 4],
}

#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Outside,
    Empty,
    Piece { seat: usize, role: usize },
}

struct Board {
    /// By rank and file, with two squares outside the board on every side.
    cells: [[Cell; 18]; 18],
    turn: usize,
}

impl Board {
    fn new(record: &Record) -> Board {
        let inside = |rank, file| (0..14).contains(&rank) && (0..14).contains(&file);
        let is_corner = |rank, file| !(3..11).contains(&rank) && !(3..11).contains(&file);
        let mut cells = [[Cell::Outside; 18]; 18];
        for (row, rank) in cells.iter_mut().zip(-2..) {
            for (cell, file) in row.iter_mut().zip(-2..) {
                if inside(rank, file) && !is_corner(rank, file) {
                    *cell = Cell::Empty;
                }
            }
        }
        let turn = usize::from(record.turn);
        let mut board = Board { cells, turn };
        for ((rank, file), seat, role) in record.pieces() {
            board.cells[rank as usize + 2][file as usize + 2] = Cell::Piece { seat, role };
        }
        board
    }

    fn at(&self, rank: i32, file: i32) -> Cell {
        self.cells[(rank + 2) as usize][(file + 2) as usize]
    }

    fn until(&self, seat: usize) -> usize {
        (seat + 4 - self.turn) % 4
    }

    fn sign(&self, seat: usize) -> i16 {
        1 - 2 * (self.until(seat) % 2) as i16
    }
}

/// The distance from a seat's own edge of the board.
fn own_rank(seat: usize, rank: i32, file: i32) -> usize {
    let distance = match seat % 4 {
        0 => rank,
        1 => file,
        2 => 13 - rank,
        _ => 13 - file,
    };
    distance as usize
}

fn is_beside(king: (i32, i32), rank: i32, file: i32) -> bool {
    (king.0 - rank).abs() <= 1 && (king.1 - file).abs() <= 1
}

pub(super) fn features(record: &Record) -> Features {
    let board = Board::new(record);
    let mut sums = vec![0i16; WEIGHTS];
    sums[TEMPO] = 1;
    let officers: i16 = record.pieces().map(|(_, _, role)| OFFICERS[role]).sum();
    let mut kings = [None; 4];
    for (at, seat, role) in record.pieces() {
        if role == KING {
            kings[seat] = Some(at);
        }
    }
    let mut sieges = [Siege::default(); 4];
    let mut besieging = [[false; 4]; 4];
    for ((rank, file), seat, role) in record.pieces() {
        let (until, sign) = (board.until(seat), board.sign(seat));
        let place = own_rank(seat, rank, file) * 14 + own_rank(seat + 1, rank, file);
        sums[PLACED + role * 196 + place] += sign;
        sums[SLOPES + role * 196 + place] += sign * (officers - 48);
        let foes = [(seat + 1) % 4, (seat + 3) % 4];
        let mut hits = [0u8; 2];
        let mut moves = 0;
        let mut attack = |cell| {
            if let Cell::Piece {
                seat: on,
                role: other,
            } = cell
            {
                let after = (on + 4 - seat) % 4;
                sums[THREATS + (after * 4 + until) * 36 + role * 6 + other] += sign;
            }
        };
        let mut hit = |rank, file| {
            for (hits, &foe) in hits.iter_mut().zip(&foes) {
                *hits += u8::from(kings[foe].is_some_and(|king| is_beside(king, rank, file)));
            }
        };
        match role {
            PAWN => {
                for (ranks, files) in CAPTURES[seat] {
                    attack(board.at(rank + ranks, file + files));
                }
            }
            KNIGHT => {
                for (ranks, files) in KNIGHT_STEPS {
                    let cell = board.at(rank + ranks, file + files);
                    let is_own = matches!(cell, Cell::Piece { seat: other, .. } if other == seat);
                    moves += usize::from(cell != Cell::Outside && !is_own);
                    attack(cell);
                    hit(rank + ranks, file + files);
                }
            }
            KING => {}
            _ => {
                let lines = match role {
                    2 => 2..4,
                    3 => 0..2,
                    _ => 0..4,
                };
                for (ranks, files) in LINES[lines.clone()].iter().flatten() {
                    let (mut rank, mut file) = (rank + ranks, file + files);
                    while board.at(rank, file) == Cell::Empty {
                        hit(rank, file);
                        moves += 1;
                        (rank, file) = (rank + ranks, file + files);
                    }
                    hit(rank, file);
                    attack(board.at(rank, file));
                }
                // Where it stands counts once for every line.
                lines.for_each(|_| hit(rank, file));
            }
        }
        if (1..5).contains(&role) {
            let row = MOBILITY + ((role - 1) * 4 + until) * 40;
            sums[row + moves.min(MOST_MOVES)] += sign;
            for (hits, foe) in hits.into_iter().zip(foes) {
                if hits > 0 {
                    sieges[foe].hits[role - 1] += hits;
                    sieges[foe].attackers += 1;
                    besieging[foe][seat] = true;
                }
            }
        }
    }
    for (seat, siege) in sieges.iter_mut().enumerate() {
        siege.until = board.until(seat) as u8;
        let seats = besieging[seat].iter().filter(|&&by| by).count();
        siege.both = u8::from(seats > 1);
        if let Some(king) = kings[seat] {
            shelter(&board, seat, king, &mut sums);
        }
    }
    let counts = (0..).zip(sums).filter(|&(_, sum)| sum != 0);
    Features {
        counts: counts.collect(),
        sieges,
    }
}

fn shelter(board: &Board, seat: usize, king: (i32, i32), sums: &mut [i16]) {
    let mut count = |kind: usize, times: i16| {
        sums[SHELTER + kind * 4 + board.until(seat)] += board.sign(seat) * times;
    };
    for (ranks, files) in LINES.iter().flatten() {
        let (mut rank, mut file) = (king.0 + ranks, king.1 + files);
        let mut empty = 0;
        while board.at(rank, file) == Cell::Empty {
            empty += 1;
            (rank, file) = (rank + ranks, file + files);
        }
        match board.at(rank, file) {
            Cell::Piece { seat: owner, role } if owner == seat => {
                if empty == 0 {
                    count(usize::from(role != PAWN), 1);
                }
            }
            Cell::Piece { .. } => count(2, empty + 1),
            _ => count(3, empty.min(MOST_OPEN)),
        }
    }
}
