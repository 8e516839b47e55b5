//! Typed moves: no panic in any position of a random game; what is read is legal, and so is all
//! that is proposed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use vierschach::{
    notation,
    rules::{Mode, Position, Seat},
    words::Language,
};

fuzz_target!(|input: (u8, Vec<u8>, &str)| {
    let (choice, walk, text) = input;
    let mode = Mode::ALL[choice as usize % 3];
    let languages: Vec<Language> = Language::all().collect();
    let language = languages[choice as usize / 3 % languages.len()];
    let letters = language.words().letters();
    let mut position = Position::initial(mode, Seat::Red);
    for step in walk.into_iter().take(64) {
        let legal = position.legal_moves();
        let kings = mode
            .seats()
            .iter()
            .all(|&seat| position.king(seat).is_some());
        if legal.is_empty() || !kings {
            break;
        }
        position.play(legal[step as usize % legal.len()]);
    }
    let legal = position.legal_moves();
    match notation::read_move(text, &position, letters) {
        Ok(mv) => assert!(legal.contains(&mv)),
        Err(error) => assert!(error.nearest.iter().all(|mv| legal.contains(mv))),
    }
    let completed = notation::complete(text, &position, letters);
    assert!(completed.iter().all(|mv| legal.contains(mv)));
});
