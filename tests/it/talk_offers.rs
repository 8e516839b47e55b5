//! Proposals in the channel: asked of everyone, answered days later, by buttons that know which
//! offer they belong to (RULES 6.3, 7.1).

use std::time::Duration;

use crate::talk::{Talk, assert_board, private};
use crate::world::Person;

#[tokio::test]
async fn a_draw_is_accepted_days_later_and_after_a_restart() {
    let talk = Talk::playing().await;
    let channel = talk.channel;
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
    let resign = async |who: &Person, partner: &Person| {
        let asked = who.slash(channel, "/resign").await;
        assert!(private(&asked).contains("Your partner is asked"));
        let offered = who.press(&asked, "Resign").await;
        let said = "Your partner is asked. The game goes on until they agree.";
        assert_eq!(private(&offered), said);
        let offer = talk.world.next_message(channel).await;
        assert_eq!(offer.pings(), [partner.id]);
        offer
    };
    let first = resign(anna, cleo).await;
    let stranger = talk.ben.press(&first, "Accept").await;
    assert_eq!(private(&stranger), "This offer is not for you to answer.");
    cleo.press(&first, "Decline").await;
    let declined = talk.world.next_message(channel).await;
    assert!(declined.content.contains("wants to play on"));

    // Nobody is pestered with the same again.
    let asked = anna.slash(channel, "/resign").await;
    let again = anna.press(&asked, "Resign").await;
    assert!(private(&again).starts_with("That was declined. You can ask again after"));

    // In the same turn the partner asks: the buttons of the first offer do not answer the second.
    let second = resign(cleo, anna).await;
    let late = anna.press_stale(&first, "Accept").await;
    let late = late.expect("an answer");
    assert!(private(&late).contains("belongs to an earlier turn"));
    anna.press(&second, "Accept").await;
    let over = talk.world.next_message(channel).await;
    assert!(over.content.contains("■ Yellow has resigned."));
    talk.settled(channel).await;
    // What was asked stays to be read, and nobody is asked any more.
    let first = talk.world.as_it_stands(&first);
    assert_eq!(
        first.content,
        "● Red asked to resign for the team. This is settled."
    );
    assert!(first.components.is_empty());
    talk.world.assert_clean();
}

/// Discord takes nobody twice in the list of who is alerted; and who offers is not asked.
#[tokio::test]
async fn a_person_with_several_seats_is_asked_once_or_not_at_all() {
    let talk = Talk::new().await;
    let (anna, ben, cleo) = (&talk.anna, &talk.ben, &talk.cleo);
    for (name, seats, offers, asked) in [
        ("one", [anna, ben, anna, cleo], cleo, vec![anna.id, ben.id]),
        ("two", [anna, ben, anna, ben], ben, vec![anna.id]),
    ] {
        let channel = talk.world.channel(name);
        let lines = [(anna, "/game new mode:teams", "The lobby is open.")];
        talk.converse(channel, &lines).await;
        for (person, seat) in seats.iter().zip(["red", "blue", "yellow", "green"]) {
            let line = format!("/game join seat:{seat}");
            talk.converse(channel, &[(person, line.as_str(), "You have")])
                .await;
        }
        talk.converse(channel, &[(anna, "/game start", "The game begins.")])
            .await;
        talk.settled(channel).await;
        talk.world.read_all(channel);
        talk.converse(
            channel,
            &[(offers, "/draw offer", "Your offer is on the table.")],
        )
        .await;
        let offer = talk.world.next_message(channel).await;
        let mut pings = offer.pings().to_vec();
        pings.sort_unstable();
        assert_eq!(pings, asked, "{}", offer.content);
        let mut others = seats.to_vec();
        others.retain(|person| asked.contains(&person.id));
        others.dedup_by_key(|person| person.id);
        for (number, person) in others.iter().enumerate().take(asked.len()) {
            let accepted = person.press(&offer, "Accept").await;
            assert_eq!(private(&accepted), "Accepted.");
            if number + 1 < asked.len() {
                let twice = person.press(&offer, "Accept").await;
                assert!(private(&twice).starts_with("You have agreed already"));
            }
        }
        let over = talk.world.next_message(channel).await;
        assert!(
            over.content.contains("The game is drawn."),
            "{}",
            over.content
        );
    }
    talk.world.assert_clean();
}
