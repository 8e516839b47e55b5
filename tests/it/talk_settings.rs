//! How boards look is chosen for a channel by its moderators, and for oneself by everyone.

use crate::talk::{Talk, private};
use crate::world::perm;

#[tokio::test]
async fn a_channel_and_a_person_choose_how_boards_look() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let usual =
        "Public boards here: Red is below, theme default. Language: English (the server’s).";
    let shown = talk.anna.slash(channel, "/settings channel").await;
    assert_eq!(private(&shown), usual);
    let refused = talk
        .ben
        .slash(channel, "/settings channel board:turning")
        .await;
    assert!(private(&refused).contains("Manage Channels"));
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let changed = mona
        .slash(channel, "/settings channel board:turning theme:dark")
        .await;
    let turning = "Public boards here: the player to move is below, theme dark. Language: English (the server’s).";
    assert_eq!(private(&changed), turning);

    // From now on the public board is the one that Blue sees, in the channel's colours.
    talk.begin(channel).await;
    let board = talk.play(channel, 0, "h2h3").await;
    let own = talk.ben.slash(channel, "/board theme:dark").await;
    assert_eq!(board.attachment(0).bytes, own.attachment(0).bytes);
    let plain = talk.ben.slash(channel, "/board").await;
    assert_ne!(plain.attachment(0).bytes, own.attachment(0).bytes);

    // One's own choice holds for private views only, and in every channel.
    let mine = talk.ben.slash(channel, "/settings me theme:dark").await;
    assert_eq!(
        private(&mine),
        "Your own views: theme dark. Language: English (your client’s)."
    );
    let chosen = talk.ben.slash(channel, "/board").await;
    assert_eq!(chosen.attachment(0).bytes, own.attachment(0).bytes);
    world.assert_clean();
}
