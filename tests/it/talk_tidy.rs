//! What earlier messages leave behind is taken away: buttons of old boards and settled offers; and
//! after an outage one board tells what several would have told.

use std::time::Duration;

use crate::talk::{Talk, assert_board, private};
use crate::world::{Message, Route, Trouble, perm};

fn bare(message: &Message) -> bool {
    message.buttons().is_empty()
}

#[tokio::test]
async fn old_boards_lose_their_buttons() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let first = talk.begin(channel).await;
    assert_eq!(first.buttons().len(), 2);
    let second = talk.play(channel, 0, "h2h3").await;
    let stripped = world.message_becomes(&first, bare).await;
    assert_eq!(stripped.content, first.content, "what it says stays");
    assert_eq!(stripped.attachments.len(), 1, "and so does its picture");
    assert!(stripped.pings() == first.pings(), "an edit calls nobody");
    // Somebody has deleted it meanwhile: that is as well.
    world.delete_message(&second);
    let third = talk.play(channel, 1, "b7c7").await;
    talk.settled(channel).await;
    assert!(!bare(&world.refresh(&third)));
    // Discord takes no more edits of old messages: the game goes on, and the button with it.
    world.trouble(Route::edit(), Trouble::code(30046));
    let fourth = talk.play(channel, 2, "h13h12").await;
    talk.settled(channel).await;
    assert!(!bare(&world.refresh(&third)));
    // A lost connection is tried again.
    world.trouble(Route::edit(), Trouble::CutBefore);
    talk.play(channel, 3, "n10l9").await;
    talk.refused(channel, 1).await;
    talk.pass(Duration::from_secs(2));
    world.message_becomes(&fourth, bare).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_channel_may_have_its_old_boards_deleted() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let line = "/settings channel old_boards:delete";
    let changed = mona.slash(channel, line).await;
    assert!(private(&changed).contains("**Old boards**: are deleted"));
    let mut board = talk.begin(channel).await;
    for (ply, mv) in ["h2h3", "b7c7", "h13h12"].into_iter().enumerate() {
        let next = talk.play(channel, ply, mv).await;
        world.message_becomes(&board, |m| m.deleted).await;
        board = next;
    }
    talk.settled(channel).await;
    assert!(!world.refresh(&board).deleted, "the newest one stands");
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_settled_offer_loses_its_buttons() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    let (anna, ben) = (&talk.anna, &talk.ben);
    anna.slash(channel, "/draw offer").await;
    let first = world.next_message(channel).await;
    ben.press(&first, "Accept").await;
    talk.settled(channel).await;
    assert_eq!(world.refresh(&first).buttons().len(), 2, "it still stands");
    talk.cleo.press(&first, "Decline").await;
    world.next_message(channel).await;
    world.message_becomes(&first, bare).await;
    ben.slash(channel, "/draw offer").await;
    let second = world.next_message(channel).await;
    assert_eq!(world.refresh(&second).buttons().len(), 2);
    for person in [anna, &talk.cleo, &talk.dora] {
        assert_eq!(private(&person.press(&second, "Accept").await), "Accepted.");
    }
    assert_board(&world.next_message(channel).await, &[]);
    world.message_becomes(&second, bare).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn after_an_outage_one_board_tells_it_all() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    talk.settled(channel).await;
    world.trouble_times(100, Route::post(), Trouble::status(503));
    let moves = ["h2h3", "b7c7", "h13h12", "n10l9"];
    for (ply, mv) in moves.into_iter().enumerate() {
        let line = format!("/move move:{mv}");
        let said = [(talk.player(ply), line.as_str(), "is to move.")];
        talk.converse(channel, &said).await;
        talk.refused(channel, 1).await;
        talk.pass(Duration::from_secs(10));
        // Tried at once, then after 1, 2, 4 and 8 seconds; nothing is under way when this goes on.
        if ply < 3 {
            talk.refused(channel, ply as u32 + 2).await;
        }
    }
    talk.pass(Duration::from_secs(10));
    talk.refused(channel, 5).await;
    world.calm();
    talk.pass(Duration::from_mins(10));
    let board = world.next_message(channel).await;
    assert_board(&board, &[talk.anna.id]);
    for part in ["h2–h3", "b7–c7", "h13–h12", "n10–l9"] {
        assert!(board.content.contains(part), "{part}: {}", board.content);
    }
    talk.assert_quiet(channel).await;
}

/// More boards than one look finds, in a channel where edits were not possible for a while; then
/// the game is called off, and no board of it can be moved on.
#[tokio::test]
async fn a_game_that_is_called_off_leaves_no_buttons() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mut boards = vec![talk.begin(channel).await];
    let edit = Route::new("PATCH", &format!("/channels/{}/messages/*", channel.id));
    world.trouble_times(1000, edit, Trouble::status(503));
    let moves = "h2h3 b7c7 h13h12 n10l9 h3h4 c7d7 h12h11 l9n10 h4h5 d7e7 h11h10 n10l9";
    for (ply, mv) in moves.split(' ').enumerate() {
        // No board waits for the tidying before it.
        boards.push(talk.play(channel, ply, mv).await);
    }
    world.calm();
    talk.anna.slash(channel, "/game cancel").await;
    world.next_message(channel).await;
    talk.pass(Duration::from_mins(1));
    talk.settled(channel).await;
    for board in boards {
        let board = world.as_it_stands(&board);
        assert!(board.components.is_empty(), "{}", board.content);
    }
    world.assert_clean();
}
