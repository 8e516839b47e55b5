//! Quiet hours: a part of the day, in a time zone of its own, in which reminders wait.

use std::{fmt, str::FromStr};

use jiff::{
    civil::Time,
    tz::{self, TimeZone},
};

use crate::table::Timestamp;

/// A part of the day, perhaps over midnight. Displayed and read as `22:00-07:00`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuietHours {
    from: Time,
    to: Time,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not hours such as 22:00-07:00")]
pub struct ParseQuietError;

impl FromStr for QuietHours {
    type Err = ParseQuietError;

    /// `22:00-07:00`, also `22-7` and `22:30–6`.
    fn from_str(text: &str) -> Result<QuietHours, ParseQuietError> {
        let (from, to) = text.split_once(['-', '–']).ok_or(ParseQuietError)?;
        let (from, to) = (time(from)?, time(to)?);
        if from == to {
            return Err(ParseQuietError);
        }
        Ok(QuietHours { from, to })
    }
}

/// `7`, `07:30`.
fn time(text: &str) -> Result<Time, ParseQuietError> {
    let text = text.trim();
    let (hour, minute) = text.split_once(':').unwrap_or((text, "0"));
    let number = |digits: &str| digits.parse::<i8>().map_err(|_| ParseQuietError);
    Time::new(number(hour)?, number(minute)?, 0, 0).map_err(|_| ParseQuietError)
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let QuietHours { from, to } = self;
        let (from, to) = ((from.hour(), from.minute()), (to.hour(), to.minute()));
        write!(f, "{:02}:{:02}-{:02}:{:02}", from.0, from.1, to.0, to.1)
    }
}

impl QuietHours {
    /// When they end, if it is quiet at `now`.
    pub fn until(&self, now: Timestamp, zone: &Zone) -> Option<Timestamp> {
        let here = zone
            .0
            .to_datetime(jiff::Timestamp::from_millisecond(now.0).ok()?);
        let time = here.time();
        let over_midnight = self.to < self.from;
        let quiet = if over_midnight {
            time >= self.from || time < self.to
        } else {
            self.from <= time && time < self.to
        };
        if !quiet {
            return None;
        }
        let today = here.date();
        let day = if time < self.to {
            today
        } else {
            today.tomorrow().ok()?
        };
        // An hour that the clocks skip that night ends when they have skipped it.
        let end = zone.0.to_ambiguous_timestamp(day.to_datetime(self.to));
        let [first, again] = [end.compatible().ok()?, end.later().ok()?];
        // An hour that comes twice is quiet both times, each time to its own end.
        let ends = [first, again].map(|end| Timestamp(end.as_millisecond()));
        ends.into_iter().find(|&end| end > now)
    }
}

/// A time zone of the IANA list, such as `Europe/Berlin`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone(TimeZone);

impl Default for Zone {
    fn default() -> Zone {
        Zone(TimeZone::UTC)
    }
}

impl Zone {
    /// The zone of this name, in any case.
    pub fn named(name: &str) -> Option<Zone> {
        // The longest names of the list have 30 letters or so.
        (name.len() <= 64)
            .then(|| tz::db().get(name).ok())
            .flatten()
            .map(Zone)
    }

    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }
}

/// The names of all zones, in order.
pub fn zone_names() -> Vec<String> {
    let mut names: Vec<String> = tz::db()
        .available()
        .map(|name| name.as_str().to_owned())
        .collect();
    names.sort_unstable();
    names
}
