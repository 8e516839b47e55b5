//! Servers that the bot comes to for the first time.

use poise::serenity_prelude as serenity;

use super::context::Data;
use crate::{table::GuildId, words::Language};

/// The bot is in a server. Told at every start, for every server: only one it has never been in
/// is welcomed.
pub(super) async fn met(
    http: &serenity::Http,
    data: &Data,
    guild: &serenity::Guild,
    bot: serenity::UserId,
) {
    let store = &data.chat.app.store;
    match store.meet_guild(GuildId(guild.id.get())).await {
        Ok(true) => {}
        Ok(false) => return,
        Err(error) => {
            tracing::error!(guild = guild.id.get(), %error, "cannot note where the bot is");
            return;
        }
    }
    let Some(channel) = greeting_place(guild, bot) else {
        return;
    };
    let language = Language::of_locale(&guild.preferred_locale);
    let message = serenity::CreateMessage::new()
        .content(data.chat.welcome(language))
        .allowed_mentions(serenity::CreateAllowedMentions::new())
        .flags(serenity::MessageFlags::SUPPRESS_NOTIFICATIONS)
        .nonce(serenity::Nonce::String(format!("w{}", guild.id)))
        .enforce_nonce(true);
    // Where it may not post it says nothing: a command will show what is missing.
    let send = || channel.send_message(http, message.clone());
    if let Err(error) = data.again.send(send).await {
        tracing::info!(guild = guild.id.get(), %error, "not welcomed");
    }
}

/// The channel for news of the server, or else the first one where the bot may write.
fn greeting_place(guild: &serenity::Guild, bot: serenity::UserId) -> Option<serenity::ChannelId> {
    let member = guild.members.get(&bot);
    let needed = serenity::Permissions::VIEW_CHANNEL | serenity::Permissions::SEND_MESSAGES;
    let may_write = |channel: &&serenity::GuildChannel| {
        member.is_some_and(|member| guild.user_permissions_in(channel, member).contains(needed))
    };
    let texts = guild.channels.values();
    let first = texts
        .filter(|channel| channel.kind == serenity::ChannelType::Text)
        .filter(may_write)
        .min_by_key(|channel| (channel.position, channel.id));
    let news = guild.system_channel_id;
    news.filter(|id| {
        guild
            .channels
            .get(id)
            .is_none_or(|channel| may_write(&channel))
    })
    .or(first.map(|channel| channel.id))
}
