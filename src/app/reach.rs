//! Where the bot can speak. Where it cannot, the clock of the game stands, and posting is tried
//! only now and then: refused requests count against the bot's address.

use std::{collections::VecDeque, sync::Mutex, time::Duration};

use super::{App, Error};
use crate::table::{ChannelId, GuildId, Input, Timestamp};

/// How long to wait where the bot may not post. Discord bans an address for 10,000 refused
/// requests in this time.
pub(super) const FORBIDDEN_PAUSE: Duration = Duration::from_mins(10);
/// How many refusals in that time are risked where it is known that the bot may not post, and
/// how many anywhere.
const RISKED: [usize; 2] = [1_000, 5_000];

/// When the bot was last refused, the oldest first; not longer than the last pause.
#[derive(Debug, Default)]
pub(super) struct Refusals(Mutex<VecDeque<Timestamp>>);

impl Refusals {
    fn note(&self, now: Timestamp) {
        let mut times = self.0.lock().expect("no panic while it is held");
        times.push_back(now);
    }

    /// When a message may be tried that was `refused` before or not, if that is later than `now`.
    pub(super) fn wait(&self, refused: bool, now: Timestamp) -> Option<Timestamp> {
        let mut times = self.0.lock().expect("no panic while it is held");
        // A time from the future is from before the system's clock was put back.
        while times
            .front()
            .is_some_and(|&at| at + FORBIDDEN_PAUSE <= now || at > now)
        {
            times.pop_front();
        }
        let risked = RISKED[usize::from(!refused)];
        let oldest = times.len().checked_sub(risked).and_then(|n| times.get(n));
        oldest.map(|&at| at + FORBIDDEN_PAUSE)
    }
}

impl App {
    /// A request was refused: a carrier says so of every one.
    pub fn note_refusal(&self, now: Timestamp) {
        self.refusals.note(now);
    }

    /// The bot may not post in a channel: the clock of its game stands.
    pub async fn lost(&self, channel: ChannelId, now: Timestamp) -> Result<(), Error> {
        self.tell(channel, Input::Pause, now).await
    }

    /// The bot may post in a channel again: its clock goes on, and what waits there is tried at
    /// once.
    pub async fn regained(&self, channel: ChannelId, now: Timestamp) -> Result<(), Error> {
        if self.store.is_paused(channel).await? {
            self.tell(channel, Input::Resume, now).await?;
        }
        self.store.hasten(channel, now).await?;
        self.changed.notify_waiters();
        Ok(())
    }

    /// A server cannot be reached: the clocks of its games stand, and nothing is lost. A table that
    /// fails is logged; it does not hold up the others.
    pub async fn guild_down(&self, guild: GuildId, now: Timestamp) -> Result<(), Error> {
        for room in self.store.rooms(guild, now).await? {
            if let Err(error) = self.lost(room.channel, now).await {
                tracing::error!(channel = room.channel.0, %error, "could not stop a clock");
            }
        }
        Ok(())
    }

    /// A server has thrown the bot out: its games wait for the bot to be let in again.
    pub async fn guild_removed(&self, guild: GuildId, now: Timestamp) -> Result<(), Error> {
        self.store.guild_removed(guild, now).await?;
        self.guild_down(guild, now).await
    }

    /// A server has let the bot in (again).
    pub async fn guild_returned(&self, guild: GuildId, now: Timestamp) -> Result<(), Error> {
        if self.store.guild_returned(guild, now).await? {
            self.changed.notify_waiters();
        }
        Ok(())
    }

    /// These are all the servers, of those that `ours` picks, that the bot is in.
    pub async fn guilds_known(
        &self,
        present: &[GuildId],
        ours: impl Fn(GuildId) -> bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        for guild in self.store.known_guilds().await? {
            if ours(guild)
                && !present.contains(&guild)
                && let Err(error) = self.guild_removed(guild, now).await
            {
                tracing::error!(guild = guild.0, %error, "could not note that a server is gone");
            }
        }
        Ok(())
    }

    async fn tell(&self, channel: ChannelId, input: Input, now: Timestamp) -> Result<(), Error> {
        if let Some(id) = self.store.current(channel).await? {
            self.execute(id, input, None, now).await?;
        }
        Ok(())
    }
}
