//! Threads for games: made on a message, so that the id of the thread is known before it is
//! there, and archived when nobody needs them.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::{
    answers::{late_response, later, response},
    carrier::{UNKNOWN_CHANNEL, code},
    context::{CommandError, Context, Data, Source},
    permissions::missing_for_thread,
};
use crate::{
    app::App,
    chat::{NewGame, Starter},
    table::ChannelId,
};

/// `/game new thread:true`.
pub(super) async fn open(context: Context<'_>, game: NewGame) -> Result<(), CommandError> {
    let data = context.framework.user_data().await;
    let (interaction, http) = (context.interaction, &context.serenity_context().http);
    let to = (interaction.id, &*interaction.token);
    let Some(ask) = Source::of_command(interaction).ask_once(data) else {
        return Ok(());
    };
    let granted = interaction.app_permissions;
    let missing = granted.map(missing_for_thread).unwrap_or_default();
    let starter = match data.chat.plan_thread(&ask, &game, &missing).await {
        Ok(starter) => starter,
        Err(answer) => return data.again.answer(http, to, response(answer)).await,
    };
    data.again.answer(http, to, later()).await?;
    let thread = make(http, data, interaction, &starter).await;
    let answer = data.chat.open_in(&ask, game, thread).await;
    if let (true, Some(thread)) = (answer.refused, thread) {
        abandon(http, &data.chat.app, thread).await;
    }
    data.again
        .edit_answer(http, to, late_response(answer))
        .await
}

/// The starter message with its thread; nothing where Discord would not have it.
async fn make(
    http: &serenity::Http,
    data: &Data,
    interaction: &serenity::CommandInteraction,
    starter: &Starter,
) -> Option<ChannelId> {
    let channel = interaction.channel_id;
    let message = serenity::CreateMessage::new()
        .content(&starter.text)
        .allowed_mentions(serenity::CreateAllowedMentions::new())
        .flags(serenity::MessageFlags::SUPPRESS_NOTIFICATIONS)
        .nonce(serenity::Nonce::String(format!("t{}", interaction.id)))
        .enforce_nonce(true);
    let send = || channel.send_message(http, message.clone());
    let message = match data.again.send(send).await {
        Ok(message) => message.id,
        Err(error) => {
            tracing::warn!(channel = channel.get(), %error, "no message for a thread");
            return None;
        }
    };
    // A thread on a message has the id of the message.
    let thread = ChannelId(message.get());
    let store = &data.chat.app.store;
    if let Err(error) = store.expect_thread(thread, (data.now)()).await {
        tracing::error!(%error, "cannot note that a thread is made");
        return None;
    }
    let builder = serenity::CreateThread::new(&starter.name)
        .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    match channel
        .create_thread_from_message(http, message, builder)
        .await
    {
        Ok(_) => Some(thread),
        Err(error) => {
            tracing::warn!(channel = channel.get(), %error, "no thread");
            // The message above it would promise a game that there is not.
            if let Err(error) = channel.delete_message(http, message).await {
                tracing::warn!(channel = channel.get(), %error, "nor is its message deleted");
            }
            // Perhaps it was made all the same, and only the answer was lost.
            abandon(http, &data.chat.app, thread).await;
            None
        }
    }
}

/// Archives the threads that a crash has left without a game.
pub(super) async fn archive_lost(http: Arc<serenity::Http>, app: Arc<App>, lost: Vec<ChannelId>) {
    for thread in lost {
        abandon(&http, &app, thread).await;
    }
}

async fn abandon(http: &serenity::Http, app: &App, thread: ChannelId) {
    match archive(http, thread).await {
        Ok(()) => forget(app, thread).await,
        Err(error) if code(&error) == Some(UNKNOWN_CHANNEL) => forget(app, thread).await,
        // Tried again at the next start.
        Err(error) => tracing::warn!(thread = thread.0, %error, "cannot archive a thread"),
    }
}

pub(super) async fn archive(
    http: &serenity::Http,
    thread: ChannelId,
) -> Result<(), serenity::Error> {
    let closed = serenity::EditThread::new().archived(true);
    serenity::ChannelId::new(thread.0)
        .edit_thread(http, closed)
        .await?;
    Ok(())
}

async fn forget(app: &App, thread: ChannelId) {
    if let Err(error) = app.store.forget_thread(thread).await {
        tracing::error!(thread = thread.0, %error, "cannot forget a thread");
    }
}
