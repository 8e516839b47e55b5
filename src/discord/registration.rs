//! Registering the commands: globally, and only when the set has changed since.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::context::{CommandError, Data};
use crate::app::App;

/// Registers `commands` in the background, unless this application has exactly them already.
pub(super) fn register_later(
    context: &serenity::Context,
    ready: &serenity::Ready,
    commands: &[poise::Command<Data, CommandError>],
    data: &Data,
) {
    let commands = poise::builtins::create_application_commands(commands);
    let key = format!("commands of {}", ready.application.id);
    tokio::spawn(register(
        context.http.clone(),
        commands,
        key,
        data.chat.app.clone(),
    ));
}

/// A failure is logged: the commands that are there go on working, and the next start tries again.
async fn register(
    http: Arc<serenity::Http>,
    commands: Vec<serenity::CreateCommand>,
    key: String,
    app: Arc<App>,
) {
    let Ok(wanted) = serde_json::to_string(&commands) else {
        tracing::error!("the commands cannot be written down");
        return;
    };
    match app.store.note(&key).await {
        Ok(known) if known.as_deref() == Some(&*wanted) => return,
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "cannot read which commands are registered"),
    }
    if let Err(error) = serenity::Command::set_global_commands(&http, commands).await {
        tracing::error!(%error, "cannot register the commands");
        return;
    }
    tracing::info!("registered the commands");
    if let Err(error) = app.store.set_note(&key, &wanted).await {
        tracing::error!(%error, "cannot note which commands are registered");
    }
}
