//! The slash commands. Each turns its options into a request and gives back the answer; what a
//! request does is the chat's affair.

mod choices;
mod game;
mod help;
mod people;
mod play;
mod settings;

use poise::serenity_prelude as serenity;

use super::{
    answers::{late_response, later, response},
    context::{CommandError, Context, Data, Source},
};
use crate::{
    chat::{Request, apology},
    words::Language,
};

/// Every command, in the order of the client's list.
pub(super) fn all() -> Vec<poise::Command<Data, CommandError>> {
    let mut commands = vec![
        game::game(),
        play::r#move(),
        play::board(),
        play::moves(),
        play::hint(),
        play::takeback(),
        play::premove(),
        play::resign(),
        play::draw(),
        play::export(),
        settings::settings(),
        play::replay(),
        play::games(),
        settings::setup(),
        help::help(),
        help::rules(),
        people::rating(),
        people::leaderboard(),
        people::history(),
        people::mydata(),
    ];
    for command in &mut commands {
        // A user-installed bot could answer, but never post a board: servers only.
        command.install_context = Some(vec![serenity::InstallationContext::Guild]);
        command.interaction_context = Some(vec![serenity::InteractionContext::Guild]);
    }
    commands
}

type TypeSetter = fn(serenity::CreateCommandOption) -> serenity::CreateCommandOption;

/// An option from one of the chat's tables: what it can be is the setter's affair.
fn parameter(
    name: &'static str,
    description: &'static str,
    setter: TypeSetter,
) -> poise::CommandParameter<Data, CommandError> {
    poise::CommandParameter {
        name: name.into(),
        name_localizations: vec![].into(),
        description: Some(description.into()),
        description_localizations: vec![].into(),
        required: false,
        channel_types: None,
        choices: vec![].into(),
        type_setter: Some(setter),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Asks, and answers at once: before any board is drawn or sent.
async fn run(context: Context<'_>, request: Request) -> Result<(), CommandError> {
    let data = context.framework.user_data().await;
    let Some(ask) = Source::of_command(context.interaction).ask_once(data) else {
        return Ok(());
    };
    let answer = data.chat.ask(ask, request).await;
    if answer.silent {
        return Ok(());
    }
    let (interaction, http) = (context.interaction, &context.serenity_context().http);
    let to = (interaction.id, &*interaction.token);
    let calls = answer.calls;
    data.again.answer(http, to, response(answer)).await?;
    if let Some(turn) = calls {
        data.chat.called(turn).await;
    }
    Ok(())
}

/// Asks for what may take longer than Discord waits: it is told so first.
async fn run_late(context: Context<'_>, request: Request) -> Result<(), CommandError> {
    let data = context.framework.user_data().await;
    let Some(ask) = Source::of_command(context.interaction).ask_once(data) else {
        return Ok(());
    };
    let (interaction, http) = (context.interaction, &context.serenity_context().http);
    let to = (interaction.id, &*interaction.token);
    data.again.answer(http, to, later()).await?;
    let answer = late_response(data.chat.ask(ask, request).await);
    data.again.edit_answer(http, to, answer).await
}

/// What went wrong outside the chat's own refusals: nothing here loses a move.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Data, CommandError>) {
    match &error {
        poise::FrameworkError::Command { error, ctx, .. } => {
            // The answer was lost or late; the board in the channel shows what happened.
            let command = &ctx.command().qualified_name;
            tracing::warn!(%command, %error, "a command could not be answered");
        }
        poise::FrameworkError::EventHandler { error, event, .. } => {
            let event = event.snake_case_name();
            tracing::warn!(%event, %error, "an event could not be answered");
        }
        poise::FrameworkError::CommandPanic { payload, ctx, .. } => {
            let command = &ctx.command().qualified_name;
            tracing::error!(%command, ?payload, "a command panicked");
            apologise(&error).await;
        }
        // A client can show the commands of an earlier version for a while. The error may quote what
        // somebody wrote, which is not logged.
        _ => {
            tracing::warn!("a command was not understood");
            apologise(&error).await;
        }
    }
}

/// Answers a command that nobody has answered yet.
async fn apologise(error: &poise::FrameworkError<'_, Data, CommandError>) {
    let (interaction, framework) = match (error, error.ctx()) {
        (
            poise::FrameworkError::UnknownInteraction {
                interaction,
                framework,
                ..
            },
            _,
        ) => (*interaction, *framework),
        (_, Some(poise::Context::Application(context))) => (context.interaction, context.framework),
        _ => return,
    };
    // What is only being typed takes no message.
    if interaction.data.autocomplete().is_some() {
        return;
    }
    let answer = apology(Language::of_locale(&interaction.locale));
    let (data, http) = (framework.user_data().await, &error.serenity_context().http);
    let to = (interaction.id, &*interaction.token);
    let sent = data.again.answer(http, to, response(answer)).await;
    if let Err(error) = sent {
        tracing::warn!(%error, "nor could the apology be sent");
    }
}
