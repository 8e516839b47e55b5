//! Where the bot cannot speak the clock of its game stands, and the time is given back.

use crate::talk::{Talk, assert_board, post_in, private};
use crate::world::{Place, Trouble, perm};
use std::time::Duration;
use vierschach::store::Store;
use vierschach::table::{GuildId, Table, Timestamp};

const HOUR: Duration = Duration::from_hours(1);
/// Where the bot may not post it asks again after ten minutes.
const SLOWLY: Duration = Duration::from_mins(10);
const SAID: &str = "I am back here.";

fn due(table: &Table) -> Timestamp {
    table.due().expect("a clock runs").0
}

/// A game with an hour for each turn, some seconds after its first board.
async fn timed(talk: &Talk, place: Place) -> Timestamp {
    talk.begin_as(place, "/game new time:1h").await;
    talk.settled(place).await;
    let due = due(&talk.table(place).await);
    assert_eq!(due, talk.now() + HOUR);
    talk.pass(Duration::from_secs(10));
    due
}

/// The clock has stood for three hours: nobody is late, and the channel is told.
async fn goes_on(talk: &Talk, place: Place, before: Timestamp) {
    let table = talk.becomes(place, "a clock that goes on", |t| !t.is_paused());
    let after = due(&table.await);
    assert_eq!(after, before + HOUR * 3);
    let word = talk.world.next_message(place).await;
    let deadline = format!("the time runs out <t:{}:R>", after.unix_seconds());
    assert!(word.content.starts_with(SAID), "{}", word.content);
    assert!(word.content.ends_with(&deadline), "{}", word.content);
    assert!(word.pings().is_empty() && word.silent());
    assert_board(&talk.play(place, 0, "h2h3").await, &[talk.ben.id]);
    talk.assert_quiet(place).await;
}

async fn stands(talk: &Talk, place: Place) {
    talk.becomes(place, "a clock that stands", Table::is_paused)
        .await;
}

/// Permissions are taken and given in the channel: the bot hears of it and asks nobody.
#[tokio::test]
async fn without_a_permission_of_the_channel() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    let before = timed(&talk, place).await;
    let posts = talk.posts(place);
    world.deny(place, perm::SEND_MESSAGES);
    stands(&talk, place).await;
    talk.pass(HOUR * 3);
    assert!(talk.table(place).await.due().is_none());
    world.allow(place, perm::SEND_MESSAGES);
    goes_on(&talk, place, before).await;
    assert_eq!(talk.posts(place), posts + 2, "nothing was refused");
}

#[tokio::test]
async fn without_a_permission_of_the_role() {
    let talk = Talk::new().await;
    let world = &talk.world;
    // A thread has the permissions of its channel, and a right of its own.
    let thread = world.thread(talk.channel, "a game");
    let before = timed(&talk, thread).await;
    world.change_role(perm::SEND_MESSAGES_IN_THREADS, false);
    stands(&talk, thread).await;
    talk.pass(HOUR * 3);
    world.change_role(perm::SEND_MESSAGES_IN_THREADS, true);
    goes_on(&talk, thread, before).await;
}

/// Nobody tells the bot: it learns from a refusal, and tries again only now and then.
#[tokio::test]
async fn found_out_by_trying() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    timed(&talk, place).await;
    world.lose_events(true);
    world.deny(place, perm::SEND_MESSAGES);
    world.lose_events(false);
    // Her move is answered, for everyone to see, and says why there is no board.
    let answer = talk.anna.slash(place, "/move move:h2h3").await;
    assert!(!answer.ephemeral() && answer.pings() == [talk.ben.id]);
    assert!(answer.content.contains("I may not send messages"));
    talk.refused(place, 1).await;
    stands(&talk, place).await;
    let posts = talk.posts(place);
    for hours in 1..=6 {
        talk.pass(SLOWLY);
        talk.refused(place, 1 + hours).await;
    }
    assert_eq!(talk.posts(place), posts + 6);
    assert!(talk.table(place).await.is_paused());
    // An interaction shows that it may again.
    world.lose_events(true);
    world.allow(place, perm::SEND_MESSAGES);
    world.lose_events(false);
    let shown = talk.cleo.slash(place, "/board").await;
    assert_eq!(shown.attachment(0).png().size(), (1120, 1120));
    let board = world.next_message(place).await;
    // He was called by the answer to her move.
    assert_board(&board, &[]);
    assert!(
        board.content.contains(&talk.ben.mention()),
        "{}",
        board.content
    );
    let table = talk.becomes(place, "a clock that goes on", |t| !t.is_paused());
    assert_eq!(due(&table.await), talk.now() + HOUR);
    let word = world.next_message(place).await;
    assert!(word.content.starts_with(SAID), "{}", word.content);
    talk.assert_quiet(place).await;
}

/// A server's outage closes nothing.
#[tokio::test]
async fn in_an_outage_of_the_server() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    let before = timed(&talk, place).await;
    world.outage(world.guild());
    stands(&talk, place).await;
    talk.pass(HOUR * 3);
    world.restore(world.guild());
    goes_on(&talk, place, before).await;
}

/// Thrown out, the bot asks nobody, and when it is let in again its games go on.
#[tokio::test]
async fn thrown_out_and_let_in_again() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    let guild = GuildId(world.guild());
    let before = timed(&talk, place).await;
    // Something is owed when it happens.
    let gate = world.hold(post_in(place));
    let posts = talk.posts(place);
    talk.converse(place, &[(&talk.cleo, "/game away", "The CPU")])
        .await;
    world.requested(post_in(place), posts + 1).await;
    let thrown = talk.now();
    world.kick_bot(world.guild());
    stands(&talk, place).await;
    world.calm();
    gate.open();
    talk.refused(place, 1).await;
    for _ in 0..18 {
        talk.pass(SLOWLY);
    }
    // By the time somebody else is heard, this channel would have been.
    let elsewhere = world.another_guild("Elsewhere");
    world.restore(elsewhere);
    let elsewhere = world.channel_in(elsewhere, "chess");
    talk.converse(
        elsewhere,
        &[(&talk.anna, "/game new", "The lobby is open.")],
    )
    .await;
    world.next_message(elsewhere).await;
    assert_eq!(talk.posts(place), posts + 1, "nobody is asked");
    let store: &Store = &talk.app().store;
    assert_eq!(
        store.removed_at(guild).await.expect("it reads"),
        Some(thrown)
    );
    assert!(talk.table(place).await.is_open());
    world.restore(world.guild());
    let news = world.next_message(place).await;
    assert!(news.content.contains("■ Yellow"), "{}", news.content);
    goes_on(&talk, place, before).await;
    let store: &Store = &talk.app().store;
    assert_eq!(store.removed_at(guild).await.expect("it reads"), None);
}

/// The same while the bot is not there to be told.
#[tokio::test]
async fn thrown_out_while_it_was_down() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    let before = timed(&talk, place).await;
    talk.kill().await;
    world.kick_bot(world.guild());
    talk.start().await;
    stands(&talk, place).await;
    talk.pass(HOUR * 3);
    talk.kill().await;
    world.restore(world.guild());
    talk.start().await;
    goes_on(&talk, place, before).await;
    assert!(private(&talk.anna.slash(place, "/board").await).starts_with("Move 1."));
}

/// A game that ends while the bot is out leaves nothing that stands in the way of the next one.
#[tokio::test]
async fn thrown_out_while_a_game_ends() {
    let talk = Talk::new().await;
    let (world, place, anna) = (&talk.world, talk.channel, &talk.anna);
    let lines = [(anna, "/game new", "The lobby is open.")];
    talk.converse(place, &lines).await;
    let lobby = world.next_message(place).await;
    talk.settled(place).await;
    let elsewhere = world.another_guild("Elsewhere");
    world.restore(elsewhere);
    let elsewhere = world.channel_in(elsewhere, "chess");
    world.kick_bot(world.guild());
    let guild = GuildId(world.guild());
    let removed = async || {
        let at = talk.app().store.removed_at(guild).await;
        at.expect("the database answers")
    };
    talk.when("the farewell", removed).await;
    let asked = anna.slash(elsewhere, "/mydata delete").await;
    anna.press(&asked, "Erase everything").await;
    let silent = async || {
        let next = talk.app().store.next_owed(talk.now()).await;
        (next.expect("the database answers") == Some(Timestamp(i64::MAX))).then_some(())
    };
    talk.when("a queue that waits for ever", silent).await;
    talk.kill().await;
    talk.start().await;
    world.restore(world.guild());
    world
        .message_becomes(&lobby, |m| m.content.contains("Nobody is left to play"))
        .await;
    talk.converse(place, &lines).await;
    world.next_message(place).await;
    talk.assert_quiet(place).await;
}

/// Discord counts requests, not messages: with the picture and without are two.
#[tokio::test]
async fn every_refused_request_counts() {
    let talk = Talk::playing().await;
    let (world, place) = (&talk.world, talk.channel);
    talk.settled(place).await;
    let app = talk.app();
    // Two fewer than are risked.
    for _ in 0..4_998 {
        app.note_refusal(talk.now());
    }
    world.trouble_times(2, post_in(place), Trouble::code(50_013));
    talk.converse(place, &[(&talk.anna, "/move move:h2h3", "is to move.")])
        .await;
    talk.refused(place, 1).await;
    let other = world.channel("other");
    talk.converse(other, &[(&talk.anna, "/game new", "The lobby is open.")])
        .await;
    let waiting = async || {
        let owing = app.store.owing(talk.now(), 10).await;
        owing
            .expect("the database answers")
            .is_empty()
            .then_some(())
    };
    talk.when("a queue that waits", waiting).await;
    assert_eq!(talk.posts(other), 0);
    talk.pass(SLOWLY);
    world.next_message(other).await;
    assert_eq!(world.next_message(place).await.pings(), [talk.ben.id]);
}
