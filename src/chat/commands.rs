//! Commands in sentences: `/game new` in a text becomes a link that opens the command, where it
//! is known under which id it was registered.

use std::{collections::BTreeMap, fmt::Write as _, sync::RwLock};

use crate::words::{Language, Words};

/// The registered commands as they are shown in any language (`game new`, `partie neu`), each with
/// what a link to it says (`game new:123`).
#[derive(Debug, Default)]
pub struct CommandLinks(RwLock<BTreeMap<String, String>>);

impl CommandLinks {
    /// From now on these commands are known: full English names, each with the id of its first
    /// word.
    pub fn set(&self, ids: impl IntoIterator<Item = (String, u64)>) {
        let mut links = BTreeMap::new();
        for (name, id) in ids {
            for language in Language::all() {
                let shown = shown(&name, language.words());
                links.insert(shown, format!("{name}:{id}"));
            }
        }
        *self.0.write().expect("no panic while it is held") = links;
    }

    /// `text` with every `` `/name` `` that is registered as Discord's `</name:id>`; the others
    /// stay as they are typed.
    pub fn link(&self, text: &str) -> String {
        let known = self.0.read().expect("no panic while it is held");
        if known.is_empty() {
            return text.to_owned();
        }
        let mut linked = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("`/") {
            linked.push_str(before);
            let found = after
                .split_once('`')
                .and_then(|(name, behind)| Some((known.get(name)?, behind)));
            if let Some((link, behind)) = found {
                write!(linked, "</{link}>").expect("writing to a string");
                rest = behind;
            } else {
                linked.push_str("`/");
                rest = after;
            }
        }
        linked + rest
    }
}

/// A command as clients of a language show it.
fn shown(name: &str, words: Words) -> String {
    let mut key = "command".to_owned();
    let words: Vec<String> = name
        .split(' ')
        .map(|word| {
            key = format!("{key}-{word}");
            words.named(&key).unwrap_or_else(|| word.to_owned())
        })
        .collect();
    words.join(" ")
}
