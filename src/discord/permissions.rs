//! What the bot may do where, and the invitation that asks for it.

use std::{collections::HashMap, sync::Mutex};

use poise::serenity_prelude as serenity;

use crate::{
    chat::{Permission, is_mute},
    table::ChannelId,
};

/// Every permission the bot needs, with Discord's bit.
const NEEDED: [(Permission, serenity::Permissions); 5] = [
    (Permission::ViewChannel, serenity::Permissions::VIEW_CHANNEL),
    (
        Permission::SendMessages,
        serenity::Permissions::SEND_MESSAGES,
    ),
    (Permission::EmbedLinks, serenity::Permissions::EMBED_LINKS),
    (Permission::AttachFiles, serenity::Permissions::ATTACH_FILES),
    (
        Permission::ReadMessageHistory,
        serenity::Permissions::READ_MESSAGE_HISTORY,
    ),
];

/// The permissions the invitation asks for: those needed, and those for games in threads.
const INVITED: u64 = 309_237_763_072;

/// The link that adds the bot to a server with exactly the permissions it needs.
pub fn invite_link(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={INVITED}"
    )
}

/// What is missing from `granted`, in a thread or in a channel of its own.
pub(super) fn missing(granted: serenity::Permissions, in_thread: bool) -> Vec<Permission> {
    NEEDED
        .into_iter()
        .map(|(permission, bit)| match permission {
            Permission::SendMessages if in_thread => (
                Permission::SendMessagesInThreads,
                serenity::Permissions::SEND_MESSAGES_IN_THREADS,
            ),
            _ => (permission, bit),
        })
        .filter(|&(_, bit)| !granted.contains(bit))
        .map(|(permission, _)| permission)
        .collect()
}

/// What is missing for games in threads of a channel, besides what is missing in the channel.
pub(super) fn missing_for_threads(
    granted: serenity::Permissions,
    in_thread: bool,
) -> Vec<Permission> {
    if in_thread {
        return Vec::new();
    }
    let here = missing(granted, false);
    let mut more = missing_for_thread(granted);
    more.retain(|permission| !here.contains(permission));
    more
}

/// What is missing from `granted` for a game in a thread below a channel.
pub(super) fn missing_for_thread(granted: serenity::Permissions) -> Vec<Permission> {
    let threads = [
        (
            Permission::CreatePublicThreads,
            serenity::Permissions::CREATE_PUBLIC_THREADS,
        ),
        (
            Permission::SendMessagesInThreads,
            serenity::Permissions::SEND_MESSAGES_IN_THREADS,
        ),
    ];
    let more = threads
        .into_iter()
        .filter(|&(_, bit)| !granted.contains(bit))
        .map(|(permission, _)| permission);
    missing(granted, false).into_iter().chain(more).collect()
}

pub(super) fn is_thread(kind: serenity::ChannelType) -> bool {
    matches!(
        kind,
        serenity::ChannelType::PublicThread
            | serenity::ChannelType::PrivateThread
            | serenity::ChannelType::NewsThread
    )
}

/// What was last seen to be missing in each channel: a hint that saves refused requests, not a
/// truth. Channels where all is well take no room.
#[derive(Debug, Default)]
pub(super) struct Rights(Mutex<HashMap<ChannelId, Vec<Permission>>>);

impl Rights {
    /// Notes what is missing now; true if something that was missing no longer is.
    pub(super) fn note(&self, channel: ChannelId, missing: &[Permission]) -> bool {
        let mut known = self.0.lock().expect("no panic while it is held");
        let before = if missing.is_empty() {
            known.remove(&channel)
        } else {
            known.insert(channel, missing.to_vec())
        };
        before.is_some_and(|before| before.iter().any(|was| !missing.contains(was)))
    }

    /// Whether nothing can be posted in a channel, for all that is known.
    pub(super) fn is_mute(&self, channel: ChannelId) -> bool {
        let known = self.0.lock().expect("no panic while it is held");
        known.get(&channel).is_some_and(|missing| is_mute(missing))
    }

    pub(super) fn may_attach(&self, channel: ChannelId) -> bool {
        let known = self.0.lock().expect("no panic while it is held");
        known
            .get(&channel)
            .is_none_or(|missing| !missing.contains(&Permission::AttachFiles))
    }
}
