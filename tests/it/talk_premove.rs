//! Moves set in advance, in conversation: for their player's eyes only.

use crate::talk::{Talk, assert_board, in_place, private, unlinked};
use crate::world::{Person, perm};

/// Nothing that this person sees, files included, has these words.
fn assert_unseen(talk: &Talk, person: &Person, words: &[&str]) {
    for message in person.sees(talk.channel) {
        let files = message.attachments.iter();
        let files = files.filter(|file| file.size.is_none());
        let files = files.map(|file| String::from_utf8_lossy(&file.bytes).into_owned());
        let alts = message.attachments.iter();
        let alts = alts.filter_map(|file| file.description.clone());
        let parts = files.chain(alts).chain([message.text()]);
        for part in parts {
            for word in words {
                assert!(!part.contains(word), "{word} in {part}");
            }
        }
    }
}

#[tokio::test]
async fn set_shown_cancelled_and_played() {
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
    let none = "No moves are set.";
    let lines = [(cleo, "/premove", "There is no game in this channel.")];
    talk.converse(channel, &lines).await;
    talk.begin(channel).await;
    let seen = ["j14–i12", "e14–f12", "e14-f12", "Nf12"];
    let lines = [
        (cleo, "/premove", none),
        (cleo, "/premove if:a10c9", "Say with `move` which move"),
        (anna, "/premove move:h2h3", "It is your turn: simply move"),
        (&world.user("Erik"), "/premove move:h2h3", "You don’t play"),
        (cleo, "/premove move:wibble", "I can’t read this as a move."),
        (
            cleo,
            "/premove move:Ni12 if:wibble",
            "I can’t read the expected move.",
        ),
        (cleo, "/premove move:Ni12", "- ■ Yellow: j14–i12"),
    ];
    talk.converse(channel, &lines).await;
    let list = cleo
        .slash(channel, "/premove move:e14f12 if:a10 to c9")
        .await;
    let text = "Set. Nobody else can see it.\nPlayed at once when your turn comes, if possible; only \
                you see this:\n- ■ Yellow: j14–i12\n- ■ Yellow: e14–f12 if a10–c9";
    assert_eq!(private(&list), text);
    let list = cleo.select(&list, "Cancel one", &["j14–i12"]).await;
    assert!(
        in_place(&list).starts_with("Cancelled.\n"),
        "{}",
        list.content
    );
    assert!(!list.content.contains("j14"), "{}", list.content);
    let stale = cleo
        .press_stale(&list, "Cancel all")
        .await
        .expect("an answer");
    assert!(in_place(&stale).contains(none), "{}", stale.content);
    let stale = cleo.press_stale(&list, "Cancel all").await;
    assert!(in_place(&stale.expect("an answer")).starts_with("No such move is set."));

    // Set again, it survives the process, and is played on one board with the move before it.
    let lines = [
        (cleo, "/premove move:e14f12 if:a10c9", "e14–f12 if a10–c9"),
        (dora, "/premove", none),
    ];
    talk.converse(channel, &lines).await;
    talk.kill().await;
    talk.start().await;
    talk.play(channel, 0, "h2h3").await;
    for person in [anna, ben, dora] {
        assert_unseen(&talk, person, &seen);
    }
    let file = ben.slash(channel, "/export").await;
    assert_eq!(file.attachments.len(), 1);
    assert_unseen(&talk, ben, &seen);
    let said = [(
        ben,
        "/move move:a10c9",
        "Knight a10–c9. ◆ Green is to move.",
    )];
    talk.converse(channel, &said).await;
    let board = world.next_message(channel).await;
    assert_board(&board, &[dora.id]);
    for line in ["▲ Blue: knight a10–c9\n", "■ Yellow: knight e14–f12\n"] {
        assert!(board.content.contains(line), "{}", board.content);
    }
    talk.converse(channel, &[(cleo, "/premove", none)]).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn what_was_not_possible_is_said_to_its_player_alone() {
    let talk = Talk::playing().await;
    let Talk { anna, ben, .. } = &talk;
    let channel = talk.channel;
    let lines = [(ben, "/premove move:b7xc6", "b7–c6")];
    talk.converse(channel, &lines).await;
    let board = talk.play(channel, 0, "h2h3").await;
    assert_board(&board, &[ben.id]);
    assert!(!board.content.contains("in advance"), "{}", board.content);
    assert_unseen(&talk, anna, &["b7–c6", "b7-c6", "bxc6"]);
    let pieces = ben.press(&board, "Move").await;
    let own = "Your move set in advance, b7–c6, was not possible.";
    assert!(private(&pieces).starts_with(own), "{}", pieces.content);
    talk.converse(channel, &[(ben, "/premove", own)]).await;
    let hers = [(anna, "/premove", "No moves are set.")];
    talk.converse(channel, &hers).await;
    let marked = ben.slash(channel, "/moves square:a10").await;
    assert!(private(&marked).starts_with(own), "{}", marked.content);
    // Who moves straight away is told with the move, and not once more.
    let moved = ben.slash(channel, "/move move:b7c7").await;
    assert_eq!(
        unlinked(private(&moved)),
        format!("{own}\nPawn b7–c7. ■ Yellow is to move.")
    );
    let board = talk.world.next_message(channel).await;
    assert!(!board.content.contains("in advance"), "{}", board.content);
    let said = [(ben, "/premove", "No moves are set.")];
    talk.converse(channel, &said).await;

    // Another move than the expected one is the player's affair, too.
    let lines = [(
        &talk.dora,
        "/premove move:n10l9 if:h13h11",
        "n10–l9 if h13–h11",
    )];
    talk.converse(channel, &lines).await;
    let board = talk.play(channel, 2, "h13h12").await;
    assert!(!board.content.contains("in advance"), "{}", board.content);
    assert_board(&board, &[talk.dora.id]);
    let dora = talk.dora.clone().locale("de");
    let moved = dora.slash(channel, "/move move:n10l9").await;
    let own = "Keiner der erwarteten Züge kam, deshalb wurden deine vorgemerkten Antworten nicht";
    assert!(private(&moved).starts_with(own), "{}", moved.content);
    assert_board(&talk.world.next_message(channel).await, &[anna.id]);
    talk.assert_quiet(channel).await;
}

/// A call by direct message says it, too; where it has to be said in the channel, it does not.
#[tokio::test]
async fn what_was_not_possible_comes_by_direct_message_or_not_at_all() {
    let talk = Talk::new().await;
    let (world, ben, dora) = (&talk.world, &talk.ben, &talk.dora);
    let channel = talk.channel;
    for person in [ben, dora] {
        person.slash(channel, "/settings me pings:dm").await;
    }
    ben.close_dms(true);
    talk.begin(channel).await;
    let lines = [
        (ben, "/premove move:b7xc6", "b7–c6"),
        (dora, "/premove move:m7xl8", "m7–l8"),
    ];
    talk.converse(channel, &lines).await;
    assert_board(&talk.play(channel, 0, "h2h3").await, &[]);
    let call = world.next_message(channel).await;
    assert_eq!(call.pings(), [ben.id], "{}", call.content);
    assert_unseen(&talk, &talk.anna, &["in advance", "b7–c6"]);
    talk.play(channel, 1, "b7c7").await;
    talk.play(channel, 2, "h13h12").await;
    let call = world.next_dm(dora.id).await;
    let own = "Your move set in advance, m7–l8, was not possible.";
    assert!(call.content.starts_with(own), "{}", call.content);
    talk.assert_quiet(channel).await;
}

/// Where the answer to a move has to serve everyone, and where it is written for everyone to read,
/// it says nothing of what was set in advance.
#[tokio::test]
async fn what_was_not_possible_is_not_said_to_everyone() {
    let talk = Talk::playing().await;
    let Talk {
        anna, ben, dora, ..
    } = &talk;
    let channel = talk.channel;
    let lines = [
        (ben, "/premove move:b7xc6", "b7–c6"),
        (dora, "/premove move:m7xl8", "m7–l8"),
    ];
    talk.converse(channel, &lines).await;
    let board = talk.play(channel, 0, "h2h3").await;
    // Without the right to react the answer is a reply.
    ben.reply(&board, "b7c7");
    let mut told = [
        talk.world.next_message(channel).await,
        talk.world.next_message(channel).await,
    ];
    told.sort_by_key(|message| message.attachments.len());
    assert!(told[0].content.starts_with("Pawn b7–c7."));
    talk.play(channel, 2, "h13h12").await;
    talk.world.deny(channel, perm::SEND_MESSAGES);
    let moved = dora.slash(channel, "/move move:n10l9").await;
    assert!(!moved.ephemeral(), "{}", moved.content);
    assert_unseen(&talk, anna, &["in advance", "b7–c6", "m7–l8"]);
    talk.world.assert_clean();
}

#[tokio::test]
async fn autocomplete_knows_ones_own_moves_and_those_of_others() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, cleo, ..
    } = &talk;
    let channel = talk.channel;
    let offered = cleo.autocomplete(channel, "/premove move:N").await;
    assert_eq!(offered.len(), 4, "{offered:?}");
    assert!(offered.contains(&"Nf12 · knight e14–f12".to_owned()));
    let line = "/premove move:e14f12 if:a10";
    let offered = cleo.autocomplete(channel, line).await;
    assert!(
        offered.contains(&"Nc9 · knight a10–c9".to_owned()),
        "{offered:?}"
    );
    let line = "/premove move:e14f12 if:h13";
    let offered = cleo.autocomplete(channel, line).await;
    assert!(offered.is_empty(), "one’s own is not expected: {offered:?}");
    for (person, line) in [
        (anna, "/premove move:h2"),
        (&world.user("Erik"), "/premove move:h2"),
        (&world.user("Frida"), "/premove move:h2h3 if:a10"),
    ] {
        let offered = person.autocomplete(channel, line).await;
        assert!(offered.is_empty(), "{line}: {offered:?}");
    }
}
