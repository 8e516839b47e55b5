//! `/settings`: how boards look, for a channel and for oneself.

use super::{
    super::context::{CommandError, Context},
    choices::{BoardChoice, LanguageChoice, ThemeChoice},
    run,
};
use crate::chat::Request;

/// How boards look
#[poise::command(
    slash_command,
    guild_only,
    subcommands("channel", "me"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a group is never called itself")]
pub(super) async fn settings(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// The public boards of this channel (Manage Channels); without options: as they are
#[poise::command(slash_command, guild_only)]
async fn channel(
    context: Context<'_>,
    #[description = "Red always below, or the player to move"] board: Option<BoardChoice>,
    #[description = "In which colours"] theme: Option<ThemeChoice>,
    #[description = "What the bot speaks here (default: the server's language)"] language: Option<
        LanguageChoice,
    >,
) -> Result<(), CommandError> {
    let request = Request::ChannelSettings {
        board: board.map(|choice| choice.0),
        theme: theme.map(|choice| choice.0),
        language: language.map(|choice| choice.0),
    };
    run(context, request).await
}

/// Your own views of the board; without options: as they are
#[poise::command(slash_command, guild_only)]
async fn me(
    context: Context<'_>,
    #[description = "In which colours"] theme: Option<ThemeChoice>,
    #[description = "What the bot speaks to you (default: your client's language)"]
    language: Option<LanguageChoice>,
) -> Result<(), CommandError> {
    let request = Request::MySettings {
        theme: theme.map(|choice| choice.0),
        language: language.map(|choice| choice.0),
    };
    run(context, request).await
}
