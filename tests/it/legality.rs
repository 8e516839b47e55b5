//! RULES 3 and what follows from it, rule by rule: checks, legal moves, seats that are out, and
//! the key of RULES 6.1.

use vierschach::rules::{Mode, Piece, Position, Role, Seat, SetupFault, Square};

use crate::board::{checked, legal, play, position, setup, square, targets};

use Mode::{Classic, Solo, Teams};
use Seat::{Blue, Green, Red, Yellow};

const KINGS: &str = "rKh1 bKa7 yKg14 gKn8";

#[track_caller]
fn with(mode: Mode, turn: Seat, pieces: &str) -> Position {
    position(mode, turn, &format!("{KINGS} {pieces}"))
}

#[track_caller]
fn goes(position: &Position, from: &str, to: &str) {
    assert_eq!(targets(position, from), to, "from {from}");
}

/// Whose kings are in check.
fn in_check(position: &Position) -> Vec<Seat> {
    let seats = Seat::ALL.into_iter();
    seats.filter(|seat| position.in_check(*seat)).collect()
}

#[test]
fn rule_3_1_check() {
    let table = [
        (Teams, "gRh9", vec![Red]),
        (Teams, "gRh9 bPh5", vec![]),
        // A pinned piece checks all the same: this rook may not leave the line before its king.
        (Teams, "gRh8 rRd8", vec![Red]),
        // Partners never do, in solo all others do.
        (Teams, "yRh9", vec![]),
        (Solo, "yRh9", vec![Red]),
        (Teams, "bNf2 bPb8", vec![Red]),
        // Pawns check as they capture.
        (Teams, "bPg2", vec![Red]),
        (Teams, "bPi2", vec![]),
        (Teams, "gPi2", vec![Red]),
        (Teams, "rQg7", vec![Blue]),
        (Solo, "rQg7", vec![Blue, Yellow]),
        (Teams, "rQg8", vec![Green]),
        (Solo, "rQg8", vec![Yellow, Green]),
        (Solo, "rNl7 yNc8", vec![Blue, Green]),
    ];
    for (mode, pieces, kings) in table {
        assert_eq!(in_check(&with(mode, Yellow, pieces)), kings, "{pieces}");
    }
}

#[test]
fn rule_3_1_grey_pieces_check_nobody_but_a_walking_king_does() {
    let grey = position(Solo, Yellow, "rKh1 bKa7 yKg14 dgKh2 dgRh9");
    assert_eq!(in_check(&grey), []);
    let walking = position(Solo, Yellow, "rKh1 bKa7 yKg14 gKh2 dgRh9");
    assert_eq!(in_check(&walking), [Red, Green]);
}

#[test]
fn rule_3_1_kings_side_by_side() {
    let kings = "rKg7 yKg9 bKa4 gKn11";
    goes(
        &position(Teams, Red, kings),
        "g7",
        "f6 g6 h6 f7 h7 f8 g8 h8",
    );
    goes(&position(Solo, Red, kings), "g7", "f6 g6 h6 f7 h7");
}

#[test]
fn rule_3_2_the_own_king_is_safe_after_every_move() {
    let table = [
        // Pinned by a seat that moves only after the partner.
        (Teams, "gRh9 rNh4", "h4", ""),
        (Teams, "gRh9 rRh4", "h4", "h2 h3 h5 h6 h7 h8 h9"),
        (Teams, "yRh9 rNh4", "h4", "g2 i2 f3 j3 f5 j5 g6 i6"),
        (Solo, "yRh9 rNh4", "h4", ""),
        (Teams, "bBe4 rBf3", "f3", "g2 e4"),
        (Teams, "bBe4 rPf2 gRe8 rPd3", "d3", "e4"),
        // Two seats check at once: the king has to move.
        (Teams, "bRh9 gNj2 rRd1 rRd9", "d9", ""),
        (Teams, "bRh9 gNj2 rRd1 rRd9", "h1", "g1 i1 g2 i2"),
        // It stays on the line of the rook behind it.
        (Teams, "bRh9", "h1", "g1 i1 g2 i2"),
        (Teams, "bRk1", "h1", "g2 h2 i2"),
        (Teams, "bRk1 rNg1", "h1", "g2 h2 i2"),
        // An undefended piece is taken by the king, a defended one is not.
        (Teams, "bNi2", "h1", "i1 g2 h2 i2"),
        (Teams, "bNi2 gRi9", "h1", "i1 g2 h2"),
    ];
    for (mode, pieces, from, to) in table {
        goes(&with(mode, Red, pieces), from, to);
    }
}

#[test]
fn rule_3_2_en_passant_may_open_a_line() {
    let blue = position(Teams, Blue, "rKd1 bKa7 yKg14 gKn8 gRd10 bPb4 rPd3");
    goes(&play(blue, "b4d4 g14f14 n8n9"), "d3", "");
}

#[test]
fn rule_3_2_taking_a_king_ends_a_team_game_at_once() {
    // In check from h9, or pinned by it, and yet the king falls.
    let teams = with(Teams, Red, "bRh9 rQn4");
    goes(&teams, "n4", "h4 n8");
    assert_eq!(teams.captures_king(legal(&teams, "n4n8")), Some(Green));
    assert_eq!(teams.captures_king(legal(&teams, "n4h4")), None);
    let pinned = position(Teams, Red, "rKh1 rNh4 bRh9 bKj5 yKg14 gKn8");
    goes(&pinned, "h4", "j5");
    // Not so in solo.
    goes(&with(Solo, Red, "bRh9 rQn4"), "n4", "h4");
    let king = position(Teams, Red, "rKd9 bKd10 bRe14 gKn8 yKg14 bRc4");
    goes(&king, "d9", "d8 d10");
}

#[test]
fn rule_3_3_the_partner_may_be_exposed() {
    let red = position(Teams, Red, "rKd1 rBh5 yKh10 gRh4 bKa7 gKn8");
    assert!(targets(&red, "h5").split(' ').count() > 10);
    let after = play(red, "h5g6");
    assert_eq!(in_check(&after), [Yellow]);
}

#[test]
fn rule_5_2_moves_of_a_seat_out_of_turn() {
    // Red is mated: its king has no square, and nothing of its can help.
    let mated = with(Solo, Blue, "bRk1 bRk2");
    assert!(mated.in_check(Red) && !mated.has_legal_move_of(Red));
    assert!(mated.legal_moves_of(Red).is_empty());
    assert!(with(Solo, Blue, "bRk1 bRk2 rRi9").has_legal_move_of(Red));
    // En passant, as it will be on that seat's own next turn.
    let blue = with(Solo, Blue, "rPb4 bPb5 gPk10");
    let after = play(blue, "b5d5");
    assert_eq!(after.turn(), Yellow);
    let en_passant = |seat| {
        let moves = after.legal_moves_of(seat);
        moves.iter().any(|mv| mv.to == square("c5"))
    };
    assert!(en_passant(Red) && !en_passant(Green));
}

#[test]
fn rule_5_3_a_king_may_be_taken_in_solo_if_the_own_is_safe_after_it() {
    // The rook that checks Red is Green's, and so is the king: with it the army goes grey.
    let answer = with(Solo, Red, "gRh9 rQn4");
    goes(&answer, "n4", "h4 n8");
    // Blue checks as well.
    goes(&with(Solo, Red, "gRh9 rQn4 bBe4"), "n4", "");
    // Pinned by the seat whose king it takes.
    let pinned = position(Solo, Red, "rKh1 rNh4 bRh9 bKj5 yKg14 gKn8");
    goes(&pinned, "h4", "j5");
    let pinned = position(Solo, Red, "rKh1 rNh4 gRh9 bKj5 yKg14 gKn8");
    goes(&pinned, "h4", "");
    // The king itself takes a king that its army defends.
    let king = position(Solo, Red, "rKd9 bKd10 bRe14 bRd14 gKn8 yKg14 bRc4");
    goes(&king, "d9", "d8 d10");
    let other = position(Solo, Red, "rKd9 bKd10 bRe14 gRd14 gKn8 yKg14 bRc4");
    goes(&other, "d9", "d8");
}

#[test]
fn rule_5_5_a_seat_goes_out() {
    let mut position = Position::initial(Solo, Red);
    position.play(legal(&position, "e2e4"));
    position.set_out(Blue, false);
    assert!(position.is_out(Blue) && !position.is_walking(Blue));
    assert_eq!(
        (position.king(Blue), position.live_pieces(Blue).len()),
        (None, 0)
    );
    let live = |(_, piece): (Square, Piece)| piece.seat == Blue && !piece.grey;
    assert!(!position.pieces().any(live) && !position.can_castle_short(Blue));
    assert!(position.legal_moves_of(Blue).is_empty());
    assert_eq!(position.turn(), Blue);
    position.set_turn(Yellow);
    // The turn passes over it from now on.
    assert_eq!(play(position, "e13e12 m5l5 e4e5").turn(), Yellow);
}

#[test]
fn rule_5_10_a_walking_king() {
    let mut position = position(Solo, Red, "rKh1 gKn8 gPm8 gRn7 rBk7 yKg14 bKa7");
    position.set_out(Green, true);
    assert!(position.is_out(Green) && position.is_walking(Green));
    assert_eq!(
        position.live_pieces(Green).collect::<Vec<_>>(),
        [(square("n8"), Role::King)]
    );
    let position = play(position, "h1h2 a7a8 g14g13");
    assert_eq!(position.turn(), Green);
    // It captures, also its own grey pieces, and keeps out of check.
    goes(&position, "n8", "m7 n7 m8 n9");
    let mut gone = play(position, "n8n7");
    assert_eq!((gone.king(Green), gone.turn()), (Some(square("n7")), Red));
    gone.remove_king(Green);
    assert!(gone.king(Green).is_none() && gone.is_out(Green) && !gone.is_walking(Green));
    assert_eq!(gone.piece(square("n7")), None);
    assert_eq!(play(gone, "h2h1 a8a7 g13g14").turn(), Red);
}

#[test]
fn rule_5_10_a_walking_king_that_is_mated_goes_grey() {
    let mut position = position(Solo, Red, "rKh1 gKn8 dgPm8 yKg14 bKa7");
    assert!(position.is_walking(Green));
    position.set_out(Green, false);
    let grey = Piece {
        grey: true,
        ..Piece::new(Green, Role::King)
    };
    assert_eq!(position.piece(square("n8")), Some(grey));
    assert!(!position.is_walking(Green) && position.king(Green).is_none());
}

#[test]
fn rule_6_1_what_the_key_tells_apart() {
    let kings = with(Solo, Red, "rRd1 rPb4 bPd5");
    let mut keys = vec![kings.key()];
    let mut differs = |what: &str, position: &Position| {
        assert!(!keys.contains(&position.key()), "{what}");
        keys.push(position.key());
    };
    differs("the turn", &with(Solo, Blue, "rRd1 rPb4 bPd5"));
    differs("a square", &with(Solo, Red, "rRd2 rPb4 bPd5"));
    differs("an owner", &with(Solo, Red, "yRd1 rPb4 bPd5"));
    differs("a role", &with(Solo, Red, "rQd1 rPb4 bPd5"));
    let mut rights = setup(Solo, Red, &format!("{KINGS} rRd1 rPb4 bPd5"));
    rights.castle_long[Red] = true;
    differs("a castling right", &checked(&rights));
    rights.castle_long[Red] = false;
    rights.en_passant[Blue] = Some((square("c5"), square("d5")));
    differs("an en passant right", &checked(&rights));
    let mut promoted = kings.setup();
    promoted.pieces[0].1 = Piece {
        promoted: true,
        ..Piece::new(Red, Role::Queen)
    };
    differs("a promoted queen", &checked(&promoted));
    let mut out = kings.clone();
    out.set_out(Green, false);
    differs("a seat that is out", &out);
    let mut walking = kings;
    walking.set_out(Green, true);
    differs("a walking king", &walking);
}

#[test]
fn rule_6_1_the_same_position_by_other_ways_has_the_same_key() {
    let start = Position::initial(Teams, Red);
    let one = play(
        start.clone(),
        "e2e3 b5c5 e13e12 m5l5 j2j3 b10c10 j13j12 m10l10",
    );
    let other = play(
        start.clone(),
        "j2j3 b10c10 j13j12 m10l10 e2e3 b5c5 e13e12 m5l5",
    );
    assert_eq!((one.key(), &one), (other.key(), &other));
    let back = play(start.clone(), "j1i3 a5c4 e14f12 n5l6 i3j1 c4a5 f12e14 l6n5");
    assert_eq!(back.key(), start.key());
    // A double step that nobody can answer leaves no right that counts; one with a pawn does.
    let classic = Position::initial(Classic, Red);
    let step = play(classic.clone(), "e2e4 g8f6 g1f3 f6g8 f3g1");
    assert_eq!(step.key(), play(classic, "e2e4").key());
    let ready = position(Classic, Red, "rKe1 yKe8 rPe2 yPd4");
    let step = play(ready.clone(), "e2e4 e8e7 e1e2 e7e8 e2e1");
    assert_ne!(step.key(), play(ready, "e2e4").key());
}

#[test]
fn rule_6_2_captures_and_pawn_moves_start_the_count_again() {
    let table = [
        ("d1d2", 1),
        ("d1d2 a7a8 g14f14", 3),
        ("e2e3", 0),
        ("d1d4", 0),
        ("d1d2 b5c5", 0),
    ];
    for (moves, count) in table {
        let position = with(Teams, Red, "rRd1 rPe2 bNd4 bPb5");
        assert_eq!(play(position, moves).halfmove(), count, "{moves}");
    }
}

#[test]
fn every_fault_of_a_set_up_is_named() {
    use SetupFault as F;
    let at = square;
    let faults = |mode, turn, pieces: &str, expected: Vec<F>| {
        let found = setup(mode, turn, pieces).check().expect_err(pieces);
        assert_eq!(found, expected, "{pieces}");
    };
    faults(Teams, Red, "rKh1 bKa7 gKn8", vec![F::NoKing(Yellow)]);
    faults(
        Teams,
        Red,
        &format!("{KINGS} rKe4"),
        vec![F::ManyKings(Red)],
    );
    faults(
        Teams,
        Red,
        &format!("{KINGS} rPe1"),
        vec![F::PawnRank {
            seat: Red,
            square: at("e1"),
        }],
    );
    faults(
        Solo,
        Red,
        &format!("{KINGS} rPe8"),
        vec![F::PawnRank {
            seat: Red,
            square: at("e8"),
        }],
    );
    faults(
        Teams,
        Red,
        &format!("{KINGS} rRa1"),
        vec![F::NoSuchSquare(at("a1"))],
    );
    faults(
        Teams,
        Red,
        &format!("{KINGS} rRe4 gRe4"),
        vec![F::TwoPieces(at("e4"))],
    );
    faults(Solo, Blue, "rKh1 dbKa7 yKg14 gKn8", vec![F::Turn(Blue)]);
    faults(
        Teams,
        Red,
        "rKh1 dbKa7 yKg14 gKn8",
        vec![F::OutInThisMode(Blue)],
    );
    faults(
        Solo,
        Red,
        "rKh1 bKa7 bRa4 dbRa5 yKg14 gKn8",
        vec![F::LiveButOut(at("a4"), Blue)],
    );
    faults(
        Classic,
        Red,
        "rKe1 yKe8 bRa1",
        vec![F::NoSuchSeat {
            seat: Blue,
            square: at("a1"),
        }],
    );
    faults(
        Classic,
        Red,
        "rKe1 yKe8 rRe4",
        vec![F::CheckOutOfTurn(Yellow)],
    );
    faults(
        Teams,
        Yellow,
        "rKh1 rKh2 bKa7 rPk14 gKn8",
        vec![
            F::ManyKings(Red),
            F::NoKing(Yellow),
            F::PawnRank {
                seat: Red,
                square: at("k14"),
            },
        ],
    );
}

#[test]
fn rights_and_marks_that_do_not_fit_are_faults() {
    use SetupFault as F;
    let kings = || setup(Solo, Red, &format!("{KINGS} rRk1 bPd5 rQe4"));
    let mut set_up = kings();
    set_up.castle_short[Red] = true;
    set_up.en_passant[Blue] = Some((square("c5"), square("d5")));
    set_up.check().expect("rights that fit");
    set_up.castle_long[Red] = true;
    set_up.castle_short[Green] = true;
    let (skipped, pawn): (Square, Square) = (square("c8"), square("d8"));
    set_up.en_passant[Blue] = Some((skipped, pawn));
    set_up.walking[Yellow] = true;
    set_up.pieces[5].1.promoted = true;
    set_up.pieces[1].1.grey = true;
    let expected = vec![
        F::NoKing(Blue),
        F::WalkingInPlay(Yellow),
        F::GreyInPlay(square("a7"), Blue),
        F::Promoted(square("d5")),
        F::CastleLong(Red),
        F::EnPassant {
            seat: Blue,
            skipped,
            pawn,
        },
        F::CastleShort(Green),
    ];
    assert_eq!(set_up.check(), Err(expected));
    // Rights alone can be put aside.
    let mut void = kings();
    void.castle_long[Red] = true;
    void.en_passant[Blue] = Some((skipped, pawn));
    void.drop_void_rights();
    assert_eq!(checked(&void).setup(), checked(&kings()).setup());
}

#[test]
fn no_seat_has_more_pieces_than_it_begins_with() {
    let knights = |file| format!("rN{file}5 rN{file}6 rN{file}7");
    let many = ["e", "f", "g", "h", "i", "j", "k"].map(knights).join(" ");
    let found = setup(Teams, Red, &format!("{KINGS} {many}")).check();
    assert_eq!(
        found,
        Err(vec![SetupFault::ManyPieces {
            seat: Red,
            count: 22
        }])
    );
}
