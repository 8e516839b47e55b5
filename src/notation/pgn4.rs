//! PGN4: the syntax of a four-player game's text (FORMATS.md), read without asking the rules.

use super::{
    fen4_fault::excerpt,
    pgn_lex::{Lexed, Token, lex},
    pgn_remark,
};
use crate::rules::{BySeat, Role, Seat, Square};

pub use super::{
    pgn_lex::{MAX_BYTES, MAX_FAULTS, MAX_ITEMS, MAX_TAGS, PgnFault, Place, Tags},
    pgn_remark::Remark,
    pgn4_replay::{Start, StartFault, replay, start},
    pgn4_write::write,
};

/// A game as it is written down. Comments and variations are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pgn4 {
    pub tags: Tags,
    pub items: Vec<Item>,
}

/// One thing that the text says has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    pub place: Place,
    /// The number of the turn it stands in; 0 before the first.
    pub turn: u32,
    /// As written.
    pub text: String,
    pub kind: ItemKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemKind {
    Played {
        written: Written,
        /// A walking king's first step after its seat left (RULES 5.10).
        after: Option<Left>,
    },
    /// `R` or `T` instead of a move: the seat to move left.
    Left(Left),
    /// `#` instead of a move: the seat to move was mated before.
    Mated,
    /// `S` instead of a move: the seat to move was stalemated.
    Stalemated,
    /// Something that no move shows, in a comment.
    Remark(Remark),
}

/// A move as PGN4 writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    CastleShort,
    CastleLong,
    Basic {
        role: Role,
        from: Square,
        to: Square,
        /// D, the promoted queen of solo games, counts as a queen.
        promotion: Option<Role>,
    },
}

/// How a seat left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    Resigned,
    TimeOut,
}

/// Reads the syntax; whether the moves are legal is for [`replay`].
///
/// At most a megabyte and 20 000 moves; faults name their place.
pub fn read(text: &str) -> Result<Pgn4, Vec<PgnFault>> {
    let Lexed {
        tags,
        tokens,
        mut faults,
    } = lex(text);
    let mut items: Vec<Item> = Vec::new();
    let mut turn = 0;
    // Whether a word that may be a modifier follows a move directly.
    let mut follows_move = false;
    for (place, token) in tokens {
        if items.len() >= MAX_ITEMS {
            faults.push(PgnFault::TooMany { place });
            break;
        }
        match token {
            Token::Comment(comment) => {
                let room = MAX_ITEMS - items.len();
                for (text, remark) in pgn_remark::read(comment).take(room) {
                    let kind = ItemKind::Remark(remark);
                    items.push(Item {
                        place,
                        turn,
                        text,
                        kind,
                    });
                    follows_move = false;
                }
            }
            Token::Word(word) => {
                for piece in split_word(word) {
                    match piece {
                        Piece::Separator => follows_move = false,
                        Piece::Number(number) => {
                            turn = number;
                            follows_move = false;
                        }
                        Piece::Result => {}
                        Piece::Quarter(text) => {
                            let last = items.last_mut().filter(|_| follows_move);
                            if modify(last, text) {
                                follows_move = false;
                                continue;
                            }
                            let Some(kind) = quarter(text) else {
                                let found = excerpt(text);
                                faults.push(PgnFault::Word { place, found });
                                continue;
                            };
                            follows_move = matches!(kind, ItemKind::Played { .. });
                            let text = text.to_owned();
                            items.push(Item {
                                place,
                                turn,
                                text,
                                kind,
                            });
                        }
                    }
                }
            }
        }
        if faults.len() >= MAX_FAULTS {
            break;
        }
    }
    if items.is_empty() && faults.is_empty() && tags.iter().next().is_none() {
        faults.push(PgnFault::Empty);
    }
    faults.truncate(MAX_FAULTS);
    if faults.is_empty() {
        Ok(Pgn4 { tags, items })
    } else {
        Err(faults)
    }
}

/// What the Result tag says: the points of a solo game, `Red: 75 - Blue: 8 - …`.
pub fn result_points(tag: &str) -> Option<BySeat<i32>> {
    let mut points = BySeat([None; 4]);
    for part in tag.split(" - ") {
        let (seat, number) = part.split_once(':')?;
        let seat = Seat::from_name(&seat.trim().to_ascii_lowercase())?;
        points[seat] = Some(number.trim().parse().ok()?);
    }
    match points.0 {
        [Some(red), Some(blue), Some(yellow), Some(green)] => {
            Some(BySeat([red, blue, yellow, green]))
        }
        _ => None,
    }
}

/// The parts of a word of the move text: some clients leave out white space.
enum Piece<'a> {
    Separator,
    Number(u32),
    /// `1-0` and the like after the last move; the tag says it better.
    Result,
    Quarter(&'a str),
}

fn split_word(word: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = word;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        if matches!(rest, "1-0" | "0-1" | "1/2-1/2" | "*") {
            rest = "";
            return Some(Piece::Result);
        }
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 && rest[digits..].starts_with('.') {
            let number = rest[..digits].parse().unwrap_or(u32::MAX);
            rest = rest[digits..].trim_start_matches('.');
            return Some(Piece::Number(number));
        }
        if rest.starts_with('.') {
            rest = rest.trim_start_matches('.');
            return Some(Piece::Separator);
        }
        let end = rest.find("..").unwrap_or(rest.len());
        let quarter = &rest[..end];
        rest = &rest[end..];
        Some(Piece::Quarter(quarter))
    })
}

/// Takes a word as the modifier of the move before it, if it can be one.
fn modify(last: Option<&mut Item>, text: &str) -> bool {
    let (Some(item), Ok(modifier)) = (last, modifier(text)) else {
        return false;
    };
    if let ItemKind::Played { after, .. } = &mut item.kind {
        *after = modifier;
    }
    item.text.push_str(text);
    true
}

/// A word that is no modifier.
struct NoModifier;

/// `R`, `T`, `S`, `RS` or `TS`. Whether a king was stalemated is for the rules to say.
fn modifier(text: &str) -> Result<Option<Left>, NoModifier> {
    match text {
        "R" | "RS" => Ok(Some(Left::Resigned)),
        "T" | "TS" => Ok(Some(Left::TimeOut)),
        "S" => Ok(None),
        _ => Err(NoModifier),
    }
}

fn quarter(text: &str) -> Option<ItemKind> {
    match text {
        "#" => return Some(ItemKind::Mated),
        "S" => return Some(ItemKind::Stalemated),
        "T" => return Some(ItemKind::Left(Left::TimeOut)),
        "R" => return Some(ItemKind::Left(Left::Resigned)),
        _ => {}
    }
    let bare = match text.trim_end_matches(['R', 'T', 'S']) {
        // A rook that was a pawn.
        promoting if promoting.ends_with('=') => text.get(..=promoting.len())?,
        bare => bare,
    };
    let after = match &text[bare.len()..] {
        "" => None,
        suffix => modifier(suffix).ok()?,
    };
    let bare = bare.trim_end_matches('#').trim_end_matches('+');
    let written = match bare {
        "O-O" | "0-0" => Written::CastleShort,
        "O-O-O" | "0-0-0" => Written::CastleLong,
        _ => basic(bare)?,
    };
    Some(ItemKind::Played { written, after })
}

/// `Qg1xQn8`, `h2-h4`, `m7xKn8=D`.
fn basic(text: &str) -> Option<Written> {
    let (role, rest) = piece_letter(text);
    let (from, rest) = square(rest)?;
    let rest = match rest.strip_prefix('x') {
        Some(rest) => piece_letter(rest).1,
        None => rest.strip_prefix('-')?,
    };
    let (to, rest) = square(rest)?;
    let promotion = match rest.strip_prefix('=') {
        Some(letter) => {
            let (role, rest) = piece_letter(letter);
            (rest.is_empty() && role.is_some()).then_some(role)?
        }
        None if rest.is_empty() => None,
        None => return None,
    };
    let role = role.unwrap_or(Role::Pawn);
    Some(Written::Basic {
        role,
        from,
        to,
        promotion,
    })
}

/// Pawns have no letter; some clients give D to the promoted queen of solo games.
fn piece_letter(text: &str) -> (Option<Role>, &str) {
    let role = match text.bytes().next() {
        Some(b'D') => Some(Role::Queen),
        Some(letter @ b'A'..=b'Z') => Role::from_letter(letter as char),
        _ => None,
    };
    match role {
        Some(_) => (role, &text[1..]),
        None => (None, text),
    }
}

/// The square at the start of a text: a letter and one or two digits.
fn square(text: &str) -> Option<(Square, &str)> {
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let end = 1 + digits;
    let square = text.get(..end)?;
    // Files are lower case here: an upper case letter is a piece.
    let lower = square.starts_with(|c: char| c.is_ascii_lowercase());
    Some((lower.then(|| square.parse().ok())??, &text[end..]))
}
