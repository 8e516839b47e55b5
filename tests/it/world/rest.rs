//! The REST side of the stand-in: reads a request, lets planned trouble have its way, and routes it.

use super::state::State;
use super::trouble::Trouble;
use super::{Shared, channels, commands, interactions, messages};
use axum::body::Body;
use axum::extract::{FromRequest, Multipart, Request as HttpRequest};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::sync::Arc;

/// A request as it was received, and what it was answered.
#[derive(Clone, Debug)]
pub struct Request {
    pub method: String,
    /// Below `/api/v10`, without the query.
    pub path: String,
    pub query: String,
    /// The JSON body, also of a multipart request.
    pub body: Value,
    pub files: Vec<Upload>,
    /// 0: not answered (yet).
    pub status: u16,
    /// Discord's error code, if it was refused.
    pub code: u64,
}

/// A file part of a multipart request, `files[index]`.
#[derive(Clone, Debug)]
pub struct Upload {
    pub index: u64,
    pub name: String,
    pub content_type: String,
    pub bytes: Arc<[u8]>,
}

/// A refusal as Discord words it.
#[derive(Clone, Debug)]
pub struct ApiError {
    pub status: u16,
    pub code: u64,
    pub message: &'static str,
    pub errors: Value,
    /// Seconds and whether it is global, for 429.
    pub retry_after: Option<(f64, bool)>,
}

/// What a request is answered with; null is 204 No Content.
pub type Reply = Result<Value, ApiError>;

/// Code, HTTP status, words (Discord: Topics, Opcodes and Status Codes).
const KNOWN: &[(u64, u16, &str)] = &[
    (0, 404, "404: Not Found"),
    (10003, 404, "Unknown Channel"),
    (10004, 404, "Unknown Guild"),
    (10007, 404, "Unknown Member"),
    (10008, 404, "Unknown Message"),
    (10013, 404, "Unknown User"),
    (10015, 404, "Unknown Webhook"),
    (10062, 404, "Unknown interaction"),
    (10063, 404, "Unknown application command"),
    (
        30046,
        429,
        "Maximum number of edits to messages older than 1 hour reached",
    ),
    (40001, 401, "401: Unauthorized"),
    (40005, 413, "Request entity too large"),
    (40060, 400, "Interaction has already been acknowledged."),
    (50001, 403, "Missing Access"),
    (50005, 403, "Cannot edit a message authored by another user"),
    (50006, 400, "Cannot send an empty message"),
    (50007, 403, "Cannot send messages to this user"),
    (50013, 403, "Missing Permissions"),
    (50027, 401, "Invalid Webhook Token"),
    (50033, 400, "Invalid Recipient(s)"),
    (50035, 400, "Invalid Form Body"),
    (50083, 400, "Thread is archived"),
    (50109, 400, "The request body contains invalid JSON."),
    (
        160_004,
        400,
        "A thread has already been created for this message",
    ),
    (160_005, 403, "Thread is locked"),
];

/// Refusals that a correct bot never earns, whatever its world does to it.
const BREACHES: &[u64] = &[
    0, 10015, 10062, 10063, 40001, 40005, 40060, 50005, 50006, 50027, 50035, 50109,
];

impl ApiError {
    pub fn known(code: u64) -> Self {
        let row = KNOWN.iter().find(|row| row.0 == code);
        let &(code, status, message) =
            row.unwrap_or_else(|| panic!("no error {code} in the table"));
        Self {
            status,
            code,
            message,
            errors: Value::Null,
            retry_after: None,
        }
    }

    /// A bare HTTP failure.
    pub fn status(status: u16) -> Self {
        Self {
            status,
            code: 0,
            message: "upstream",
            errors: Value::Null,
            retry_after: None,
        }
    }

    pub fn rate_limited(retry_after: f64, global: bool) -> Self {
        let message = "You are being rate limited.";
        let retry_after = Some((retry_after, global));
        Self {
            status: 429,
            code: 0,
            message,
            errors: Value::Null,
            retry_after,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = axum::http::StatusCode::from_u16(self.status).expect("a status of the table");
        let mut body = json!({"code": self.code, "message": self.message});
        if !self.errors.is_null() {
            body["errors"] = self.errors;
        }
        let Some((seconds, global)) = self.retry_after else {
            return (status, axum::Json(body)).into_response();
        };
        body["retry_after"] = seconds.into();
        body["global"] = global.into();
        let scope = if global { "global" } else { "user" };
        let mut headers = vec![
            ("retry-after", format!("{}", seconds.ceil())),
            ("x-ratelimit-scope", scope.into()),
        ];
        if global {
            headers.push(("x-ratelimit-global", "true".into()));
        }
        let headers = axum::response::AppendHeaders(headers);
        (status, headers, axum::Json(body)).into_response()
    }
}

/// Serves REST until the runtime ends.
pub async fn serve(shared: Arc<Shared>, listener: tokio::net::TcpListener) {
    let handler = move |request: HttpRequest| handle(Arc::clone(&shared), request);
    let app = axum::Router::new()
        .fallback(handler)
        .layer(axum::extract::DefaultBodyLimit::max(64 << 20));
    axum::serve(listener, app)
        .await
        .expect("a loopback listener serves");
}

async fn handle(shared: Arc<Shared>, request: HttpRequest) -> Response {
    let authorized = request
        .headers()
        .get(AUTHORIZATION)
        .is_some_and(|token| token.as_bytes() == format!("Bot {}", super::TOKEN).as_bytes());
    let parsed = match read(request).await {
        Ok(parsed) => parsed,
        Err(error) => {
            shared.edit(|state| state.violation("an unreadable request body"));
            return error.into_response();
        }
    };
    // The number of a request is its place in the log.
    let (number, trouble) = shared.edit(|state| {
        state.requests.push(parsed.clone());
        (state.requests.len() - 1, state.trouble_for(&parsed))
    });
    match trouble {
        Some(Trouble::Refuse(error)) => {
            shared.edit(|state| state.answered(number, &error));
            return error.into_response();
        }
        Some(Trouble::CutBefore) => cut(),
        Some(Trouble::CutAfter) => {
            shared.edit(|state| {
                let _lost: Reply = route(state, &parsed, authorized);
            });
            cut()
        }
        Some(Trouble::Hold(gate)) => gate.pass().await,
        None => {}
    }
    let reply = shared.edit(|state| {
        let reply = route(state, &parsed, authorized);
        match &reply {
            Ok(value) => state.requests[number].status = if value.is_null() { 204 } else { 200 },
            Err(error) => {
                state.answered(number, error);
                if BREACHES.contains(&error.code) && error.status < 500 {
                    let Request {
                        method, path, body, ..
                    } = &parsed;
                    let ApiError {
                        code,
                        message,
                        errors,
                        ..
                    } = error;
                    state.violation(format!("{code} {message} {errors}: {method} {path} {body}"));
                }
            }
        }
        reply
    });
    match reply {
        Ok(Value::Null) => axum::http::StatusCode::NO_CONTENT.into_response(),
        Ok(value) => axum::Json(value).into_response(),
        Err(error) => error.into_response(),
    }
}

/// Ends the connection without an answer: the unwinding (which no panic hook sees) drops its socket.
fn cut() -> ! {
    std::panic::resume_unwind(Box::new("planned trouble cuts the connection"))
}

async fn read(request: HttpRequest<Body>) -> Result<Request, ApiError> {
    let path = request.uri().path();
    let mut parsed = Request {
        method: request.method().to_string(),
        path: path.strip_prefix("/api/v10").unwrap_or(path).to_owned(),
        query: request.uri().query().unwrap_or_default().to_owned(),
        body: Value::Null,
        files: Vec::new(),
        status: 0,
        code: 0,
    };
    let content_type = request
        .headers()
        .get(CONTENT_TYPE)
        .map_or(&[][..], |v| v.as_bytes());
    let unreadable = ApiError::known(50109);
    if !content_type.starts_with(b"multipart/") {
        let bytes = axum::body::to_bytes(request.into_body(), 64 << 20).await;
        let bytes = bytes.map_err(|_| unreadable.clone())?;
        if !bytes.is_empty() {
            parsed.body = serde_json::from_slice(&bytes).map_err(|_| unreadable)?;
        }
        return Ok(parsed);
    }
    let mut parts = Multipart::from_request(request, &())
        .await
        .map_err(|_| unreadable.clone())?;
    while let Some(part) = parts.next_field().await.map_err(|_| unreadable.clone())? {
        let field = part.name().unwrap_or_default().to_owned();
        let name = part.file_name().unwrap_or_default().to_owned();
        let content_type = part.content_type().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.map_err(|_| unreadable.clone())?;
        if field == "payload_json" {
            parsed.body = serde_json::from_slice(&bytes).map_err(|_| unreadable.clone())?;
        } else if let Some(index) = field
            .strip_prefix("files[")
            .and_then(|f| f.strip_suffix(']'))
        {
            let index = index.parse().map_err(|_| unreadable.clone())?;
            parsed.files.push(Upload {
                index,
                name,
                content_type,
                bytes: bytes.to_vec().into(),
            });
        }
    }
    Ok(parsed)
}

fn route(state: &mut State, request: &Request, authorized: bool) -> Reply {
    let path: Vec<&str> = request.path.split('/').filter(|s| !s.is_empty()).collect();
    // Answers to interactions carry their own token.
    let carries_token = matches!(path[..], ["interactions" | "webhooks" | "attachments", ..]);
    if !authorized && !carries_token {
        return Err(ApiError::known(40001));
    }
    let body = &request.body;
    match (request.method.as_str(), &path[..]) {
        ("GET", ["gateway"]) => Ok(json!({"url": state.gateway_url})),
        ("GET", ["gateway", "bot"]) => Ok(json!({
            "url": state.gateway_url, "shards": 1, "session_start_limit":
            {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1},
        })),
        ("GET", ["users", "@me"]) => Ok(State::user_json(&state.users[&state.bot])),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(channels::application(state))
        }
        (method, ["applications", _, "commands", rest @ ..]) => {
            commands::handle(state, method, None, rest, body)
        }
        (method, ["applications", _, "guilds", guild, "commands", rest @ ..]) => {
            commands::handle(state, method, Some(id(guild)?), rest, body)
        }
        ("POST", ["interactions", interaction, token, "callback"]) => {
            interactions::callback(state, id(interaction)?, token, request)
        }
        (method, ["webhooks", _, token, rest @ ..]) => {
            interactions::webhook(state, method, token, rest, request)
        }
        (method, ["channels", channel, rest @ ..]) => match rest {
            ["messages", message, "threads"] => {
                channels::thread(state, id(channel)?, Some(id(message)?), body)
            }
            ["threads"] => channels::thread(state, id(channel)?, None, body),
            ["messages", rest @ ..] => messages::handle(state, method, id(channel)?, rest, request),
            _ => channels::handle(state, method, id(channel)?, rest, body),
        },
        ("POST", ["users", "@me", "channels"]) => channels::open_dm(state, body),
        ("GET", ["users", user]) => {
            let user = state.users.get(&id(user)?).ok_or(ApiError::known(10013))?;
            Ok(State::user_json(user))
        }
        ("GET", ["guilds", guild, rest @ ..]) => channels::guild(state, id(guild)?, rest),
        _ => Err(ApiError::known(0)),
    }
}

/// A snowflake of a path.
pub fn id(text: &str) -> Result<u64, ApiError> {
    text.parse().map_err(|_| ApiError::known(0))
}

impl State {
    fn answered(&mut self, number: usize, error: &ApiError) {
        let request = &mut self.requests[number];
        (request.status, request.code) = (error.status, error.code);
    }
}
