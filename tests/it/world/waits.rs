//! Waiting for what the bot does, by name and never by sleeping; and what to print when it does not.

use super::message::{Message, Via};
use super::rest::Request;
use super::state::{Id, State};
use super::trouble::Route;
use super::{Place, World};
use std::fmt::Write;
use std::panic::Location;

impl World {
    /// The first thing that `find` finds now or after a change; `None` when the wait has gone on too long.
    pub async fn until<T>(&self, mut find: impl FnMut(&mut State) -> Option<T>) -> Option<T> {
        let mut changes = self.shared.changed.subscribe();
        let search = async {
            loop {
                changes.mark_unchanged();
                let found = find(&mut self.shared.state.lock().expect("no panic holds the lock"));
                if let Some(found) = found {
                    return found;
                }
                changes
                    .changed()
                    .await
                    .expect("the world outlives the wait");
            }
        };
        tokio::time::timeout(super::PATIENCE, search).await.ok()
    }

    /// Like `until`, but fails the test; `what` is named in the failure.
    #[track_caller]
    pub fn wait_for<T>(
        &self,
        what: &str,
        find: impl FnMut(&mut State) -> Option<T>,
    ) -> impl Future<Output = T> {
        let at = Location::caller();
        async move {
            match self.until(find).await {
                Some(found) => found,
                None => self.fail(at, 0, &format!("waited in vain for {what}")),
            }
        }
    }

    /// A bot has newly connected since the last call, and commands are registered.
    #[track_caller]
    pub fn ready(&self) -> impl Future<Output = ()> {
        self.wait_for("a bot that connects and registers its commands", |state| {
            let registered = !state.commands.is_empty() || !state.guild_commands.is_empty();
            let gateway = &mut state.gateway;
            let new = gateway.identifies > gateway.awaited && gateway.connected() && registered;
            new.then(|| gateway.awaited = gateway.identifies)
        })
    }

    /// No connection to the gateway is left: the bot has stopped.
    #[track_caller]
    pub fn stopped(&self) -> impl Future<Output = ()> {
        self.wait_for("the bot to stop", |state| {
            (!state.gateway.connected()).then_some(())
        })
    }

    /// A session has been taken up again, as the `count`th time.
    #[track_caller]
    pub fn resumed(&self, count: usize) -> impl Future<Output = ()> {
        self.wait_for("the bot to resume", move |s| {
            (s.gateway.resumes >= count).then_some(())
        })
    }

    /// The next regular message of the bot in a channel that no earlier call has given, though by now it may be
    /// edited or deleted.
    #[track_caller]
    pub fn next_message(&self, place: Place) -> impl Future<Output = Message> {
        let at = Location::caller();
        let channel = place.id;
        async move {
            let next = self.until(|state| {
                let found = state
                    .messages
                    .values_mut()
                    .find(|m| is_unread(m, channel))?;
                found.read = true;
                Some(found.clone())
            });
            next.await
                .unwrap_or_else(|| self.fail(at, channel, "waited in vain for a message"))
        }
    }

    /// The next message of the bot to a person in private.
    #[track_caller]
    pub fn next_dm(&self, person: Id) -> impl Future<Output = Message> {
        let place = Place {
            id: self.edit(|state| state.add_dm(person)),
        };
        let at = Location::caller();
        async move {
            let next = self.until(|state| {
                let found = state
                    .messages
                    .values_mut()
                    .find(|m| is_unread(m, place.id))?;
                found.read = true;
                Some(found.clone())
            });
            next.await
                .unwrap_or_else(|| self.fail(at, place.id, "waited in vain for a direct message"))
        }
    }

    /// The first message in a channel of which `is_it` holds, read or not; as it is now.
    #[track_caller]
    pub fn message_where(
        &self,
        place: Place,
        is_it: impl Fn(&Message) -> bool,
    ) -> impl Future<Output = Message> {
        let at = Location::caller();
        let channel = place.id;
        async move {
            let found = self.until(|state| {
                state
                    .messages
                    .values()
                    .find(|m| m.channel == channel && is_it(m))
                    .cloned()
            });
            found
                .await
                .unwrap_or_else(|| self.fail(at, channel, "waited in vain for that message"))
        }
    }

    /// The message once `is_it` holds of it (it was edited, deleted, …).
    #[track_caller]
    pub fn message_becomes(
        &self,
        message: &Message,
        is_it: impl Fn(&Message) -> bool,
    ) -> impl Future<Output = Message> {
        let at = Location::caller();
        let (id, channel) = (message.id, message.channel);
        async move {
            let found =
                self.until(|state| Some(&state.messages[&id]).filter(|m| is_it(m)).cloned());
            found
                .await
                .unwrap_or_else(|| self.fail(at, channel, "waited in vain for that change"))
        }
    }

    /// `count` requests to `route` have arrived since the world began; they may not be answered yet.
    #[track_caller]
    pub fn requested(&self, route: Route, count: usize) -> impl Future<Output = Vec<Request>> {
        let what = format!("{count} requests {route:?}");
        let at = Location::caller();
        async move {
            let found = self.until(|state| {
                let these: Vec<_> = state.requests.iter().filter(|r| route.matches(r)).collect();
                (these.len() >= count).then(|| these.into_iter().cloned().collect())
            });
            found
                .await
                .unwrap_or_else(|| self.fail(at, 0, &format!("waited in vain for {what}")))
        }
    }

    /// Regular messages of the bot that `next_message` has not given yet.
    pub fn unread(&self, place: Place) -> Vec<Message> {
        let all = |s: &State| {
            s.messages
                .values()
                .filter(|m| is_unread(m, place.id))
                .cloned()
                .collect()
        };
        self.peek(all)
    }

    /// What there is has been read: `next_message` gives the ones to come.
    pub fn read_all(&self, place: Place) {
        self.edit(|state| {
            for message in state.messages.values_mut() {
                message.read |= message.channel == place.id;
            }
        });
    }

    /// A message with all its edits.
    pub fn as_it_stands(&self, message: &Message) -> Message {
        self.peek(|state| state.messages[&message.id].clone())
    }

    /// Ends the test with what is known about the channel (all channels for 0).
    pub(super) fn fail(&self, at: &Location<'_>, channel: Id, why: &str) -> ! {
        let report = self.peek(|state| {
            let all: Vec<_> = state
                .channels
                .keys()
                .copied()
                .filter(|_| channel == 0)
                .collect();
            let shown = if channel == 0 { all } else { vec![channel] };
            let mut report: String = shown.into_iter().map(|c| state.transcript(c)).collect();
            for request in state.requests.iter().rev().take(8).rev() {
                let Request {
                    method,
                    path,
                    status,
                    code,
                    ..
                } = request;
                let _infallible = writeln!(report, "{method} {path} -> {status} {code}");
            }
            for violation in &state.violations {
                let _infallible = writeln!(report, "violation: {violation}");
            }
            report
        });
        panic!("{at}: {why}\n{report}")
    }

    /// No rule of Discord was broken so far.
    #[track_caller]
    pub fn assert_clean(&self) {
        let violations = self.peek(|state| state.violations.clone());
        assert!(
            violations.is_empty(),
            "violations:\n{}",
            violations.join("\n")
        );
    }
}

fn is_unread(message: &Message, channel: Id) -> bool {
    message.channel == channel && message.via == Via::Channel && !message.read
}
