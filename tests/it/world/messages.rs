//! Messages in channels: creating, editing, deleting, reading; who is alerted; the nonce.

use super::check;
use super::message::{Attachment, Message, Via, decode};
use super::rest::{ApiError, Reply, Request, Upload, id};
use super::state::{Id, Line, State, perm};
use serde_json::{Value, json};

/// A nonce is remembered for a few minutes (Discord: Create Message, `enforce_nonce`).
const NONCE_MS: u64 = 180_000;

pub fn handle(
    state: &mut State,
    method: &str,
    channel: Id,
    rest: &[&str],
    request: &Request,
) -> Reply {
    match (method, rest) {
        ("POST", []) => create(state, channel, request),
        ("GET", []) => list(state, channel, request),
        ("GET", [message]) => {
            state.permitted(channel, perm::READ_MESSAGE_HISTORY)?;
            Ok(state.message_json(state.message(channel, id(message)?)?))
        }
        ("PATCH", [message]) => edit_in_channel(state, channel, id(message)?, request),
        ("DELETE", [message]) => delete(state, channel, id(message)?),
        ("PUT", [message, "reactions", emoji, "@me"]) => {
            react(state, channel, id(message)?, &percent_decoded(emoji))
        }
        ("DELETE", [message, "reactions", ..]) => {
            let message = state.message(channel, id(message)?)?.id;
            let bot = state.bot;
            let message = state.messages.get_mut(&message).expect("just found");
            message.reactions.retain(|(_, by)| *by != bot);
            Ok(Value::Null)
        }
        _ => Err(ApiError::known(0)),
    }
}

fn create(state: &mut State, channel: Id, request: &Request) -> Reply {
    let body = &request.body;
    state.writable(channel)?;
    if !request.files.is_empty() {
        state.permitted(channel, perm::ATTACH_FILES)?;
    }
    check::message(body, &request.files, check::CHANNEL_FLAGS)?;
    let reply_to = reference(state, channel, &body["message_reference"])?;
    let nonce = body["nonce"]
        .as_str()
        .map_or_else(|| body["nonce"].to_string(), str::to_owned);
    let enforced = (body["enforce_nonce"] == true).then_some((channel, nonce));
    if let Some(earlier) = enforced.as_ref().and_then(|key| state.nonces.get(key)) {
        let created_ms = check_age(state, *earlier);
        if let Some(message) = state
            .messages
            .get(earlier)
            .filter(|_| created_ms < NONCE_MS)
        {
            return Ok(state.message_json(message));
        }
    }
    let mut message = compose(state, channel, Via::Channel, request)?;
    message.reply_to = reply_to;
    if state.permitted(channel, perm::EMBED_LINKS).is_err() && !message.embeds.is_empty() {
        message.embeds.clear();
        state.violation("an embed was sent where the bot lacks Embed Links, and was dropped");
        not_empty(&message)?;
    }
    let alerts = alerts(state, &message, &body["allowed_mentions"]);
    if let Some(key) = enforced {
        state.nonces.insert(key, message.id);
    }
    Ok(post(state, message, alerts))
}

/// Milliseconds since something was made.
fn check_age(state: &State, id: Id) -> u64 {
    // Both are snowflakes: their upper bits count milliseconds.
    state.now_ms - ((id >> 22) + 1_420_070_400_000)
}

/// The message that is answered, if any: 50035 if it is gone and `fail_if_not_exists` (the default) holds.
fn reference(state: &State, channel: Id, reference: &Value) -> Result<Option<Id>, ApiError> {
    let Some(wanted) = check::id_of(&reference["message_id"]) else {
        return Ok(None);
    };
    state.permitted(channel, perm::READ_MESSAGE_HISTORY)?;
    if state.message(channel, wanted).is_ok() {
        return Ok(Some(wanted));
    }
    let mut form = check::Form::default();
    form.must(
        reference["fail_if_not_exists"] == false,
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
        "Unknown message",
    );
    form.finish()?;
    Ok(None)
}

/// A message of the bot from a checked body, not yet posted.
pub fn compose(
    state: &mut State,
    channel: Id,
    via: Via,
    request: &Request,
) -> Result<Message, ApiError> {
    let body = &request.body;
    let mut message = Message {
        id: state.id(),
        author: state.bot,
        via,
        embeds: list_of(&body["embeds"]),
        components: list_of(&body["components"]),
        flags: body["flags"].as_u64().unwrap_or_default() & check::CHANNEL_FLAGS,
        nonce: Some(&body["nonce"]).filter(|n| !n.is_null()).cloned(),
        ..Message::new(channel, body["content"].as_str().unwrap_or_default())
    };
    message.attachments = uploads(state, &body["attachments"], &request.files);
    not_empty(&message)?;
    Ok(message)
}

fn not_empty(message: &Message) -> Result<(), ApiError> {
    let empty = message.content.trim().is_empty()
        && message.embeds.is_empty()
        && message.components.is_empty()
        && message.attachments.is_empty();
    if empty {
        Err(ApiError::known(50006))
    } else {
        Ok(())
    }
}

fn list_of(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// The files of a request with what `attachments` says about them.
fn uploads(state: &mut State, described: &Value, files: &[Upload]) -> Vec<Attachment> {
    let mut attachments = Vec::new();
    for file in files {
        let entry = described.as_array().into_iter().flatten();
        let entry = entry
            .into_iter()
            .find(|e| check::id_of(&e["id"]) == Some(file.index));
        let text = |key: &str| entry.and_then(|e| e[key].as_str()).map(str::to_owned);
        let size = decode(&file.bytes).ok().map(|picture| picture.size());
        if file.bytes.is_empty() || (size.is_none() && file.content_type == "image/png") {
            state.violation(format!("{} is empty or not a PNG", file.name));
        }
        attachments.push(Attachment {
            id: state.id(),
            name: text("filename").unwrap_or_else(|| file.name.clone()),
            description: text("description"),
            content_type: file.content_type.clone(),
            bytes: file.bytes.clone(),
            size,
        });
    }
    attachments
}

/// Whom a message names, as far as `allowed_mentions` lets it: users, and whether everyone.
/// Without `allowed_mentions` everything in the text counts.
pub fn alerts(state: &mut State, message: &Message, allowed: &Value) -> (Vec<Id>, bool) {
    let parses = |kind: &str| {
        allowed.is_null()
            || allowed["parse"]
                .as_array()
                .is_some_and(|p| p.iter().any(|k| k == kind))
    };
    let listed: Vec<Id> = allowed["users"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(check::id_of)
        .collect();
    let mut users = Vec::new();
    for piece in message.content.split("<@").skip(1) {
        let number = piece
            .trim_start_matches('!')
            .split('>')
            .next()
            .unwrap_or_default();
        let Ok(user) = number.parse() else { continue };
        let known = state.users.contains_key(&user);
        if known && !users.contains(&user) && (parses("users") || listed.contains(&user)) {
            users.push(user);
        }
    }
    let replied = message
        .reply_to
        .and_then(|id| state.messages.get(&id))
        .map(|m| m.author);
    let wants_reply = allowed.is_null() || allowed["replied_user"] == true;
    users.extend(replied.filter(|user| wants_reply && !users.contains(user)));
    let named = message.content.contains("@everyone") || message.content.contains("@here");
    if named && allowed.is_null() && message.author == state.bot {
        state.violation(format!(
            "@everyone unguarded by allowed_mentions: {}",
            message.content
        ));
    }
    let may = state.users[&message.author].permissions & perm::MENTION_EVERYONE != 0;
    (users, named && may && parses("everyone"))
}

/// Puts a message into its channel and tells the gateway, unless it is for one person only.
pub fn post(state: &mut State, mut message: Message, (users, everyone): (Vec<Id>, bool)) -> Value {
    warn_of_missing_files(state, &message);
    if !message.silent() && !message.ephemeral() {
        // Nobody alerts themselves.
        message.pinged = users
            .iter()
            .copied()
            .filter(|id| *id != message.author)
            .collect();
    }
    message.mentions = users;
    message.everyone = everyone;
    let json = state.message_json(&message);
    state.note(message.channel, Line::Message(message.id));
    let (id, ephemeral) = (message.id, message.ephemeral());
    state.messages.insert(id, message);
    if !ephemeral {
        state.message_event("MESSAGE_CREATE", id);
    }
    json
}

fn warn_of_missing_files(state: &mut State, message: &Message) {
    for embed in &message.embeds {
        for place in ["image", "thumbnail"] {
            let url = embed[place]["url"].as_str().unwrap_or_default();
            if let Some(name) = url.strip_prefix("attachment://")
                && !message.attachments.iter().any(|a| a.name == name)
            {
                state.violation(format!("{url} has no such attachment"));
            }
        }
    }
}

fn edit_in_channel(state: &mut State, channel: Id, message: Id, request: &Request) -> Reply {
    let thread = state.visible(channel)?;
    if thread.archived {
        return Err(ApiError::known(50083));
    }
    let found = state.message(channel, message)?;
    if found.author != state.bot {
        return Err(ApiError::known(50005));
    }
    if !request.files.is_empty() {
        state.permitted(channel, perm::ATTACH_FILES)?;
    }
    edit(state, message, request)
}

/// Edits a message of the bot; nobody is alerted. What the body leaves out stays, but of the attachments
/// only those that it lists.
pub fn edit(state: &mut State, message: Id, request: &Request) -> Reply {
    let body = &request.body;
    check::message(body, &request.files, check::ANSWER_FLAGS)?;
    let mut changed = state.messages[&message].clone();
    changed.history.push(changed.content.clone());
    if body.get("content").is_some() {
        changed.content = String::from(body["content"].as_str().unwrap_or_default());
    }
    if body.get("embeds").is_some() {
        changed.embeds = list_of(&body["embeds"]);
    }
    if body.get("components").is_some() {
        changed.components = list_of(&body["components"]);
    }
    if let Some(kept) = body["attachments"].as_array() {
        let kept: Vec<_> = kept.iter().filter_map(|a| check::id_of(&a["id"])).collect();
        changed.attachments.retain(|a| kept.contains(&a.id));
    } else if !request.files.is_empty() {
        changed.attachments.clear();
    }
    let new = uploads(state, &body["attachments"], &request.files);
    changed.attachments.extend(new);
    not_empty(&changed)?;
    warn_of_missing_files(state, &changed);
    (changed.mentions, changed.everyone) = alerts(state, &changed, &body["allowed_mentions"]);
    changed.loading = false;
    state.now_ms += 1;
    changed.edited_ms = Some(state.now_ms);
    let json = state.message_json(&changed);
    let ephemeral = changed.ephemeral();
    state.messages.insert(message, changed);
    if !ephemeral {
        state.message_event("MESSAGE_UPDATE", message);
    }
    Ok(json)
}

fn delete(state: &mut State, channel: Id, message: Id) -> Reply {
    state.visible(channel)?;
    if state.message(channel, message)?.author != state.bot {
        state.permitted(channel, perm::MANAGE_MESSAGES)?;
    }
    if state.channels[&channel].archived {
        return Err(ApiError::known(50083));
    }
    remove(state, message);
    Ok(Value::Null)
}

/// A message goes away, whoever wanted it.
pub fn remove(state: &mut State, message: Id) {
    let Some(found) = state.messages.get_mut(&message) else {
        return;
    };
    found.deleted = true;
    let (channel, ephemeral) = (found.channel, found.ephemeral());
    if ephemeral {
        return;
    }
    let guild = state.channels.get(&channel).and_then(|c| c.guild);
    let data = json!({
        "id": message.to_string(), "channel_id": channel.to_string(),
        "guild_id": guild.map(|id| id.to_string()),
    });
    state.channel_event("MESSAGE_DELETE", guild, &data);
}

fn list(state: &State, channel: Id, request: &Request) -> Reply {
    let may_read = state.permitted(channel, perm::READ_MESSAGE_HISTORY);
    if may_read.is_err() {
        state.visible(channel)?;
        return Ok(json!([]));
    }
    let number = |key: &str| {
        let pair = request
            .query
            .split('&')
            .find_map(|p| p.strip_prefix(key)?.strip_prefix('='));
        pair.and_then(|value| value.parse::<u64>().ok())
    };
    let (after, before) = (
        number("after").unwrap_or(0),
        number("before").unwrap_or(u64::MAX),
    );
    let there = state.messages.values().rev().filter(|m| {
        m.channel == channel && !m.deleted && !m.ephemeral() && after < m.id && m.id < before
    });
    let limit = number("limit").unwrap_or(50) as usize;
    Ok(there.take(limit).map(|m| state.message_json(m)).collect())
}

fn react(state: &mut State, channel: Id, message: Id, emoji: &str) -> Reply {
    state.permitted(channel, perm::READ_MESSAGE_HISTORY)?;
    let there = state
        .message(channel, message)?
        .reactions
        .iter()
        .any(|(e, _)| e == emoji);
    if !there {
        state.permitted(channel, perm::ADD_REACTIONS)?;
    }
    let reaction = (emoji.to_owned(), state.bot);
    let message = state.messages.get_mut(&message).expect("just found");
    message.reactions.push(reaction);
    Ok(Value::Null)
}

fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let hex: Vec<u8> = if byte == b'%' {
            rest.by_ref().take(2).collect()
        } else {
            Vec::new()
        };
        let decoded = str::from_utf8(&hex)
            .ok()
            .and_then(|h| u8::from_str_radix(h, 16).ok());
        bytes.push(decoded.unwrap_or(byte));
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
