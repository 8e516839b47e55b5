//! Fast move generation against the slow definition, at every step of random games.

use std::collections::HashMap;

use fastrand::Rng;
use vierschach::rules::{Mode, Move, MoveKind, MoveList, Position, Role, Seat, Square};

use crate::{
    positions::{self, DATA},
    slow::{self, Slow},
};

/// How often each rare thing was met, so that a lucky seed cannot hide a rule.
type Met = HashMap<&'static str, u32>;

#[track_caller]
pub(crate) fn agree(position: &Position, met: &mut Met) {
    let setup = position.setup();
    let again = setup.check().expect("a position that was played to");
    assert_eq!(&again, position);
    assert_eq!(
        again.key(),
        position.key(),
        "the key from scratch: {setup:?}"
    );
    let slow = Slow::new(setup);
    for seat in Seat::ALL {
        let check = slow::in_check(&slow, seat);
        assert_eq!(
            position.in_check(seat),
            check,
            "check of {seat}: {position:?}"
        );
        if check {
            *met.entry("check").or_default() += 1;
        }
        let able = position.mode().seats().contains(&seat);
        let moves = if able && (!position.is_out(seat) || position.is_walking(seat)) {
            slow::legal_moves(&slow::at_turn_of(&slow, seat))
        } else {
            Vec::new()
        };
        let fast = position.legal_moves_of(seat);
        assert_eq!(*fast, *moves, "moves of {seat}: {position:?}");
        assert_eq!(position.has_legal_move_of(seat), !moves.is_empty());
        if seat == position.turn() {
            agree_on_turn(position, &slow, &moves, met);
        }
    }
}

#[track_caller]
fn agree_on_turn(position: &Position, slow: &Slow, moves: &[Move], met: &mut Met) {
    assert_eq!(position.count_legal(), moves.len());
    let mut list = MoveList::default();
    let mut sorted = |fill: fn(&mut MoveList, &Position)| {
        fill(&mut list, position);
        let mut moves = list.to_vec();
        moves.sort();
        moves
    };
    assert_eq!(sorted(MoveList::fill_legal), moves);
    let loud = |mv: &Move| position.captured_by(*mv) != [None; 2] || mv.promotion.is_some();
    let loud: Vec<Move> = moves.iter().copied().filter(loud).collect();
    assert_eq!(sorted(MoveList::fill_captures), loud);
    for &mv in moves {
        let king = slow::captures_king(slow, mv);
        assert_eq!(position.captures_king(mv), king, "{mv}: {position:?}");
        let after = position.after(mv);
        assert_eq!(after.setup(), slow::play(slow, mv), "{mv}: {position:?}");
        *met.entry(kind_of(position, mv, &after)).or_default() += 1;
    }
    for attacked in [
        Square::new(4, 4),
        Square::new(6, 1),
        position.king(position.turn()),
    ] {
        let square = attacked.expect("a square");
        for by in Seat::ALL {
            let mut fast: Vec<Square> = position.attackers(square, by).collect();
            fast.sort();
            assert_eq!(fast, slow::attackers(slow, square, by));
        }
    }
}

fn kind_of(position: &Position, mv: Move, after: &Position) -> &'static str {
    let king = position.captures_king(mv);
    match (mv.kind, position.captured_by(mv)) {
        (_, [Some(_), Some(_)]) => "two taken in one",
        (MoveKind::EnPassant, _) if mv.promotion.is_some() => "promotion en passant",
        (MoveKind::EnPassant, _) => "en passant",
        (MoveKind::CastleShort, _) => "short castling",
        (MoveKind::CastleLong, _) => "long castling",
        _ if king.is_some() && after.in_check(position.turn()) => "king for king",
        _ if king.is_some() => "king captured",
        _ if mv.promotion.is_some() => "promotion",
        _ => "plain",
    }
}

/// Plays at random, rare moves rather than others.
fn random_game(mut position: Position, plies: usize, rng: &mut Rng, met: &mut Met) {
    let solo = position.mode() == Mode::Solo;
    for _ in 0..plies {
        agree(&position, met);
        let turn = position.turn();
        let mv = choose(&position, rng);
        let leaves = mv.is_none() || solo && rng.u8(..) == 0;
        let taken = mv.and_then(|mv| position.captures_king(mv));
        if !solo && (leaves || taken.is_some()) {
            return;
        }
        match mv.filter(|_| !leaves) {
            Some(mv) => position.play(mv),
            // Stalemate or mate on the board, a walking king, a king that is removed.
            None if position.is_walking(turn) => position.remove_king(turn),
            None => position.set_out(turn, rng.bool()),
        }
        if let Some(taken) = taken.filter(|_| !leaves) {
            position.set_out(taken, false);
        }
        let plays = |seat: &Seat| !position.is_out(*seat) || position.is_walking(*seat);
        let after = |n| Seat::from_index(position.turn().index() + n);
        let Some(next) = (0..4).map(after).find(plays) else {
            return;
        };
        position.set_turn(next);
        *met.entry("walking king").or_default() += u32::from(position.is_walking(next));
    }
}

fn choose(position: &Position, rng: &mut Rng) -> Option<Move> {
    let moves = position.legal_moves();
    let skipped = |square| {
        let over = |seat| {
            position
                .en_passant(seat)
                .is_some_and(|(over, _)| over == square)
        };
        Seat::ALL.into_iter().any(over)
    };
    let rare = |mv: &&Move| {
        mv.kind != MoveKind::Normal
            || mv.promotion.is_some()
            || skipped(mv.to)
            || position
                .piece(mv.from)
                .is_some_and(|piece| piece.role == Role::Pawn)
    };
    let rare: Vec<&Move> = moves.iter().filter(rare).collect();
    match (moves.len(), rare.len()) {
        (0, _) => None,
        (_, some @ 1..) if rng.bool() => Some(*rare[rng.usize(..some)]),
        (some, _) => Some(moves[rng.usize(..some)]),
    }
}

/// Games from the start, and from every position of a table; all these things have to occur.
#[track_caller]
fn random_games(mode: Mode, table: Option<&str>, all_of: &[&str]) {
    let mut rng = Rng::with_seed(2026);
    let mut met = Met::new();
    for game in 0..12 {
        let seats = mode.seats();
        let start = Position::initial(mode, seats[game % seats.len()]);
        random_game(start, 160, &mut rng, &mut met);
    }
    for position in table
        .into_iter()
        .flat_map(|table| positions::positions(table, mode))
    {
        random_game(position, 6, &mut rng, &mut met);
    }
    for what in all_of {
        assert!(
            met.get(what).is_some_and(|&times| times > 0),
            "no {what}: {met:?}"
        );
    }
}

const RARE: [&str; 4] = ["check", "en passant", "promotion", "short castling"];

#[test]
fn the_slow_rules_agree_in_teams() {
    random_games(Mode::Teams, Some(DATA.legal_teams), &RARE);
    let rarest = [
        "two taken in one",
        "promotion en passant",
        "king captured",
        "king for king",
    ];
    random_games(Mode::Teams, Some(DATA.tricky), &rarest);
}

#[test]
fn the_slow_rules_agree_in_solo() {
    random_games(Mode::Solo, Some(DATA.legal_solo), &RARE);
    random_games(
        Mode::Solo,
        Some(DATA.tricky),
        &["king captured", "walking king"],
    );
}

#[test]
fn the_slow_rules_agree_in_classic() {
    random_games(Mode::Classic, Some(DATA.perft_classic), &RARE);
}
