//! Ranked games as conversations: ratings, leaderboards, reliability; and histories.

use crate::talk::{Talk, private, unlinked};
use crate::world::{Answer, Message, Person, Place};
use std::time::Duration;
use vierschach::{
    rules::{Mode, Preset, Seat},
    table::{ChannelId, GuildId, Input, Settings, TableId, Timestamp, UserId},
    words::Language,
};

/// Eight plies, so that the game counts; then it is Red's turn again.
const EIGHT: &str = "h2h3 a10c9 h13h11 m11k11 g1k5 a5c6 j14i12 m9l9";

/// A game of the four in which Anna resigns after eight plies: the final board.
pub(crate) async fn lost_by_anna(talk: &Talk, place: Place, new: &str) -> Message {
    talk.begin_as(place, new).await;
    talk.play(place, 0, EIGHT).await;
    resign(talk, place).await
}

async fn resign(talk: &Talk, place: Place) -> Message {
    let asked = talk.anna.slash(place, "/resign").await;
    let done = talk.anna.press(&asked, "Resign").await;
    private(&done);
    talk.closed(place).await;
    talk.world.next_message(place).await
}

async fn told(person: &Person, place: Place, line: &str) -> String {
    let answer = person.slash(place, line).await;
    assert!(answer.pings().is_empty(), "{}", answer.content);
    unlinked(private(&answer))
}

#[tokio::test]
async fn a_ranked_game_is_rated_once_and_here_only() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let none = told(anna, channel, "/rating").await;
    assert!(none.contains("Teams: no rated game yet"), "{none}");
    assert!(none.contains("no finished game yet"), "{none}");
    let empty = told(anna, channel, "/leaderboard").await;
    assert!(empty.contains("Nobody has finished a ranked game yet."));

    lost_by_anna(&talk, channel, "/game new ranked:on").await;
    let own = told(anna, channel, "/rating").await;
    let lost = "(provisional) · one game: won 0, drawn 0, lost 1";
    assert!(own.contains(lost), "{own}");
    assert!(own.contains("Solo: no rated game yet"), "{own}");
    assert!(own.contains("missed 0 of 2 turns (0%)"), "{own}");
    let other = told(anna, channel, "/rating user:@Ben").await;
    assert!(other.contains("won 1, drawn 0, lost 0"), "{other}");
    let board = told(anna, channel, "/leaderboard mode:teams").await;
    let lines: Vec<&str> = board.lines().collect();
    assert_eq!(lines.len(), 5, "{board}");
    assert!(lines[1].contains(&ben.mention()) || lines[1].contains(&talk.dora.mention()));
    assert!(lines[4].contains("0% of turns missed"), "{board}");

    // A restart rates nothing again, and an unranked game changes nothing.
    talk.kill().await;
    talk.start().await;
    assert_eq!(told(anna, channel, "/leaderboard").await, board);
    lost_by_anna(&talk, world.channel("unranked"), "/game new").await;
    assert_eq!(
        told(anna, channel, "/rating")
            .await
            .matches("one game")
            .count(),
        1
    );

    // Nothing of it is told in another server.
    let elsewhere = world.channel_in(world.another_guild("Elsewhere"), "chess");
    let there = told(anna, elsewhere, "/rating").await;
    assert!(there.contains("Teams: no rated game yet"), "{there}");
    let there = told(anna, elsewhere, "/leaderboard").await;
    assert!(!there.contains("<@"), "{there}");
    let there = told(anna, elsewhere, "/history").await;
    assert!(there.contains("None yet."), "{there}");
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_ranked_game_is_not_begun_without_four_people() {
    let talk = Talk::new().await;
    let Talk {
        world,
        anna,
        ben,
        cleo,
        dora,
        ..
    } = &talk;
    let channel = talk.channel;
    let needs = "A ranked game needs 4 different people, one on each seat, and no CPU.";
    let lines = [
        (anna, "/game new ranked:on", "The lobby is open."),
        (anna, "/game join", "You have ● Red."),
        (ben, "/game join", "You have ▲ Blue."),
        (cleo, "/game join", "You have ■ Yellow."),
        (anna, "/game start", needs),
        // Neither a second seat nor the CPU: said at once, not only at the start.
        (
            ben,
            "/game join",
            "You have ▲ Blue already, and in a ranked",
        ),
        (anna, "/game cpu seat:green level:hard", needs),
        (dora, "/game join", "You have ◆ Green."),
        (anna, "/game start", "The game begins."),
    ];
    talk.converse(channel, &lines).await;
    let lobby = world.next_message(channel).await;
    assert!(
        lobby
            .history
            .iter()
            .any(|text| text.contains("a different person on each"))
    );
    world.next_message(channel).await;
    talk.assert_quiet(channel).await;
}

/// A finished game of classic chess, played without the client: white loses.
async fn classic(talk: &Talk, guild: u64, number: u64, white: u64, black: u64) -> TableId {
    let app = talk.app();
    let mut settings = Settings::new(Preset::Classic, Mode::Classic).expect("it is its mode");
    settings.ranked = true;
    let (white, black) = (UserId(white), UserId(black));
    let channel = ChannelId(1_000_000 + number);
    let now = Timestamp(1_785_542_400_000 + number as i64 * 1000);
    let opened = app.open(channel, Some(GuildId(guild)), white, settings, false, now);
    let id = opened.await.expect("a free channel").id;
    let mut inputs = vec![
        Input::Sit {
            user: white,
            seat: Some(Seat::Red),
        },
        Input::Sit {
            user: black,
            seat: Some(Seat::Yellow),
        },
        Input::Start { user: white },
    ];
    let plies = [
        "e2e4", "e7e5", "d2d4", "d7d5", "c2c4", "c7c5", "a2a3", "a7a6",
    ];
    for (user, text) in [white, black].into_iter().cycle().zip(plies) {
        inputs.push(Input::MoveText {
            user,
            text: text.to_owned(),
            letters: Language::default().words().letters(),
        });
    }
    inputs.push(Input::Resign {
        user: white,
        seat: None,
        turn: None,
    });
    for input in inputs {
        app.execute(id, input, None, now)
            .await
            .expect("it is allowed");
    }
    app.store
        .forget_owed(channel)
        .await
        .expect("nobody is there");
    id
}

pub(crate) fn labels(answer: &Answer) -> Vec<String> {
    answer.buttons().into_iter().map(|b| b.label).collect()
}

#[tokio::test]
async fn leaderboards_and_histories_come_in_pages() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    let guild = world.guild();
    // Everybody in this server has an id as long as they come.
    for number in 0..6 {
        let long = u64::MAX / 2 - number * 2;
        classic(&talk, guild, number, long, long - 1).await;
    }
    let first = anna.slash(channel, "/leaderboard mode:classic").await;
    assert_eq!(private(&first).matches("<@").count(), 10);
    assert!(first.content.contains("page 1 of 2"), "{}", first.content);
    assert_eq!(
        labels(&first),
        ["Teams", "Solo", "Classic chess", "Next page"]
    );
    let second = anna.press(&first, "Next page").await;
    assert_eq!((second.kind, second.content.matches("<@").count()), (7, 2));
    assert!(labels(&second).contains(&"Previous page".to_owned()));
    let solo = anna.press(&second, "Solo").await;
    assert!(
        solo.content.contains("Nobody has finished"),
        "{}",
        solo.content
    );

    for number in 6..12 {
        classic(&talk, guild, number, anna.id, talk.ben.id).await;
    }
    let elsewhere = world.another_guild("Elsewhere");
    let foreign = classic(&talk, elsewhere, 12, anna.id, talk.ben.id).await;
    let first = anna.slash(channel, "/history").await;
    let text = private(&first);
    assert!(text.contains(": 6** · page 1 of 2"), "{text}");
    assert_eq!(text.matches("**No. ").count(), 5, "{text}");
    assert!(text.contains(", ranked · <t:"), "{text}");
    assert!(text.contains("lost as ● White · 8 plies"), "{text}");
    assert!(text.chars().count() <= 2000);
    let names = labels(&first);
    assert_eq!(names.len(), 11, "{names:?}");
    let board = anna.press(&first, &names[0]).await;
    private(&board);
    assert!(!board.attachment(0).png().is_blank());
    let film = anna.press(&first, &names[5]).await;
    assert!(film.ephemeral() && film.kind == 5, "{film:#?}");
    assert!(film.attachment(0).bytes.starts_with(b"GIF89a"));
    let second = anna.press(&first, "Next page").await;
    assert_eq!(second.content.matches("**No. ").count(), 1);
    let won = talk.ben.slash(channel, "/history").await;
    assert!(private(&won).contains("won as ■ Black"), "{}", won.content);

    // A number that was made up leads to no game of another server.
    let mut forged = (*first).clone();
    let id = format!("1:{}:0:past", foreign.0);
    forged.components[0]["components"][0]["custom_id"] = id.into();
    let label = labels(&first)[0].clone();
    let seen = anna.press_stale(&forged, &label).await.expect("an answer");
    assert!(private(&seen).contains("The game has moved on since"));
    assert!(seen.attachments.is_empty());
    talk.assert_quiet(channel).await;
}

/// RULES 7.3: a turn that ran out is missed, also if the CPU played it.
#[tokio::test]
async fn missed_turns_are_told() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    talk.begin_as(channel, "/game new ranked:on time:1d cpu:easy")
        .await;
    talk.play(channel, 0, "h2h3").await;
    // Ben lets his time run out, then resigns.
    talk.pass(Duration::from_hours(25));
    world
        .message_where(channel, |m| m.pings().contains(&talk.cleo.id))
        .await;
    let asked = talk.ben.slash(channel, "/resign").await;
    talk.ben.press(&asked, "Resign").await;
    talk.closed(channel).await;
    let text = told(&talk.anna, channel, "/rating user:@Ben").await;
    assert!(text.contains("missed 1 of 1 turn (100%)"), "{text}");
    assert!(text.contains("Teams: no rated game yet"), "under 8 plies");
}
