//! Registration of application commands, with Discord's rules for them.
//!
//! Source: Discord's documentation, Interactions, Application Commands.

use super::check::{Form, check_choices};
use super::rest::{ApiError, Reply, id};
use super::state::{Id, State};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Languages of Discord's client (Reference, Locales).
const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
/// Option types that may have choices or autocomplete: string, integer, number.
const TYPED: [u64; 3] = [3, 4, 10];

/// Below `…/commands`, global ones if there is no guild.
pub fn handle(
    state: &mut State,
    method: &str,
    guild: Option<Id>,
    rest: &[&str],
    body: &Value,
) -> Reply {
    match (method, rest) {
        ("GET", []) => Ok(registered(state, guild).clone().into()),
        ("PUT", []) => {
            let list = body.as_array().ok_or(ApiError::known(50109))?;
            check_set(list)?;
            let old = std::mem::take(registered(state, guild));
            for command in list {
                store(state, guild, command, &old);
            }
            state.registrations += 1;
            warn_of_doubles(state);
            Ok(registered(state, guild).clone().into())
        }
        ("POST", []) => {
            let others = registered(state, guild)
                .iter()
                .filter(|c| c["name"] != body["name"]);
            let set: Vec<_> = others.cloned().chain([body.clone()]).collect();
            check_set(&set)?;
            let old = std::mem::take(registered(state, guild));
            for command in old.iter().filter(|c| c["name"] != body["name"]) {
                registered(state, guild).push(command.clone());
            }
            store(state, guild, body, &old);
            state.registrations += 1;
            warn_of_doubles(state);
            Ok(registered(state, guild)
                .last()
                .expect("just stored")
                .clone())
        }
        ("DELETE", [command]) => {
            let command = id(command)?.to_string();
            let list = registered(state, guild);
            let before = list.len();
            list.retain(|c| c["id"] != command);
            if list.len() == before {
                Err(ApiError::known(10063))
            } else {
                Ok(Value::Null)
            }
        }
        _ => Err(ApiError::known(0)),
    }
}

fn registered(state: &mut State, guild: Option<Id>) -> &mut Vec<Value> {
    match guild {
        None => &mut state.commands,
        Some(guild) => state.guild_commands.entry(guild).or_default(),
    }
}

/// A command that is global and a guild's is shown twice there.
fn warn_of_doubles(state: &mut State) {
    let local: Vec<_> = state
        .guild_commands
        .values()
        .flatten()
        .map(|c| &c["name"])
        .collect();
    let double = state
        .commands
        .iter()
        .map(|c| &c["name"])
        .find(|name| local.contains(name));
    if let Some(name) = double {
        let words = format!("command {name} is shown twice: global and in a guild");
        state.violation(words);
    }
}

/// Stores a command under the id it had before, if its name is not new.
fn store(state: &mut State, guild: Option<Id>, command: &Value, old: &[Value]) {
    let known = old.iter().find(|c| c["name"] == command["name"]);
    let new_id = state.id().to_string();
    let mut command = command.clone();
    command["id"] = known.map_or(Value::String(new_id.clone()), |c| c["id"].clone());
    command["application_id"] = state.bot.to_string().into();
    command["version"] = new_id.into();
    command["guild_id"] = guild.map(|id| id.to_string()).into();
    for (key, default) in [
        ("type", json!(1)),
        ("description", json!("")),
        ("options", json!([])),
    ] {
        if command[key].is_null() {
            command[key] = default;
        }
    }
    registered(state, guild).push(command);
}

fn check_set(list: &[Value]) -> Result<(), ApiError> {
    let mut form = Form::default();
    form.must(
        list.len() <= 100,
        "",
        "BASE_TYPE_MAX_LENGTH",
        "At most 100 commands.",
    );
    distinct_names(&mut form, list, "");
    for (i, command) in list.iter().enumerate() {
        let at = format!("{i}");
        names(
            &mut form,
            command,
            &at,
            command["type"].as_u64().unwrap_or(1) == 1,
        );
        options(&mut form, &command["options"], &at, 0);
        let size = size(command);
        let message = format!("A command has at most 8000 characters; this has {size}.");
        form.must(size <= 8000, &at, "APPLICATION_COMMAND_TOO_LARGE", &message);
    }
    form.finish()
}

/// Name and description with their translations. Names of user and message commands are free text.
fn names(form: &mut Form, entry: &Value, at: &str, is_slash: bool) {
    form.length(&entry["name"], &format!("{at}.name"), 1, 32);
    form.length(
        &entry["description"],
        &format!("{at}.description"),
        usize::from(is_slash),
        100,
    );
    let translated = |key: &str| entry[key].as_object().cloned().unwrap_or_default();
    let localized = translated("name_localizations");
    let own = entry["name"].as_str().unwrap_or_default();
    let all = localized
        .iter()
        .filter_map(|(l, n)| Some((l.as_str(), n.as_str()?)));
    for (locale, name) in [("", own)].into_iter().chain(all) {
        let at = format!(
            "{at}.name{}",
            if locale.is_empty() {
                ""
            } else {
                "_localizations"
            }
        );
        let message = format!("{name:?} is not a name: 1-32 lower-case letters, digits, - _ '.");
        form.must(
            !is_slash || is_name(name),
            &at,
            "APPLICATION_COMMAND_INVALID_NAME",
            &message,
        );
        let known = locale.is_empty() || LOCALES.contains(&locale);
        form.must(known, &at, "LOCALE_INVALID", "Not a language of Discord.");
    }
    for (locale, text) in translated("description_localizations") {
        let at = format!("{at}.description_localizations.{locale}");
        form.length(&text, &at, 1, 100);
        form.must(
            LOCALES.contains(&locale.as_str()),
            &at,
            "LOCALE_INVALID",
            "Not a language.",
        );
    }
}

fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    (1..=32).contains(&length) && name.chars().all(fits) && name.to_lowercase() == name
}

/// No two siblings may have one name, in any language.
fn distinct_names(form: &mut Form, list: &[Value], at: &str) {
    for locale in LOCALES {
        let mut seen = BTreeSet::new();
        for entry in list {
            let name = entry["name_localizations"][*locale]
                .as_str()
                .or(entry["name"].as_str());
            let key = (
                entry["type"].as_u64().unwrap_or(1) * u64::from(at.is_empty()),
                name,
            );
            if !seen.insert(key) {
                let message = format!("{name:?} twice in {locale}.");
                form.fault(at, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
                return;
            }
        }
    }
}

fn options(form: &mut Form, list: &Value, parent: &str, depth: usize) {
    let at = format!("{parent}.options");
    form.count(list, &at, 0, 25);
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    distinct_names(form, list, &at);
    let nested = list.iter().filter(|o| is_nested(o)).count();
    let message = "Subcommands and values do not mix.";
    form.must(
        nested == 0 || nested == list.len(),
        &at,
        "OPTION_TYPE_MIXED",
        message,
    );
    let mut optional_seen = false;
    for (i, option) in list.iter().enumerate() {
        let at = format!("{at}.{i}");
        names(form, option, &at, true);
        let kind = option["type"].as_u64().unwrap_or_default();
        let fits = match kind {
            GROUP => depth == 0,
            SUBCOMMAND => depth <= 1,
            3..=11 => true,
            _ => false,
        };
        form.must(
            fits,
            &format!("{at}.type"),
            "BASE_TYPE_CHOICES",
            "Not a type for this place.",
        );
        if is_nested(option) {
            options(
                form,
                &option["options"],
                &at,
                if kind == GROUP { 1 } else { 2 },
            );
            continue;
        }
        let required = option["required"] == true;
        let message = "Required options must be placed before non-required options";
        form.must(
            !(required && optional_seen),
            &at,
            "OPTIONS_REQUIRED_INVALID",
            message,
        );
        optional_seen |= !required;
        check_choices(form, &option["choices"], &format!("{at}.choices"));
        let has_choices = option["choices"].as_array().is_some_and(|c| !c.is_empty());
        let completes = option["autocomplete"] == true;
        let fits =
            !(has_choices && completes) && (TYPED.contains(&kind) || !(has_choices || completes));
        form.must(
            fits,
            &at,
            "OPTION_CHOICES_INVALID",
            "Choices or autocomplete, of text or numbers.",
        );
    }
}

fn is_nested(option: &Value) -> bool {
    option["type"] == SUBCOMMAND || option["type"] == GROUP
}

/// Characters that count towards the limit of a command: names, descriptions and values, the longest
/// translation of each.
fn size(entry: &Value) -> usize {
    let longest = |key: &str| {
        let own = entry[key].as_str().map_or(0, |t| t.chars().count());
        let translated = entry[format!("{key}_localizations")]
            .as_object()
            .into_iter()
            .flatten();
        let lengths = translated.filter_map(|(_, t)| Some(t.as_str()?.chars().count()));
        lengths.max().unwrap_or(0).max(own)
    };
    let value = entry["value"].as_str().map_or(0, |t| t.chars().count());
    let below = ["options", "choices"]
        .into_iter()
        .filter_map(|key| entry[key].as_array())
        .flatten();
    longest("name") + longest("description") + value + below.map(size).sum::<usize>()
}
