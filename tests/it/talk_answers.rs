//! Answers that Discord fails to take: they come all the same, and once.

use crate::talk::{Talk, assert_board, in_place, post_in, private};
use crate::world::{Person, Place, Route, Trouble, perm};

/// The answer that took its time, or a word in the place of another.
fn late() -> Route {
    Route::new("PATCH", "/webhooks/*/*/messages/@original")
}

/// Ways to fail that pass; of the last one the bot cannot know that it was no failure.
fn passing() -> [Trouble; 5] {
    [
        Trouble::status(500),
        Trouble::status(503),
        Trouble::rate_limited(0.1, false),
        Trouble::CutBefore,
        Trouble::CutAfter,
    ]
}

/// What somebody sees in a channel for their eyes only.
fn told(person: &Person, place: Place) -> Vec<String> {
    let seen = person.sees(place).into_iter();
    let own = seen.filter(|message| message.only_for == Some(person.id));
    own.map(|message| message.content).collect()
}

/// How often the bot has asked for this.
fn requests(talk: &Talk, route: &Route) -> usize {
    let requests = talk.world.requests();
    requests.iter().filter(|r| route.matches(r)).count()
}

/// The next first answer meets this trouble, and is given at the second attempt. Where the first one
/// arrived the second is refused (40060), which the stand-in minds.
async fn at_the_second<T>(talk: &Talk, trouble: Trouble, asking: impl Future<Output = T>) -> T {
    let done = matches!(trouble, Trouble::CutAfter);
    let before = requests(talk, &Route::answer());
    talk.world.trouble(Route::answer(), trouble);
    let answer = asking.await;
    talk.world.requested(Route::answer(), before + 2).await;
    if done {
        let minded = talk.world.wait_for("the second refusal", |state| {
            (!state.violations.is_empty()).then(|| std::mem::take(&mut state.violations))
        });
        let minded = minded.await;
        assert!(minded.iter().all(|v| v.contains("40060")), "{minded:?}");
    }
    talk.world.assert_clean();
    answer
}

/// Nobody is left at “thinking”.
#[tokio::test]
async fn what_takes_its_time_comes_after_trouble() {
    let talk = Talk::playing().await;
    let (anna, channel) = (&talk.anna, talk.channel);
    for trouble in passing() {
        let before = told(anna, channel);
        talk.world.trouble_times(3, late(), trouble);
        let answer = anna.slash(channel, "/hint").await;
        assert!(answer.content.starts_with("Try `"), "{}", answer.content);
        assert_eq!(told(anna, channel).len(), before.len() + 1);
    }
    talk.assert_quiet(channel).await;
}

/// A game in a thread: the message that it stands on, and the word that it is open.
#[tokio::test]
async fn a_thread_is_made_once_after_trouble() {
    let talk = Talk::new().await;
    let (world, anna) = (&talk.world, &talk.anna);
    for (n, trouble) in passing().into_iter().enumerate() {
        let channel = world.channel(&format!("chess-{n}"));
        let starter = post_in(channel);
        world.trouble(starter.clone(), trouble.clone());
        world.trouble_times(2, late(), trouble);
        let answer = anna.slash(channel, "/game new thread:true").await;
        let thread = world.last_thread();
        let link = format!("<#{}>", thread.id);
        assert!(answer.content.contains(&link), "{}", answer.content);
        world.next_message(thread).await;
        assert_eq!(requests(&talk, &starter), 2);
        assert_eq!(told(anna, channel).len(), 1);
        world.next_message(channel).await;
        assert!(world.unread(channel).is_empty(), "one message");
        talk.assert_quiet(thread).await;
    }
}

#[tokio::test]
async fn the_word_that_it_takes_its_time_is_tried_again() {
    let talk = Talk::playing().await;
    let (anna, channel) = (&talk.anna, talk.channel);
    for trouble in passing() {
        let answer = at_the_second(&talk, trouble, anna.slash(channel, "/replay")).await;
        assert_eq!(answer.attachments.len(), 1, "{}", answer.content);
    }
    talk.assert_quiet(channel).await;
}

/// A command, a button and a button that changes its message.
#[tokio::test]
async fn a_first_answer_is_tried_again() {
    let talk = Talk::new().await;
    let (anna, channel) = (&talk.anna, talk.channel);
    let board = talk.begin(channel).await;
    for trouble in passing() {
        let before = told(anna, channel).len();
        let asking = anna.slash(channel, "/draw accept");
        let refused = at_the_second(&talk, trouble.clone(), asking).await;
        assert!(private(&refused).starts_with("There is no offer"));
        let pressing = anna.press(&board, "Move");
        let tapped = at_the_second(&talk, trouble.clone(), pressing).await;
        let pressing = anna.press(&tapped, "Cancel");
        let closed = at_the_second(&talk, trouble, pressing).await;
        assert!(in_place(&closed).starts_with("Nothing was played."));
        assert_eq!(told(anna, channel).len(), before + 2, "each once");
    }
    talk.assert_quiet(channel).await;
}

/// Too late, answered by another, too old: then there is no sense in asking again.
#[tokio::test]
async fn what_is_refused_for_good_is_left() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    for (moves, code) in [("h2h3", 10062), ("a10c9", 40060)] {
        let before = requests(&talk, &Route::answer());
        world.trouble(Route::answer(), Trouble::code(code));
        let ply = usize::from(moves != "h2h3");
        let (player, line) = (talk.player(ply).clone(), format!("/move move:{moves}"));
        let asking = tokio::spawn(async move { player.try_slash(channel, &line).await });
        assert_board(
            &world.next_message(channel).await,
            &[talk.player(ply + 1).id],
        );
        talk.settled(channel).await;
        // Somebody else has been answered since.
        let lines = [(&talk.dora, "/draw accept", "There is no offer")];
        talk.converse(channel, &lines).await;
        assert_eq!(requests(&talk, &Route::answer()), before + 2, "{code}");
        asking.abort();
    }
    let cleo = talk.cleo.clone();
    world.trouble(late(), Trouble::code(50027));
    let asking = tokio::spawn(async move { cleo.try_slash(channel, "/hint").await });
    world.requested(late(), 1).await;
    let lines = [(&talk.dora, "/draw accept", "There is no offer")];
    talk.converse(channel, &lines).await;
    assert_eq!(requests(&talk, &late()), 1);
    asking.abort();
}

/// The word that a trial failed takes the place of the one that it is made.
#[tokio::test]
async fn a_failed_trial_is_told_once() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let setup = mona.slash(channel, "/setup").await;
    world.deny(channel, perm::SEND_MESSAGES);
    world.trouble_times(2, late(), Trouble::status(502));
    let trial = mona.press(&setup, "Post a test message").await;
    let trial = trial.message.expect("a word at once");
    let failed = |text: &str| text.starts_with("The message did not arrive");
    world.message_becomes(&trial, |m| failed(&m.content)).await;
    let told = told(&mona, channel);
    assert_eq!(told.iter().filter(|text| failed(text)).count(), 1);
    assert!(!told.iter().any(|text| text.starts_with("I post a test")));
    world.assert_clean();
}

/// A written move: its sign, or why it was refused.
#[tokio::test]
async fn what_is_said_to_a_written_move_is_tried_again() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    world.grant_bot(perm::ADD_REACTIONS);
    let board = talk.begin(channel).await;
    let react = Route::new("PUT", "/channels/*/messages/*/reactions/*/@me");
    for trouble in passing() {
        let before = requests(&talk, &Route::post());
        world.trouble(Route::post(), trouble);
        anna.reply(&board, "h2h5");
        let word = world.next_message(channel).await;
        world.requested(Route::post(), before + 2).await;
        assert!(
            word.content.contains("Legal and near it"),
            "{}",
            word.content
        );
    }
    world.trouble_times(2, react.clone(), Trouble::status(500));
    let said = anna.reply(&board, "h2h3");
    assert_board(&world.next_message(channel).await, &[talk.ben.id]);
    world
        .message_becomes(&said, |now| !now.reactions.is_empty())
        .await;
    assert_eq!(requests(&talk, &react), 3);
    talk.assert_quiet(channel).await;
}
