//! Who may do what: every command and every button, for everybody who could try. What is private
//! stays private, and nothing leaks from one channel or server to another.

use crate::talk::Talk;
use crate::whomay::{COMMANDS, NOT_SEATED, NOT_TURN, STALE, buttons, told_by_button};
use crate::world::{Answer, Message, Person, Place, perm};
use std::collections::BTreeSet;
use vierschach::chat::{ButtonAction, ButtonId};
use vierschach::table::ChannelId;

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
        assert_eq!(reply.reply_to, Some(said.id));
        assert!(reply.content.starts_with(told), "{}", reply.content);
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
