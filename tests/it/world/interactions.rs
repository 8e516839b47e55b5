//! Answers to interactions: the first one (callback) and, by the interaction's token, what follows.

use super::check::{self, Form};
use super::message::Via;
use super::messages::{alerts, compose, edit, post, remove};
use super::rest::{ApiError, Reply, Request, id};
use super::state::{Id, Interaction, State};
use serde_json::{Value, json};

/// How long a token lives.
const TOKEN_MS: u64 = 15 * 60_000;
const EPHEMERAL: u64 = 1 << 6;

/// `POST /interactions/{id}/{token}/callback`: 10062 if it is unknown or too late, 40060 the second time.
pub fn callback(state: &mut State, interaction: Id, token: &str, request: &Request) -> Reply {
    let found = state
        .interactions
        .get(&interaction)
        .filter(|i| i.token == token && !i.failed);
    let found = found.ok_or(ApiError::known(10062))?.clone();
    if found.callback.is_some() {
        return Err(ApiError::known(40060));
    }
    let kind = request.body["type"].as_u64().unwrap_or_default() as u8;
    let data = &request.body["data"];
    let mut form = Form::default();
    let fits = match kind {
        4 | 5 => found.kind != 4,
        6 | 7 => found.source.is_some(),
        8 => found.kind == 4,
        9 => matches!(found.kind, 2 | 3),
        _ => false,
    };
    form.must(
        fits,
        "type",
        "INTERACTION_TYPE_INVALID",
        "Not an answer to this kind of interaction.",
    );
    form.finish()?;
    // The body of a message answer is its `data`.
    let inner = Request {
        body: data.clone(),
        ..request.clone()
    };
    let mut message = None;
    match kind {
        4 => message = Some(first_answer(state, &found, &inner, false)?),
        5 => message = Some(first_answer(state, &found, &inner, true)?),
        6 => {}
        7 => {
            let source = found.source.expect("checked above");
            if state.messages.get(&source).is_none_or(|m| m.deleted) {
                return Err(ApiError::known(10008));
            }
            edit(state, source, &inner)?;
        }
        8 => check::choices(&data["choices"])?,
        _ => check::modal(data)?,
    }
    let now = state
        .interactions
        .get_mut(&interaction)
        .expect("just found");
    now.callback = Some(kind);
    now.settled = kind != 5;
    now.original = message.or(found.source);
    match kind {
        8 => now.choices = data["choices"].as_array().cloned().unwrap_or_default(),
        9 => now.modal = Some(data.clone()),
        _ => {}
    }
    if request.query.contains("with_response=true") {
        let resource = message.map(|id| state.message_json(&state.messages[&id]));
        return Ok(json!({
            "interaction": {"id": interaction.to_string(), "type": found.kind},
            "resource": {"type": kind, "message": resource},
        }));
    }
    Ok(Value::Null)
}

/// The message of the first answer: whole, or an empty one that a deferral leaves to be filled.
fn first_answer(
    state: &mut State,
    found: &Interaction,
    request: &Request,
    deferred: bool,
) -> Result<Id, ApiError> {
    check::message(&request.body, &request.files, check::ANSWER_FLAGS)?;
    let ephemeral = request.body["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
    let placeholder = Request {
        body: json!({"content": "…"}),
        files: Vec::new(),
        ..request.clone()
    };
    let request = if deferred { &placeholder } else { request };
    let mut message = compose(state, found.channel, Via::Answer(found.id), request)?;
    message.loading = deferred;
    message.only_for = ephemeral.then_some(found.user);
    let alerts = alerts(state, &message, &request.body["allowed_mentions"]);
    let id = message.id;
    post(state, message, alerts);
    Ok(id)
}

/// `/webhooks/{application}/{token}…`: follow-ups and `@original`.
pub fn webhook(
    state: &mut State,
    method: &str,
    token: &str,
    rest: &[&str],
    request: &Request,
) -> Reply {
    let found = state.interactions.values().find(|i| i.token == token);
    let found = found.ok_or(ApiError::known(10015))?.clone();
    if state.now_ms - found.created_ms > TOKEN_MS {
        return Err(ApiError::known(50027));
    }
    if found.callback.is_none() {
        return Err(ApiError::known(10015));
    }
    let message = match rest {
        [] if method == "POST" => return follow_up(state, &found, request),
        ["messages", "@original"] => found.original,
        ["messages", message] => {
            let message = id(message)?;
            let own = found.followups.contains(&message) || found.original == Some(message);
            own.then_some(message)
        }
        _ => return Err(ApiError::known(0)),
    };
    let message = message.filter(|id| state.messages.get(id).is_some_and(|m| !m.deleted));
    let message = message.ok_or(ApiError::known(10008))?;
    let reply = match method {
        "GET" => return Ok(state.message_json(&state.messages[&message])),
        "PATCH" => edit(state, message, request)?,
        "DELETE" => {
            remove(state, message);
            Value::Null
        }
        _ => return Err(ApiError::known(0)),
    };
    if found.original == Some(message) {
        state
            .interactions
            .get_mut(&found.id)
            .expect("just found")
            .settled = true;
    }
    Ok(reply)
}

/// A follow-up is a new message, but the first one after a deferral fills the deferral (and alerts nobody).
fn follow_up(state: &mut State, found: &Interaction, request: &Request) -> Reply {
    check::message(&request.body, &request.files, check::ANSWER_FLAGS)?;
    let unfilled = |id: &Id| {
        state
            .messages
            .get(id)
            .is_some_and(|m| m.loading && !m.deleted)
    };
    if let Some(original) = found.original.filter(unfilled) {
        let reply = edit(state, original, request)?;
        state
            .interactions
            .get_mut(&found.id)
            .expect("just found")
            .settled = true;
        return Ok(reply);
    }
    let mut message = compose(state, found.channel, Via::Followup(found.id), request)?;
    let ephemeral = request.body["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
    message.only_for = ephemeral.then_some(found.user);
    let alerts = alerts(state, &message, &request.body["allowed_mentions"]);
    state
        .interactions
        .get_mut(&found.id)
        .expect("just found")
        .followups
        .push(message.id);
    Ok(post(state, message, alerts))
}
