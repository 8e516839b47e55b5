//! What happens besides commands: buttons, menus, and channels that go away.

use poise::serenity_prelude as serenity;

use super::{
    answers::{followup, new_message, response},
    context::{CommandError, Data, Source},
};
use crate::{
    chat::{ButtonId, Request},
    table::ChannelId,
    words::Language,
};

pub(super) async fn handle(
    framework: poise::FrameworkContext<'_, Data, CommandError>,
    event: &serenity::FullEvent,
) -> Result<(), CommandError> {
    match event {
        serenity::FullEvent::InteractionCreate {
            interaction: serenity::Interaction::Component(interaction),
        } => press(framework, interaction).await,
        serenity::FullEvent::ChannelDelete { channel, .. } => {
            gone(framework, channel.id).await;
            Ok(())
        }
        serenity::FullEvent::ThreadDelete { thread, .. } => {
            gone(framework, thread.id).await;
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn press(
    framework: poise::FrameworkContext<'_, Data, CommandError>,
    interaction: &serenity::ComponentInteraction,
) -> Result<(), CommandError> {
    let data = framework.user_data().await;
    let Some(ask) = Source::of_component(interaction).ask_once(data) else {
        return Ok(());
    };
    let mut answer = match interaction.data.custom_id.parse() {
        Ok(id) => {
            data.chat
                .ask(ask.clone(), request(id, &interaction.data.kind))
                .await
        }
        Err(_) => data
            .chat
            .unknown_button(Language::of_locale(&interaction.locale)),
    };
    if answer.silent {
        return Ok(());
    }
    let trial = answer.trial.take();
    let discord = framework.serenity_context;
    interaction
        .create_response(discord, response(answer))
        .await?;
    if let Some(post) = trial
        && let Err(error) = interaction
            .channel_id
            .send_message(discord, new_message(&post))
            .await
    {
        let failed = data.chat.trial_failed(&ask, &error.to_string());
        interaction
            .create_followup(discord, followup(failed))
            .await?;
    }
    Ok(())
}

/// A menu says what was chosen, a button only that it was pressed.
fn request(id: ButtonId, kind: &serenity::ComponentInteractionDataKind) -> Request {
    match kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => Request::Pick {
            menu: id,
            value: values.first().cloned().unwrap_or_default(),
        },
        _ => Request::Press(id),
    }
}

/// The channel was deleted: its game is closed, and nothing is posted there any more.
async fn gone(
    framework: poise::FrameworkContext<'_, Data, CommandError>,
    channel: serenity::ChannelId,
) {
    let data = framework.user_data().await;
    let closed = data
        .chat
        .app
        .close_channel(ChannelId(channel.get()), (data.now)())
        .await;
    if let Err(error) = closed {
        tracing::error!(channel = channel.get(), %error, "cannot close a deleted channel");
    }
}
