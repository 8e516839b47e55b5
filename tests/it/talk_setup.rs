//! `/setup`: each permission by its name, and what does not work without it.

use crate::talk::{Talk, private};
use crate::world::{Failure, perm};

#[tokio::test]
async fn names_what_is_missing_and_what_will_not_work() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let well = mona.slash(channel, "/setup").await;
    let text = private(&well);
    assert!(text.starts_with("I have every permission that I need"));
    assert_eq!(text.matches('✅').count(), 5, "{text}");
    assert_eq!(text.matches('❌').count(), 0, "{text}");
    assert!(text.contains("Games may be opened here"), "{text}");

    for (denied, name, lost) in [
        (
            perm::SEND_MESSAGES,
            "Send Messages",
            "no ping and no reminder",
        ),
        (perm::EMBED_LINKS, "Embed Links", "games do without it"),
        (perm::ATTACH_FILES, "Attach Files", "boards come as text"),
        (
            perm::READ_MESSAGE_HISTORY,
            "Read Message History",
            "I open no game here",
        ),
        (
            perm::CREATE_PUBLIC_THREADS,
            "Create Public Threads",
            "a thread for a game",
        ),
        (
            perm::SEND_MESSAGES_IN_THREADS,
            "Send Messages in Threads",
            "played in threads",
        ),
    ] {
        world.deny(channel, denied);
        let told = mona.slash(channel, "/setup").await;
        let text = private(&told);
        let wanted = format!("❌ **{name}** is missing: ");
        let line = text.lines().find(|line| line.starts_with(&wanted));
        assert!(line.is_some_and(|line| line.contains(lost)), "{text}");
        assert_eq!(text.matches('❌').count(), 1, "{text}");
        assert!(text.contains("A server admin can grant that"), "{text}");
        // What is well for games in the channel itself may still lack something for threads.
        let threads = name.contains("Thread");
        assert_eq!(
            text.starts_with("I have every permission"),
            threads,
            "{text}"
        );
        assert_eq!(text.contains("For games in threads one"), threads, "{text}");
        world.allow(channel, denied);
    }
    // All of them at once, as where the bot cannot even look.
    world.deny(channel, perm::VIEW_CHANNEL);
    let told = mona.slash(channel, "/setup").await;
    assert!(private(&told).starts_with("5 permissions are missing"));
    world.allow(channel, perm::VIEW_CHANNEL);

    // In a thread writing needs its own permission, and not that of the channel.
    let thread = world.thread(channel, "a game");
    world.deny(thread, perm::SEND_MESSAGES_IN_THREADS);
    let told = mona.slash(thread, "/setup").await;
    assert!(private(&told).contains("❌ **Send Messages in Threads** is missing"));
    assert!(
        !told.content.contains("Send Messages: "),
        "{}",
        told.content
    );
    world.assert_clean();
}

#[tokio::test]
async fn is_for_moderators_and_posts_a_test_message() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let refused = talk.ben.try_slash(channel, "/setup").await;
    assert!(
        matches!(refused, Err(Failure::NotSent(_))),
        "Discord does not show it to others: {refused:?}"
    );
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let setup = mona.slash(channel, "/setup").await;
    talk.kill().await;
    talk.start().await;
    let answer = mona.press(&setup, "Post a test message").await;
    assert!(private(&answer).starts_with("I post a test message"));
    let posted = world.next_message(channel).await;
    assert!(posted.silent() && posted.pings().is_empty());
    assert_eq!(posted.content, "A test: boards and pings will arrive here.");

    world.deny(channel, perm::SEND_MESSAGES);
    mona.press(&setup, "Post a test message").await;
    let failed = world
        .message_where(channel, |m| {
            m.content.starts_with("The message did not arrive")
        })
        .await;
    assert!(failed.content.contains("I lack a permission"));
    assert_eq!(failed.only_for, Some(mona.id));
    world.assert_clean();
}
