//! What is true in the stand-in's world: plain data behind one lock, and who may do what in it.

use super::gateway::Gateway;
use super::message::Message;
use super::rest::{ApiError, Request};
use super::trouble::Fault;
use serde_json::Value;
use serenity::model::Timestamp;
use std::collections::BTreeMap;

/// A snowflake.
pub type Id = u64;

/// Permission bits (Discord: Topics, Permissions).
pub mod perm {
    pub const MANAGE_CHANNELS: u64 = 1 << 4;
    pub const ADD_REACTIONS: u64 = 1 << 6;
    pub const VIEW_CHANNEL: u64 = 1 << 10;
    pub const SEND_MESSAGES: u64 = 1 << 11;
    pub const MANAGE_MESSAGES: u64 = 1 << 13;
    pub const EMBED_LINKS: u64 = 1 << 14;
    pub const ATTACH_FILES: u64 = 1 << 15;
    pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
    pub const MENTION_EVERYONE: u64 = 1 << 17;
    pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
    pub const MANAGE_THREADS: u64 = 1 << 34;
    pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

    /// What the bot's invite link asks for: exactly this, so that a test finds what else it would need.
    pub const BOT: u64 = VIEW_CHANNEL
        | SEND_MESSAGES
        | EMBED_LINKS
        | ATTACH_FILES
        | READ_MESSAGE_HISTORY
        | CREATE_PUBLIC_THREADS
        | SEND_MESSAGES_IN_THREADS;
    /// What an ordinary member has.
    pub const MEMBER: u64 = BOT | ADD_REACTIONS | USE_APPLICATION_COMMANDS;
}

/// Kinds of channel.
pub const TEXT: u8 = 0;
pub const DM: u8 = 1;
pub const THREAD: u8 = 11;
pub const PRIVATE_THREAD: u8 = 12;

const EPOCH_MS: u64 = 1_420_070_400_000;
/// 1 August 2026, when every world begins.
const BEGINNING_MS: u64 = 1_785_542_400_000;

#[derive(Clone, Debug)]
pub struct User {
    pub id: Id,
    pub name: String,
    pub bot: bool,
    pub locale: String,
    pub permissions: u64,
    /// Guilds the user is a member of.
    pub guilds: Vec<Id>,
    pub dms_closed: bool,
}

#[derive(Clone, Debug)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub locale: String,
    /// Where the server itself posts.
    pub system_channel: Option<Id>,
    /// The bot is a member.
    pub joined: bool,
    /// An outage: nothing of it can be reached.
    pub unavailable: bool,
}

#[derive(Clone, Debug)]
pub struct Channel {
    pub id: Id,
    pub kind: u8,
    pub name: String,
    pub guild: Option<Id>,
    pub parent: Option<Id>,
    /// The person on the other end of a direct message.
    pub recipient: Option<Id>,
    /// Permissions the bot lacks here.
    pub denied: u64,
    pub archived: bool,
    pub locked: bool,
    /// What happened here, for transcripts: typed commands and messages in order.
    pub story: Vec<Line>,
}

#[derive(Clone, Debug)]
pub enum Line {
    Said(String),
    Message(Id),
}

#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    /// 2 command, 3 component, 4 autocomplete, 5 modal.
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    /// The message whose component was used.
    pub source: Option<Id>,
    pub created_ms: u64,
    /// The type of the first answer, once it came.
    pub callback: Option<u8>,
    /// The time for the first answer ran out.
    pub failed: bool,
    /// The message that `@original` means.
    pub original: Option<Id>,
    /// A deferral was answered (filled, replaced or deleted).
    pub settled: bool,
    pub followups: Vec<Id>,
    pub choices: Vec<Value>,
    pub modal: Option<Value>,
    /// The event as it was sent, to send it again.
    pub event: Value,
}

pub struct State {
    pub now_ms: u64,
    pub api: String,
    pub gateway_url: String,
    /// The bot's user, which is also its application.
    pub bot: Id,
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: BTreeMap<Id, Message>,
    pub commands: Vec<Value>,
    pub guild_commands: BTreeMap<Id, Vec<Value>>,
    /// How often the bot has sent its commands.
    pub registrations: usize,
    pub interactions: BTreeMap<Id, Interaction>,
    /// Times of messages by channel and enforced nonce.
    pub nonces: BTreeMap<(Id, String), Id>,
    pub gateway: Gateway,
    pub faults: Vec<Fault>,
    pub requests: Vec<Request>,
    pub violations: Vec<String>,
}

impl State {
    pub fn new(api: String, gateway_url: String) -> Self {
        let mut state = Self {
            now_ms: BEGINNING_MS,
            api,
            gateway_url,
            bot: 0,
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            commands: Vec::new(),
            guild_commands: BTreeMap::new(),
            registrations: 0,
            interactions: BTreeMap::new(),
            nonces: BTreeMap::new(),
            gateway: Gateway::default(),
            faults: Vec::new(),
            requests: Vec::new(),
            violations: Vec::new(),
        };
        state.bot = state.add_user("Vierschach", true);
        state
    }

    /// A new snowflake; the world's clock goes on by a millisecond, so that ids sort by time.
    pub fn id(&mut self) -> Id {
        self.now_ms += 1;
        (self.now_ms - EPOCH_MS) << 22
    }

    pub fn time(ms: u64) -> String {
        Timestamp::from_millis(ms as i64)
            .expect("a time of this century")
            .to_string()
    }

    pub fn time_of(id: Id) -> String {
        Self::time((id >> 22) + EPOCH_MS)
    }

    pub fn add_user(&mut self, name: &str, bot: bool) -> Id {
        let id = self.id();
        let user = User {
            id,
            name: name.to_owned(),
            bot,
            locale: "en-US".to_owned(),
            permissions: if bot { perm::BOT } else { perm::MEMBER },
            guilds: self.guilds.keys().copied().collect(),
            dms_closed: false,
        };
        self.users.insert(id, user);
        id
    }

    pub fn add_guild(&mut self, name: &str) -> Id {
        let id = self.id();
        let guild = Guild {
            id,
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            system_channel: None,
            joined: true,
            unavailable: false,
        };
        self.guilds.insert(id, guild);
        for user in self.users.values_mut() {
            user.guilds.push(id);
        }
        // As Discord makes them: with a channel for news, where newcomers are greeted.
        let news = self.add_channel(TEXT, "news", Some(id)).id;
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.system_channel = Some(news);
        }
        id
    }

    pub fn add_channel(&mut self, kind: u8, name: &str, guild: Option<Id>) -> &mut Channel {
        let id = self.id();
        let channel = Channel {
            id,
            kind,
            name: name.to_owned(),
            guild,
            parent: None,
            recipient: None,
            denied: 0,
            archived: false,
            locked: false,
            story: Vec::new(),
        };
        self.channels.entry(id).or_insert(channel)
    }

    pub fn add_dm(&mut self, user: Id) -> Id {
        let known = self.channels.values().find(|c| c.recipient == Some(user));
        if let Some(known) = known {
            return known.id;
        }
        let name = format!("direct messages with {}", self.users[&user].name);
        let channel = self.add_channel(DM, &name, None);
        channel.recipient = Some(user);
        channel.id
    }

    pub fn add_thread_on(&mut self, parent: Id, message: Id, name: &str) -> Id {
        let made = self.add_thread(parent, name);
        let mut thread = self.channels.remove(&made).expect("just made");
        thread.id = message;
        self.channels.insert(message, thread);
        message
    }

    pub fn add_thread(&mut self, parent: Id, name: &str) -> Id {
        let guild = self.channels[&parent].guild;
        let channel = self.add_channel(THREAD, name, guild);
        channel.parent = Some(parent);
        channel.id
    }

    /// A fault of the bot, which a test must not overlook.
    pub fn violation(&mut self, text: impl Into<String>) {
        self.violations.push(text.into());
    }

    pub fn note(&mut self, channel: Id, line: Line) {
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.story.push(line);
        }
    }

    /// The bot's permissions in a channel; a thread has those of its parent too.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        if channel.kind == DM {
            return u64::MAX >> 14;
        }
        let parent = channel
            .parent
            .and_then(|id| self.channels.get(&id))
            .map_or(0, |c| c.denied);
        let have = self.users[&self.bot].permissions & !channel.denied & !parent;
        if have & perm::VIEW_CHANNEL == 0 {
            0
        } else {
            have
        }
    }

    /// The channel, if the bot can see it: 10003, 50001, or 503 in an outage.
    pub fn visible(&self, id: Id) -> Result<&Channel, ApiError> {
        let channel = self.channels.get(&id).ok_or(ApiError::known(10003))?;
        if let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) {
            if guild.unavailable {
                return Err(ApiError::status(503));
            }
            if !guild.joined {
                return Err(ApiError::known(50001));
            }
        }
        if self.bot_permissions(channel) & perm::VIEW_CHANNEL == 0 {
            return Err(ApiError::known(50001));
        }
        Ok(channel)
    }

    /// The channel, if the bot has all of `wanted` in it (else 50013).
    pub fn permitted(&self, id: Id, wanted: u64) -> Result<&Channel, ApiError> {
        let channel = self.visible(id)?;
        if self.bot_permissions(channel) & wanted != wanted {
            return Err(ApiError::known(50013));
        }
        Ok(channel)
    }

    /// The channel, if the bot can write there: also 50007 (closed), 50083 (archived), 160005 (locked).
    pub fn writable(&self, id: Id) -> Result<&Channel, ApiError> {
        let is_thread = self.visible(id)?.parent.is_some();
        let right = if is_thread {
            perm::SEND_MESSAGES_IN_THREADS
        } else {
            perm::SEND_MESSAGES
        };
        let channel = self.permitted(id, right)?;
        if channel
            .recipient
            .is_some_and(|user| self.users[&user].dms_closed)
        {
            return Err(ApiError::known(50007));
        }
        if channel.archived {
            return Err(ApiError::known(50083));
        }
        if channel.locked && self.bot_permissions(channel) & perm::MANAGE_THREADS == 0 {
            return Err(ApiError::known(160_005));
        }
        Ok(channel)
    }

    /// A message that is still there, as the bot may see it.
    pub fn message(&self, channel: Id, id: Id) -> Result<&Message, ApiError> {
        let found = self.messages.get(&id);
        found
            .filter(|m| m.channel == channel && !m.deleted && m.only_for.is_none())
            .ok_or(ApiError::known(10008))
    }
}
