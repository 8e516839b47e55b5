//! `/hint`: a move and a reason, for the player to move and nobody else, where the game allows it.

use crate::talk::{Talk, private};

#[tokio::test]
async fn a_hint_is_private_and_can_be_played() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let lines = [
        (anna, "/game new", "The lobby is open."),
        (anna, "/hint", "The game has not started yet."),
        (anna, "/game cancel", "The game is called off."),
    ];
    talk.converse(channel, &lines).await;
    talk.closed(channel).await;
    world.next_message(channel).await;
    talk.begin(channel).await;
    let erik = world.user("Erik");
    talk.converse(
        channel,
        &[
            (ben, "/hint", "● Red"),
            (&erik, "/hint", "You don’t play in this game."),
        ],
    )
    .await;
    let answer = anna.slash(channel, "/hint").await;
    let text = private(&answer);
    assert!(text.starts_with("Try `") && text.ends_with('.'), "{text}");
    let again = anna.slash(channel, "/hint").await;
    assert_eq!(private(&again), text, "the same game, the same hint");
    let mv = text.split('`').nth(1).expect("a move").to_owned();
    talk.play(channel, 0, &mv).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_mate_is_called_one() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let lines = [
        (anna, "/game new mode:classic", "The lobby is open."),
        (anna, "/game join seat:red", "You have ● White."),
        (ben, "/game join seat:yellow", "You have ■ Black."),
        (anna, "/game start", "The game begins."),
        (anna, "/move move:f2f3", "is to move."),
        (ben, "/move move:e7e5", "is to move."),
        (anna, "/move move:g2g4", "is to move."),
        (ben, "/hint", "Try `d8h4`, queen d8–h4: it gives mate."),
    ];
    talk.converse(channel, &lines).await;
    drop(world.next_message(channel).await);
}

#[tokio::test]
async fn not_where_the_game_counts_or_forbids_it() {
    let talk = Talk::new().await;
    let Talk { world, anna, .. } = &talk;
    for (new, told) in [
        (
            "/game new ranked:true",
            "There are no hints in a ranked game.",
        ),
        ("/game new hints:false", "This game gives no hints."),
    ] {
        let channel = world.channel("other");
        talk.begin_as(channel, new).await;
        talk.converse(channel, &[(anna, "/hint", told)]).await;
    }
}
