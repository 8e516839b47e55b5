//! Registering the commands: globally, and only when the set has changed since.

use std::{ops::Range, sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use serde_json::Value;

use super::{
    context::{CommandError, Data},
    localised::localise,
};
use crate::app::App;

/// Pauses between attempts to register: doubling from the first to the last.
const RETRY: Range<Duration> = Duration::from_secs(10)..Duration::from_mins(30);

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

/// A failure is logged and tried again; the commands that are there go on working meanwhile.
async fn register(
    http: Arc<serenity::Http>,
    commands: Vec<serenity::CreateCommand>,
    key: String,
    app: Arc<App>,
) {
    let commands: Result<Vec<Value>, _> = commands.iter().map(serde_json::to_value).collect();
    let Ok(mut commands) = commands else {
        tracing::error!("the commands cannot be written down");
        return;
    };
    localise(&mut commands);
    let wanted = Value::from(commands.clone()).to_string();
    match app.store.note(&key).await {
        Ok(known) if known.as_deref() == Some(&*wanted) => return,
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "cannot read which commands are registered"),
    }
    let mut pause = RETRY.start;
    while let Err(error) = http.create_global_commands(&commands).await {
        tracing::error!(%error, "cannot register the commands");
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(RETRY.end);
    }
    tracing::info!("registered the commands");
    if let Err(error) = app.store.set_note(&key, &wanted).await {
        tracing::error!(%error, "cannot note which commands are registered");
    }
}
