//! Text that people chose, made fit to be drawn: any string in, only characters with ink or plain
//! spaces out.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use super::fonts::{UNKNOWN, has};

/// Longer texts are cut before anything else looks at them.
const LONGEST: usize = 200;

/// Stands for a text of which nothing is left.
const NOTHING: &str = "–";

/// Whether every character of a text is drawn as itself, and there is at least one.
///
/// False for scripts that need shaping or are not in the fonts, for emoji and for blank names:
/// show the account's user name then.
pub fn can_show(text: &str) -> bool {
    let text = clean(text);
    text != NOTHING && !text.contains(UNKNOWN)
}

/// The text in the characters that the fonts have.
///
/// NFKC turns styled letters into plain ones; variation selectors, bidi and other controls,
/// modifiers and the combining marks that did not melt into a letter are dropped; spaces are
/// single; everything else that no font has becomes U+FFFD.
pub(super) fn clean(text: &str) -> String {
    let mut clean = String::new();
    let mut space = false;
    for character in text.chars().take(LONGEST).nfkc() {
        if character.is_whitespace() {
            space = true;
        } else if !is_silent(character) {
            if space && !clean.is_empty() {
                clean.push(' ');
            }
            space = false;
            clean.push(if has(character) { character } else { UNKNOWN });
        }
    }
    if clean.is_empty() {
        clean.push_str(NOTHING);
    }
    clean
}

/// Characters that have no ink of their own (general categories Cc, Cf and Mn, the selectors and
/// modifiers of emoji, and the letters that Unicode defines as blank).
fn is_silent(character: char) -> bool {
    character.is_control()
        || is_combining_mark(character)
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1f3fb}'..='\u{1f3ff}'
            | '\u{e0000}'..='\u{e0fff}')
}
