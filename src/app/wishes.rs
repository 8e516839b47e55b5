//! How a person wants to be called to a turn, and reminded of it.

use super::{App, QuietHours, Zone};
use crate::{
    store::Whose,
    table::{Timestamp, UserId},
};

/// The names in records and options.
pub const PINGS: &str = "pings";
pub const REMINDERS: &str = "reminders";
pub const QUIET: &str = "quiet";
pub const ZONE: &str = "zone";

/// Where a person is called to a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pings {
    /// Where the game is.
    #[default]
    Channel,
    /// By a direct message: only if they asked for it.
    Direct,
}

impl Pings {
    pub const fn name(self) -> &'static str {
        match self {
            Pings::Channel => "channel",
            Pings::Direct => "dm",
        }
    }
}

/// See the [module](self).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    pub pings: Pings,
    pub reminders: bool,
    pub quiet: Option<QuietHours>,
    pub zone: Zone,
}

impl Wishes {
    /// When reminders may come again, if it is quiet now.
    pub fn quiet_until(&self, now: Timestamp) -> Option<Timestamp> {
        self.quiet?.until(now, &self.zone)
    }
}

impl App {
    pub async fn wishes(&self, user: UserId) -> Result<Wishes, sqlx::Error> {
        let whose = Whose::Person(user);
        let wish = |key| self.store.preference(whose, key);
        let (pings, reminders) = (self.pings_of(user).await?, wish(REMINDERS).await?);
        let (quiet, zone) = (wish(QUIET).await?, wish(ZONE).await?);
        Ok(Wishes {
            pings,
            reminders: reminders.as_deref() != Some("off"),
            quiet: quiet.and_then(|text| text.parse().ok()),
            zone: zone.and_then(|name| Zone::named(&name)).unwrap_or_default(),
        })
    }

    /// Where a person wants to be called.
    pub async fn pings_of(&self, user: UserId) -> Result<Pings, sqlx::Error> {
        let chosen = self.store.preference(Whose::Person(user), PINGS).await?;
        Ok(if chosen.as_deref() == Some(Pings::Direct.name()) {
            Pings::Direct
        } else {
            Pings::Channel
        })
    }

    /// A person's direct messages are closed: from now on they are called where the game is,
    /// until they ask for something else. They are told so with the first call there.
    pub async fn give_up_direct(&self, user: UserId) -> Result<(), sqlx::Error> {
        let whose = Whose::Person(user);
        self.store.prefer(whose, PINGS, Pings::Channel.name()).await
    }
}
