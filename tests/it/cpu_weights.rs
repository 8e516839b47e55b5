//! The program that fits the CPU's weights.

use std::fs;

use fastrand::Rng;

use self::model::{Sample, fit, missed};

#[path = "../../examples/fit_weights/features.rs"]
mod features;
#[path = "../../examples/fit_weights/games.rs"]
mod games;
#[path = "../../examples/fit_weights/model.rs"]
mod model;
#[path = "../../examples/fit_weights/record.rs"]
mod record;
#[path = "../../examples/fit_weights/tables.rs"]
mod tables;

const TABLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/cpu/weights.rs");

/// Playing fails where the program sees a position otherwise than the CPU.
#[test]
fn it_sees_what_the_cpu_sees_and_learns_from_it() {
    let source = fs::read_to_string(TABLES).expect("the tables");
    let weights = tables::read(&source).expect("all weights");
    let mut bytes = Vec::new();
    games::play_all(12, 150, 3, &weights, &mut bytes).expect("no disk");
    let records = record::read(&bytes);
    assert!(records.len() > 150, "{} positions", records.len());
    let short = record::read(&bytes[..bytes.len() - 1]);
    assert_eq!(short.len(), records.len() - 1);
    let samples: Vec<Sample> = records.iter().map(Sample::of).collect();
    let fitted = fit(&weights, &samples, &mut Rng::with_seed(1));
    let [before, after] = [&weights, &fitted].map(|weights| missed(weights, &samples));
    assert!(after < 0.99 * before, "missed {before} -> {after}");
}

#[test]
fn the_tables_are_as_it_writes_them() {
    let source = fs::read_to_string(TABLES).expect("the tables");
    let weights = tables::read(&source).expect("all weights");
    assert_eq!(tables::write(&weights), source);
    let cut = source.replacen(", 0", "", 1);
    assert_eq!(
        tables::read(&cut),
        Err("PLACED has 1175 weights".to_owned())
    );
}
