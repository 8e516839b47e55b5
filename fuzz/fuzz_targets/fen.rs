//! FEN: no panic; what is read is written and read again as the same; what is a position plays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use vierschach::notation::fen;

fuzz_target!(|text: &str| {
    let Ok(setup) = fen::read(text) else {
        return;
    };
    assert_eq!(fen::read(&fen::write(&setup)).as_ref(), Ok(&setup));
    if let Ok(position) = setup.check() {
        for &mv in &position.legal_moves() {
            position.clone().play(mv);
        }
    }
});
