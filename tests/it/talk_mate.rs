//! A whole team game in a channel, from `/game new` to mate: every answer, post, picture and ping.

use crate::talk::{Talk, assert_board, private};
use crate::world::Route;

/// After these Blue is mated. Played out for this test; plies in turn order from Red.
const MATE: &str = "h2h3 a10c9 h13h11 m11k11 g1k5 a5c6 j14i12 m9l9 k5i5 b11d11 h14h12 m6l6 i5m9 \
                    b5c5 h12b6 n8m9 i1c7";
const SEATS: [&str; 4] = ["● Red", "▲ Blue", "■ Yellow", "◆ Green"];

#[tokio::test]
async fn a_team_game_from_the_lobby_to_mate() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mut board = talk.begin(channel).await;
    assert_board(&board, &[talk.anna.id]);
    let to_move = |ply: usize| {
        let who = talk.player(ply).mention();
        format!("{} to move: {who}", SEATS[ply % 4])
    };
    assert_eq!(board.content, to_move(0));
    let mut nonces = vec![board.nonce.clone()];
    let moves: Vec<&str> = MATE.split_whitespace().collect();
    for (ply, mv) in moves.iter().enumerate() {
        let line = format!("/move move:{mv}");
        let answer = talk.player(ply).slash(channel, &line).await;
        let over = ply + 1 == moves.len();
        let next = SEATS[(ply + 1) % 4];
        let then = if over {
            "The game is over.".to_owned()
        } else {
            format!("{next} is to move.")
        };
        assert!(private(&answer).ends_with(&then), "{}", answer.content);
        board = world.next_message(channel).await;
        assert!(world.unread(channel).is_empty(), "one board a ply");
        let (text, said) = (&board.content, format!("{}: ", SEATS[ply % 4]));
        assert!(text.starts_with(&said), "{mv}: {text}");
        let alt = board.attachment(0).description.as_deref();
        let begins = format!("Move {}. {said}", ply + 1);
        assert!(alt.is_some_and(|alt| alt.starts_with(&begins)), "{alt:?}");
        if !over {
            assert_board(&board, &[talk.player(ply + 1).id]);
            assert!(text.ends_with(&to_move(ply + 1)), "{mv}: {text}");
        }
        nonces.push(board.nonce.clone());
    }
    // Who won, why, and nobody is alerted.
    assert_board(&board, &[]);
    let lines: Vec<&str> = board.content.lines().collect();
    assert_eq!(
        lines[lines.len() - 2..],
        ["**● Red and ■ Yellow win!** 1–0", "▲ Blue is checkmated."]
    );
    nonces.sort_by_key(|nonce| nonce.as_ref().map(ToString::to_string));
    nonces.dedup();
    assert_eq!(nonces.len(), moves.len() + 1, "each board has its own");
    talk.assert_quiet(channel).await;
    assert_eq!(
        talk.posts(channel),
        1 + 1 + moves.len(),
        "nothing was sent twice"
    );

    let over = "This game is over. `/game new` opens another.";
    let after = [
        (&talk.anna, "/move move:h3h4", over),
        (&talk.ben, "/resign", over),
        (&talk.dora, "/board", "▲ Blue is checkmated."),
        (&talk.cleo, "/game new", "The lobby is open."),
    ];
    talk.converse(channel, &after).await;
    let lobby = world.next_message(channel).await;
    assert!(
        lobby.content.contains("▲ Blue moves first."),
        "the starter rotates"
    );
    talk.assert_quiet(channel).await;
}
