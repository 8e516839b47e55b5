//! Ends by word: resigning, calling off; and games that live side by side.

use crate::talk::{Talk, assert_board, private};
use crate::world::perm;
use vierschach::table::Stage;

#[tokio::test]
async fn resigning_is_asked_back() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let before = talk.table(channel).await;
    let asked = ben.slash(channel, "/resign").await;
    assert_eq!(private(&asked), "Resign ▲ Blue? Your team loses the game.");
    let labels: Vec<String> = asked.buttons().into_iter().map(|b| b.label).collect();
    assert_eq!(labels, ["Resign", "Keep playing"]);
    let kept = ben.press(&asked, "Keep playing").await;
    assert_eq!(private(&kept), "Good. The game goes on.");
    talk.assert_quiet(channel).await;
    assert_eq!(talk.table(channel).await, before);

    // One may resign when it is another's turn.
    talk.play(channel, 0, "h2h3").await;
    let asked = anna.slash(channel, "/resign").await;
    let done = anna.press(&asked, "Resign").await;
    assert_eq!(private(&done), "You have resigned.");
    let over = world.next_message(channel).await;
    assert_board(&over, &[]);
    for part in ["**▲ Blue and ◆ Green win!** 0–1", "● Red has resigned."] {
        assert!(over.content.contains(part), "{}", over.content);
    }
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn calling_off_is_for_host_and_moderators() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let mo = &world.user("Mo").allowed(perm::MANAGE_CHANNELS);
    let other = world.channel("other");
    let refused = "Only the host or a moderator (Manage Channels) can end the game.";
    for (place, by, how) in [
        (talk.channel, mo, "a moderator, has ended the game."),
        (other, anna, "has called the game off."),
    ] {
        talk.begin(place).await;
        let lines = [
            (ben, "/game cancel", refused),
            (
                by,
                "/game cancel reason:enough\tof it",
                "The game is called off.",
            ),
        ];
        talk.converse(place, &lines).await;
        let word = world.next_message(place).await;
        assert!(word.content.starts_with(&by.mention()), "{}", word.content);
        for part in [how, "Reason: enough of it"] {
            assert!(word.content.contains(part), "{}", word.content);
        }
        assert!(word.pings().is_empty() && word.silent());
        assert_eq!(talk.table(place).await.stage(), Stage::Cancelled);
        let after = [
            (anna, "/move move:h2h3", "This game is over."),
            (ben, "/game new", "The lobby is open."),
        ];
        talk.converse(place, &after).await;
        world.next_message(place).await;
        talk.assert_quiet(place).await;
    }
}

/// Points that come several times for the same reason are one line (RULES 5.10: for each king
/// that walks on).
#[tokio::test]
async fn the_last_one_standing_is_paid_in_one_line() {
    let talk = Talk::new().await;
    let channel = talk.channel;
    talk.begin_as(channel, "/game new mode:solo leaving:walking-king")
        .await;
    let mut last = None;
    for person in [&talk.ben, &talk.cleo, &talk.dora] {
        let asked = person.slash(channel, "/resign").await;
        person.press(&asked, "Resign").await;
        last = Some(talk.world.next_message(channel).await);
    }
    let text = last.expect("three have resigned").content;
    assert_eq!(text.matches("last one standing)").count(), 1, "{text}");
    assert!(
        text.contains("● Red gains 60 (last one standing)."),
        "{text}"
    );
}

/// A name cannot turn round the text of a file.
#[tokio::test]
async fn a_file_has_names_without_marks() {
    let talk = Talk::new().await;
    let eve = talk.world.user("\u{202e}Eve\u{2066}");
    let lines = [
        (&eve, "/game new", "The lobby is open."),
        (&eve, "/game join seat:red", "You have ● Red."),
        (&eve, "/game start", "The game begins."),
    ];
    talk.converse(talk.channel, &lines).await;
    let answer = eve.slash(talk.channel, "/export").await;
    let file = String::from_utf8_lossy(&answer.attachment(0).bytes).into_owned();
    assert!(file.contains("[Red \"Eve\"]"), "{file}");
}

#[tokio::test]
async fn games_live_side_by_side() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let Talk {
        anna, ben, cleo, ..
    } = &talk;
    let other = world.channel("other");
    // A thread is a place of its own, also below a channel that has a game.
    let thread = world.thread(channel, "third");
    for place in [channel, other, thread] {
        assert_board(&talk.begin(place).await, &[anna.id]);
    }
    assert_board(&talk.play(channel, 0, "h2h3").await, &[ben.id]);
    assert_board(&talk.play(thread, 0, "h2h3 a10c9").await, &[cleo.id]);
    let elsewhere = [
        (ben, "/move move:a10c9", "It is not your turn: ● Red"),
        (cleo, "/move move:h13h11", "It is not your turn: ● Red"),
    ];
    talk.converse(other, &elsewhere).await;
    let plies = async |place| {
        let table = talk.table(place).await;
        table.play().map(|play| play.game.ply())
    };
    assert_eq!(plies(channel).await, Some(1));
    assert_eq!(plies(other).await, Some(0));
    assert_eq!(plies(thread).await, Some(2));
    talk.converse(other, &[(anna, "/game cancel", "The game is called off.")])
        .await;
    world.next_message(other).await;
    assert_board(&talk.play(channel, 1, "a10c9").await, &[cleo.id]);
    for place in [channel, other, thread] {
        talk.assert_quiet(place).await;
    }
}
