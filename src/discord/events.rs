//! What happens besides commands: buttons, menus, moves that are written, channels that go away.

use poise::serenity_prelude as serenity;

use super::{
    answers::{response, update},
    context::{CommandError, Data, Source},
    spoken,
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
        serenity::FullEvent::Message { new_message } => {
            spoken::hear(framework, new_message).await;
            Ok(())
        }
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
    let id: Option<ButtonId> = interaction.data.custom_id.parse().ok();
    let answer = match id {
        Some(id) => {
            data.chat
                .ask(ask, request(id, &interaction.data.kind))
                .await
        }
        None => data
            .chat
            .unknown_button(Language::of_locale(&interaction.locale)),
    };
    if answer.silent {
        return Ok(());
    }
    let private = interaction.message.flags.unwrap_or_default();
    let private = private.contains(serenity::MessageFlags::EPHEMERAL);
    let in_place = private && !answer.public && id.is_some_and(|id| id.action.is_step());
    let response = if in_place {
        update(answer)
    } else {
        response(answer)
    };
    interaction
        .create_response(framework.serenity_context, response)
        .await
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
