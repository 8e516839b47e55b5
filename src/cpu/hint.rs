//! Help for a player: the CPU's best move and the plainest reason for it.

use crate::rules::{Action, Game, GameResult, Mode, Move, Out, Position, Role, Seat, Square};

use super::{
    budget::Budget,
    memory::Memory,
    round::{ROUND, floor},
    score::mate_in,
    see::wins,
    state::State,
    think::{rate, think},
};

/// A move, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    pub mv: Move,
    pub why: Why,
}

/// Why a move is good: the first of these that is true of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is no other.
    Only,
    /// Takes the king of this seat (RULES 4.3, 5.3).
    TakesKing(Seat),
    /// Mates: at once, or in teams on the mated seat's turn.
    Mates,
    /// So many moves of one's own lead to a certain win.
    WinsIn(u32),
    /// Most other moves let the opponents win at once.
    StopsMate,
    Promotes,
    /// Takes a piece that nobody guards.
    TakesFree(Role),
    /// Takes a piece and comes out ahead.
    TakesMore(Role),
    /// Brings the piece that moves out of danger.
    Saves(Role),
    Checks(Seat),
    /// Takes a piece for one of the same worth.
    Trades(Role),
    Castles,
    /// A knight, bishop, rook or queen leaves own rank 1.
    Develops(Role),
    /// Attacks a piece that is worth more than what it risks.
    Threatens(Role),
    /// Nothing that a word could say: the search finds it best.
    Best,
}

const NODES: u64 = 60_000;
/// For each move, to see whether it loses within a round.
const GLANCE_NODES: u64 = 1500;
/// Hundredths of a pawn that count as winning something.
const GAIN: i32 = 60;

/// The best move for the seat to move, and why; `None` only when there is no move. The same game
/// gives the same hint, in some tenths of a second.
pub fn hint(game: &Game) -> Option<Hint> {
    let moves = game.legal_moves();
    let memory = Memory::new(8);
    let thought = think(game, &memory, Budget::nodes(NODES), &mut |_| {})?;
    let mv = thought.best;
    let why = if moves.len() == 1 {
        Why::Only
    } else {
        let win = mate_in(thought.score).filter(|&plies| plies > 0);
        ends_it(game, mv, win)
            .or_else(|| stops_mate(game, mv).then_some(Why::StopsMate))
            .unwrap_or_else(|| gains(game.position(), mv))
    };
    Some(Hint { mv, why })
}

/// Whether a move wins, puts somebody out, or leads there for certain.
fn ends_it(game: &Game, mv: Move, win: Option<i32>) -> Option<Why> {
    if let Some(taken) = game.position().captures_king(mv) {
        return Some(Why::TakesKing(taken));
    }
    let mover = game.turn()?;
    let mut after = game.clone();
    after.act(mover, Action::Move(mv)).ok()?;
    let mode = game.rules().mode;
    let mates = match after.ending().map(|ending| ending.result) {
        Some(GameResult::Teams(winner)) => winner == Some(mover.team()),
        Some(GameResult::Classic(winner)) => winner == Some(mover),
        // Others may be out by this move as well, stalemated or taken.
        _ => Seat::ALL.into_iter().any(|seat| {
            let mate = Some(Out::Checkmate { by: mover });
            after.out(seat) == mate && game.out(seat) != mate
        }),
    };
    if mates {
        return Some(Why::Mates);
    }
    let plies = win.filter(|_| mode != Mode::Solo)? as u32;
    let seats = mode.seats().len() as u32;
    Some(if plies <= seats / 2 {
        Why::Mates
    } else {
        Why::WinsIn(plies.div_ceil(seats))
    })
}

/// Whether most other moves lose within a round, and this one does not.
fn stops_mate(game: &Game, mv: Move) -> bool {
    let rated = rate(game, &Memory::new(4), ROUND, GLANCE_NODES);
    let most = rated.iter().map(|&(_, score)| score).max().unwrap_or(0);
    let floor = floor(game.rules().mode, most);
    let lost = rated.iter().filter(|&&(_, score)| score < floor).count();
    let own_holds = rated
        .iter()
        .any(|&(own, score)| own == mv && score >= floor);
    own_holds && 2 * lost > rated.len()
}

/// What a move brings here and now.
fn gains(position: &Position, mv: Move) -> Why {
    let state = State::new(position);
    let after = state.after(mv);
    let mover = position.turn();
    let taken = position.captured_by(mv).into_iter().flatten().next();
    let taken = taken.filter(|(_, piece)| !piece.grey);
    let Some(moved) = position.piece(mv.from) else {
        return Why::Best;
    };
    let worth = |role: Role| state.worth.roles[role.index()];
    if mv.promotion.is_some() {
        return Why::Promotes;
    }
    if let Some((_, piece)) = taken
        && wins(&state, mv, GAIN)
    {
        return if wins(&state, mv, worth(piece.role)) {
            Why::TakesFree(piece.role)
        } else {
            Why::TakesMore(piece.role)
        };
    }
    let in_danger = |position: &Position, square| is_in_danger(position, mover, square);
    if moved.role != Role::Pawn
        && moved.role != Role::King
        && in_danger(position, mv.from)
        && !in_danger(&after.position, mv.to)
    {
        return Why::Saves(moved.role);
    }
    let checked = |seat: &Seat| after.checked_by[seat.index()] >> mover.index() & 1 != 0;
    if let Some(seat) = Seat::ALL.into_iter().find(checked) {
        return Why::Checks(seat);
    }
    if let Some((_, piece)) = taken {
        return Why::Trades(piece.role);
    }
    if mv.is_castling() {
        return Why::Castles;
    }
    let own_rank = |square| position.mode().geometry().own_rank(mover, square);
    let is_officer = !matches!(moved.role, Role::Pawn | Role::King);
    if is_officer && own_rank(mv.from) == 1 && own_rank(mv.to) > 1 {
        return Why::Develops(moved.role);
    }
    let threat = after
        .position
        .pieces()
        .filter(|(_, piece)| {
            !piece.grey
                && position.mode().hostile(mover, piece.seat)
                && piece.role != Role::King
                && worth(piece.role) > worth(moved.role) + GAIN
        })
        .filter(|&(square, _)| {
            after
                .position
                .attackers(square, mover)
                .any(|at| at == mv.to)
        })
        .max_by_key(|(_, piece)| worth(piece.role));
    threat.map_or(Why::Best, |(_, piece)| Why::Threatens(piece.role))
}

/// Whether an opponent could win something by taking the piece of `owner` on a square.
fn is_in_danger(position: &Position, owner: Seat, square: Square) -> bool {
    let foes = Seat::ALL.into_iter().filter(|&foe| {
        position.mode().seats().contains(&foe)
            && position.mode().hostile(owner, foe)
            && !position.is_out(foe)
    });
    foes.into_iter().any(|foe| {
        let mut theirs = position.clone();
        theirs.set_turn(foe);
        let state = State::new(&theirs);
        let captures = theirs.legal_moves();
        captures
            .iter()
            .any(|&mv| mv.to == square && wins(&state, mv, GAIN))
    })
}
