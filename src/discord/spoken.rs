//! Messages to the bot: moves written as replies to a board, or with a mention.
//!
//! Without the privileged intent Discord gives the content of just these. The answer is a
//! reaction; where that is not allowed, or something has to be said, a reply that alerts nobody.

use poise::serenity_prelude as serenity;

use super::{
    answers::fit,
    context::{CommandError, Data, name},
};
use crate::{
    chat::{Ask, Heard, Place, Speaker, Spoken},
    store::InteractionId,
    table::{ChannelId, GuildId, UserId},
    words::Language,
};

/// The sign that a move was played.
const PLAYED: char = '✅';

pub(super) async fn hear(
    framework: poise::FrameworkContext<'_, Data, CommandError>,
    message: &serenity::Message,
) {
    let context = framework.serenity_context;
    let Some(spoken) = spoken(message, framework.bot_id) else {
        return;
    };
    let data = framework.user_data().await;
    if !data.seen.is_new(message.id.get()) {
        return;
    }
    match data.chat.hear(ask(data, message), spoken).await {
        Heard::Nothing => {}
        Heard::Played(answer) => {
            let react = || message.react(context, PLAYED);
            if let Err(error) = data.again.send(react).await {
                tracing::info!(channel = message.channel_id.get(), %error, "cannot react");
                reply(context, data, message, &answer.text).await;
            }
        }
        Heard::Refused(answer) => reply(context, data, message, &answer.text).await,
    }
}

/// What a person wrote to the bot in a server; `None` for anything else.
fn spoken(message: &serenity::Message, bot: serenity::UserId) -> Option<Spoken> {
    let person = !message.author.bot && message.webhook_id.is_none();
    if !person || message.guild_id.is_none() || message.content.is_empty() {
        return None;
    }
    let replied = message.referenced_message.as_deref();
    let reply_to = replied.filter(|replied| replied.author.id == bot);
    let mentioned = message.mentions.iter().any(|user| user.id == bot);
    if reply_to.is_none() && !mentioned {
        return None;
    }
    let mut text = message.content.clone();
    for mention in [format!("<@{bot}>"), format!("<@!{bot}>")] {
        text = text.replace(&mention, " ");
    }
    Some(Spoken {
        text,
        reply_to: reply_to.map(|replied| replied.id.get()),
    })
}

/// The message as a question. It tells no language.
fn ask(data: &Data, message: &serenity::Message) -> Ask {
    let member = message.member.as_deref();
    let nick = member.and_then(|member| member.nick.as_deref());
    Ask {
        speaker: Speaker {
            user: UserId(message.author.id.get()),
            name: name(&message.author, nick),
            language: Language::default(),
            moderator: false,
        },
        place: Place {
            channel: ChannelId(message.channel_id.get()),
            guild: message.guild_id.map(|guild| GuildId(guild.get())),
            parent: None,
            speaks: None,
            missing: vec![],
            missing_for_threads: vec![],
        },
        // Ids of messages and of interactions come from the same clock: no two are the same.
        cause: Some(InteractionId(message.id.get())),
        now: (data.now)(),
    }
}

/// Answers for everyone to read, alerting nobody.
async fn reply(context: &serenity::Context, data: &Data, message: &serenity::Message, text: &str) {
    let reply = serenity::CreateMessage::new()
        .content(fit(text))
        .reference_message(serenity::MessageReference::from(message).fail_if_not_exists(false))
        .allowed_mentions(serenity::CreateAllowedMentions::new().replied_user(false))
        .flags(serenity::MessageFlags::SUPPRESS_NOTIFICATIONS)
        .nonce(serenity::Nonce::String(format!("r-{}", message.id)))
        .enforce_nonce(true);
    let send = || message.channel_id.send_message(context, reply.clone());
    if let Err(error) = data.again.send(send).await {
        tracing::warn!(channel = message.channel_id.get(), %error, "cannot reply to a message");
    }
}
