//! Who may do what: every command and every button, for everybody who could try. What is private
//! stays private, and nothing leaks from one channel or server to another.

use crate::talk::Talk;
use crate::world::{Answer, Message, Person, Place, perm};
use std::collections::BTreeSet;
use vierschach::chat::{ButtonAction, ButtonId, Scope, Setting};
use vierschach::rules::{Coordinates, Mode, Seat};
use vierschach::table::{ChannelId, UserId};

/// Who tries: in a game of teams where Blue is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// Ben, Blue.
    Mover,
    /// Cleo, Yellow.
    Other,
    /// Anna, Red: opened the game.
    Host,
    /// May manage channels, and plays no seat.
    Moderator,
    /// Plays no seat.
    Stranger,
}

const ALL: [Who; 5] = [
    Who::Mover,
    Who::Other,
    Who::Host,
    Who::Moderator,
    Who::Stranger,
];

const NOT_SEATED: &str = "You don’t play in this game.";
const NOT_TURN: &str = "It is not your turn: ▲ Blue is to move.";
const STARTED: &str = "The game has started already.";
const NO_GAME: &str = "There is no game in this channel.";
const STALE: &str = "The game has moved on since";
const NO_OFFER: &str = "There is no offer to answer.";
const NO_WAY_BACK: &str = "This cannot be undone.";
const TAKEN: &str = "There is a game in this channel already.";

/// A command, what each of [`ALL`] is told of it, and what in a channel where no game is. An answer
/// with a mark `=` before it changes something: the next one tries at another table.
struct Row {
    line: &'static str,
    told: [&'static str; 5],
    elsewhere: &'static str,
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

const COMMANDS: &[Row] = &[
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
        ["=pawn b7–c7.", NOT_TURN, NOT_TURN, NOT_SEATED, NOT_SEATED],
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
            "Too late: ● Red has moved",
            "Too late: ● Red has moved",
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
            "Your games (",
            "Your games (",
            "Your games (",
            "You have no running games.",
            "You have no running games.",
        ],
        "Your games (",
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
fn told_by_button(action: ButtonAction) -> [&'static str; 5] {
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
        ButtonAction::Play(_) => moving("=pawn b7–c7."),
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
fn buttons() -> Vec<ButtonAction> {
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

/// The people, and a table to try at.
struct Trial {
    talk: Talk,
    moderator: Person,
    stranger: Person,
    tables: usize,
    place: Place,
    board: Message,
}

impl Trial {
    async fn new() -> Trial {
        let talk = Talk::new().await;
        let place = talk.channel;
        talk.begin(place).await;
        let board = talk.play(place, 0, "h2h3").await;
        let mona = talk.world.user("Mona");
        Trial {
            moderator: mona.allowed(perm::MANAGE_CHANNELS),
            stranger: talk.world.user("Erik"),
            tables: 1,
            talk,
            place,
            board,
        }
    }

    fn person(&self, who: Who) -> &Person {
        match who {
            Who::Mover => &self.talk.ben,
            Who::Other => &self.talk.cleo,
            Who::Host => &self.talk.anna,
            Who::Moderator => &self.moderator,
            Who::Stranger => &self.stranger,
        }
    }

    /// The same game in another channel, where nothing has been tried yet.
    async fn afresh(&mut self) {
        self.tables += 1;
        self.place = self.talk.world.channel(&format!("table {}", self.tables));
        self.talk.begin(self.place).await;
        self.board = self.talk.play(self.place, 0, "h2h3").await;
    }

    /// The board with a button on it that does `action`.
    async fn with_button(&self, action: ButtonAction) -> Message {
        let app = self.talk.app();
        let (table, state) = app.table(ChannelId(self.place.id)).await.expect("a game");
        let turn = state.play().expect("it runs").turn;
        let id = ButtonId {
            table,
            turn,
            action,
        };
        let mut board = self.board.clone();
        board.components[0]["components"][0]["custom_id"] = id.to_string().into();
        board
    }
}

/// Told in private, as it should be; whether it changed something.
#[track_caller]
fn assert_told(answer: &Answer, expected: &str, what: &str) -> bool {
    let text = &answer.content;
    assert!(answer.ephemeral(), "{what}: everybody is told {text}");
    assert!(answer.pings().is_empty(), "{what}: {text}");
    let part = expected.trim_start_matches('=');
    assert!(text.contains(part), "{what}\nis told: {text}\nnot: {part}");
    expected.starts_with('=')
}

#[tokio::test]
async fn every_command() {
    let mut trial = Trial::new().await;
    let mut registered: BTreeSet<String> = trial.talk.world.commands().into_iter().collect();
    // Discord shows it to moderators only: tests/it/talk_setup.rs.
    assert!(registered.remove("/setup"));
    let listed = COMMANDS.iter().map(|row| {
        let words = row.line.split(' ');
        words
            .take_while(|word| !word.contains(':'))
            .collect::<Vec<_>>()
            .join(" ")
    });
    let listed: BTreeSet<String> = listed.collect();
    assert_eq!(registered, listed, "a row for each command");
    let guild = trial.talk.world.another_guild("Elsewhere");
    trial.talk.world.restore(guild);
    for row in COMMANDS {
        for (who, told) in ALL.into_iter().zip(row.told) {
            let what = format!("{who:?}: {}", row.line);
            let answer = trial.person(who).slash(trial.place, row.line).await;
            if assert_told(&answer, told, &what) {
                trial.afresh().await;
            }
        }
        // The player to move, on another server: what is here is not there.
        let elsewhere = trial.talk.world.channel_in(guild, "lobby");
        let answer = trial.talk.ben.slash(elsewhere, row.line).await;
        let what = format!("elsewhere: {}", row.line);
        assert_told(&answer, row.elsewhere, &what);
        assert!(
            !answer.content.contains("h2–h3"),
            "{what}: {}",
            answer.content
        );
    }
    trial.talk.world.assert_clean();
}

#[tokio::test]
async fn every_button() {
    let mut trial = Trial::new().await;
    for action in buttons() {
        for (who, told) in ALL.into_iter().zip(told_by_button(action)) {
            let what = format!("{who:?}: {action:?}");
            let board = trial.with_button(action).await;
            let person = trial.person(who);
            let answer = person.press_stale(&board, "Move").await;
            let answer = answer.unwrap_or_else(|why| panic!("{what}: {why}"));
            if assert_told(&answer, told, &what) {
                trial.afresh().await;
            }
        }
        // The same button in another channel, though its presser is to move.
        let mut board = trial.with_button(action).await;
        board.channel = trial.talk.world.channel("elsewhere").id;
        let answer = trial.talk.ben.press_stale(&board, "Move").await;
        let answer = answer.unwrap_or_else(|why| panic!("elsewhere: {action:?}: {why}"));
        // These belong to no game.
        let harmless = matches!(
            action,
            ButtonAction::Keep
                | ButtonAction::Close
                | ButtonAction::Trial
                | ButtonAction::Set { .. }
                | ButtonAction::WhatNow
                | ButtonAction::Leaders { .. }
                | ButtonAction::History { .. }
                | ButtonAction::KeepData
                | ButtonAction::Erase
        );
        let told = if harmless { "" } else { STALE };
        assert_told(&answer, told, &format!("elsewhere: {action:?}"));
        assert!(answer.attachments.is_empty(), "elsewhere: {action:?}");
    }
    trial.talk.world.assert_clean();
}

/// A bot cannot use commands; what it writes is not heard. People of other channels can reply to
/// nothing here.
#[tokio::test]
async fn every_message() {
    let trial = Trial::new().await;
    let Trial { talk, place, .. } = &trial;
    let bot = talk.world.another_bot("Another");
    bot.reply(&trial.board, "b7c7");
    for (who, told) in [
        (Who::Other, NOT_TURN),
        (Who::Host, NOT_TURN),
        (Who::Moderator, NOT_SEATED),
        (Who::Stranger, NOT_SEATED),
    ] {
        let said = trial.person(who).reply(&trial.board, "b7c7");
        let reply = talk.world.next_message(*place).await;
        assert_eq!((reply.reply_to, &*reply.content), (Some(said.id), told));
        assert!(reply.pings().is_empty());
    }
    trial.talk.ben.reply(&trial.board, "b7c7");
    let mut after = [
        talk.world.next_message(*place).await,
        talk.world.next_message(*place).await,
    ];
    after.sort_by_key(|message| message.pings().len());
    assert_eq!(after[1].pings(), [talk.cleo.id], "the board");
    talk.assert_quiet(*place).await;
}
