//! Positions with a win to be found: tests/data/tactics.tsv, and the program that mined them.

use std::fmt::Write;

use vierschach::cpu::{Budget, Memory, Thought, mate_in, think};
use vierschach::{
    notation::fen4,
    rules::{Action, Game, Mode, Move, Position, Preset, Role, Ruleset},
};

const TACTICS: &str = include_str!("../data/tactics.tsv");

fn rules() -> Ruleset {
    Preset::Vierschach.ruleset(Mode::Teams).expect("teams")
}

fn search(game: &Game, nodes: u64) -> Thought {
    let memory = Memory::new(if nodes > 100_000 { 32 } else { 2 });
    think(game, &memory, Budget::nodes(nodes), &mut |_| {}).expect("a move")
}

/// One row: what there is to win, in how many plies or hundredths, where, and by which moves.
struct Tactic {
    kind: String,
    best: Vec<String>,
    game: Game,
}

fn tactics() -> Vec<Tactic> {
    let rows = TACTICS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .skip(1);
    rows.map(|row| {
        let cells: Vec<&str> = row.split('\t').collect();
        let setup = fen4::read(cells[3], Mode::Teams).expect("a FEN4");
        Tactic {
            kind: cells[0].to_owned(),
            best: cells[2].split(' ').map(str::to_owned).collect(),
            game: Game::from_setup(rules(), &setup).expect("a position"),
        }
    })
    .collect()
}

/// At least nine of ten within a few milliseconds each: 206 of 221 when they were put together.
#[test]
fn tactics_are_found() {
    let tactics = tactics();
    assert!(tactics.len() >= 200, "{} positions", tactics.len());
    let mut missed = String::new();
    for tactic in &tactics {
        let best = search(&tactic.game, 6000).best.to_string();
        if !tactic.best.contains(&best) {
            let fen = fen4::write(&tactic.game.setup());
            writeln!(missed, "{} {best} {:?} {fen}", tactic.kind, tactic.best).expect("memory");
        }
    }
    let count = missed.lines().count();
    assert!(count * 10 <= tactics.len(), "{count} missed:\n{missed}");
}

/// Whether the side to move at the root, `wins` being whether that is the side to move now, wins
/// by force within `plies`. Looks at every move, and knows the rules only: the slow search that
/// checks the fast one.
pub(crate) fn proves(position: &Position, wins: bool, plies: u32) -> bool {
    let moves = position.legal_moves();
    if moves.iter().any(|&mv| position.captures_king(mv).is_some()) {
        return wins && plies > 0;
    }
    if moves.is_empty() {
        return !wins && position.in_check(position.turn());
    }
    if plies == 0 {
        return false;
    }
    let mut after = moves.iter().map(|&mv| {
        let mut after = position.clone();
        after.play(mv);
        proves(&after, !wins, plies - 1)
    });
    if wins {
        after.any(|won| won)
    } else {
        after.all(|won| won)
    }
}

/// The moves that win by force within `plies`.
fn winning_moves(game: &Game, plies: u32) -> Vec<Move> {
    let moves = game.legal_moves();
    let wins = |mv: &Move| {
        let mut after = game.position().clone();
        after.play(*mv);
        proves(&after, false, plies - 1)
    };
    moves.iter().copied().filter(wins).collect()
}

/// The score of the best move and of the best other one, by a search of its own for each.
fn best_and_next(game: &Game, best: Move, nodes: u64) -> (i32, i32) {
    let rate = |mv: Move| {
        let mut after = game.clone();
        let seat = after.turn().expect("not over");
        after.act(seat, Action::Move(mv)).expect("a legal move");
        match after.ending() {
            Some(_) => 0,
            None => -search(&after, nodes).score,
        }
    };
    let moves = game.legal_moves();
    let others = moves.iter().filter(|&&mv| mv != best);
    (rate(best), others.map(|&mv| rate(mv)).max().unwrap_or(0))
}

/// Mines games that the CPU plays against itself, quickly, from random openings.
///
/// Mates are proved by [`proves`] with all moves that win as fast; wins of material are those
/// that a search of twenty-five times the nodes, of each move by itself, finds to be the only ones.
#[test]
#[ignore = "makes the data; takes an hour: VIERSCHACH_TACTICS names the file to write"]
fn mine() {
    let Ok(path) = std::env::var("VIERSCHACH_TACTICS") else {
        return;
    };
    let mut chance = fastrand::Rng::with_seed(5);
    let mut text = String::from(
        "# Wins to be found in teams mode. Made by tests/it/cpu_tactics.rs (mine) from games of the\n\
         # CPU against itself. mate: forced within so many plies, all moves that do it, proved by a\n\
         # search of every move. win: the score in hundredths of a pawn, the only move that wins.\n\
         kind\tvalue\tbest\tfen4\n",
    );
    let mut left = [("mate", 130), ("win", 90)];
    while left.iter().any(|&(_, count)| count > 0) {
        let mut game = Game::new(rules());
        let (mut last, mut rest) = (0, 12);
        while let Some(seat) = game.turn() {
            let mv = if game.ply() < 12 {
                let moves = game.legal_moves();
                moves[chance.usize(..moves.len())]
            } else {
                search(&game, 400).best
            };
            if game.ply() >= rest {
                let thought = search(&game, 8000);
                let row = if last > 1500 {
                    None
                } else if let Some(plies) = mate_in(thought.score) {
                    mate(&game, plies)
                } else {
                    win(&game, &thought, last)
                };
                if let Some((kind, row)) = row
                    && let Some((_, count)) = left.iter_mut().find(|(left, _)| *left == kind)
                    && *count > 0
                {
                    *count -= 1;
                    writeln!(text, "{row}\t{}", fen4::write(&game.setup())).expect("memory");
                    std::fs::write(&path, &text).expect("a file to write");
                    rest = game.ply() + 4;
                }
                last = thought.score.abs();
            }
            game.act(seat, Action::Move(mv)).expect("a legal move");
            if game.ply() > 200 {
                break;
            }
        }
    }
}

fn mate(game: &Game, plies: i32) -> Option<(&'static str, String)> {
    let plies = u32::try_from(plies)
        .ok()
        .filter(|plies| (2..=6).contains(plies))?;
    // The last ply of a mate is the turn on which it counts: nobody moves any more.
    let moves = winning_moves(game, plies);
    let takes_king = |mv: &Move| game.position().captures_king(*mv).is_some();
    if moves.is_empty() || moves.len() > 2 || moves.iter().any(takes_king) {
        return None;
    }
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    Some(("mate", format!("mate\t{plies}\t{}", moves.join(" "))))
}

fn win(game: &Game, thought: &Thought, last: i32) -> Option<(&'static str, String)> {
    let position = game.position();
    let takes = |mv: Move| position.piece(mv.to).map(|piece| piece.role);
    // Not what is plain to see: a queen or a piece that hangs.
    let plain = takes(thought.best).is_some_and(|role| role != Role::Pawn);
    if plain || thought.score < 350 || last > 150 {
        return None;
    }
    let slow = search(game, 200_000);
    if slow.best != thought.best || slow.score < 350 {
        return None;
    }
    let (best, next) = best_and_next(game, slow.best, 8000);
    if best < 350 || best - next < 250 {
        return None;
    }
    Some(("win", format!("win\t{}\t{}", slow.score, slow.best)))
}
