//! Every sentence to people, as functions of data. The sentences themselves are in `locales/`.
//!
//! Knows no Discord and no database; an exhaustive match for each type that can be said keeps
//! code and words in step.

mod board;
mod endings;
mod game;
mod hints;
mod language;
mod lobby;
mod move_errors;
mod plies;
mod positions;
mod refusals;
mod rulebook;
mod settings;
mod trouble;

pub use board::{ALT_MAX, Cell, text_board};
#[cfg(feature = "bot")]
pub(crate) use game::{begun, role_key};
pub use game::{mark, moment, person};
pub use language::{Language, Words};
pub use rulebook::Section;

/// A character that is no text: a control, an invisible one, or one that turns the direction of
/// what follows.
pub(crate) fn is_hidden(c: char) -> bool {
    let hidden = matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    hidden || c.is_control()
}

/// What a person wrote, to be shown as plain text: Discord's marks lose their meaning, and what
/// cannot be seen is left out.
pub(crate) fn unformatted(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars().filter(|&c| !is_hidden(c)) {
        if matches!(
            c,
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '[' | ']' | '(' | ')' | '#' | '-'
        ) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}

/// Text for `key` in a language, with named values: `say!(words, "seat-taken", seat = …)`.
macro_rules! say {
    ($words:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "a text without values")]
        let mut args = fluent_bundle::FluentArgs::new();
        $( args.set(stringify!($name), $value); )*
        $words.text($key, &args)
    }};
}
pub(crate) use say;
