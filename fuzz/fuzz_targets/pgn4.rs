//! PGN4: no panic; what plays is written and plays the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use vierschach::notation::pgn4;

fuzz_target!(|text: &str| {
    let Ok(pgn) = pgn4::read(text) else {
        return;
    };
    let Ok(replay) = pgn4::replay(&pgn, None) else {
        return;
    };
    let rules = replay.game.rules();
    let text = pgn4::write(rules, replay.start.as_ref(), &replay.events, &pgn.tags);
    let again = pgn4::replay(&pgn4::read(&text).expect("we read what we write"), None);
    assert_eq!(again.expect("and it begins").events, replay.events);
});
