//! Views for the tests, the benchmark and the sheet of pictures: positions from the fields of
//! FEN4 that a picture needs, and a busy game with everything a picture can show.

use vierschach::{
    render::{BoardView, Mark, Plate, Status, Target, TargetKind},
    rules::{BySeat, Geometry, Piece, Role, Seat, Square},
};

/// RULES 1.3.
pub(crate) const START: &str = "x,x,x,yR,yN,yB,yK,yQ,yB,yN,yR,x,x,x/x,x,x,yP,yP,yP,yP,yP,yP,yP,yP,x,x,x/\
    x,x,x,8,x,x,x/bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/\
    bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/x,x,x,8,x,x,x/\
    x,x,x,rP,rP,rP,rP,rP,rP,rP,rP,x,x,x/x,x,x,rR,rN,rB,rQ,rK,rB,rN,rR,x,x,x";

/// A solo game in which Green is out and Red in check.
pub(crate) const MIDDLE: &str = "x,x,x,yR,1,yB,1,yQ,1,yN,yR,x,x,x/x,x,x,2,yP,1,yP,2,bR,x,x,x/\
    x,x,x,yP,3,yK,1,yP,yB,x,x,x/1,bR,bN,1,yP,6,dgR,dgP,1/1,yN,4,yP,1,yP,5/bB,bP,8,dgP,3/\
    1,bP,10,dgP,dgK/bQ,1,bP,8,dgP,2/bB,bK,3,rP,3,rP,1,rB,2/bN,bP,12/6,rP,5,dgP,1/\
    x,x,x,2,bP,1,rP,rN,2,x,x,x/x,x,x,rP,rP,2,rK,rP,1,dgN,x,x,x/x,x,x,rR,1,rB,4,rR,x,x,x";

pub(crate) fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The pieces of the last field of FEN4, and the seat to move if a whole FEN4 is given.
pub(crate) fn pieces(fen4: &str) -> Vec<(Square, Piece)> {
    let board = fen4.rsplit('-').next().unwrap_or(fen4);
    let mut pieces = Vec::new();
    for (row, line) in board.split('/').enumerate() {
        let mut file = 0;
        for item in line.split(',').map(str::trim) {
            if let Ok(gap) = item.parse::<u8>() {
                file += gap;
                continue;
            }
            let (grey, letters) = match item.strip_prefix('d') {
                Some(rest) if !rest.is_empty() => (true, rest),
                _ => (false, item),
            };
            if let Some(seat) = "rbyg".find(&letters[..1]) {
                let letter = letters.chars().nth(1).expect("a role follows the colour");
                let promoted = letter == 'D';
                let role = if promoted {
                    Role::Queen
                } else {
                    Role::from_letter(letter).expect("a role")
                };
                let piece = Piece {
                    seat: Seat::from_index(seat),
                    role,
                    promoted,
                    grey,
                };
                pieces.push((
                    Square::new(file, 13 - row as u8).expect("on the board"),
                    piece,
                ));
            }
            file += 1;
        }
    }
    pieces
}

pub(crate) fn start() -> BoardView {
    let mut view = BoardView::new(Geometry::Cross, Seat::Red, pieces(START));
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

/// A classic game after 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#.
pub(crate) fn classic() -> BoardView {
    let board = "x,8/yR,1,yB,yQ,yK,yB,1,yR/yP,yP,yP,yP,1,rQ,yP,yP/2,yN,2,yN,2/4,yP,3/2,rB,1,rP,3/8/\
        rP,rP,rP,rP,1,rP,rP,rP/rR,rN,rB,1,rK,1,rN,rR";
    let mut view = BoardView::new(Geometry::Eight, Seat::Red, Vec::new());
    let lift = |(square, piece): (Square, Piece)| {
        Square::new(square.file(), square.rank() - 5).map(|square| (square, piece))
    };
    view.pieces = pieces(board).into_iter().filter_map(lift).collect();
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
