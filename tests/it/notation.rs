//! Moves as people type and read them (RULES 10.1): tests/data/move_text.tsv, in three languages.

use vierschach::words::Language;
use vierschach::{
    notation::{self, Attacker, CastlingWhy, Letters, Why, fen, fen4},
    rules::{Mode, Move, MoveKind, Position, Role, Seat},
};

/// The positions of the table, by name.
const POSITIONS: [(&str, Mode, &str); 20] = [
    ("start", Mode::Teams, "4PC"),
    (
        "blue",
        Mode::Teams,
        "B-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-x,x,x,yR,yN,yB,yK,yQ,yB,yN,yR,x,x,x/\
         x,x,x,yP,yP,yP,yP,yP,yP,yP,yP,x,x,x/x,x,x,8,x,x,x/bR,bP,10,gP,gR/bN,bP,10,gP,gN/\
         bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/\
         bR,bP,10,gP,gR/x,x,x,4,rP,3,x,x,x/x,x,x,rP,rP,rP,rP,1,rP,rP,rP,x,x,x/\
         x,x,x,rR,rN,rB,rQ,rK,rB,rN,rR,x,x,x",
    ),
    // Castling short, a pinned knight on h4, en passant on c4, promotion on k11 and l11, a b-pawn
    // and a bishop that both reach c6, the partner's bishop on j2.
    (
        "mid",
        Mode::Teams,
        "R-0,0,0,0-1,0,0,0-1,0,0,0-0,0,0,0-0-{'enPassant':('','c4:d4','','')}-\
         x,x,x,3,yK,4,x,x,x/x,x,x,8,x,x,x/x,x,x,8,x,x,x/3,rR,7,gN,2/10,rP,3/7,gR,6/\
         3,bB,9,gK/bK,13/2,bN,11/1,rP,12/3,bP,3,rN,6/x,x,x,rP,1,rB,5,x,x,x/\
         x,x,x,3,rP,2,yB,rP,x,x,x/x,x,x,rR,2,rQ,rK,2,rR,x,x,x",
    ),
    // Green's rook gives check on the h-file.
    (
        "check",
        Mode::Teams,
        "R-0,0,0,0-1,0,0,0-1,0,0,0-0,0,0,0-0-x,x,x,3,yK,4,x,x,x/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/14/14/7,gR,6/13,gK/bK,13/14/14/14/x,x,x,1,rN,6,x,x,x/\
         x,x,x,rR,7,x,x,x/x,x,x,rR,3,rK,2,rR,x,x,x",
    ),
    // i1 and f1 are attacked; e1, which only the rook crosses, as well (RULES 2.4).
    (
        "over",
        Mode::Teams,
        "R-0,0,0,0-1,0,0,0-1,0,0,0-0,0,0,0-0-x,x,x,3,yK,4,x,x,x/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/14/4,bQ,bR,8/8,gR,5/13,gK/bK,13/14/14/14/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/x,x,x,rR,3,rK,2,rR,x,x,x",
    ),
    // The right to castle long is gone, short is there.
    (
        "lost",
        Mode::Teams,
        "R-0,0,0,0-1,0,0,0-0,0,0,0-0,0,0,0-0-x,x,x,3,yK,4,x,x,x/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/14/14/14/13,gK/bK,13/14/14/14/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/x,x,x,rR,3,rK,2,rR,x,x,x",
    ),
    // A bishop before the corner c3.
    (
        "corner",
        Mode::Teams,
        "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-x,x,x,3,yK,4,x,x,x/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/14/14/14/13,gK/bK,13/14/14/1,bR,12/x,x,x,8,x,x,x/\
         x,x,x,rB,7,x,x,x/x,x,x,4,rK,3,x,x,x",
    ),
    // Blue is out.
    (
        "solo",
        Mode::Solo,
        "R-0,1,0,0-0,0,0,0-0,0,0,0-5,3,0,0-0-x,x,x,3,yK,4,x,x,x/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/14/14/14/7,yN,5,gK/6,rP,7/dbK,13/2,dbP,11/1,rN,12/x,x,x,8,x,x,x/\
         x,x,x,8,x,x,x/x,x,x,4,rK,3,x,x,x",
    ),
    ("white", Mode::Classic, fen::START),
    (
        "black",
        Mode::Classic,
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    ),
    (
        "rooks",
        Mode::Classic,
        "3r3r/2k5/8/R7/4Q2Q/8/8/R1K4Q b - - 0 1",
    ),
    (
        "queens",
        Mode::Classic,
        "3r3r/2k5/8/R7/4Q2Q/8/8/R1K4Q w - - 0 1",
    ),
    (
        "knights",
        Mode::Classic,
        "4k3/8/8/8/8/2N3N1/8/R3K2R w KQ - 0 1",
    ),
    ("promote", Mode::Classic, "1n5k/2P5/8/8/8/8/4K3/8 w - - 0 1"),
    (
        "bishop",
        Mode::Classic,
        "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1",
    ),
    (
        "passing",
        Mode::Classic,
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    ),
    ("pinned", Mode::Classic, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"),
    (
        "castle",
        Mode::Classic,
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    ),
    ("rank", Mode::Classic, "4k3/8/8/8/1P1B4/8/8/4K3 w - - 0 1"),
    (
        "dark",
        Mode::Classic,
        "rn2k2r/8/8/8/8/6N1/8/R3KR2 b kq - 0 1",
    ),
];

fn position(name: &str) -> Position {
    let found = POSITIONS.iter().find(|(known, ..)| *known == name);
    let &(_, mode, text) = found.unwrap_or_else(|| panic!("no position {name}"));
    let setup = match mode {
        Mode::Classic => fen::read(text).unwrap(),
        _ => fen4::read(text, mode).unwrap_or_else(|faults| panic!("{name}: {faults:?}")),
    };
    setup
        .check()
        .unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

fn moves(moves: &[Move]) -> String {
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    moves.join(" ")
}

fn role(role: Role) -> String {
    format!("{role:?}").to_lowercase()
}

fn attacker(attacker: Attacker) -> String {
    let Attacker { square, piece } = attacker;
    format!("{square} {} {}", piece.seat, role(piece.role))
}

/// A refusal in one line.
fn code(why: &Why) -> String {
    match why {
        Why::NotUnderstood => "not understood".to_owned(),
        Why::OnlyOrigin(at) => format!("only origin {at}"),
        Why::Ambiguous(list) => format!("ambiguous {}", moves(list)),
        Why::PromotionMissing(list) => format!("becomes what {}", moves(list)),
        Why::CannotBecome(to) => format!("cannot become {}", role(*to)),
        Why::NoPromotion(at) => format!("no promotion {at}"),
        Why::NoSuchSquare(at) => format!("no such square {at}"),
        Why::EmptyOrigin(at) => format!("nothing there {at}"),
        Why::NotYours { square, seat } => format!("not yours {square} {seat}"),
        Why::Grey(at) => format!("grey {at}"),
        Why::OtherPiece {
            square,
            found,
            named,
        } => {
            format!("other piece {square} {} for {}", role(*found), role(*named))
        }
        Why::NoSuchPiece(named) => format!("no such piece {}", role(*named)),
        Why::NoneReaches { role: named, to } => format!("none reaches {to} {}", role(*named)),
        Why::OwnPiece(at) => format!("own piece {at}"),
        Why::PartnerPiece { square, seat } => format!("partner {square} {seat}"),
        Why::Blocked { at, by } => format!("blocked {at} {} {}", by.seat, role(by.role)),
        Why::Corner(at) => format!("corner {at}"),
        Why::NotItsMove {
            role: named,
            from,
            to,
        } => {
            format!("not its move {from} {to} {}", role(*named))
        }
        Why::NothingToTake(at) => format!("nothing to take {at}"),
        Why::LeavesKingInCheck(by) => format!("leaves king to {}", attacker(*by)),
        Why::IgnoresCheck(by) => format!("ignores check of {}", attacker(*by)),
        Why::Castling(CastlingWhy::RightLost(MoveKind::CastleShort)) => {
            "castling short right lost".to_owned()
        }
        Why::Castling(CastlingWhy::RightLost(_)) => "castling long right lost".to_owned(),
        Why::Castling(CastlingWhy::Between(by)) => format!("castling between {}", by.square),
        Why::Castling(CastlingWhy::InCheck(by)) => format!("castling in check {}", attacker(*by)),
        Why::Castling(CastlingWhy::Attacked { square, by }) => {
            format!("castling over {square} {}", attacker(*by))
        }
    }
}

fn rows() -> impl Iterator<Item = (usize, [&'static str; 4])> {
    let table = include_str!("../data/move_text.tsv");
    let lines = table
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#'));
    lines.map(|(i, line)| {
        let cells: Vec<&str> = line.split('\t').collect();
        let cells = cells.try_into();
        (
            i + 1,
            cells.unwrap_or_else(|_| panic!("line {} has not four cells", i + 1)),
        )
    })
}

/// As the language files have them.
fn letters(code: &str) -> Letters {
    let language = Language::all().find(|language| language.code() == code);
    let language = language.unwrap_or_else(|| panic!("no language {code}"));
    language.words().letters()
}

#[test]
fn typed_moves_are_read_or_refused_as_the_table_says() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for (line, [name, language, text, expected]) in rows() {
        let position = position(name);
        let found = match notation::read_move(text, &position, letters(language)) {
            Ok(mv) => {
                assert!(position.is_legal(mv), "line {line}");
                mv.to_string()
            }
            Err(error) => {
                let legal = position.legal_moves();
                assert!(
                    error.nearest.iter().all(|mv| legal.contains(mv)),
                    "line {line}"
                );
                assert!(error.nearest.len() <= notation::NEAREST, "line {line}");
                format!("! {}", code(&error.why))
            }
        };
        if found != expected {
            wrong.push(format!(
                "line {line}: {name} {language} '{text}': {found}, not {expected}"
            ));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 150, "{count} rows");
}

/// Whatever is shown can be typed: coordinates and SAN of every legal move, in every language.
#[test]
fn every_move_is_read_back_from_its_notations() {
    for (name, ..) in POSITIONS {
        every_move_is_read_back(&position(name));
    }
    for seed in 0..60 {
        let mode = Mode::ALL[seed as usize % 3];
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut position = Position::initial(mode, Seat::Red);
        for _ in 0..80 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            if rng.u32(..16) == 0 {
                every_move_is_read_back(&position);
            }
            position.play(legal[rng.usize(..legal.len())]);
            if mode
                .seats()
                .iter()
                .any(|&seat| position.king(seat).is_none())
            {
                break;
            }
        }
    }
}

fn every_move_is_read_back(position: &Position) {
    for letters in Language::all().map(|language| language.words().letters()) {
        for &mv in &position.legal_moves() {
            let coordinates = mv.to_string();
            let read = |text: &str| notation::read_move(text, position, letters);
            assert_eq!(read(&coordinates), Ok(mv), "{coordinates} {position:?}");
            assert_eq!(
                read(&coordinates.to_uppercase()),
                Ok(mv),
                "{coordinates} {position:?}"
            );
            let san = notation::san(position, mv, letters);
            assert_eq!(
                notation::read_san(&san, position, letters),
                Ok(mv),
                "{san} {position:?}"
            );
            // Only where b and B and the like may be confused is there a question.
            match read(&san) {
                Ok(read) => assert_eq!(read, mv, "{san} {position:?}"),
                Err(error) => match error.why {
                    Why::Ambiguous(moves) => assert!(moves.contains(&mv), "{san} {position:?}"),
                    why => panic!("{san}: {why:?} {position:?}"),
                },
            }
        }
    }
}

#[track_caller]
fn sans(name: &str, letters: Letters, expected: &[(&str, &str)]) {
    let position = position(name);
    let legal = position.legal_moves();
    for (coordinates, san) in expected {
        let mv = legal.iter().find(|mv| mv.to_string() == *coordinates);
        let mv = *mv.unwrap_or_else(|| panic!("{coordinates} is not legal"));
        assert_eq!(notation::san(&position, mv, letters), *san);
    }
}

#[test]
fn moves_in_short_notation() {
    sans(
        "mid",
        Letters::ENGLISH,
        &[
            ("h1j1", "O-O"),
            ("d11d8", "Rxd8"),
            ("d3c4", "dxc4+"),
            ("b5c6", "bxc6"),
            ("k10k11n", "k11=N"),
            ("k10l11q", "kxl11=Q"),
            ("g2g3", "g3"),
        ],
    );
    sans(
        "mid",
        letters("de"),
        &[("k10k11n", "k11=S"), ("d11d8", "Txd8")],
    );
    sans(
        "mid",
        letters("hu"),
        &[("k10k11r", "k11=B"), ("f3c6", "Fxc6")],
    );
    sans(
        "rooks",
        Letters::ENGLISH,
        &[("d8f8", "Rdf8"), ("h8h4", "Rxh4")],
    );
    sans(
        "queens",
        Letters::ENGLISH,
        &[
            ("h4e1", "Qh4e1"),
            ("h1e1", "Q1e1"),
            ("a5a3", "R5a3"),
            ("h4h8", "Qxh8"),
        ],
    );
    sans("promote", Letters::ENGLISH, &[("c7b8q", "cxb8=Q+")]);
    sans("solo", letters("de"), &[("g7g8q", "g8=D+")]);
}

#[track_caller]
fn completes(name: &str, typed: &str, letters: Letters, expected: &str) {
    let found = notation::complete(typed, &position(name), letters);
    assert_eq!(moves(&found), expected, "{name} '{typed}'");
}

#[test]
fn what_was_typed_narrows_the_moves() {
    let english = Letters::ENGLISH;
    // A square of origin, exactly that one before longer ranks; then a target.
    completes("start", "h2", english, "h2h3 h2h4");
    completes("start", "e1", english, "e1d3 e1f3");
    completes("start", "f3", english, "f2f3 e1f3");
    completes(
        "mid",
        "k1",
        english,
        "k1i1 k1j1 k10l11q k10k11q k10l11r k10l11b k10l11n k10k11r k10k11b k10k11n",
    );
    // A piece, in the letters of the language, and more of its notation.
    completes("start", "N", english, "e1d3 e1f3 j1i3 j1k3");
    completes("start", "S", letters("de"), "e1d3 e1f3 j1i3 j1k3");
    completes("start", "h", letters("hu"), "e1d3 e1f3 j1i3 j1k3 h2h3 h2h4");
    completes("start", "Nf", english, "e1f3");
    completes("start", "nf3", english, "e1f3");
    completes("start", "Ne1", english, "e1d3 e1f3");
    completes("mid", "Rdx", english, "d11d8 d11l11");
    completes("start", "x", english, "");
    completes("mid", "bxc6", english, "b5c6 f3c6");
    completes("mid", "o", english, "h1j1");
    completes("mid", "0-0", english, "h1j1");
    completes(
        "mid",
        "k11",
        english,
        "k10k11q k10k11r k10k11b k10k11n d11k11",
    );
    completes("mid", "k11=S", letters("de"), "k10k11n");
    completes("start", "zz", english, "");
    completes("start", "h2h9", english, "");
}

#[test]
fn nothing_typed_offers_every_move_captures_first() {
    let position = position("mid");
    let all = notation::complete("  ", &position, Letters::ENGLISH);
    assert_eq!(all.len(), position.count_legal());
    assert_eq!(all[0].to_string(), "g1n8", "takes a king");
    let gone = notation::complete(&"n".repeat(5000), &position, Letters::ENGLISH);
    assert!(gone.is_empty());
}

#[track_caller]
fn nearest(name: &str, text: &str, expected: &str) {
    let error = notation::read_move(text, &position(name), Letters::ENGLISH).unwrap_err();
    assert_eq!(moves(&error.nearest), expected, "{name} '{text}'");
}

#[test]
fn a_refusal_names_the_nearest_moves() {
    nearest("start", "h2h5", "h2h4 h2h3 g2g4 i2i4 g2g3");
    nearest("start", "h2", "h2h3 h2h4");
    nearest("start", "Nf4", "e1f3 f2f4 e1d3 e2e3 e2e4");
    nearest("start", "h2h44", "h2h4 h2h3");
    nearest("check", "Nf1", "h1g1 h1g2 d2h2 h1i1 h1i2");
    nearest("start", "good game", "");
    // What asks a question lists its moves itself.
    nearest("rooks", "Rf8", "");
}
