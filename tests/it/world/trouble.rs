//! Trouble on demand: requests that fail, hang or lose their answer, and a world that changes.

use super::message::Message;
use super::messages;
use super::rest::{ApiError, Request};
use super::state::{Channel, Id, State};
use super::{Place, Shared, World};
use serde_json::json;
use std::sync::Arc;
use tokio::sync::watch;

/// Method and path of a request; `*` stands for any one part of the path.
#[derive(Clone, Debug)]
pub struct Route(pub String, pub String);

impl Route {
    pub fn new(method: &str, path: &str) -> Self {
        Self(method.to_owned(), path.to_owned())
    }

    /// A regular message into any channel.
    pub fn post() -> Self {
        Self::new("POST", "/channels/*/messages")
    }

    /// An edit of a regular message.
    pub fn edit() -> Self {
        Self::new("PATCH", "/channels/*/messages/*")
    }

    /// The first answer to an interaction.
    pub fn answer() -> Self {
        Self::new("POST", "/interactions/*/*/callback")
    }

    pub fn matches(&self, request: &Request) -> bool {
        let mut wanted = self.1.split('/');
        let mut parts = request.path.split('/');
        self.0 == request.method
            && loop {
                match (wanted.next(), parts.next()) {
                    (None, None) => break true,
                    (Some(wanted), Some(part)) if wanted == "*" || wanted == part => {}
                    _ => break false,
                }
            }
    }
}

/// What happens to a request.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// It is answered with an error and not done.
    Refuse(ApiError),
    /// The connection ends; it was not done.
    CutBefore,
    /// The connection ends; it was done, but the bot cannot know.
    CutAfter,
    /// It waits at the gate, and is done when that opens.
    Hold(Gate),
}

impl Trouble {
    /// A bare HTTP status such as 502.
    pub fn status(status: u16) -> Self {
        Self::Refuse(ApiError::status(status))
    }

    /// One of Discord's own refusals, such as 50013.
    pub fn code(code: u64) -> Self {
        Self::Refuse(ApiError::known(code))
    }

    pub fn rate_limited(seconds: f64, global: bool) -> Self {
        Self::Refuse(ApiError::rate_limited(seconds, global))
    }
}

/// Holds requests until it is opened.
#[derive(Clone, Debug)]
pub struct Gate(Arc<watch::Sender<bool>>);

impl Gate {
    pub fn open(&self) {
        self.0.send_replace(true);
    }

    pub async fn pass(&self) {
        let mut opened = self.0.subscribe();
        // It cannot fail: the sender lives as long as this gate.
        let _open = opened.wait_for(|open| *open).await;
    }
}

/// Trouble that waits for its request.
pub struct Fault {
    route: Route,
    times: usize,
    trouble: Trouble,
}

impl State {
    /// The trouble that was planned for this request, which is thereby used up.
    pub fn trouble_for(&mut self, request: &Request) -> Option<Trouble> {
        let fault = self
            .faults
            .iter_mut()
            .find(|f| f.times > 0 && f.route.matches(request))?;
        fault.times -= 1;
        Some(fault.trouble.clone())
    }
}

impl World {
    /// The next request to `route` meets this trouble.
    pub fn trouble(&self, route: Route, trouble: Trouble) {
        self.trouble_times(1, route, trouble);
    }

    /// The next `times` requests to `route` meet this trouble.
    pub fn trouble_times(&self, times: usize, route: Route, trouble: Trouble) {
        self.edit(|state| {
            state.faults.push(Fault {
                route,
                times,
                trouble,
            });
        });
    }

    /// All requests to `route` wait until the gate is opened.
    pub fn hold(&self, route: Route) -> Gate {
        let gate = Gate(Arc::new(watch::Sender::new(false)));
        self.trouble_times(usize::MAX, route, Trouble::Hold(gate.clone()));
        gate
    }

    /// Forgets all planned trouble.
    pub fn calm(&self) {
        self.edit(|state| state.faults.clear());
    }

    /// The bot loses permissions in a channel.
    pub fn deny(&self, channel: Place, permissions: u64) {
        self.change_channel(channel, |c| c.denied |= permissions);
    }

    /// More than the invite link asks for: what servers let everybody do.
    pub fn grant_bot(&self, permissions: u64) {
        self.edit(|state| {
            let bot = state.bot;
            let bot = state.users.get_mut(&bot).expect("the bot is a user");
            bot.permissions |= permissions;
        });
    }

    pub fn allow(&self, channel: Place, permissions: u64) {
        self.change_channel(channel, |c| c.denied &= !permissions);
    }

    /// Archives a thread, or opens it again.
    pub fn archive(&self, thread: Place, archived: bool) {
        self.change_channel(thread, |c| c.archived = archived);
    }

    pub fn lock(&self, thread: Place, locked: bool) {
        self.change_channel(thread, |c| c.locked = locked);
    }

    /// The role that gives the bot its permissions loses some, or gets them back, in all guilds.
    pub fn change_role(&self, permissions: u64, granted: bool) {
        self.edit(|state| {
            let bot = state.users.get_mut(&state.bot).expect("there is one bot");
            if granted {
                bot.permissions |= permissions;
            } else {
                bot.permissions &= !permissions;
            }
            let guilds: Vec<Id> = state.guilds.keys().copied().collect();
            for guild in guilds {
                let role = &state.guild_json(&state.guilds[&guild])["roles"][0];
                let json = json!({"guild_id": guild.to_string(), "role": role});
                state.channel_event("GUILD_ROLE_UPDATE", Some(guild), &json);
            }
        });
    }

    fn change_channel(&self, place: Place, change: impl FnOnce(&mut Channel)) {
        self.edit(|state| {
            change(
                state
                    .channels
                    .get_mut(&place.id)
                    .expect("a channel of this world"),
            );
            let channel = &state.channels[&place.id];
            let event = if channel.parent.is_some() {
                "THREAD_UPDATE"
            } else {
                "CHANNEL_UPDATE"
            };
            let (guild, json) = (channel.guild, state.channel_json(channel));
            state.channel_event(event, guild, &json);
        });
    }

    /// A moderator deletes a message.
    pub fn delete_message(&self, message: &Message) {
        self.edit(|state| messages::remove(state, message.id));
    }

    /// A moderator deletes a channel or thread, with all that is in it.
    pub fn delete_channel(&self, place: Place) {
        self.edit(|state| {
            let gone = state
                .channels
                .remove(&place.id)
                .expect("a channel of this world");
            for message in state
                .messages
                .values_mut()
                .filter(|m| m.channel == place.id)
            {
                message.deleted = true;
            }
            let event = if gone.parent.is_some() {
                "THREAD_DELETE"
            } else {
                "CHANNEL_DELETE"
            };
            let json = state.channel_json(&gone);
            state.channel_event(event, gone.guild, &json);
        });
    }

    /// A guild goes down; `restore` brings it back.
    pub fn outage(&self, guild: Id) {
        self.edit(|state| {
            state
                .guilds
                .get_mut(&guild)
                .expect("a guild of this world")
                .unavailable = true;
            let json = json!({"id": guild.to_string(), "unavailable": true});
            state.channel_event("GUILD_DELETE", Some(guild), &json);
        });
    }

    pub fn restore(&self, guild: Id) {
        self.edit(|state| {
            let found = state.guilds.get_mut(&guild).expect("a guild of this world");
            (found.unavailable, found.joined) = (false, true);
            let json = state.guild_json(&state.guilds[&guild]);
            state.channel_event("GUILD_CREATE", Some(guild), &json);
        });
    }

    /// The bot is thrown out of a guild.
    pub fn kick_bot(&self, guild: Id) {
        self.edit(|state| {
            state
                .guilds
                .get_mut(&guild)
                .expect("a guild of this world")
                .joined = false;
            state.channel_event(
                "GUILD_DELETE",
                Some(guild),
                &json!({"id": guild.to_string()}),
            );
        });
    }

    /// The world's clock goes on: tokens and nonces grow old by it, nothing else does.
    pub fn advance_ms(&self, ms: u64) {
        self.edit(|state| state.now_ms += ms);
    }
}

impl Shared {
    /// Marks an interaction as failed if it is not answered in time, as the client would show it.
    pub fn expect_answer(self: &Arc<Self>, interaction: Id) {
        let shared = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(super::ANSWER_LIMIT).await;
            let answered = shared.peek(|s| s.interactions[&interaction].callback.is_some());
            if !answered {
                shared.edit(|state| {
                    state
                        .interactions
                        .get_mut(&interaction)
                        .expect("never removed")
                        .failed = true;
                    state.violation(format!("interaction {interaction} had no answer in 3 s"));
                });
            }
        });
    }
}
