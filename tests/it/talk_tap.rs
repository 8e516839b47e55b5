//! Moving by tapping: from the button on the board to a look at the move, and back again.

use crate::talk::{Talk, assert_board, in_place, private};
use crate::world::{Answer, Message};
use std::collections::BTreeSet;
use vierschach::table::Turn;

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|b| b.label).collect()
}

fn options(message: &Message) -> Vec<(String, String)> {
    let select = message.selects().first().cloned().unwrap_or_default();
    let options = select["options"].as_array().cloned().unwrap_or_default();
    let text = |value: &serde_json::Value| value.as_str().expect("text").to_owned();
    options
        .iter()
        .map(|option| (text(&option["label"]), text(&option["value"])))
        .collect()
}

#[track_caller]
fn picture(answer: &Answer) -> Vec<u8> {
    assert_eq!(answer.attachments.len(), 1, "{answer:#?}");
    assert_eq!(answer.attachment(0).png().size(), (1120, 1120));
    answer.attachment(0).bytes.to_vec()
}

#[tokio::test]
async fn from_the_button_to_the_move() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let board = talk.begin(channel).await;
    assert_eq!(labels(&board), ["Move", "My view"]);
    let pieces = anna.press(&board, "Move").await;
    assert_eq!(private(&pieces), "Which piece do you want to move?");
    let offered = options(&pieces);
    assert_eq!(offered.len(), 10, "two knights and eight pawns");
    let knight = ("e1 · knight (2 moves)".to_owned(), "e1".to_owned());
    assert!(offered.contains(&knight), "{offered:?}");
    let mut seen = BTreeSet::from([picture(&pieces)]);

    let targets = anna.select(&pieces, "Choose a piece", &["e1"]).await;
    assert_eq!(in_place(&targets), "Your knight on e1 goes to d3 and f3.");
    assert_eq!(targets.id, pieces.id, "one message, not a pile");
    let offered = options(&targets);
    assert_eq!(offered[1], ("Nf3 · knight e1–f3".into(), "e1f3".into()));
    assert!(seen.insert(picture(&targets)), "marked");

    // Nothing is remembered in between: the process may change.
    talk.kill().await;
    talk.start().await;
    let looked = anna.select(&targets, "Where to?", &["e1f3"]).await;
    let said = "● Red: knight e1–f3. The board would look like this. Play it?";
    assert_eq!(in_place(&looked), said);
    assert!(seen.insert(picture(&looked)), "as it would be");
    let alt = looked.attachment(0).description.as_deref();
    assert!(alt.is_some_and(|alt| alt.contains("f3")), "{alt:?}");
    assert_eq!(labels(&looked), ["Play it", "Back", "Cancel"]);
    assert!(looked.selects().is_empty());

    // Back to the targets, back to the pieces, and forwards again.
    let back = anna.press(&looked, "Back").await;
    assert_eq!(
        (in_place(&back), picture(&back)),
        (in_place(&targets), picture(&targets))
    );
    let back = anna.press(&back, "Back").await;
    assert_eq!(options(&back), options(&pieces));
    let targets = anna.select(&back, "Choose a piece", &["e1"]).await;
    let looked = anna.select(&targets, "Where to?", &["e1f3"]).await;
    talk.assert_quiet(channel).await;
    let moved = anna.press(&looked, "Play it").await;
    assert_eq!(in_place(&moved), "Knight e1–f3. ▲ Blue is to move.");
    assert!(moved.attachments.is_empty() && moved.selects().is_empty());
    assert_eq!(labels(&moved), ["Take back"]);
    let board = world.next_message(channel).await;
    assert_board(&board, &[ben.id]);
    let own = picture(&anna.slash(channel, "/board").await);
    assert!(
        own == picture(&looked),
        "the board is as it was shown before"
    );
    talk.assert_quiet(channel).await;

    // Cancelled, nothing happens.
    let pieces = ben.press(&board, "Move").await;
    let cancelled = ben.press(&pieces, "Cancel").await;
    assert!(in_place(&cancelled).starts_with("Nothing was played."));
    assert!(cancelled.components.is_empty() && cancelled.attachments.is_empty());
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn others_get_a_word() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let first = talk.begin(channel).await;
    let erik = world.user("Erik");
    let told = private(&ben.press(&first, "Move").await).to_owned();
    assert_eq!(told, "It is not your turn: ● Red is to move.");
    let told = private(&erik.press(&first, "Move").await).to_owned();
    assert!(told.starts_with("You don’t play in this game."), "{told}");
    let pieces = anna.press(&first, "Move").await;
    let targets = anna.select(&pieces, "Choose a piece", &["h2"]).await;
    let looked = anna.select(&targets, "Where to?", &["h2h3"]).await;
    // What she has chosen is hers, whoever gets hold of the button.
    let mut found = looked.message.clone().expect("a message");
    found.only_for = None;
    let other = cleo
        .press_stale(&found, "Play it")
        .await
        .expect("an answer");
    assert_eq!(other.content, "It is not your turn: ● Red is to move.");
    // Nor does it work in another channel.
    let elsewhere = world.channel("elsewhere");
    found.channel = elsewhere.id;
    let other = anna
        .press_stale(&found, "Play it")
        .await
        .expect("an answer");
    assert!(other.content.contains("The game has moved on since"));

    // Meanwhile she has typed another move: every step of the old turn says so, in its place.
    talk.play(channel, 0, "h2h4").await;
    let late = "The game has moved on since; this button belongs to an earlier turn. Use the newest \
        board.";
    for (message, label) in [(&looked, "Play it"), (&targets, "Back"), (&looked, "Back")] {
        let answer = anna.press_stale(message, label).await.expect("an answer");
        assert_eq!(in_place(&answer), late);
        assert!(answer.selects().is_empty() && answer.attachments.is_empty());
    }
    let stale = ben.press_stale(&first, "Move").await.expect("an answer");
    assert_eq!(private(&stale), late, "an old board");
    let table = talk.table(channel).await;
    assert_eq!(table.play().map(|play| play.turn), Some(Turn(2)));
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn tapped_twice_it_is_played_once() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let board = talk.begin(channel).await;
    let pieces = anna.press(&board, "Move").await;
    let targets = anna.select(&pieces, "Choose a piece", &["h2"]).await;
    let looked = anna.select(&targets, "Where to?", &["h2h3"]).await;
    let (one, two) = tokio::join!(
        anna.press_stale(&looked, "Play it"),
        anna.press_stale(&looked, "Play it"),
    );
    for answer in [one.expect("an answer"), two.expect("an answer")] {
        assert_eq!(in_place(&answer), "Pawn h2–h3. ▲ Blue is to move.");
        assert_eq!(labels(&answer), ["Take back"]);
    }
    assert_board(&world.next_message(channel).await, &[ben.id]);
    world.redeliver(targets.interaction);
    // Two windows, two moves: one is too late.
    let board = talk.play(channel, 1, "b7c7").await;
    let cleo = &talk.cleo;
    let looked = async |target: &str| {
        let pieces = cleo.press(&board, "Move").await;
        let targets = cleo.select(&pieces, "Choose a piece", &["h13"]).await;
        cleo.select(&targets, "Where to?", &[target]).await
    };
    let (a, b) = (looked("h13h12").await, looked("h13h11").await);
    let (a, b) = tokio::join!(cleo.press(&a, "Play it"), cleo.press(&b, "Play it"));
    let both = [in_place(&a), in_place(&b)];
    let late = both.iter().filter(|text| text.contains("moved on since"));
    assert_eq!(late.count(), 1, "{both:?}");
    world.next_message(channel).await;
    let table = talk.table(channel).await;
    assert_eq!(table.play().map(|play| play.game.ply()), Some(3));
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn in_ones_own_language() {
    let talk = Talk::new().await;
    let world = &talk.world;
    let channel = talk.channel;
    let board = talk.begin(channel).await;
    let flow = [
        (
            "de",
            "Mit welcher Figur möchtest du ziehen?",
            ("e1 · Springer (2 Züge)", "Sf3 · Springer e1–f3"),
            "● Rot: Springer e1–f3. So sähe das Brett aus. So ziehen?",
        ),
        (
            "hu",
            "Melyik bábuval lépsz?",
            ("e1 · huszár (2 lépés)", "Hf3 · huszár e1–f3"),
            "● Piros: huszár e1–f3. Így nézne ki a tábla. Ezt léped?",
        ),
    ];
    for (locale, asks, (piece, target), looks) in flow {
        let anna = talk.anna.clone().locale(locale);
        let pieces = anna.press(&board, "1:1:1:tap-0").await;
        assert_eq!(private(&pieces), asks);
        let targets = anna.select(&pieces, "1:1:1:piece", &[piece]).await;
        let looked = anna.select(&targets, "1:1:1:move", &[target]).await;
        assert_eq!(in_place(&looked), looks);
    }
    world.assert_clean();
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn where_moves_are_not_shown_it_is_not_possible() {
    let talk = Talk::new().await;
    let channel = talk.channel;
    let board = talk.begin_as(channel, "/game new show_moves:off").await;
    let answer = talk.anna.press(&board, "Move").await;
    assert!(crate::talk::unlinked(private(&answer)).ends_with("Write yours with `/move`."));
    talk.assert_quiet(channel).await;
}
