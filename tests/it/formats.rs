//! FEN of classic games: what is read, every fault, and the round trip.

use vierschach::rules::{
    BySeat, Mode, Piece, Role, Seat,
    fen::{self, FenFault},
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
