//! `/history`: whoever cannot see a channel does not learn what was played there.

use crate::talk::{Talk, private};
use crate::talk_rating::{labels, lost_by_anna};

#[tokio::test]
async fn tells_of_a_channel_only_who_can_see_it() {
    let talk = Talk::new().await;
    let (world, chess) = (&talk.world, talk.channel);
    let stranger = world.user("Eve");
    let other = world.channel("other");
    let thread = world.thread(chess, "for all");
    let secret = world.private_thread(chess, "for some");
    for place in [chess, thread, secret] {
        lost_by_anna(&talk, place, "/game new").await;
    }
    let line = format!("/history user:@{}", talk.anna.name);
    for (person, place, games) in [
        (&stranger, other, 0),
        (&stranger, chess, 2),
        (&stranger, thread, 2),
        (&stranger, secret, 3),
        (&talk.ben, other, 3),
        (&talk.anna, other, 3),
    ] {
        let answer = person.slash(place, line.as_str()).await;
        let text = private(&answer);
        assert!(
            text.contains(&format!(": {games}** · page 1 of 1")),
            "{text}"
        );
        assert_eq!(text.matches("**No. ").count(), games, "{text}");
        let reach = "Those that were played in this channel or with you.";
        assert_eq!(text.contains(reach), person.id != talk.anna.id, "{text}");
    }

    // A button of somebody else's list leads nowhere.
    let own = talk.ben.slash(other, line.as_str()).await;
    let label = labels(&own)[0].clone();
    let seen = stranger.press_stale(&own, &label).await.expect("an answer");
    assert!(private(&seen).contains("The game has moved on since"));
    assert!(seen.attachments.is_empty());
    talk.assert_quiet(chess).await;
}
