//! Servers that the bot comes to and goes from.

use poise::serenity_prelude as serenity;

use super::context::Data;
use crate::{table::GuildId, words::Language};

/// The bot is in a server. Told at every start, for every server: only one it has never been in
/// is welcomed.
pub(super) async fn met(
    context: &serenity::Context,
    data: &Data,
    guild: &serenity::Guild,
) -> Result<(), sqlx::Error> {
    let store = &data.chat.app.store;
    if !store.meet_guild(GuildId(guild.id.get())).await? {
        return Ok(());
    }
    let Some(channel) = guild.system_channel_id else {
        return Ok(());
    };
    let language = Language::of_locale(&guild.preferred_locale);
    let message = serenity::CreateMessage::new()
        .content(data.chat.welcome(language))
        .allowed_mentions(serenity::CreateAllowedMentions::new())
        .flags(serenity::MessageFlags::SUPPRESS_NOTIFICATIONS)
        .nonce(serenity::Nonce::String(format!("w{}", guild.id)))
        .enforce_nonce(true);
    // Where it may not post it says nothing: a command will show what is missing.
    if let Err(error) = channel.send_message(&context.http, message).await {
        tracing::info!(guild = guild.id.get(), %error, "not welcomed");
    }
    Ok(())
}

/// The bot was removed from a server, or that is out of reach for a while.
pub(super) async fn left(
    data: &Data,
    guild: &serenity::UnavailableGuild,
) -> Result<(), sqlx::Error> {
    // An outage is no goodbye.
    if guild.unavailable {
        return Ok(());
    }
    let store = &data.chat.app.store;
    store
        .leave_guild(GuildId(guild.id.get()), (data.now)())
        .await
}
