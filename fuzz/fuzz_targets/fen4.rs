//! FEN4: no panic; what is read is written and read again as the same; what is a position plays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use vierschach::{notation::fen4, rules::Mode};

fuzz_target!(|text: &str| {
    for mode in [Mode::Teams, Mode::Solo] {
        let Ok(setup) = fen4::read(text, mode) else {
            continue;
        };
        assert_eq!(fen4::read(&fen4::write(&setup), mode).as_ref(), Ok(&setup));
        if let Ok(position) = setup.check() {
            for &mv in &position.legal_moves() {
                position.clone().play(mv);
            }
        }
    }
});
