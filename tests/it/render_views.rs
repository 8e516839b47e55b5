//! Views for the tests, the benchmark and the sheet of pictures: a busy game with everything a
//! picture can show, games that were played, and the worst that a picture can be asked for.

use vierschach::{
    notation::{fen, fen4, pgn, pgn4},
    render::{BoardView, Mark, Plate, Status, Target, TargetKind},
    rules::{Action, BySeat, Event, Game, Geometry, Mode, Piece, Ply, Preset, Role, Seat, Square},
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
        ("to move", "12 pts", Status::ToMove),
        ("1:02:12", "125 pts", Status::Waiting),
        ("1:54", "8 pts", Status::Waiting),
        ("0:00", "2 pts", Status::Out("checkmated".into())),
    ];
    for (seat, (note, points, status)) in Seat::ALL.into_iter().zip(seats) {
        let plate = view.plates[seat].as_mut().expect("names gave one");
        plate.note = Some(note.into());
        plate.points = Some(points.into());
        plate.limit = (status == Status::ToMove).then(|| "12 h".into());
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

/// Games that the CPU played against itself (examples/self_play.rs wrote them): teams, solo twice,
/// solo with a king that walks on, classic.
const GAMES: [&str; 5] = [
    include_str!("../data/pictures/games/teams.pgn4"),
    include_str!("../data/pictures/games/solo.pgn4"),
    include_str!("../data/pictures/games/long.pgn4"),
    include_str!("../data/pictures/games/walking.pgn4"),
    include_str!("../data/pictures/games/classic.pgn"),
];

/// Every position of the games, one list for each.
pub(crate) fn games() -> Vec<Vec<BoardView>> {
    GAMES.map(played).to_vec()
}

/// The long game as `/replay` shows it, which says nothing that is only true for a moment.
pub(crate) fn film(plies: usize) -> Vec<BoardView> {
    let mut views = played(GAMES[2]);
    views.truncate(plies + 1);
    let plates = views.iter_mut().flat_map(|view| &mut view.plates.0);
    for plate in plates.flatten() {
        (plate.note, plate.limit) = (None, None);
    }
    views
}

/// Positions from all stages of the games.
pub(crate) fn moments() -> Vec<BoardView> {
    let games = games().into_iter();
    games.flat_map(|game| game.into_iter().step_by(9)).collect()
}

/// The start and the position after each ply of a PGN4 or PGN, as a channel is shown them.
fn played(text: &str) -> Vec<BoardView> {
    let (replay, tags) = if text.contains("[White ") {
        let game = pgn::read(text).expect("a PGN");
        (pgn::replay(&game, None).expect("a start"), game.tags)
    } else {
        let game = pgn4::read(text).expect("a PGN4");
        (pgn4::replay(&game, None).expect("a start"), game.tags)
    };
    assert_eq!(replay.stop, None);
    let mut game = Game::replay(*replay.game.rules(), replay.start.as_ref(), []);
    let names = BySeat::new(|seat| {
        let classic = game.rules().mode == Mode::Classic;
        let tag = match seat {
            Seat::Red if classic => "White",
            Seat::Yellow if classic => "Black",
            Seat::Red => "Red",
            Seat::Blue => "Blue",
            Seat::Yellow => "Yellow",
            Seat::Green => "Green",
        };
        tags.get(tag).unwrap_or_default().to_owned()
    });
    let mut views = Vec::new();
    for event in replay.events {
        if matches!(event, Event::Moved { .. }) {
            views.push(moment(&game, &names));
        }
        game.evolve(event);
    }
    views.push(moment(&game, &names));
    views
}

fn moment(game: &Game, names: &BySeat<String>) -> BoardView {
    let mode = game.rules().mode;
    let pieces = game.position().pieces().collect();
    let mut view = BoardView::new(mode.geometry(), Seat::Red, pieces);
    let history = game.history();
    let lately = &history[history.len().saturating_sub(mode.seats().len() - 1)..];
    view.marks = lately
        .iter()
        .map(|ply| Mark {
            from: ply.mv.from,
            to: ply.mv.to,
            seat: ply.seat,
        })
        .collect();
    let checked = game.checked();
    view.checked = Seat::ALL
        .into_iter()
        .filter(|&seat| checked[seat])
        .filter_map(|seat| game.position().king(seat))
        .collect();
    view.plates = BySeat::new(|seat| {
        let moves = game.turn() == Some(seat);
        let taken = history.iter().filter(|ply| ply.seat == seat);
        let plate = Plate {
            note: moves.then(|| "to move".into()),
            limit: moves.then(|| "12 h".into()),
            points: (mode == Mode::Solo).then(|| format!("{} pts", game.points()[seat])),
            status: match (game.ending().is_some(), game.is_active(seat)) {
                (true, _) => Status::Over("lost".into()),
                (_, false) => Status::Out("checkmated".into()),
                _ if moves => Status::ToMove,
                _ => Status::Waiting,
            },
            captured: taken
                .flat_map(Ply::captures)
                .filter(|(_, piece)| !piece.grey)
                .map(|(_, piece)| (piece.seat, piece.role))
                .collect(),
            ..Plate::new(&*names[seat])
        };
        mode.seats().contains(&seat).then_some(plate)
    });
    view
}

/// The most that anybody could put on a board: a piece on every square, no two neighbours alike,
/// every ground and sign there is, texts without end.
pub(crate) fn extreme() -> BoardView {
    let mut view = busy();
    let squares = || Geometry::Cross.squares().enumerate();
    view.pieces = squares()
        .map(|(number, square)| {
            let seat = Seat::from_index(number * 7 % 11);
            let mut piece = Piece::new(seat, Role::ALL[number * 5 % 13 % 6]);
            piece.grey = number % 9 == 4;
            piece.promoted = number % 4 == 1;
            (square, piece)
        })
        .collect();
    let kinds = [TargetKind::Quiet, TargetKind::Capture, TargetKind::Castling];
    view.targets = squares()
        .map(|(number, square)| Target {
            square,
            kind: kinds[number * 3 % 7 % 3],
        })
        .collect();
    view.checked = squares()
        .filter(|(number, _)| number % 5 == 2)
        .map(|(_, square)| square)
        .collect();
    let some: Vec<Square> = squares().map(|(_, square)| square).collect();
    view.marks = (0..10_000)
        .map(|number| Mark {
            from: some[number * 31 % some.len()],
            to: some[number * 47 % some.len()],
            seat: Seat::from_index(number),
        })
        .collect();
    for (seat, plate) in Seat::ALL
        .into_iter()
        .zip(view.plates.0.iter_mut().flatten())
    {
        // Letters that no picture had before.
        let name: String = ('\u{400}'..='\u{52f}').skip(seat.index() * 7).collect();
        plate.name = name.repeat(100);
        plate.note = Some(name.repeat(100));
        plate.limit = Some(name.repeat(100));
        plate.points = Some(name.repeat(100));
        plate.captured = (0..10_000)
            .map(|number| (Seat::from_index(number), Role::ALL[number % 6]))
            .collect();
    }
    view
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
