//! Messages, channels and threads that go away under a running game.

use crate::talk::{Talk, assert_board, post_in, private};
use crate::world::{Route, Trouble};
use std::time::Duration;
use vierschach::table::Stage;

#[tokio::test]
async fn a_lobby_is_posted_anew() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let lines = [
        (anna, "/game new", "The lobby is open."),
        (anna, "/game join", "You have ● Red."),
    ];
    talk.converse(channel, &lines).await;
    let lobby = world.next_message(channel).await;
    talk.settled(channel).await;
    world.delete_message(&lobby);
    talk.converse(
        channel,
        &[(ben, "/game join seat:blue", "You have ▲ Blue.")],
    )
    .await;
    let second = world.next_message(channel).await;
    for seat in [("● Red", anna), ("▲ Blue", ben)] {
        let line = format!("{}: {}", seat.0, seat.1.mention());
        assert!(second.content.contains(&line), "{}", second.content);
    }
    let answer = cleo.press(&second, "■ Yellow").await;
    assert_eq!(private(&answer), "You have ■ Yellow.");
    // From now on it is the one that is kept up to date.
    let yellow = format!("■ Yellow: {}", cleo.mention());
    world
        .message_becomes(&second, |m| m.content.contains(&yellow))
        .await;
    talk.assert_quiet(channel).await;

    // Discord limits how often an old message can be edited: then another takes its place.
    world.trouble(Route::edit(), Trouble::code(30046));
    talk.converse(channel, &[(cleo, "/game leave", "You have left ■ Yellow.")])
        .await;
    let third = world.next_message(channel).await;
    assert!(third.content.contains("■ Yellow: free"));
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_board_is_shown_again() {
    let talk = Talk::playing().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let board = talk.play(channel, 0, "h2h3").await;
    world.delete_message(&board);
    for (person, text) in [(anna, false), (ben, false), (cleo, true)] {
        let shown = person.slash(channel, &format!("/board text:{text}")).await;
        assert!(private(&shown).starts_with("Move 1. ● Red: pawn h2–h3. ▲ Blue is to move."));
        if text {
            assert!(shown.attachments.is_empty());
            assert!(shown.content.lines().count() > 14, "{}", shown.content);
        } else {
            let picture = shown.attachment(0).png();
            assert_eq!((picture.size(), picture.is_blank()), ((1120, 1120), false));
        }
    }
    assert_board(&talk.play(channel, 1, "a10c9").await, &[cleo.id]);
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_channel_takes_its_game_along() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let thread = world.thread(world.channel("other"), "a game");
    let unheard = world.channel("unheard");
    for place in [channel, thread, unheard] {
        talk.begin(place).await;
        talk.settled(place).await;
    }
    for place in [channel, thread] {
        let posts = talk.posts(place);
        world.delete_channel(place);
        talk.closed(place).await;
        assert_eq!(talk.table(place).await.stage(), Stage::Cancelled);
        // A word about the end may be on its way already; after that nobody is asked again.
        talk.pass(Duration::from_hours(1));
        assert!(talk.posts(place) <= posts + 1);
    }
    // The event is lost: the next post meets 10003.
    let gate = world.hold(Route::post());
    let posts = talk.posts(unheard);
    talk.converse(unheard, &[(&talk.anna, "/move move:h2h3", "is to move.")])
        .await;
    world.requested(post_in(unheard), posts + 1).await;
    world.lose_events(true);
    world.delete_channel(unheard);
    world.lose_events(false);
    world.calm();
    gate.open();
    talk.closed(unheard).await;
    assert_eq!(talk.table(unheard).await.stage(), Stage::Cancelled);
    assert_eq!(talk.posts(unheard), posts + 1);
    world.assert_clean();
}
