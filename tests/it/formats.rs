//! FEN and PGN of classic games: what is read, every fault, and the round trip.

use vierschach::{
    notation::{
        Why,
        fen::{self, FenFault},
        pgn::{self, StartFault},
        pgn4::{PgnFault, Place, Tags},
        replay::{Replay, StopWhy},
    },
    rules::{
        Action, BySeat, Event, Game, GameResult, Mode, Piece, Preset, Reason, Role, Ruleset, Seat,
        Setup, SetupFault,
    },
};

#[track_caller]
fn faults(text: &str, expected: &[FenFault]) {
    assert_eq!(fen::read(text), Err(expected.to_vec()), "{text}");
}

#[test]
fn fen_round_trips() {
    for text in [
        fen::START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/pp1ppppp/8/8/2pPP3/8/PPP2PPP/RNBQKBNR b KQkq d3 0 3",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w Kq d6 0 2",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 99 123",
    ] {
        let setup = fen::read(text).unwrap();
        assert_eq!(fen::write(&setup), text);
    }
}

#[test]
fn fen_is_red_and_yellow_on_eight_by_eight() {
    let setup = fen::read("4k3/8/8/8/3Pp3/8/8/R3K3 b Q d3").unwrap();
    let square = |text: &str| text.parse().unwrap();
    assert_eq!(setup.mode, Mode::Classic);
    assert_eq!(setup.turn, Seat::Yellow);
    assert_eq!(setup.castle_long, BySeat([true, false, false, false]));
    assert_eq!(setup.castle_short, BySeat([false; 4]));
    assert_eq!(
        setup.en_passant[Seat::Red],
        Some((square("d3"), square("d4")))
    );
    assert_eq!(
        (setup.halfmove, setup.fullmove),
        (0, 1),
        "where the numbers are missing"
    );
    let black = (square("e4"), Piece::new(Seat::Yellow, Role::Pawn));
    assert!(setup.pieces.contains(&black));
}

#[test]
fn every_fault_of_a_fen_is_named() {
    let found = |text: &str| text.to_owned();
    faults("", &[FenFault::PartCount { found: 0 }]);
    faults(
        &format!("{} x", fen::START),
        &[FenFault::PartCount { found: 7 }],
    );
    faults(
        "8/8/8/8/8/8/8 w - - 0 1",
        &[FenFault::RankCount { found: 7 }],
    );
    faults(
        "9/ppppppppp/7/8/8/8/8/x7 w - - 0 1",
        &[
            FenFault::Item {
                rank: 8,
                found: '9',
            },
            FenFault::RankWidth { rank: 8, found: 1 },
            FenFault::RankWidth { rank: 7, found: 9 },
            FenFault::RankWidth { rank: 6, found: 7 },
            FenFault::Item {
                rank: 1,
                found: 'x',
            },
        ],
    );
    faults(
        "8/8/8/8/8/8/8/8 W HAha e4 -1 +1",
        &[
            FenFault::Turn { found: found("W") },
            FenFault::Castling {
                found: found("HAha"),
            },
            FenFault::EnPassant { found: found("e4") },
            FenFault::Halfmove { found: found("-1") },
            FenFault::Fullmove { found: found("+1") },
        ],
    );
    faults(
        "8/8/8/8/8/8/8/8 w KK e3 10000 1",
        &[
            FenFault::Castling { found: found("KK") },
            FenFault::EnPassant { found: found("e3") },
            FenFault::Halfmove {
                found: found("10000"),
            },
        ],
    );
    let long = "8".repeat(600);
    faults(&long, &[FenFault::TooLong { bytes: 600 }]);
}

/// Morphy against two amateurs, Paris 1858, with what files of games have in them.
const OPERA: &str = r#"[Event "Opera"]
[Site "Paris"]
[Date "1858.??.??"]
[White "Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3.d4 Bg4 {a bad pin} 4. dxe5 Bxf3 $1 5. Qxf3 dxe5 6. Bc4 Nf6 (6... Qf6 7. Qb3
(7. Nc3) b6) 7. Qb3 Qe7 8. Nc3!? c6 ; quiet
9. Bg5 b5 10. Nxb5! cxb5 11. Bxb5+ Nbd7 12. 0-0-0 Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0

[Event "The next game"]

1. d4 *
"#;

fn replay(text: &str) -> Replay {
    let pgn = pgn::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    pgn::replay(&pgn, None).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

fn classic() -> Ruleset {
    Preset::Classic.ruleset(Mode::Classic).unwrap()
}

#[test]
fn a_game_of_the_books() {
    let replay = replay(OPERA);
    assert_eq!(replay.stop, None);
    assert_eq!(replay.game.ply(), 33);
    let ending = replay.game.ending().unwrap();
    assert_eq!(
        ending.reason,
        Reason::Checkmate {
            mated: Seat::Yellow
        }
    );
    assert_eq!(ending.result, GameResult::Classic(Some(Seat::Red)));
    let mut tags = Tags::default();
    tags.set("White", "Morphy");
    tags.set("Annotator", "nobody");
    let text = pgn::write(&classic(), None, &replay.events, &tags);
    assert_eq!(
        text,
        r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Morphy"]
[Black "?"]
[Result "1-0"]
[Annotator "nobody"]
[Termination "Checkmate"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.
Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.
Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
"#
    );
}

#[test]
fn a_game_that_is_not_legal_stops_there() {
    let replay = replay("1. e4 e5\n2. Nf3 Nc6 3. Ng6 a6 *");
    let stop = replay.stop.unwrap();
    assert_eq!((stop.ply, stop.seat), (5, Some(Seat::Red)));
    assert_eq!(
        stop.place,
        Place {
            line: 2,
            column: 15
        }
    );
    assert_eq!(stop.text, "Ng6");
    assert_eq!(
        stop.position,
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
    );
    let to = "g6".parse().unwrap();
    assert_eq!(
        stop.why,
        StopWhy::Move(Why::NoneReaches {
            role: Role::Knight,
            to
        })
    );
    assert_eq!(replay.steps.len(), 4);
}

#[test]
fn faults_of_a_pgn_are_named() {
    let faults = pgn::read("1. e4 ?! =) e5 -- ^").unwrap_err();
    let at = |column| Place { line: 1, column };
    let word = |column, found: &str| PgnFault::Word {
        place: at(column),
        found: found.to_owned(),
    };
    assert_eq!(
        faults,
        [
            PgnFault::Stray {
                place: at(11),
                found: ')'
            },
            word(10, "="),
            word(16, "--"),
            word(19, "^"),
        ]
    );
    assert_eq!(pgn::read(" \n"), Err(vec![PgnFault::Empty]));
    let start = |text: &str| pgn::start(&pgn::read(text).unwrap().tags).map(drop);
    assert_eq!(
        start("[Variant \"Atomic\"]\n[FEN \"8/8/8/8/8/8/8/8 x - -\"]\n[Rules \"draws=never\"]"),
        Err(vec![
            StartFault::UnknownVariant("Atomic".to_owned()),
            StartFault::UnknownRule("draws=never".to_owned()),
            StartFault::Fen(FenFault::Turn {
                found: "x".to_owned()
            }),
        ])
    );
    assert_eq!(
        start("[FEN \"8/8/8/8/8/8/8/8 w KQkq e3\"]"),
        Err(vec![StartFault::Fen(FenFault::EnPassant {
            found: "e3".to_owned()
        })])
    );
    assert_eq!(
        start("[FEN \"8/8/8/8/8/8/8/8 w KQkq e6\"]"),
        Err(vec![
            StartFault::Setup(SetupFault::NoKing(Seat::Red)),
            StartFault::Setup(SetupFault::NoKing(Seat::Yellow)),
        ])
    );
}

fn random_game(start: Option<&Setup>, seed: u64) -> Vec<Event> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::replay(classic(), start, []);
    let mut events = Vec::new();
    while let Some(turn) = game.turn().filter(|_| game.ply() < 300) {
        let (seat, action) = match rng.u32(..600) {
            0 => (Seat::Yellow, Action::Resign),
            1 => (turn, Action::TimeOut),
            2 => (Seat::Red, Action::AgreeDraw),
            3..300 if !game.claims().is_empty() => (turn, Action::Claim(game.claims()[0])),
            _ => {
                let moves = game.legal_moves();
                (turn, Action::Move(moves[rng.usize(..moves.len())]))
            }
        };
        events.extend(game.act(seat, action).unwrap());
    }
    events
}

#[test]
fn random_classic_games_round_trip() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 7";
    let starts = [None, Some(fen::read(kiwipete).unwrap())];
    for seed in 0..150 {
        let start = starts[seed as usize % 2].as_ref();
        let events = random_game(start, seed);
        let text = pgn::write(&classic(), start, &events, &Tags::default());
        let replay = replay(&text);
        assert_eq!(replay.stop, None, "{text}");
        assert_eq!(replay.events, events, "{text}");
        assert_eq!(replay.start.as_ref(), start);
        let again = pgn::write(&classic(), start, &replay.events, &Tags::default());
        assert_eq!(again, text);
        // And so does every position as FEN.
        let setup = replay.game.setup();
        assert_eq!(fen::read(&fen::write(&setup)), Ok(setup));
    }
}
