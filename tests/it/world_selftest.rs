//! The stand-in for Discord, tried with a tiny bot: what a conversation test relies on.

use crate::world::{
    Answer, Failure, Message, Person, Place, Process, Route, Trouble, Via, World, perm, tiny,
};

/// A world with the bot in it, a channel and a person. The bot lives as long as its process is held.
async fn living_world() -> (World, Place, Person, Process) {
    let world = World::start().await;
    let channel = world.channel("general");
    let anna = world.user("Anna");
    let bot = tiny::start(&world).await;
    (world, channel, anna, bot)
}

#[tokio::test]
async fn commands_are_typed_as_registered() {
    let (world, channel, anna, _bot) = living_world().await;
    let ben = world.user("Ben").locale("de");
    let answer = anna.slash(channel, "/game new mode:teams rival:@Ben").await;
    assert_eq!((answer.kind, answer.ephemeral()), (4, false));
    assert_eq!(
        answer.content,
        format!("{:?}", ["teams".to_owned(), ben.id.to_string()])
    );
    let answer = ben.slash(channel, "/spiel new mode:Teams of two").await;
    assert_eq!(
        answer.content, r#"["teams"]"#,
        "a choice by its name, a command by its German name"
    );
    let not_sent = [
        ("/chess", "no command"),
        ("/game", "needs a subcommand"),
        ("/game win", "no subcommand"),
        ("/game new", "required option"),
        ("/game new mode:solo", "not one of its choices"),
        ("/game new mode:teams mode:teams", "twice"),
        ("/game new mode:teams colour:red", "no option"),
        ("/game new mode:teams rival:@Nobody", "no such user"),
        ("/game board now", "belongs to no option"),
        ("/close", "may not use"),
    ];
    for (line, why) in not_sent {
        match anna.try_slash(channel, line).await {
            Err(Failure::NotSent(text)) => assert!(text.contains(why), "{line}: {text}"),
            other => panic!("{line}: {other:?}"),
        }
    }
    assert_eq!(
        anna.autocomplete(channel, "/game move move:e2").await,
        ["move e2e4", "move e2e3"]
    );
    assert_eq!(
        anna.slash(channel, "/game move move:e2e4").await.content,
        "e2e4"
    );
    let quoted = anna
        .slash(channel, r#"/game move move:"a: \"b\"" and c"#)
        .await;
    assert_eq!(quoted.content, r#"a: "b" and c"#);
    let asked = anna.slash(channel, "/game ask").await;
    assert_eq!(
        anna.submit(&asked, &[("Answer", "it is")]).await.content,
        "so it is"
    );
    assert_eq!(world.registrations(), 1);
    world.assert_clean();
}

#[tokio::test]
async fn buttons_and_selects_act_on_the_message_as_it_is() {
    let (world, channel, anna, _bot) = living_world().await;
    let ben = world.user("Ben");
    let lobby = anna.slash(channel, "/game new mode:teams").await;
    assert_eq!(ben.press(&lobby, "red").await.kind, 6);
    let (chosen, too_many) = tokio::join!(
        ben.select(&lobby, "a piece", &["queen"]),
        ben.try_select(&lobby, "a piece", &["queen", "king"])
    );
    assert_eq!(
        (chosen.content.as_str(), chosen.only_for),
        ("v:queen", Some(ben.id))
    );
    assert!(matches!(too_many, Err(Failure::NotSent(_))));
    let before: &Message = &lobby;
    assert_eq!(ben.press(&lobby, "v1:blue").await.content, "blue is taken");
    let now = world.refresh(&lobby);
    assert_eq!(
        (now.buttons().len(), now.history.len(), now.pings().len()),
        (1, 1, 0)
    );
    assert!(matches!(
        ben.try_press(&lobby, "blue").await,
        Err(Failure::NotSent(_))
    ));
    assert!(matches!(
        ben.try_press(&lobby, "taken").await,
        Err(Failure::NotSent(_))
    ));
    assert_eq!(
        ben.press_stale(before, "blue")
            .await
            .expect("still answered")
            .kind,
        7
    );
    world.assert_clean();
}

#[tokio::test]
async fn a_board_is_a_regular_message_that_pings_one() {
    let (world, channel, anna, _bot) = living_world().await;
    let answer = anna.slash(channel, "/game board").await;
    assert_eq!(
        (answer.content.as_str(), answer.ephemeral()),
        ("it comes", true)
    );
    let board = world.next_message(channel).await;
    assert_eq!(board.pings(), [anna.id]);
    assert!(!board.everyone && !board.silent());
    let file = board.attachment(0);
    assert_eq!(
        (
            file.name.as_str(),
            file.description.as_deref(),
            file.content_type.as_str()
        ),
        ("board.png", Some("a board"), "image/png")
    );
    let picture = file.png();
    assert_eq!(
        (picture.size(), picture.pixel(1, 0), picture.is_blank()),
        ((2, 1), [0, 0, 255, 255], false)
    );
    // Asked again, the same nonce brings the same message until it is forgotten.
    anna.slash(channel, "/game board").await;
    world.requested(Route::post(), 2).await;
    assert_eq!(world.unread(channel).len(), 0);
    world.advance_ms(600_000);
    anna.slash(channel, "/game board").await;
    world.next_message(channel).await;
    let transcript = world.transcript(channel);
    assert!(
        transcript.contains("a board (board.png 2x1) (pings Anna)"),
        "{transcript}"
    );
    world.assert_clean();
}

#[tokio::test]
async fn moderators_may_more() {
    let (world, channel, _, _bot) = living_world().await;
    let mo = world.user("Mo").allowed(perm::MANAGE_CHANNELS);
    let answer: Answer = mo.slash(channel, "/close").await;
    assert_eq!(
        (answer.content.as_str(), answer.via),
        ("closed", Via::Answer(answer.interaction))
    );
    mo.say(channel, "first");
    let message = world.next_message(channel).await;
    world.trouble(Route::edit(), Trouble::status(500));
    mo.reply(&message, "edit");
    let edited = world
        .message_becomes(&message, |m| !m.history.is_empty())
        .await;
    assert_eq!(
        (edited.content, edited.history),
        (format!("as {} wants", mo.mention()), vec![message.content])
    );
    assert_eq!(edited.mentions, [mo.id]);
    assert_eq!(edited.pinged, [0; 0]);
    assert_eq!(world.violations(), [""; 0]);
}

#[tokio::test]
async fn a_deferred_answer_alerts_nobody() {
    let (world, channel, anna, _bot) = living_world().await;
    let answer = anna.slash(channel, "/game slow").await;
    assert_eq!(
        (answer.kind, answer.ephemeral(), answer.pings().len()),
        (5, true, 0)
    );
    assert!(answer.content.ends_with("at last"));
    let more = world
        .message_where(channel, |m| m.content == "and more")
        .await;
    assert!(!more.ephemeral());
    assert_eq!(anna.sees(channel).len(), 2);
    assert_eq!(world.user("Ben").sees(channel).len(), 1);
    world.assert_clean();
}

#[tokio::test]
async fn an_unanswered_interaction_fails_after_three_seconds() {
    let (world, channel, anna, _bot) = living_world().await;
    assert_eq!(
        anna.try_slash(channel, "/game mute")
            .await
            .expect_err("no answer"),
        Failure::NoAnswer
    );
    assert_eq!(world.take_violations().len(), 1);
    world.assert_clean();
}

#[tokio::test]
async fn the_content_of_messages_is_for_whom_it_concerns() {
    let (world, channel, anna, _bot) = living_world().await;
    let answer = anna.slash(channel, "/game new mode:teams").await;
    let heard = async |words: &str| assert_eq!(world.next_message(channel).await.content, words);
    anna.say(channel, "e2e4");
    heard(r#"heard """#).await;
    anna.say(channel, &format!("<@{}> e2e4", world.bot_id()));
    let echo = world.next_message(channel).await;
    assert!(echo.content.contains("e2e4"));
    anna.reply(&echo, "d2d4");
    heard(r#"heard "d2d4""#).await;
    anna.reply(&answer, "d2d4");
    heard(r#"heard """#).await;
    let dm = world.dm(&anna);
    anna.say(dm, "hello");
    assert_eq!(world.next_dm(anna.id).await.content, r#"heard "hello""#);
    world.assert_clean();
}

#[tokio::test]
async fn a_lost_answer_is_not_a_second_board() {
    let (world, channel, anna, _bot) = living_world().await;
    for (trouble, requests) in [
        (Trouble::CutAfter, 2),
        (Trouble::CutBefore, 4),
        (Trouble::status(502), 6),
    ] {
        world.advance_ms(600_000);
        world.trouble(Route::post(), trouble);
        anna.slash(channel, "/game board").await;
        let seen = world.requested(Route::post(), requests).await;
        world.next_message(channel).await;
        assert_eq!(seen.len(), requests);
        assert_eq!(world.unread(channel).len(), 0);
    }
    let gate = world.hold(Route::post());
    world.advance_ms(600_000);
    anna.slash(channel, "/game board").await;
    world.requested(Route::post(), 7).await;
    assert_eq!(world.unread(channel).len(), 0);
    gate.open();
    world.next_message(channel).await;
    world.calm();
    world.assert_clean();
}

#[tokio::test]
async fn the_gateway_has_its_troubles() {
    let (world, channel, anna, _bot) = living_world().await;
    world.close_gateway(4000);
    world.resumed(1).await;
    let answer = anna.slash(channel, "/game new mode:teams").await;
    // The same interaction again is answered again by this careless bot, which Discord refuses.
    world.redeliver(answer.interaction);
    world.requested(Route::answer(), 2).await;
    // The events since: the interaction, the message that answered it, the interaction again.
    world.repeat_on_resume(3);
    world.cut_gateway();
    world.requested(Route::answer(), 4).await;
    world
        .wait_for("all refusals", |s| (s.violations.len() == 3).then_some(()))
        .await;
    assert!(
        world
            .take_violations()
            .iter()
            .all(|v| v.starts_with("40060"))
    );
    world.repeat_on_resume(0);
    world.offline(true);
    world.cut_gateway();
    world.stopped().await;
    world.offline(false);
    world.resumed(3).await;
    world.lose_events(true);
    anna.say(channel, "lost");
    world.lose_events(false);
    anna.say(channel, &format!("<@{}> found", world.bot_id()));
    assert!(world.next_message(channel).await.content.contains("found"));
    assert_eq!(world.unread(channel).len(), 0);
    world.second_ready();
    world
        .wait_for("a second registration", |s| {
            (s.registrations == 2).then_some(())
        })
        .await;
    world.invalidate_sessions();
    world.ready().await;
    anna.slash(channel, "/game new mode:teams").await;
    world.assert_clean();
}

#[tokio::test]
async fn a_bot_that_starts_again_finds_the_same_world() {
    let (world, channel, anna, bot) = living_world().await;
    let lobby = anna.slash(channel, "/game new mode:teams").await;
    bot.kill();
    world.stopped().await;
    let _bot = tiny::start(&world).await;
    assert_eq!(anna.press(&lobby, "blue").await.content, "blue is taken");
    world.assert_clean();
}

#[tokio::test]
async fn a_refused_resume_begins_a_new_session() {
    let (world, channel, anna, _bot) = living_world().await;
    world.refuse_resume(true);
    world.close_gateway(4000);
    world.ready().await;
    anna.slash(channel, "/game new mode:teams").await;
    world.refuse_resume(false);
    world.ask_to_reconnect();
    world.resumed(1).await;
    world.assert_clean();
}

#[tokio::test]
async fn what_the_bot_may_not_do_is_refused() {
    let (world, channel, anna, _bot) = living_world().await;
    let thread = world.thread(channel, "a game");
    let dm = world.dm(&anna);
    let say_and_count = async |place: Place, status: u16, code: u64| {
        let before = world
            .requests()
            .iter()
            .filter(|r| Route::post().matches(r))
            .count();
        anna.say(place, "hello");
        let seen = world.requested(Route::post(), before + 1).await;
        let last = seen.last().expect("just waited for");
        let answered = world.wait_for("its answer", |s| {
            s.requests.last().filter(|r| r.status != 0).cloned()
        });
        let answered = answered.await;
        assert_eq!(
            (answered.status, answered.code, &answered.path),
            (status, code, &last.path)
        );
    };
    world.deny(channel, perm::SEND_MESSAGES);
    say_and_count(channel, 403, 50013).await;
    say_and_count(thread, 200, 0).await;
    world.allow(channel, perm::SEND_MESSAGES);
    say_and_count(channel, 200, 0).await;
    world.deny(channel, perm::VIEW_CHANNEL);
    say_and_count(thread, 403, 50001).await;
    world.allow(channel, perm::VIEW_CHANNEL);
    world.archive(thread, true);
    say_and_count(thread, 400, 50083).await;
    world.archive(thread, false);
    world.lock(thread, true);
    say_and_count(thread, 403, 160_005).await;
    anna.close_dms(true);
    say_and_count(dm, 403, 50007).await;
    for (trouble, status, code) in [
        (Trouble::code(50001), 403, 50001),
        (Trouble::status(500), 500, 0),
        (Trouble::rate_limited(0.5, true), 429, 0),
    ] {
        world.trouble(Route::post(), trouble);
        say_and_count(channel, status, code).await;
    }
    let answer = anna.slash(channel, "/game new mode:teams").await;
    world.delete_message(&answer);
    assert!(world.refresh(&answer).deleted);
    world.assert_clean();
}

#[tokio::test]
async fn serenity_reads_what_is_served() {
    let (world, channel, anna, _bot) = living_world().await;
    let http = tiny::http(&world);
    let (thread, guild) = (world.thread(channel, "a game"), world.guild());
    let answer = anna.slash(channel, "/game new mode:teams").await;
    let reply = anna.reply(&answer, "hello");
    let heard = world.next_message(channel).await;
    let info = http
        .get_current_application_info()
        .await
        .expect("the application");
    assert_eq!(info.id.get(), world.bot_id());
    for place in [channel, thread, world.dm(&anna)] {
        let read = http.get_channel(place.id.into()).await.expect("a channel");
        assert_eq!(read.id().get(), place.id);
    }
    let read = http
        .get_message(channel.id.into(), reply.id.into())
        .await
        .expect("a message");
    let original = read.referenced_message.expect("it is a reply");
    assert_eq!(
        (original.id.get(), read.author.id.get()),
        (answer.id, anna.id)
    );
    let all = http
        .get_messages(channel.id.into(), None, Some(1))
        .await
        .expect("messages");
    assert_eq!((all.len(), all[0].id.get()), (1, heard.id));
    let member = http
        .get_member(guild.into(), anna.id.into())
        .await
        .expect("a member");
    assert_eq!(member.user.id.get(), anna.id);
    assert_eq!(
        http.get_guild(guild.into())
            .await
            .expect("a guild")
            .id
            .get(),
        guild
    );
    assert_eq!(
        http.get_channels(guild.into())
            .await
            .expect("channels")
            .len(),
        2,
        "the one for news, and this one"
    );
    assert_eq!(http.get_bot_gateway().await.expect("an address").shards, 1);
    world.archive(thread, true);
    let reopen = serde_json::json!({"archived": false});
    let opened = http
        .edit_thread(thread.id.into(), &reopen, None)
        .await
        .expect("a thread");
    assert!(!opened.thread_metadata.expect("it is a thread").archived);
    world.assert_clean();
}
