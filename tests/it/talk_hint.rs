//! `/hint`: a move and a reason, for the player to move and nobody else, where the game allows it.

use crate::talk::Talk;
use crate::world::{Person, Place};

/// What somebody who asks for a hint is told: in private, after the time that thinking takes.
async fn hinted(person: &Person, place: Place) -> String {
    let answer = person.slash(place, "/hint").await;
    assert_eq!((answer.kind, answer.ephemeral()), (5, true), "{answer:#?}");
    answer.content.clone()
}

#[tokio::test]
async fn a_hint_is_private_and_can_be_played() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let erik = world.user("Erik");
    let told = hinted(ben, channel).await;
    assert!(told.contains("● Red"), "whose turn it is: {told}");
    let told = hinted(&erik, channel).await;
    assert!(told.starts_with("You don’t play in this game."), "{told}");

    let told = hinted(anna, channel).await;
    assert!(told.starts_with("Try `") && told.ends_with('.'), "{told}");
    let again = hinted(anna, channel).await;
    assert_eq!(again, told, "the same game, the same hint");
    let mv = told.split('`').nth(1).expect("a move").to_owned();
    talk.play(channel, 0, &mv).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_mate_is_called_one() {
    let talk = Talk::new().await;
    let Talk { anna, ben, .. } = &talk;
    let channel = talk.channel;
    let lines = [
        (anna, "/game new mode:classic", "The lobby is open."),
        (anna, "/game join seat:red", "You have ● White."),
        (ben, "/game join seat:yellow", "You have ■ Black."),
        (anna, "/game start", "The game begins."),
        (anna, "/move move:f2f3", "is to move."),
        (ben, "/move move:e7e5", "is to move."),
        (anna, "/move move:g2g4", "is to move."),
    ];
    talk.converse(channel, &lines).await;
    let told = hinted(ben, channel).await;
    assert_eq!(told, "Try `d8h4`, queen d8–h4: it gives mate.");
}

#[tokio::test]
async fn not_where_the_game_counts_or_forbids_it() {
    let talk = Talk::new().await;
    let Talk { world, anna, .. } = &talk;
    for (name, new, told) in [
        (
            "ranked",
            "/game new ranked:on",
            "There are no hints in a ranked game.",
        ),
        ("off", "/game new hints:off", "This game gives no hints."),
    ] {
        let channel = world.channel(name);
        talk.begin_as(channel, new).await;
        assert_eq!(hinted(anna, channel).await, told);
    }
}
