//! What people look at for themselves: the board from any side, where a piece can go, the game as a film.

use crate::talk::{Talk, in_place, private};
use crate::world::{Answer, Message, Person};
use std::collections::BTreeSet;
use std::io::Cursor;
use vierschach::table::UserId;

/// The picture of an answer that nobody else sees.
#[track_caller]
fn picture(answer: &Answer) -> &[u8] {
    assert!(answer.ephemeral(), "{answer:#?}");
    assert_eq!(answer.attachment(0).size, Some((1120, 1120)));
    &answer.attachment(0).bytes
}

/// The numbers of positions of a film, and how long the last one stays, in hundredths of a second.
#[track_caller]
fn film(message: &Message) -> (usize, u16) {
    let bytes = &message.attachment(0).bytes;
    assert!(bytes.len() < 10_000_000 && message.attachments.len() == 1);
    let mut decoder = gif::DecodeOptions::new()
        .read_info(Cursor::new(bytes))
        .expect("a GIF");
    let (mut count, mut delay) = (0, 0);
    while let Some(frame) = decoder.read_next_frame().expect("sound frames") {
        count += 1;
        delay = frame.delay;
    }
    (count, delay)
}

/// The values of the only menu of an answer.
#[track_caller]
fn options(answer: &Answer) -> Vec<String> {
    let selects = answer.selects();
    assert_eq!(selects.len(), 1, "{selects:?}");
    let options = selects[0]["options"].as_array().expect("options").iter();
    options
        .map(|option| option["value"].as_str().expect("text").to_owned())
        .collect()
}

#[tokio::test]
async fn a_board_from_any_side_in_any_theme() {
    let talk = Talk::playing().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let board = talk.play(channel, 0, "h2h3").await;
    let own = ben.slash(channel, "/board").await;
    let mut seen = BTreeSet::from([picture(&own).to_vec()]);
    for (options, same) in [
        ("view:blue", true),
        ("view:red", false),
        ("view:yellow", false),
        ("view:green", false),
        ("theme:default", true),
        ("theme:contrast", false),
        ("theme:dark", false),
        ("view:blue theme:print", false),
    ] {
        let answer = ben.slash(channel, &format!("/board {options}")).await;
        assert_eq!(picture(&answer) == picture(&own), same, "{options}");
        assert_eq!(seen.insert(picture(&answer).to_vec()), !same, "{options}");
    }
    let red = anna.slash(channel, "/board").await;
    assert_eq!(picture(&red), &*board.attachment(0).bytes);
    let words = ben.slash(channel, "/board text:true").await;
    let said = private(&words);
    assert!(said.starts_with("Move 1. ● Red: pawn h2–h3. "), "{said}");
    assert!(said.contains("\n```\n n "), "Green is far away: {said}");
    assert!(said.contains("king a7"), "{said}");
    let words = ben.slash(channel, "/board text:true view:red").await;
    assert!(private(&words).contains("\n```\n14 "), "{}", words.content);
    let other = world.channel("classic");
    let lines = [
        (anna, "/game new mode:classic", "The lobby is open."),
        (anna, "/game join seat:red", "You have ● White."),
        (anna, "/game start", "The game begins."),
        (anna, "/board view:blue", "There is no Blue in this game."),
    ];
    talk.converse(other, &lines).await;
}

/// A picture is of a moment: it tells the time for a move, and the text counts it down.
#[tokio::test]
async fn a_board_tells_how_long_a_move_may_take() {
    let talk = Talk::new().await;
    let (world, anna, ben) = (&talk.world, &talk.anna, &talk.ben);
    let mut boards = BTreeSet::new();
    for time in ["none", "12h", "1d"] {
        let channel = world.channel(time);
        let game = format!("/game new time:{time}");
        let board = talk.begin_as(channel, &game).await;
        assert!(boards.insert(board.attachment(0).bytes.clone()), "{time}");
        let limited = time != "none";
        assert_eq!(board.content.contains("<t:"), limited, "{}", board.content);
        for line in ["/board", "/board text:true"] {
            let own = ben.slash(channel, line).await;
            assert_eq!(private(&own).contains("<t:"), limited, "{}", own.content);
        }
        let red = anna.slash(channel, "/board").await;
        assert!(picture(&red) == &*board.attachment(0).bytes);
    }
}

/// Everybody sees what happened since their own last turn, whoever is to move.
#[tokio::test]
async fn marks_begin_at_the_readers_last_turn() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    let board = talk.play(channel, 0, "h2h3 a10c9 h13h11").await;
    let erik = world.user("Erik");
    let mut seen = Vec::new();
    for reader in [&erik, &talk.anna, &talk.ben, &talk.cleo, &talk.dora] {
        let answer = reader.slash(channel, "/board view:red").await;
        seen.push(picture(&answer).to_vec());
    }
    let [whole_round, red, blue, yellow, green] = &seen[..] else {
        panic!("five have looked");
    };
    let public = &board.attachment(0).bytes;
    assert!(whole_round[..] == public[..], "Green is to move");
    assert!(green == whole_round);
    assert!(red != whole_round, "Red’s own move is no news to Red");
    assert!(blue != red, "nor Blue’s to Blue");
    assert!(yellow == blue, "the last move is always marked");
}

#[tokio::test]
async fn my_view_belongs_to_its_game_for_ever() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let first = talk.begin(channel).await;
    talk.play(channel, 0, "h2h3").await;
    let blue = ben.slash(channel, "/board view:blue").await;
    // The channel has a newer board, but a click may be under way, or a client behind.
    let stale = async |person: &Person| {
        let seen = person.press_stale(&first, "My view").await;
        seen.expect("an answer")
    };
    let seen = stale(ben).await;
    assert_eq!(picture(&seen), picture(&blue), "the board as it is now");
    let erik = world.user("Erik");
    let red = anna.slash(channel, "/board").await;
    let seen = stale(&erik).await;
    assert_eq!(picture(&seen), picture(&red), "who only watches");

    talk.converse(
        channel,
        &[(anna, "/game cancel", "The game is called off.")],
    )
    .await;
    talk.closed(channel).await;
    world.next_message(channel).await;
    let second = talk.begin(channel).await;
    talk.kill().await;
    talk.start().await;
    let seen = stale(ben).await;
    assert_eq!(
        picture(&seen),
        picture(&blue),
        "an old game stays as it was"
    );
    assert!(private(&seen).contains("pawn h2–h3"), "{}", seen.content);
    assert!(seen.content.contains("has called the game off."));
    let seen = ben.press(&second, "My view").await;
    assert_ne!(picture(&seen), picture(&blue), "and the new one is another");

    // An id that was made up, for a game of another channel.
    let elsewhere = world.channel("elsewhere");
    talk.begin(elsewhere).await;
    let mut forged = second.clone();
    forged.components[0]["components"][1]["custom_id"] = "1:3:1:view".into();
    let seen = ben
        .press_stale(&forged, "My view")
        .await
        .expect("an answer");
    assert!(private(&seen).contains("The game has moved on since"));
    assert!(seen.attachments.is_empty());
}

#[tokio::test]
async fn moves_of_a_piece_are_shown_and_made() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let told = async |person: &Person, square: &str, part: &str| {
        let line = format!("/moves square:{square}");
        talk.converse(channel, &[(person, line.as_str(), part)])
            .await;
    };
    told(anna, "h2", "There is no game in this channel.").await;
    talk.begin(channel).await;
    let board = anna.slash(channel, "/board").await;
    let asked = anna.slash(channel, "/moves square:H2").await;
    assert_eq!(private(&asked), "Your pawn on h2 goes to h3 and h4.");
    assert_ne!(picture(&asked), picture(&board), "marked");
    let alt = asked.attachment(0).description.as_deref();
    assert!(alt.is_some_and(|alt| alt.starts_with(&asked.content)));
    assert_eq!(options(&asked), ["h2h3", "h2h4"]);
    let labels: Vec<String> = asked.buttons().into_iter().map(|b| b.label).collect();
    assert_eq!(labels, ["Back", "Cancel"], "one page");
    told(anna, "h3", "h3 is empty.").await;
    told(anna, "a1", "a1 is not on the board.").await;
    told(anna, "a7", "The piece on a7 belongs to ▲ Blue.").await;
    told(anna, "g1", "Your queen on g1 cannot move now.").await;
    told(anna, "wibble", "such as `d2`").await;
    told(ben, "b7", "It is not your turn: ● Red is to move.").await;
    told(&world.user("Erik"), "h2", "You don’t play in this game.").await;
    let squares = anna.autocomplete(channel, "/moves square:").await;
    assert_eq!(squares.len(), 10, "{squares:?}");
    assert_eq!(
        squares[..2],
        ["d2 · pawn (2 moves)", "e1 · knight (2 moves)"]
    );
    let squares = anna.autocomplete(channel, "/moves square:h").await;
    assert_eq!(squares, ["h2 · pawn (2 moves)"]);
    assert!(ben.autocomplete(channel, "/moves square:").await.is_empty());

    let menu = "Where to?";
    let seen = anna.select(&asked, menu, &["h2h4"]).await;
    assert!(in_place(&seen).starts_with("● Red: pawn h2–h4."));
    let moved = anna.press(&seen, "Play it").await;
    assert_eq!(in_place(&moved), "Pawn h2–h4. ▲ Blue is to move.");
    let board = world.next_message(channel).await;
    assert_eq!(board.pings(), [ben.id]);
    let late = anna.press_stale(&seen, "Play it").await.expect("an answer");
    assert_eq!(in_place(&late), in_place(&moved), "played once, said twice");
    let late = anna.press_stale(&asked, "Back").await.expect("an answer");
    assert!(in_place(&late).contains("The game has moved on since"));
    assert!(late.attachments.is_empty() && late.selects().is_empty());
    talk.play(channel, 1, "b7c7").await;
    told(cleo, "g13", "goes to g11 and g12").await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn many_moves_come_in_pages_and_promotions_one_by_one() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let board = "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-3,7,yK,3/3,8,3/3,8,3/13,gK/4,rP,9/14/14/6,rQ,7/14/\
                 14/bK,13/3,8,3/3,8,3/3,rK,7,3";
    talk.begin_as(channel, &format!("/game new position:{board}"))
        .await;
    let first = anna.slash(channel, "/moves square:g7").await;
    picture(&first);
    let mut all = options(&first);
    assert_eq!(all.len(), 25);
    let second = anna.press(&first, "More moves").await;
    all.extend(options(&second));
    let distinct: BTreeSet<&String> = all.iter().collect();
    let table = talk.table(channel).await;
    let game = &table.play().expect("it runs").game;
    let legal = game.legal_moves();
    let queen = legal.iter().map(ToString::to_string);
    let queen: BTreeSet<String> = queen.filter(|mv| mv.starts_with("g7")).collect();
    assert!(distinct.into_iter().eq(&queen) && all.len() == queen.len());
    assert!(private(&first).ends_with(".\nPage 1 of 2."));
    assert!(in_place(&second).ends_with(".\nPage 2 of 2."));
    let last = options(&second).pop().expect("a move");
    let looked = anna.select(&second, "Where to?", &[&last]).await;
    let back = anna.press(&looked, "Back").await;
    assert_eq!(options(&back), options(&second), "to where one was");
    let again = anna.press(&back, "More moves").await;
    assert_eq!(options(&again), options(&first), "from the beginning");

    let pawn = anna.slash(channel, "/moves square:e10").await;
    assert_eq!(private(&pawn), "Your pawn on e10 goes to e11.");
    assert_eq!(options(&pawn), ["e10e11"]);
    let pawn = anna.select(&pawn, "Where to?", &["e10e11"]).await;
    assert_eq!(in_place(&pawn), "What shall the pawn become?");
    let pieces = options(&pawn);
    assert!(
        pieces.contains(&"e10e11q".to_owned()) && pieces.len() >= 3,
        "{pieces:?}"
    );
    let seen = anna.select(&pawn, "Choose a piece", &["knight"]).await;
    assert!(in_place(&seen).contains("now a knight"));
    let moved = anna.press(&seen, "Play it").await;
    assert!(
        in_place(&moved).contains("now a knight"),
        "{}",
        moved.content
    );
    world.next_message(channel).await;
    let late = anna.press(&first, "More moves").await;
    assert!(in_place(&late).contains("The game has moved on since"));
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn moves_are_not_shown_where_the_game_says_so() {
    let talk = Talk::new().await;
    let (anna, channel) = (&talk.anna, talk.channel);
    talk.begin_as(channel, "/game new show_moves:off").await;
    let answer = anna.slash(channel, "/moves square:h2").await;
    assert!(private(&answer).starts_with("This game does not show legal moves."));
    assert!(answer.attachments.is_empty());
    assert_eq!(answer.buttons().len(), 1, "What now?");
    let squares = anna.autocomplete(channel, "/moves square:").await;
    assert!(squares.is_empty(), "{squares:?}");
}

#[tokio::test]
async fn a_game_as_a_film() {
    let talk = Talk::playing().await;
    let Talk { world, anna, .. } = &talk;
    let channel = talk.channel;
    talk.play(channel, 0, "h2h3 a10c9 h13h11 m11k11").await;
    let erik = world.user("Erik");
    for (line, title, positions) in [
        ("/replay", "Plies 0 to 4 of 4.", 5),
        ("/replay from:1 to:2", "Plies 1 to 2 of 4.", 2),
        ("/replay from:4", "Plies 4 to 4 of 4.", 1),
        ("/replay to:99", "Plies 0 to 4 of 4.", 5),
    ] {
        let answer = erik.slash(channel, line).await;
        assert!(answer.kind == 5 && answer.ephemeral(), "{answer:#?}");
        assert!(answer.content.starts_with(title), "{}", answer.content);
        let red = format!("● Red: {}", anna.mention());
        assert!(answer.content.contains(&red), "{}", answer.content);
        assert_eq!(film(&answer), (positions, 500), "{line}");
        let alt = answer.attachment(0).description.as_deref();
        assert!(alt.is_some_and(|alt| alt.starts_with(title)), "{alt:?}");
    }
    let usual = erik.slash(channel, "/replay").await;
    erik.slash(channel, "/settings me theme:dark").await;
    let dark = erik.slash(channel, "/replay").await;
    assert!(dark.attachment(0).bytes != usual.attachment(0).bytes);
    let answer = erik.slash(channel, "/replay from:5").await;
    assert!(answer.content.contains("The game has 4 plies so far"));
    talk.converse(channel, &[(anna, "/resign", "Your team loses the game.")])
        .await;
    let asked = anna.sees(channel).pop().expect("the question");
    anna.press(&asked, "Resign").await;
    talk.closed(channel).await;
    let answer = erik.slash(channel, "/replay").await;
    assert!(
        answer.content.contains("▲ Blue and ◆ Green win!"),
        "{}",
        answer.content
    );
    assert_eq!(film(&answer), (5, 500));
    assert!(answer.pings().is_empty());
}

#[tokio::test]
async fn a_name_that_no_picture_can_show() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    for (name, shown) in [
        ("Anna Nagy", "Anna Nagy"),
        ("Ødegård", "Ødegård"),
        ("Kim 김", "kim_"),
        ("👑 Rex", "_rex"),
    ] {
        let person = world.user(name);
        person.slash(channel, "/board").await;
        let known = talk.app().store.name(UserId(person.id)).await;
        assert_eq!(known.expect("the database").as_deref(), Some(shown));
    }
}
