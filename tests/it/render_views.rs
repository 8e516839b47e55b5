//! Views for the tests, the benchmark and the sheet of pictures: positions from the fields of
//! FEN4 that a picture needs, and a busy game with everything a picture can show.

use vierschach::{
    notation::{fen, fen4},
    render::{BoardView, Mark, Plate, Status, Target, TargetKind},
    rules::{Action, BySeat, Game, Geometry, Mode, Piece, Preset, Role, Seat, Square},
};

/// A solo game in which Green is out and Red in check.
pub(crate) const MIDDLE: &str = "x,x,x,yR,1,yB,1,yQ,1,yN,yR,x,x,x/x,x,x,2,yP,1,yP,2,bR,x,x,x/\
    x,x,x,yP,3,yK,1,yP,yB,x,x,x/1,bR,bN,1,yP,6,dgR,dgP,1/1,yN,4,yP,1,yP,5/bB,bP,8,dgP,3/\
    1,bP,10,dgP,dgK/bQ,1,bP,8,dgP,2/bB,bK,3,rP,3,rP,1,rB,2/bN,bP,12/6,rP,5,dgP,1/\
    x,x,x,2,bP,1,rP,rN,2,x,x,x/x,x,x,rP,rP,2,rK,rP,1,dgN,x,x,x/x,x,x,rR,1,rB,4,rR,x,x,x";

pub(crate) fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The pieces of a FEN4, or of its last field alone.
pub(crate) fn pieces(text: &str) -> Vec<(Square, Piece)> {
    let board = text.rsplit('-').next().unwrap_or(text);
    let text = format!("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{board}");
    fen4::read(&text, Mode::Solo).expect("a FEN4").pieces
}

pub(crate) fn start() -> BoardView {
    let setup = fen4::start("4PC", Mode::Solo).expect("the set-up of RULES 1.3");
    let mut view = BoardView::new(Geometry::Cross, Seat::Red, setup.pieces);
    view.plates = names(["Alice", "Владимир", "Ελένη_92", "xX_Długi_Nick_Xx"]);
    view
}

pub(crate) fn names(names: [&str; 4]) -> BySeat<Option<Plate>> {
    BySeat(names.map(|name| Some(Plate::new(name))))
}

/// Everything at once: three moves since the reader's turn, a check, a dead seat, clocks, points,
/// captures.
pub(crate) fn busy() -> BoardView {
    let mut view = start();
    view.pieces = pieces(MIDDLE);
    view.marks = [
        ("c9", "b11", Seat::Blue),
        ("e12", "e11", Seat::Yellow),
        ("m9", "k9", Seat::Green),
    ]
    .map(|(from, to, seat)| Mark {
        from: sq(from),
        to: sq(to),
        seat,
    })
    .to_vec();
    view.checked = vec![sq("h2")];
    let seats = [
        ("2:15", "12 pts", Status::ToMove),
        ("1:02:12", "25 pts", Status::Waiting),
        ("1:54", "8 pts", Status::Waiting),
        ("0:00", "2 pts", Status::Out("checkmated".into())),
    ];
    for (seat, (note, points, status)) in Seat::ALL.into_iter().zip(seats) {
        let plate = view.plates[seat].as_mut().expect("names gave one");
        plate.note = Some(note.into());
        plate.points = Some(points.into());
        plate.status = status;
        let others = [seat.next(), seat.opposite()];
        plate.captured = others
            .into_iter()
            .flat_map(|other| {
                [
                    Role::Pawn,
                    Role::Pawn,
                    Role::Knight,
                    Role::Queen,
                    Role::Pawn,
                ]
                .into_iter()
                .take(2 + seat.index())
                .map(move |role| (other, role))
            })
            .collect();
    }
    view
}

/// The squares a bishop can reach, with one capture.
pub(crate) fn targets() -> BoardView {
    let mut view = busy();
    view.checked.clear();
    view.selected = Some(sq("f1"));
    let quiet = ["g2", "e5", "j5", "g7", "h8", "k6"].map(|name| (name, TargetKind::Quiet));
    let others = [
        ("l6", TargetKind::Capture),
        ("k9", TargetKind::Capture),
        ("h3", TargetKind::Capture),
        ("h1", TargetKind::Castling),
        ("f4", TargetKind::Castling),
    ];
    view.targets = quiet
        .into_iter()
        .chain(others)
        .map(|(name, kind)| Target {
            square: sq(name),
            kind,
        })
        .collect();
    view
}

/// Every piece of every owner, promoted queens and the dead among them.
pub(crate) fn armies() -> BoardView {
    let mut pieces = Vec::new();
    for (row, owner) in [
        Some(Seat::Red),
        Some(Seat::Blue),
        Some(Seat::Yellow),
        Some(Seat::Green),
        None,
    ]
    .into_iter()
    .enumerate()
    {
        let roles = Role::ALL.into_iter().chain([Role::Queen]);
        for (column, role) in roles.enumerate() {
            let mut piece = Piece::new(owner.unwrap_or(Seat::Red), role);
            piece.grey = owner.is_none();
            piece.promoted = column == Role::ALL.len();
            let square = Square::new(3 + column as u8, 9 - row as u8).expect("on the board");
            pieces.push((square, piece));
        }
    }
    BoardView::new(Geometry::Cross, Seat::Red, pieces)
}

/// A classic game after 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#.
pub(crate) fn classic() -> BoardView {
    let setup = fen::read("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
    let pieces = setup.expect("a FEN").pieces;
    let mut view = BoardView::new(Geometry::Eight, Seat::Red, pieces);
    view.marks = vec![Mark {
        from: sq("h5"),
        to: sq("f7"),
        seat: Seat::Red,
    }];
    view.checked = vec![sq("e8")];
    let mut white = Plate::new("Alice");
    white.status = Status::Won("won by checkmate".into());
    white.captured = vec![(Seat::Yellow, Role::Pawn)];
    let mut black = Plate::new("Bob the Builder of Long Names");
    black.status = Status::Over("lost".into());
    view.plates = BySeat([Some(white), None, Some(black), None]);
    view
}

/// The positions of tests/data/pictures, with everything on the plates that a game can have.
pub(crate) fn games() -> Vec<BoardView> {
    let text = include_str!("../data/pictures/positions.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .enumerate()
        .map(|(number, line)| {
            let mut view = busy();
            view.pieces = pieces(line);
            view.bottom = Seat::from_index(number);
            // Three pieces that stand somewhere have just come from somewhere.
            let moved = view.pieces.iter().step_by(7).take(3);
            view.marks = moved
                .zip(["g7", "h9", "e5"])
                .map(|(&(to, piece), from)| Mark {
                    from: sq(from),
                    to,
                    seat: piece.seat,
                })
                .collect();
            let king = |(_, piece): &&(Square, Piece)| piece.role == Role::King && !piece.grey;
            let king = view.pieces.iter().find(king);
            view.checked = king.into_iter().map(|&(square, _)| square).collect();
            view
        })
        .collect()
}

/// A solo game of random moves, captures preferred, with points: the start and `plies` positions.
pub(crate) fn game(plies: usize) -> Vec<BoardView> {
    let rules = Preset::Vierschach.ruleset(Mode::Solo).expect("solo");
    let mut rng = fastrand::Rng::with_seed(4);
    let mut game = Game::new(rules);
    let mut views = Vec::new();
    let mut marks: Vec<Mark> = Vec::new();
    let mut captured: BySeat<Vec<(Seat, Role)>> = BySeat::default();
    loop {
        let mut view = BoardView::new(
            Geometry::Cross,
            Seat::Red,
            game.position().pieces().collect(),
        );
        view.marks.extend(&marks[marks.len().saturating_sub(1)..]);
        let kings = game.checked();
        let checked = Seat::ALL.into_iter().filter(|&seat| kings[seat]);
        view.checked = checked
            .filter_map(|seat| game.position().king(seat))
            .collect();
        view.plates = BySeat::new(|seat| {
            let mut plate = Plate::new(["Alice", "Bob", "Carol", "Dave"][seat.index()]);
            plate.points = Some(format!("{} pts", game.points()[seat]));
            plate.captured.clone_from(&captured[seat]);
            plate.status = match (game.turn() == Some(seat), game.is_active(seat)) {
                (true, _) => Status::ToMove,
                (_, true) => Status::Waiting,
                (_, false) => Status::Out("out".into()),
            };
            Some(plate)
        });
        views.push(view);
        let (Some(seat), true) = (game.turn(), views.len() <= plies) else {
            return views;
        };
        let moves = game.legal_moves();
        let takes = |mv: &&_| game.position().captured_by(**mv)[0].is_some();
        let taking: Vec<_> = moves.iter().filter(takes).collect();
        let mv = match taking.as_slice() {
            [_, ..] if rng.u8(..3) == 0 => *taking[rng.usize(..taking.len())],
            _ => moves[rng.usize(..moves.len())],
        };
        for (_, piece) in game.position().captured_by(mv).into_iter().flatten() {
            captured[seat].push((piece.seat, piece.role));
        }
        game.act(seat, Action::Move(mv)).expect("a legal move");
        marks.push(Mark {
            from: mv.from,
            to: mv.to,
            seat,
        });
    }
}
