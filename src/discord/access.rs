//! Whether the bot can speak in the channels where games are played, from what Discord says of
//! servers, channels and roles: no refused request is needed to find out.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use poise::serenity_prelude as serenity;

use super::{
    carrier::{MISSING_ACCESS, code},
    context::Data,
    permissions::{is_thread, missing},
};
use crate::{app::Error, chat::is_mute, store::Room, table::GuildId};

/// Servers that are being looked at, and whether something changed there meanwhile.
#[derive(Debug, Default)]
pub(super) struct Looking(Mutex<HashMap<serenity::GuildId, bool>>);

/// A server is there, newly or again: its games go on where the bot can speak.
pub(super) async fn guild_is_there(data: &Data, guild: &serenity::Guild, bot: serenity::UserId) {
    let (app, id, now) = (&data.chat.app, GuildId(guild.id.get()), (data.now)());
    let rooms = async {
        app.guild_returned(id, now).await?;
        Ok::<_, Error>(app.store.rooms(id, now).await?)
    };
    let rooms = match rooms.await {
        Ok(rooms) => rooms,
        Err(error) => {
            tracing::error!(guild = id.0, %error, "cannot look for the games of a server");
            return;
        }
    };
    let member = guild.members.get(&bot);
    for room in rooms {
        let channel = serenity::ChannelId::new(room.channel.0);
        let thread = guild.threads.iter().find(|thread| thread.id == channel);
        let home = thread
            .and_then(|thread| thread.parent_id)
            .unwrap_or(channel);
        let granted = match (guild.channels.get(&home), member) {
            (Some(home), Some(member)) => Some(guild.user_permissions_in(home, member)),
            // An archived thread, or a channel that is gone: posting there will tell.
            _ => None,
        };
        heard(data, room, granted, thread).await;
    }
}

/// Something changed that can give or take permissions in a server: looks anew, if games are
/// played there. One look for many changes at once.
pub(super) fn look_later(
    data: &Data,
    http: Arc<serenity::Http>,
    guild: serenity::GuildId,
    bot: serenity::UserId,
) {
    let begin = {
        let mut looking = data.looking.0.lock().expect("no panic while it is held");
        looking.insert(guild, true).is_none()
    };
    if !begin {
        return;
    }
    let data = data.clone();
    tokio::spawn(async move {
        loop {
            {
                let mut looking = data.looking.0.lock().expect("no panic while it is held");
                match looking.get_mut(&guild) {
                    Some(again) if *again => *again = false,
                    _ => {
                        looking.remove(&guild);
                        return;
                    }
                }
            }
            if let Err(error) = look(&data, &http, guild, bot).await {
                tracing::warn!(guild = guild.get(), %error, "cannot look at a server");
            }
        }
    });
}

async fn look(
    data: &Data,
    http: &serenity::Http,
    guild: serenity::GuildId,
    bot: serenity::UserId,
) -> Result<(), serenity::Error> {
    let here = GuildId(guild.get());
    let rooms = match data.chat.app.store.rooms(here, (data.now)()).await {
        Ok(rooms) => rooms,
        Err(error) => {
            tracing::error!(guild = guild.get(), %error, "cannot look for games");
            return Ok(());
        }
    };
    if rooms.is_empty() {
        return Ok(());
    }
    let whole = data.refused.count(http.get_guild(guild).await)?;
    let member = data.refused.count(http.get_member(guild, bot).await)?;
    let channels: HashMap<_, _> = data
        .refused
        .count(http.get_channels(guild).await)?
        .into_iter()
        .map(|channel| (channel.id, channel))
        .collect();
    for room in rooms {
        let channel = serenity::ChannelId::new(room.channel.0);
        let (home, thread) = if let Some(home) = channels.get(&channel) {
            (Some(home), None)
        } else {
            // A thread; without access to it not even its parent can be known.
            match data.refused.count(http.get_channel(channel).await) {
                Ok(serenity::Channel::Guild(thread)) => {
                    let home = thread.parent_id.and_then(|parent| channels.get(&parent));
                    (home, Some(thread))
                }
                Err(error) if code(&error) == Some(MISSING_ACCESS) => {
                    let none = serenity::Permissions::empty();
                    heard(data, room, Some(none), None).await;
                    continue;
                }
                _ => (None, None),
            }
        };
        let granted = home.map(|home| whole.user_permissions_in(home, &member));
        heard(data, room, granted, thread.as_ref()).await;
    }
    Ok(())
}

/// Acts on what is granted in a channel; `None` where that cannot be known.
async fn heard(
    data: &Data,
    room: Room,
    granted: Option<serenity::Permissions>,
    thread: Option<&serenity::GuildChannel>,
) {
    let now = (data.now)();
    let app = &data.chat.app;
    // Where nothing waits, as nearly everywhere, nothing is to be done.
    let waits = room.paused || room.waits;
    let locked = thread
        .and_then(|thread| thread.thread_metadata)
        .is_some_and(|thread| thread.locked);
    let done = match granted {
        Some(granted) => {
            let missing = missing(granted, thread.is_some_and(|thread| is_thread(thread.kind)));
            data.rights.note(room.channel, &missing);
            if is_mute(&missing) || locked && !granted.manage_threads() {
                app.lost(room.channel, now).await
            } else if waits {
                app.regained(room.channel, now).await
            } else {
                Ok(())
            }
        }
        None if waits => app.regained(room.channel, now).await,
        None => Ok(()),
    };
    if let Err(error) = done {
        tracing::error!(channel = room.channel.0, %error, "cannot note whether the bot can speak");
    }
}
