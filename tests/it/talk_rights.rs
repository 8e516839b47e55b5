//! Missing permissions: named before a game, and made up for during one.

use crate::talk::{Talk, assert_board, post_in, private};
use crate::world::{Message, Route, perm};
use vierschach::table::ChannelId;

#[tokio::test]
async fn are_named_before_a_game_begins() {
    let talk = Talk::new().await;
    let (world, anna) = (&talk.world, &talk.anna);
    let thread = world.thread(talk.channel, "a game");
    for (place, denied, named) in [
        (talk.channel, perm::SEND_MESSAGES, "I lack Send Messages in"),
        (
            talk.channel,
            perm::READ_MESSAGE_HISTORY,
            "I lack Read Message History in",
        ),
        (
            talk.channel,
            perm::SEND_MESSAGES | perm::EMBED_LINKS | perm::READ_MESSAGE_HISTORY,
            "I lack Send Messages and Read Message History in",
        ),
        (talk.channel, perm::VIEW_CHANNEL, "I lack View Channel, "),
        (
            thread,
            perm::SEND_MESSAGES_IN_THREADS,
            "I lack Send Messages in Threads in",
        ),
    ] {
        world.deny(place, denied);
        let lines = [
            (anna, "/game new", named),
            (anna, "/game join", "There is no game in this channel."),
        ];
        talk.converse(place, &lines).await;
        world.allow(place, denied);
    }
    // In a thread the right to write in the channel itself is not needed.
    world.deny(talk.channel, perm::SEND_MESSAGES);
    talk.converse(thread, &[(anna, "/game new", "The lobby is open.")])
        .await;
    world.next_message(thread).await;
    talk.assert_quiet(thread).await;
    talk.assert_quiet(talk.channel).await;
    // What games do without is named all the same.
    let other = world.channel("other");
    world.deny(other, perm::EMBED_LINKS);
    let opened = "The lobby is open. I lack Embed Links in this channel; games do without it.";
    talk.converse(other, &[(anna, "/game new", opened)]).await;
    world.next_message(other).await;
    talk.assert_quiet(other).await;
}

/// Whoever is to move is called once a turn: by the answer where nothing can be posted, or else by
/// the board; wherever they want to be called.
#[tokio::test]
async fn a_permission_that_comes_back_calls_nobody_twice() {
    for pings in ["channel", "dm"] {
        let talk = Talk::new().await;
        let (world, channel, ben) = (&talk.world, talk.channel, &talk.ben);
        let wish = format!("/settings me pings:{pings}");
        ben.slash(channel, &wish).await;
        talk.begin(channel).await;
        talk.settled(channel).await;
        world.deny(channel, perm::SEND_MESSAGES);
        let answer = talk.anna.slash(channel, "/move move:h2h3").await;
        assert_eq!(answer.pings(), [ben.id], "{}", answer.content);
        let noted = async || {
            let owed = talk.app().store.owed(ChannelId(channel.id)).await;
            owed.expect("it reads").filter(|owed| owed.called)
        };
        talk.when("the note that he was called", noted).await;
        // Whatever happens to the bot meanwhile.
        talk.kill().await;
        talk.start().await;
        world.allow(channel, perm::SEND_MESSAGES);
        // With its picture or, if the permission came back between the two tries, as text.
        assert!(world.next_message(channel).await.pings().is_empty());
        talk.settled(channel).await;
        assert!(ben.sees(world.dm(ben)).is_empty());
        assert_board(&talk.play(channel, 1, "a10c9").await, &[talk.cleo.id]);
        talk.assert_quiet(channel).await;
    }
}

/// What is truly missing is named, in the language of the channel: without View Channel it is that.
#[tokio::test]
async fn the_permission_that_is_missing_is_named_in_a_game() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let thread = world.thread(channel, "a game");
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    talk.begin(channel).await;
    talk.begin(thread).await;
    let moves = ["h2h3", "a10c9", "h13h11"];
    let cases = [
        (
            channel,
            perm::SEND_MESSAGES,
            "English",
            "Please grant me Send Messages.",
        ),
        (
            channel,
            perm::VIEW_CHANNEL,
            "English",
            "Please grant me View Channel.",
        ),
        (
            channel,
            perm::VIEW_CHANNEL,
            "Deutsch",
            "das Recht „Kanal anzeigen“.",
        ),
        (
            thread,
            perm::SEND_MESSAGES_IN_THREADS,
            "Magyar",
            "ezt a jogot: „Üzenetek küldése szálakban”.",
        ),
    ];
    for (n, (place, denied, language, named)) in cases.into_iter().enumerate() {
        let line = format!("/settings channel language:{language}");
        mona.slash(place, &line).await;
        world.deny(place, denied);
        let ply = if place == thread { 0 } else { n };
        let line = format!("/move move:{}", moves[ply]);
        let answer = talk.player(ply).slash(place, &line).await;
        assert!(!answer.ephemeral(), "{}", answer.content);
        assert!(answer.content.ends_with(named), "{}", answer.content);
        world.allow(place, denied);
    }
    world.assert_clean();
}

/// A board for want of Attach Files: in characters, and it pings as ever.
#[track_caller]
fn assert_text_board(board: &Message, pings: u64) {
    let text = &board.content;
    assert_eq!(board.pings(), [pings], "{text}");
    assert!(board.attachments.is_empty(), "{text}");
    assert_eq!(text.matches("```").count(), 2, "{text}");
    assert!(text.lines().count() >= 14, "{text}");
}

#[tokio::test]
async fn without_attach_files_the_board_is_text() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        dora,
        ..
    } = &talk;
    let channel = talk.channel;
    world.deny(channel, perm::ATTACH_FILES);
    let board = talk.begin_as(channel, "/game new").await;
    assert_text_board(&board, anna.id);
    assert_text_board(&talk.play(channel, 0, "h2h3").await, ben.id);
    talk.settled(channel).await;
    assert_eq!(
        talk.posts(channel),
        3,
        "what is known not to work is not tried"
    );
    // An answer may attach all the same.
    let shown = ben.slash(channel, "/board").await;
    assert_eq!(shown.attachment(0).png().size(), (1120, 1120));

    world.allow(channel, perm::ATTACH_FILES);
    assert_board(&talk.play(channel, 1, "a10c9").await, &[cleo.id]);

    // The right is lost just before the post, when nobody can know.
    let gate = world.hold(Route::post());
    let before = talk.posts(channel);
    talk.converse(channel, &[(cleo, "/move move:h13h11", "is to move.")])
        .await;
    world.requested(post_in(channel), before + 1).await;
    world.deny(channel, perm::ATTACH_FILES);
    world.calm();
    gate.open();
    assert_text_board(&world.next_message(channel).await, dora.id);
    talk.assert_quiet(channel).await;
    assert_eq!(talk.posts(channel), before + 2);
}

#[tokio::test]
async fn attach_files_missing_is_said_when_a_game_is_opened() {
    let talk = Talk::new().await;
    talk.world.deny(talk.channel, perm::ATTACH_FILES);
    let said = "The lobby is open. I may not attach files here, so boards come as text.";
    let lines = [(&talk.anna, "/game new", said)];
    talk.converse(talk.channel, &lines).await;
}

#[tokio::test]
async fn without_send_messages_the_answer_is_the_board() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    world.deny(channel, perm::SEND_MESSAGES);
    let answer = anna.slash(channel, "/move move:h2h3").await;
    assert!(!answer.ephemeral(), "everyone has to see it");
    assert_eq!(answer.pings(), [ben.id]);
    assert_eq!(answer.attachment(0).png().size(), (1120, 1120));
    let said = format!("▲ Blue to move: {}", ben.mention());
    for part in [said.as_str(), "I may not send messages in this channel"] {
        assert!(answer.content.contains(part), "{}", answer.content);
    }
    // What changes nothing stays private.
    let refused = anna.slash(channel, "/move move:d2d3").await;
    assert!(private(&refused).starts_with("It is not your turn"));
    talk.refused(channel, 1).await;
    let asked = ben.slash(channel, "/resign").await;
    let over = ben.press(&asked, "Resign").await;
    assert!(!over.ephemeral() && over.pings().is_empty());
    for part in ["**● Red and ■ Yellow win!** 1–0", "▲ Blue has resigned."] {
        assert!(over.content.contains(part), "{}", over.content);
    }
    assert_eq!(over.attachment(0).png().size(), (1120, 1120));

    // What the channel has missed follows as soon as somebody shows that it may, and calls nobody
    // to a turn that is over.
    world.allow(channel, perm::SEND_MESSAGES);
    ben.slash(channel, "/board").await;
    assert_board(&world.next_message(channel).await, &[]);
    assert_board(&world.next_message(channel).await, &[]);
    talk.assert_quiet(channel).await;
}
