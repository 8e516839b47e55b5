//! Counted lines against published counts.

use vierschach::rules::{Mode, Position, Seat, perft};

#[test]
fn start_positions() {
    let teams = Position::initial(Mode::Teams, Seat::Red);
    assert_eq!(
        [1, 2, 3, 4].map(|depth| perft(&teams, depth)),
        [20, 395, 7_800, 152_050]
    );
    let classic = Position::initial(Mode::Classic, Seat::Red);
    assert_eq!(
        [1, 2, 3, 4].map(|depth| perft(&classic, depth)),
        [20, 400, 8_902, 197_281]
    );
}
