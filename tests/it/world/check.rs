//! Discord's limits on what a bot sends: everything a real 50035 is answered for.
//!
//! Sources: Discord's documentation, Resources (Message, Channel, Application Commands) and Interactions (Components).

use super::rest::{ApiError, Upload};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Collects everything that is wrong with a request body.
#[derive(Default)]
pub struct Form(Vec<(String, &'static str, String)>);

impl Form {
    pub fn fault(
        &mut self,
        path: impl Into<String>,
        code: &'static str,
        message: impl Into<String>,
    ) {
        self.0.push((path.into(), code, message.into()));
    }

    /// `condition` must hold.
    pub fn must(&mut self, condition: bool, path: &str, code: &'static str, message: &str) {
        if !condition {
            self.fault(path, code, message);
        }
    }

    /// The text at `value` has `min` to `max` characters; absent is wrong unless `min` is 0.
    pub fn length(&mut self, value: &Value, path: &str, min: usize, max: usize) {
        match value {
            Value::Null if min > 0 => {
                self.fault(path, "BASE_TYPE_REQUIRED", "This field is required");
            }
            Value::Null => {}
            Value::String(text) if (min..=max).contains(&text.chars().count()) => {}
            Value::String(text) => self.fault(
                path,
                "BASE_TYPE_BAD_LENGTH",
                format!(
                    "Must be between {min} and {max} in length; is {}.",
                    text.chars().count()
                ),
            ),
            _ => self.fault(path, "BASE_TYPE_STRING", "Must be a string."),
        }
    }

    pub fn count(&mut self, value: &Value, path: &str, min: usize, max: usize) {
        let count = value.as_array().map_or(0, Vec::len);
        if !(min..=max).contains(&count) {
            let message = format!("Must be between {min} and {max} in length; is {count}.");
            self.fault(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// Fails with 50035 and every fault by its path.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.0.is_empty() {
            return Ok(());
        }
        let mut errors = json!({});
        for (path, code, message) in self.0 {
            let mut place = &mut errors;
            for step in path.split('.').filter(|step| !step.is_empty()) {
                let map = place.as_object_mut().expect("only objects are made here");
                place = map.entry(step).or_insert_with(|| Value::Object(Map::new()));
            }
            match &mut place["_errors"] {
                Value::Array(list) => list.push(json!({"code": code, "message": message})),
                empty => *empty = json!([{"code": code, "message": message}]),
            }
        }
        Err(ApiError {
            errors,
            ..ApiError::known(50035)
        })
    }
}

/// Flags a bot may set: by a regular message, and by an answer to an interaction.
pub const CHANNEL_FLAGS: u64 = 1 << 2 | 1 << 12;
pub const ANSWER_FLAGS: u64 = CHANNEL_FLAGS | 1 << 6;
const MOST_BYTES: usize = 10 << 20;

/// A message body, new or as an edit.
pub fn message(body: &Value, files: &[Upload], flags: u64) -> Result<(), ApiError> {
    let mut form = Form::default();
    form.length(&body["content"], "content", 0, 2000);
    embeds(&mut form, &body["embeds"]);
    components(&mut form, &body["components"]);
    attachments(&mut form, &body["attachments"], files);
    allowed_mentions(&mut form, &body["allowed_mentions"]);
    let unknown = body["flags"].as_u64().unwrap_or_default() & !flags;
    form.must(
        unknown == 0,
        "flags",
        "MESSAGE_FLAGS_INVALID",
        "These flags cannot be set here.",
    );
    match &body["nonce"] {
        Value::String(nonce) => form.must(
            nonce.chars().count() <= 25,
            "nonce",
            "NONCE_TYPE_INVALID",
            "Must be 25 or fewer in length.",
        ),
        Value::Null | Value::Number(_) => {}
        _ => form.fault(
            "nonce",
            "NONCE_TYPE_INVALID",
            "Must be a string or a number.",
        ),
    }
    form.finish()?;
    if files.iter().any(|f| f.bytes.len() > MOST_BYTES) {
        return Err(ApiError::known(40005));
    }
    Ok(())
}

fn embeds(form: &mut Form, embeds: &Value) {
    form.count(embeds, "embeds", 0, 10);
    let mut total = 0;
    for (i, embed) in embeds.as_array().into_iter().flatten().enumerate() {
        let at = format!("embeds.{i}");
        form.length(&embed["title"], &format!("{at}.title"), 0, 256);
        form.length(&embed["description"], &format!("{at}.description"), 0, 4096);
        form.length(
            &embed["footer"]["text"],
            &format!("{at}.footer.text"),
            0,
            2048,
        );
        form.length(
            &embed["author"]["name"],
            &format!("{at}.author.name"),
            0,
            256,
        );
        form.count(&embed["fields"], &format!("{at}.fields"), 0, 25);
        for (n, field) in embed["fields"].as_array().into_iter().flatten().enumerate() {
            form.length(&field["name"], &format!("{at}.fields.{n}.name"), 1, 256);
            form.length(&field["value"], &format!("{at}.fields.{n}.value"), 1, 1024);
            total += characters(&field["name"]) + characters(&field["value"]);
        }
        if let Some(colour) = embed["color"].as_u64() {
            let message = "Must be at most 16777215.";
            form.must(
                colour <= 0xFF_FFFF,
                &format!("{at}.color"),
                "NUMBER_TYPE_MAX",
                message,
            );
        }
        total += characters(&embed["title"])
            + characters(&embed["description"])
            + characters(&embed["footer"]["text"])
            + characters(&embed["author"]["name"]);
    }
    let message = "Embed size exceeds maximum size of 6000";
    form.must(total <= 6000, "embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
}

fn characters(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

/// Action rows of buttons and selects (classic components; Components V2 are refused).
fn components(form: &mut Form, rows: &Value) {
    form.count(rows, "components", 0, 5);
    let mut seen = BTreeSet::new();
    for (r, row) in rows.as_array().into_iter().flatten().enumerate() {
        let at = format!("components.{r}");
        form.must(
            row["type"] == 1,
            &at,
            "UNION_TYPE_CHOICES",
            "Only action rows are known here.",
        );
        form.count(&row["components"], &format!("{at}.components"), 1, 5);
        let parts = row["components"].as_array().map_or(&[][..], Vec::as_slice);
        let has_select = parts.iter().any(|part| part["type"] != 2);
        let message = "A select menu fills its row.";
        form.must(
            !has_select || parts.len() == 1,
            &at,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            message,
        );
        for (p, part) in parts.iter().enumerate() {
            let at = format!("{at}.components.{p}");
            component(form, part, &at);
            if let Some(id) = part["custom_id"].as_str() {
                let message = "Component custom id cannot be duplicated";
                form.must(
                    seen.insert(id),
                    &at,
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    message,
                );
            }
        }
    }
}

fn component(form: &mut Form, part: &Value, at: &str) {
    let custom_id = format!("{at}.custom_id");
    match part["type"].as_u64() {
        Some(2) => {
            let style = part["style"].as_u64().unwrap_or_default();
            let known = (1..=5).contains(&style);
            form.must(
                known,
                &format!("{at}.style"),
                "BASE_TYPE_CHOICES",
                "Must be 1 to 5.",
            );
            form.length(&part["label"], &format!("{at}.label"), 0, 80);
            let shows = characters(&part["label"]) > 0 || part["emoji"].is_object();
            form.must(
                shows,
                at,
                "BUTTON_COMPONENT_INVALID",
                "A button needs a label or an emoji.",
            );
            if style == 5 {
                form.length(&part["url"], &format!("{at}.url"), 1, 512);
            } else {
                form.length(&part["custom_id"], &custom_id, 1, 100);
            }
        }
        Some(3) => {
            form.length(&part["custom_id"], &custom_id, 1, 100);
            form.length(&part["placeholder"], &format!("{at}.placeholder"), 0, 150);
            select_options(form, part, at);
        }
        Some(5..=8) => form.length(&part["custom_id"], &custom_id, 1, 100),
        _ => form.fault(at, "UNION_TYPE_CHOICES", "Not a component of a message."),
    }
}

fn select_options(form: &mut Form, select: &Value, at: &str) {
    form.count(&select["options"], &format!("{at}.options"), 1, 25);
    let mut seen = BTreeSet::new();
    let options = select["options"].as_array().map_or(&[][..], Vec::as_slice);
    for (o, option) in options.iter().enumerate() {
        let at = format!("{at}.options.{o}");
        form.length(&option["label"], &format!("{at}.label"), 1, 100);
        form.length(&option["value"], &format!("{at}.value"), 1, 100);
        form.length(&option["description"], &format!("{at}.description"), 0, 100);
        let unique = seen.insert(option["value"].as_str());
        form.must(
            unique,
            &at,
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "Values must differ.",
        );
    }
    let most = select["max_values"].as_u64().unwrap_or(1);
    let least = select["min_values"].as_u64().unwrap_or(1);
    let fits = least <= most && (1..=options.len().max(1) as u64).contains(&most);
    form.must(
        fits,
        &format!("{at}.max_values"),
        "BASE_TYPE_BAD_LENGTH",
        "More than there are.",
    );
}

fn attachments(form: &mut Form, described: &Value, files: &[Upload]) {
    form.must(
        files.len() <= 10,
        "attachments",
        "BASE_TYPE_MAX_LENGTH",
        "At most 10 files.",
    );
    for (i, entry) in described.as_array().into_iter().flatten().enumerate() {
        let at = format!("attachments.{i}");
        form.length(&entry["description"], &format!("{at}.description"), 0, 1024);
        form.length(&entry["filename"], &format!("{at}.filename"), 0, 1024);
        // Small numbers name a file of this request, snowflakes one that is already there.
        let id = id_of(&entry["id"]);
        let there = id.is_some_and(|id| id > 1000 || files.iter().any(|f| f.index == id));
        form.must(
            there,
            &format!("{at}.id"),
            "ATTACHMENT_NOT_FOUND",
            "No such file was sent.",
        );
    }
}

/// An id sent as a number or as text.
pub fn id_of(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

fn allowed_mentions(form: &mut Form, allowed: &Value) {
    let parse = allowed["parse"].as_array().map_or(&[][..], Vec::as_slice);
    for kind in ["users", "roles"] {
        form.count(&allowed[kind], &format!("allowed_mentions.{kind}"), 0, 100);
        let listed = allowed[kind]
            .as_array()
            .is_some_and(|list| !list.is_empty());
        let mut distinct = std::collections::HashSet::new();
        let mut ids = allowed[kind].as_array().into_iter().flatten();
        form.must(
            ids.all(|id| distinct.insert(id.to_string())),
            &format!("allowed_mentions.{kind}"),
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
            "The set already contains this value.",
        );
        let both = listed && parse.iter().any(|p| p == kind);
        let at = format!("allowed_mentions.{kind}");
        let message = "parse and the list exclude each other.";
        form.must(
            !both,
            &at,
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            message,
        );
    }
    let known = parse
        .iter()
        .all(|p| p == "users" || p == "roles" || p == "everyone");
    form.must(
        known,
        "allowed_mentions.parse",
        "BASE_TYPE_CHOICES",
        "users, roles, everyone.",
    );
}

/// The choices of an autocomplete answer; one too many fails the whole answer.
pub fn choices(list: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    form.must(
        list.is_array(),
        "data.choices",
        "BASE_TYPE_REQUIRED",
        "This field is required",
    );
    check_choices(&mut form, list, "data.choices");
    form.finish()
}

/// At most 25 choices with names and values of 1–100 characters, for commands and autocomplete.
pub fn check_choices(form: &mut Form, list: &Value, at: &str) {
    form.count(list, at, 0, 25);
    for (i, choice) in list.as_array().into_iter().flatten().enumerate() {
        form.length(&choice["name"], &format!("{at}.{i}.name"), 1, 100);
        if choice["value"].is_string() {
            form.length(&choice["value"], &format!("{at}.{i}.value"), 1, 100);
        }
    }
}

/// A modal: title ≤ 45, one to five rows of one text input each.
pub fn modal(data: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    form.length(&data["title"], "data.title", 1, 45);
    form.length(&data["custom_id"], "data.custom_id", 1, 100);
    form.count(&data["components"], "data.components", 1, 5);
    for (r, row) in data["components"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        let at = format!("data.components.{r}.components.0");
        let input = &row["components"][0];
        form.must(
            input["type"] == 4,
            &at,
            "UNION_TYPE_CHOICES",
            "Must be a text input.",
        );
        form.length(&input["custom_id"], &format!("{at}.custom_id"), 1, 100);
        form.length(&input["label"], &format!("{at}.label"), 1, 45);
        form.length(&input["placeholder"], &format!("{at}.placeholder"), 0, 100);
        form.length(&input["value"], &format!("{at}.value"), 0, 4000);
    }
    form.finish()
}
