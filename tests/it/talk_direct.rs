//! Direct messages to the bot: a word where games are played, and not again for a while.

use crate::talk::{Talk, post_in};
use crate::world::Trouble;
use std::time::Duration;

#[tokio::test]
async fn are_answered_now_and_then() {
    let talk = Talk::new().await;
    let (world, anna, ben) = (&talk.world, &talk.anna, &talk.ben);
    let (hers, his) = (world.dm(anna), world.dm(ben));
    let language = "/settings me language:Magyar";
    ben.slash(talk.channel, language).await;
    anna.say(hers, "h2h4");
    let word = world.next_dm(anna.id).await;
    assert!(word.content.starts_with("Hello! Games are played in"));
    assert!(word.content.contains("`/move`"), "{}", word.content);
    assert!(word.pings().is_empty() && !word.silent());
    // A reply to the bot is no other thing, nor is what else she writes.
    anna.reply(&word, "h2h4");
    for _ in 0..5 {
        anna.say(hers, "Hello?");
    }
    // What fails comes all the same, once.
    world.trouble(post_in(his), Trouble::CutBefore);
    ben.say(his, "Szia");
    let word = world.next_dm(ben.id).await;
    assert!(word.content.contains("`/lépés`"), "{}", word.content);
    // Of all these one more is answered, after half a day: the bot, too, writes there, and hears it.
    talk.pass(Duration::from_hours(13));
    anna.say(hers, "Hello again");
    world.next_dm(anna.id).await;
    ben.say(his, "Szia");
    world.next_dm(ben.id).await;
    // His first one was tried twice.
    assert_eq!((talk.posts(hers), talk.posts(his)), (2, 3));
    assert!(world.unread(hers).is_empty() && world.unread(his).is_empty());
    world.assert_clean();
}

/// Whose direct messages are for the bot’s calls is answered as everybody is, and the game goes on.
#[tokio::test]
async fn a_reply_to_a_call_is_told_where_to_move() {
    let talk = Talk::new().await;
    let (world, anna, channel) = (&talk.world, &talk.anna, talk.channel);
    anna.slash(channel, "/settings me pings:dm").await;
    talk.begin(channel).await;
    let call = world.next_dm(anna.id).await;
    anna.reply(&call, "h2h3");
    let word = world.next_dm(anna.id).await;
    assert!(word.content.contains("Move in the channel of your game"));
    talk.play(channel, 0, "h2h3").await;
    talk.assert_quiet(channel).await;
}
