//! The architecture as a test: who may know whom, and what may be written where.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Each folder of src, and the folders it may name.
const LAYERS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("notation", &["rules"]),
    ("cpu", &["rules"]),
    ("engine", &["rules", "notation", "cpu"]),
    ("render", &["rules"]),
    ("table", &["rules", "notation", "cpu"]),
    ("rating", &["rules", "table"]),
    ("words", &["rules", "notation", "cpu", "table"]),
    ("store", &["rules", "notation", "cpu", "table"]),
    ("app", &["rules", "cpu", "table", "store"]),
    (
        "chat",
        &[
            "rules", "notation", "cpu", "render", "table", "rating", "words", "store", "app",
        ],
    ),
    (
        "tools",
        &[
            "rules", "notation", "cpu", "engine", "render", "words", "chat",
        ],
    ),
    (
        "discord",
        &["rules", "cpu", "table", "words", "store", "app", "chat"],
    ),
    (
        "local",
        &["rules", "cpu", "table", "words", "store", "app", "chat"],
    ),
];

/// Words that only some folders may use, each with the folders that may.
const ONLY: &[(&str, &[&str])] = &[
    ("serenity", &["discord"]),
    ("poise", &["discord"]),
    ("sqlx::query", &["store"]),
    ("UNIX_EPOCH", &["app"]),
    ("SystemTime", &[]),
    ("Instant", &["app"]),
    ("println!", &["main.rs"]),
    ("unsafe ", &[]),
];

/// Lines of a source file, by STYLE: one concept a file.
const LINES_MAX: usize = 450;

#[test]
fn layers_look_inward() {
    for &(layer, may) in LAYERS {
        for (file, text) in sources(&root().join("src").join(layer)) {
            let code: Vec<&str> = code_lines(&text).map(|(_, line)| line).collect();
            for other in names_after_crate(&code.join("\n")) {
                let known = LAYERS.iter().any(|(name, _)| *name == other);
                assert!(
                    !known || other == layer || may.contains(&other),
                    "{}: {layer} must not know {other}",
                    file.display(),
                );
            }
        }
    }
}

#[test]
fn names_are_found_in_lists_over_many_lines() {
    let text = "use crate::{\n    rules::{Seat, Move},\n    words,\n};\nuse crate::cpu::Level;";
    assert_eq!(names_after_crate(text), ["rules", "words", "", "cpu"]);
}

#[test]
fn some_words_have_their_place() {
    for (file, text) in sources(&root().join("src")) {
        let place = file.strip_prefix(root().join("src")).unwrap();
        let place = place.components().next().unwrap().as_os_str();
        for (number, line) in code_lines(&text) {
            for (word, places) in ONLY {
                assert!(
                    !line.contains(word) || places.iter().any(|p| place == *p),
                    "{}:{number}: {word} belongs to {places:?}",
                    file.display(),
                );
            }
        }
    }
}

/// *What now?* stands below every refusal: whatever is called one is answered as one.
#[test]
fn refusals_are_not_said_like_answers() {
    for (file, text) in sources(&root().join("src/chat")) {
        let code: String = text.split_whitespace().collect();
        for key in ["refuse-", "unknown-", "missing-permissions"] {
            let said = format!("Answer::say(say!(words,\"{key}");
            assert!(!code.contains(&said), "{}: {key}", file.display());
        }
    }
}

#[test]
fn files_say_what_they_are_for_and_stay_short() {
    let mut folders = vec![root().join("src"), root().join("tests/it")];
    folders.push(root().join("benches"));
    for (file, text) in folders.iter().flat_map(|folder| sources(folder)) {
        let name = file.display();
        assert!(text.starts_with("//! "), "{name}: say what it is for");
        let lines = text.lines().count();
        assert!(lines <= LINES_MAX, "{name}: {lines} lines");
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// Every Rust file under `folder`, with its text.
pub(crate) fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    assert!(!found.is_empty(), "{} is empty", folder.display());
    found
}

/// The lines that are no comments, numbered from 1.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// The modules named right after `crate::`, also those in a list of braces over many lines.
fn names_after_crate(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for rest in text.split("crate::").skip(1) {
        let Some(list) = rest.strip_prefix('{') else {
            names.push(first_word(rest));
            continue;
        };
        let (mut depth, mut item) = (0, 0);
        for (at, c) in list.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                ',' | '}' if depth == 0 => {
                    names.push(first_word(list[item..at].trim_start()));
                    item = at + 1;
                    if c == '}' {
                        break;
                    }
                }
                _ => {}
            }
        }
    }
    names
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_lowercase() || c == '_'));
    &text[..end.unwrap_or(text.len())]
}
