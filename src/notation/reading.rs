//! What a typed move can mean, before the position is asked: every reading of its letters.

use super::Letters;
use crate::rules::{MoveKind, Role, Square};

/// Characters of a typed move, white space and dressing left out, that are looked at: the
/// longest move, `Qj10xQk11=Q`, has eleven.
const LONGEST: usize = 16;

/// One way to understand a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reading {
    Castling(MoveKind),
    Move(Pattern),
}

/// What a text says of a move; what it leaves open is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pattern {
    /// Also `None` for coordinates without a letter, which any piece may follow.
    pub(super) role: Option<Role>,
    /// File and rank of the origin, from 0.
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
    pub(super) to: Square,
    pub(super) captures: bool,
    pub(super) promotion: Option<Role>,
    /// Whether the cases of the letters are those of the books: capital pieces, small files.
    pub(super) by_the_book: bool,
}

impl Pattern {
    pub(super) fn from(&self) -> Option<Square> {
        Square::new(self.file?, self.rank?)
    }
}

/// Every reading, coordinates with both squares first, then those that keep to the cases of the
/// books. Empty if the text is no move at all.
pub(super) fn readings(text: &str, letters: Letters) -> Vec<Reading> {
    let Some(chars) = undress(text, letters) else {
        return Vec::new();
    };
    if let Some(kind) = castling(&chars) {
        return vec![Reading::Castling(kind)];
    }
    let mut found = Vec::new();
    let bare = Head {
        role: None,
        at: 0,
        by_the_book: true,
    };
    origin(&chars, bare, letters, &mut found);
    if let Some(role) = chars.first().and_then(|&c| letters.role(c)) {
        let by_the_book = chars[0].is_uppercase();
        let head = Head {
            role: Some(role),
            at: 1,
            by_the_book,
        };
        origin(&chars, head, letters, &mut found);
    }
    found.sort_by_key(|pattern| (pattern.from().is_none(), !pattern.by_the_book));
    found.into_iter().map(Reading::Move).collect()
}

/// The characters that count: dashes, crosses and figures in one spelling, figurines as letters;
/// without white space, quotes, marks of check and praise, and a move number. `None` if there are
/// too many.
fn undress(text: &str, letters: Letters) -> Option<Vec<char>> {
    let mut chars = Vec::with_capacity(LONGEST);
    for c in text.chars() {
        let c = match c {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ad}' | '\u{fe58}' | '\u{ff0d}' | '→' => {
                '-'
            }
            '×' | '✕' | ':' | 'X' => 'x',
            c if c.is_whitespace() || is_dressing(c) => continue,
            c => match figurine(c) {
                // As in print, where a pawn has none.
                Some(Role::Pawn) => continue,
                Some(role) => letters.letter(role),
                None => c,
            },
        };
        if chars.len() == LONGEST {
            return None;
        }
        chars.push(c);
    }
    // "12.e4", "3...e5"
    if let Some(dot) = chars.iter().rposition(|&c| c == '.') {
        let number = &chars[..dot];
        if number.first().is_some_and(char::is_ascii_digit)
            && number.iter().all(|&c| c.is_ascii_digit() || c == '.')
        {
            chars.drain(..=dot);
        }
    }
    // "exd6 e.p.": a rank stands before it, no file of a promotion.
    for en_passant in [&['e', '.', 'p', '.'][..], &['e', 'p']] {
        if let Some(rest) = chars.strip_suffix(en_passant)
            && rest.last().is_some_and(char::is_ascii_digit)
        {
            chars.truncate(rest.len());
        }
    }
    while chars.last().is_some_and(|&c| ".,+#!?".contains(c)) {
        chars.pop();
    }
    Some(chars)
}

/// The piece of ♔ to ♟, of either colour.
fn figurine(c: char) -> Option<Role> {
    let place = (c as u32).checked_sub('♔' as u32)?;
    let role = match place % 6 {
        0 => Role::King,
        1 => Role::Queen,
        2 => Role::Rook,
        3 => Role::Bishop,
        4 => Role::Knight,
        _ => Role::Pawn,
    };
    (place < 12).then_some(role)
}

/// Quotes and the marks of Discord's formatting, and characters that nobody sees.
fn is_dressing(c: char) -> bool {
    "`*_~|\"'<>“”„‘’«»".contains(c)
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}')
}

/// `O-O`, `0-0-0`, `oo` and so on: letters or zeros, with or without dashes.
fn castling(chars: &[char]) -> Option<MoveKind> {
    let mut rings = 0;
    let mut after_ring = false;
    for &c in chars {
        match c {
            'O' | 'o' | '0' => {
                rings += 1;
                after_ring = true;
            }
            '-' if after_ring => after_ring = false,
            _ => return None,
        }
    }
    match rings {
        2 if after_ring => Some(MoveKind::CastleShort),
        3 if after_ring => Some(MoveKind::CastleLong),
        _ => None,
    }
}

/// What has been read, and from where to go on.
#[derive(Clone, Copy)]
struct Head {
    role: Option<Role>,
    at: usize,
    by_the_book: bool,
}

/// Tries every origin that can stand here: nothing, a file, a rank, or both.
fn origin(chars: &[char], head: Head, letters: Letters, found: &mut Vec<Pattern>) {
    let mut with = |file: Option<(u8, usize, bool)>, rank: Option<(u8, usize)>| {
        let mut pattern = Origin {
            role: head.role,
            file: file.map(|(file, ..)| file),
            rank: rank.map(|(rank, _)| rank),
        };
        if pattern.role.is_none() && (pattern.file.is_none() || pattern.rank.is_none()) {
            pattern.role = Some(Role::Pawn);
        }
        let at = rank.map(|(_, at)| at).or(file.map(|(_, at, _)| at));
        let by_the_book = head.by_the_book && file.is_none_or(|(.., small)| small);
        let head = Head {
            at: at.unwrap_or(head.at),
            by_the_book,
            ..head
        };
        target(chars, head, pattern, letters, found);
    };
    with(None, None);
    for rank in ranks_at(chars, head.at) {
        with(None, Some(rank));
    }
    if let Some(file) = file_at(chars, head.at) {
        with(Some(file), None);
        for rank in ranks_at(chars, file.1) {
            with(Some(file), Some(rank));
        }
    }
}

#[derive(Clone, Copy)]
struct Origin {
    role: Option<Role>,
    file: Option<u8>,
    rank: Option<u8>,
}

/// Reads on after the origin: sign, captured piece, square, what the pawn becomes.
fn target(chars: &[char], head: Head, from: Origin, letters: Letters, found: &mut Vec<Pattern>) {
    let mut at = head.at;
    let sign = chars.get(at).copied().filter(|c| "x-".contains(*c));
    at += usize::from(sign.is_some());
    let captures = sign == Some('x');
    let prey = chars.get(at).filter(|_| captures);
    let mut starts = vec![at];
    // The letter of what is taken, which PGN4 writes: any piece that there is.
    if prey.is_some_and(|&c| letters.role(c).is_some() || c.eq_ignore_ascii_case(&'d')) {
        starts.push(at + 1);
    }
    for start in starts {
        let Some((file, at, small)) = file_at(chars, start) else {
            continue;
        };
        for (rank, at) in ranks_at(chars, at) {
            // As moves are displayed, j10k11b, the letter is English in every language.
            let rest = &chars[at..];
            let displayed = from.role.is_none() && rest.len() == 1;
            let english = promotion(rest, Letters::ENGLISH).ok().filter(|_| displayed);
            let Ok(promotion) = english.map_or_else(|| promotion(rest, letters), Ok) else {
                continue;
            };
            // "ee4" is no capture and no two squares: nobody writes that.
            let redundant = from.role == Some(Role::Pawn)
                && head.role.is_none()
                && from.file == Some(file)
                && from.rank.is_none();
            let Some(to) = Square::new(file, rank).filter(|_| !redundant) else {
                continue;
            };
            let pattern = Pattern {
                role: from.role,
                file: from.file,
                rank: from.rank,
                to,
                captures,
                promotion,
                by_the_book: head.by_the_book && small,
            };
            if !found.contains(&pattern) {
                found.push(pattern);
            }
        }
    }
}

/// File, the index after it, and whether it was a small letter.
fn file_at(chars: &[char], at: usize) -> Option<(u8, usize, bool)> {
    let c = *chars.get(at)?;
    let file = (c.to_ascii_lowercase() as u32).checked_sub('a' as u32)?;
    (file < Square::SIDE as u32).then_some((file as u8, at + 1, c.is_ascii_lowercase()))
}

/// The ranks of one and of two digits that can be read here, from 0, and the index after each.
fn ranks_at(chars: &[char], at: usize) -> impl Iterator<Item = (u8, usize)> + use<> {
    let digit = |at: usize| chars.get(at).and_then(|c| c.to_digit(10));
    let one = digit(at).filter(|&rank| rank > 0);
    let two = one.and_then(|tens| Some(tens * 10 + digit(at + 1)?));
    [
        one.map(|rank| (rank, at + 1)),
        two.map(|rank| (rank, at + 2)),
    ]
    .into_iter()
    .flatten()
    .filter(|&(rank, _)| rank <= Square::SIDE as u32)
    .map(|(rank, at)| (rank as u8 - 1, at))
}

/// Something after the target that is no promotion.
struct Leftover;

/// Nothing, `q`, `=Q`, `/Q` or `(Q)` to the end.
fn promotion(rest: &[char], letters: Letters) -> Result<Option<Role>, Leftover> {
    let (letter, signed) = match *rest {
        [] => return Ok(None),
        [letter] => (letter, false),
        ['=' | '/', letter] | ['(', letter, ')'] => (letter, true),
        _ => return Err(Leftover),
    };
    // D is the promoted queen of solo games in PGN4, and the queen in German.
    let dame = letter.eq_ignore_ascii_case(&'d').then_some(Role::Queen);
    // Where it is written as a promotion, a pawn is one too: it is refused for what it is.
    let pawn = || letters.role(letter).filter(|_| signed);
    let role = letters.promotion(letter).or(dame).or_else(pawn);
    role.map(Some).ok_or(Leftover)
}
