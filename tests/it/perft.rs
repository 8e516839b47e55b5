//! Counted lines against published counts; those of other positions are in `positions`.

use vierschach::rules::{Mode, Position, Seat, perft, perft_divide};

use crate::board::position;

#[test]
fn lines_from_the_start() {
    let four = [1, 20, 395, 7_800, 152_050, 3_452_310];
    let two = [1, 20, 400, 8_902, 197_281, 4_865_609];
    for (mode, counts) in [
        (Mode::Teams, four),
        (Mode::Solo, four),
        (Mode::Classic, two),
    ] {
        let start = Position::initial(mode, Seat::Red);
        let counted = [0, 1, 2, 3, 4, 5].map(|depth| perft(&start, depth));
        assert_eq!(counted, counts, "{mode:?}");
    }
}

#[test]
fn lines_by_first_move_add_up() {
    let start = Position::initial(Mode::Teams, Seat::Green);
    let divided = perft_divide(&start, 4);
    let moves: Vec<_> = divided.iter().map(|(mv, _)| *mv).collect();
    assert_eq!(moves, *start.legal_moves());
    assert_eq!(divided.iter().map(|(_, lines)| lines).sum::<u64>(), 152_050);
    assert!(perft_divide(&start, 0).is_empty());
}

/// The queen can take the king on n8, which leaves its own king in check or not.
#[test]
fn a_king_taken_at_once_ends_its_line() {
    for (pieces, first, second) in [("bRh9", 6, 0), ("", 32, 0)] {
        let kings = format!("rKh1 bKa7 yKg14 gKn8 rQn4 {pieces}");
        let red = position(Mode::Teams, Seat::Red, &kings);
        let lines = |depth| {
            let divided = perft_divide(&red, depth).into_iter();
            divided
                .filter(|(mv, _)| mv.to_string() == "n4n8")
                .map(|(_, lines)| lines)
                .sum::<u64>()
        };
        assert_eq!(perft(&red, 1), first, "{pieces}");
        assert_eq!(
            [lines(1), lines(2), lines(3)],
            [1, second, second],
            "{pieces}"
        );
    }
}
