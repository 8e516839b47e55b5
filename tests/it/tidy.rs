//! The architecture as a test: who may know whom, and what may be written where.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Each folder of src, and the folders it may name.
const LAYERS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("cpu", &["rules"]),
    ("engine", &["rules", "cpu"]),
    ("render", &["rules"]),
    ("table", &["rules", "cpu"]),
    ("rating", &["rules", "table"]),
    ("words", &["rules", "cpu", "table"]),
    ("store", &["rules", "cpu", "table"]),
    ("app", &["rules", "cpu", "table", "store"]),
    (
        "chat",
        &[
            "rules", "cpu", "render", "table", "rating", "words", "store", "app",
        ],
    ),
    ("engine", &["rules", "cpu"]),
    (
        "tools",
        &["rules", "cpu", "engine", "render", "words", "chat"],
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
            for (number, line) in code_lines(&text) {
                for other in names_after_crate(line) {
                    let known = LAYERS.iter().any(|(name, _)| *name == other);
                    assert!(
                        !known || other == layer || may.contains(&other),
                        "{}:{number}: {layer} must not know {other}",
                        file.display(),
                    );
                }
            }
        }
    }
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

/// Every sentence that the code asks for is in every language, and none is there for nothing.
#[test]
fn every_sentence_is_in_every_language() {
    let mut asked = BTreeSet::new();
    for (_, text) in sources(&root().join("src")) {
        for call in text.split("say!(").skip(1) {
            let key = call.split('"').nth(1).unwrap_or_default();
            asked.insert(key.to_owned());
        }
    }
    asked.remove("seat-taken"); // the example in the macro's own description
    let mut files = 0;
    for entry in fs::read_dir(root().join("locales")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let keys: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect();
        let missing: Vec<_> = asked.difference(&keys).collect();
        let unused: Vec<_> = keys.difference(&asked).collect();
        assert!(missing.is_empty(), "{}: lacks {missing:?}", path.display());
        assert!(
            unused.is_empty(),
            "{}: {unused:?} are never said",
            path.display()
        );
        files += 1;
    }
    assert!(files > 0, "no language at all");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// Every Rust file under `folder`, with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
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

/// The modules named right after `crate::`, also in a list of braces on the same line.
fn names_after_crate(line: &str) -> impl Iterator<Item = &str> {
    line.split("crate::").skip(1).flat_map(|rest| {
        rest.trim_start_matches('{')
            .split(|c: char| !(c.is_ascii_lowercase() || c == '_'))
            .take(1)
    })
}
