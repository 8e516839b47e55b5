//! The lobby: taking and leaving seats by buttons and by words, and who may start.

use crate::talk::{Talk, private};
use crate::world::{Message, Person};

/// Presses buttons in a row; each presser is told, in private.
async fn press_all(lobby: &Message, presses: &[(&Person, &str, &str)]) {
    for (person, button, told) in presses {
        let answer = person.press(lobby, button).await;
        let text = private(&answer);
        assert!(
            text.starts_with(told),
            "{} presses {button}: {text}",
            person.name
        );
    }
}

#[tokio::test]
async fn by_buttons() {
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
    assert!(lobby.pings().is_empty() && lobby.silent());
    assert!(lobby.content.starts_with("**Four-player chess, teams"));
    let labels: Vec<String> = lobby.buttons().into_iter().map(|b| b.label).collect();
    let seats = ["● Red", "▲ Blue", "■ Yellow", "◆ Green"];
    let cpus = seats.map(|seat| format!("CPU {seat}"));
    let all: Vec<&str> = seats
        .into_iter()
        .chain(cpus.iter().map(String::as_str))
        .chain(["Start", "Leave"])
        .collect();
    assert_eq!(labels, all);

    press_all(&lobby, &[(anna, "● Red", "You have ● Red.")]).await;
    let red = format!("● Red: {}", anna.mention());
    let now = world
        .message_becomes(&lobby, |m| m.content.contains(&red))
        .await;
    let taken: Vec<bool> = now.buttons().iter().map(|b| b.disabled).collect();
    let red_is_taken: Vec<bool> = all.iter().map(|label| label.ends_with("Red")).collect();
    assert_eq!(taken, red_is_taken);
    // Ben's client has not shown him yet that Red is taken.
    let answer = ben.press_stale(&lobby, "● Red").await.expect("an answer");
    let told = format!("● Red is taken by {}. Choose a free seat.", anna.mention());
    assert_eq!(private(&answer), told);
    assert!(answer.pings().is_empty());

    let host = format!("Only the host {} can do that.", anna.mention());
    let presses = [
        (ben, "▲ Blue", "You have ▲ Blue."),
        (ben, "◆ Green", "You have ◆ Green."),
        (ben, "Start", host.as_str()),
        (ben, "Leave", "You have left ▲ Blue and ◆ Green."),
        (cleo, "Leave", "You don’t play in this game."),
    ];
    press_all(&lobby, &presses).await;
    talk.settled(channel).await;
    let presses = [
        (ben, "▲ Blue", "You have ▲ Blue."),
        (anna, "■ Yellow", "You have ■ Yellow."),
        (ben, "◆ Green", "You have ◆ Green."),
    ];
    press_all(&lobby, &presses).await;
    let full = world
        .message_becomes(&lobby, |m| m.content.contains("All seats are taken."))
        .await;
    press_all(&lobby, &[(anna, "Start", "The game begins.")]).await;
    let begun = world
        .message_becomes(&lobby, |m| m.content.contains("The game has started."))
        .await;
    assert!(begun.buttons().is_empty() && begun.pings().is_empty());
    let board = world.next_message(channel).await;
    assert_eq!(board.pings(), [anna.id]);

    for button in ["▲ Blue", "Start", "Leave"] {
        let answer = cleo.press_stale(&full, button).await.expect("an answer");
        assert!(private(&answer).starts_with("The game has started already. "));
    }
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn by_words() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let host = format!("Only the host {} can do that.", anna.mention());
    let lines = [
        (ben, "/game join", "There is no game in this channel."),
        (anna, "/game new mode:teams", "The lobby is open."),
        (ben, "/game new", "There is a game in this channel already."),
        (anna, "/game start", "Nobody has taken a seat yet."),
        (anna, "/game join", "You have ● Red."),
        (ben, "/game join seat:red", "● Red is taken by"),
        (ben, "/game join", "You have ▲ Blue."),
        // The second seat of a person is the partner's.
        (ben, "/game join", "You have ◆ Green."),
        (anna, "/game leave seat:blue", "▲ Blue is not your seat."),
        (ben, "/game leave seat:green", "You have left ◆ Green."),
        (cleo, "/game leave", "You don’t play in this game."),
        (ben, "/game start", host.as_str()),
        (ben, "/move move:h2h3", "The game has not started yet."),
        (ben, "/board", "The game has not started yet."),
        (ben, "/game join seat:green", "You have ◆ Green."),
        (anna, "/game join", "You have ■ Yellow."),
        (cleo, "/game join", "All seats are taken."),
        (anna, "/game start", "The game begins."),
        (cleo, "/game join", "The game has started already."),
        (anna, "/game leave", "The game has started already."),
        (anna, "/game start", "The game has started already."),
    ];
    talk.converse(channel, &lines).await;
    let lobby = world.next_message(channel).await;
    let board = world.next_message(channel).await;
    assert_eq!(board.pings(), [anna.id]);
    assert!(
        world
            .refresh(&lobby)
            .content
            .contains("The game has started.")
    );
    // Two friends play both partners each.
    for (person, mv, next) in [
        (anna, "h2h3", ben),
        (ben, "a10c9", anna),
        (anna, "h13h11", ben),
        (ben, "m11k11", anna),
    ] {
        let line = format!("/move move:{mv}");
        talk.converse(channel, &[(person, &line, "is to move.")])
            .await;
        assert_eq!(world.next_message(channel).await.pings(), [next.id]);
    }
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn called_off_by_its_host() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let lines = [
        (anna, "/game new", "The lobby is open."),
        (ben, "/game join", "You have ● Red."),
        (ben, "/game cancel", "Only the host or a moderator"),
        (
            anna,
            "/game cancel reason:no time",
            "The game is called off.",
        ),
        (anna, "/game cancel", "This game is over."),
    ];
    talk.converse(channel, &lines).await;
    let lobby = world.next_message(channel).await;
    let said = format!(
        "{} has called the game off. Reason: no time",
        anna.mention()
    );
    let off = world
        .message_becomes(&lobby, |m| m.content.ends_with(&said))
        .await;
    assert!(off.buttons().is_empty() && off.pings().is_empty());
    // Once is enough: no message besides, and `/board` says nothing else.
    talk.assert_quiet(channel).await;
    let board = ben.slash(channel, "/board").await;
    assert_eq!(private(&board), said);
    // A button of the old lobby means the old game, not the one that follows.
    talk.converse(channel, &[(ben, "/game new", "The lobby is open.")])
        .await;
    let next = world.next_message(channel).await;
    let mut old = world.refresh(&next);
    let id = old.components[0]["components"][0]["custom_id"].take();
    let id = id.as_str().expect("a button").replacen(":2:", ":1:", 1);
    old.components[0]["components"][0]["custom_id"] = id.into();
    let answer = anna.press_stale(&old, "● Red").await.expect("an answer");
    assert!(private(&answer).starts_with("This game is over."));
    // Nor does one of another version do anything.
    old.components[0]["components"][0]["custom_id"] = "0:sit:red".into();
    let answer = anna.press_stale(&old, "● Red").await.expect("an answer");
    assert!(private(&answer).starts_with("The game has moved on since"));
    assert_eq!(talk.table(channel).await.seats_of(anna_id(anna)).count(), 0);
    talk.assert_quiet(channel).await;
}

fn anna_id(anna: &Person) -> vierschach::table::UserId {
    vierschach::table::UserId(anna.id)
}

/// The host puts the CPU on a colour by a button, and takes it off again by the same one.
#[tokio::test]
async fn the_cpu_by_buttons() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    talk.converse(
        channel,
        &[(anna, "/game new cpu:hard", "The lobby is open.")],
    )
    .await;
    let lobby = world.next_message(channel).await;
    let host = format!("Only the host {} can do that.", anna.mention());
    press_all(
        &lobby,
        &[
            (ben, "CPU ▲ Blue", &host),
            (ben, "■ Yellow", "You have ■ Yellow."),
            (anna, "CPU ▲ Blue", "CPU (hard) has ▲ Blue."),
        ],
    )
    .await;
    let now = world
        .message_becomes(&lobby, |m| m.content.contains("▲ Blue: CPU (hard)"))
        .await;
    let disabled = |label: &str| {
        let buttons = now.buttons();
        let button = buttons.iter().find(|button| button.label == label);
        button.expect("it is there").disabled
    };
    assert!(disabled("▲ Blue") && !disabled("CPU ▲ Blue"));
    assert!(disabled("CPU ■ Yellow"), "a person sits there");
    // Ben sat down after Anna's client had shown Yellow as free.
    let answer = anna.press_stale(&lobby, "CPU ■ Yellow").await;
    let told = private(&answer.expect("an answer")).to_owned();
    assert!(told.contains(&ben.mention()), "{told}");
    press_all(&now, &[(anna, "CPU ▲ Blue", "▲ Blue is free again.")]).await;
    let now = world
        .message_becomes(&lobby, |m| m.content.contains("▲ Blue: free"))
        .await;
    press_all(&now, &[(anna, "Start", "The game begins.")]).await;
    let answer = anna.press_stale(&now, "CPU ● Red").await;
    let answer = answer.expect("an answer");
    assert!(private(&answer).starts_with("The game has started already."));
}
