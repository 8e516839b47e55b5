//! What happens besides commands: buttons, menus, and channels that go away.

use poise::serenity_prelude as serenity;

use super::{
    answers::{late_response, later, response_below},
    context::{CommandError, Data, Source},
    guilds,
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
        serenity::FullEvent::GuildCreate { guild, .. } => {
            let data = framework.user_data().await;
            let met = guilds::met(framework.serenity_context, data, guild).await;
            noted(met, guild.id);
            Ok(())
        }
        serenity::FullEvent::GuildDelete { incomplete, .. } => {
            let left = guilds::left(framework.user_data().await, incomplete).await;
            noted(left, incomplete.id);
            Ok(())
        }
        _ => Ok(()),
    }
}

fn noted(done: Result<(), sqlx::Error>, guild: serenity::GuildId) {
    if let Err(error) = done {
        tracing::error!(guild = guild.get(), %error, "cannot note where the bot is");
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
    let context = framework.serenity_context;
    let answer = match interaction.data.custom_id.parse::<ButtonId>() {
        Ok(id) if id.action.is_slow() => {
            interaction.create_response(context, later()).await?;
            let request = request(id, &interaction.data.kind);
            let answer = data.chat.ask(ask, request).await;
            interaction
                .edit_response(context, late_response(answer))
                .await?;
            return Ok(());
        }
        Ok(id) => {
            data.chat
                .ask(ask, request(id, &interaction.data.kind))
                .await
        }
        Err(_) => data
            .chat
            .unknown_button(Language::of_locale(&interaction.locale)),
    };
    if answer.silent {
        return Ok(());
    }
    interaction
        .create_response(context, response_below(answer, &interaction.message))
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
