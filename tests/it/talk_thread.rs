//! A game in a thread of its own, and the welcome in a new server.

use crate::talk::{Talk, private};
use crate::world::{Place, Route, Trouble, perm};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use vierschach::{
    rules::Mode,
    store::{NewThread, Whose},
    table::{ChannelId, TimeLimit},
};

fn making() -> Route {
    Route::new("POST", "/channels/*/messages/*/threads")
}

fn archiving(thread: Place) -> Route {
    Route::new("PATCH", &format!("/channels/{}", thread.id))
}

/// Nothing is left over on the way to a game.
async fn nothing_lost(talk: &Talk) {
    let none = async || {
        let lost = talk.app().store.lost_threads().await;
        lost.expect("the database answers").is_empty().then_some(())
    };
    talk.when("the end of a thread", none).await;
}

#[tokio::test]
async fn is_made_played_in_and_archived() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    // Whatever a name is made of.
    let anna = world.user("**@everyone** <@1> \u{202e}Anna\u{200b}`_|");
    let answer = anna.slash(channel, "/game new thread:true ranked:on").await;
    assert_eq!(answer.kind, 5, "it takes its time");
    let starter = world.next_message(channel).await;
    assert!(starter.content.contains("the game is in this thread"));
    assert!(starter.pings().is_empty() && !starter.everyone && starter.silent());
    let thread = Place { id: starter.id };
    assert!(answer.ephemeral() && answer.content.contains(&format!("<#{}>", thread.id)));
    let name = world.name_of(thread);
    assert!(name.ends_with("· everyone 1 Anna"), "{name}");
    let lobby = world.next_message(thread).await;
    assert!(lobby.content.contains("a different person on each"));
    nothing_lost(&talk).await;
    // The channel itself stays free.
    talk.begin(channel).await;
    let lines = [(&anna, "/game cancel", "The game is called off.")];
    talk.converse(thread, &lines).await;
    world.requested(archiving(thread), 1).await;
    talk.settled(thread).await;
    assert!(world.is_archived(thread));

    // In a thread, the game is played where one is: nothing is made, nothing archived.
    let other = world.thread(channel, "talk");
    let answer = anna.slash(other, "/game new thread:true").await;
    assert!(private(&answer).starts_with("The lobby is open."));
    world.next_message(other).await;
    talk.converse(other, &lines).await;
    talk.settled(other).await;
    assert!(!world.is_archived(other));
    world.assert_clean();
}

/// The first message already speaks as is usual in the channel, though nobody has written there.
#[tokio::test]
async fn speaks_as_its_channel() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let whose = Whose::Channel(ChannelId(channel.id));
    let store = &talk.app().store;
    store
        .prefer(whose, "language", "de")
        .await
        .expect("it is quiet");
    anna.slash(channel, "/game new thread:true").await;
    let starter = world.next_message(channel).await;
    let thread = Place { id: starter.id };
    let lobby = world.next_message(thread).await;
    assert!(
        lobby.content.contains("startet die Partie"),
        "{}",
        lobby.content
    );
    anna.slash(thread, "/game cancel").await;
    talk.settled(thread).await;
    // So do its games, and where there shall be none there are none in threads.
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let usual = "/settings channel mode:classic time:1h language:en";
    mona.slash(channel, usual).await;
    anna.slash(channel, "/game new thread:true").await;
    let starter = world.next_message(channel).await;
    assert!(
        starter.content.contains("Chess (FIDE rules)"),
        "{}",
        starter.content
    );
    let opened = talk.table(Place { id: starter.id }).await;
    let settings = opened.settings();
    assert_eq!(settings.rules.mode, Mode::Classic);
    assert_eq!(settings.time_limit, Some(TimeLimit::Hour1));
    mona.slash(channel, "/settings channel games:off").await;
    let refused = anna.slash(channel, "/game new thread:true").await;
    assert!(private(&refused).starts_with("The moderators want no games"));
    talk.settled(channel).await;
    assert!(world.unread(channel).is_empty());
    world.assert_clean();
}

/// An archived thread cannot be tidied up any more.
#[tokio::test]
async fn is_archived_when_its_boards_are_tidied_up() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    talk.anna.slash(channel, "/game new thread:true").await;
    let thread = Place {
        id: world.next_message(channel).await.id,
    };
    world.next_message(thread).await;
    for (ply, seat) in ["red", "blue", "yellow", "green"].iter().enumerate() {
        let line = format!("/game join seat:{seat}");
        talk.player(ply).slash(thread, line.as_str()).await;
    }
    talk.anna.slash(thread, "/game start").await;
    let first = world.next_message(thread).await;
    let second = talk.play(thread, 0, "h2h3").await;
    let asked = talk.ben.slash(thread, "/resign").await;
    talk.ben.press(&asked, "Resign").await;
    talk.closed(thread).await;
    assert!(world.is_archived(thread));
    for board in [first, second] {
        let board = world.as_it_stands(&board);
        assert!(board.components.is_empty(), "{}", board.content);
    }
    world.assert_clean();
}

#[tokio::test]
async fn is_not_made_where_that_is_not_allowed() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let both = perm::CREATE_PUBLIC_THREADS | perm::SEND_MESSAGES_IN_THREADS;
    world.deny(channel, both);
    let line = "/game new thread:true";
    let lacks = "I lack Create Public Threads and Send Messages in Threads in this channel.";
    talk.converse(channel, &[(anna, line, lacks)]).await;
    world.allow(channel, both);
    let bad = "/game new thread:true ranked:on position:x";
    talk.converse(
        channel,
        &[(anna, bad, "A ranked game starts from the usual position.")],
    )
    .await;
    assert!(world.unread(channel).is_empty(), "nothing was begun");
    // Discord has its own reasons.
    world.trouble(making(), Trouble::code(50013));
    let answer = anna.slash(channel, line).await;
    assert!(
        answer
            .content
            .contains("Discord would not make a thread here.")
    );
    nothing_lost(&talk).await;
    let lines = [(anna, "/game join", "There is no game in this channel.")];
    talk.converse(channel, &lines).await;
    let shown = anna.sees(channel);
    assert!(
        shown
            .iter()
            .all(|message| !message.content.contains("the game is in this thread")),
        "the message above it is gone"
    );
    world.assert_clean();
}

/// Whatever is lost on the way, no thread stays open for nothing.
#[tokio::test]
async fn is_closed_when_something_goes_wrong_in_between() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let line = "/game new thread:true";
    world.trouble(making(), Trouble::CutAfter);
    let answer = anna.slash(channel, line).await;
    assert!(
        answer
            .content
            .contains("Discord would not make a thread here.")
    );
    let thread = world.last_thread();
    nothing_lost(&talk).await;
    assert!(world.is_archived(thread));

    // The bot dies after the thread was made and before the game was opened.
    let lost = world.thread(channel, "lost");
    let new = NewThread {
        thread: ChannelId(lost.id),
        channel: ChannelId(channel.id),
    };
    let noted = talk.app().store.expect_thread(new, talk.now()).await;
    noted.expect("it is written");
    // Or before it: then there is only the message above it.
    anna.slash(channel, "/game new").await;
    let starter = world.next_message(channel).await;
    let new = NewThread {
        thread: ChannelId(starter.id),
        channel: ChannelId(channel.id),
    };
    let noted = talk.app().store.expect_thread(new, talk.now()).await;
    noted.expect("it is written");
    talk.settled(channel).await;
    talk.kill().await;
    talk.start().await;
    nothing_lost(&talk).await;
    assert!(world.is_archived(lost));
    assert!(world.refresh(&starter).deleted);
    world.assert_clean();
}

/// Where the database fails, no message promises a game that there is not.
#[tokio::test]
async fn is_promised_only_where_there_is_a_game() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let options = SqliteConnectOptions::new().filename(talk.database());
    let mut database = SqliteConnection::connect_with(&options)
        .await
        .expect("it opens");
    for trigger in [
        "create trigger fault before insert on new_threads begin select raise(fail, 'no'); end",
        "create trigger fault before insert on tables begin select raise(fail, 'no'); end",
    ] {
        sqlx::query(trigger)
            .execute(&mut database)
            .await
            .expect("it is made");
        let answer = anna.slash(channel, "/game new thread:true").await;
        assert!(!answer.content.contains("<#"), "{}", answer.content);
        let starter = world.next_message(channel).await;
        assert!(starter.content.contains("the game is in this thread"));
        assert!(world.refresh(&starter).deleted, "{trigger}");
        nothing_lost(&talk).await;
        sqlx::query("drop trigger fault")
            .execute(&mut database)
            .await
            .expect("it goes");
    }
    let answer = anna.slash(channel, "/game new thread:true").await;
    assert!(answer.content.contains("<#"), "{}", answer.content);
    world.assert_clean();
}

#[tokio::test]
async fn a_new_server_is_welcomed_once() {
    let talk = Talk::new().await;
    let world = &talk.world;
    let guild = world.another_guild("Elsewhere");
    world.guild_speaks(guild, "de");
    let hall = world.channel_in(guild, "hall");
    world.posts_system_messages_in(guild, Some(hall));
    world.restore(guild);
    let welcome = world.next_message(hall).await;
    assert!(
        welcome.content.starts_with("**Hallo! Ich bin Vierschach"),
        "{}",
        welcome.content
    );
    assert!(welcome.pings().is_empty() && welcome.silent());
    for _ in 0..2 {
        talk.kill().await;
        talk.start().await;
    }
    world.kick_bot(guild);
    world.restore(guild);
    // Where it may not post it says nothing, and nothing breaks.
    let mute = world.another_guild("Mute");
    let closed = world.channel_in(mute, "closed");
    let news = world.posts_system_messages_in(mute, Some(closed));
    for place in [news, closed] {
        world.deny(place, perm::SEND_MESSAGES);
    }
    world.restore(mute);
    // Without a channel for such news it is the first one where it may.
    let plain = world.another_guild("Plain");
    let locked = world.posts_system_messages_in(plain, None);
    world.deny(locked, perm::SEND_MESSAGES);
    let open = world.channel_in(plain, "open");
    world.restore(plain);
    let welcome = world.next_message(open).await;
    assert!(
        welcome.content.contains("Vierschach"),
        "{}",
        welcome.content
    );
    let lines = [(&talk.anna, "/game new", "The lobby is open.")];
    talk.converse(hall, &lines).await;
    let lobby = world.next_message(hall).await;
    assert!(!lobby.content.contains("Hallo"), "{}", lobby.content);
    talk.assert_quiet(hall).await;
    talk.assert_quiet(closed).await;
}
