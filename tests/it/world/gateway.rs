//! The gateway: sessions, events, resuming, and its own kinds of trouble.
//!
//! Source: Discord's documentation, Events, Gateway. JSON, one shard, no compression.

use super::message::Message;
use super::state::{Channel, Id, State};
use super::{Shared, World};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

const HEARTBEAT_MS: u64 = 41_250;
const GUILDS: u64 = 1;
const GUILD_MEMBERS: u64 = 1 << 1;
const PRESENCES: u64 = 1 << 8;
const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;
const MESSAGE_CONTENT: u64 = 1 << 15;
/// Intents that this bot has not been granted.
const PRIVILEGED: u64 = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT;

/// All sessions there have been, and the trouble that is planned.
#[derive(Default)]
pub struct Gateway {
    pub sessions: Vec<Session>,
    /// How many sessions were begun, and how many taken up again.
    pub identifies: usize,
    pub resumes: usize,
    /// Identifies that `World::ready` has waited for.
    pub awaited: usize,
    pub refuse_resume: bool,
    /// How many events already seen come again with a RESUME.
    pub repeat: usize,
    /// Events are lost for good.
    pub losing: bool,
    /// No connection is accepted.
    pub offline: bool,
}

pub struct Session {
    id: String,
    intents: u64,
    /// Every event so far; the first has sequence number 1.
    log: Vec<Value>,
    link: Option<UnboundedSender<Order>>,
    dead: bool,
}

/// What a connection shall do.
enum Order {
    Send(Value),
    Close(u16),
    Cut,
}

impl Gateway {
    pub fn connected(&self) -> bool {
        self.sessions.iter().any(|s| s.link.is_some())
    }

    fn order(&mut self, order: impl Fn() -> Order) {
        for link in self.sessions.iter().filter_map(|s| s.link.as_ref()) {
            // A connection that is just ending takes no orders.
            let _ended = link.send(order());
        }
    }
}

impl Session {
    fn dispatch(&mut self, event: &str, data: &Value) {
        let payload = json!({"op": 0, "t": event, "s": self.log.len() + 1, "d": data});
        self.log.push(payload.clone());
        if let Some(link) = &self.link {
            let _ended = link.send(Order::Send(payload));
        }
    }
}

impl State {
    /// Tells every session whose intents ask for it; 0 asks for nothing.
    fn dispatch(&mut self, intent: u64, event: &str, data: &Value) {
        if self.gateway.losing {
            return;
        }
        let sessions = self.gateway.sessions.iter_mut().filter(|s| !s.dead);
        for session in sessions.filter(|s| intent == 0 || s.intents & intent != 0) {
            session.dispatch(event, data);
        }
    }

    /// Interactions come whatever the intents.
    pub fn interaction_event(&mut self, data: &Value) {
        self.dispatch(0, "INTERACTION_CREATE", data);
    }

    /// Something happened to a message that is there.
    pub fn message_event(&mut self, event: &str, message: Id) {
        let message: &Message = &self.messages[&message];
        let mut data = self.message_json(message);
        let guild = self.channels.get(&message.channel).and_then(|c| c.guild);
        if let Some(guild) = guild {
            data["guild_id"] = guild.to_string().into();
            let mut member = self.member_json(message.author, None);
            member.as_object_mut().expect("an object").remove("user");
            data["member"] = member;
        }
        self.channel_event(event, guild, &data);
    }

    /// Something happened in a guild, or among direct messages.
    pub fn channel_event(&mut self, event: &str, guild: Option<Id>, data: &Value) {
        let intent = match guild {
            None => DIRECT_MESSAGES,
            Some(_) if event.starts_with("MESSAGE_") => GUILD_MESSAGES,
            Some(_) if event.starts_with("GUILD_MEMBER_") => GUILD_MEMBERS,
            Some(_) => GUILDS,
        };
        self.dispatch(intent, event, data);
    }

    fn identify(&mut self, data: &Value, link: &UnboundedSender<Order>) -> Result<String, u16> {
        if !token_fits(data) {
            return Err(4004);
        }
        let intents = data["intents"].as_u64().unwrap_or_default();
        if intents & PRIVILEGED != 0 {
            self.violation("a privileged intent was asked for");
            return Err(4014);
        }
        let id = format!("session-{}", self.id());
        let link = Some(link.clone());
        let session = Session {
            id: id.clone(),
            intents,
            log: Vec::new(),
            link,
            dead: false,
        };
        self.gateway.identifies += 1;
        self.gateway.sessions.push(session);
        let greeting = self.greeting(&id);
        let session = self.gateway.sessions.last_mut().expect("just pushed");
        for (event, data) in greeting {
            session.dispatch(event, &data);
        }
        Ok(id)
    }

    /// READY and the guilds.
    fn greeting(&self, session: &str) -> Vec<(&'static str, Value)> {
        let joined = || self.guilds.values().filter(|g| g.joined);
        let unavailable: Vec<_> = joined()
            .map(|g| json!({"id": g.id.to_string(), "unavailable": true}))
            .collect();
        let ready = json!({
            "v": 10, "user": Self::user_json(&self.users[&self.bot]), "guilds": unavailable,
            "session_id": session, "resume_gateway_url": self.gateway_url, "shard": [0, 1],
            "application": {"id": self.bot.to_string(), "flags": 0},
        });
        let up = joined().filter(|g| !g.unavailable);
        let guilds = up.map(|g| ("GUILD_CREATE", self.guild_json(g)));
        [("READY", ready)].into_iter().chain(guilds).collect()
    }

    /// Takes a session up where the bot lost it, or refuses (op 9).
    fn resume(
        &mut self,
        data: &Value,
        link: &UnboundedSender<Order>,
    ) -> Result<Option<String>, u16> {
        if !token_fits(data) {
            return Err(4004);
        }
        let gateway = &mut self.gateway;
        let known = gateway
            .sessions
            .iter_mut()
            .find(|s| data["session_id"] == s.id && !s.dead);
        let Some(session) = known.filter(|_| !gateway.refuse_resume) else {
            return Ok(None);
        };
        let seen = data["seq"].as_u64().unwrap_or_default() as usize;
        let from = seen.saturating_sub(gateway.repeat).min(session.log.len());
        for payload in &session.log[from..] {
            let _ended = link.send(Order::Send(payload.clone()));
        }
        session.link = Some(link.clone());
        session.dispatch("RESUMED", &json!({}));
        gateway.resumes += 1;
        Ok(Some(session.id.clone()))
    }
}

fn token_fits(data: &Value) -> bool {
    data["token"]
        .as_str()
        .is_some_and(|t| t.trim_start_matches("Bot ") == super::TOKEN)
}

/// Serves the gateway until the runtime ends.
pub async fn serve(shared: Arc<Shared>, listener: TcpListener) {
    while let Ok((stream, _)) = listener.accept().await {
        if !shared.peek(|state| state.gateway.offline) {
            tokio::spawn(connection(Arc::clone(&shared), stream));
        }
    }
}

async fn connection(shared: Arc<Shared>, stream: TcpStream) {
    let (link, orders) = unbounded_channel();
    let mut session = None;
    // Errors of the socket end the connection like a close does.
    let _ended = converse(&shared, stream, &link, orders, &mut session).await;
    shared.edit(|state| {
        let mine = state
            .gateway
            .sessions
            .iter_mut()
            .find(|s| Some(&s.id) == session.as_ref());
        if let Some(mine) = mine.filter(|s| s.link.as_ref().is_some_and(|l| l.same_channel(&link)))
        {
            mine.link = None;
        }
    });
}

async fn converse(
    shared: &Arc<Shared>,
    stream: TcpStream,
    link: &UnboundedSender<Order>,
    mut orders: UnboundedReceiver<Order>,
    session: &mut Option<String>,
) -> Result<(), tokio_tungstenite::tungstenite::Error> {
    let mut socket = tokio_tungstenite::accept_async(stream).await?;
    let hello = json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}});
    socket.send(Frame::Text(hello.to_string())).await?;
    loop {
        let order = tokio::select! {
            Some(order) = orders.recv() => order,
            frame = socket.next() => {
                let Some(frame) = frame else { return Ok(()) };
                let text = match frame? {
                    Frame::Text(text) => text,
                    Frame::Close(_) => return Ok(()),
                    _ => continue,
                };
                let Ok(payload) = serde_json::from_str::<Value>(&text) else {
                    link.send(Order::Close(4002)).ok();
                    continue;
                };
                if let Err(code) = shared.edit(|state| receive(state, &payload, link, session)) {
                    link.send(Order::Close(code)).ok();
                }
                continue;
            }
        };
        match order {
            Order::Send(payload) => socket.send(Frame::Text(payload.to_string())).await?,
            Order::Cut => return Ok(()),
            Order::Close(code) => {
                let frame = CloseFrame {
                    code: CloseCode::from(code),
                    reason: "".into(),
                };
                socket.close(Some(frame)).await?;
                // The other side's goodbye, so that no reset overtakes ours.
                while let Some(Ok(_)) = socket.next().await {}
                return Ok(());
            }
        }
    }
}

/// One payload from the bot; an error is the code to close with.
fn receive(
    state: &mut State,
    payload: &Value,
    link: &UnboundedSender<Order>,
    session: &mut Option<String>,
) -> Result<(), u16> {
    let answer = match (payload["op"].as_u64(), session.is_some()) {
        (Some(1), _) => json!({"op": 11}),
        (Some(2), true) => return Err(4005),
        (Some(2), false) => {
            *session = Some(state.identify(&payload["d"], link)?);
            return Ok(());
        }
        (Some(6), _) => {
            *session = state.resume(&payload["d"], link)?;
            if session.is_some() {
                return Ok(());
            }
            json!({"op": 9, "d": false})
        }
        // Presence and member requests need no answer here.
        (Some(3 | 8), true) => return Ok(()),
        (Some(3 | 8), false) => return Err(4003),
        _ => return Err(4001),
    };
    let _ended = link.send(Order::Send(answer));
    Ok(())
}

impl World {
    /// Closes every connection with a code; 4000 to 4009 (but 4004) can be resumed.
    pub fn close_gateway(&self, code: u16) {
        self.edit(|state| state.gateway.order(|| Order::Close(code)));
    }

    /// Connections end without a word.
    pub fn cut_gateway(&self) {
        self.edit(|state| state.gateway.order(|| Order::Cut));
    }

    /// Asks the bot to reconnect (op 7).
    pub fn ask_to_reconnect(&self) {
        let payload = json!({"op": 7, "d": null});
        self.edit(|state| state.gateway.order(|| Order::Send(payload.clone())));
    }

    /// Declares all sessions invalid (op 9): their events are lost, the bot has to identify again.
    pub fn invalidate_sessions(&self) {
        let payload = json!({"op": 9, "d": false});
        self.edit(|state| {
            state.gateway.order(|| Order::Send(payload.clone()));
            for session in &mut state.gateway.sessions {
                session.dead = true;
            }
        });
    }

    /// Whether attempts to resume are refused.
    pub fn refuse_resume(&self, refuse: bool) {
        self.edit(|state| state.gateway.refuse_resume = refuse);
    }

    /// With every RESUME come this many events again that the bot has seen.
    pub fn repeat_on_resume(&self, events: usize) {
        self.edit(|state| state.gateway.repeat = events);
    }

    /// From now on events are lost for good, or no longer.
    pub fn lose_events(&self, losing: bool) {
        self.edit(|state| state.gateway.losing = losing);
    }

    /// New connections are refused, or no longer.
    pub fn offline(&self, offline: bool) {
        self.edit(|state| state.gateway.offline = offline);
    }

    /// READY and the guilds once more, in the running session.
    pub fn second_ready(&self) {
        self.edit(|state| {
            let ids: Vec<_> = state
                .gateway
                .sessions
                .iter()
                .map(|s| s.id.clone())
                .collect();
            for (i, id) in ids.iter().enumerate() {
                for (event, data) in state.greeting(id) {
                    state.gateway.sessions[i].dispatch(event, &data);
                }
            }
        });
    }

    /// The same interaction event comes again.
    pub fn redeliver(&self, interaction: Id) {
        self.edit(|state| {
            let event = state.interactions[&interaction].event.clone();
            state.interaction_event(&event);
        });
    }

    /// A person leaves all guilds.
    pub fn leave(&self, person: Id) {
        self.edit(|state| {
            let user = state.users.get_mut(&person).expect("a user of this world");
            let guilds = std::mem::take(&mut user.guilds);
            let user = State::user_json(&state.users[&person]);
            for guild in guilds {
                let data = json!({"guild_id": guild.to_string(), "user": user});
                state.channel_event("GUILD_MEMBER_REMOVE", Some(guild), &data);
            }
        });
    }

    /// A channel that came to be is told to the bot.
    pub(super) fn announce(&self, channel: Id) {
        self.edit(|state| {
            let channel: &Channel = &state.channels[&channel];
            let event = if channel.parent.is_some() {
                "THREAD_CREATE"
            } else {
                "CHANNEL_CREATE"
            };
            let (guild, json) = (channel.guild, state.channel_json(channel));
            state.channel_event(event, guild, &json);
        });
    }
}
