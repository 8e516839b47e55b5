//! The commands in every language: names and descriptions of commands, options and choices come
//! from `locales/`.
//!
//! They are put into the set as it is sent, because poise lets a choice be named in one language
//! only.

use serde_json::{Map, Value};

use crate::words::{Language, Words};

/// Discord's types of options that are commands themselves: a subcommand, a group of them.
const NESTED: [u64; 2] = [1, 2];

/// Names and describes commands in every language. What a language lacks is left in English;
/// tests/it/talk_localised.rs finds it.
pub(super) fn localise(commands: &mut [Value]) {
    for command in commands {
        localise_command(command, "command");
    }
}

fn localise_command(command: &mut Value, parent: &str) {
    let key = format!("{parent}-{}", name_of(command));
    name(command, |words| words.named(&key));
    describe(command, &key, "description");
    for option in list(command, "options") {
        if option["type"]
            .as_u64()
            .is_some_and(|kind| NESTED.contains(&kind))
        {
            localise_command(option, &key);
        } else {
            localise_option(option, &key);
        }
    }
}

/// An option is called the same in every command, and described in each.
fn localise_option(option: &mut Value, command: &str) {
    let own = name_of(option);
    let key = format!("option-{own}");
    name(option, |words| words.named(&key));
    describe(option, command, &own);
    for choice in list(option, "choices") {
        let value = choice["value"].as_str().unwrap_or_default().to_owned();
        let named = |words: Words| words.choice(&own, &value);
        if let Some(english) = named(Language::default().words()) {
            choice["name"] = english.into();
        }
        name(choice, named);
    }
}

fn name_of(entry: &Value) -> String {
    entry["name"].as_str().unwrap_or_default().to_owned()
}

fn list<'a>(entry: &'a mut Value, key: &str) -> &'a mut [Value] {
    let list = entry.get_mut(key).and_then(Value::as_array_mut);
    list.map_or(&mut [], Vec::as_mut_slice)
}

fn name(entry: &mut Value, text: impl Fn(Words) -> Option<String>) {
    put(entry, "name_localizations", in_every_language(text));
}

fn describe(entry: &mut Value, key: &str, attribute: &str) {
    let text = |words: Words| words.attribute(key, attribute);
    if let Some(english) = text(Language::default().words()) {
        entry["description"] = english.into();
    }
    put(entry, "description_localizations", in_every_language(text));
}

fn put(entry: &mut Value, key: &str, texts: Map<String, Value>) {
    if !texts.is_empty() {
        entry[key] = texts.into();
    }
}

/// A text under each of Discord's locales that we speak, the default one's too.
fn in_every_language(text: impl Fn(Words) -> Option<String>) -> Map<String, Value> {
    let mut texts = Map::new();
    for words in Language::all().map(Language::words) {
        if let Some(text) = text(words) {
            let locales = words.locales().into_iter();
            texts.extend(locales.map(|locale| (locale, text.clone().into())));
        }
    }
    texts
}
