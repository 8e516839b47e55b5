//! RULES 1 to 3, rule by rule: each test names the one that it proves.

use vierschach::rules::{Geometry, Mode, MoveKind, Piece, Position, Role, Seat};

use crate::board::{checked, legal, play, position, setup, square, targets};

use Mode::{Classic, Solo, Teams};
use MoveKind::{CastleLong, CastleShort};
use Seat::{Blue, Green, Red, Yellow};

/// Kings out of each other's way, so that a test can add what it is about.
const KINGS: &str = "rKh1 bKa7 yKg14 gKn8";

#[track_caller]
fn with(mode: Mode, turn: Seat, pieces: &str) -> Position {
    position(mode, turn, &format!("{KINGS} {pieces}"))
}

#[track_caller]
fn goes(position: &Position, from: &str, to: &str) {
    assert_eq!(targets(position, from), to, "from {from}");
}

#[test]
fn rule_1_1_the_cross_has_160_squares() {
    let squares: Vec<String> = Geometry::Cross.squares().map(|at| at.to_string()).collect();
    assert_eq!(squares.len(), 160);
    for missing in ["a1", "c3", "l3", "a12", "c12", "n14", "n3", "b11x"] {
        assert!(!squares.contains(&missing.into()), "{missing}");
    }
    for there in ["d1", "k1", "a4", "n11", "d14", "k14", "c4", "l11"] {
        assert!(squares.contains(&there.into()), "{there}");
    }
    assert_eq!(Geometry::Eight.squares().count(), 64);
}

#[test]
fn rule_1_2_play_goes_clockwise() {
    let mut position = Position::initial(Teams, Red);
    for seat in [Red, Blue, Yellow, Green, Red] {
        assert_eq!(position.turn(), seat);
        position.play(position.legal_moves()[0]);
    }
    let classic = Position::initial(Classic, Red);
    assert_eq!(play(classic.clone(), "e2e4").turn(), Yellow);
    assert_eq!(play(classic, "e2e4 e7e5").turn(), Red);
}

#[test]
fn rule_1_3_the_set_up() {
    let rows = [
        (Red, "Rd1 Ne1 Bf1 Qg1 Kh1 Bi1 Nj1 Rk1"),
        (Blue, "Ra11 Na10 Ba9 Qa8 Ka7 Ba6 Na5 Ra4"),
        (Yellow, "Rk14 Nj14 Bi14 Qh14 Kg14 Bf14 Ne14 Rd14"),
        (Green, "Rn4 Nn5 Bn6 Qn7 Kn8 Bn9 Nn10 Rn11"),
    ];
    for mode in [Teams, Solo] {
        let start = Position::initial(mode, Red);
        for (seat, row) in rows {
            for word in row.split_whitespace() {
                let role = word.chars().next().and_then(Role::from_letter);
                let expected = Piece::new(seat, role.expect("a piece"));
                assert_eq!(start.piece(square(&word[1..])), Some(expected), "{word}");
            }
            let is_pawn = |piece: Piece| piece == Piece::new(seat, Role::Pawn);
            let pawns = start.pieces().filter(|(_, piece)| is_pawn(*piece));
            let ranks: Vec<u8> = pawns
                .map(|(at, _)| Geometry::Cross.own_rank(seat, at))
                .collect();
            assert_eq!(ranks, [2; 8], "pawns of {seat}");
            assert!(start.can_castle_short(seat) && start.can_castle_long(seat));
        }
        assert_eq!(start.pieces().count(), 64);
    }
}

#[test]
fn rule_1_4_own_ranks() {
    let table = [
        (Red, "e2", 2),
        (Red, "d14", 14),
        (Blue, "b5", 2),
        (Blue, "n7", 14),
        (Yellow, "e13", 2),
        (Yellow, "d1", 14),
        (Green, "m5", 2),
        (Green, "a7", 14),
    ];
    for (seat, at, rank) in table {
        assert_eq!(
            Geometry::Cross.own_rank(seat, square(at)),
            rank,
            "{seat} {at}"
        );
    }
    assert_eq!(Geometry::Eight.own_rank(Yellow, square("e7")), 2);
}

#[test]
fn rule_1_5_who_is_against_whom() {
    for a in Seat::ALL {
        for b in Seat::ALL {
            assert_eq!(Teams.hostile(a, b), a.team() != b.team());
            assert_eq!(Solo.hostile(a, b), a != b);
        }
    }
}

#[test]
fn rule_1_6_any_seat_may_begin() {
    for seat in Seat::ALL {
        assert_eq!(Position::initial(Teams, seat).turn(), seat);
    }
}

#[test]
fn rule_2_1_lines_end_at_the_corners_and_knights_jump_them() {
    let red = with(Teams, Red, "rBd1 rNd3 bRb4");
    goes(&red, "d1", "e2 f3 g4 h5 i6 j7 k8 l9 m10 n11");
    goes(&red, "d3", "e1 f2 b4 f4 c5 e5");
    goes(
        &with(Teams, Red, "rRe4 gPe6 rPh4"),
        "e4",
        "e1 e2 e3 a4 b4 c4 d4 f4 g4 e5 e6",
    );
}

#[test]
fn rule_2_2_pawns() {
    let table = [
        (Red, "rPe2 bPd3 gNf3", "e2", "d3 e3 f3 e4"),
        (Red, "rPe3 bPe4 yNd4", "e3", ""),
        (Red, "rPe2 yNe4", "e2", "e3"),
        (Red, "rPe2 yNe3", "e2", ""),
        (Blue, "bPb5 rPc6 yNc4", "b5", "c4 c5 d5 c6"),
        (Yellow, "yPf13 gPe12 bPg12", "f13", "f11 e12 f12 g12"),
        (Green, "gPm9 rPl8 yNl10", "m9", "l8 k9 l9 l10"),
        (Green, "gPl9", "l9", "k9"),
    ];
    for (seat, pieces, from, to) in table {
        goes(&with(Teams, seat, pieces), from, to);
    }
}

#[test]
fn rule_2_3_en_passant_from_the_side_and_from_behind() {
    // Blue steps over c5; Red's pawns stand behind the square and in front of it as Red sees it.
    let blue = with(Teams, Blue, "bPb5 rPb4 rPd4 rPc4");
    let after = play(blue, "b5d5 g14f14 n8n9");
    assert_eq!(after.en_passant(Blue), Some((square("c5"), square("d5"))));
    goes(&after, "b4", "b5 c5");
    goes(&after, "d4", "c5");
    let mv = legal(&after, "b4c5");
    assert_eq!(mv.kind, MoveKind::EnPassant);
    let pawn = Piece::new(Blue, Role::Pawn);
    assert_eq!(after.captured_by(mv), [None, Some((square("d5"), pawn))]);
    let taken = play(after, "b4c5");
    assert_eq!(taken.piece(square("d5")), None);
    assert_eq!(taken.en_passant(Blue), None);
    // The opposite seat meets it head on, on the small board.
    let white = position(Classic, Red, "rKe1 yKe8 rPe2 yPf4 yPd4");
    let black = play(white, "e2e4");
    goes(&black, "f4", "e3 f3");
    goes(&black, "d4", "d3 e3");
}

#[test]
fn rule_2_3_the_right_lasts_until_the_turn_comes_back() {
    let blue = with(Teams, Blue, "bPb5 rPb4 yPd6");
    let after = play(blue, "b5d5 g14f14 n8n9 h1g1");
    assert_eq!(after.turn(), Blue);
    assert_eq!(after.en_passant(Blue), None);
    let later = play(after, "a7a8 f14g14 n9n8");
    goes(&later, "b4", "b5");
}

#[test]
fn rule_2_3_the_right_lapses_when_the_turn_passes_over_its_seat() {
    let mut blue = with(Solo, Blue, "bPb5 bPb8 rPb4");
    blue.play(legal(&blue, "b5d5"));
    blue.set_out(Blue, false);
    let grey = Piece {
        grey: true,
        ..Piece::new(Blue, Role::Pawn)
    };
    let after = play(blue, "g14f14 n8n9");
    let mv = legal(&after, "b4c5");
    assert_eq!(after.captured_by(mv), [None, Some((square("d5"), grey))]);
    let passed = play(after, "h1g1");
    assert_eq!((passed.turn(), passed.en_passant(Blue)), (Yellow, None));
}

#[test]
fn rule_2_3_a_piece_on_the_skipped_square() {
    let two = |mode, piece| {
        let blue = with(mode, Blue, &format!("bPb5 rPb4 {piece}"));
        play(blue, "b5d5 g14f14")
    };
    // An enemy's: both are taken.
    let both = play(two(Teams, "gNd7"), "d7c5");
    let mv = legal(&both, "b4c5");
    let [first, second] = both
        .captured_by(mv)
        .map(|taken| taken.map(|(at, piece)| (at, piece.seat)));
    assert_eq!(first, Some((square("c5"), Green)));
    assert_eq!(second, Some((square("d5"), Blue)));
    assert_eq!(play(both, "b4c5").pieces().count(), 5);
    // The partner's: no capture. In solo it is one more enemy.
    for (mode, to) in [(Teams, "b5"), (Solo, "b5 c5")] {
        let blue = with(mode, Blue, "bPb5 rPb4 yNd7");
        goes(&play(blue, "b5d5 d7c5 n8n9"), "b4", to);
    }
}

#[test]
fn rule_2_3_rights_of_several_seats_at_once() {
    let red = with(Teams, Red, "rPe2 bPb5 yPg13 gPf4 gPh11");
    let after = play(red, "e2e4 b5d5 g13g11");
    let rights = Seat::ALL.map(|seat| after.en_passant(seat).is_some());
    assert_eq!(rights, [true, true, true, false]);
    goes(&after, "f4", "e3");
    goes(&after, "h11", "g12");
}

#[test]
fn rule_2_3_no_right_when_the_pawn_was_taken() {
    let blue = with(Teams, Blue, "bPb5 rPb4 yRd10");
    let after = play(blue, "b5d5 d10d5");
    assert_eq!(after.en_passant(Blue), None);
    goes(&play(after, "n8n9"), "b4", "b5");
}

#[test]
fn rule_2_4_castling_squares() {
    let table = [
        (Red, CastleShort, "h1j1", "k1", "i1"),
        (Red, CastleLong, "h1f1", "d1", "g1"),
        (Blue, CastleShort, "a7a5", "a4", "a6"),
        (Blue, CastleLong, "a7a9", "a11", "a8"),
        (Yellow, CastleShort, "g14e14", "d14", "f14"),
        (Yellow, CastleLong, "g14i14", "k14", "h14"),
        (Green, CastleShort, "n8n10", "n11", "n9"),
        (Green, CastleLong, "n8n6", "n4", "n7"),
    ];
    for (seat, kind, mv, rook_from, rook_to) in table {
        let letter = &seat.name()[..1];
        let mut setup = setup(Teams, seat, &format!("{KINGS} {letter}R{rook_from}"));
        setup.castle_short[seat] = kind == CastleShort;
        setup.castle_long[seat] = kind == CastleLong;
        let before = checked(&setup);
        let castle = legal(&before, mv);
        assert_eq!(castle.kind, kind, "{mv}");
        let after = play(before, mv);
        assert_eq!(
            after.piece(castle.to),
            Some(Piece::new(seat, Role::King)),
            "{mv}"
        );
        assert_eq!(
            after.piece(square(rook_to)),
            Some(Piece::new(seat, Role::Rook)),
            "{mv}"
        );
        assert_eq!(after.piece(square(rook_from)), None, "{mv}");
        assert!(!after.can_castle_short(seat) && !after.can_castle_long(seat));
    }
}

/// Red castles on either side or not, with these pieces besides its king and rooks.
#[track_caller]
fn castles(mode: Mode, pieces: &str, short: bool, long: bool) {
    let mut setup = setup(mode, Red, &format!("{KINGS} rRd1 rRk1 {pieces}"));
    setup.castle_short[Red] = true;
    setup.castle_long[Red] = true;
    let kinds: Vec<MoveKind> = checked(&setup)
        .legal_moves()
        .iter()
        .map(|mv| mv.kind)
        .collect();
    let found = (kinds.contains(&CastleShort), kinds.contains(&CastleLong));
    assert_eq!(found, (short, long), "{pieces}");
}

#[test]
fn rule_2_4_when_castling_is_possible() {
    castles(Teams, "", true, true);
    castles(Teams, "rNe1", true, false);
    castles(Teams, "gNi1", false, true);
    // In check, crossing, landing.
    castles(Teams, "bRh9", false, false);
    castles(Teams, "bRi9", false, true);
    castles(Teams, "bRf9", true, false);
    // The rooks may be attacked, and the squares that only they cross.
    castles(Teams, "bRk9 gRd9", true, true);
    castles(Teams, "bRe9", true, true);
    // Attacks by the partner and by grey pieces do not count.
    castles(Teams, "yRi9 yRf9", true, true);
    castles(Solo, "yRi9", false, true);
    castles(Solo, "dgRi9", true, true);
}

#[test]
fn rule_2_4_rights_end_with_king_and_rooks() {
    let start = "rKh1 rRd1 rRk1 bKa7 yKg14 gKn8 gRk9 bPd4";
    let mut setup = setup(Teams, Red, start);
    setup.castle_short[Red] = true;
    setup.castle_long[Red] = true;
    let table = [
        ("h1h2", false, false),
        ("d1d2", true, false),
        ("k1k2", false, true),
        ("h1j1", false, false),
        ("d1d4", true, false),
    ];
    for (moves, short, long) in table {
        let after = play(checked(&setup), moves);
        let rights = (after.can_castle_short(Red), after.can_castle_long(Red));
        assert_eq!(rights, (short, long), "{moves}");
    }
    let taken = play(checked(&setup), "h1j1 a7a8 g14f14 k9k10");
    assert!(!taken.can_castle_short(Red));
    setup.turn = Green;
    let taken = play(checked(&setup), "k9k1");
    assert_eq!(
        (taken.can_castle_short(Red), taken.can_castle_long(Red)),
        (false, true)
    );
}

#[test]
fn rule_2_4_king_and_queen_exchanged() {
    // As in the client's old start: the near rook is the one that is near to this king.
    let mut setup = setup(Teams, Blue, "rKh1 bKa8 bRa4 bRa11 yKg14 gKn7");
    setup.castle_short[Blue] = true;
    setup.castle_long[Blue] = true;
    let blue = checked(&setup);
    assert_eq!(legal(&blue, "a8a10").kind, CastleShort);
    assert_eq!(legal(&blue, "a8a6").kind, CastleLong);
    let after = play(blue, "a8a10");
    assert_eq!(
        after.piece(square("a9")),
        Some(Piece::new(Blue, Role::Rook))
    );
    assert!(!after.can_castle_long(Blue));
}

#[test]
fn rule_2_5_promotion() {
    let table = [
        (Teams, Red, "rPe9", "e9", "e10"),
        (Teams, Red, "rPe10", "e10", "e11q e11r e11b e11n"),
        (Teams, Blue, "bPj5", "j5", "k5q k5r k5b k5n"),
        (
            Teams,
            Yellow,
            "yPf5 gPe4",
            "f5",
            "e4q e4r e4b e4n f4q f4r f4b f4n",
        ),
        (Teams, Green, "gPe4", "e4", "d4q d4r d4b d4n"),
        (Solo, Red, "rPe6", "e6", "e7"),
        (Solo, Red, "rPe7 gNd8", "e7", "d8q e8q"),
        (Solo, Green, "gPh4", "h4", "g4q"),
    ];
    for (mode, seat, pieces, from, to) in table {
        let to: Vec<&str> = to.split(' ').collect();
        let position = with(mode, seat, pieces);
        let mut found: Vec<String> = targets(&position, from)
            .split(' ')
            .map(String::from)
            .collect();
        found.sort();
        let mut expected = to.clone();
        expected.sort_unstable();
        assert_eq!(found, expected, "{mode:?} {seat} from {from}");
        let after = play(position, &format!("{from}{}", to[0]));
        let queen = Piece {
            // It stays marked in solo.
            promoted: mode == Solo,
            ..Piece::new(seat, Role::Queen)
        };
        if to[0].ends_with('q') {
            assert!(
                after.pieces().any(|(_, piece)| piece == queen),
                "{from}{}",
                to[0]
            );
        }
    }
}

#[test]
fn rule_2_5_a_capture_en_passant_may_promote() {
    let blue = with(Teams, Blue, "bPb11 rPd10 gPm4");
    goes(
        &play(blue, "b11d11 g14f14 n8n9"),
        "d10",
        "c11n c11b c11r c11q",
    );
}

#[test]
fn rule_2_6_what_may_be_captured() {
    let around = "yNd4 bPd5 gNd6 rPe7";
    // Neither the partner's nor its own.
    goes(
        &with(Teams, Red, &format!("rNf5 {around}")),
        "f5",
        "e3 g3 h4 d6 h6 g7",
    );
    // In solo everybody's but its own, grey ones too.
    goes(
        &with(Solo, Red, &format!("rNf5 {around}")),
        "f5",
        "e3 g3 d4 h4 d6 h6 g7",
    );
    let grey = "rKh1 bKa7 yKg14 dgKn8 dgPd4 rNf5";
    goes(&position(Solo, Red, grey), "f5", "e3 g3 d4 h4 d6 h6 e7 g7");
}
