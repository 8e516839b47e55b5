//! Direct messages to the bot. Games are in servers: whoever writes is told so, now and then.

use std::{collections::HashMap, sync::Mutex, time::Duration};

use poise::serenity_prelude as serenity;

use super::{
    answers::fit,
    context::{CommandError, Data},
};
use crate::table::{Timestamp, UserId};

/// How long nobody is told again.
const PAUSE: Duration = Duration::from_hours(12);

/// How many people are told in that time.
const TOLD_MAX: usize = 10_000;

/// Who was told lately, and when; not what they wrote. Forgotten with the process.
#[derive(Debug, Default)]
pub(super) struct Told(Mutex<HashMap<UserId, Timestamp>>);

impl Told {
    /// Whether somebody is to be told now, which is thereby noted.
    fn is_due(&self, user: UserId, now: Timestamp) -> bool {
        let mut told = self.0.lock().expect("no panic while it is held");
        // A time from the future is from before the system's clock was put back.
        let lately = |at: Timestamp| at <= now && now < at + PAUSE;
        if told.get(&user).is_some_and(|&at| lately(at)) {
            return false;
        }
        if told.len() >= TOLD_MAX {
            told.retain(|_, at| lately(*at));
        }
        let room = told.len() < TOLD_MAX;
        if room {
            told.insert(user, now);
        }
        room
    }
}

pub(super) async fn hear(
    framework: poise::FrameworkContext<'_, Data, CommandError>,
    message: &serenity::Message,
) {
    let written = matches!(
        message.kind,
        serenity::MessageType::Regular | serenity::MessageType::InlineReply
    );
    if message.author.bot || !written {
        return;
    }
    let data = framework.user_data().await;
    let user = UserId(message.author.id.get());
    if !data.seen.is_new(message.id.get()) || !data.told.is_due(user, (data.now)()) {
        return;
    }
    let word = serenity::CreateMessage::new()
        .content(fit(&data.chat.only_in_servers(user).await))
        .allowed_mentions(serenity::CreateAllowedMentions::new())
        .nonce(serenity::Nonce::String(format!("d-{}", message.id)))
        .enforce_nonce(true);
    let http = &framework.serenity_context.http;
    let send = || message.channel_id.send_message(http, word.clone());
    if let Err(error) = data.again.send(send).await {
        tracing::info!(%error, "a direct message is not answered");
    }
}
