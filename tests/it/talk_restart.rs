//! The bot is killed at bad moments and started again on the same database: nothing is lost or said twice.

use crate::talk::{Talk, assert_board, private};
use crate::world::{Route, Trouble};
use std::time::Duration;

#[tokio::test]
async fn in_the_middle() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    talk.converse(channel, &[(anna, "/game new", "The lobby is open.")])
        .await;
    let lobby = world.next_message(channel).await;
    let restart = async || {
        talk.kill().await;
        talk.start().await;
    };
    restart().await;
    for (person, button) in [
        (anna, "● Red"),
        (anna, "■ Yellow"),
        (ben, "▲ Blue"),
        (ben, "◆ Green"),
    ] {
        assert!(private(&person.press(&lobby, button).await).contains(button));
    }
    restart().await;
    let full = |m: &crate::world::Message| m.content.contains("All seats are taken.");
    world.message_becomes(&lobby, full).await;
    assert_eq!(
        private(&anna.press(&lobby, "Start").await),
        "The game begins."
    );
    assert_board(&world.next_message(channel).await, &[anna.id]);
    restart().await;
    talk.converse(channel, &[(anna, "/move move:h2h3", "is to move.")])
        .await;
    assert_board(&world.next_message(channel).await, &[ben.id]);
    let asked = ben.slash(channel, "/resign").await;
    restart().await;
    assert_eq!(
        private(&ben.press(&asked, "Resign").await),
        "You have resigned."
    );
    let over = world.next_message(channel).await;
    assert_board(&over, &[]);
    assert!(over.content.contains("**● Red and ■ Yellow win!** 1–0"));
    restart().await;
    talk.converse(channel, &[(ben, "/move move:a10c9", "This game is over.")])
        .await;
    assert_eq!(world.registrations(), 1, "the commands were there already");
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn between_commit_and_post() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;

    // The post is under way when the process dies.
    let gate = world.hold(Route::post());
    talk.converse(channel, &[(anna, "/move move:h2h3", "is to move.")])
        .await;
    // After the lobby and the first board.
    world.requested(Route::post(), 3).await;
    talk.kill().await;
    world.calm();
    talk.start().await;
    assert_board(&world.next_message(channel).await, &[ben.id]);
    gate.open();
    talk.assert_quiet(channel).await;

    // The answer is still under way: the player sees that it failed, and the board nevertheless.
    let gate = world.hold(Route::answer());
    let answers = || {
        let requests = world.requests();
        requests
            .iter()
            .filter(|r| Route::answer().matches(r))
            .count()
    };
    let before = answers();
    let lost = {
        let ben = ben.clone();
        tokio::spawn(async move { ben.try_slash(channel, "/move move:a10c9").await })
    };
    world.requested(Route::answer(), before + 1).await;
    talk.kill().await;
    world.calm();
    talk.start().await;
    gate.open();
    assert_board(&world.next_message(channel).await, &[talk.cleo.id]);
    lost.abort();
    talk.play(channel, 2, "h13h11").await;
    // On a slow machine the lost answer is on record as such.
    let told = world.take_violations();
    assert!(told.iter().all(|v| v.contains("had no answer")), "{told:?}");
    talk.assert_quiet(channel).await;
}

/// The first attempt at each board fails, and sometimes the process dies of it.
#[tokio::test]
async fn after_a_failed_post() {
    let talk = Talk::playing().await;
    let channel = talk.channel;
    let moves = "h2h3 a10c9 h13h11 m11k11 g1k5 a5c6".split(' ');
    let failures = [
        (Trouble::CutBefore, false),
        (Trouble::CutAfter, false),
        (Trouble::status(502), false),
        (Trouble::CutBefore, true),
        (Trouble::CutAfter, true),
        (Trouble::rate_limited(1.5, false), true),
    ];
    for (ply, (mv, (trouble, dies))) in moves.zip(failures).enumerate() {
        talk.world.trouble(Route::post(), trouble);
        let line = format!("/move move:{mv}");
        talk.converse(channel, &[(talk.player(ply), &line, "is to move.")])
            .await;
        talk.refused(channel, 1).await;
        if dies {
            talk.kill().await;
            talk.start().await;
        }
        talk.pass(Duration::from_secs(2));
        let board = talk.world.next_message(channel).await;
        assert_board(&board, &[talk.player(ply + 1).id]);
        talk.assert_quiet(channel).await;
    }
}

/// Killed while the CPU thinks about its move, the bot thinks again: the move comes, once.
#[tokio::test]
async fn while_the_cpu_thinks() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let lines = [
        (anna, "/game new cpu:medium", "The lobby is open."),
        (anna, "/game join seat:red", "You have ● Red."),
        (anna, "/game start", "The game begins."),
    ];
    talk.converse(channel, &lines).await;
    world.next_message(channel).await;
    assert_board(&world.next_message(channel).await, &[anna.id]);
    for round in 1..=3 {
        let table = talk.table(channel).await;
        let moves = table.play().expect("it runs").game.legal_moves();
        let line = format!("/move move:{}", moves[round]);
        talk.converse(channel, &[(anna, &line, "▲ Blue is to move.")])
            .await;
        talk.kill().await;
        talk.start().await;
        assert_board(&world.next_message(channel).await, &[anna.id]);
        let table = talk.table(channel).await;
        let plies = table.play().map(|play| play.game.ply());
        assert_eq!(plies, Some(4 * round as u32));
        talk.assert_quiet(channel).await;
    }
}
