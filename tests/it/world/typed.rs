//! What Discord's client does with a typed command: fits it to the registered set, or does not send it.

use super::state::{Id, State, User};
use serde_json::{Value, json};

const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;

/// The `data` of the interaction for a typed line, or why the client would not send it.
/// With `completing`, the last option is the one being typed.
pub fn parse(
    state: &State,
    user: &User,
    guild: Option<Id>,
    line: &str,
    completing: bool,
) -> Result<Value, String> {
    let line = line.strip_prefix('/').ok_or("a command begins with /")?;
    let mut words = split(line).into_iter();
    let (name, _) = words.next().unwrap_or_default();
    let command = find_command(state, user, guild, &name)?;
    let mut resolved = json!({});
    // The names on the way down, then the options of the innermost part.
    let mut path: Vec<&Value> = Vec::new();
    let mut here = command;
    loop {
        let options = here["options"].as_array().map_or(&[][..], Vec::as_slice);
        if !options
            .iter()
            .any(|o| o["type"] == SUBCOMMAND || o["type"] == GROUP)
        {
            break;
        }
        let (word, _) = words.next().ok_or(format!("/{name} needs a subcommand"))?;
        let found = options.iter().find(|o| is_called(o, &word, user));
        here = found.ok_or(format!("no subcommand {word:?} in: {line}"))?;
        path.push(here);
    }
    let known = here["options"].as_array().map_or(&[][..], Vec::as_slice);
    let given = given(known, words, user).map_err(|why| format!("{why} in: /{line}"))?;
    let missing = known
        .iter()
        .find(|o| o["required"] == true && !given.iter().any(|(g, _)| g == o));
    if let Some(missing) = missing.filter(|_| !completing) {
        return Err(format!(
            "required option {} is missing in: {line}",
            missing["name"]
        ));
    }
    let mut options = Vec::new();
    let last = given.len();
    for (i, (option, text)) in given.into_iter().enumerate() {
        let mut entry = json!({"name": option["name"], "type": option["type"]});
        if completing && i + 1 == last {
            if option["autocomplete"] != true {
                return Err(format!("option {} does not complete", option["name"]));
            }
            entry["value"] = text.trim_end().into();
            entry["focused"] = true.into();
        } else {
            entry["value"] = value(state, user, option, text.trim(), &mut resolved)?;
        }
        options.push(entry);
    }
    for part in path.iter().rev() {
        options = vec![json!({"name": part["name"], "type": part["type"], "options": options})];
    }
    Ok(json!({
        "id": command["id"], "name": command["name"], "type": 1, "options": options,
        "resolved": resolved, "guild_id": command["guild_id"],
    }))
}

/// The options that the words give, with their texts; a text goes on until the next option.
fn given<'a>(
    known: &'a [Value],
    words: impl Iterator<Item = (String, usize)>,
    user: &User,
) -> Result<Vec<(&'a Value, String)>, String> {
    let mut given: Vec<(&Value, String)> = Vec::new();
    for (word, plain) in words {
        let key = word
            .split_once(':')
            .filter(|(key, _)| key.len() < plain && is_key(key));
        if let Some((key, rest)) = key {
            let option = known.iter().find(|o| is_called(o, key, user));
            let option = option.ok_or(format!("no option {key:?}"))?;
            if given.iter().any(|(o, _)| o["name"] == option["name"]) {
                return Err(format!("option {key:?} twice"));
            }
            given.push((option, rest.to_owned()));
        } else if let Some((_, value)) = given.last_mut() {
            value.extend([" ", word.as_str()]);
        } else {
            return Err(format!("{word:?} belongs to no option"));
        }
    }
    Ok(given)
}

fn find_command<'a>(
    state: &'a State,
    user: &User,
    guild: Option<Id>,
    name: &str,
) -> Result<&'a Value, String> {
    let local = guild.and_then(|id| state.guild_commands.get(&id));
    let all = || local.into_iter().flatten().chain(&state.commands);
    let Some(command) = all().find(|c| is_called(c, name, user)) else {
        let names: Vec<_> = all().filter_map(|c| c["name"].as_str()).collect();
        return Err(format!("no command /{name}; there are: {names:?}"));
    };
    if guild.is_none() {
        let contexts = command["contexts"].as_array();
        let anywhere =
            contexts.map_or(command["dm_permission"] != false, |c| c.contains(&json!(1)));
        if !anywhere {
            return Err(format!("/{name} is not for direct messages"));
        }
    }
    let needed = command["default_member_permissions"]
        .as_str()
        .and_then(|p| p.parse::<u64>().ok());
    let needed = needed.filter(|_| guild.is_some()).unwrap_or(0);
    if user.permissions & needed != needed {
        return Err(format!("{} may not use /{name}", user.name));
    }
    Ok(command)
}

/// By its own name, or by its name in the user's language.
fn is_called(entry: &Value, name: &str, user: &User) -> bool {
    entry["name"] == name || entry["name_localizations"][&user.locale] == name
}

fn is_key(text: &str) -> bool {
    !text.is_empty()
        && text
            .chars()
            .all(|c| c.is_alphabetic() || c == '_' || c == '-')
}

/// Words, where quotes hold several together (`\"` is a quote itself), each with the length of what stands
/// before its first quote: only there can an option's name be.
fn split(line: &str) -> Vec<(String, usize)> {
    let mut words: Vec<(String, Option<usize>)> = vec![Default::default()];
    let mut quoted = false;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        let (word, plain) = words.last_mut().expect("never empty");
        match c {
            '"' => {
                quoted = !quoted;
                plain.get_or_insert(word.len());
            }
            '\\' => word.extend(chars.next()),
            ' ' if !quoted => words.push(Default::default()),
            _ => word.push(c),
        }
    }
    let lengths = words.into_iter().map(|(word, plain)| {
        let plain = plain.unwrap_or(word.len());
        (word, plain)
    });
    lengths.filter(|(word, _)| !word.is_empty()).collect()
}

/// The value of an option as it is sent, checked as the client checks it.
fn value(
    state: &State,
    user: &User,
    option: &Value,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, String> {
    let name = &option["name"];
    let refuse = |why: &str| Err(format!("{text:?} does not fit option {name}: {why}"));
    let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if !choices.is_empty() {
        let number = serde_json::from_str::<Value>(text)
            .ok()
            .filter(Value::is_number);
        let fits = |c: &&Value| {
            is_called(c, text, user) || c["value"] == text || number.as_ref() == Some(&c["value"])
        };
        return match choices.iter().find(fits) {
            Some(choice) => Ok(choice["value"].clone()),
            None => refuse("not one of its choices"),
        };
    }
    let at_least =
        |key: &str, number: f64| option[key].as_f64().is_none_or(|limit| number >= limit);
    let at_most = |key: &str, number: f64| option[key].as_f64().is_none_or(|limit| number <= limit);
    match option["type"].as_u64() {
        Some(3) => {
            let characters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
            let length = f64::from(characters);
            if characters > 0 && at_least("min_length", length) && at_most("max_length", length) {
                return Ok(text.into());
            }
            refuse("its length")
        }
        Some(4 | 10) => {
            let number = serde_json::from_str::<Value>(text)
                .ok()
                .filter(Value::is_number);
            let whole = option["type"] == 10 || number.as_ref().is_some_and(Value::is_i64);
            match number {
                Some(n) if whole => {
                    let size = n.as_f64().unwrap_or_default();
                    let fits = at_least("min_value", size) && at_most("max_value", size);
                    if fits { Ok(n) } else { refuse("out of range") }
                }
                _ => refuse("not a number"),
            }
        }
        Some(5) => text
            .to_lowercase()
            .parse::<bool>()
            .map(Value::from)
            .or_else(|_| refuse("not true or false")),
        Some(6) => {
            let named = |u: &&User| text.strip_prefix('@') == Some(&u.name);
            let Some(user) = state.users.values().find(named) else {
                return refuse("no such user");
            };
            let id = user.id.to_string();
            resolved["users"][&id] = State::user_json(user);
            let mut member = state.member_json(user.id, Some(user.permissions));
            member.as_object_mut().expect("an object").remove("user");
            resolved["members"][&id] = member;
            Ok(id.into())
        }
        Some(7) => {
            let found = state
                .channels
                .values()
                .find(|c| text.strip_prefix('#') == Some(&c.name));
            let Some(channel) = found else {
                return refuse("no such channel");
            };
            let id = channel.id.to_string();
            let mut json = state.channel_json(channel);
            json["permissions"] = super::perm::MEMBER.to_string().into();
            resolved["channels"][&id] = json;
            Ok(id.into())
        }
        _ => refuse("this type is not known to the stand-in"),
    }
}
