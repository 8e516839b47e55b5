//! Registering the commands: globally, and only when the set has changed since.

use poise::serenity_prelude as serenity;

use super::context::{CommandError, Data};

/// Registers `commands` unless this application has exactly them already. A failure is logged:
/// the commands that are there go on working, and the next start tries again.
pub(super) async fn register(
    context: &serenity::Context,
    ready: &serenity::Ready,
    commands: &[poise::Command<Data, CommandError>],
    data: &Data,
) {
    let commands = poise::builtins::create_application_commands(commands);
    let Ok(wanted) = serde_json::to_string(&commands) else {
        tracing::error!("the commands cannot be written down");
        return;
    };
    let key = format!("commands of {}", ready.application.id);
    let store = &data.chat.app.store;
    match store.note(&key).await {
        Ok(known) if known.as_deref() == Some(&*wanted) => return,
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "cannot read which commands are registered"),
    }
    if let Err(error) = serenity::Command::set_global_commands(&context.http, commands).await {
        tracing::error!(%error, "cannot register the commands");
        return;
    }
    tracing::info!("registered the commands");
    if let Err(error) = store.set_note(&key, &wanted).await {
        tracing::error!(%error, "cannot note which commands are registered");
    }
}
