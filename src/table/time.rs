//! Time as data. Nothing here reads a clock.

use std::{ops, time::Duration};

/// Milliseconds since the Unix epoch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// How long from here to `later`; nothing if that has passed.
    pub fn until(self, later: Timestamp) -> Duration {
        Duration::from_millis(later.0.saturating_sub(self.0).max(0) as u64)
    }

    /// Whole seconds, as Discord's `<t:…:R>` wants them.
    pub fn unix_seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

impl ops::Add<Duration> for Timestamp {
    type Output = Timestamp;
    fn add(self, duration: Duration) -> Timestamp {
        let ms = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        Timestamp(self.0.saturating_add(ms))
    }
}

/// How long a turn may take (RULES 7.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TimeLimit {
    Seconds30,
    Seconds60,
    Minutes5,
    Hour1,
    Hours12,
    Day1,
    Days3,
    Days7,
}

impl TimeLimit {
    pub const ALL: [TimeLimit; 8] = [
        TimeLimit::Seconds30,
        TimeLimit::Seconds60,
        TimeLimit::Minutes5,
        TimeLimit::Hour1,
        TimeLimit::Hours12,
        TimeLimit::Day1,
        TimeLimit::Days3,
        TimeLimit::Days7,
    ];

    /// `30s` to `7d`: the name in records and options.
    pub const fn name(self) -> &'static str {
        match self {
            TimeLimit::Seconds30 => "30s",
            TimeLimit::Seconds60 => "60s",
            TimeLimit::Minutes5 => "5m",
            TimeLimit::Hour1 => "1h",
            TimeLimit::Hours12 => "12h",
            TimeLimit::Day1 => "1d",
            TimeLimit::Days3 => "3d",
            TimeLimit::Days7 => "7d",
        }
    }

    pub fn from_name(name: &str) -> Option<TimeLimit> {
        TimeLimit::ALL
            .into_iter()
            .find(|limit| limit.name() == name)
    }

    /// After how much of the time, in percent, whoever is to move is reminded: few times and late,
    /// and never in games that are played at one sitting.
    pub const fn reminders(self) -> &'static [u8] {
        match self {
            TimeLimit::Seconds30 | TimeLimit::Seconds60 => &[],
            TimeLimit::Minutes5 | TimeLimit::Hour1 | TimeLimit::Hours12 => &[80],
            TimeLimit::Day1 | TimeLimit::Days3 | TimeLimit::Days7 => &[50, 80, 95],
        }
    }

    pub const fn duration(self) -> Duration {
        let seconds = match self {
            TimeLimit::Seconds30 => 30,
            TimeLimit::Seconds60 => 60,
            TimeLimit::Minutes5 => 5 * 60,
            TimeLimit::Hour1 => 3600,
            TimeLimit::Hours12 => 12 * 3600,
            TimeLimit::Day1 => 86_400,
            TimeLimit::Days3 => 3 * 86_400,
            TimeLimit::Days7 => 7 * 86_400,
        };
        Duration::from_secs(seconds)
    }
}
