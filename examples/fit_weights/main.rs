//! Fits what the CPU goes by in team games: the tables in `src/cpu/weights.rs`, which it is built
//! with.
//!
//! `cargo run --release --no-default-features --example fit_weights -- play GAMES NODES SEED FILE`
//! plays the CPU against itself, so many nodes a move, and adds quiet positions to a file, each with
//! the score of the search and the result of the game. `… -- fit FILE` then changes the weights so
//! that what the CPU thinks at first sight comes nearer to both, and writes the tables anew. That
//! the new weights are better is for a match to show (`vierschach match`, the old build as a
//! program).

mod features;
mod games;
mod model;
mod record;
mod tables;

use std::{env, error::Error, fs};

use fastrand::Rng;

use model::{Sample, fit, missed};

const TABLES: &str = "src/cpu/weights.rs";

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let weights = tables::read(&fs::read_to_string(TABLES)?)?;
    match words[..] {
        ["play", games, nodes, seed, file] => {
            let mut file = fs::OpenOptions::new()
                .create(true)
                .append(true)
                .open(file)?;
            let (games, nodes, seed) = (games.parse()?, nodes.parse()?, seed.parse()?);
            games::play_all(games, nodes, seed, &weights, &mut file)?;
        }
        ["fit", file] => {
            let records = record::read(&fs::read(file)?);
            let samples: Vec<Sample> = records.iter().map(Sample::of).collect();
            fs::write(TABLES, tables::write(&fitted(&weights, &samples)))?;
        }
        _ => return Err("play GAMES NODES SEED FILE, or fit FILE".into()),
    }
    Ok(())
}

/// Better weights; what they miss is measured on games that they were not fitted to.
fn fitted(before: &[f32], samples: &[Sample]) -> Vec<f32> {
    let (test, train) = samples.split_at(samples.len() / 12);
    let mut weights = fit(before, train, &mut Rng::with_seed(1));
    for weight in &mut weights {
        *weight = weight.round();
    }
    println!(
        "{} positions; missed {:.5} -> {:.5}, of those held out {:.5} -> {:.5}",
        samples.len(),
        missed(before, train),
        missed(&weights, train),
        missed(before, test),
        missed(&weights, test),
    );
    weights
}
