//! What is chosen for a channel by its moderators, and for oneself by everyone.

use crate::talk::{Talk, private};
use crate::world::perm;

#[tokio::test]
async fn a_channel_and_a_person_choose_how_boards_look() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let shown = talk.anna.slash(channel, "/settings channel").await;
    for usual in [
        "**Boards**: Red is below",
        "**Theme**: default",
        "**Usual mode**: teams",
        "**Usual time for a move**: no limit",
        "**When it runs out**: the CPU moves",
        "**Games here**: allowed",
        "**Old boards**: stay",
    ] {
        assert!(private(&shown).contains(usual), "{}", shown.content);
    }
    assert!(shown.buttons().is_empty() && shown.selects().is_empty());
    let refused = talk
        .ben
        .slash(channel, "/settings channel board:turning")
        .await;
    assert!(private(&refused).contains("Manage Channels"));
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let changed = mona
        .slash(channel, "/settings channel board:turning theme:dark")
        .await;
    assert!(private(&changed).contains("**Boards**: the player to move is below"));
    assert!(changed.content.contains("**Theme**: dark"));

    // From now on the public board is the one that Blue sees, in the channel's colours.
    talk.begin(channel).await;
    let board = talk.play(channel, 0, "h2h3").await;
    let own = talk.ben.slash(channel, "/board theme:dark").await;
    assert_eq!(board.attachment(0).bytes, own.attachment(0).bytes);
    let plain = talk.ben.slash(channel, "/board").await;
    assert_ne!(plain.attachment(0).bytes, own.attachment(0).bytes);

    // One's own choice holds for private views only, and in every channel.
    let mine = talk.ben.slash(channel, "/settings me theme:dark").await;
    assert!(private(&mine).contains("**Theme**: dark"));
    let chosen = talk.ben.slash(channel, "/board").await;
    assert_eq!(chosen.attachment(0).bytes, own.attachment(0).bytes);
    world.assert_clean();
}

#[tokio::test]
async fn the_panel_changes_what_it_shows_also_after_a_restart() {
    let talk = Talk::new().await;
    let (channel, ben) = (talk.channel, &talk.ben);
    let panel = ben.slash(channel, "/settings me").await;
    for usual in [
        "**Theme**: default",
        "**Pings**: in the channel",
        "**Reminders**: on",
        "**Quiet hours**: none",
        "**Time zone**: UTC",
    ] {
        assert!(private(&panel).contains(usual), "{}", panel.content);
    }
    talk.kill().await;
    talk.start().await;
    let pressed = ben.press(&panel, "Switch to “Reminders: off”").await;
    assert_eq!(pressed.kind, 7, "it changes in its place");
    assert!(pressed.content.contains("**Reminders**: off"));
    ben.press(&panel, "Switch to “Pings: by direct message”")
        .await;
    ben.select(&panel, "Quiet hours: none", &["23:00-07:00"])
        .await;
    let chosen = ben.select(&panel, "Theme: default", &["contrast"]).await;
    for now in [
        "**Theme**: contrast",
        "**Pings**: by direct message",
        "**Reminders**: off",
        "**Quiet hours**: 23:00-07:00",
    ] {
        assert!(chosen.content.contains(now), "{}", chosen.content);
    }
    // It is Ben's alone; what Anna has stays as it was.
    let annas = talk.anna.slash(channel, "/settings me").await;
    assert!(private(&annas).contains("**Reminders**: on"));
    talk.world.assert_clean();
}

#[tokio::test]
async fn moderators_choose_what_new_games_are() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let panel = mona.slash(channel, "/settings channel").await;
    mona.select(&panel, "Usual mode: teams", &["solo"]).await;
    mona.select(&panel, "Usual time for a move: no limit", &["1 day"])
        .await;
    let changed = mona
        .press(&panel, "Switch to “When it runs out: the seat is lost”")
        .await;
    assert!(
        changed
            .content
            .contains("**When it runs out**: the seat is lost")
    );
    talk.converse(channel, &[(&talk.anna, "/game new", "The lobby is open.")])
        .await;
    let lobby = world.next_message(channel).await;
    assert!(lobby.content.contains("Four-player chess, solo"));
    assert!(
        lobby
            .content
            .contains("1 day for each move; then the seat is lost.")
    );
    talk.anna.slash(channel, "/game cancel").await;
    talk.closed(channel).await;
    // What is named goes before.
    let line = "/game new mode:classic time:none on_timeout:cpu";
    talk.converse(channel, &[(&talk.anna, line, "The lobby is open.")])
        .await;
    let lobby = world
        .message_where(channel, |m| m.content.contains("**Chess ("))
        .await;
    assert!(
        !lobby.content.contains("for each move"),
        "{}",
        lobby.content
    );
    world.assert_clean();
}

#[tokio::test]
async fn moderators_choose_where_games_are() {
    let talk = Talk::new().await;
    let (world, channel, anna) = (&talk.world, talk.channel, &talk.anna);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    talk.begin(channel).await;
    mona.slash(channel, "/settings channel games:off").await;
    // A game that runs is played to its end.
    talk.play(channel, 0, "h2h3").await;
    anna.slash(channel, "/game cancel").await;
    talk.closed(channel).await;
    let refused = "The moderators want no games in this channel.";
    for line in ["/game new", "/board", "/export", "/replay"] {
        let answer = anna.slash(channel, line).await;
        assert!(
            answer.content.starts_with(refused),
            "{line}: {}",
            answer.content
        );
        assert!(answer.ephemeral());
    }
    let elsewhere = world.channel("elsewhere");
    talk.converse(elsewhere, &[(anna, "/game new", "The lobby is open.")])
        .await;
    let setup = mona.slash(channel, "/setup").await;
    assert!(private(&setup).contains("Games may not be opened here"));
    let panel = mona.slash(channel, "/settings channel").await;
    let on = mona.press(&panel, "Switch to “Games here: allowed”").await;
    assert!(on.content.contains("**Games here**: allowed"));
    talk.converse(channel, &[(anna, "/game new", "The lobby is open.")])
        .await;
    world.assert_clean();
}

#[tokio::test]
async fn a_thread_has_what_its_channel_has_until_it_has_its_own() {
    let talk = Talk::new().await;
    let (world, channel, anna) = (&talk.world, talk.channel, &talk.anna);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let thread = world.thread(channel, "a game");
    mona.slash(channel, "/settings channel games:off mode:solo theme:dark")
        .await;
    let refused = anna.slash(thread, "/game new").await;
    assert!(private(&refused).starts_with("The moderators want no games"));
    let own = mona.slash(thread, "/settings channel games:on").await;
    assert!(private(&own).contains("**Games here**: allowed"));
    assert!(own.content.contains("**Theme**: dark"));
    let board = talk.begin(thread).await;
    let dark = anna.slash(thread, "/board theme:dark").await;
    assert_eq!(board.attachment(0).bytes, dark.attachment(0).bytes);
    let refused = anna.slash(channel, "/game new").await;
    assert!(private(&refused).starts_with("The moderators want no games"));
    world.assert_clean();
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_what_can() {
    let talk = Talk::new().await;
    let (channel, ben) = (talk.channel, &talk.ben);
    for (line, told) in [
        ("/settings me quiet:at night", "such as `22:00-07:00`"),
        ("/settings me zone:Atlantis", "such as `Europe/Berlin`"),
        // Of two changes none is made if one is wrong.
        (
            "/settings me reminders:off zone:Atlantis",
            "such as `Europe/Berlin`",
        ),
    ] {
        let answer = ben.slash(channel, line).await;
        assert!(
            private(&answer).contains(told),
            "{line}: {}",
            answer.content
        );
    }
    let shown = ben.slash(channel, "/settings me").await;
    assert!(private(&shown).contains("**Reminders**: on"));
    for (line, first) in [
        ("/settings me zone:buda", "Europe/Budapest"),
        ("/settings me zone:new_y", "America/New_York"),
        ("/settings me zone:Asia/Kath", "Asia/Kathmandu"),
        ("/settings me quiet:22-6", "22:00-06:00"),
        ("/settings me quiet:", "off"),
    ] {
        let choices = ben.autocomplete(channel, line).await;
        assert_eq!(choices.first().map(String::as_str), Some(first), "{line}");
    }
    talk.world.assert_clean();
}
