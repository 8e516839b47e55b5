//! Commands in sentences: `/game new` in a text becomes a link that opens the command, where it
//! is known under which id it was registered.

use std::{collections::BTreeMap, fmt::Write as _, sync::RwLock};

/// The registered commands by their full names (`game new`), each with the id of its first word.
#[derive(Debug, Default)]
pub struct CommandLinks(RwLock<BTreeMap<String, u64>>);

impl CommandLinks {
    pub fn set(&self, ids: impl IntoIterator<Item = (String, u64)>) {
        let mut known = self.0.write().expect("no panic while it is held");
        *known = ids.into_iter().collect();
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
                .and_then(|(name, behind)| Some((name, known.get(name)?, behind)));
            if let Some((name, id, behind)) = found {
                write!(linked, "</{name}:{id}>").expect("writing to a string");
                rest = behind;
            } else {
                linked.push_str("`/");
                rest = after;
            }
        }
        linked + rest
    }
}
