//! No reader of text panics, hangs or grows without bounds on a megabyte of junk: noise, good
//! texts with slips, and what is worst for each by its syntax. The same mutations every time.

use vierschach::words::Language;
use vierschach::{
    notation::{self, Letters, Why, fen, fen4, pgn, pgn4},
    rules::{Action, Game, Mode, PRESETS, Piece, Position, Seat},
};

const MEGABYTE: usize = 1 << 20;

const FEN4: &str = "Y-0,1,0,0-0,0,1,1-1,0,1,1-3,20,-1,0-12-{'resigned':(false,true,false,false),\
'enPassant':('','','e12:e11','')}-x,x,x,yR,yN,1,yK,1,yB,yN,yR,x,x,x/x,x,x,yP,1,yP,1,yP,yP,yP,yP,x,x,x/\
x,x,x,3,rD,yB,3,x,x,x/dbR,dbP,2,yP,7,gP,gR/dbN,2,dbP,8,gP,1/2,dbP,8,gN,gP,gB/1,dbB,9,gP,1,gK/\
bK,1,dbP,9,gP,gQ/dB,dP,10,gP,1/dbN,1,dbP,7,gP,2,gN/rQ,dbP,10,gP,gR/x,x,x,4,rP,3,x,x,x/\
x,x,x,rP,rP,rP,rP,1,rP,1,rP,x,x,x/x,x,x,rR,rN,rB,1,rK,1,rN,gB,x,x,x";
const PGN4: &str = "[Variant \"FFA\"]\n[RuleVariants \"DeadKingWalking EnPassant PromoteTo=D\"]\n\
[StartFen4 \"4PCo\"]\n[Result \"Red: 0 - Blue: 0 - Yellow: 20 - Green: 0\"]\n\n\
1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n2. Qg1-j4 {[%clk 1]} .. b6-d6 (b6-c6 (x) {)}) .. Qh14-e11 \
{[%resigned red]} .. Qn8-m8\n3. Kh1-h2R .. R .. T .. S .. #\n";
const PGN: &str = "[Event \"?\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n\
1. O-O {[%clk 1]} O-O-O 2. Rxf8 (2. Ra8+ (x) {)}) Rxf8+ $1 3. Kg2 ; rest\n Rdf2+!? 1-0\n";

/// Gives a text to every reader; what one says of it does not matter here.
fn read_all(text: &str, positions: &[Position]) {
    let _ = fen::read(text);
    for mode in Mode::ALL {
        if let Ok(setup) = fen4::read(text, mode) {
            assert_eq!(fen4::read(&fen4::write(&setup), mode), Ok(setup));
        }
    }
    if let Ok(pgn) = pgn::read(text) {
        let _ = pgn::replay(&pgn, None);
    }
    if let Ok(pgn) = pgn4::read(text) {
        let _ = pgn4::replay(&pgn, None);
    }
    for position in positions {
        for letters in Language::all().map(|language| language.words().letters()) {
            let _ = notation::read_move(text, position, letters);
            let _ = notation::complete(text, position, letters);
        }
    }
}

fn positions() -> Vec<Position> {
    let start = |mode| Position::initial(mode, Seat::Red);
    Mode::ALL.into_iter().map(start).collect()
}

#[test]
fn a_megabyte_of_noise() {
    let mut rng = fastrand::Rng::with_seed(1);
    let alphabets: [&[u8]; 4] = [
        b"abcdefghijklmn0123456789KQRBNPDxyrbgdTSOo-+=#.,/'(){}[]%; \n\"",
        b"-,/",
        b"{}()[]\"'; \n",
        b"\0\x01\x7f \t\r\n~",
    ];
    for alphabet in alphabets {
        let noise: String = (0..MEGABYTE)
            .map(|_| alphabet[rng.usize(..alphabet.len())] as char)
            .collect();
        read_all(&noise, &positions());
    }
    let letters: String = (0..MEGABYTE / 4).map(|_| rng.char(..)).collect();
    read_all(&letters, &positions());
}

#[test]
fn a_megabyte_of_what_is_worst() {
    for unit in [
        "(",
        ")",
        "{",
        "[",
        "[a \"",
        "[a \"b\"]",
        "\"",
        "\\",
        ".",
        "..",
        "1.",
        "R",
        "R ",
        "R..",
        "#",
        "S ",
        "O-O ",
        "e2-e4 ",
        "h2-h3 .. b7-c7 .. ",
        "{[%resigned red]}",
        "[%agreed]",
        "{}",
        "()",
        "({",
        "x,",
        "14/",
        "-",
        "0,",
        "é",
        "\u{1f0a1}",
        "8",
        "p",
        "e4 e5 ",
        "Nf3 Nf6 Ng1 Ng8 ",
        "$",
        ";",
        "%",
        "\n",
        "1. ",
        "'",
        "=",
        "+",
        "e",
    ] {
        let mut text = unit.repeat(MEGABYTE / unit.len());
        read_all(&text, &positions()[..1]);
        // And with a good start, so that the reader goes in.
        text.insert_str(0, "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-{'a':");
        text.truncate(text.floor_char_boundary(8000));
        let _ = fen4::read(&text, Mode::Solo);
    }
}

/// Good texts with a few slips: these come deeper into the readers than noise does.
#[test]
fn slips_of_every_kind() {
    let mut rng = fastrand::Rng::with_seed(2);
    let sources = [
        FEN4,
        PGN4,
        PGN,
        fen::START,
        "j10k11q",
        "Qj10xQk11=Q+",
        "O-O-O",
    ];
    let snippets = [
        "-",
        ",",
        "/",
        "x",
        "14",
        "0",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "'",
        "K",
        "é",
        "99999999999",
    ];
    for source in sources {
        for _ in 0..500 {
            let mut chars: Vec<char> = source.chars().collect();
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..chars.len().max(1)).min(chars.len());
                match rng.u32(..4) {
                    0 if at < chars.len() => drop(chars.remove(at)),
                    1 if at < chars.len() => chars[at] = rng.char('!'..'\u{7f}'),
                    2 => {
                        let end = rng.usize(at..=chars.len());
                        let copy: Vec<char> = chars[at..end].iter().copied().take(40).collect();
                        let to = rng.usize(..=chars.len());
                        chars.splice(to..to, copy);
                    }
                    _ => {
                        let snippet = snippets[rng.usize(..snippets.len())];
                        chars.splice(at..at, snippet.chars());
                    }
                }
            }
            let text: String = chars.into_iter().collect();
            read_all(&text, &[]);
            if text.len() < 40 {
                read_all(&text, &positions());
            }
        }
    }
}

/// From every own piece to every square, in positions of random games: read exactly if legal, and
/// otherwise refused for a reason and with legal proposals.
#[test]
fn every_pair_of_squares() {
    for seed in 0..24 {
        let mode = Mode::ALL[seed as usize % 3];
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(PRESETS[2].preset.ruleset(mode).unwrap_or_else(|| {
            let classic = PRESETS[3].preset.ruleset(mode);
            classic.expect("preset classic knows the mode that reference does not")
        }));
        for _ in 0..rng.u32(20..160) {
            let moves = game.legal_moves();
            let Some(turn) = game.turn() else {
                break;
            };
            let mv = moves[rng.usize(..moves.len())];
            game.act(turn, Action::Move(mv)).unwrap();
        }
        let position = game.position();
        let legal = position.legal_moves();
        let own = |piece: &Piece| piece.seat == position.turn();
        for (from, _) in position.pieces().filter(|(_, piece)| own(piece)) {
            for to in mode.geometry().squares() {
                let text = format!("{from}{to}");
                let fits = legal
                    .iter()
                    .filter(|mv| (mv.from, mv.to) == (from, to))
                    .count();
                match notation::read_move(&text, position, Letters::ENGLISH) {
                    Ok(mv) => assert!(fits == 1 && legal.contains(&mv) || mv.is_castling()),
                    Err(error) => {
                        let asks = matches!(error.why, Why::PromotionMissing(_));
                        assert_eq!(fits > 1, asks, "{text} {position:?}");
                        assert!(fits != 1, "{text} {position:?}");
                        assert!(error.nearest.iter().all(|mv| legal.contains(mv)));
                    }
                }
            }
        }
    }
}

/// The longest game that is read at all is played through in bearable time.
#[test]
fn a_very_long_game() {
    let round =
        "Ne1-f3 .. Na10-c9 .. Ne14-f12 .. Nn10-l9\nNf3-e1 .. Nc9-a10 .. Nf12-e14 .. Nl9-n10\n";
    let text = round.repeat(pgn4::MAX_ITEMS / 8);
    let replay = pgn4::replay(&pgn4::read(&text).unwrap(), None).unwrap();
    assert_eq!(replay.game.ply(), 16, "the third repetition ends it");
    assert!(replay.stop.is_some());
}
