//! Trouble with the gateway: events that are lost, sessions that end. Nothing is done twice, and
//! no clock runs while nobody can move.

use crate::talk::{Talk, assert_board};
use crate::world::{Message, Route, Trouble};
use std::time::Duration;
use vierschach::table::Timestamp;

/// A session cannot be resumed (op 9): the bot begins a new one and goes on.
#[tokio::test]
async fn a_refused_resume() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    let moved = talk.anna.slash(channel, "/move move:h2h3").await;
    assert_board(&world.next_message(channel).await, &[talk.ben.id]);
    world.refuse_resume(true);
    world.cut_gateway();
    world.ready().await;
    world.refuse_resume(false);
    // The new session knows nothing of the old one's events.
    world.redeliver(moved.interaction);
    assert_board(&talk.play(channel, 1, "a10c9").await, &[talk.cleo.id]);
    world.invalidate_sessions();
    world.ready().await;
    world.redeliver(moved.interaction);
    assert_board(&talk.play(channel, 2, "h13h11").await, &[talk.dora.id]);
    assert_eq!(talk.posts(channel), 1 + 1 + 3);
    assert_eq!(world.registrations(), 1);
    talk.assert_quiet(channel).await;
}

/// What Discord asks for in passing: to connect anew, and codes that allow to resume.
#[tokio::test]
async fn closed_and_resumed() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    let moves = "h2h3 a10c9 h13h11".split(' ').enumerate();
    let troubles: [&dyn Fn(); 3] = [
        &|| world.ask_to_reconnect(),
        &|| world.close_gateway(4000),
        &|| world.cut_gateway(),
    ];
    world.repeat_on_resume(20);
    for ((ply, mv), trouble) in moves.zip(troubles) {
        trouble();
        world.resumed(ply + 1).await;
        let board = talk.play(channel, ply, mv).await;
        assert_board(&board, &[talk.player(ply + 1).id]);
    }
    assert_eq!(talk.posts(channel), 1 + 1 + 3);
    talk.assert_quiet(channel).await;
}

/// The event of a command is lost: its player is not answered, and asks again.
#[tokio::test]
async fn lost_events() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    world.lose_events(true);
    let lost = {
        let anna = talk.anna.clone();
        tokio::spawn(async move { anna.try_slash(channel, "/move move:h2h3").await })
    };
    talk.world
        .wait_for("the lost event", |state| {
            let sent = state
                .interactions
                .values()
                .filter(|i| i.channel == channel.id);
            (sent.count() > 6).then_some(())
        })
        .await;
    world.lose_events(false);
    assert_board(&talk.play(channel, 0, "h2h3").await, &[talk.ben.id]);
    lost.abort();
    // The answer of a move is lost instead, and the connection with it: the board tells.
    world.trouble(Route::answer(), Trouble::CutBefore);
    let ben = talk.ben.clone();
    let asking = tokio::spawn(async move { ben.try_slash(channel, "/move move:a10c9").await });
    assert_board(&world.next_message(channel).await, &[talk.cleo.id]);
    asking.abort();
    world.repeat_on_resume(5);
    world.cut_gateway();
    world.resumed(1).await;
    assert_board(&talk.play(channel, 2, "h13h11").await, &[talk.dora.id]);
    talk.settled(channel).await;
    assert!(world.unread(channel).is_empty());
    assert_eq!(talk.posts(channel), 1 + 1 + 3);
}

/// Says without calling anybody when the time is up now.
#[track_caller]
fn assert_given_back(word: &Message, due: Timestamp) {
    let deadline = format!("<t:{}:R>", due.unix_seconds());
    let said = word.content.starts_with("I am back here.") && word.content.contains(&deadline);
    assert!(said, "{}", word.content);
    assert!(word.pings().is_empty(), "{}", word.content);
}

/// While Discord cannot be reached nobody can move: the time is given back.
#[tokio::test]
async fn cut_off_for_hours() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    talk.begin_as(channel, "/game new time:1h").await;
    talk.settled(channel).await;
    let before = talk.table(channel).await.due().expect("a clock runs").0;
    // A second later than the bot last noted that it ran, so that the next note is another.
    talk.pass(Duration::from_secs(1));
    world.offline(true);
    world.cut_gateway();
    world.stopped().await;
    talk.unreached().await;
    talk.noted().await;
    talk.pass(Duration::from_hours(5));
    world.offline(false);
    world.ready().await;
    let credited = talk
        .becomes(channel, "a credit", |t| {
            t.due().is_some_and(|(due, _)| due > before)
        })
        .await;
    let due = credited.due().expect("it runs on").0;
    assert_eq!(due, before + Duration::from_hours(5));
    // The board there names a deadline that is not true any more.
    assert_given_back(&world.next_message(channel).await, due);
    assert_board(&talk.play(channel, 0, "h2h3").await, &[talk.ben.id]);
    talk.assert_quiet(channel).await;
}

/// The host sleeps, or its clock is put forward: an outage like any other. Put back, nothing is
/// late and nothing is stuck.
#[tokio::test]
async fn a_clock_that_jumps() {
    let talk = Talk::new().await;
    let channel = talk.channel;
    talk.begin_as(channel, "/game new time:1h").await;
    talk.settled(channel).await;
    let hours = |hours: u64| Duration::from_hours(hours);
    let due = async || talk.table(channel).await.due().expect("a clock runs").0;
    let before = due().await;
    talk.sleep(hours(8).as_millis() as i64);
    talk.becomes(channel, "a credit", |t| {
        t.due().is_some_and(|(due, _)| due > before)
    })
    .await;
    assert_eq!(due().await, before + hours(8));
    let word = talk.world.next_message(channel).await;
    assert_given_back(&word, before + hours(8));
    // A message waits for its next try when the clock is put back by a day.
    talk.world.trouble(Route::post(), Trouble::status(500));
    talk.converse(channel, &[(&talk.anna, "/move move:h2h3", "is to move.")])
        .await;
    talk.refused(channel, 1).await;
    talk.sleep(-(hours(24).as_millis() as i64));
    assert_board(&talk.world.next_message(channel).await, &[talk.ben.id]);
    // Nobody is hurried: Blue has at least the hour.
    talk.pass(Duration::from_mins(59));
    assert_board(&talk.play(channel, 1, "a10c9").await, &[talk.cleo.id]);
    assert_eq!(due().await, talk.now() + hours(1));
    talk.assert_quiet(channel).await;
}
