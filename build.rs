//! Lists the languages in `locales/`, so that one more needs only its file.

use std::{env, fs, path::Path};

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
    let rows = codes.iter().map(|code| {
        let file = format!("{folder}/{code}.ftl");
        format!("({code:?}, include_str!({file:?})),\n")
    });
    let list = format!("&[\n{}]\n", rows.collect::<String>());
    let to = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("locales.rs");
    fs::write(to, list).expect("room for a list");
}
