//! Lists the languages in `locales/`, and their words for moves that are spoken, so that one more
//! language needs only its file.

use std::{collections::BTreeMap, env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=locales");
    // Embedded by a macro, which does not see new files by itself.
    println!("cargo::rerun-if-changed=migrations");
    let root = env::var("CARGO_MANIFEST_DIR").expect("set by cargo");
    let folder = format!("{root}/locales");
    let entries = fs::read_dir(&folder).expect("the languages");
    let mut codes: Vec<String> = entries
        .filter_map(|entry| {
            let name = entry.expect("a file").file_name().into_string().ok()?;
            name.strip_suffix(".ftl").map(str::to_owned)
        })
        .collect();
    // English first: what other languages lack is said in it.
    codes.sort_by_key(|code| (code != "en", code.clone()));
    let files = codes.iter().map(|code| format!("{folder}/{code}.ftl"));
    let rows = codes.iter().zip(files.clone());
    let rows = rows.map(|(code, file)| format!("({code:?}, include_str!({file:?})),\n"));
    write("locales.rs", rows);
    let mut spoken: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files {
        for line in fs::read_to_string(file).expect("a language").lines() {
            let word = line.strip_prefix("spoken-");
            if let Some((meaning, words)) = word.and_then(|line| line.split_once(" = ")) {
                let words = words.split_whitespace().map(str::to_owned);
                spoken.entry(meaning.to_owned()).or_default().extend(words);
            }
        }
    }
    let rows = spoken.iter();
    let rows = rows.map(|(meaning, words)| format!("({meaning:?}, &{words:?}),\n"));
    write("spoken.rs", rows);
}

/// Writes a list, to be included.
fn write(name: &str, rows: impl Iterator<Item = String>) {
    let to = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join(name);
    let list = format!("&[\n{}]\n", rows.collect::<String>());
    fs::write(to, list).expect("room for a list");
}
