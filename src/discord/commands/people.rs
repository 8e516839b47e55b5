//! `/rating`, `/leaderboard`, `/history`, `/mydata`: people, not games.

use poise::serenity_prelude as serenity;

use super::{
    super::context::{CommandError, Context},
    choices::ModeChoice,
    run,
};
use crate::{chat::Request, table::UserId};

/// Somebody’s ratings on this server
#[poise::command(slash_command, guild_only)]
pub(super) async fn rating(
    context: Context<'_>,
    #[description = "Whose (default: your own)"] user: Option<serenity::User>,
) -> Result<(), CommandError> {
    let user = user.map(|user| UserId(user.id.get()));
    run(context, Request::Rating { user }).await
}

/// The best players of this server
#[poise::command(slash_command, guild_only)]
pub(super) async fn leaderboard(
    context: Context<'_>,
    #[description = "Teams (default), solo or classic"] mode: Option<ModeChoice>,
) -> Result<(), CommandError> {
    let mode = mode.map(|choice| choice.0);
    run(context, Request::Leaderboard { mode }).await
}

/// Somebody’s finished games on this server, with boards and films
#[poise::command(slash_command, guild_only)]
pub(super) async fn history(
    context: Context<'_>,
    #[description = "Whose (default: your own)"] user: Option<serenity::User>,
) -> Result<(), CommandError> {
    let user = user.map(|user| UserId(user.id.get()));
    run(context, Request::History { user }).await
}

/// What is stored about you
#[poise::command(
    slash_command,
    guild_only,
    subcommands("export", "delete"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a group is never called itself")]
pub(super) async fn mydata(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Everything that is stored about you, as a file
#[poise::command(slash_command, guild_only)]
async fn export(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::ExportMine).await
}

/// Erase everything that is stored about you; you are asked once more
#[poise::command(slash_command, guild_only)]
async fn delete(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::EraseMine).await
}
