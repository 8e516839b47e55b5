//! PGN of classic games (PGN standard of 1994): read, played through, and written.

use super::{
    Letters,
    fen::{self, FenFault},
    fen4_fault::excerpt,
    pgn_lex::{Lexed, MAX_FAULTS, MAX_ITEMS, PgnFault, Place, Tags, Token, lex},
    pgn_remark::{self, Remark},
    pgn_rules,
    pgn4_write::{result_text, termination_text},
    replay::{Replay, StopWhy},
    san::san,
    typed::read_san,
};
use crate::rules::{Event, Game, Mode, Preset, Reason, Ruleset, Seat, Setup, SetupFault};

/// A game as it is written down. Comments, variations and glyphs are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pgn {
    pub tags: Tags,
    pub items: Vec<Item>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    pub place: Place,
    /// As written.
    pub text: String,
    pub kind: ItemKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// In short algebraic notation; coordinates are understood too.
    Move,
    /// Something that no move shows, in a comment.
    Remark(Remark),
}

/// What in the tags makes it impossible to begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartFault {
    /// Not ordinary chess.
    #[error("this variant is not known: '{0}'")]
    UnknownVariant(String),
    /// In our own tag Rules.
    #[error("this house rule is not known: '{0}'")]
    UnknownRule(String),
    #[error("FEN: {0}")]
    Fen(FenFault),
    /// The start is no position.
    #[error("FEN: {0}")]
    Setup(SetupFault),
}

/// Reads the syntax; of several games the first. Whether the moves are legal is for [`replay`].
///
/// At most a megabyte and 20 000 moves; faults name their place.
pub fn read(text: &str) -> Result<Pgn, Vec<PgnFault>> {
    let Lexed {
        tags,
        tokens,
        mut faults,
    } = lex(text);
    let mut items: Vec<Item> = Vec::new();
    for (place, token) in tokens {
        if items.len() >= MAX_ITEMS {
            faults.push(PgnFault::TooMany { place });
        }
        if faults.len() >= MAX_FAULTS || items.len() >= MAX_ITEMS {
            break;
        }
        let word = match token {
            Token::Word(word) => word,
            Token::Comment(comment) => {
                let remarks = pgn_remark::read(comment).take(MAX_ITEMS - items.len());
                items.extend(remarks.map(|(text, remark)| Item {
                    place,
                    text,
                    kind: ItemKind::Remark(remark),
                }));
                continue;
            }
        };
        if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
            // A remark on how it ended may follow; another game may not.
            continue;
        }
        let word = without_number(word);
        // "e.p." and glyphs such as $1 or !? say nothing of the move.
        if matches!(word, "" | "e.p." | "ep") || word.starts_with(['$', '!', '?']) {
            continue;
        }
        if word.starts_with(|c: char| c.is_ascii_alphanumeric()) {
            let text = word.chars().take(32).collect();
            items.push(Item {
                place,
                text,
                kind: ItemKind::Move,
            });
        } else {
            let found = excerpt(word);
            faults.push(PgnFault::Word { place, found });
        }
    }
    if items.is_empty() && faults.is_empty() && tags.iter().next().is_none() {
        faults.push(PgnFault::Empty);
    }
    if faults.is_empty() {
        Ok(Pgn { tags, items })
    } else {
        Err(faults)
    }
}

/// `12.e4`, `3...e5`: what follows the number. Castling with zeros is no number.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && (rest.is_empty() || rest.starts_with('.')) {
        rest.trim_start_matches('.')
    } else {
        word.trim_start_matches('.')
    }
}

/// Works out house rules and set-up from the tags: preset classic (RULES 9), changed by our own
/// tag Rules; the tag FEN is the start.
pub fn start(tags: &Tags) -> Result<(Ruleset, Option<Setup>), Vec<StartFault>> {
    let mut faults = Vec::new();
    match tags.get("Variant") {
        None | Some("Standard" | "standard" | "Classic" | "Chess" | "From Position") => {}
        Some(other) => faults.push(StartFault::UnknownVariant(excerpt(other))),
    }
    let usual = usual_rules();
    let rules = pgn_rules::read(tags.get("Rules").unwrap_or_default(), usual);
    let rules = rules.unwrap_or_else(|word| {
        faults.push(StartFault::UnknownRule(excerpt(word)));
        usual
    });
    let mut setup = None;
    match tags.get("FEN").map(fen::read) {
        None => {}
        Some(Err(found)) => faults.extend(found.into_iter().map(StartFault::Fen)),
        Some(Ok(mut read)) => {
            read.drop_void_rights();
            let found = read.check().err().unwrap_or_default();
            faults.extend(found.into_iter().map(StartFault::Setup));
            setup = Some(read);
        }
    }
    if faults.is_empty() {
        Ok((rules, setup))
    } else {
        Err(faults)
    }
}

fn usual_rules() -> Ruleset {
    let rules = Preset::Classic.ruleset(Mode::Classic);
    rules.expect("preset classic knows its mode")
}

/// Plays a game as far as it is legal, under `rules` or else under those of its tags.
pub fn replay(pgn: &Pgn, rules: Option<Ruleset>) -> Result<Replay, Vec<StartFault>> {
    let (usual, setup) = start(&pgn.tags)?;
    let rules = Ruleset {
        mode: Mode::Classic,
        ..rules.unwrap_or(usual)
    };
    let mut replay = Replay::new(rules, setup)
        .map_err(|faults| -> Vec<_> { faults.into_iter().map(StartFault::Setup).collect() })?;
    for item in &pgn.items {
        let done = match item.kind {
            ItemKind::Remark(remark) => replay.remark(remark).map(drop),
            ItemKind::Move => play(&mut replay, &item.text),
        };
        if let Err(why) = done {
            replay.stop(item.place, &item.text, why);
            break;
        }
    }
    Ok(replay)
}

fn play(replay: &mut Replay, text: &str) -> Result<(), StopWhy> {
    replay.turn()?;
    let mv = read_san(text, replay.game.position(), Letters::ENGLISH);
    replay
        .play(mv.map_err(|error| StopWhy::Move(error.why))?)
        .map(drop)
}

/// Writes a classic game: the seven tags of the standard first, taken from `tags` where they
/// stand there. `start` is `None` for the initial position.
///
/// [`replay`] of it gives the same events again.
///
/// # Panics
/// If `start` is no position, see [`Game::replay`].
pub fn write(rules: &Ruleset, start: Option<&Setup>, events: &[Event], given: &Tags) -> String {
    let game = Game::replay(*rules, start, events.iter().copied());
    let result = result_text(&game);
    let mut tags = Tags::default();
    for (name, unknown) in [
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("White", "?"),
        ("Black", "?"),
        ("Result", &result),
    ] {
        tags.set(name, given.get(name).unwrap_or(unknown));
    }
    for (name, value) in given.iter() {
        tags.set(name, value);
    }
    tags.set("Result", result.as_str());
    if let Some(setup) = start {
        tags.set("SetUp", "1");
        tags.set("FEN", fen::write(setup));
    }
    if *rules != usual_rules() {
        tags.set("Rules", pgn_rules::write(rules));
    }
    tags.set("Termination", termination_text(&game));

    let mut words = move_text(rules, start, events);
    words.push(result);
    format!("{tags}\n{}", wrap(&words))
}

/// Numbers, moves and remarks.
fn move_text(rules: &Ruleset, start: Option<&Setup>, events: &[Event]) -> Vec<String> {
    let mut game = Game::replay(*rules, start, []);
    let mut words = Vec::new();
    let mut number_due = true;
    for &event in events {
        match event {
            Event::Moved { seat, mv } => {
                let number = game.setup().fullmove;
                match seat {
                    Seat::Red => words.push(format!("{number}.")),
                    _ if number_due => words.push(format!("{number}...")),
                    _ => {}
                }
                words.push(san(game.position(), mv, Letters::ENGLISH));
                number_due = false;
            }
            Event::Ended(ending) => {
                let claims = game.claims();
                let remark = match ending.reason {
                    Reason::Resignation { seat } => Some(Remark::Resigned(seat)),
                    Reason::TimeOut { seat } => Some(Remark::TimeOut(seat)),
                    Reason::Agreement => Some(Remark::Agreed),
                    Reason::Repetition => Some(Remark::Claimed(crate::rules::Claim::Repetition)),
                    Reason::FiftyMoves => Some(Remark::Claimed(crate::rules::Claim::FiftyMoves)),
                    _ => None,
                };
                // A draw that came by itself was not claimed.
                let claimed = |remark: &Remark| match remark {
                    Remark::Claimed(claim) => claims.contains(claim),
                    _ => true,
                };
                words.extend(remark.filter(claimed).map(|remark| format!("{{{remark}}}")));
            }
            _ => {}
        }
        game.evolve(event);
    }
    words
}

/// Lines of less than 80 characters (PGN standard 8.2.1).
fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() >= 80 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    }
    text.push('\n');
    text
}
