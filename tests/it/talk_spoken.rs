//! Moves that are simply written: as a reply to a board, or to the bot by name.

use crate::talk::{Talk, assert_board};
use crate::world::{Message, perm};

const PLAYED: &str = "✅";

/// The message has been given the sign, by the bot alone.
async fn assert_played(talk: &Talk, message: &Message) {
    let bot = talk.world.bot_id();
    let sign = (PLAYED.to_owned(), bot);
    talk.world
        .message_becomes(message, |now| now.reactions == [sign.clone()])
        .await;
}

/// The reply to a message: it alerts nobody.
async fn assert_replied(talk: &Talk, message: &Message, part: &str) {
    let place = talk.channel;
    let reply = talk.world.next_message(place).await;
    assert_eq!(reply.reply_to, Some(message.id), "{}", reply.content);
    assert!(reply.content.contains(part), "{}", reply.content);
    assert!(
        reply.pings().is_empty() && reply.silent(),
        "{}",
        reply.content
    );
}

#[tokio::test]
async fn a_reply_or_a_mention_is_a_move() {
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
    world.grant_bot(perm::ADD_REACTIONS);
    let board = talk.begin(channel).await;
    let said = anna.reply(&board, "h2h4");
    let board = world.next_message(channel).await;
    assert_board(&board, &[ben.id]);
    assert_played(&talk, &said).await;

    let bot = format!("<@{}>", world.bot_id());
    let said = ben.say(channel, &format!("{bot} Nc9!"));
    assert_board(&world.next_message(channel).await, &[cleo.id]);
    assert_played(&talk, &said).await;

    // An old board: it counts for the turn that runs, if that is one's own.
    let said = cleo.reply(&board, "**h13-h11**");
    let board = world.next_message(channel).await;
    assert_board(&board, &[dora.id]);
    assert_played(&talk, &said).await;

    let said = dora.reply(&board, "knight to l9");
    assert_board(&world.next_message(channel).await, &[anna.id]);
    assert_played(&talk, &said).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn without_the_right_to_react_it_is_said() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let board = talk.begin(channel).await;
    let said = talk.anna.reply(&board, "h2h4");
    let (one, two) = (
        world.next_message(channel).await,
        world.next_message(channel).await,
    );
    let (reply, board) = if one.reply_to.is_some() {
        (one, two)
    } else {
        (two, one)
    };
    assert_eq!(reply.reply_to, Some(said.id));
    assert_eq!(reply.content, "Pawn h2–h4. ▲ Blue is to move.");
    assert!(reply.pings().is_empty() && reply.silent());
    assert_board(&board, &[talk.ben.id]);
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_move_that_does_not_go_is_explained() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    let board = talk.begin(channel).await;
    let erik = world.user("Erik");
    for (person, text, why) in [
        (anna, "h2h5", "A pawn doesn’t move from h2 to h5."),
        (anna, "Qg5", "The way is blocked on g2"),
        (anna, "h22h44", "I can’t read this as a move."),
        (ben, "b7c7", "It is not your turn: ● Red is to move."),
        (&erik, "h2h4", "You don’t play in this game."),
    ] {
        let said = person.reply(&board, text);
        assert_replied(&talk, &said, why).await;
    }
    let table = talk.table(channel).await;
    assert_eq!(table.play().map(|play| play.game.ply()), Some(0));
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn people_who_talk_are_left_alone() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    world.grant_bot(perm::ADD_REACTIONS);
    let bot = format!("<@{}>", world.bot_id());
    anna.say(channel, &format!("{bot} h2h4"));
    let board = talk.begin(channel).await;
    let erik = world.user("Erik");
    let other_bot = world.another_bot("Another");
    let long = format!("h2h4 {}", "really ".repeat(20));
    for (person, text) in [
        (&erik, "nice move!"),
        (&erik, "lol"),
        (ben, "good luck everybody"),
        (anna, "let me think"),
        (anna, "I will move at 8 or so, no later than that"),
        (anna, long.as_str()),
        (anna, "👍"),
        (&other_bot, "h2h4"),
    ] {
        person.reply(&board, text);
    }
    anna.say(channel, &bot);
    anna.say(channel, &format!("{bot} hello"));
    // Not to the bot: it does not even see what is written.
    anna.say(channel, "h2h4");
    let chat = ben.say(channel, "what do you think?");
    anna.reply(&chat, "h2h4");
    // In direct messages there is no game, and no such intent.
    anna.say(world.dm(anna), "h2h4");
    let elsewhere = world.channel("elsewhere");
    anna.say(elsewhere, &format!("{bot} h2h4"));

    // The last one is played: so all before it were heard.
    let said = anna.reply(&board, "h2h3");
    assert_board(&world.next_message(channel).await, &[ben.id]);
    assert_played(&talk, &said).await;
    let table = talk.table(channel).await;
    assert_eq!(table.play().map(|play| play.game.ply()), Some(1));
    talk.assert_quiet(elsewhere).await;

    // A game that is over is talked about.
    let asked = anna.slash(channel, "/resign").await;
    anna.press(&asked, "Resign").await;
    talk.closed(channel).await;
    let last = world.next_message(channel).await;
    anna.reply(&last, "h3h4");
    talk.begin(channel).await;
    anna.reply(&last, "h3h4");
    anna.reply(&last, "gg");
    let said = ben.reply(&last, "b7c7");
    // RULES 1.6: the next game is Blue's to begin.
    let said_too = anna.say(channel, &format!("{bot} castle"));
    assert_replied(&talk, &said_too, "It is not your turn").await;
    assert!(world.refresh(&said).reactions.is_empty());
    talk.assert_quiet(channel).await;
}

/// The channel's language tells the letters, and what is said: a message itself tells none.
#[tokio::test]
async fn in_the_language_of_the_channel() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let mona = world.user("Mona").allowed(perm::MANAGE_CHANNELS);
    let board = talk.begin(channel).await;
    mona.slash(channel, "/settings channel language:hu").await;
    let refused = talk.anna.reply(&board, "vezér g5");
    assert_replied(&talk, &refused, "g2").await;
    world.grant_bot(perm::ADD_REACTIONS);
    let said = talk.anna.reply(&board, "Hf3");
    let board = world.next_message(channel).await;
    assert!(
        board.content.starts_with("● Piros: huszár e1–f3\n"),
        "{}",
        board.content
    );
    assert_played(&talk, &said).await;
    // A language of one's own that nobody knows yet: only one has this move.
    let said = talk.ben.reply(&board, "Sc9");
    let board = world.next_message(channel).await;
    assert!(
        board.content.starts_with("▲ Kék: huszár a10–c9\n"),
        "{}",
        board.content
    );
    assert_played(&talk, &said).await;
    talk.assert_quiet(channel).await;
}

#[tokio::test]
async fn a_message_that_comes_again_is_one_move() {
    let talk = Talk::new().await;
    let Talk {
        world, anna, ben, ..
    } = &talk;
    let channel = talk.channel;
    world.grant_bot(perm::ADD_REACTIONS);
    let board = talk.begin(channel).await;
    let said = anna.reply(&board, "h2h3");
    let board = world.next_message(channel).await;
    assert_played(&talk, &said).await;
    let refused = anna.reply(&board, "h3h4");
    assert_replied(&talk, &refused, "It is not your turn").await;
    world.repeat_on_resume(12);
    world.cut_gateway();
    world.resumed(1).await;
    let said = ben.reply(&board, "b7c7");
    world.next_message(channel).await;
    assert_played(&talk, &said).await;
    let table = talk.table(channel).await;
    assert_eq!(table.play().map(|play| play.game.ply()), Some(2));
    talk.assert_quiet(channel).await;
}
