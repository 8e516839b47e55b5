//! Registering the commands: globally, and only when the set has changed since.

use std::{collections::BTreeMap, ops::Range, time::Duration};

use poise::serenity_prelude as serenity;

use serde_json::Value;

use super::{
    context::{CommandError, Data},
    localised::localise,
};
use crate::chat::Chat;

/// Pauses between attempts to register: doubling from the first to the last.
const RETRY: Range<Duration> = Duration::from_secs(10)..Duration::from_mins(30);

/// Registers `commands` in the background, unless this application has exactly them already.
pub(super) fn register_later(
    context: &serenity::Context,
    ready: &serenity::Ready,
    commands: &[poise::Command<Data, CommandError>],
    data: &Data,
) {
    let names = full_names(commands);
    let commands = poise::builtins::create_application_commands(commands);
    let key = format!("commands of {}", ready.application.id);
    let (http, chat) = (context.http.clone(), data.chat.clone());
    tokio::spawn(async move {
        if let Some(ids) = register(&http, commands, &key, &chat).await {
            link(&names, &ids, &chat);
        }
    });
}

/// `game new`, `move`, …: everything that can be called.
fn full_names(commands: &[poise::Command<Data, CommandError>]) -> Vec<String> {
    let mut names = Vec::new();
    for command in commands {
        if command.subcommands.is_empty() {
            names.push(command.name.to_string());
        }
        let subs = command.subcommands.iter();
        names.extend(subs.map(|sub| format!("{} {}", command.name, sub.name)));
    }
    names
}

/// From now on sentences link to the commands.
fn link(names: &[String], ids: &Ids, chat: &Chat) {
    let linked = names.iter().filter_map(|name| {
        let first = name.split(' ').next()?;
        Some((name.clone(), *ids.get(first)?))
    });
    chat.commands.set(linked);
}

/// The ids of registered commands by their first words.
type Ids = BTreeMap<String, u64>;

fn ids(commands: &[serenity::Command]) -> Ids {
    commands
        .iter()
        .map(|command| (command.name.clone(), command.id.get()))
        .collect()
}

/// Their ids, as far as they can be learned. A failure is logged and tried again; the commands that
/// are there go on working meanwhile.
async fn register(
    http: &serenity::Http,
    commands: Vec<serenity::CreateCommand>,
    key: &str,
    chat: &Chat,
) -> Option<Ids> {
    let store = &chat.app.store;
    let commands: Result<Vec<Value>, _> = commands.iter().map(serde_json::to_value).collect();
    let Ok(mut commands) = commands else {
        tracing::error!("the commands cannot be written down");
        return None;
    };
    localise(&mut commands);
    let wanted = Value::from(commands.clone()).to_string();
    match store.note(key).await {
        Ok(known) if known.as_deref() == Some(&*wanted) => {
            return match serenity::Command::get_global_commands(http).await {
                Ok(registered) => Some(ids(&registered)),
                Err(error) => {
                    tracing::warn!(%error, "sentences do without links to commands");
                    None
                }
            };
        }
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "cannot read which commands are registered"),
    }
    let mut pause = RETRY.start;
    let registered = loop {
        match http.create_global_commands(&commands).await {
            Ok(registered) => break registered,
            Err(error) => {
                tracing::error!(%error, "cannot register the commands");
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(RETRY.end);
            }
        }
    };
    tracing::info!("registered the commands");
    if let Err(error) = store.set_note(key, &wanted).await {
        tracing::error!(%error, "cannot note which commands are registered");
    }
    Some(ids(&registered))
}
