//! No text is too long for Discord in any language, whatever is filled in.

use crate::words::{codes, texts};
use vierschach::{
    cpu::Level,
    rules::{Mode, Preset, Seat},
    table::{Input, OnTimeout, Settings, Table, TimeLimit, Timestamp, UserId},
    words::{ALT_MAX, Language},
};

/// Characters of a message.
const CONTENT_MAX: usize = 2000;
/// What phones show of a label; Discord takes 80.
const LABEL_MAX: usize = 34;

fn length(text: &str) -> usize {
    text.chars().count()
}

#[test]
fn labels_fit_on_phones() {
    for code in codes() {
        for (key, text) in texts(code) {
            let limit = match () {
                () if key.starts_with("button-") => LABEL_MAX,
                // On the plates beside the board.
                () if key.starts_with("plate-") || key == "out-word" => 20,
                () => continue,
            };
            for form in text.forms {
                assert!(length(&form) <= limit, "{code}: {key}: {form}");
            }
        }
    }
}

/// Names of sides, levels and what stands on the plates can be drawn.
#[test]
fn plates_can_be_drawn() {
    for code in codes() {
        for (key, text) in texts(code) {
            let drawn = [
                "plate-",
                "out-word",
                "color",
                "classic-side",
                "cpu-name",
                "level",
            ];
            for form in text
                .forms
                .iter()
                .filter(|_| drawn.iter().any(|d| key.starts_with(d)))
            {
                assert!(vierschach::render::can_show(form), "{code}: {key}: {form}");
            }
        }
    }
}

/// The longest lobby: every house rule, people with the longest ids, the longest names of all else.
#[test]
fn the_longest_lobby() {
    let host = UserId(u64::MAX);
    for language in Language::all() {
        let words = language.words();
        for (preset, mode) in [
            (Preset::Vierschach, Mode::Teams),
            (Preset::Vierschach, Mode::Solo),
            (Preset::Negyszemelyes, Mode::Teams),
            (Preset::Classic, Mode::Classic),
        ] {
            let mut settings = Settings::new(preset, mode).expect("they go together");
            let other = Preset::Reference.ruleset(mode).unwrap_or(settings.rules);
            settings.rules.starter = Seat::Yellow;
            settings.rules.king_capture = other.king_capture;
            settings.rules.lead = other.lead;
            settings.rules.leaving = other.leaving;
            settings.rules.move_limit = Some(10_000);
            settings.time_limit = Some(TimeLimit::ALL[0]);
            settings.on_timeout = OnTimeout::Cpu;
            settings.cpu = Level::Master;
            settings.show_moves = false;
            let opened = Table::open(host, settings).expect("good settings");
            let facts = opened.facts.into_iter().map(|fact| (fact, Timestamp(0)));
            let mut table = Table::replay(facts).expect("the first fact opens the table");
            loop {
                let lobby = words.lobby(&table);
                assert!(length(&lobby) <= CONTENT_MAX / 2, "{lobby}");
                let sat = table.handle(
                    Input::Sit {
                        user: host,
                        seat: None,
                    },
                    Timestamp(0),
                );
                match sat {
                    Ok(outcome) => table = table.after(&outcome, Timestamp(0)),
                    Err(_) => break,
                }
            }
        }
    }
}

/// The start has the most pieces: all of them are told.
#[test]
fn descriptions_of_pictures() {
    for language in Language::all() {
        let words = language.words();
        for mode in Mode::ALL {
            let rules = Preset::usual(mode).ruleset(mode).expect("it is its mode");
            let game = vierschach::rules::Game::new(rules);
            let alt = words.alt_text(&"x".repeat(100), &game);
            assert!(length(&alt) <= ALT_MAX, "{alt}");
            assert!(!alt.ends_with('…'), "{alt}");
        }
    }
}
