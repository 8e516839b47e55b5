//! What cannot be done: told why in private, and nothing changes.

use crate::talk::{Talk, private};

#[tokio::test]
async fn is_told_and_changes_nothing() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let erik = &world.user("Erik");
    let no_game = "There is no game in this channel. Start one with `/game new`.";
    let lines = [
        (erik, "/move move:h2h3", no_game),
        (erik, "/board", no_game),
        (erik, "/resign", no_game),
        (erik, "/game cancel", no_game),
    ];
    talk.converse(channel, &lines).await;
    talk.begin(channel).await;
    talk.settled(channel).await;
    let (before, posts) = (talk.table(channel).await, talk.posts(channel));

    let stranger = "You don’t play in this game.";
    let started = "The game has started already.";
    let lines = [
        (
            ben,
            "/move move:a10c9",
            "It is not your turn: ● Red is to move.",
        ),
        (erik, "/move move:h2h3", stranger),
        (anna, "/move move:wibble", "I can’t read this as a move."),
        (anna, "/move move:h2", "Where shall the piece on h2 go?"),
        (anna, "/move move:a1a2", "a1 is not on the board."),
        (
            anna,
            "/move move:a10c9",
            "The piece on a10 belongs to ▲ Blue.",
        ),
        (anna, "/move move:h5h6", "h5 is empty."),
        (ben, "/resign seat:red", "● Red is not your seat."),
        (erik, "/resign", stranger),
        (erik, "/draw offer", stranger),
        (erik, "/draw accept", "There is no offer to answer."),
        (anna, "/draw claim", "There is nothing to claim now."),
        (erik, "/game join", started),
        (anna, "/game leave", started),
        (ben, "/game start", started),
        (
            anna,
            "/game new",
            "There is a game in this channel already.",
        ),
        (
            erik,
            "/game cancel",
            "Only the host or a moderator (Manage Channels)",
        ),
        (anna, "/game back", "You are not away"),
        (erik, "/game takeover seat:red", "● Red is played by"),
        (ben, "/game cpu seat:red level:easy", "Only the host"),
    ];
    talk.converse(channel, &lines).await;

    // An illegal move is answered with legal ones that are like it.
    let legal: Vec<String> = before
        .play()
        .map(|play| play.game.legal_moves())
        .into_iter()
        .flatten()
        .map(|mv| mv.to_string())
        .collect();
    for illegal in ["h2h5", "e1e5", "g1g4", "h3h4"] {
        let line = format!("/move move:{illegal}");
        let answer = anna.slash(channel, &line).await;
        let (why, near) = private(&answer)
            .split_once("Legal and near it: ")
            .unwrap_or_else(|| panic!("{illegal}: {}", answer.content));
        assert!(why.len() > 10, "{illegal}: {why}");
        let near: Vec<&str> = near.split('`').skip(1).step_by(2).collect();
        assert!(!near.is_empty(), "{illegal}");
        assert!(
            near.iter().all(|mv| legal.iter().any(|known| known == mv)),
            "{illegal}: {near:?}"
        );
    }
    assert_eq!(talk.table(channel).await, before);
    assert_eq!(talk.posts(channel), posts);
    talk.assert_quiet(channel).await;
}
