//! What everybody is told by every command and every button, in the game that the trial plays.

use vierschach::chat::{ButtonAction, Scope, Setting};
use vierschach::rules::{Coordinates, Mode, Seat};
use vierschach::table::UserId;

pub(crate) const NOT_SEATED: &str = "You don’t play in this game.";
pub(crate) const NOT_TURN: &str = "It is not your turn: ▲ Blue is to move.";
const STARTED: &str = "The game has started already.";
const NO_GAME: &str = "There is no game in this channel.";
pub(crate) const STALE: &str = "The game has moved on since";
const NO_OFFER: &str = "There is no offer to answer.";
const NO_WAY_BACK: &str = "This cannot be undone.";
const TAKEN: &str = "There is a game in this channel already.";

/// A command, what each of [`ALL`] is told of it, and what in a channel where no game is. An answer
/// with a mark `=` before it changes something: the next one tries at another table.
pub(crate) struct Row {
    pub line: &'static str,
    pub told: [&'static str; 5],
    pub elsewhere: &'static str,
}

const fn row(line: &'static str, told: [&'static str; 5], elsewhere: &'static str) -> Row {
    Row {
        line,
        told,
        elsewhere,
    }
}

/// Everybody is told the same.
const fn same(line: &'static str, told: &'static str, elsewhere: &'static str) -> Row {
    row(line, [told; 5], elsewhere)
}

pub(crate) const COMMANDS: &[Row] = &[
    same("/game new", TAKEN, "=The lobby is open."),
    same("/game join", STARTED, NO_GAME),
    same("/game leave", STARTED, NO_GAME),
    same("/game start", STARTED, NO_GAME),
    row(
        "/game cancel",
        [
            "Only the host or a moderator",
            "Only the host or a moderator",
            "=The game is called off.",
            "=The game is called off.",
            "Only the host or a moderator",
        ],
        NO_GAME,
    ),
    row(
        "/game cpu seat:green level:easy",
        [
            "Only the host",
            "Only the host",
            "◆ Green is played by",
            "Only the host",
            "Only the host",
        ],
        NO_GAME,
    ),
    row(
        "/game away",
        [
            "=The CPU plays for you",
            "=The CPU plays for you",
            "=The CPU plays for you",
            NOT_SEATED,
            NOT_SEATED,
        ],
        NO_GAME,
    ),
    row(
        "/game back",
        [
            "You are not away: ▲ Blue is yours.",
            "You are not away: ■ Yellow is yours.",
            "You are not away: ● Red is yours.",
            NOT_SEATED,
            NOT_SEATED,
        ],
        NO_GAME,
    ),
    same("/game takeover seat:green", "◆ Green is played by", NO_GAME),
    row(
        "/move move:b7c7",
        ["=Pawn b7–c7.", NOT_TURN, NOT_TURN, NOT_SEATED, NOT_SEATED],
        NO_GAME,
    ),
    row(
        "/moves square:b7",
        [
            "Your pawn on b7 goes to",
            NOT_TURN,
            NOT_TURN,
            NOT_SEATED,
            NOT_SEATED,
        ],
        NO_GAME,
    ),
    row(
        "/hint",
        ["Try `", NOT_TURN, NOT_TURN, NOT_SEATED, NOT_SEATED],
        NO_GAME,
    ),
    row(
        "/takeback",
        [
            "You have not made a move",
            "You have not made a move",
            "=Your move is taken back.",
            NOT_SEATED,
            NOT_SEATED,
        ],
        NO_GAME,
    ),
    row(
        "/premove move:h13h12",
        [
            "It is your turn: simply move",
            "=Set. Nobody else can see it.",
            "The piece on h13 belongs to ■ Yellow.",
            NOT_SEATED,
            NOT_SEATED,
        ],
        NO_GAME,
    ),
    same("/board", "● Red: pawn h2–h3", NO_GAME),
    row(
        "/resign",
        [
            "Resign ▲ Blue?",
            "Resign ■ Yellow?",
            "Resign ● Red?",
            NOT_SEATED,
            NOT_SEATED,
        ],
        NO_GAME,
    ),
    row(
        "/draw offer",
        [
            "=Your offer is on the table.",
            "=Your offer is on the table.",
            "=Your offer is on the table.",
            NOT_SEATED,
            NOT_SEATED,
        ],
        NO_GAME,
    ),
    same("/draw accept", NO_OFFER, NO_GAME),
    same("/draw decline", NO_OFFER, NO_GAME),
    same("/draw claim", "There is nothing to claim now.", NO_GAME),
    same("/export", "The moves are in the file.", NO_GAME),
    same("/replay", "Plies 0 to 1 of 1.", NO_GAME),
    row(
        "/settings channel theme:print",
        [
            "Only moderators",
            "Only moderators",
            "Only moderators",
            "=Settings of this channel",
            "Only moderators",
        ],
        "Only moderators",
    ),
    same(
        "/settings me theme:dark",
        "Your own settings",
        "Your own settings",
    ),
    row(
        "/games",
        [
            "(teams): **your turn**",
            "(teams): ▲ Blue",
            "(teams): ▲ Blue",
            "You have no running games.",
            "You have no running games.",
        ],
        "(teams): **your turn**",
    ),
    same("/help", "The first game", "The first game"),
    same("/rules", "Board and turns", "Board and turns"),
    same("/rating", "Ratings of", "Ratings of"),
    same("/leaderboard", "Nobody has", "Nobody has"),
    same("/history", "None yet.", "None yet."),
    same("/mydata export", "Everything", "Everything"),
    same("/mydata delete", NO_WAY_BACK, NO_WAY_BACK),
];

/// What each of [`ALL`] is told when they press this on the board of the turn that runs.
pub(crate) fn told_by_button(action: ButtonAction) -> [&'static str; 5] {
    let only_moderators = |told| {
        let others = "Only moderators";
        [others, others, others, told, others]
    };
    let moving = |told| [told, NOT_TURN, NOT_TURN, NOT_SEATED, NOT_SEATED];
    match action {
        ButtonAction::Sit(_) | ButtonAction::Cpu(_) | ButtonAction::Leave | ButtonAction::Start => {
            [STARTED; 5]
        }
        ButtonAction::Resign(_) => [
            "=You have resigned.",
            "▲ Blue is not your seat.",
            "▲ Blue is not your seat.",
            NOT_SEATED,
            NOT_SEATED,
        ],
        ButtonAction::Keep => ["Good. The game goes on."; 5],
        ButtonAction::Accept | ButtonAction::Decline => [NO_OFFER; 5],
        ButtonAction::View => ["● Red: pawn h2–h3"; 5],
        ButtonAction::Tap { .. } => moving("Which piece"),
        ButtonAction::Moves { .. } => moving("Your pawn on b7 goes to"),
        ButtonAction::Play(_) => moving("=Pawn b7–c7."),
        // Menus, pressed as if they were buttons; and nothing is there to take back, or over.
        ButtonAction::Piece
        | ButtonAction::Move
        | ButtonAction::CancelPremove
        | ButtonAction::Help
        | ButtonAction::Rules(_)
        | ButtonAction::TakeBack
        | ButtonAction::PastBoard
        | ButtonAction::PastFilm => [STALE; 5],
        ButtonAction::Close => ["Nothing was played."; 5],
        ButtonAction::CancelPremoves => ["No such move is set."; 5],
        ButtonAction::Seen => moving("=Good. No more reminders of this turn."),
        ButtonAction::Trial => only_moderators("=I post a test message"),
        ButtonAction::Set { setting, .. } if setting.row().scope == Scope::Channel => {
            only_moderators("=Settings of this channel")
        }
        ButtonAction::Set { .. } => ["Your own settings"; 5],
        ButtonAction::WhatNow => [
            "It is your turn.",
            "You play ■ Yellow",
            "You play ● Red",
            NOT_SEATED,
            NOT_SEATED,
        ],
        ButtonAction::Leaders { .. } => ["Nobody has finished a ranked game yet."; 5],
        ButtonAction::History { .. } => ["None yet."; 5],
        ButtonAction::Erase => ["=Done: nothing about you is stored any more."; 5],
        ButtonAction::KeepData => ["Nothing was erased."; 5],
    }
}

/// One of each kind. A kind more is an arm more above, and an entry more here.
pub(crate) fn buttons() -> Vec<ButtonAction> {
    let pawn: Coordinates = "b7c7".parse().expect("coordinates");
    vec![
        ButtonAction::Sit(Seat::Green),
        ButtonAction::Cpu(Seat::Green),
        ButtonAction::Leave,
        ButtonAction::Start,
        ButtonAction::Resign(Seat::Blue),
        ButtonAction::Keep,
        ButtonAction::Accept,
        ButtonAction::Decline,
        ButtonAction::View,
        ButtonAction::Tap { page: 0 },
        ButtonAction::Piece,
        ButtonAction::Moves {
            square: pawn.from,
            page: 0,
        },
        ButtonAction::Move,
        ButtonAction::Play(pawn),
        ButtonAction::Close,
        ButtonAction::TakeBack,
        ButtonAction::CancelPremove,
        ButtonAction::CancelPremoves,
        ButtonAction::Seen,
        ButtonAction::Trial,
        setting(Scope::Channel, "board"),
        setting(Scope::Me, "reminders"),
        ButtonAction::WhatNow,
        ButtonAction::Help,
        ButtonAction::Rules(Mode::Teams),
        ButtonAction::Leaders {
            mode: Mode::Teams,
            page: 0,
        },
        ButtonAction::History {
            user: UserId(1),
            page: 0,
        },
        ButtonAction::PastBoard,
        ButtonAction::PastFilm,
        ButtonAction::KeepData,
        ButtonAction::Erase,
    ]
}

/// A button that turns a setting over.
fn setting(scope: Scope, name: &str) -> ButtonAction {
    ButtonAction::Set {
        setting: Setting::named(scope, name).expect("a setting"),
        value: Some(1),
    }
}
