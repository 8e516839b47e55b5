//! A player who is not there stalls nobody, and is told what happens to their seat.

use std::time::Duration;

use crate::talk::{Talk, assert_board, private};
use crate::world::{Route, Trouble, perm};

const DAY: Duration = Duration::from_hours(24);

#[tokio::test]
async fn who_left_the_server_does_not_block_a_game_without_limit() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    // Anna only thinks: nobody calls her, and the seat stays hers.
    let looks = || {
        let requests = world.requests();
        let members = Route::new("GET", "/guilds/*/members/*");
        requests.iter().filter(|r| members.matches(r)).count()
    };
    talk.pass(DAY);
    talk.ticked().await;
    talk.assert_quiet(channel).await;
    assert_eq!(looks(), 1);
    world.leave(talk.anna.id);
    talk.pass(DAY);
    talk.ticked().await;
    talk.assert_quiet(channel).await;
    assert_eq!(looks(), 1, "not every day");
    // Discord does not answer at first.
    world.trouble(Route::new("GET", "/guilds/*/members/*"), Trouble::CutBefore);
    talk.pass(DAY);
    talk.refused(channel, 1).await;
    talk.pass(Duration::from_secs(2));
    let told = world.next_message(channel).await;
    assert!(told.pings().is_empty(), "nobody is there to be called");
    let said = format!("{} has left the server.", talk.anna.mention());
    assert!(told.content.starts_with(&said), "{}", told.content);
    let board = world.next_message(channel).await;
    assert_board(&board, &[talk.ben.id]);
    // Somebody else may play on for her.
    let eve = world.user("Eve");
    talk.converse(
        channel,
        &[(&eve, "/game takeover seat:red", "You play ● Red now.")],
    )
    .await;
    let told = world.next_message(channel).await;
    assert_eq!(told.pings(), [talk.anna.id], "she is told once");
    assert!(
        told.content
            .contains(&format!("now played by {}", eve.mention()))
    );
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_moderator_hands_a_seat_over_and_its_player_is_told() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let refused = talk.ben.slash(channel, "/game away seat:red").await;
    assert!(private(&refused).starts_with("Only moderators (Manage Channels)"));
    let lines = [
        (&mona, "/game away seat:red", "The CPU plays ● Red until"),
        (
            &mona,
            "/game away seat:red",
            "Nobody who is present plays ● Red",
        ),
    ];
    talk.converse(channel, &lines).await;
    let told = world.next_message(channel).await;
    assert_eq!(told.pings(), [talk.anna.id]);
    assert!(
        told.content
            .contains("a moderator has let the CPU play ● Red")
    );
    assert_board(&world.next_message(channel).await, &[talk.ben.id]);
    let back = talk.anna.slash(channel, "/game back").await;
    assert_eq!(private(&back), "Welcome back. You play ● Red again.");
    world.next_message(channel).await;

    // And ends a game with a word that everyone reads.
    let line = "/game cancel reason:the channel is [needed](https://example.org)";
    talk.converse(channel, &[(&mona, line, "The game is called off.")])
        .await;
    let ended = world.next_message(channel).await;
    assert!(ended.content.contains(&mona.mention()), "{}", ended.content);
    assert!(ended.content.contains("a moderator"), "{}", ended.content);
    assert!(
        ended
            .content
            .ends_with(r"Reason: the channel is \[needed\]\(https://example.org\)")
    );
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn the_host_gives_an_abandoned_seat_to_the_cpu_and_its_player_is_told() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    talk.begin_as(channel, "/game new time:1h").await;
    talk.play(channel, 0, "h2h3").await;
    talk.pass(Duration::from_hours(1));
    // Reminded at four fifths or not: in one leap only the deadline counts.
    let told = world.next_message(channel).await;
    assert!(told.content.contains("your time for ▲ Blue ran out"));
    assert_board(&world.next_message(channel).await, &[talk.cleo.id]);
    talk.converse(
        channel,
        &[(
            &talk.anna,
            "/game cpu seat:blue level:easy",
            "CPU (easy) has ▲ Blue",
        )],
    )
    .await;
    let told = world.next_message(channel).await;
    assert_eq!(told.pings(), [talk.ben.id]);
    assert!(told.content.contains("▲ Blue is now played by CPU (easy)"));
    talk.assert_quiet(channel).await;
}

/// DISCORD: the complaint "no warning before a forfeit, and the one concerned never told". Who
/// wants direct messages is told in one.
#[tokio::test]
async fn who_runs_out_of_time_is_told() {
    for (pings, told_in_channel) in [("channel", true), ("dm", false)] {
        let talk = Talk::new().await;
        let (world, channel, anna) = (&talk.world, talk.channel, &talk.anna);
        anna.slash(channel, format!("/settings me pings:{pings}").as_str())
            .await;
        talk.begin_as(channel, "/game new time:1h on_timeout:forfeit")
            .await;
        talk.settled(channel).await;
        world.read_all(channel);
        world.read_all(world.dm(anna));
        talk.pass(Duration::from_mins(61));
        let place = if told_in_channel {
            channel
        } else {
            world.dm(anna)
        };
        let word = world
            .message_where(place, |m| m.content.contains("ran out"))
            .await;
        let text = format!(
            "{}, your time for ● Red ran out, and that ends the game: ▲ Blue and ◆ Green win",
            anna.mention()
        );
        assert!(word.content.starts_with(&text), "{}", word.content);
        assert_eq!(word.pings(), [anna.id]);
        let over = world
            .message_where(channel, |m| m.content.contains("Red has run out of time."))
            .await;
        assert!(over.pings().is_empty() && over.silent());
        world.assert_clean();
    }
}

/// In solo the others play on: only the seat is lost.
#[tokio::test]
async fn who_runs_out_of_time_in_solo_is_told_that_the_seat_is_out() {
    let talk = Talk::new().await;
    let (world, channel, anna) = (&talk.world, talk.channel, &talk.anna);
    anna.slash(channel, "/settings me pings:dm").await;
    talk.begin_as(channel, "/game new mode:solo time:1h on_timeout:forfeit")
        .await;
    talk.settled(channel).await;
    world.read_all(world.dm(anna));
    talk.pass(Duration::from_mins(61));
    let word = world.next_dm(anna.id).await;
    let text = "your time for ● Red ran out: the seat is out of the game.";
    assert!(word.content.contains(text), "{}", word.content);
    assert_board(&world.next_message(channel).await, &[talk.ben.id]);
    talk.assert_quiet(channel).await;
}

/// RULES 5.10: that a king walks on is told, and why, before its first step.
#[tokio::test]
async fn a_king_that_walks_on_does_not_hide_who_has_left() {
    let talk = Talk::new().await;
    let channel = talk.channel;
    talk.begin_as(channel, "/game new mode:solo leaving:walking-king")
        .await;
    talk.play(channel, 0, "h2h3").await;
    let asked = talk.ben.slash(channel, "/resign").await;
    talk.ben.press(&asked, "Resign").await;
    let board = talk.world.next_message(channel).await;
    assert_board(&board, &[talk.cleo.id]);
    assert!(
        board.content.contains("▲ Blue has resigned"),
        "{}",
        board.content
    );
    assert!(board.content.contains("▲ Blue: king "), "{}", board.content);
    talk.assert_quiet(channel).await;
}

/// Who deletes their account, and wanted direct messages, is called in the channel: what waits there
/// goes on, and finds them gone.
#[tokio::test]
async fn whose_account_is_gone_stalls_nobody() {
    let talk = Talk::new().await;
    let (world, channel, ben) = (&talk.world, talk.channel, &talk.ben);
    ben.slash(channel, "/settings me pings:dm").await;
    talk.begin(channel).await;
    world.leave(ben.id);
    world.trouble_times(usize::MAX, opening(), Trouble::code(10_013));
    assert_board(&talk.play(channel, 0, "h2h3").await, &[]);
    let call = world.next_message(channel).await;
    assert_eq!(call.pings(), [ben.id], "{}", call.content);
    assert!(call.content.contains("you do not take direct messages"));
    talk.settled(channel).await;
    talk.pass(DAY);
    let told = world.next_message(channel).await;
    let said = format!("{} has left the server.", ben.mention());
    assert!(told.content.starts_with(&said), "{}", told.content);
    assert_board(&world.next_message(channel).await, &[talk.cleo.id]);
    talk.assert_quiet(channel).await;
}

/// The same where the time runs out.
#[tokio::test]
async fn whose_account_is_gone_is_told_of_a_missed_turn_in_the_channel() {
    let talk = Talk::new().await;
    let (world, channel, ben) = (&talk.world, talk.channel, &talk.ben);
    ben.slash(channel, "/settings me pings:dm").await;
    talk.begin_as(channel, "/game new time:1h").await;
    assert_board(&talk.play(channel, 0, "h2h3").await, &[]);
    world.next_dm(ben.id).await;
    talk.settled(channel).await;
    world.trouble_times(usize::MAX, opening(), Trouble::code(50_033));
    talk.pass(Duration::from_hours(1));
    let told = world.next_message(channel).await;
    assert!(told.content.contains("your time for ▲ Blue ran out"));
    assert!(told.content.contains("you do not take direct messages"));
    assert_board(&world.next_message(channel).await, &[talk.cleo.id]);
    talk.assert_quiet(channel).await;
}

/// Opening the channel for direct messages.
fn opening() -> Route {
    Route::new("POST", "/users/@me/channels")
}

/// What Discord fails at for long holds up nobody either, and is no reason to change a wish.
#[tokio::test]
async fn who_cannot_be_written_to_alone_at_once_is_called_in_the_channel() {
    let talk = Talk::new().await;
    let (world, channel, ben) = (&talk.world, talk.channel, &talk.ben);
    ben.slash(channel, "/settings me pings:dm").await;
    talk.begin(channel).await;
    world.trouble_times(usize::MAX, opening(), Trouble::status(500));
    assert_board(&talk.play(channel, 0, "h2h3").await, &[]);
    talk.refused(channel, 1).await;
    talk.pass(Duration::from_secs(2));
    let call = world.next_message(channel).await;
    assert_eq!(call.pings(), [ben.id], "{}", call.content);
    assert!(
        !call.content.contains("direct messages"),
        "{}",
        call.content
    );
    world.calm();
    for (ply, mv) in (1..).zip(["b7c7", "h13h12", "n10l9"]) {
        talk.play(channel, ply, mv).await;
    }
    assert_board(&talk.play(channel, 4, "h3h4").await, &[]);
    assert_eq!(world.next_dm(ben.id).await.pings(), [ben.id]);
    talk.assert_quiet(channel).await;
}

/// A board that has to wait calls whoever is asked when it comes, and not whoever was.
#[tokio::test]
async fn a_late_board_calls_nobody_who_is_away_by_then() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    talk.settled(channel).await;
    world.trouble(Route::post(), Trouble::status(500));
    let lines = [(&talk.anna, "/move move:h2h3", "is to move.")];
    talk.converse(channel, &lines).await;
    talk.refused(channel, 1).await;
    // He goes last: nobody is left for whom the CPU would move.
    for person in [&talk.anna, &talk.cleo, &talk.dora, &talk.ben] {
        person.slash(channel, "/game away").await;
    }
    talk.pass(Duration::from_secs(5));
    let board = world.next_message(channel).await;
    assert!(board.content.contains("● Red: pawn h2–h3"));
    assert_board(&board, &[]);
}
