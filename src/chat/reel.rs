//! A game as one view for each ply: what a film is made of, in a channel and on the command line.

use std::ops::RangeInclusive;

use crate::{
    render::{BoardView, Mark, Plate, Status},
    rules::{BySeat, Event, Game, GameResult, Mode, Ply, Seat},
    words::{Words, say},
};

/// The name on each seat's plate.
pub type SeatNames = BySeat<String>;

/// The views after each of `plies`, with 0 for the position that `start` is; fewer where the
/// game is shorter. Nothing in them is of the moment: no clocks, nobody away.
pub fn reel(
    start: Game,
    events: &[Event],
    names: &SeatNames,
    plies: &RangeInclusive<u32>,
    bottom: Seat,
    words: Words,
) -> Vec<BoardView> {
    let mut views = Vec::new();
    let mut game = start;
    for &event in events {
        // What follows a ply by the rules belongs to its view.
        if matches!(event, Event::Moved { .. }) && plies.contains(&game.ply()) {
            views.push(view(&game, names, bottom, None, words));
        }
        game.evolve(event);
    }
    if plies.contains(&game.ply()) {
        views.push(view(&game, names, bottom, None, words));
    }
    views
}

/// The board of a game as `bottom` sees it, with what the rules know of each seat but its
/// captures. `reader` is the seat whose last turn the marks begin after; without one it is the
/// seat to move.
pub(super) fn view(
    game: &Game,
    names: &SeatNames,
    bottom: Seat,
    reader: Option<Seat>,
    words: Words,
) -> BoardView {
    let mode = game.rules().mode;
    let checked = game.checked();
    let position = game.position();
    BoardView {
        marks: marks(game.history(), reader.or(game.turn())),
        checked: Seat::ALL
            .into_iter()
            .filter(|&seat| checked[seat])
            .filter_map(|seat| position.king(seat))
            .collect(),
        plates: BySeat::new(|seat| {
            let plate = || Plate {
                points: (mode == Mode::Solo)
                    .then(|| say!(words, "plate-points", points = game.points()[seat])),
                status: status(game, seat, words),
                ..Plate::new(&*names[seat])
            };
            mode.seats().contains(&seat).then(plate)
        }),
        ..BoardView::new(mode.geometry(), bottom, position.pieces().collect())
    }
}

/// Every move made since the reader's own last one, those of one round at most; at least the last
/// move.
fn marks(history: &[Ply], reader: Option<Seat>) -> Vec<Mark> {
    let own = history.iter().rposition(|ply| Some(ply.seat) == reader);
    let since = own
        .map_or(0, |own| own + 1)
        .max(history.len().saturating_sub(3))
        .min(history.len().saturating_sub(1));
    history[since..]
        .iter()
        .map(|ply| Mark {
            from: ply.mv.from,
            to: ply.mv.to,
            seat: ply.seat,
        })
        .collect()
}

fn status(game: &Game, seat: Seat, words: Words) -> Status {
    if let Some(ending) = game.ending() {
        let place = ending.result.places()[seat];
        let word = match ending.result {
            GameResult::Solo(_) => say!(words, "plate-place", place = place),
            GameResult::Teams(None) | GameResult::Classic(None) => say!(words, "plate-draw"),
            _ if place == 1 => say!(words, "plate-won"),
            _ => say!(words, "plate-lost"),
        };
        let drawn = matches!(
            ending.result,
            GameResult::Teams(None) | GameResult::Classic(None)
        );
        return if place == 1 && !drawn {
            Status::Won(word)
        } else {
            Status::Over(word)
        };
    }
    match game.out(seat) {
        Some(why) => Status::Out(words.out(why)),
        None if game.turn() == Some(seat) => Status::ToMove,
        None => Status::Waiting,
    }
}
