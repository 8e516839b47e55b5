//! A channel as text, for people who read why a test failed: commands, messages, buttons, pictures, pings.

use super::message::Message;
use super::state::{Id, Line, State};
use super::{Place, World};

impl World {
    /// What happened in a channel, in order.
    pub fn transcript(&self, place: Place) -> String {
        self.peek(|state| state.transcript(place.id))
    }
}

impl State {
    pub fn transcript(&self, channel: Id) -> String {
        let Some(channel) = self.channels.get(&channel) else {
            return "(the channel is gone)\n".to_owned();
        };
        let told = channel.story.iter().map(|line| match line {
            Line::Said(words) => format!("  {words}\n"),
            Line::Message(id) => format!("  {}\n", self.told(&self.messages[id])),
        });
        [format!("#{}\n", channel.name)]
            .into_iter()
            .chain(told)
            .collect()
    }

    fn told(&self, message: &Message) -> String {
        let name = |id: &Id| self.users[id].name.as_str();
        let to = message
            .only_for
            .as_ref()
            .map(|id| format!(" (to {} only)", name(id)));
        let words = message.text().replace('\n', "\n      ");
        let mut parts = vec![format!(
            "{}{}: {words}",
            name(&message.author),
            to.unwrap_or_default()
        )];
        parts.extend(
            message
                .buttons()
                .iter()
                .map(|button| format!("[{}]", button.label)),
        );
        parts.extend(
            message
                .selects()
                .iter()
                .map(|select| format!("[{}…]", select["placeholder"].as_str().unwrap_or("choose"))),
        );
        parts.extend(message.attachments.iter().map(|file| match file.size {
            Some((width, height)) => format!("({} {width}x{height})", file.name),
            None => format!("({})", file.name),
        }));
        if !message.pinged.is_empty() {
            let names: Vec<_> = message.pinged.iter().map(name).collect();
            parts.push(format!("(pings {})", names.join(", ")));
        }
        if !message.history.is_empty() {
            parts.push(format!("(edited {}x)", message.history.len()));
        }
        if message.deleted {
            parts.push("(deleted)".to_owned());
        }
        parts.join(" ")
    }
}
