//! Proposals in the channel: asked of everyone, answered days later, by buttons that know which
//! offer they belong to (RULES 6.3, 7.1).

use std::time::Duration;

use crate::talk::{Talk, assert_board, private};

#[tokio::test]
async fn a_draw_is_accepted_days_later_and_after_a_restart() {
    let talk = Talk::new().await;
    let channel = talk.channel;
    talk.begin(channel).await;
    let (anna, ben) = (&talk.anna, &talk.ben);
    let lines = [(anna, "/draw offer", "Your offer is on the table.")];
    talk.converse(channel, &lines).await;
    let offer = talk.world.next_message(channel).await;
    let asked = [ben.id, talk.cleo.id, talk.dora.id];
    let mut pings = offer.pings().to_vec();
    pings.sort_unstable();
    assert_eq!(pings, asked, "{}", offer.content);
    let accepted = ben.press(&offer, "Accept").await;
    assert_eq!(private(&accepted), "Accepted.");

    // Else it is owed still, and a copy days later has no nonce to stop it.
    talk.settled(channel).await;
    talk.kill().await;
    talk.start().await;
    talk.pass(Duration::from_hours(72));
    let not_asked = anna.press(&offer, "Accept").await;
    assert_eq!(private(&not_asked), "This offer is not for you to answer.");
    talk.cleo.press(&offer, "Accept").await;
    talk.dora.press(&offer, "Accept").await;
    let over = talk.world.next_message(channel).await;
    assert_board(&over, &[]);
    assert!(over.content.contains("**The game is drawn.** ½–½"));
    talk.world.assert_clean();
}

#[tokio::test]
async fn a_resignation_with_consent_asks_the_partner_alone() {
    let talk = Talk::new().await;
    let channel = talk.channel;
    talk.begin_as(channel, "/game new rules:negyszemelyes")
        .await;
    let (anna, cleo) = (&talk.anna, &talk.cleo);
    let resign = async || {
        let asked = anna.slash(channel, "/resign").await;
        assert!(private(&asked).contains("Your partner is asked"));
        let offered = anna.press(&asked, "Resign").await;
        let said = "Your partner is asked. The game goes on until they agree.";
        assert_eq!(private(&offered), said);
        let offer = talk.world.next_message(channel).await;
        assert_eq!(offer.pings(), [cleo.id]);
        offer
    };
    let first = resign().await;
    let stranger = talk.ben.press(&first, "Accept").await;
    assert_eq!(private(&stranger), "This offer is not for you to answer.");
    cleo.press(&first, "Decline").await;
    let declined = talk.world.next_message(channel).await;
    assert!(declined.content.contains("wants to play on"));

    // In the same turn once more: the buttons of the first offer do not answer the second.
    let second = resign().await;
    let late = cleo.press_stale(&first, "Accept").await;
    let late = late.expect("an answer");
    assert!(private(&late).contains("belongs to an earlier turn"));
    cleo.press(&second, "Accept").await;
    let over = talk.world.next_message(channel).await;
    assert!(over.content.contains("● Red has resigned."));
    talk.world.assert_clean();
}
