//! Every error of Discord that has an answer of its own, met by a message that has to be posted.
//! Direct messages are in `talk_reminders`, the clock meanwhile in `talk_reach`.

use crate::talk::{Talk, assert_board, post_in};
use crate::world::{Place, Route, Trouble, perm};
use std::time::Duration;

const SECONDS: Duration = Duration::from_secs(5);
/// Where the bot may not post it asks again after ten minutes.
const SLOWLY: Duration = Duration::from_mins(10);

/// A game, and a move of Anna's in it whose post meets this trouble; with the code it was refused by.
async fn met_by(talk: &Talk, place: Place, trouble: impl FnOnce()) -> u64 {
    talk.begin(place).await;
    talk.settled(place).await;
    let gate = talk.world.hold(post_in(place));
    let before = talk.posts(place);
    talk.converse(place, &[(&talk.anna, "/move move:h2h3", "is to move.")])
        .await;
    talk.world.requested(post_in(place), before + 1).await;
    trouble();
    talk.world.calm();
    gate.open();
    talk.refused(place, 1).await;
    assert!(talk.world.unread(place).is_empty());
    let requests = talk.world.requests();
    let mut posts = requests.iter().filter(|r| post_in(place).matches(r));
    posts.next_back().map_or(0, |request| request.code)
}

/// The board comes after all, once.
async fn follows(talk: &Talk, place: Place) {
    let board = talk.world.next_message(place).await;
    assert_board(&board, &[talk.ben.id]);
    talk.play(place, 1, "a10c9").await;
    talk.assert_quiet(place).await;
}

/// Trouble that only people can mend: nothing is lost, and the bot asks again only now and then.
async fn until_mended(talk: &Talk, place: Place, cause: impl Fn(), mend: impl Fn(), code: u64) {
    assert_eq!(met_by(talk, place, cause).await, code);
    let asked = talk.posts(place);
    talk.pass(SLOWLY.saturating_sub(SECONDS));
    let other = talk.world.channel("other");
    talk.converse(other, &[(&talk.anna, "/game new", "The lobby is open.")])
        .await;
    talk.world.next_message(other).await;
    assert_eq!(talk.posts(place), asked, "too early");
    talk.pass(SECONDS);
    talk.refused(place, 2).await;
    // Nobody tells the bot: it finds out by trying.
    talk.world.lose_events(true);
    mend();
    talk.world.lose_events(false);
    talk.pass(SLOWLY);
    follows(talk, place).await;
}

#[tokio::test]
async fn missing_access_50001() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    let cause = || world.deny(place, perm::VIEW_CHANNEL);
    let mend = || world.allow(place, perm::VIEW_CHANNEL);
    until_mended(&talk, place, cause, mend, 50001).await;
}

#[tokio::test]
async fn missing_permission_50013() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    let cause = || world.deny(place, perm::SEND_MESSAGES);
    let mend = || world.allow(place, perm::SEND_MESSAGES);
    until_mended(&talk, place, cause, mend, 50013).await;
}

#[tokio::test]
async fn locked_thread_160005() {
    let talk = Talk::new().await;
    let world = &talk.world;
    let thread = world.thread(talk.channel, "a game");
    let cause = || world.lock(thread, true);
    let mend = || world.lock(thread, false);
    until_mended(&talk, thread, cause, mend, 160_005).await;
}

#[tokio::test]
async fn archived_thread_50083() {
    let talk = Talk::new().await;
    let world = &talk.world;
    let thread = world.thread(talk.channel, "a game");
    let code = met_by(&talk, thread, || world.archive(thread, true)).await;
    assert_eq!(code, 50083);
    talk.pass(SECONDS);
    follows(&talk, thread).await;
    // Its lobby is edited, which an archived thread does not allow either.
    let thread = world.thread(talk.channel, "another");
    talk.converse(thread, &[(&talk.anna, "/game new", "The lobby is open.")])
        .await;
    let lobby = world.next_message(thread).await;
    talk.settled(thread).await;
    world.archive(thread, true);
    talk.converse(thread, &[(&talk.anna, "/game join", "You have ● Red.")])
        .await;
    talk.refused(thread, 1).await;
    talk.pass(SECONDS);
    let red = format!("● Red: {}", talk.anna.mention());
    world
        .message_becomes(&lobby, |m| m.content.contains(&red))
        .await;
    talk.assert_quiet(thread).await;
}

#[tokio::test]
async fn archived_and_locked_thread() {
    let talk = Talk::new().await;
    let world = &talk.world;
    let thread = world.thread(talk.channel, "a game");
    let both = || {
        world.archive(thread, true);
        world.lock(thread, true);
    };
    assert_eq!(met_by(&talk, thread, both).await, 50083);
    // Unlocked it is opened at once, and then the board comes.
    world.lock(thread, false);
    talk.refused(thread, 2).await;
    talk.pass(SECONDS);
    follows(&talk, thread).await;
}

#[tokio::test]
async fn outage_of_a_guild() {
    let talk = Talk::new().await;
    let (world, place) = (&talk.world, talk.channel);
    met_by(&talk, place, || world.outage(world.guild())).await;
    assert!(talk.table(place).await.is_open(), "it is no goodbye");
    world.restore(world.guild());
    talk.pass(SECONDS);
    follows(&talk, place).await;
}

/// What passes by itself: 429, 5xx, dropped connections. Twice in a row, and the board is there once.
#[tokio::test]
async fn passing_trouble_with_a_board() {
    let talk = Talk::playing().await;
    let channel = talk.channel;
    let troubles = [
        Trouble::rate_limited(1.5, false),
        Trouble::rate_limited(1.5, true),
        Trouble::status(500),
        Trouble::status(503),
        Trouble::CutBefore,
        Trouble::CutAfter,
    ];
    let moves = "h2h3 a10c9 h13h11 m11k11 g1k5 a5c6".split(' ');
    for (ply, (mv, trouble)) in moves.zip(troubles).enumerate() {
        talk.world.trouble_times(2, Route::post(), trouble);
        let line = format!("/move move:{mv}");
        talk.converse(channel, &[(talk.player(ply), &line, "is to move.")])
            .await;
        for tries in [1, 2] {
            talk.refused(channel, tries).await;
            talk.pass(SECONDS);
        }
        let board = talk.world.next_message(channel).await;
        assert_board(&board, &[talk.player(ply + 1).id]);
        talk.assert_quiet(channel).await;
    }
}

#[tokio::test]
async fn passing_trouble_with_an_edit() {
    let talk = Talk::new().await;
    let channel = talk.channel;
    talk.converse(channel, &[(&talk.anna, "/game new", "The lobby is open.")])
        .await;
    let lobby = talk.world.next_message(channel).await;
    talk.settled(channel).await;
    for (trouble, seat) in [
        (Trouble::rate_limited(1.5, false), "red"),
        (Trouble::status(502), "blue"),
        (Trouble::CutBefore, "yellow"),
        (Trouble::CutAfter, "green"),
    ] {
        talk.world.trouble(Route::edit(), trouble);
        let line = format!("/game join seat:{seat}");
        talk.converse(channel, &[(&talk.ben, &line, "You have")])
            .await;
        talk.refused(channel, 1).await;
        talk.pass(SECONDS);
        talk.settled(channel).await;
    }
    let full = talk.world.refresh(&lobby);
    assert_eq!(full.content.matches(&talk.ben.mention()).count(), 4);
    assert_eq!(talk.posts(channel), 1, "always the same message");
    talk.assert_quiet(channel).await;
}

/// A request that is never answered holds up nobody else; in the end it is tried again, with the
/// nonce it had.
#[tokio::test]
async fn a_request_that_hangs_holds_up_nobody() {
    let talk = Talk::patient(Duration::from_secs(3)).await;
    let (world, channel) = (&talk.world, talk.channel);
    let other = world.channel("other");
    for place in [channel, other] {
        talk.begin(place).await;
        talk.settled(place).await;
    }
    let before = talk.posts(channel);
    let gate = world.hold(post_in(channel));
    talk.converse(channel, &[(&talk.anna, "/move move:h2h3", "is to move.")])
        .await;
    world.requested(post_in(channel), before + 1).await;
    assert_board(&talk.play(other, 0, "h2h3").await, &[talk.ben.id]);
    talk.refused(channel, 1).await;
    world.calm();
    talk.pass(SECONDS);
    assert_board(&world.next_message(channel).await, &[talk.ben.id]);
    // Done after all, the first request brings no second board.
    gate.open();
    talk.play(channel, 1, "a10c9").await;
    let nonces: Vec<_> = world
        .requested(post_in(channel), before + 3)
        .await
        .into_iter()
        .map(|request| request.body["nonce"].clone())
        .collect();
    assert_eq!(nonces[before], nonces[before + 1]);
    assert_ne!(nonces[before], nonces[before + 2]);
    talk.assert_quiet(channel).await;
}

/// A move that is played before the board of the last one stands: both are shown, in order, and nobody is called
/// to a turn that has passed.
#[tokio::test]
async fn what_waits_keeps_its_order() {
    let talk = Talk::playing().await;
    let Talk {
        anna, ben, cleo, ..
    } = &talk;
    let channel = talk.channel;
    talk.world.trouble(Route::post(), Trouble::status(500));
    talk.converse(channel, &[(anna, "/move move:h2h3", "is to move.")])
        .await;
    talk.refused(channel, 1).await;
    talk.converse(channel, &[(ben, "/move move:a10c9", "is to move.")])
        .await;
    talk.pass(SECONDS);
    let late = talk.world.next_message(channel).await;
    assert_board(&late, &[]);
    assert!(late.content.starts_with("● Red: pawn h2–h3\n"));
    let board = talk.world.next_message(channel).await;
    assert_board(&board, &[cleo.id]);
    assert!(board.content.starts_with("▲ Blue: knight a10–c9\n"));
    talk.assert_quiet(channel).await;
}

/// The answer to a move is refused or too late (10062, 40060), or cannot be sent however often it
/// is tried: the move is played, the board tells.
#[tokio::test]
async fn a_lost_answer_loses_no_move() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    let moves = "h2h3 a10c9 h13h11 m11k11".split(' ');
    let troubles = [
        Trouble::code(10062),
        Trouble::code(40060),
        Trouble::status(500),
        Trouble::CutBefore,
    ];
    for (ply, (mv, trouble)) in moves.zip(troubles).enumerate() {
        world.trouble_times(20, Route::answer(), trouble);
        let (player, line) = (talk.player(ply).clone(), format!("/move move:{mv}"));
        // The player gives up waiting as soon as the board is there.
        let asking = tokio::spawn(async move { player.try_slash(channel, &line).await });
        let board = world.next_message(channel).await;
        assert_board(&board, &[talk.player(ply + 1).id]);
        world.calm();
        asking.abort();
    }
    // Interactions that stay unanswered are told apart from faults of the bot.
    let told = world.take_violations();
    assert!(told.iter().all(|v| v.contains("had no answer")), "{told:?}");
    talk.settled(channel).await;
    assert!(world.unread(channel).is_empty());
}

/// What Discord would never take must not hold up what comes after it.
#[tokio::test]
async fn invalid_form_50035_is_given_up() {
    let talk = Talk::playing().await;
    let channel = talk.channel;
    talk.world
        .trouble_times(4, Route::post(), Trouble::code(50035));
    talk.converse(channel, &[(&talk.anna, "/move move:h2h3", "is to move.")])
        .await;
    for tries in [1, 2, 3] {
        talk.refused(channel, tries).await;
        talk.pass(SECONDS * 2);
    }
    talk.settled(channel).await;
    let board = talk.play(channel, 1, "a10c9").await;
    assert_board(&board, &[talk.cleo.id]);
    talk.assert_quiet(channel).await;
}
