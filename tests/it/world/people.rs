//! What people do: type commands, press buttons, write messages. Each answers with what the bot made of it.

use super::message::{Message, Via};
use super::messages;
use super::state::{Id, Interaction, State};
use super::{Place, World, typed};
use serde_json::{Value, json};
use std::fmt;
use std::ops::Deref;
use std::panic::Location;

/// A member of the guilds of a world.
#[derive(Clone)]
pub struct Person {
    pub(super) world: World,
    pub id: Id,
    pub name: String,
}

/// What came of an interaction; looks like its message.
#[derive(Clone, Debug)]
pub struct Answer {
    pub interaction: Id,
    /// Type of the first answer: 4 message, 5 deferred, 6 and 7 updates of the pressed message, 9 modal.
    pub kind: u8,
    pub message: Option<Message>,
    pub modal: Option<Value>,
}

impl Deref for Answer {
    type Target = Message;

    #[track_caller]
    fn deref(&self) -> &Message {
        self.message.as_ref().expect("this answer has a message")
    }
}

/// Why an interaction came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Discord's client would not send it.
    NotSent(String),
    /// The bot did not answer in time.
    NoAnswer,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSent(why) => write!(f, "not sent: {why}"),
            Self::NoAnswer => f.write_str("the bot did not answer in time"),
        }
    }
}

impl Person {
    /// As Discord writes a mention.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// The language of this person's client.
    #[must_use]
    pub fn locale(self, locale: &str) -> Self {
        self.change(|user| user.locale = String::from(locale));
        self
    }

    /// Gives more permissions (everywhere).
    #[must_use]
    pub fn allowed(self, permissions: u64) -> Self {
        self.change(|user| user.permissions |= permissions);
        self
    }

    pub fn close_dms(&self, closed: bool) {
        self.change(|user| user.dms_closed = closed);
    }

    fn change(&self, change: impl FnOnce(&mut super::state::User)) {
        self.world
            .edit(|s| change(s.users.get_mut(&self.id).expect("never removed")));
    }

    /// Types a command, fitted to the registered set, and waits for the answer.
    #[track_caller]
    pub fn slash(&self, place: Place, line: &str) -> impl Future<Output = Answer> {
        self.or_fail(place.id, self.try_slash(place, line))
    }

    pub async fn try_slash(&self, place: Place, line: &str) -> Result<Answer, Failure> {
        let data = self.typed(place, line, false)?;
        self.world
            .say_in_story(place.id, format!("{}: {line}", self.name));
        self.outcome(self.interact(place.id, 2, &data, None)).await
    }

    /// The names that autocomplete offers for the last option of the line.
    #[track_caller]
    pub fn autocomplete(&self, place: Place, line: &str) -> impl Future<Output = Vec<String>> {
        let choices = self.or_fail(place.id, self.try_choices(place, line));
        async move { choices.await.into_iter().map(|(name, _)| name).collect() }
    }

    /// Names and values that autocomplete offers.
    pub async fn try_choices(
        &self,
        place: Place,
        line: &str,
    ) -> Result<Vec<(String, Value)>, Failure> {
        let data = self.typed(place, line, true)?;
        let interaction = self.interact(place.id, 4, &data, None);
        self.outcome(interaction).await?;
        let choices = self
            .world
            .peek(|s| s.interactions[&interaction].choices.clone());
        let name = |c: &Value| c["name"].as_str().unwrap_or_default().to_owned();
        Ok(choices
            .iter()
            .map(|c| (name(c), c["value"].clone()))
            .collect())
    }

    fn typed(&self, place: Place, line: &str, completing: bool) -> Result<Value, Failure> {
        let parsed = self.world.peek(|state| {
            let channel = state.channels.get(&place.id).ok_or("the channel is gone")?;
            typed::parse(
                state,
                &state.users[&self.id],
                channel.guild,
                line,
                completing,
            )
        });
        parsed.map_err(Failure::NotSent)
    }

    /// Presses a button, found by its label or custom_id on the message as it now is.
    #[track_caller]
    pub fn press(&self, message: &Message, wanted: &str) -> impl Future<Output = Answer> {
        self.or_fail(message.channel, self.try_press(message, wanted))
    }

    pub async fn try_press(&self, message: &Message, wanted: &str) -> Result<Answer, Failure> {
        let part = self.part_now(message, wanted)?;
        if part["type"] != 2 || part["style"] == 5 {
            return Err(Failure::NotSent(format!(
                "{wanted:?} is no button of the bot"
            )));
        }
        self.press_part(message, &part).await
    }

    /// Presses a button as the person still sees it: an older message given, perhaps gone since.
    pub async fn press_stale(&self, message: &Message, wanted: &str) -> Result<Answer, Failure> {
        let part = message
            .part(wanted)
            .ok_or(Failure::NotSent(format!("no {wanted:?} there")))?;
        self.press_part(message, part).await
    }

    async fn press_part(&self, message: &Message, part: &Value) -> Result<Answer, Failure> {
        let words = format!(
            "{} presses {} {}",
            self.name, part["label"], part["custom_id"]
        );
        self.world.say_in_story(message.channel, words);
        let data = json!({"custom_id": part["custom_id"], "component_type": 2});
        self.outcome(self.interact(message.channel, 3, &data, Some(message.id)))
            .await
    }

    /// Chooses from a select menu, found by placeholder or custom_id; choices by label or value.
    #[track_caller]
    pub fn select(
        &self,
        message: &Message,
        wanted: &str,
        choices: &[&str],
    ) -> impl Future<Output = Answer> {
        self.or_fail(message.channel, self.try_select(message, wanted, choices))
    }

    pub async fn try_select(
        &self,
        message: &Message,
        wanted: &str,
        choices: &[&str],
    ) -> Result<Answer, Failure> {
        let part = self.part_now(message, wanted)?;
        let options = part["options"].as_array().map_or(&[][..], Vec::as_slice);
        let mut values = Vec::new();
        for choice in choices {
            let found = options
                .iter()
                .find(|o| o["label"] == *choice || o["value"] == *choice);
            let found = found.ok_or_else(|| Failure::NotSent(format!("no option {choice:?}")))?;
            values.push(found["value"].clone());
        }
        let most = part["max_values"].as_u64().unwrap_or(1) as usize;
        let least = part["min_values"].as_u64().unwrap_or(1) as usize;
        if !(least..=most).contains(&values.len()) {
            return Err(Failure::NotSent(format!(
                "{least} to {most} options can be chosen"
            )));
        }
        self.world.say_in_story(
            message.channel,
            format!("{} selects {choices:?}", self.name),
        );
        let data = json!({
            "custom_id": part["custom_id"], "component_type": part["type"], "values": values,
        });
        self.outcome(self.interact(message.channel, 3, &data, Some(message.id)))
            .await
    }

    /// The component on the message as it now is, if this person can use it.
    fn part_now(&self, message: &Message, wanted: &str) -> Result<Value, Failure> {
        let now = self.world.refresh(message);
        let refuse = |why: &str| Err(Failure::NotSent(format!("{wanted:?}: {why}")));
        if now.deleted || now.only_for.is_some_and(|only| only != self.id) {
            return refuse("the message is not there");
        }
        match now.part(wanted) {
            None => refuse(&format!(
                "not among {:?} {:?}",
                now.buttons(),
                now.selects()
            )),
            Some(part) if part["disabled"] == true => refuse("it is disabled"),
            Some(part) => Ok(part.clone()),
        }
    }

    /// Sends the modal that an answer brought up, with texts by custom_id or label.
    #[track_caller]
    pub fn submit(&self, asked: &Answer, texts: &[(&str, &str)]) -> impl Future<Output = Answer> {
        let (channel, source) = self.world.peek(|s| {
            let i = &s.interactions[&asked.interaction];
            (i.channel, i.source)
        });
        let modal = asked.modal.clone();
        self.or_fail(channel, async move {
            let modal = modal.ok_or(Failure::NotSent("there is no modal".to_owned()))?;
            let rows = modal["components"].as_array().cloned().unwrap_or_default();
            let fill = |row: &Value| {
                let input = &row["components"][0];
                let given = texts
                    .iter()
                    .find(|(k, _)| input["custom_id"] == *k || input["label"] == *k);
                let value = given.map_or(input["value"].as_str().unwrap_or_default(), |(_, v)| v);
                let input = json!({"type": 4, "custom_id": input["custom_id"], "value": value});
                json!({"type": 1, "components": [input]})
            };
            let rows: Vec<_> = rows.iter().map(fill).collect();
            let data = json!({"custom_id": modal["custom_id"], "components": rows});
            self.outcome(self.interact(channel, 5, &data, source)).await
        })
    }

    /// Writes a message.
    pub fn say(&self, place: Place, text: &str) -> Message {
        self.write(place.id, text, None)
    }

    /// Replies to a message, which alerts its author.
    pub fn reply(&self, to: &Message, text: &str) -> Message {
        self.write(to.channel, text, Some(to))
    }

    fn write(&self, channel: Id, text: &str, reply_to: Option<&Message>) -> Message {
        self.world.edit(|state| {
            let message = Message {
                id: state.id(),
                author: self.id,
                reply_to: reply_to.map(|m| m.id),
                ..Message::new(channel, text)
            };
            let (mut users, everyone) = messages::alerts(state, &message, &Value::Null);
            // A reply to an answer of an interaction mentions nobody.
            if reply_to.is_some_and(|m| m.author == state.bot && m.via != Via::Channel) {
                users.retain(|user| *user != state.bot);
            }
            let id = message.id;
            messages::post(state, message, (users, everyone));
            state.messages[&id].clone()
        })
    }

    /// What this person sees in a channel, oldest first.
    pub fn sees(&self, place: Place) -> Vec<Message> {
        let shown = |m: &&Message| {
            m.channel == place.id && !m.deleted && m.only_for.is_none_or(|only| only == self.id)
        };
        self.world
            .peek(|state| state.messages.values().filter(shown).cloned().collect())
    }

    /// Sends an interaction and starts the three seconds for its answer.
    fn interact(&self, channel: Id, kind: u8, data: &Value, source: Option<Id>) -> Id {
        let id = self.world.edit(|state| {
            let id = state.id();
            let event = state.interaction_json(id, self.id, channel, kind, data, source);
            let interaction = Interaction {
                id,
                token: format!("token-{id}"),
                kind,
                user: self.id,
                channel,
                source,
                created_ms: state.now_ms,
                callback: None,
                failed: false,
                original: None,
                settled: false,
                followups: Vec::new(),
                choices: Vec::new(),
                modal: None,
                event: event.clone(),
            };
            state.interactions.insert(id, interaction);
            state.interaction_event(&event);
            id
        });
        self.world.shared.expect_answer(id);
        id
    }

    async fn outcome(&self, interaction: Id) -> Result<Answer, Failure> {
        let find = |state: &mut State| {
            let i = &state.interactions[&interaction];
            if i.callback.is_none() && i.failed {
                return Some(Err(Failure::NoAnswer));
            }
            let kind = i.callback.filter(|_| i.settled)?;
            let message = i.original.and_then(|id| state.messages.get(&id)).cloned();
            Some(Ok(Answer {
                interaction,
                kind,
                message,
                modal: i.modal.clone(),
            }))
        };
        self.world
            .until(find)
            .await
            .unwrap_or(Err(Failure::NoAnswer))
    }

    #[track_caller]
    fn or_fail<T>(
        &self,
        channel: Id,
        result: impl Future<Output = Result<T, Failure>>,
    ) -> impl Future<Output = T> {
        let at = Location::caller();
        async move {
            match result.await {
                Ok(value) => value,
                Err(failure) => self.world.fail(at, channel, &failure.to_string()),
            }
        }
    }
}

impl State {
    fn interaction_json(
        &self,
        id: Id,
        user: Id,
        channel: Id,
        kind: u8,
        data: &Value,
        source: Option<Id>,
    ) -> Value {
        let user = &self.users[&user];
        let place = self.channels.get(&channel);
        let mut json = json!({
            "id": id.to_string(), "application_id": self.bot.to_string(), "type": kind, "data": data,
            "token": format!("token-{id}"), "version": 1, "channel_id": channel.to_string(),
            "app_permissions": place.map_or(0, |c| self.bot_permissions(c)).to_string(),
            "locale": user.locale, "entitlements": [], "attachment_size_limit": 10 << 20,
        });
        if let Some(place) = place {
            json["channel"] = self.channel_json(place);
            json["channel"]["permissions"] = user.permissions.to_string().into();
        }
        if let Some(guild) = place.and_then(|c| c.guild) {
            json["guild_id"] = guild.to_string().into();
            json["guild_locale"] = self.guilds[&guild].locale.clone().into();
            json["member"] = self.member_json(user.id, Some(user.permissions));
            json["authorizing_integration_owners"] = json!({"0": guild.to_string()});
            json["context"] = 0.into();
        } else {
            json["user"] = Self::user_json(user);
            json["authorizing_integration_owners"] = json!({"0": "0"});
            json["context"] = 1.into();
        }
        if let Some(message) = source.and_then(|id| self.messages.get(&id)) {
            json["message"] = self.message_json(message);
        }
        json
    }
}
