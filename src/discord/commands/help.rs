//! `/help` and `/rules`.

use super::{
    super::context::{CommandError, Context},
    choices::{ModeChoice, SectionChoice, TopicChoice},
    run, run_late,
};
use crate::chat::Request;

/// How to play here, in short
#[poise::command(slash_command, guild_only)]
pub(super) async fn help(
    context: Context<'_>,
    #[description = "About what"] topic: Option<TopicChoice>,
) -> Result<(), CommandError> {
    let topic = topic.map(|choice| choice.0);
    run(context, Request::Help { topic }).await
}

/// The rules of the game in this channel
#[poise::command(slash_command, guild_only)]
pub(super) async fn rules(
    context: Context<'_>,
    #[description = "Which part"] section: Option<SectionChoice>,
    #[description = "The usual rules of this mode instead"] mode: Option<ModeChoice>,
) -> Result<(), CommandError> {
    let (section, mode) = (section.map(|choice| choice.0), mode.map(|choice| choice.0));
    // Diagrams are drawn.
    run_late(context, Request::Rules { mode, section }).await
}
