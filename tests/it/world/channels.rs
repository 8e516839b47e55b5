//! Places and people over REST: channels, threads, direct messages, guilds, members, the application.

use super::check::{self, Form};
use super::rest::{ApiError, Reply, id};
use super::state::{Id, State, perm};
use serde_json::{Value, json};

pub fn handle(state: &mut State, method: &str, channel: Id, rest: &[&str], body: &Value) -> Reply {
    match (method, rest) {
        ("GET", []) => Ok(state.channel_json(state.visible(channel)?)),
        ("PATCH", []) => edit_thread(state, channel, body),
        ("POST", ["typing"]) => state.writable(channel).map(|_| Value::Null),
        ("PUT", ["thread-members", "@me"]) => state.visible(channel).map(|_| Value::Null),
        _ => Err(ApiError::known(0)),
    }
}

/// Archiving and un-archiving. A locked thread is opened again only by who may manage threads.
fn edit_thread(state: &mut State, channel: Id, body: &Value) -> Reply {
    let thread = state.permitted(channel, perm::SEND_MESSAGES_IN_THREADS)?;
    let manages = state.bot_permissions(thread) & perm::MANAGE_THREADS != 0;
    if thread.locked && !manages {
        return Err(ApiError::known(160_005));
    }
    if body.get("archived").is_none() && !manages {
        return Err(ApiError::known(50013));
    }
    let thread = state.channels.get_mut(&channel).expect("just found");
    if let Some(archived) = body["archived"].as_bool() {
        thread.archived = archived;
    }
    if let Some(locked) = body["locked"].as_bool() {
        thread.locked = locked;
    }
    let json = state.channel_json(&state.channels[&channel]);
    let guild = state.channels[&channel].guild;
    state.channel_event("THREAD_UPDATE", guild, &json);
    Ok(json)
}

/// A new thread, on a message or by itself.
pub fn thread(state: &mut State, parent: Id, message: Option<Id>, body: &Value) -> Reply {
    state.permitted(parent, perm::CREATE_PUBLIC_THREADS)?;
    if let Some(message) = message {
        state.message(parent, message)?;
    }
    let mut form = Form::default();
    form.length(&body["name"], "name", 1, 100);
    form.finish()?;
    let name = body["name"].as_str().unwrap_or_default();
    let thread = match message {
        // A thread on a message has the id of the message.
        Some(message) if state.channels.contains_key(&message) => {
            return Err(ApiError::known(160_004));
        }
        Some(message) => state.add_thread_on(parent, message, name),
        None => state.add_thread(parent, name),
    };
    let json = state.channel_json(&state.channels[&thread]);
    let guild = state.channels[&thread].guild;
    state.channel_event("THREAD_CREATE", guild, &json);
    Ok(json)
}

/// The channel for direct messages to a user: it opens even if they are closed.
pub fn open_dm(state: &mut State, body: &Value) -> Reply {
    let user = check::id_of(&body["recipient_id"]).filter(|id| state.users.contains_key(id));
    let channel = state.add_dm(user.ok_or(ApiError::known(10013))?);
    Ok(state.channel_json(&state.channels[&channel]))
}

/// GET below `/guilds/{guild}`.
pub fn guild(state: &State, guild: Id, rest: &[&str]) -> Reply {
    let found = state.guilds.get(&guild).ok_or(ApiError::known(10004))?;
    if found.unavailable {
        return Err(ApiError::status(503));
    }
    if !found.joined {
        return Err(ApiError::known(50001));
    }
    let json = state.guild_json(found);
    match rest {
        [] => Ok(json),
        ["channels"] => Ok(json["channels"].clone()),
        ["roles"] => Ok(json["roles"].clone()),
        ["members", user] => {
            let user = state.users.get(&id(user)?).ok_or(ApiError::known(10013))?;
            if !user.guilds.contains(&guild) {
                return Err(ApiError::known(10007));
            }
            Ok(state.member_json(user.id, None))
        }
        _ => Err(ApiError::known(0)),
    }
}

/// `GET /applications/@me` and its older name.
pub fn application(state: &State) -> Value {
    let bot = State::user_json(&state.users[&state.bot]);
    json!({
        "id": state.bot.to_string(), "name": "Vierschach", "icon": null, "description": "",
        "bot_public": true, "bot_require_code_grant": false, "verify_key": "0", "team": null,
        "owner": bot, "bot": bot, "flags": 0, "summary": "",
    })
}
