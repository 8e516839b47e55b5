//! What PGN and PGN4 have in common: tags, comments, variations and words of the move text.

use std::fmt;

use super::fen4_fault::excerpt;

/// The longest text that is looked at. The longest games are a tenth of it.
pub const MAX_BYTES: usize = 1 << 20;
pub const MAX_TAGS: usize = 64;
/// Bytes of a tag's value; a FEN4 is the longest there is.
pub(super) const MAX_TAG_VALUE: usize = 8192;
/// Moves and other items of a game.
pub const MAX_ITEMS: usize = 20_000;
/// More faults than this are not listed.
pub const MAX_FAULTS: usize = 32;

/// A place in a text: line and character in it, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub line: u32,
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// One fault in the syntax of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PgnFault {
    /// Longer than [`MAX_BYTES`].
    #[error("{bytes} bytes are too long for a game")]
    TooLong { bytes: usize },
    /// More tags than [`MAX_TAGS`] or more moves than [`MAX_ITEMS`]; the rest was not read.
    #[error("{place}: this game has no end")]
    TooMany { place: Place },
    #[error("{place}: no tag, which would be [Name \"value\"]: '{found}'")]
    Tag { place: Place, found: String },
    #[error("{place}: this comment is never closed")]
    OpenComment { place: Place },
    #[error("{place}: this variation is never closed")]
    OpenVariation { place: Place },
    #[error("{place}: '{found}' closes nothing")]
    Stray { place: Place, found: char },
    #[error("{place}: '{found}' is no move")]
    Word { place: Place, found: String },
    /// Neither a tag nor a move.
    #[error("there is no game in this text")]
    Empty,
}

/// The tag pairs of a game, in the order of the text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The first value of that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.iter().find(|&(known, _)| known == name);
        found.map(|(_, value)| value)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Replaces the value of that name, or adds it at the end.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    fn is_full(&self) -> bool {
        self.0.len() >= MAX_TAGS
    }
}

/// One line a tag. Line breaks and other control characters become spaces; quotes are escaped.
impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.iter() {
            write!(f, "[{name} \"")?;
            for c in value.chars() {
                match c {
                    '"' | '\\' => write!(f, "\\{c}")?,
                    c if c.is_control() => write!(f, " ")?,
                    c => write!(f, "{c}")?,
                }
            }
            writeln!(f, "\"]")?;
        }
        Ok(())
    }
}

/// What stands between the tags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// Anything between white space, comments and variations.
    Word(&'a str),
    /// Without its braces.
    Comment(&'a str),
}

/// What a text of either format falls into.
#[derive(Debug, Default)]
pub(super) struct Lexed<'a> {
    pub(super) tags: Tags,
    /// Variations are left out.
    pub(super) tokens: Vec<(Place, Token<'a>)>,
    pub(super) faults: Vec<PgnFault>,
}

impl Lexed<'_> {
    fn has_words(&self) -> bool {
        let is_word = |(_, token): &(Place, Token<'_>)| matches!(token, Token::Word(_));
        self.tokens.iter().any(is_word)
    }
}

/// Cuts a text up; of several games the first. Never more than [`MAX_ITEMS`] times 4 tokens; time linear in the text.
pub(super) fn lex(text: &str) -> Lexed<'_> {
    let mut lexed = Lexed::default();
    if text.len() > MAX_BYTES {
        let bytes = text.len();
        lexed.faults.push(PgnFault::TooLong { bytes });
        return lexed;
    }
    let mut cursor = Cursor::new(text);
    loop {
        cursor.skip_while(|c| c.is_whitespace() || c == '\u{feff}');
        let place = cursor.place;
        if lexed.tokens.len() >= MAX_ITEMS * 4 {
            lexed.faults.push(PgnFault::TooMany { place });
        }
        if lexed.faults.len() >= MAX_FAULTS
            || matches!(lexed.faults.last(), Some(PgnFault::TooMany { .. }))
        {
            return lexed;
        }
        let Some(next) = cursor.peek() else {
            return lexed;
        };
        match next {
            // The next game of a collection: only the first is read.
            '[' if lexed.has_words() => return lexed,
            '[' => tag(&mut cursor, &mut lexed),
            '{' => {
                cursor.next();
                let comment = cursor.skip_while(|c| c != '}');
                if cursor.next().is_none() {
                    lexed.faults.push(PgnFault::OpenComment { place });
                } else {
                    lexed.tokens.push((place, Token::Comment(comment)));
                }
            }
            // To the end of the line: PGN standard, 5 and 6.
            ';' => drop(cursor.skip_while(|c| c != '\n')),
            '%' if place.column == 1 => drop(cursor.skip_while(|c| c != '\n')),
            '(' => variation(&mut cursor, &mut lexed),
            '}' | ')' | ']' => {
                cursor.next();
                lexed.faults.push(PgnFault::Stray { place, found: next });
            }
            _ => {
                let word = cursor.skip_while(|c| !c.is_whitespace() && !"{}()[];".contains(c));
                lexed.tokens.push((place, Token::Word(word)));
            }
        }
    }
}

/// Reads a tag, or passes over the line that began like one.
fn tag(cursor: &mut Cursor<'_>, lexed: &mut Lexed<'_>) {
    let place = cursor.place;
    let start = cursor.at;
    if lexed.tags.is_full() {
        lexed.faults.push(PgnFault::TooMany { place });
        return;
    }
    if let Some((name, value)) = tag_pair(cursor) {
        lexed.tags.0.push((name.to_owned(), value));
    } else {
        cursor.skip_while(|c| c != '\n');
        let found = excerpt(&cursor.text[start..cursor.at]);
        lexed.faults.push(PgnFault::Tag { place, found });
    }
}

/// `[Name "value"]`; a value may go over several lines.
fn tag_pair<'a>(cursor: &mut Cursor<'a>) -> Option<(&'a str, String)> {
    cursor.next();
    cursor.skip_while(char::is_whitespace);
    let name = cursor.skip_while(|c| c.is_ascii_alphanumeric() || c == '_');
    cursor.skip_while(char::is_whitespace);
    if name.is_empty() || name.len() > 64 || cursor.next() != Some('"') {
        return None;
    }
    let mut value = String::new();
    loop {
        match cursor.next()? {
            '"' => break,
            '\\' => value.push(cursor.next()?),
            c => value.push(c),
        }
        if value.len() > MAX_TAG_VALUE {
            return None;
        }
    }
    cursor.skip_while(char::is_whitespace);
    (cursor.next() == Some(']')).then_some((name, value))
}

/// Passes over a variation with all that is in it.
fn variation(cursor: &mut Cursor<'_>, lexed: &mut Lexed<'_>) {
    let place = cursor.place;
    let mut depth = 0_usize;
    while let Some(c) = cursor.next() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            '{' => {
                cursor.skip_while(|c| c != '}');
                cursor.next();
            }
            _ => {}
        }
        if depth == 0 {
            return;
        }
    }
    lexed.faults.push(PgnFault::OpenVariation { place });
}

/// A text and how far it has been read.
#[derive(Debug)]
struct Cursor<'a> {
    text: &'a str,
    /// Byte index.
    at: usize,
    place: Place,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Cursor<'a> {
        let place = Place { line: 1, column: 1 };
        Cursor { text, at: 0, place }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        if c == '\n' {
            self.place = Place {
                line: self.place.line + 1,
                column: 1,
            };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    /// Reads on while `wanted` holds; what was read.
    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.at;
        while self.peek().is_some_and(&wanted) {
            self.next();
        }
        &self.text[start..self.at]
    }
}
