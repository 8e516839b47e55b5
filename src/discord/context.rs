//! From an interaction to a question: who asks, where, and in which language.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Arc, Mutex},
};

use poise::serenity_prelude as serenity;

use super::{
    access::Looking,
    again::Again,
    direct::Told,
    online::Connections,
    permissions::{Rights, is_thread, missing, missing_for_threads},
    refused::Refused,
};
use crate::{
    app::Now,
    chat::{Ask, Chat, Parent, Place, Speaker, can_show, is_mute},
    store::InteractionId,
    table::{ChannelId, GuildId, Timestamp, UserId},
    words::Language,
};

/// What every command can reach.
#[derive(Clone)]
pub(super) struct Data {
    pub(super) chat: Arc<Chat>,
    pub(super) rights: Arc<Rights>,
    pub(super) now: Now,
    pub(super) seen: Arc<Seen>,
    pub(super) looking: Arc<Looking>,
    pub(super) connections: Arc<Connections>,
    pub(super) again: Again,
    pub(super) refused: Refused,
    pub(super) told: Arc<Told>,
}

/// Interactions and messages that have been answered. Discord sends events again when a connection
/// is resumed; one that changed something is remembered in the database as well, across restarts.
#[derive(Debug, Default)]
pub(super) struct Seen(Mutex<(HashSet<u64>, VecDeque<u64>)>);

/// How many are remembered: more than a connection brings again.
const SEEN_MAX: usize = 10_000;

impl Seen {
    /// Whether this one comes for the first time.
    pub(super) fn is_new(&self, id: u64) -> bool {
        let mut seen = self.0.lock().expect("no panic while it is held");
        let (known, order) = &mut *seen;
        if !known.insert(id) {
            return false;
        }
        order.push_back(id);
        if order.len() > SEEN_MAX
            && let Some(oldest) = order.pop_front()
        {
            known.remove(&oldest);
        }
        true
    }
}

/// A failed request to Discord: what was asked for is done all the same.
pub(super) type CommandError = serenity::Error;

pub(super) type Context<'a> = poise::ApplicationContext<'a, Data, CommandError>;

/// The parts of an interaction that commands and buttons have in common.
pub(super) struct Source<'a> {
    pub(super) id: serenity::InteractionId,
    pub(super) user: &'a serenity::User,
    pub(super) member: Option<&'a serenity::Member>,
    pub(super) channel: serenity::ChannelId,
    pub(super) guild: Option<serenity::GuildId>,
    pub(super) granted: Option<serenity::Permissions>,
    /// The channel that the thread belongs to, if it is in one.
    pub(super) parent: Option<Parent>,
    pub(super) locale: &'a str,
    /// That of the server.
    pub(super) guild_locale: Option<&'a str>,
}

impl<'a> Source<'a> {
    pub(super) fn of_command(interaction: &'a serenity::CommandInteraction) -> Source<'a> {
        Source {
            id: interaction.id,
            user: &interaction.user,
            member: interaction.member.as_deref(),
            channel: interaction.channel_id,
            guild: interaction.guild_id,
            granted: interaction.app_permissions,
            parent: parent(interaction.channel.as_ref()),
            locale: &interaction.locale,
            guild_locale: interaction.guild_locale.as_deref(),
        }
    }

    pub(super) fn of_component(interaction: &'a serenity::ComponentInteraction) -> Source<'a> {
        Source {
            id: interaction.id,
            user: &interaction.user,
            member: interaction.member.as_ref(),
            channel: interaction.channel_id,
            guild: interaction.guild_id,
            granted: interaction.app_permissions,
            parent: parent(interaction.channel.as_ref()),
            locale: &interaction.locale,
            guild_locale: interaction.guild_locale.as_deref(),
        }
    }

    /// The question, unless this very interaction was handled before.
    pub(super) fn ask_once(&self, data: &Data) -> Option<Ask> {
        data.seen.is_new(self.id.get()).then(|| self.ask(data))
    }

    /// The question, and a note of what the bot may not do here.
    pub(super) fn ask(&self, data: &Data) -> Ask {
        let channel = ChannelId(self.channel.get());
        let missing = self
            .granted
            .map(|granted| missing(granted, self.parent.is_some()))
            .unwrap_or_default();
        let now = (data.now)();
        let regained = data.rights.note(channel, &missing);
        self.reach(data, channel, is_mute(&missing), regained, now);
        let moderator = self
            .member
            .and_then(|member| member.permissions)
            .is_some_and(serenity::Permissions::manage_channels);
        let nick = self.member.and_then(|member| member.nick.as_deref());
        Ask {
            speaker: Speaker {
                user: UserId(self.user.id.get()),
                name: name(self.user, nick),
                language: Language::of_locale(self.locale),
                moderator,
            },
            place: Place {
                channel,
                guild: self.guild.map(|guild| GuildId(guild.get())),
                parent: self.parent,
                speaks: self.guild_locale.map(Language::of_locale),
                missing,
                missing_for_threads: self
                    .granted
                    .map(|granted| missing_for_threads(granted, self.parent.is_some()))
                    .unwrap_or_default(),
            },
            cause: Some(InteractionId(self.id.get())),
            now,
        }
    }
}

impl Source<'_> {
    /// Passes on whether the bot can post in this channel. That it could not may be known from
    /// before a restart: then only the stored game tells.
    fn reach(&self, data: &Data, channel: ChannelId, mute: bool, regained: bool, now: Timestamp) {
        // In a locked thread the permissions are there, and yet it cannot.
        let in_thread = self.parent.is_some();
        let app = data.chat.app.clone();
        tokio::spawn(async move {
            let done = if mute {
                app.lost(channel, now).await
            } else if regained || !in_thread && app.store.is_paused(channel).await.unwrap_or(false)
            {
                app.regained(channel, now).await
            } else {
                Ok(())
            };
            if let Err(error) = done {
                tracing::error!(channel = channel.0, %error, "cannot note whether the bot can speak");
            }
        });
    }
}

/// The name that the server shows, unless a picture could not: then the account's own, which has
/// only plain letters.
pub(super) fn name(user: &serenity::User, nick: Option<&str>) -> String {
    [nick, user.global_name.as_deref()]
        .into_iter()
        .flatten()
        .find(|name| can_show(name))
        .unwrap_or(&user.name)
        .to_owned()
}

fn parent(channel: Option<&serenity::PartialChannel>) -> Option<Parent> {
    let thread = channel.filter(|channel| is_thread(channel.kind))?;
    Some(Parent {
        channel: ChannelId(thread.parent_id?.get()),
        private: thread.kind == serenity::ChannelType::PrivateThread,
    })
}
