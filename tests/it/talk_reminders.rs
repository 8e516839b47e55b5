//! Reminders: few, late, one at a time, gone with the move; as each player wants them.

use std::time::Duration;

use crate::talk::{Talk, assert_board, private};
use crate::world::Message;

const HOUR: Duration = Duration::from_hours(1);

/// When a turn of a day that began with the world runs out, as everyone is shown it.
const DAY_IS_OVER: &str = "<t:1785628800:R>";

/// A game with a limit, and its first board.
async fn timed(time: &str) -> (Talk, Message) {
    let talk = Talk::new().await;
    let new = format!("/game new time:{time}");
    let board = talk.begin_as(talk.channel, &new).await;
    (talk, board)
}

#[track_caller]
fn assert_reminder(talk: &Talk, message: &Message, board: &Message) {
    let text = &message.content;
    assert_eq!(message.pings(), [talk.anna.id], "{text}");
    assert!(text.contains("● Red is still to move"), "{text}");
    assert!(text.contains(DAY_IS_OVER), "{text}");
    let (guild, channel) = (talk.world.guild(), talk.channel.id);
    let link = format!(
        "https://discord.com/channels/{guild}/{channel}/{}",
        board.id
    );
    assert!(text.contains(&link), "{text}");
}

/// The reminder that time brings, if it brings one.
async fn after(talk: &Talk, time: Duration) -> Option<Message> {
    talk.pass(time);
    talk.ticked().await;
    talk.settled(talk.channel).await;
    let mut unread = talk.world.unread(talk.channel);
    assert!(unread.len() < 2, "{unread:#?}");
    if unread.is_empty() {
        return None;
    }
    talk.world.next_message(talk.channel).await;
    unread.pop()
}

#[tokio::test]
async fn come_few_and_late_and_go_with_the_move() {
    // DISCORD: for limits of a day and more at 50 %, 80 % and 95 % of the time.
    let (talk, board) = timed("1d").await;
    assert!(board.content.contains(DAY_IS_OVER), "{}", board.content);
    assert!(after(&talk, HOUR * 11).await.is_none());
    let first = after(&talk, HOUR).await.expect("after half the time");
    assert_reminder(&talk, &first, &board);
    assert!(after(&talk, HOUR * 7).await.is_none());
    let second = after(&talk, HOUR).await.expect("at four fifths");
    assert_reminder(&talk, &second, &board);
    // The newer one replaces the older.
    talk.world.message_becomes(&first, |m| m.deleted).await;
    assert!(!talk.world.refresh(&second).deleted);
    let third = after(&talk, HOUR * 3)
        .await
        .expect("at nineteen twentieths");
    assert!(
        third.buttons().is_empty(),
        "there is none left to be spared"
    );
    let next = talk.play(talk.channel, 0, "h2h3").await;
    assert_board(&next, &[talk.ben.id]);
    talk.world.message_becomes(&third, |m| m.deleted).await;
    assert!(
        after(&talk, HOUR * 2).await.is_none(),
        "Blue's turn is young"
    );
    talk.assert_quiet(talk.channel).await;
}

#[tokio::test]
async fn are_ended_by_seen() {
    let (talk, board) = timed("1d").await;
    let reminder = after(&talk, HOUR * 12).await.expect("half the time");
    let stranger = talk.ben.press(&reminder, "Seen").await;
    assert!(private(&stranger).starts_with("It is not your turn"));
    let seen = talk.anna.press(&reminder, "Seen").await;
    assert_eq!(private(&seen), "Good. No more reminders of this turn.");
    talk.world.message_becomes(&reminder, |m| m.deleted).await;
    let again = talk
        .anna
        .press_stale(&reminder, "Seen")
        .await
        .expect("an answer");
    assert_eq!(private(&again), "Good. No more reminders of this turn.");
    assert!(after(&talk, HOUR * 11).await.is_none());
    // The deadline does not wait for anybody.
    talk.pass(HOUR);
    let told = talk.world.next_message(talk.channel).await;
    assert_eq!(told.pings(), [talk.anna.id]);
    assert!(told.content.contains("your time for ● Red ran out"));
    let board_of_ben = talk.world.next_message(talk.channel).await;
    assert_board(&board_of_ben, &[talk.ben.id]);
    let late = talk
        .anna
        .press_stale(&reminder, "Seen")
        .await
        .expect("an answer");
    assert!(private(&late).contains("belongs to an earlier turn"));
    // The next turn has its own.
    assert!(after(&talk, HOUR * 12).await.is_some());
    assert!(!talk.world.refresh(&board).deleted);
    talk.world.assert_clean();
}

#[tokio::test]
async fn come_once_whatever_happens_to_the_bot() {
    let (talk, _) = timed("1d").await;
    after(&talk, HOUR).await;
    // The process dies before the reminder can be posted.
    let gate = talk.world.hold(crate::world::Route::post());
    let posts = talk.posts(talk.channel);
    talk.pass(HOUR * 11);
    talk.world
        .requested(crate::talk::post_in(talk.channel), posts + 1)
        .await;
    talk.noted().await;
    talk.kill().await;
    talk.world.calm();
    talk.start().await;
    let reminder = talk.world.next_message(talk.channel).await;
    assert_eq!(reminder.pings(), [talk.anna.id]);
    gate.open();
    talk.settled(talk.channel).await;
    // Five hours in which the bot is down do not count: neither to the deadline nor to reminders.
    talk.kill().await;
    talk.pass_unseen(HOUR * 5);
    talk.start().await;
    talk.noted().await;
    let word = talk.world.next_message(talk.channel).await;
    assert!(
        word.content.starts_with("I am back here."),
        "{}",
        word.content
    );
    assert!(after(&talk, HOUR * 7).await.is_none());
    let second = after(&talk, HOUR).await.expect("at four fifths");
    assert!(
        second.content.contains("<t:1785646800:R>"),
        "{}",
        second.content
    );
    talk.assert_quiet(talk.channel).await;
}

#[tokio::test]
async fn are_none_in_games_at_one_sitting() {
    for time in ["30s", "60s"] {
        let (talk, _) = timed(time).await;
        let limit = Duration::from_secs(if time == "30s" { 30 } else { 60 });
        assert!(after(&talk, limit * 99 / 100).await.is_none(), "{time}");
        talk.pass(limit / 100);
        let told = talk.world.next_message(talk.channel).await;
        assert!(told.content.contains("ran out"), "{}", told.content);
    }
}

#[tokio::test]
async fn wait_for_the_end_of_quiet_hours_and_deadlines_do_not() {
    let (talk, board) = timed("1d").await;
    let (anna, channel) = (&talk.anna, talk.channel);
    // The world begins at midnight in UTC, which is two o'clock in Berlin.
    let line = "/settings me quiet:13-15 zone:Europe/Berlin";
    let chosen = anna.slash(channel, line).await;
    assert!(private(&chosen).contains("**Quiet hours**: 13:00-15:00"));
    assert!(private(&chosen).contains("**Time zone**: Europe/Berlin"));
    assert!(after(&talk, HOUR * 12).await.is_none(), "two o'clock");
    assert!(after(&talk, HOUR * 59 / 60).await.is_none());
    // What happens at the table meanwhile does not bring it forward.
    anna.slash(channel, "/draw offer").await;
    talk.world.next_message(channel).await;
    assert!(after(&talk, Duration::from_secs(30)).await.is_none());
    let reminder = after(&talk, HOUR / 60).await.expect("three o'clock");
    assert_reminder(&talk, &reminder, &board);

    // Quiet until after the deadline: it is never said, and the time runs out all the same.
    anna.slash(channel, "/settings me quiet:20-5").await;
    assert!(after(&talk, HOUR * 10).await.is_none());
    talk.pass(HOUR);
    let told = talk.world.next_message(channel).await;
    assert!(told.content.contains("ran out"), "{}", told.content);
}

#[tokio::test]
async fn are_muted_by_who_wants_none() {
    let (talk, _) = timed("1d").await;
    let muted = talk
        .anna
        .slash(talk.channel, "/settings me reminders:off")
        .await;
    assert!(private(&muted).contains("**Reminders**: off"));
    assert!(after(&talk, HOUR * 13).await.is_none());
    talk.anna
        .slash(talk.channel, "/settings me reminders:on")
        .await;
    assert!(after(&talk, HOUR * 7).await.is_some(), "the next one");
}

#[tokio::test]
async fn and_pings_come_by_direct_message_to_who_asked_for_it() {
    let (talk, _) = timed("1d").await;
    let (world, channel, ben) = (&talk.world, talk.channel, &talk.ben);
    let chosen = ben.slash(channel, "/settings me pings:dm").await;
    assert!(private(&chosen).contains("**Pings**: by direct message"));
    // The board stands in the channel and alerts nobody; the message leads to it.
    let board = talk.play(channel, 0, "h2h3").await;
    assert_board(&board, &[]);
    let call = world.next_dm(ben.id).await;
    assert_eq!(call.pings(), [ben.id]);
    let link = format!(
        "https://discord.com/channels/{}/{}/{}",
        world.guild(),
        channel.id,
        board.id
    );
    for part in [
        "it is your turn (▲ Blue)",
        "● Red: pawn h2–h3",
        "the time runs out <t:",
        link.as_str(),
    ] {
        assert!(call.content.contains(part), "{part}: {}", call.content);
    }
    assert!(
        after(&talk, HOUR * 12).await.is_none(),
        "not in the channel"
    );
    let reminder = world.next_dm(ben.id).await;
    assert!(reminder.content.contains("is still to move"));
    // Its button works there too, and the message goes.
    let seen = ben.press(&reminder, "Seen").await;
    assert_eq!(private(&seen), "Good. No more reminders of this turn.");
    world.message_becomes(&reminder, |m| m.deleted).await;
    assert_board(&talk.play(channel, 1, "b7c7").await, &[talk.cleo.id]);
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn fall_back_to_the_channel_if_messages_are_closed_and_say_so_once() {
    // DISCORD: 50007.
    let (talk, _) = timed("1d").await;
    let (world, channel, ben) = (&talk.world, talk.channel, &talk.ben);
    ben.slash(channel, "/settings me pings:dm").await;
    ben.close_dms(true);
    assert_board(&talk.play(channel, 0, "h2h3").await, &[]);
    let call = world.next_message(channel).await;
    assert_eq!(call.pings(), [ben.id], "{}", call.content);
    assert!(call.content.contains("you do not take direct messages"));
    let reminder = after(&talk, HOUR * 12).await.expect("in the channel");
    assert_eq!(reminder.pings(), [ben.id]);
    assert!(!reminder.content.contains("direct messages"), "told once");
    talk.play(channel, 1, "b7c7").await;
    for (ply, mv) in (2..).zip(["h13h12", "n10l9"]) {
        talk.play(channel, ply, mv).await;
    }
    // Until the player asks for it again, boards call them as they call everyone.
    assert_board(&talk.play(channel, 4, "h3h4").await, &[ben.id]);
    talk.assert_quiet(channel).await;
}
