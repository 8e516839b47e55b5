//! The project's stand-in for Discord: a world of guilds, channels and people on loopback, in which the real
//! bot lives with its real serenity, so that a test reads as a conversation.
//!
//! A bot finds it at `World::api` (serenity: `HttpBuilder::proxy`, limiter off) with `TOKEN`. It keeps Discord's
//! limits and answers a breach as Discord does; all breaches are in `World::violations`. Its clock is a number
//! that only tests move; the wall clock serves for nothing but the ends of waits.
//! Not simulated: roles (but for one that all have), Components V2, several shards, rate limits by themselves, voice, polls, webhooks of channels.

#![allow(
    unreachable_pub,
    reason = "in a test binary everything is out of reach of others"
)]

mod channels;
mod check;
mod commands;
mod gateway;
mod interactions;
mod limits;
mod message;
mod messages;
mod people;
mod process;
mod rest;
mod state;
pub mod tiny;
mod transcript;
mod trouble;
mod typed;
mod waits;
mod wire;

pub use message::{Message, Via};
pub use people::{Answer, Failure, Person};
pub use process::Process;
pub use rest::Request;
pub use state::{Id, perm};
pub use trouble::{Route, Trouble};

use serde_json::Value;
use state::{PRIVATE_THREAD, State, TEXT};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// The bot's token.
pub const TOKEN: &str = "MTAw.stand-in.token";
/// How long a wait goes on before it fails its test: long, for busy machines.
const PATIENCE: Duration = Duration::from_secs(20);
/// Discord's limit for the first answer to an interaction.
const ANSWER_LIMIT: Duration = Duration::from_secs(3);

/// A world; clones are the same world.
#[derive(Clone)]
pub struct World {
    shared: Arc<Shared>,
}

/// A channel, thread or direct message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub id: Id,
}

struct Shared {
    state: Mutex<State>,
    /// Is sent something after every change of the state.
    changed: watch::Sender<()>,
}

impl World {
    /// A world with one guild, served on free ports of loopback until the test's runtime ends.
    pub async fn start() -> Self {
        let rest = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let gateway = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = |l: &TcpListener| l.local_addr().expect("it is bound").to_string();
        let api = format!("http://{}", address(&rest));
        let mut state = State::new(api, format!("ws://{}", address(&gateway)));
        state.add_guild("Test Guild");
        let (changed, _) = watch::channel(());
        let shared = Arc::new(Shared {
            state: Mutex::new(state),
            changed,
        });
        tokio::spawn(rest::serve(Arc::clone(&shared), rest));
        tokio::spawn(gateway::serve(Arc::clone(&shared), gateway));
        Self { shared }
    }

    /// The address to use instead of `https://discord.com`.
    pub fn api(&self) -> String {
        self.peek(|state| state.api.clone())
    }

    pub fn bot_id(&self) -> Id {
        self.peek(|state| state.bot)
    }

    /// The guild the world began with.
    pub fn guild(&self) -> Id {
        self.peek(|state| *state.guilds.keys().next().expect("every world has one"))
    }

    /// The language that a guild has set for itself, as a locale.
    pub fn guild_speaks(&self, guild: Id, locale: &str) {
        self.edit(|state| {
            let guild = state.guilds.get_mut(&guild).expect("never removed");
            locale.clone_into(&mut guild.locale);
        });
    }

    /// Another guild with everybody in it; the bot is told when it next connects, or by `restore`.
    pub fn another_guild(&self, name: &str) -> Id {
        self.edit(|state| state.add_guild(name))
    }

    /// A new text channel in the first guild.
    pub fn channel(&self, name: &str) -> Place {
        self.channel_in(self.guild(), name)
    }

    pub fn channel_in(&self, guild: Id, name: &str) -> Place {
        let id = self.edit(|state| state.add_channel(TEXT, name, Some(guild)).id);
        self.announce(id);
        Place { id }
    }

    /// A new public thread below a channel.
    pub fn thread(&self, parent: Place, name: &str) -> Place {
        let id = self.edit(|state| state.add_thread(parent.id, name));
        self.announce(id);
        Place { id }
    }

    /// A thread that only those see who were invited.
    pub fn private_thread(&self, parent: Place, name: &str) -> Place {
        let id = self.edit(|state| {
            let id = state.add_thread(parent.id, name);
            state.channels.get_mut(&id).expect("just made").kind = PRIVATE_THREAD;
            id
        });
        self.announce(id);
        Place { id }
    }

    pub fn name_of(&self, place: Place) -> String {
        self.peek(|state| state.channels[&place.id].name.clone())
    }

    pub fn is_archived(&self, thread: Place) -> bool {
        self.peek(|state| state.channels[&thread.id].archived)
    }

    /// The thread that was made last.
    pub fn last_thread(&self) -> Place {
        let threads = |state: &State| {
            let all = state.channels.values().filter(|c| c.parent.is_some());
            all.map(|c| c.id).max()
        };
        Place {
            id: self.peek(threads).expect("there is one"),
        }
    }

    /// Where a guild greets its members, and bots may too.
    /// The channel for news of a guild becomes this; gives the one that was.
    pub fn posts_system_messages_in(&self, guild: Id, place: Option<Place>) -> Place {
        let was = self.edit(|state| {
            let guild = state.guilds.get_mut(&guild).expect("a guild of this world");
            std::mem::replace(&mut guild.system_channel, place.map(|place| place.id))
        });
        Place {
            id: was.expect("it had one"),
        }
    }

    /// A person's direct messages with the bot.
    pub fn dm(&self, person: &Person) -> Place {
        Place {
            id: self.edit(|state| state.add_dm(person.id)),
        }
    }

    /// A new member of all guilds.
    pub fn user(&self, name: &str) -> Person {
        let id = self.edit(|state| state.add_user(name, false));
        Person {
            world: self.clone(),
            id,
            name: name.to_owned(),
        }
    }

    /// Another bot, which is a member of all guilds.
    pub fn another_bot(&self, name: &str) -> Person {
        let id = self.edit(|state| state.add_user(name, true));
        Person {
            world: self.clone(),
            id,
            name: name.to_owned(),
        }
    }

    /// Every command that is registered, as it is typed: `/move`, `/game new`.
    pub fn commands(&self) -> Vec<String> {
        fn lines(command: &Value, before: &str, found: &mut Vec<String>) {
            let line = format!("{before}{}", command["name"].as_str().unwrap_or_default());
            let options = command["options"].as_array().into_iter().flatten();
            // 1 is a subcommand, 2 a group of them.
            let mut below =
                options.filter(|option| [1, 2].map(Some).contains(&option["type"].as_u64()));
            if let Some(first) = below.next() {
                for command in [first].into_iter().chain(below) {
                    lines(command, &format!("{line} "), found);
                }
            } else {
                found.push(line);
            }
        }
        let mut found = Vec::new();
        let commands = self.peek(|state| state.commands.clone());
        for command in &commands {
            lines(command, "/", &mut found);
        }
        found
    }

    /// A message as it is now.
    pub fn refresh(&self, message: &Message) -> Message {
        self.peek(|state| state.messages[&message.id].clone())
    }

    /// Everything the bot has sent over REST, oldest first.
    pub fn requests(&self) -> Vec<Request> {
        self.peek(|state| state.requests.clone())
    }

    /// Rules of Discord that the bot has broken.
    pub fn violations(&self) -> Vec<String> {
        self.peek(|state| state.violations.clone())
    }

    /// The violations so far, which are thereby forgiven: for tests that provoke one.
    pub fn take_violations(&self) -> Vec<String> {
        self.edit(|state| std::mem::take(&mut state.violations))
    }

    /// How often the bot has sent its set of commands.
    pub fn registrations(&self) -> usize {
        self.peek(|state| state.registrations)
    }

    fn say_in_story(&self, channel: Id, words: String) {
        self.edit(|state| state.note(channel, state::Line::Said(words)));
    }

    fn edit<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        self.shared.edit(change)
    }

    fn peek<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        self.shared.peek(look)
    }
}

impl Shared {
    fn edit<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let result = change(&mut self.state.lock().expect("no panic holds the lock"));
        self.changed.send_replace(());
        result
    }

    fn peek<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.state.lock().expect("no panic holds the lock"))
    }
}
