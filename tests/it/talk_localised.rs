//! The commands in every language: named, described, and named by the texts as clients show them.
//! Discord's limits are the stand-in's: it refuses a set that breaks one.

use std::collections::{BTreeMap, BTreeSet};

use crate::talk::Talk;
use crate::words::{Text, codes, of_a_command, texts};
use serde_json::Value;
use vierschach::words::Language;

/// The set as it is registered.
async fn registered(talk: &Talk) -> Vec<Value> {
    let world = &talk.world;
    world
        .wait_for("the commands", |s| {
            (s.registrations > 0).then(|| s.commands.clone())
        })
        .await
}

/// The keys that the words of a set have in the language files, each with where they are found in
/// the set: the entry, and what is translated of it.
struct Keys {
    found: Vec<(Vec<String>, Value, &'static str)>,
}

impl Keys {
    fn of(commands: &[Value]) -> Keys {
        let mut keys = Keys { found: Vec::new() };
        for command in commands {
            keys.command(command, "command");
        }
        keys
    }

    fn put(&mut self, keys: &[String], entry: &Value, what: &'static str) {
        self.found.push((keys.to_vec(), entry.clone(), what));
    }

    fn command(&mut self, command: &Value, parent: &str) {
        let key = format!("{parent}-{}", command["name"].as_str().expect("a name"));
        self.put(std::slice::from_ref(&key), command, "name");
        self.put(&[format!("{key}.description")], command, "description");
        for option in list(command, "options") {
            if matches!(option["type"].as_u64(), Some(1 | 2)) {
                self.command(option, &key);
                continue;
            }
            let own = option["name"].as_str().expect("a name");
            self.put(&[format!("option-{own}")], option, "name");
            self.put(&[format!("{key}.{own}")], option, "description");
            for choice in list(option, "choices") {
                let value = choice["value"].as_str().expect("a word");
                // Each language is called by its own name.
                if own == "language" && codes().any(|code| code == value) {
                    let words = Language::of_locale(value).words();
                    assert_eq!(choice["name"], words.own_name());
                    continue;
                }
                let digit = value.starts_with(|c: char| c.is_ascii_digit());
                let value = if digit {
                    format!("t{value}")
                } else {
                    value.into()
                };
                let keys = [format!("option-{own}.{value}"), format!("choice.{value}")];
                self.put(&keys, choice, "name");
            }
        }
    }
}

fn list<'a>(entry: &'a Value, key: &str) -> &'a [Value] {
    entry[key].as_array().map_or(&[], Vec::as_slice)
}

#[tokio::test]
async fn every_command_is_in_every_language() {
    let talk = Talk::new().await;
    let keys = Keys::of(&registered(&talk).await);
    let mut missing = BTreeSet::new();
    for code in codes() {
        let texts = texts(code);
        let locales = Language::of_locale(code).words().locales();
        let mut used = BTreeSet::new();
        for (keys, entry, what) in &keys.found {
            let Some(key) = keys.iter().find(|key| texts.contains_key(*key)) else {
                missing.insert(format!("{code}: {}", keys[0]));
                continue;
            };
            used.insert(key.clone());
            let [text] = texts[key].forms.as_slice() else {
                panic!("{code}: {key} depends on something");
            };
            if code == "en" {
                assert_eq!(entry[what], *text, "{key}");
            }
            for locale in &locales {
                let shown = &entry[format!("{what}_localizations")][locale];
                assert_eq!(shown, text, "{key} in {locale}");
            }
        }
        let of_commands = texts.keys().filter(|key| of_a_command(key));
        let unused: Vec<&String> = of_commands
            .filter(|key| !used.contains(*key) && !used.iter().any(|u| names_its_choices(key, u)))
            .collect();
        assert!(unused.is_empty(), "{code}: {unused:?} are for nothing");
    }
    assert!(missing.is_empty(), "{missing:#?}");
    talk.world.assert_clean();
}

/// The name of an option is there even where only its choices are asked for.
fn names_its_choices(key: &str, used: &str) -> bool {
    used.strip_prefix(key)
        .is_some_and(|rest| rest.starts_with('.'))
}

/// Commands between backticks are those that the reader's client shows.
#[tokio::test]
async fn texts_name_commands_as_clients_show_them() {
    let talk = Talk::new().await;
    let commands = registered(&talk).await;
    for code in codes() {
        let locale = Language::of_locale(code).words().locales().remove(0);
        let mut known = BTreeSet::new();
        for command in &commands {
            let name = shown(command, &locale);
            known.insert(format!("/{name}"));
            for sub in list(command, "options") {
                let path = format!("/{name} {}", shown(sub, &locale));
                known.extend(
                    list(sub, "options")
                        .iter()
                        .map(|below| format!("{path} {}", shown(below, &locale))),
                );
                known.insert(path);
            }
        }
        let mut named = 0;
        // The terminal knows the English ones only.
        let texts: BTreeMap<String, Text> = texts(code);
        for (key, text) in texts.iter().filter(|(key, _)| !key.starts_with("local-")) {
            for form in &text.forms {
                for typed in form.split('`').skip(1).step_by(2) {
                    if !typed.starts_with('/') {
                        continue;
                    }
                    let (options, command): (Vec<&str>, Vec<&str>) =
                        typed.split(' ').partition(|word| word.contains([':', '{']));
                    let command = command.join(" ");
                    assert!(known.contains(&command), "{code}: {key}: {command}");
                    for (option, _) in options.iter().filter_map(|word| word.split_once(':')) {
                        let is_it = |(key, text): (&String, &Text)| {
                            key.starts_with("option-") && text.forms == [option]
                        };
                        assert!(texts.iter().any(is_it), "{code}: {key}: {option}");
                    }
                    named += 1;
                }
            }
        }
        assert!(named > 5, "{code}: {named}");
    }
}

fn shown(entry: &Value, locale: &str) -> String {
    let name = entry["name_localizations"][locale].as_str();
    name.or(entry["name"].as_str())
        .unwrap_or_default()
        .to_owned()
}
