//! One's own data: all of it as a file, and none of it any more.

use crate::talk::{Talk, private, unlinked};
use crate::talk_rating::lost_by_anna;
use serde_json::Value;
use std::time::Duration;
use vierschach::{
    rules::Seat,
    store::{FORGOTTEN, RENAMED},
    table::{ChannelId, Occupant, Stage},
};

/// Whether the id stands anywhere in the database or its log, as text or as a number.
fn is_stored(talk: &Talk, id: u64) -> bool {
    let path = talk.database();
    let files = [path.clone(), path.with_extension("sqlite-wal")];
    let (text, number, key) = (id.to_string(), id.to_be_bytes(), key(id));
    files.iter().any(|file| {
        let bytes = std::fs::read(file).unwrap_or_default();
        let has = |part: &[u8]| bytes.windows(part.len()).any(|at| at == part);
        has(text.as_bytes()) || has(&number) || has(&key)
    })
}

/// An id as SQLite writes it where it is the key of a row: seven bits a byte, and eight in the last.
fn key(id: u64) -> [u8; 9] {
    assert!(id >> 56 != 0, "a smaller one is shorter");
    let mut bytes = [id as u8; 9];
    for (n, byte) in bytes.iter_mut().take(8).enumerate() {
        *byte = 0x80 | (id >> (57 - 7 * n)) as u8;
    }
    bytes
}

#[tokio::test]
async fn everything_as_a_file() {
    let talk = Talk::new().await;
    let (anna, channel) = (&talk.anna, talk.channel);
    lost_by_anna(&talk, channel, "/game new ranked:on").await;
    anna.slash(channel, "/settings me theme:dark").await;
    let answer = anna.slash(channel, "/mydata export").await;
    assert!(unlinked(private(&answer)).contains("`/help`"));
    let file = answer.attachment(0);
    assert_eq!(file.name, "my-data.json");
    let data: Value = serde_json::from_slice(&file.bytes).expect("JSON");
    assert_eq!(data["user_id"], anna.id.to_string());
    assert_eq!(data["name"], "Anna");
    assert_eq!(data["settings"]["theme"], "dark");
    let game = &data["games"][0];
    assert_eq!(game["channel"], channel.id.to_string());
    assert_eq!(game["server"], talk.world.guild().to_string());
    assert_eq!(game["results"][0]["seat"], "red");
    let facts = game["facts"].as_array().expect("a list");
    let kind = |wanted: &str| facts.iter().filter(|fact| fact["kind"] == wanted).count();
    assert_eq!((kind("opened"), kind("sat"), kind("moved")), (1, 1, 2));
    // Nothing of the others is in it.
    let text = String::from_utf8_lossy(&file.bytes);
    for other in [&talk.ben, &talk.cleo, &talk.dora] {
        assert!(!text.contains(&other.id.to_string()) && !text.contains(&other.name));
    }
    let erik = talk.world.user("Erik");
    let answer = erik.slash(channel, "/mydata export").await;
    let data: Value = serde_json::from_slice(&answer.attachment(0).bytes).expect("JSON");
    assert!(
        data["games"].as_array().is_some_and(Vec::is_empty),
        "{data}"
    );
}

#[tokio::test]
async fn nothing_any_more() {
    let talk = Talk::new().await;
    let (world, anna, ben, channel) = (&talk.world, &talk.anna, &talk.ben, talk.channel);
    lost_by_anna(&talk, channel, "/game new ranked:on").await;
    let (running, lobby, hosted) = (
        world.channel("running"),
        world.channel("lobby"),
        world.channel("hosted"),
    );
    anna.slash(channel, "/settings me pings:dm").await;
    talk.begin(running).await;
    let call = world.next_dm(anna.id).await;
    talk.settled(running).await;
    let exported = anna.slash(channel, "/mydata export").await;
    let data: Value = serde_json::from_slice(&exported.attachment(0).bytes).expect("JSON");
    let direct = &data["games"][1]["direct_messages"];
    assert_eq!(direct[0]["channel"], call.channel.to_string(), "{data}");
    assert_eq!(direct[0]["message"], call.id.to_string());
    let lines = [
        (ben, "/game new", "The lobby is open."),
        (anna, "/game join", "You have ● Red."),
    ];
    talk.converse(lobby, &lines).await;
    talk.converse(hosted, &[(anna, "/game new", "The lobby is open.")])
        .await;
    let opened = world.next_message(hosted).await;
    anna.slash(channel, "/settings me theme:dark").await;
    let rating = |text: &str| {
        let line = text.lines().nth(1).expect("teams").to_owned();
        assert!(line.contains("won 1"), "{line}");
        line
    };
    let before = rating(private(&ben.slash(channel, "/rating").await));
    for id in [anna.id, call.channel] {
        assert!(is_stored(&talk, id), "else the search finds nothing");
    }

    let asked = anna.slash(channel, "/mydata delete").await;
    assert!(private(&asked).contains("This cannot be undone."));
    let kept = anna.press(&asked, "Keep my data").await;
    assert_eq!(kept.content, "Nothing was erased.");
    assert!(kept.buttons().is_empty(), "asked and answered");
    let asked = anna.slash(channel, "/mydata delete").await;
    let erased = anna.press(&asked, "Erase everything").await;
    assert!(erased.content.starts_with("Done: nothing about you"));

    for place in [channel, running, lobby, hosted] {
        talk.settled(place).await;
    }
    let red = talk.table(running).await.occupant(Seat::Red);
    assert!(matches!(red, Occupant::Cpu(_)), "{red:?}");
    world
        .message_where(running, |m| m.pings().contains(&ben.id))
        .await;
    assert_eq!(
        talk.table(lobby).await.occupant(Seat::Red),
        Occupant::Nobody
    );
    assert_eq!(talk.table(hosted).await.stage(), Stage::Cancelled);
    world
        .message_becomes(&opened, |m| m.content.contains("Nobody is left to play"))
        .await;

    // The numbers of the others stay, and the finished game, without her.
    let after = rating(private(&ben.slash(channel, "/rating").await));
    assert_eq!(before, after);
    let history = ben.slash(channel, "/history").await;
    let text = private(&history);
    assert!(text.contains("● Red deleted player"), "{text}");
    assert!(!text.contains(&anna.mention()), "{text}");
    let board = ben.slash(channel, "/leaderboard").await;
    assert!(!private(&board).contains(&anna.mention()));
    assert_eq!(board.content.matches("<@").count(), 3, "{}", board.content);
    talk.kill().await;
    for id in [anna.id, call.channel] {
        assert!(!is_stored(&talk, id), "in no table and not in the log");
    }
    talk.start().await;
    // Who comes back begins anew.
    let own = anna.slash(channel, "/rating").await;
    assert!(private(&own).contains("Teams: no rated game yet"));
}

/// A table with a person in it that nobody thinks of when that person asks to be forgotten.
#[test]
fn every_table_with_a_person_is_known() {
    let schema = include_str!("../../migrations/0001_tables.sql");
    let mut found = Vec::new();
    for table in schema.split("create table ").skip(1) {
        let (name, rest) = table.split_once(' ').expect("a name");
        let columns = rest.split(") strict").next().unwrap_or_default();
        let holds_people = columns
            .lines()
            .any(|line| line.trim_start().starts_with("user_id"));
        if holds_people {
            found.push(name);
        }
    }
    let mut known: Vec<&str> = FORGOTTEN
        .iter()
        .chain(&RENAMED)
        .map(|(name, _)| *name)
        .collect();
    known.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, known);
}

/// Thirty days after the bot was removed from a server nothing of it is left; of others, all.
#[tokio::test]
async fn a_server_is_forgotten_after_thirty_days() {
    let talk = Talk::new().await;
    let (world, anna) = (&talk.world, &talk.anna);
    let guild = world.another_guild("Elsewhere");
    let there = world.channel_in(guild, "chess");
    world.restore(guild);
    let lines = [(anna, "/game new", "The lobby is open.")];
    let thread = world.thread(there, "talk");
    talk.converse(talk.channel, &lines).await;
    talk.converse(there, &lines).await;
    talk.converse(thread, &lines).await;
    world.next_message(there).await;
    // Some only ask something, and where nothing is played.
    let (erik, frida) = (world.user("Erik"), world.user("Frida"));
    let idle = world.thread(there, "idle");
    erik.slash(idle, "/help").await;
    frida.slash(talk.channel, "/settings me theme:dark").await;
    for id in [erik.id, idle.id] {
        assert!(is_stored(&talk, id), "else the search finds nothing");
    }
    let last = talk
        .app()
        .table(ChannelId(thread.id))
        .await
        .expect("a game")
        .0;
    let stored = async |place: crate::world::Place| {
        let current = talk.app().store.current(ChannelId(place.id)).await;
        current.expect("the database answers").is_some()
    };
    world.kick_bot(guild);
    let removed = async || {
        let guild = vierschach::table::GuildId(guild);
        let at = talk.app().store.removed_at(guild).await;
        at.expect("the database answers")
    };
    talk.when("the farewell", removed).await;
    talk.pass(Duration::from_hours(24 * 29));
    talk.app().purge(talk.now()).await.expect("it is quiet");
    assert!(stored(there).await, "it may have been a mistake");
    talk.pass(Duration::from_hours(25));
    talk.app().purge(talk.now()).await.expect("it is quiet");
    assert!(!stored(there).await);
    assert!(stored(talk.channel).await);
    // What is left in memory of a table is never taken for another.
    let other = world.channel("other");
    talk.converse(other, &lines).await;
    let next = talk
        .app()
        .table(ChannelId(other.id))
        .await
        .expect("a game")
        .0;
    assert!(next > last, "{next:?} after {last:?}");
    talk.kill().await;
    for gone in [guild, there.id, thread.id, idle.id, erik.id] {
        assert!(!is_stored(&talk, gone), "{gone}");
    }
    for person in [anna, &frida] {
        assert!(is_stored(&talk, person.id));
    }
}
