//! Help, rules and *What now?*: in every language, within Discord's limits, right for the game.

use crate::talk::{Talk, private, unlinked};
use crate::world::{Answer, Person, Place};
use std::collections::BTreeSet;
use vierschach::chat::CommandLinks;

/// The labels of the options of the only menu of an answer.
#[track_caller]
fn options(answer: &Answer) -> Vec<String> {
    let selects = answer.selects();
    assert_eq!(selects.len(), 1, "{selects:?}");
    let options = selects[0]["options"].as_array().expect("options").iter();
    options
        .map(|option| option["label"].as_str().expect("text").to_owned())
        .collect()
}

fn placeholder(answer: &Answer) -> String {
    let placeholder = answer.selects()[0]["placeholder"].clone();
    placeholder.as_str().expect("text").to_owned()
}

/// Every page behind the menu of an answer, each in the place of the one before.
async fn pages(person: &Person, first: Answer) -> Vec<String> {
    let mut texts = Vec::new();
    let menu = placeholder(&first);
    for label in options(&first) {
        let page = person.select(&first, &menu, &[label.as_str()]).await;
        assert_eq!((page.kind, page.ephemeral()), (7, true), "{label}");
        assert!(page.content.contains(&label), "{label}: {}", page.content);
        assert!(!page.content.ends_with('…'), "cut: {}", page.content);
        texts.push(page.content.clone());
    }
    texts
}

/// The first answer in which commands are links: the ids are learned a moment after the start.
async fn linked(person: &Person, place: Place, line: &str) -> Answer {
    loop {
        let answer = person.slash(place, line).await;
        if private(&answer).contains("</") {
            return answer;
        }
    }
}

#[tokio::test]
async fn help_names_every_command_in_every_language() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let registered = world.wait_for("the commands", |s| {
        (s.registrations > 0).then(|| s.commands.clone())
    });
    let commands = registered.await;
    let mut names = BTreeSet::new();
    for command in commands {
        let name = command["name"].as_str().expect("a name").to_owned();
        let options = command["options"].as_array().cloned().unwrap_or_default();
        let subs: Vec<_> = options.iter().filter(|o| o["type"] == 1).collect();
        if subs.is_empty() {
            names.insert(name.clone());
        }
        names.extend(
            subs.iter()
                .map(|sub| format!("{name} {}", sub["name"].as_str().expect("a name"))),
        );
    }
    assert!(names.len() > 20, "{names:?}");
    for locale in ["en-US", "de", "hu"] {
        let person = world.user("Erik").locale(locale);
        let first = linked(&person, channel, "/help").await;
        let text = unlinked(&pages(&person, first).await.join("\n"));
        let lacking: Vec<&String> = names
            .iter()
            .filter(|name| !text.contains(&format!("`/{name}`")))
            .filter(|name| !matches!(name.as_str(), "help"))
            .collect();
        assert!(lacking.is_empty(), "{locale}: {lacking:?}");
    }
    let answer = talk.anna.slash(channel, "/help topic:privacy").await;
    assert!(private(&answer).starts_with("**Privacy**"));
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn rules_are_those_of_the_game_as_it_is_set() {
    let talk = Talk::new().await;
    let (world, anna) = (&talk.world, &talk.anna);
    let text = |place: Place, line: &'static str| async move {
        let first = anna.slash(place, line).await;
        assert!(first.ephemeral());
        pages(anna, first).await.join("\n")
    };
    let none = text(talk.channel, "/rules").await;
    assert!(none.contains("(as it is usually played)"));
    assert!(none.contains("On rank 11"), "teams");
    let usual = text(talk.channel, "/rules mode:solo").await;
    assert!(usual.contains("Captures: pawn 1, knight 3"), "{usual}");
    for (new, said, not) in [
        (
            "/game new rules:negyszemelyes time:1d on_timeout:forfeit",
            vec![
                "the move itself is not needed",
                "A resignation needs the partner’s consent",
                "■ Yellow moves first.",
                "1 day for each move. When that is up, the team loses.",
                "is not ranked",
            ],
            "The next game in this channel starts one seat further",
        ),
        (
            "/game new mode:solo rules:reference move_limit:99 ranked:on",
            vec![
                "may be claimed as a win",
                "its king walks on at random",
                "99",
                "it counts for the ratings",
                "On rank 8",
            ],
            "Partners sit opposite",
        ),
        (
            "/game new mode:classic",
            vec![
                "8×8",
                "can be claimed as a draw with",
                "`e8=Q`",
                "There is no time limit.",
            ],
            "missing corners",
        ),
    ] {
        let place = world.channel("rules");
        talk.converse(place, &[(anna, new, "The lobby is open.")])
            .await;
        let rules = text(place, "/rules").await;
        for part in said {
            assert!(rules.contains(part), "{new}: {part}\n{rules}");
        }
        assert!(!rules.contains(not), "{new}: {not}");
        assert!(!rules.contains("usually played"), "{new}");
        world.next_message(place).await;
    }
    for locale in ["de", "hu"] {
        let person = world.user("Erik").locale(locale);
        for mode in ["teams", "solo", "classic"] {
            let line = format!("/rules mode:{mode}");
            let first = person.slash(talk.channel, &line).await;
            let many = options(&first).len();
            assert_eq!(many, if mode == "solo" { 10 } else { 9 });
            pages(&person, first).await;
        }
    }
    let answer = anna.slash(talk.channel, "/rules section:castling").await;
    assert!(answer.ephemeral() && answer.content.contains("Castling**"));
    let diagram = answer.attachment(0);
    let alt = diagram.description.as_deref().unwrap_or_default();
    assert!(
        alt.starts_with("Red’s king on h1 goes two squares"),
        "{alt}"
    );
    assert!(!diagram.png().is_blank());
    world.assert_clean();
}

#[tokio::test]
async fn what_now_stands_below_every_refusal() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        ..
    } = &talk;
    let channel = talk.channel;
    let erik = &world.user("Erik");
    let now = async |person: &Person, line: &str, parts: &[&str]| {
        let refused = person.slash(channel, line).await;
        assert!(refused.ephemeral(), "{}", refused.content);
        let answer = person.press(&refused, "What now?").await;
        let text = unlinked(private(&answer));
        for part in parts {
            assert!(text.contains(part), "{line}: {part}\n{text}");
        }
        assert!(answer.pings().is_empty());
    };
    now(anna, "/board", &["`/game new` opens one"]).await;
    let lines = [
        (anna, "/game new time:1d", "The lobby is open."),
        (anna, "/game join", "You have ● Red."),
    ];
    talk.converse(channel, &lines).await;
    now(
        erik,
        "/game start",
        &["3 seats are free", "`/game join`", "starts the game"],
    )
    .await;
    now(
        anna,
        "/move move:h2h3",
        &["You have ● Red.", "`/game start` begins"],
    )
    .await;
    let lines = [
        (ben, "/game join seat:blue", "You have ▲ Blue."),
        (cleo, "/game join seat:yellow", "You have ■ Yellow."),
        (anna, "/game start", "The game begins."),
    ];
    talk.converse(channel, &lines).await;
    now(
        anna,
        "/move move:h2h9",
        &["It is your turn.", "`/moves` shows", "<t:"],
    )
    .await;
    now(
        ben,
        "/move move:b7c7",
        &["● Red to move", "You play ▲ Blue"],
    )
    .await;
    now(
        erik,
        "/resign",
        &[
            "You don’t play",
            "◆ Green can be taken over: `/game takeover`",
        ],
    )
    .await;
    talk.converse(
        channel,
        &[(cleo, "/draw offer", "Your offer is on the table.")],
    )
    .await;
    now(
        ben,
        "/move move:b7c7",
        &["`/draw accept` or `/draw decline`"],
    )
    .await;
    talk.converse(channel, &[(cleo, "/game away", "The CPU plays for you")])
        .await;
    now(
        cleo,
        "/game away",
        &["The CPU plays ■ Yellow for you", "`/game back`"],
    )
    .await;
    talk.converse(
        channel,
        &[(anna, "/game cancel", "The game is called off.")],
    )
    .await;
    now(
        anna,
        "/game cancel",
        &["`/game new` opens another", "`/replay`"],
    )
    .await;
    // Also below what is no refusal of the game's.
    now(erik, "/settings channel board:turning", &["is over"]).await;
    now(erik, "/replay from:9", &["is over"]).await;
}

#[test]
fn commands_in_sentences_are_links_where_their_ids_are_known() {
    let links = CommandLinks::default();
    let text = "Use `/game new` or `/move`; not `/nothing`, `h2h4` or `/";
    assert_eq!(links.link(text), text, "no ids yet");
    links.set([("game new".to_owned(), 7), ("move".to_owned(), 8)]);
    let linked = "Use </game new:7> or </move:8>; not `/nothing`, `h2h4` or `/";
    assert_eq!(links.link(text), linked);
    assert_eq!(
        links.link("`/partie neu`"),
        "</game new:7>",
        "as clients show it"
    );
}
