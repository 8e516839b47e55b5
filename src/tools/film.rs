//! Films of games from their text.

use super::replay::read;
use crate::{
    chat::{SeatNames, name_tag, reel},
    render::{self, FILM_WIDTH, Theme},
    rules::{Game, Seat},
    words::Language,
};

/// The GIF of a game's text, from Red's side, as far as the text is legal. An error names every
/// fault of a text that is no game.
pub fn film(text: &str) -> Result<Vec<u8>, String> {
    let (replay, tags) = read(text)?;
    let words = Language::default().words();
    let rules = *replay.game.rules();
    let names = SeatNames::new(|seat| {
        let side = words.side(rules.mode, seat);
        // PGN writes ? for nobody known.
        let named = tags
            .get(name_tag(rules.mode, seat))
            .filter(|&name| name != "?");
        named.map_or(side, ToOwned::to_owned)
    });
    let start = Game::replay(rules, replay.start.as_ref(), []);
    let plies = 0..=replay.game.ply();
    let views = reel(start, &replay.events, &names, &plies, Seat::Red, words);
    Ok(render::film(&views, Theme::Default, FILM_WIDTH))
}
