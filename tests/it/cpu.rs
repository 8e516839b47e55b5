//! The CPU player: always a legal move, always the same, and in time.

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

use vierschach::cpu::{
    Budget, Level, Memory, Thought, accepts_draw, at_sight, choose, choose_within, mate_in, think,
};
use vierschach::{
    notation::{fen, fen4},
    rules::{
        Action, BySeat, Draws, Ending, Game, GameResult, Mode, Move, PRESETS, Piece, Preset, Role,
        Ruleset, Seat, Team,
    },
};

/// Every preset in every mode that it knows.
fn all_rules() -> impl Iterator<Item = Ruleset> {
    PRESETS.iter().flat_map(|row| {
        let rules = |&mode: &Mode| row.preset.ruleset(mode).expect("a mode that it knows");
        row.modes.iter().map(rules)
    })
}

/// Plays random moves, with a resignation on the way in solo, and hands out some of the positions.
#[track_caller]
fn wander(rules: Ruleset, seed: u64, every: u32, mut visit: impl FnMut(&Game)) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(rules);
    let offset = chance.u32(..every);
    while let Some(seat) = game.turn() {
        if game.ply() % every == offset {
            visit(&game);
        }
        let moves = game.legal_moves();
        let mv = moves[chance.usize(..moves.len())];
        game.act(seat, Action::Move(mv)).expect("a listed move");
        if rules.mode == Mode::Solo && game.ply() == 40 && game.ending().is_none() {
            let seat = Seat::from_index(chance.usize(..4));
            if game.out(seat).is_none() {
                game.act(seat, Action::Resign).expect("an active seat");
            }
        }
        if game.ply() > 250 {
            break;
        }
    }
}

fn quick(game: &Game, nodes: u64) -> Option<Thought> {
    think(game, &Memory::new(1), Budget::nodes(nodes), &mut |_| {})
}

fn start(mode: Mode) -> Game {
    let preset = match mode {
        Mode::Classic => Preset::Classic,
        Mode::Teams | Mode::Solo => Preset::Vierschach,
    };
    Game::new(preset.ruleset(mode).expect("a mode that it knows"))
}

#[test]
fn every_move_is_legal() {
    for rules in all_rules() {
        for seed in 0..3 {
            wander(rules, seed, 7, |game| {
                let thought = quick(game, 150).expect("a move");
                assert!(
                    game.legal_moves().contains(&thought.best),
                    "{}",
                    fen4::write(&game.setup())
                );
                let mut along = game.clone();
                for mv in thought.line {
                    let seat = along.turn().expect("not over in the middle of a line");
                    assert_eq!(along.act(seat, Action::Move(mv)).err(), None);
                }
            });
        }
    }
}

#[test]
fn every_level_plays_legally_and_the_same_again() {
    for rules in all_rules() {
        for (level, every) in [(Level::Easy, 140), (Level::Medium, 250)] {
            wander(rules, 11, every, |game| {
                let seed = u64::from(game.ply());
                let first = choose(game, level, seed).expect("a move");
                assert!(game.legal_moves().contains(&first));
                assert_eq!(choose(game, level, seed), Some(first), "{level:?}");
            });
        }
    }
}

/// With few nodes, so that all four can be asked in many positions.
#[test]
fn every_level_keeps_to_few_nodes_legally_and_the_same_again() {
    for rules in all_rules() {
        for (seed, level) in (0..).zip(Level::ALL) {
            wander(rules, seed, 60, |game| {
                let seed = u64::from(game.ply());
                let first = choose_within(game, level, 2000, seed).expect("a move");
                assert!(
                    game.legal_moves().contains(&first),
                    "{level:?}: {first} in {}",
                    fen4::write(&game.setup())
                );
                assert_eq!(
                    choose_within(game, level, 2000, seed),
                    Some(first),
                    "{level:?}"
                );
            });
        }
    }
}

#[test]
fn the_same_budget_gives_the_same_thought() {
    for mode in Mode::ALL {
        let memory = Memory::new(2);
        let mut thoughts = (0..2).map(|_| {
            memory.clear();
            think(&start(mode), &memory, Budget::nodes(3000), &mut |_| {})
        });
        assert_eq!(thoughts.next(), thoughts.next());
    }
}

/// The search takes more of its memory in use on the way.
#[test]
fn the_same_budget_gives_the_same_thought_where_memory_grows() {
    let memory = Memory::new(4);
    let mut thoughts = (0..2).map(|_| {
        memory.clear();
        let budget = Budget::nodes(70_000);
        think(&start(Mode::Teams), &memory, budget, &mut |_| {})
    });
    assert_eq!(thoughts.next(), thoughts.next());
}

#[test]
fn openings_differ_by_seed() {
    for mode in Mode::ALL {
        let game = start(mode);
        let moves: std::collections::HashSet<Move> = (0..12)
            .filter_map(|seed| choose(&game, Level::Hard, seed))
            .collect();
        assert!(moves.len() > 1, "{}: {moves:?}", mode.name());
    }
}

#[test]
fn stops_when_told() {
    for mode in Mode::ALL {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 3
        };
        let budget = Budget {
            depth: u32::MAX,
            nodes: u64::MAX,
            stop: &stop,
        };
        let thought = think(&start(mode), &Memory::new(1), budget, &mut |_| {}).expect("a move");
        // Told at the fourth asking, it is not asked a fifth time.
        assert!(thought.nodes < 5 * 512, "{} nodes", thought.nodes);
    }
}

#[test]
fn agrees_to_a_draw_unless_clearly_better() {
    let game = start(Mode::Teams);
    assert!(Seat::ALL.into_iter().all(|seat| accepts_draw(&game, seat)));
    let mut setup = game.setup();
    let queen = |seat: Seat| {
        let mut setup = setup.clone();
        setup.pieces.retain(|&(_, piece)| {
            piece.seat != seat || piece.role != vierschach::rules::Role::Queen
        });
        Game::from_setup(*game.rules(), &setup).expect("a position")
    };
    let without_blue = queen(Seat::Blue);
    assert!(!accepts_draw(&without_blue, Seat::Red));
    assert!(!accepts_draw(&without_blue, Seat::Yellow));
    assert!(accepts_draw(&without_blue, Seat::Green));
    setup.points.0 = [30, 0, 0, 0];
    setup.mode = Mode::Solo;
    let rules = Preset::Vierschach.ruleset(Mode::Solo).expect("solo");
    let ahead = Game::from_setup(rules, &setup).expect("a position");
    assert!(!accepts_draw(&ahead, Seat::Red));
    assert!(accepts_draw(&ahead, Seat::Blue));
}

/// Whether some answer of the next seat wins at once: by taking a king or by mating the seat
/// after it.
fn loses_at_once(game: &Game, mv: Move) -> bool {
    let mut after = game.clone();
    let mover = game.turn().expect("not over");
    after.act(mover, Action::Move(mv)).expect("a legal move");
    after.turn().is_some_and(|next| {
        after.legal_moves().iter().any(|&answer| {
            let mut then = after.clone();
            then.act(next, Action::Move(answer)).expect("a legal move");
            matches!(
                then.ending(),
                Some(Ending { result: GameResult::Teams(Some(team)), .. }) if team != mover.team()
            )
        })
    })
}

#[test]
fn easy_never_lets_a_mate_in_one_happen() {
    let rules = Preset::Vierschach.ruleset(Mode::Teams).expect("teams");
    let rows = include_str!("../data/temptations.tsv").lines();
    for row in rows.filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let setup = fen4::read(cells[2], Mode::Teams).expect("a FEN4");
        let game = Game::from_setup(rules, &setup).expect("a position");
        let moves = game.legal_moves();
        let fatal = moves.iter().filter(|&&mv| loses_at_once(&game, mv)).count();
        assert_eq!([fatal, moves.len()].map(|n| n.to_string()), cells[..2]);
        for seed in 0..2 {
            let chosen = choose(&game, Level::Easy, seed).expect("a move");
            assert!(!loses_at_once(&game, chosen), "{chosen} in {}", cells[2]);
        }
    }
}

#[track_caller]
fn finds(mode: Mode, position: &str, best: &str) {
    let setup = match mode {
        Mode::Classic => fen::read(position).expect("a FEN"),
        Mode::Teams | Mode::Solo => fen4::read(position, mode).expect("a FEN4"),
    };
    let game = Game::from_setup(*start(mode).rules(), &setup).expect("a position");
    let thought = quick(&game, 20_000).expect("a move");
    assert_eq!(thought.best.to_string(), best);
}

#[test]
fn plays_classic_chess() {
    let fool = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    finds(Mode::Classic, fool, "d8h4");
    // Reti's study of 1921: the king catches a pawn two squares ahead of it, and draws.
    finds(Mode::Classic, "7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "h8g7");
    let smothered = "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1";
    finds(Mode::Classic, smothered, "g5f7");
}

/// RULES 6.2: under FIDE's rules a game goes on after fifty moves without a capture, and a mate
/// comes before the draw of seventy-five.
#[test]
fn finds_the_mate_before_the_draw() {
    let position = |halfmove: u32| format!("7k/8/6K1/8/8/8/8/1Q6 w - - {halfmove} 90");
    let fide = *start(Mode::Classic).rules();
    let automatic = Ruleset {
        draws: Draws::Automatic,
        ..fide
    };
    assert_eq!(fide.draws, Draws::Fide);
    for (rules, halfmoves) in [(fide, [98, 120, 149]), (automatic, [0, 50, 99])] {
        for halfmove in halfmoves {
            let game = Game::from_text(rules, &position(halfmove)).expect("a position");
            let thought = quick(&game, 5000).expect("a move");
            assert_eq!(thought.best.to_string(), "b1b8", "{halfmove}");
            assert_eq!(mate_in(thought.score), Some(1), "{halfmove}");
        }
    }
}

/// Two are left, Red has a queen that Blue's rook attacks, and Green's king walks.
fn two_left(red_points: i32) -> Game {
    let rules = Preset::Reference.ruleset(Mode::Solo).expect("solo");
    let mut setup = Game::new(rules).setup();
    let men = [
        (Seat::Red, Role::King, "h1"),
        (Seat::Red, Role::Queen, "h5"),
        (Seat::Blue, Role::King, "a7"),
        (Seat::Blue, Role::Rook, "c5"),
        (Seat::Green, Role::King, "n8"),
    ];
    let piece = |(seat, role, square): (Seat, Role, &str)| {
        (square.parse().expect("a square"), Piece::new(seat, role))
    };
    setup.pieces = men.map(piece).to_vec();
    setup.out = BySeat([false, false, true, true]);
    setup.walking = BySeat([false, false, false, true]);
    (setup.castle_short, setup.castle_long) = (BySeat([false; 4]), BySeat([false; 4]));
    setup.points[Seat::Red] = red_points;
    Game::from_setup(rules, &setup).expect("a position")
}

/// RULES 5.8, 5.10: where a lead ends the game on claim only, and only one of 41 if a king walks,
/// a seat that leads by less looks after its pieces.
#[test]
fn a_lead_that_cannot_be_claimed_is_no_end() {
    for points in [10, 21, 40] {
        let game = two_left(points);
        assert!(game.claims().is_empty());
        let thought = quick(&game, 20_000).expect("a move");
        let after = game.position().after(thought.best);
        let attacked = after.live_pieces(Seat::Red).any(|(at, role)| {
            role == Role::Queen && after.attackers(at, Seat::Blue).next().is_some()
        });
        assert!(!attacked, "{} with {points} points", thought.best);
        assert!(thought.depth > 3, "depth {}", thought.depth);
    }
}

#[test]
fn however_many_queens_are_no_certain_win() {
    for (turn, is_ahead) in [(Seat::Red, true), (Seat::Blue, false)] {
        let start = start(Mode::Teams);
        let mut setup = start.setup();
        setup.turn = turn;
        for rights in [&mut setup.castle_short, &mut setup.castle_long] {
            *rights = BySeat([false; 4]);
        }
        // Thirty queens against kings behind their pawns.
        setup.pieces.retain_mut(|(_, piece)| {
            if piece.seat.team() == Team::RedYellow && piece.role != Role::King {
                piece.role = Role::Queen;
            }
            piece.seat.team() == Team::RedYellow || matches!(piece.role, Role::King | Role::Pawn)
        });
        let game = Game::from_setup(*start.rules(), &setup).expect("a position");
        let sign = if is_ahead { 1 } else { -1 };
        let sight = at_sight(&game).expect("no king is attacked");
        assert!((20_000..31_000).contains(&(sign * sight)), "{sight}");
        assert_eq!(mate_in(sight), None);
        let thought = quick(&game, 3000).expect("a move");
        assert!(sign * thought.score > 20_000, "{}", thought.score);
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "it is about time")]
fn a_draw_offer_is_answered_fast() {
    let game = start(Mode::Teams);
    accepts_draw(&game, Seat::Blue);
    let begun = Instant::now();
    for _ in 0..4 {
        accepts_draw(&game, Seat::Blue);
    }
    assert!(begun.elapsed() < Duration::from_millis(800));
}
