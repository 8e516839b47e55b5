//! Refusals: each says why, names things as the game does, and offers a way on.

use crate::talk::{Talk, private, unlinked};
use crate::world::{Answer, Person, perm};
use vierschach::chat::{Ask, Chat, CommandLinks, NewGame, Place, Request, Scope, Speaker};
use vierschach::table::{ChannelId, GuildId, UserId};
use vierschach::words::Language;

/// A refusal: a private word, and *What now?* below it.
#[track_caller]
fn refusal(answer: &Answer) -> String {
    let labels: Vec<String> = answer.buttons().into_iter().map(|b| b.label).collect();
    let text = unlinked(&answer.content);
    assert!(answer.ephemeral(), "{text}");
    assert!(labels.iter().any(|label| label == "What now?"), "{text}");
    text
}

#[tokio::test]
async fn offer_a_way_on() {
    let talk = Talk::new().await;
    let (channel, other) = (talk.channel, talk.world.channel("other"));
    let (anna, ben) = (&talk.anna, &talk.ben);
    talk.begin(channel).await;
    talk.begin_as(other, "/game new hints:off").await;
    let ranked = talk.world.channel("ranked");
    talk.begin_as(ranked, "/game new ranked:on").await;
    let eve = talk.world.user("Eve");
    let refused: [(_, &Person, _, _); 13] = [
        (channel, ben, "/game away seat:red", "Only moderators"),
        (channel, anna, "/premove if:b7c7", "Say with `move`"),
        (channel, anna, "/moves square:h1", "cannot move now"),
        (channel, anna, "/move move:h2h5", "Legal and near it"),
        (channel, ben, "/takeback", "You have not made a move"),
        (channel, &eve, "/game join", "The game has started already."),
        (channel, &eve, "/resign", "You don’t play in this game."),
        (other, anna, "/hint", "gives no hints"),
        (ranked, anna, "/hint", "no hints in a ranked game"),
        (
            channel,
            anna,
            "/settings me quiet:night",
            "such as `22:00-07:00`",
        ),
        (channel, anna, "/settings me zone:Mars", "`Europe/Berlin`"),
        (channel, anna, "/draw accept", "There is no offer"),
        (
            channel,
            &eve,
            "/settings channel theme:dark",
            "Only moderators",
        ),
    ];
    for (place, person, line, told) in refused {
        let text = refusal(&person.slash(place, line).await);
        assert!(text.contains(told), "{line}: {text}");
    }
    talk.world.assert_clean();
}

/// Options are called as the asker's client shows them.
#[tokio::test]
async fn name_options_in_the_language_of_the_asker() {
    let talk = Talk::new().await;
    for (locale, option, example) in [
        ("de", "`ruhezeit`", "`22:00-07:00`"),
        ("hu", "`csendes_órák`", "`22:00-07:00`"),
    ] {
        let person = talk.world.user(locale).locale(locale);
        let answer = person
            .slash(talk.channel, "/settings me quiet:nonsense")
            .await;
        let text = private(&answer);
        assert!(text.starts_with(option) && text.contains(example), "{text}");
        assert!(
            !text.contains("23:00-08:00"),
            "not only the usual ones: {text}"
        );
    }
}

/// So are their choices. A client sends no others, except one that has the commands of another
/// version.
#[tokio::test]
async fn name_choices_in_the_language_of_the_asker() {
    let talk = Talk::new().await;
    let chat = Chat {
        app: talk.app(),
        commands: CommandLinks::default(),
    };
    let ask = |locale, guild| Ask {
        speaker: Speaker {
            user: UserId(talk.anna.id),
            name: talk.anna.name.clone(),
            language: Language::of_locale(locale),
            moderator: true,
        },
        place: Place {
            channel: ChannelId(talk.channel.id),
            guild,
            parent: None,
            speaks: None,
            missing: vec![],
            missing_for_threads: vec![],
        },
        cause: None,
        now: talk.now(),
    };
    let server = Some(GuildId(talk.world.guild()));
    let change = |scope, option: &str| Request::Settings {
        scope,
        changes: vec![(option.into(), "42".into())],
    };
    let new = |option: &str| {
        let bad = NewGame::default().set(option, "42").expect_err("no number");
        Request::Misread(bad)
    };
    let twice = "on_timeout";
    for (locale, guild, request, told) in [
        (
            "de",
            server,
            change(Scope::Channel, twice),
            "`zeit_um` kann nicht „42“ sein. Möglich: der Computer zieht und hält den Platz, der Platz ist \
             verloren",
        ),
        (
            "hu",
            server,
            change(Scope::Me, "language"),
            "`nyelv` értéke nem lehet „42”. Lehetséges: automatikus, English, Deutsch, Magyar",
        ),
        (
            "en-GB",
            server,
            new("time"),
            "`time` cannot be “42”. Possible: no limit, 30 seconds, 60 seconds, 5 minutes, 1 hour, 12 hours, 1 \
             day, 3 days, 7 days",
        ),
        (
            "en-GB",
            server,
            new("mode"),
            "`mode` cannot be “42”. Possible: teams, solo, classic",
        ),
        // In the terminal they are typed.
        (
            "en-GB",
            None,
            new(twice),
            "`on_timeout` cannot be “42”. Possible: cpu, forfeit",
        ),
    ] {
        let answer = chat.ask(ask(locale, guild), request).await;
        assert_eq!(answer.text, told);
        assert!(answer.refused);
    }
    let bad = NewGame::default()
        .set("move_limit", "many")
        .expect_err("no number");
    let answer = chat.ask(ask("de", server), Request::Misread(bad)).await;
    assert_eq!(
        answer.text,
        "`zuggrenze` kann nicht „many“ sein. Gib eine ganze Zahl an."
    );
}

#[tokio::test]
async fn name_seats_as_the_game_does() {
    let talk = Talk::new().await;
    let (anna, channel) = (&talk.anna, talk.channel);
    let two_kings = "/game new mode:classic position:4k2k/8/8/8/8/8/8/4K3 w - - 0 1";
    let lines = [
        (anna, two_kings, "■ Black has more than one king."),
        (anna, "/game new mode:teams", "The lobby is open."),
        (
            anna,
            "/game join seat:white",
            "White plays only in classic chess. The seats of this game: ● Red, ▲ Blue",
        ),
        (
            anna,
            "/game cpu seat:black level:easy",
            "Black plays only in classic chess.",
        ),
        (anna, "/game join seat:red", "You have ● Red."),
        (anna, "/game join seat:red", "You have ● Red already."),
        (
            anna,
            "/board view:white",
            "White plays only in classic chess.",
        ),
        (anna, "/game cancel", "The game is called off."),
        (anna, "/game new mode:classic", "The lobby is open."),
        (anna, "/game join seat:black", "You have ■ Black."),
        (anna, "/game join seat:red", "You have ● White."),
    ];
    talk.converse(channel, &lines).await;
}

/// A house rule that means nothing in a mode is not accepted in silence.
#[tokio::test]
async fn say_where_an_option_belongs() {
    let talk = Talk::new().await;
    let (anna, channel) = (&talk.anna, talk.channel);
    let lines = [
        (
            anna,
            "/game new mode:teams lead:claim",
            "`lead` belongs to another mode: Solo.",
        ),
        (
            anna,
            "/game new leaving:grey",
            "`leaving` belongs to another mode: Solo.",
        ),
        (
            anna,
            "/game new mode:solo resignation:at-once",
            "`resignation` belongs to another mode: Teams.",
        ),
        (
            anna,
            "/game new mode:classic king_capture:by-move",
            "`king_capture` belongs to another mode",
        ),
        (anna, "/game new mode:solo lead:claim", "The lobby is open."),
    ];
    talk.converse(channel, &lines).await;
    let rules = anna
        .slash(channel, "/rules section:points mode:teams")
        .await;
    let told = "Teams: there is no section “Points” in this mode.";
    assert!(rules.content.starts_with(told), "{}", rules.content);
    assert!(rules.content.contains("Winning and losing"), "the nearest");
}

/// RULES 7.3: simply moving takes a seat back, and where it was not the turn, that is said.
#[tokio::test]
async fn a_move_of_one_who_is_away_brings_them_back() {
    let talk = Talk::playing().await;
    let (anna, dora, channel) = (&talk.anna, &talk.dora, talk.channel);
    let away = [(dora, "/game away", "The CPU plays for you")];
    talk.converse(channel, &away).await;
    let now = dora.slash(channel, "/resign").await;
    assert!(private(&now).starts_with("Resign"));
    let refused = dora.slash(channel, "/draw accept").await;
    let now = dora.press(&refused, "What now?").await;
    let text = unlinked(private(&now));
    assert!(text.contains("The CPU plays ◆ Green for you"), "{text}");
    assert!(!text.contains("wait for your turn"), "one of two: {text}");
    let looked = refusal(&dora.slash(channel, "/moves square:m11").await);
    let told = "The CPU already plays ◆ Green for you. Come back with `/game back`.";
    assert_eq!(looked, told);
    let back = refusal(&dora.slash(channel, "/move move:m11k11").await);
    let told = "You play ◆ Green again, but your move was not played: ● Red is to move.";
    assert_eq!(back, told);
    let again = refusal(&dora.slash(channel, "/move move:m11k11").await);
    assert_eq!(again, "It is not your turn: ● Red is to move.");
    let mona = talk.world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let lines = [
        (&mona, "/game away seat:green", "The CPU plays ◆ Green"),
        (anna, "/move move:h2h3", "▲ Blue is to move."),
    ];
    talk.converse(channel, &lines).await;
}
