//! Threads for games: made on a message, so that the id of the thread is known before it is
//! there, and archived when nobody needs them.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::{
    answers::{late_response, later, response},
    carrier::{UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, code},
    context::{CommandError, Context, Data, Source},
    permissions::missing_for_thread,
    refused::Refused,
};
use crate::{
    chat::{NewGame, Starter},
    store::NewThread,
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
    let place = thread.map(|new| new.thread);
    let answer = data.chat.open_in(&ask, game, place).await;
    if let (true, Some(thread)) = (answer.refused, thread) {
        abandon(http, &data.refused, thread).await;
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
) -> Option<NewThread> {
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
    let new = NewThread {
        thread: ChannelId(message.get()),
        channel: ChannelId(channel.get()),
    };
    let store = &data.chat.app.store;
    if let Err(error) = store.expect_thread(new, (data.now)()).await {
        tracing::error!(%error, "cannot note that a thread is made");
        abandon(http, &data.refused, new).await;
        return None;
    }
    let builder = serenity::CreateThread::new(&starter.name)
        .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    let made = channel
        .create_thread_from_message(http, message, builder)
        .await;
    match data.refused.count(made) {
        Ok(_) => Some(new),
        Err(error) => {
            tracing::warn!(channel = channel.get(), %error, "no thread");
            // Perhaps it was made all the same, and only the answer was lost.
            abandon(http, &data.refused, new).await;
            None
        }
    }
}

/// Does away with the threads that a crash has left without a game.
pub(super) async fn abandon_lost(
    http: Arc<serenity::Http>,
    refused: Refused,
    lost: Vec<NewThread>,
) {
    for thread in lost {
        abandon(&http, &refused, thread).await;
    }
}

/// Archives a thread that no game came to, and deletes the message above it, which promises one.
async fn abandon(http: &serenity::Http, refused: &Refused, lost: NewThread) {
    let deleted = serenity::ChannelId::new(lost.channel.0)
        .delete_message(http, lost.thread.0)
        .await;
    let archived = archive(http, lost.thread).await;
    for done in [deleted, archived] {
        match refused.count(done) {
            Ok(()) => {}
            // Perhaps it was never made.
            Err(error) if matches!(code(&error), Some(UNKNOWN_CHANNEL | UNKNOWN_MESSAGE)) => {}
            Err(error) => {
                // Tried again at the next start.
                tracing::warn!(thread = lost.thread.0, %error, "a thread without a game stays");
                return;
            }
        }
    }
    if let Err(error) = refused.app.store.forget_thread(lost.thread).await {
        tracing::error!(thread = lost.thread.0, %error, "cannot forget a thread");
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
