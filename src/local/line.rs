//! A typed line as a request: the same commands as in Discord.

use crate::{
    chat::{BadOption, NEW_GAME_OPTIONS, NewGame, Request, Scope, Theme, Topic, seat_named},
    cpu::Level,
    rules::{Mode, Seat},
    table::OfferKind,
    words::Section,
};

/// Every command, as `help` lists them.
pub(super) const COMMANDS: [&str; 36] = [
    "as NAME",
    "/game new [option:value …]",
    "/game join [seat]",
    "/game leave [seat]",
    "/game start",
    "/game cancel [reason]",
    "/game cpu SEAT LEVEL",
    "/game away [seat]",
    "/game back",
    "/game takeover SEAT",
    "/move MOVE",
    "/moves SQUARE",
    "/hint",
    "/takeback",
    "/premove [MOVE] [if:MOVE]",
    "/board [text] [SEAT] [THEME]",
    "/resign [seat]",
    "/draw offer",
    "/draw accept",
    "/draw decline",
    "/draw claim",
    "/export",
    "/settings channel [SETTING:VALUE …]",
    "/settings me [SETTING:VALUE …]",
    "/replay [from] [to]",
    "/games",
    "/help [topic]",
    "/rules [section] [MODE]",
    "/rating",
    "/leaderboard [MODE]",
    "/history",
    "/mydata export",
    "/mydata delete",
    "press LABEL",
    "help",
    "quit",
];

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// Blank, or a comment.
    Nothing,
    /// Somebody else speaks from here on.
    As(String),
    /// A button or an option of the last answer or message, by its label.
    Press(String),
    Help,
    Quit,
    Ask(Request),
    Unknown,
    UnknownSeat(String),
}

/// Reads one line. A line without a slash that is no other word is a move.
pub(super) fn read(text: &str) -> Line {
    let text = text.trim();
    let (head, rest) = split(text);
    match head.to_lowercase().as_str() {
        "" => Line::Nothing,
        comment if comment.starts_with('#') => Line::Nothing,
        "as" | "/as" if !rest.is_empty() => Line::As(rest.chars().take(32).collect()),
        "press" if !rest.is_empty() => Line::Press(rest.to_owned()),
        "as" | "/as" | "press" => Line::Unknown,
        "help" => Line::Help,
        "/help" => help(rest),
        "/rules" => rules(rest),
        "/rating" => Line::Ask(Request::Rating { user: None }),
        "/leaderboard" => match (rest, Mode::from_name(value_of("mode", rest))) {
            ("", _) => Line::Ask(Request::Leaderboard { mode: None }),
            (_, Some(mode)) => Line::Ask(Request::Leaderboard { mode: Some(mode) }),
            _ => Line::Unknown,
        },
        "/history" => Line::Ask(Request::History { user: None }),
        "/mydata" => match rest {
            "export" => Line::Ask(Request::ExportMine),
            "delete" => Line::Ask(Request::EraseMine),
            _ => Line::Unknown,
        },
        "quit" | "exit" | "/quit" => Line::Quit,
        "/move" => Line::Ask(Request::Move {
            text: value_of("move", rest).to_owned(),
        }),
        "/board" => board(rest),
        "/moves" => Line::Ask(Request::Moves {
            square: value_of("square", rest).to_owned(),
        }),
        "/hint" => Line::Ask(Request::Hint),
        "/takeback" => Line::Ask(Request::TakeBack),
        "/premove" => premove(rest),
        "/resign" => seat(value_of("seat", rest), |seat| Request::Resign { seat }),
        "/draw" => draw(rest),
        "/export" => Line::Ask(Request::Export),
        "/replay" => replay(rest),
        "/games" => Line::Ask(Request::Games),
        "/settings" => settings(rest),
        "/game" => game(rest),
        word if word.starts_with('/') => Line::Unknown,
        _ => Line::Ask(Request::Move {
            text: text.to_owned(),
        }),
    }
}

fn game(rest: &str) -> Line {
    let (sub, rest) = split(rest);
    match sub {
        "new" => new(rest),
        "join" => seat(value_of("seat", rest), |seat| Request::Join { seat }),
        "leave" => seat(value_of("seat", rest), |seat| Request::Leave { seat }),
        "start" => Line::Ask(Request::Start),
        "cancel" => {
            let reason = value_of("reason", rest);
            Line::Ask(Request::Cancel {
                reason: (!reason.is_empty()).then(|| reason.to_owned()),
            })
        }
        "cpu" => {
            let (name, level) = split(rest);
            let (name, level) = (value_of("seat", name), value_of("level", level));
            match (seat_named(name), level) {
                (None, _) => Line::UnknownSeat(name.to_owned()),
                (Some(seat), "none") => Line::Ask(Request::Cpu { seat, level: None }.about(name)),
                (Some(seat), level) => match Level::from_name(level) {
                    Some(level) => {
                        let level = Some(level);
                        Line::Ask(Request::Cpu { seat, level }.about(name))
                    }
                    None => Line::Ask(Request::Misread(BadOption {
                        option: "level".into(),
                        value: level.to_owned(),
                        choices: vec!["easy", "medium", "hard", "master", "none"],
                    })),
                },
            }
        }
        "away" => seat(value_of("seat", rest), |seat| Request::Away { seat }),
        "back" => Line::Ask(Request::Back),
        "takeover" => {
            let name = value_of("seat", rest);
            match seat_named(name) {
                Some(seat) => Line::Ask(Request::TakeOver { seat }.about(name)),
                None => Line::UnknownSeat(name.to_owned()),
            }
        }
        _ => Line::Unknown,
    }
}

/// Words in any order: `text`, a seat, a theme, with or without the names of the options.
fn board(rest: &str) -> Line {
    let (mut view, mut theme, mut text) = (None, None, false);
    let mut name = String::new();
    for word in rest.split_whitespace() {
        let word = word.to_lowercase();
        let value = word
            .split_once(':')
            .map_or(word.as_str(), |(_, value)| value);
        if let Some(seat) = seat_named(value) {
            view = Some(seat);
            value.clone_into(&mut name);
        } else if let Some(named) = Theme::from_name(value) {
            theme = Some(named);
        } else if matches!(value, "text" | "true" | "false") {
            text = value != "false";
        } else {
            return Line::UnknownSeat(value.to_owned());
        }
    }
    Line::Ask(Request::Board { view, theme, text }.about(&name))
}

/// A move, and after `if:` the one it answers.
fn premove(rest: &str) -> Line {
    let (text, after) = match rest.split_once("if:") {
        Some((text, after)) => (text, Some(after.trim().to_owned())),
        None => (rest, None),
    };
    let text = value_of("move", text);
    Line::Ask(Request::Premove {
        text: (!text.is_empty()).then(|| text.to_owned()),
        after: after.filter(|after| !after.is_empty()),
    })
}

/// Two numbers, either of which may be named or missing.
fn replay(rest: &str) -> Line {
    let mut plies = [None, None];
    for (index, word) in rest.split_whitespace().enumerate() {
        let (index, value) = match word.split_once(':') {
            Some(("from", value)) => (0, value),
            Some(("to", value)) => (1, value),
            _ => (index, word),
        };
        match (plies.get_mut(index), value.parse()) {
            (Some(ply), Ok(number)) => *ply = Some(number),
            _ => return Line::Unknown,
        }
    }
    let [from, to] = plies;
    Line::Ask(Request::Replay { from, to })
}

/// `channel board:turning theme:dark`, `me quiet:22-7`.
fn settings(rest: &str) -> Line {
    let (whose, rest) = split(rest);
    let scope = match whose {
        "channel" => Scope::Channel,
        "me" => Scope::Me,
        _ => return Line::Unknown,
    };
    let changes = rest
        .split_whitespace()
        .map(|word| word.split_once(':').unwrap_or((word, "")))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Line::Ask(Request::Settings { scope, changes })
}

fn help(rest: &str) -> Line {
    let topic = Topic::from_name(value_of("topic", rest));
    if rest.is_empty() || topic.is_some() {
        Line::Ask(Request::Help { topic })
    } else {
        Line::Unknown
    }
}

/// A section, a mode, or both.
fn rules(rest: &str) -> Line {
    let (mut section, mut mode) = (None, None);
    for word in rest.split_whitespace() {
        let value = value_of("mode", value_of("section", word));
        match (Section::from_name(value), Mode::from_name(value)) {
            (Some(named), _) => section = Some(named),
            (_, Some(named)) => mode = Some(named),
            _ => return Line::Unknown,
        }
    }
    Line::Ask(Request::Rules { mode, section })
}

fn draw(rest: &str) -> Line {
    Line::Ask(match rest {
        "offer" => Request::Offer {
            kind: OfferKind::Draw,
        },
        "accept" => Request::AnswerOffer { accept: true },
        "decline" => Request::AnswerOffer { accept: false },
        "claim" => Request::Claim { claim: None },
        _ => return Line::Unknown,
    })
}

/// `mode:teams time:1d position:…`: a value runs to the next option's name.
fn new(rest: &str) -> Line {
    let mut game = NewGame::default();
    let mut options: Vec<(&str, String)> = Vec::new();
    for word in rest.split_whitespace() {
        let named = word
            .split_once(':')
            .filter(|(name, _)| NEW_GAME_OPTIONS.iter().any(|row| row.name == *name));
        match (named, options.last_mut()) {
            (Some((name, value)), _) => options.push((name, value.to_owned())),
            (None, Some((_, value))) => {
                value.push(' ');
                value.push_str(word);
            }
            (None, None) => options.push((word, String::new())),
        }
    }
    for (name, value) in options {
        if let Err(bad) = game.set(name, &value) {
            return Line::Ask(Request::Misread(bad));
        }
    }
    Line::Ask(Request::New(Box::new(game)))
}

fn seat(name: &str, request: impl FnOnce(Option<Seat>) -> Request) -> Line {
    match (name, seat_named(name)) {
        ("", _) => Line::Ask(request(None)),
        (_, Some(seat)) => Line::Ask(request(Some(seat)).about(name)),
        (name, None) => Line::UnknownSeat(name.to_owned()),
    }
}

/// The first word and the rest, trimmed.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (head, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (head, rest.trim())
}

/// `red` of `seat:red` and of `red`.
fn value_of<'a>(option: &str, text: &'a str) -> &'a str {
    let text = text.trim();
    text.strip_prefix(option)
        .and_then(|rest| rest.strip_prefix(':'))
        .unwrap_or(text)
        .trim()
}
