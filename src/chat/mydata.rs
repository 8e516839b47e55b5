//! `/mydata`: what is stored of the asker as a file, and getting rid of it.

use serde_json::{Value, json};

use super::{Answer, Ask, Button, ButtonAction, Chat, File, Style, button::without_table};
use crate::{app::Error, store::Stored, table::UserId, words::say};

impl Chat {
    /// All that is stored of the asker, as JSON.
    pub(super) async fn export_mine(&self, ask: &Ask) -> Result<Answer, Error> {
        let user = ask.speaker.user;
        let stored = self.app.store.stored(user).await?;
        let text = format!("{:#}\n", as_json(user, stored));
        Ok(Answer {
            files: vec![File {
                name: "my-data.json".to_owned(),
                bytes: text.into_bytes(),
                alt: None,
            }],
            ..Answer::say(say!(ask.words(), "mydata-export"))
        })
    }

    /// Erases the asker.
    pub(super) async fn erase(&self, ask: &Ask) -> Result<Answer, Error> {
        self.app.forget(ask.speaker.user, ask.now).await?;
        Ok(Answer::say(say!(ask.words(), "mydata-erased")))
    }
}

/// Asks once more before everything is erased.
pub(super) fn ask_erase(ask: &Ask) -> Answer {
    let words = ask.words();
    let button = |action, label, style| Button::new(without_table(action), label, style);
    Answer {
        buttons: vec![vec![
            button(
                ButtonAction::Erase,
                say!(words, "button-erase"),
                Style::Danger,
            ),
            button(
                ButtonAction::KeepData,
                say!(words, "button-keep-data"),
                Style::Secondary,
            ),
        ]],
        ..Answer::say(say!(words, "mydata-ask"))
    }
}

/// Ids as text: programs that read numbers as floats would change them.
fn as_json(user: UserId, stored: Stored) -> Value {
    let settings: serde_json::Map<String, Value> = stored
        .settings
        .into_iter()
        .map(|(key, value)| (key, value.into()))
        .collect();
    let games: Vec<Value> = stored
        .tables
        .into_iter()
        .map(|table| {
            let facts: Vec<Value> = table
                .facts
                .into_iter()
                .map(|(at, kind, data)| json!({"at_ms": at.0, "kind": kind, "data": data}))
                .collect();
            let results: Vec<Value> = table
                .results
                .into_iter()
                .map(|(seat, place, points, turns, missed)| {
                    json!({
                        "seat": seat.name(), "place": place, "points": points,
                        "turns": turns, "missed_turns": missed,
                    })
                })
                .collect();
            let direct: Vec<Value> = table
                .direct
                .into_iter()
                .map(|(channel, message)| {
                    json!({"channel": channel.0.to_string(), "message": message.to_string()})
                })
                .collect();
            json!({
                "game": table.id.0,
                "server": table.guild.map(|guild| guild.0.to_string()),
                "channel": table.channel.0.to_string(),
                "facts": facts,
                "results": results,
                "direct_messages": direct,
            })
        })
        .collect();
    json!({
        "user_id": user.0.to_string(),
        "name": stored.name,
        "settings": settings,
        "games": games,
    })
}
