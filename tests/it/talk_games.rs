//! `/games`: one's own games wherever they are, and nothing of others'.

use crate::talk::{Talk, private};

#[tokio::test]
async fn lists_ones_own_with_whose_turn_it_is_and_the_way_there() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let (anna, ben) = (&talk.anna, &talk.ben);
    let none = ben.slash(channel, "/games").await;
    assert!(private(&none).starts_with("You have no running games."));
    let elsewhere = world.channel_in(world.another_guild("Elsewhere"), "far");
    let board = talk.begin(channel).await;
    talk.begin_as(elsewhere, "/game new mode:solo time:3d")
        .await;
    talk.play(elsewhere, 0, "h2h3").await;
    let lobby = world.channel("lobby");
    let lines = [
        (&talk.cleo, "/game new", "The lobby is open."),
        (ben, "/game join", "You have ● Red."),
    ];
    talk.converse(lobby, &lines).await;

    let listed = ben.slash(channel, "/games").await;
    let lines: Vec<&str> = private(&listed).lines().collect();
    assert_eq!(lines[0], "Your games (3):");
    // The one that waits for Ben stands first.
    for (line, parts) in [
        (
            lines[1],
            ["**your turn** (▲ Blue)", "(solo)", "runs out <t:17858"],
        ),
        (lines[2], ["in the lobby", "(teams)", &talk.cleo.mention()]),
        (
            lines[3],
            ["● Red to move", &anna.mention(), &board.id.to_string()],
        ),
    ] {
        for part in parts {
            assert!(line.contains(part), "{part}: {line}");
        }
    }
    assert!(lines[1].contains(&format!("<#{}>", elsewhere.id)));
    assert!(listed.pings().is_empty() && listed.ephemeral());

    // Dora plays in two of them and learns nothing of the third; Eve in none.
    let hers = talk.dora.slash(channel, "/games").await;
    assert!(private(&hers).starts_with("Your games (2):"));
    assert!(!hers.content.contains(&lobby.id.to_string()));
    let eve = world.user("Eve");
    let none = eve.slash(channel, "/games").await;
    assert!(private(&none).starts_with("You have no running games."));

    // What has ended is no running game.
    anna.slash(channel, "/game cancel").await;
    let left = talk.dora.slash(channel, "/games").await;
    assert!(private(&left).starts_with("Your games (1):"));
    world.assert_clean();
}

#[tokio::test]
async fn says_how_many_it_does_not_list() {
    let talk = Talk::new().await;
    for n in 0..12 {
        let place = talk.world.channel(&format!("chess-{n}"));
        let lines = [
            (&talk.anna, "/game new", "The lobby is open."),
            (&talk.anna, "/game join", "You have ● Red."),
        ];
        talk.converse(place, &lines).await;
    }
    let listed = talk.anna.slash(talk.channel, "/games").await;
    let text = private(&listed);
    assert!(text.starts_with("10 of your 12 games"), "{text}");
    assert_eq!(text.lines().count(), 11);
}

/// With the longest ids and deadlines not even ten fit into a message.
#[tokio::test]
async fn lists_as_many_as_have_room() {
    let talk = Talk::new().await;
    for n in 0..10 {
        let place = talk.world.channel(&format!("chess-{n}"));
        talk.begin_as(place, "/game new time:3d").await;
        talk.play(place, 0, "h2h3").await;
        talk.settled(place).await;
    }
    for locale in ["en-GB", "de", "hu"] {
        let anna = talk.anna.clone().locale(locale);
        let listed = anna.slash(talk.channel, "/games").await;
        let text = private(&listed);
        assert!(text.chars().count() <= 2000, "{text}");
        let (title, games) = text.split_once('\n').expect("games");
        let shown = games.lines().count();
        assert!((8..10).contains(&shown), "{text}");
        for number in [shown, 10] {
            assert!(title.contains(&number.to_string()), "{title}");
        }
        for game in games.lines() {
            let message = game.rsplit('/').next().expect("a link");
            assert_eq!(message.len(), 19, "{game}");
            assert!(message.parse::<u64>().is_ok(), "{game}");
        }
    }
}

#[tokio::test]
async fn of_the_same_players_in_two_channels_do_not_meet() {
    let talk = Talk::new().await;
    let (world, here) = (&talk.world, talk.channel);
    let there = world.channel("other");
    let first = talk.begin_as(here, "/game new time:1h").await;
    talk.begin(there).await;
    talk.play(here, 0, "h2h3").await;
    // The same move is as good on the other board; a button there means that one.
    talk.play(there, 0, "g2g4").await;
    let view = talk.cleo.press_stale(&first, "My view").await;
    let view = view.expect("an answer");
    assert!(private(&view).contains("pawn h2–h3"), "{}", view.content);
    talk.converse(there, &[(&talk.ben, "/game away", "The CPU plays for you")])
        .await;
    talk.becomes(there, "a move of the CPU", |table| {
        table.play().is_some_and(|play| play.game.ply() == 2)
    })
    .await;
    // Blue is away there and is called here; here the time runs out, there none does.
    let (here_now, there_now) = (talk.table(here).await, talk.table(there).await);
    let blue = vierschach::rules::Seat::Blue;
    assert_eq!(
        here_now.occupant(blue).present().map(|u| u.0),
        Some(talk.ben.id)
    );
    assert_eq!(there_now.occupant(blue).present(), None);
    assert!(here_now.due().is_some() && there_now.due().is_none());
    talk.converse(
        here,
        &[(&talk.anna, "/game cancel", "The game is called off.")],
    )
    .await;
    talk.closed(here).await;
    assert!(talk.table(there).await.is_open());
    talk.converse(there, &[(&talk.cleo, "/move move:h13h12", "is to move.")])
        .await;
    world.assert_clean();
}
