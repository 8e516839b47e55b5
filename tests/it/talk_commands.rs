//! The commands themselves: what autocomplete offers, and when the set is registered.

use crate::talk::{Talk, private};
use crate::world::{Person, Route, Trouble, tiny};
use serenity::all::{Command, CommandOptionType, CreateCommand, CreateCommandOption};

/// The moves that are offered to a person who has typed this much.
async fn offered(talk: &Talk, person: &Person, typed: &str) -> Vec<String> {
    let line = format!("/move move:{typed}");
    let choices = person.try_choices(talk.channel, &line).await;
    let choices = choices.expect("autocomplete is answered").into_iter();
    choices
        .map(|(name, value)| {
            let value = value.as_str().expect("a move is text").to_owned();
            let (_, said) = name.split_once(" · ").expect("notation and words");
            let from: String = value.chars().take(2).collect();
            assert!(
                said.contains(&from) || said.starts_with("castles"),
                "{name}"
            );
            value
        })
        .collect()
}

#[tokio::test]
async fn autocomplete_offers_legal_moves_to_whose_turn_it_is() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let nothing: [&str; 0] = [];
    assert_eq!(offered(&talk, anna, "").await, nothing, "no game");
    talk.begin(talk.channel).await;
    // Until Red has more moves than Discord shows.
    talk.play(
        talk.channel,
        0,
        "h2h3 a10c9 h13h11 m11k11 g1k5 a5c6 j14i12 m9l9",
    )
    .await;
    let table = talk.table(talk.channel).await;
    let game = &table.play().expect("it runs").game;
    let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    let all = offered(&talk, anna, "").await;
    assert!(legal.len() > 25, "else nothing has to be left out");
    assert_eq!(all.len(), 25);
    for typed in ["", "h", "k5", "e1", "Nf3", "n", "h4"] {
        let moves = offered(&talk, anna, typed).await;
        assert!(!moves.is_empty(), "{typed}");
        assert!(
            moves.iter().all(|mv| legal.contains(mv)),
            "{typed}: {moves:?}"
        );
    }
    assert_eq!(offered(&talk, anna, "d2").await, ["d2d3", "d2d4"]);
    assert_eq!(offered(&talk, anna, "wibble").await, nothing);
    assert_eq!(offered(&talk, ben, "").await, nothing, "not his turn");
    let erik = world.user("Erik");
    assert_eq!(offered(&talk, &erik, "d2").await, nothing, "a stranger");
    talk.play(talk.channel, 8, "d2d3").await;
    assert_eq!(offered(&talk, anna, "d").await, nothing, "no more");
    assert!(!offered(&talk, ben, "b").await.is_empty());
    talk.assert_quiet(talk.channel).await;
}

/// After an update, clients go on showing the old commands for a while.
#[tokio::test]
async fn those_of_another_version_are_answered() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let number = |name| CreateCommandOption::new(CommandOptionType::Integer, name, "a number");
    let old = vec![
        CreateCommand::new("chess").description("gone since"),
        CreateCommand::new("move")
            .description("took a number")
            .add_option(number("move").required(true)),
        CreateCommand::new("resign")
            .description("took a number")
            .add_option(number("seat")),
        CreateCommand::new("board")
            .description("had another option")
            .add_option(number("size")),
    ];
    let http = tiny::http(world);
    http.set_application_id(world.bot_id().into());
    let set = Command::set_global_commands(&http, old).await;
    set.expect("the old set is registered");
    let sorry = "Something went wrong on our side; nothing was changed. Please try again.";
    let lines = [
        (ben, "/chess", sorry),
        (anna, "/move move:4", sorry),
        (anna, "/resign seat:9", sorry),
        (anna, "/board size:2", "● Red is to move."),
    ];
    talk.converse(channel, &lines).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn they_are_registered_when_they_have_changed() {
    let talk = Talk::new().await;
    let (world, anna) = (&talk.world, &talk.anna);
    let set = Route::new("PUT", "/applications/*/commands");
    let registered = async |times: usize| {
        world
            .wait_for("a registration", |s| {
                (s.registrations == times).then_some(())
            })
            .await;
    };
    let forget = async || {
        let note = format!("commands of {}", world.bot_id());
        let store = &talk.app().store;
        store.set_note(&note, "[]").await.expect("it is written");
    };
    talk.converse(talk.channel, &[(anna, "/game new", "The lobby is open.")])
        .await;
    let lobby = world.next_message(talk.channel).await;
    talk.kill().await;
    talk.start().await;
    let answer = anna.press(&lobby, "● Red").await;
    assert_eq!(private(&answer), "You have ● Red.");
    registered(1).await;

    // A slow or failing registration keeps nobody waiting.
    forget().await;
    let gate = world.hold(set.clone());
    talk.kill().await;
    talk.start().await;
    world.requested(set.clone(), 2).await;
    let answer = anna.press(&lobby, "▲ Blue").await;
    assert_eq!(private(&answer), "You have ▲ Blue.");
    gate.open();
    registered(2).await;
    world.calm();

    forget().await;
    world.trouble(set.clone(), Trouble::status(500));
    talk.kill().await;
    talk.start().await;
    world.requested(set.clone(), 3).await;
    let answer = anna.press(&lobby, "■ Yellow").await;
    assert_eq!(private(&answer), "You have ■ Yellow.");
    // The next start tries again.
    talk.kill().await;
    talk.start().await;
    registered(3).await;
    talk.assert_quiet(talk.channel).await;
}
