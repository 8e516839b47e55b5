//! Twice and at once: double clicks, two people at a time, and events that come again. One effect only.

use crate::talk::{Talk, assert_board, private};
use crate::world::{Answer, Message};

/// The two private answers, the one that begins with `done` first.
#[track_caller]
fn in_order<'a>(done: &str, (one, two): (&'a Answer, &'a Answer)) -> [&'a str; 2] {
    let both = [private(one), private(two)];
    let [a, b] = both;
    match (a.starts_with(done), b.starts_with(done)) {
        (true, false) => both,
        (false, true) => [b, a],
        _ => panic!("exactly one should begin with {done:?}: {both:?}"),
    }
}

#[tokio::test]
async fn in_the_lobby() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    talk.converse(channel, &[(anna, "/game new", "The lobby is open.")])
        .await;
    let lobby = world.next_message(channel).await;
    let (one, two) = tokio::join!(anna.press(&lobby, "● Red"), anna.press(&lobby, "● Red"));
    let [_, late] = in_order("You have ● Red.", (&one, &two));
    assert_eq!(late, "You have ● Red already.");
    let (one, two) = tokio::join!(ben.press(&lobby, "▲ Blue"), cleo.press(&lobby, "▲ Blue"));
    let [_, late] = in_order("You have ▲ Blue.", (&one, &two));
    assert!(late.starts_with("▲ Blue is taken by"), "{late}");
    let (one, two) = tokio::join!(anna.press(&lobby, "Start"), anna.press(&lobby, "Start"));
    let [_, late] = in_order("The game begins.", (&one, &two));
    assert!(late.starts_with("The game has started already."), "{late}");
    let board = world.next_message(channel).await;
    assert_board(&board, &[anna.id]);
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn at_the_board() {
    let talk = Talk::playing().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let (one, two) = tokio::join!(
        anna.slash(channel, "/move move:h2h3"),
        anna.slash(channel, "/move move:d2d3"),
    );
    let [_, late] = in_order("Pawn ", (&one, &two));
    assert_eq!(late, "It is not your turn: ▲ Blue is to move.");
    assert_board(&world.next_message(channel).await, &[ben.id]);
    talk.assert_quiet(channel).await;

    // The next player may be quick: either it is already their turn, or they are told that it is not.
    let (first, second) = tokio::join!(
        ben.slash(channel, "/move move:a10c9"),
        cleo.slash(channel, "/move move:h13h11"),
    );
    assert!(private(&first).ends_with("■ Yellow is to move."));
    let both = private(&second).ends_with("◆ Green is to move.");
    let refused = "It is not your turn: ▲ Blue is to move.";
    assert!(both || private(&second) == refused, "{second:?}");
    for _ in 0..=usize::from(both) {
        world.next_message(channel).await;
    }
    talk.assert_quiet(channel).await;

    let asked = ben.slash(channel, "/resign").await;
    let (one, two) = tokio::join!(ben.press(&asked, "Resign"), ben.press(&asked, "Resign"));
    let [_, late] = in_order("You have resigned.", (&one, &two));
    assert!(late.starts_with("This game is over."), "{late}");
    assert_board(&world.next_message(channel).await, &[]);
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn an_event_that_comes_again() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let again = |answer: &Answer| world.redeliver(answer.interaction);

    again(&anna.slash(channel, "/game new").await);
    let lobby: Message = world.next_message(channel).await;
    again(&anna.press(&lobby, "● Red").await);
    again(&ben.press(&lobby, "▲ Blue").await);
    again(&ben.press(&lobby, "Leave").await);
    again(&ben.slash(channel, "/game join seat:blue").await);
    talk.converse(
        channel,
        &[
            (cleo, "/game join seat:yellow", "You have ■ Yellow."),
            (ben, "/game join seat:green", "You have ◆ Green."),
        ],
    )
    .await;
    again(&anna.slash(channel, "/game start").await);
    world.next_message(channel).await;
    again(&ben.slash(channel, "/move move:a10c9").await);
    let moved = anna.slash(channel, "/move move:h2h3").await;
    again(&moved);
    again(&moved);
    assert_board(&world.next_message(channel).await, &[ben.id]);
    again(&ben.slash(channel, "/board").await);
    again(&ben.slash(channel, "/resign").await);

    // Lost and taken up again, the connection brings events once more.
    world.repeat_on_resume(12);
    world.cut_gateway();
    world.resumed(1).await;
    talk.converse(channel, &[(ben, "/move move:a10c9", "is to move.")])
        .await;
    assert_board(&world.next_message(channel).await, &[cleo.id]);

    // Even a new process, which has seen nothing, does nothing twice.
    talk.kill().await;
    talk.start().await;
    again(&moved);
    talk.converse(channel, &[(cleo, "/move move:h13h11", "is to move.")])
        .await;
    world.next_message(channel).await;
    world.second_ready();
    talk.converse(channel, &[(ben, "/move move:m11k11", "is to move.")])
        .await;
    world.next_message(channel).await;
    let table = talk.table(channel).await;
    assert_eq!(table.play().map(|play| play.game.ply()), Some(4));
    assert_eq!(talk.posts(channel), 1 + 1 + 4);
    assert_eq!(world.registrations(), 1);
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn an_old_question() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let asked = anna.slash(channel, "/resign").await;
    assert!(private(&asked).starts_with("Resign ● Red? Your team loses the game."));
    talk.play(channel, 0, "h2h3").await;
    let stale = "The game has moved on since; this button belongs to an earlier turn. Use the newest \
        board.";
    assert_eq!(private(&anna.press(&asked, "Resign").await), stale);
    // Somebody else cannot answer for her, wherever they got the button from.
    let other = ben.press_stale(&asked, "Resign").await.expect("an answer");
    assert_eq!(private(&other), "● Red is not your seat.");
    // Nor does it work in another channel.
    let elsewhere = world.channel("elsewhere");
    let mut moved = asked.message.clone().expect("a question");
    moved.channel = elsewhere.id;
    let other = anna.press_stale(&moved, "Resign").await.expect("an answer");
    assert_eq!(private(&other), stale);
    talk.assert_quiet(channel).await;
}
