//! The disk is full: a clear word, nothing half done, and everything goes on when there is room.

use crate::talk::{Talk, assert_board, private};
use vierschach::table::ChannelId;

/// No limit: the most pages that a database can have.
const ROOM: u32 = 4_294_967_294;

#[tokio::test]
async fn a_full_disk() {
    let talk = Talk::playing().await;
    let (world, channel) = (&talk.world, talk.channel);
    talk.settled(channel).await;
    let app = talk.app();
    app.store.limit_pages(1).await.expect("it can be limited");
    // There is a little room on pages that are begun: moves fill it.
    let mut random = fastrand::Rng::with_seed(7);
    let mut ply = 0;
    let refused = loop {
        let before = talk.table(channel).await;
        let moves = before.play().expect("it runs").game.legal_moves();
        let line = format!("/move move:{}", moves[random.usize(..moves.len())]);
        let answer = talk.player(ply).slash(channel, &line).await;
        if private(&answer).starts_with("My disk is full") {
            assert_eq!(talk.table(channel).await, before, "nothing half done");
            break line;
        }
        assert!(answer.content.contains("is to move."), "{}", answer.content);
        ply += 1;
    };
    // Looking is possible all the same, and so is a refusal of the rules.
    let shown = talk.player(ply).slash(channel, "/board").await;
    assert_eq!(shown.attachment(0).png().size(), (1120, 1120));
    let wrong = talk.player(ply + 1).slash(channel, "/move move:h5h6").await;
    assert!(private(&wrong).starts_with("It is not your turn"));

    app.store
        .limit_pages(ROOM)
        .await
        .expect("it can be limited");
    talk.converse(channel, &[(talk.player(ply), &refused, "is to move.")])
        .await;
    talk.pass(std::time::Duration::from_mins(1));
    // Every ply is shown once.
    for _ in 0..ply {
        world.next_message(channel).await;
    }
    let last = world.next_message(channel).await;
    assert_board(&last, &[talk.player(ply + 1).id]);
    talk.settled(channel).await;
    assert!(world.unread(channel).is_empty());
    assert!(
        app.store
            .owed(ChannelId(channel.id))
            .await
            .expect("it reads")
            .is_none()
    );
    world.assert_clean();
}
