//! Diagrams for the rules: truth pictures, and that each shows what the rules say.

use std::collections::BTreeSet;

use vierschach::{
    render::{BoardView, Diagram, TargetKind, Theme},
    rules::{BySeat, Mode, Move, Piece, Position, Role, Seat, Setup, Square},
};

use crate::{render::truth, render_views::sq};

/// The position that a view shows, with the kings that it leaves out where games have them.
#[track_caller]
fn position(view: &BoardView, mode: Mode, turn: Seat, change: fn(&mut Setup)) -> Position {
    let mut pieces = view.pieces.clone();
    for (seat, home) in Seat::ALL.into_iter().zip(["h1", "a7", "g14", "n8"]) {
        let king = Piece::new(seat, Role::King);
        let is_king =
            |&(_, piece): &(Square, Piece)| piece.seat == seat && piece.role == Role::King;
        if !pieces.iter().any(is_king) {
            pieces.push((sq(home), king));
        }
    }
    let mut setup = Setup {
        mode,
        pieces,
        turn,
        out: BySeat::default(),
        walking: BySeat::default(),
        castle_short: BySeat::default(),
        castle_long: BySeat::default(),
        en_passant: BySeat::default(),
        points: BySeat::default(),
        halfmove: 0,
        fullmove: 1,
    };
    change(&mut setup);
    setup.check().unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn moves(position: &Position) -> Vec<Move> {
    position.legal_moves().iter().copied().collect()
}

fn king(view: &BoardView, seat: Seat) -> Square {
    let is_king = |&&(_, piece): &&(Square, Piece)| piece.seat == seat && piece.role == Role::King;
    view.pieces.iter().find(is_king).expect("a king is shown").0
}

/// What is marked is what the selected piece can do, no more and no less.
#[track_caller]
fn shows_moves(diagram: Diagram, mode: Mode, change: fn(&mut Setup)) {
    let view = diagram.view();
    let selected = view.selected.expect("a piece is selected");
    let piece = view.pieces.iter().find(|(square, _)| *square == selected);
    let position = position(&view, mode, piece.expect("a piece").1.seat, change);
    let legal: BTreeSet<(Square, &str)> = moves(&position)
        .into_iter()
        .filter(|mv| mv.from == selected)
        .map(|mv| {
            let takes = position.captured_by(mv).iter().any(Option::is_some);
            let kind = match (mv.is_castling(), takes) {
                (true, _) => "castling",
                (_, true) => "capture",
                _ => "quiet",
            };
            (mv.to, kind)
        })
        .collect();
    let shown: BTreeSet<(Square, &str)> = view
        .targets
        .iter()
        .map(|target| {
            let kind = match target.kind {
                TargetKind::Quiet => "quiet",
                TargetKind::Capture => "capture",
                TargetKind::Castling => "castling",
            };
            (target.square, kind)
        })
        .collect();
    assert_eq!(shown, legal, "{diagram:?}");
}

#[test]
fn moves_in_diagrams_are_the_rules() {
    for mode in [Mode::Teams, Mode::Solo] {
        shows_moves(Diagram::Corner, mode, |_| ());
        shows_moves(Diagram::Pawn, mode, |_| ());
        shows_moves(Diagram::EnPassant, mode, |setup| {
            setup.en_passant[Seat::Blue] = Some((sq("c5"), sq("d5")));
        });
        shows_moves(Diagram::Castling, mode, |setup| {
            setup.castle_short[Seat::Red] = true;
            setup.castle_long[Seat::Red] = true;
        });
    }
    shows_moves(Diagram::Grey, Mode::Solo, |setup| {
        setup.out[Seat::Blue] = true;
    });
}

#[test]
fn pawns_in_diagrams_promote_where_the_rules_say() {
    for (diagram, mode) in [
        (Diagram::PromotionTeams, Mode::Teams),
        (Diagram::PromotionSolo, Mode::Solo),
    ] {
        let view = diagram.view();
        for seat in [Seat::Red, Seat::Blue] {
            let position = position(&view, mode, seat, |_| ());
            let promotes = moves(&position).iter().any(|mv| mv.promotion.is_some());
            assert!(promotes, "{diagram:?}: {seat} has no pawn to promote");
        }
    }
}

#[test]
fn kings_in_diagrams_are_as_the_rules_say() {
    for diagram in Diagram::ALL {
        let view = diagram.view();
        if view.checked.is_empty() {
            continue;
        }
        for mode in [Mode::Teams, Mode::Solo] {
            let position = position(&view, mode, Seat::Red, |_| ());
            assert!(position.in_check(Seat::Red), "{diagram:?}");
            let mated = moves(&position).is_empty();
            assert_eq!(mated, diagram == Diagram::Mate, "{diagram:?}");
        }
        assert_eq!(view.checked, [king(&view, Seat::Red)], "{diagram:?}");
    }
    // RULES 4.3: Blue has moved, and Green comes before Red.
    let view = Diagram::KingCapture.view();
    let position = position(&view, Mode::Teams, Seat::Green, |_| ());
    let takes = |mv: &Move| mv.to == king(&view, Seat::Red);
    assert!(moves(&position).iter().any(takes));
}

#[test]
fn diagrams_are_pictures() {
    let mut names = BTreeSet::new();
    for diagram in Diagram::ALL {
        assert_eq!(Diagram::from_name(diagram.name()), Some(diagram));
        assert!(names.insert(diagram.name()));
        let picture = diagram.draw(Theme::Default);
        assert!(picture.width <= 1120 && picture.height <= 1120);
        assert!(picture.png().len() < 60_000, "{diagram:?}");
        truth(&format!("rules_{}", diagram.name()), &picture);
        for theme in Theme::ALL {
            let other = diagram.draw(theme);
            assert_eq!((other.width, other.height), (picture.width, picture.height));
        }
    }
    assert_eq!(Diagram::from_name("pawns"), None);
}
