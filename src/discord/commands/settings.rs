//! `/settings`: what a channel and a person choose; the options are the one table of settings.
//! `/setup`: whether the bot can play in a channel.

use poise::serenity_prelude as serenity;

use super::{
    super::context::{CommandError, Context, Data, Source},
    TypeSetter,
    choices::setting_option,
    play, run,
};
use crate::chat::{Request, SETTINGS, Scope, Setting, SettingRow, Shape};

/// The command with the options of its subcommands from the table.
pub(super) fn settings() -> poise::Command<Data, CommandError> {
    let mut command = group();
    for sub in &mut command.subcommands {
        sub.parameters = SETTINGS
            .iter()
            .zip(TYPES)
            .filter(|(row, _)| row.scope.name() == sub.name)
            .map(|(row, setter)| parameter(row, setter))
            .collect();
    }
    command
}

/// For each row of [`SETTINGS`]; poise wants plain functions, which capture nothing.
const TYPES: [TypeSetter; SETTINGS.len()] = [
    setting_option::<0>,
    setting_option::<1>,
    setting_option::<2>,
    setting_option::<3>,
    setting_option::<4>,
    setting_option::<5>,
    setting_option::<6>,
    setting_option::<7>,
    setting_option::<8>,
    setting_option::<9>,
    setting_option::<10>,
    setting_option::<11>,
    setting_option::<12>,
    setting_option::<13>,
];

fn parameter(row: &SettingRow, setter: TypeSetter) -> poise::CommandParameter<Data, CommandError> {
    let mut parameter = super::parameter(row.name, row.description, setter);
    parameter.autocomplete_callback = match row.shape {
        Shape::Switch | Shape::Menu | Shape::Language => None,
        Shape::Hours => Some(|context, typed| Box::pin(complete(context, "quiet", typed))),
        Shape::Zone => Some(|context, typed| Box::pin(complete(context, "zone", typed))),
    };
    parameter
}

async fn complete(
    context: Context<'_>,
    name: &str,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let data = context.framework.user_data().await;
    let ask = Source::of_command(context.interaction).ask(data);
    let found = Setting::named(Scope::Me, name)
        .map(|setting| data.chat.complete_setting(&ask, setting, typed));
    play::choices(found.unwrap_or_default())
}

/// What a channel and you choose
#[poise::command(
    slash_command,
    guild_only,
    rename = "settings",
    subcommands("channel", "me"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a group is never called itself")]
async fn group(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Games and boards of this channel (Manage Channels); without options: as they are
#[poise::command(slash_command, guild_only)]
async fn channel(context: Context<'_>) -> Result<(), CommandError> {
    change(context, Scope::Channel).await
}

/// Your pings, reminders, quiet hours and colours; without options: as they are
#[poise::command(slash_command, guild_only)]
async fn me(context: Context<'_>) -> Result<(), CommandError> {
    change(context, Scope::Me).await
}

async fn change(context: Context<'_>, scope: Scope) -> Result<(), CommandError> {
    let changes = context
        .args
        .iter()
        .filter_map(|option| match option.value {
            serenity::ResolvedValue::String(value) => {
                Some((option.name.to_owned(), value.to_owned()))
            }
            _ => None,
        })
        .collect();
    run(context, Request::Settings { scope, changes }).await
}

/// Check what I may do in this channel, and what would not work (moderators)
#[poise::command(
    slash_command,
    guild_only,
    default_member_permissions = "MANAGE_CHANNELS"
)]
pub(super) async fn setup(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::Setup).await
}
