//! Taking a move back, in conversation: at once among friends, with consent where it counts.

use crate::talk::{Talk, assert_board, in_place, private};
use std::time::Duration;

#[tokio::test]
async fn a_misclick_is_taken_back_with_a_button() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let moved = anna.slash(channel, "/move move:h2h3").await;
    private(&moved);
    let blues = world.next_message(channel).await;
    assert_board(&blues, &[ben.id]);
    let back = anna.press(&moved, "Take back").await;
    assert_eq!(
        in_place(&back),
        "Your move is taken back. It is your turn again."
    );
    assert!(back.components.is_empty());
    let board = world.next_message(channel).await;
    assert_board(&board, &[anna.id]);
    let told = "● Red takes the last move back. Moves set in advance are dropped.";
    assert!(board.content.starts_with(told), "{}", board.content);
    // The board of the move that is no more invites nobody to anything.
    let stripped = world
        .message_becomes(&blues, |now| now.components.is_empty())
        .await;
    assert_eq!(stripped.attachments.len(), 1, "the picture stays");
    let late = ben.press_stale(&blues, "Move").await.expect("an answer");
    assert!(private(&late).contains("The game has moved on since"));
    let again = anna.press_stale(&moved, "Take back").await;
    let again = again.expect("an answer");
    assert_eq!(in_place(&again), "That move is taken back already.");

    // What was taken back is in no story, film or file.
    let next = talk.play(channel, 0, "h2h4").await;
    assert!(
        next.content.starts_with("● Red: pawn h2–h4\n"),
        "{}",
        next.content
    );
    let file = ben.slash(channel, "/export").await;
    let text = String::from_utf8(file.attachment(0).bytes.to_vec()).expect("text");
    assert!(text.contains("h2-h4") && !text.contains("h2-h3"), "{text}");
    let film = ben.slash(channel, "/replay").await;
    assert!(film.content.starts_with("Plies 0 to 1 of 1."));
    talk.play(channel, 1, "b7c7").await;
    let lines = [
        (
            anna,
            "/takeback",
            "Too late: ▲ Blue has moved or left the game since.",
        ),
        (
            &world.user("Erik"),
            "/takeback",
            "You don’t play in this game.",
        ),
        (&talk.dora, "/takeback", "You have not made a move"),
    ];
    talk.converse(channel, &lines).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn the_next_player_is_not_called_to_a_turn_that_is_gone() {
    let talk = Talk::playing().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let gate = world.hold(crate::talk::post_in(channel));
    let moved = anna.slash(channel, "/move move:h2h3").await;
    let twice = tokio::join!(
        anna.press_stale(&moved, "Take back"),
        anna.press_stale(&moved, "Take back"),
    );
    let twice = [twice.0.expect("an answer"), twice.1.expect("an answer")];
    let texts = twice.each_ref().map(|answer| in_place(answer));
    // Both are told in the same message: what the later one is told may stand there for both.
    let told = [
        "Your move is taken back. It is your turn again.",
        "That move is taken back already.",
    ];
    assert!(texts.iter().all(|text| told.contains(text)), "{texts:?}");
    world.calm();
    gate.open();
    let first = world.next_message(channel).await;
    assert!(first.content.contains("pawn h2–h3"), "{}", first.content);
    assert_board(&world.next_message(channel).await, &[anna.id]);
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_ranked_game_asks() {
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
    talk.begin_as(channel, "/game new ranked:on").await;
    let moved = anna.slash(channel, "/move move:h2h3").await;
    world.next_message(channel).await;
    let asked = anna.press(&moved, "Ask to take back").await;
    assert!(in_place(&asked).starts_with("The others are asked"));
    let offer = world.next_message(channel).await;
    let said = "● Red would like to take the last move back.";
    assert!(offer.content.starts_with(said), "{}", offer.content);
    assert_eq!(offer.pings(), [ben.id, cleo.id, dora.id]);
    // Days later, and by another process.
    talk.settled(channel).await;
    talk.pass(Duration::from_hours(72));
    talk.kill().await;
    talk.start().await;
    for person in [ben, cleo, dora] {
        assert_eq!(private(&person.press(&offer, "Accept").await), "Accepted.");
    }
    assert_board(&world.next_message(channel).await, &[anna.id]);
    let late = ben.press(&offer, "Decline").await;
    assert!(private(&late).starts_with("There is no offer to answer."));

    talk.play(channel, 0, "h2h4").await;
    talk.converse(channel, &[(anna, "/takeback", "The others are asked")])
        .await;
    let offer = world.next_message(channel).await;
    assert_eq!(private(&dora.press(&offer, "Decline").await), "Declined.");
    let told = world.next_message(channel).await;
    assert!(
        told.content
            .contains("does not agree: the last move of ● Red stays.")
    );
    assert!(told.pings().is_empty());
    talk.converse(channel, &[(anna, "/takeback", "That was declined.")])
        .await;
    // Who plays on has answered.
    talk.play(channel, 1, "b7c7").await;
    talk.converse(channel, &[(ben, "/takeback", "The others are asked")])
        .await;
    let offer = world.next_message(channel).await;
    talk.play(channel, 2, "h13h12").await;
    let late = dora.press(&offer, "Accept").await;
    assert!(private(&late).starts_with("There is no offer to answer."));
    talk.assert_quiet(channel).await;
}
