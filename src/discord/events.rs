//! What happens besides commands: buttons, menus, moves that are written, and channels and servers
//! that come, change and go.

use poise::serenity_prelude as serenity;

use super::{
    access,
    answers::{late_response, later, new_message, response, update},
    carrier::{MISSING_ACCESS, MISSING_PERMISSIONS, code},
    context::{CommandError, Data, Source},
    direct, guilds, spoken,
};
use crate::{
    chat::{ButtonId, Request, TrialFault},
    table::{ChannelId, GuildId},
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
            if new_message.guild_id.is_some() {
                spoken::hear(framework, new_message).await;
            } else {
                direct::hear(framework, new_message).await;
            }
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
        _ => {
            place_event(framework, event).await;
            Ok(())
        }
    }
}

/// What happens to the places where games are played, and to the way there.
async fn place_event(
    framework: poise::FrameworkContext<'_, Data, CommandError>,
    event: &serenity::FullEvent,
) {
    let data = framework.user_data().await;
    let bot = framework.bot_id();
    let changed = match event {
        serenity::FullEvent::Ready { data_about_bot } => {
            ready(data, data_about_bot).await;
            None
        }
        serenity::FullEvent::ShardStageUpdate { .. } => {
            data.connections.changed();
            None
        }
        serenity::FullEvent::GuildCreate { guild, .. } => {
            access::guild_is_there(data, guild, bot).await;
            guilds::met(&framework.serenity_context.http, data, guild, bot).await;
            None
        }
        serenity::FullEvent::GuildDelete { incomplete, .. } => {
            guild_is_gone(data, incomplete).await;
            None
        }
        serenity::FullEvent::GuildUpdate { new_data, .. } => Some(new_data.id),
        serenity::FullEvent::ChannelUpdate { new, .. }
        | serenity::FullEvent::ThreadUpdate { new, .. } => Some(new.guild_id),
        serenity::FullEvent::GuildRoleUpdate { new, .. } => Some(new.guild_id),
        serenity::FullEvent::GuildRoleDelete { guild_id, .. } => Some(*guild_id),
        serenity::FullEvent::GuildMemberUpdate { event, .. } if event.user.id == bot => {
            Some(event.guild_id)
        }
        _ => None,
    };
    if let Some(guild) = changed {
        let http = framework.serenity_context.http.clone();
        access::look_later(data, http, guild, bot);
    }
}

/// A connection begins anew: it names the servers that the bot is in.
async fn ready(data: &Data, ready: &serenity::Ready) {
    let shard = ready.shard;
    data.connections.ready(shard.map_or(1, |shard| shard.total));
    let present: Vec<GuildId> = ready
        .guilds
        .iter()
        .map(|guild| GuildId(guild.id.get()))
        .collect();
    // Each connection has its share of them.
    let ours = |guild: GuildId| {
        shard.is_none_or(|shard| (guild.0 >> 22) % u64::from(shard.total) == u64::from(shard.id.0))
    };
    let known = data
        .chat
        .app
        .guilds_known(&present, ours, (data.now)())
        .await;
    if let Err(error) = known {
        tracing::error!(%error, "cannot note which servers are left");
    }
}

/// An outage of the server, or the bot was thrown out.
async fn guild_is_gone(data: &Data, guild: &serenity::UnavailableGuild) {
    let (app, now) = (&data.chat.app, (data.now)());
    let id = GuildId(guild.id.get());
    let done = if guild.unavailable {
        app.guild_down(id, now).await
    } else {
        app.guild_removed(id, now).await
    };
    if let Err(error) = done {
        tracing::error!(guild = id.0, %error, "cannot note that a server is gone");
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
    let http = &framework.serenity_context.http;
    let to = (interaction.id, &*interaction.token);
    let id: Option<ButtonId> = interaction.data.custom_id.parse().ok();
    let mut answer = match id {
        Some(id) if id.action.is_slow() => {
            data.again.answer(http, to, later()).await?;
            let request = request(id, &interaction.data.kind);
            let answer = late_response(data.chat.ask(ask, request).await);
            return data.again.edit_answer(http, to, answer).await;
        }
        Some(id) => {
            data.chat
                .ask(ask.clone(), request(id, &interaction.data.kind))
                .await
        }
        None => data
            .chat
            .unknown_button(Language::of_locale(&interaction.locale)),
    };
    if answer.silent {
        return Ok(());
    }
    let (trial, calls) = (answer.trial.take(), answer.calls);
    let private = interaction.message.flags.unwrap_or_default();
    let private = private.contains(serenity::MessageFlags::EPHEMERAL);
    let in_place = private && !answer.public && id.is_some_and(|id| id.action.is_step());
    let response = if in_place {
        update(answer)
    } else {
        response(answer)
    };
    data.again.answer(http, to, response).await?;
    if let Some(turn) = calls {
        data.chat.called(turn).await;
    }
    let Some(post) = trial else {
        return Ok(());
    };
    let sent = interaction
        .channel_id
        .send_message(http, new_message(&post))
        .await;
    if let Err(error) = data.refused.count(sent) {
        tracing::warn!(channel = interaction.channel_id.get(), %error, "trial message not posted");
        let failed = data.chat.trial_failed(&ask, trial_fault(&error));
        let failed = late_response(failed);
        data.again.edit_answer(http, to, failed).await?;
    }
    Ok(())
}

fn trial_fault(error: &serenity::Error) -> TrialFault {
    match code(error) {
        Some(MISSING_PERMISSIONS) => TrialFault::Permission,
        Some(MISSING_ACCESS) => TrialFault::Access,
        _ => TrialFault::Other,
    }
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
