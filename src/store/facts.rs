//! Facts and notices as words on disk: a kind and its data, made to be read in the `sqlite3`
//! shell. Add words, never change one.

use super::{events, settings, words::Words};
use crate::{
    rules::Seat,
    table::{AwayReason, Canceller, Fact, Notice, OfferKind, Timestamp, Turn},
};

pub(super) fn encode(fact: &Fact) -> (&'static str, String) {
    match fact {
        Fact::Opened { host, settings } => (
            "opened",
            format!("{} {}", host.0, settings::encode(settings)),
        ),
        Fact::Sat { seat, user } => ("sat", format!("{seat} {}", user.0)),
        Fact::CpuSat { seat, level } => ("cpu-sat", format!("{seat} {}", level.name())),
        Fact::Left { seat } => ("left", seat.to_string()),
        Fact::Started => ("started", String::new()),
        Fact::Game(event) => events::encode(*event),
        Fact::Away { seat, why } => ("away", format!("{seat} {}", why_away(*why))),
        Fact::Back { seat } => ("back", seat.to_string()),
        Fact::Offered { seat, offer } => ("offered", offer_words(*seat, *offer)),
        Fact::Accepted { seat } => ("accepted", seat.to_string()),
        Fact::Declined { seat } => ("declined", seat.to_string()),
        Fact::TakenBack { seat, ply } => ("taken-back", format!("{seat} {ply}")),
        Fact::Premoved { seat, premove } => ("premoved", format!("{seat} {premove}")),
        Fact::PremoveCancelled { seat, premove } => {
            ("premove-cancelled", format!("{seat} {premove}"))
        }
        Fact::PremovePlayed { seat, premove } => ("premove-played", format!("{seat} {premove}")),
        Fact::PremoveMissed { seat, premove } => ("premove-missed", format!("{seat} {premove}")),
        Fact::Credited { ms } => ("credited", ms.to_string()),
        Fact::Looked { times } => ("looked", times.to_string()),
        Fact::Seen { seat } => ("seen", seat.to_string()),
        Fact::Paused => ("paused", String::new()),
        Fact::Resumed => ("resumed", String::new()),
        Fact::Cancelled { by, reason } => {
            let by = match by {
                Canceller::Host(user) => format!("host {}", user.0),
                Canceller::Moderator(user) => format!("moderator {}", user.0),
                Canceller::Channel => "channel".into(),
                Canceller::Nobody => "nobody".into(),
            };
            match reason {
                Some(reason) => ("cancelled", format!("{by} {reason}")),
                None => ("cancelled", by),
            }
        }
    }
}

/// `None` where these are not the words of a fact.
pub(super) fn decode(kind: &str, data: &str) -> Option<Fact> {
    let mut words = Words(data);
    Some(match kind {
        "opened" => Fact::Opened {
            host: words.user()?,
            settings: settings::decode(words.0)?,
        },
        "sat" => Fact::Sat {
            seat: words.seat()?,
            user: words.user()?,
        },
        "cpu-sat" => Fact::CpuSat {
            seat: words.seat()?,
            level: words.level()?,
        },
        "left" => Fact::Left {
            seat: words.seat()?,
        },
        "started" => Fact::Started,
        "away" => Fact::Away {
            seat: words.seat()?,
            why: read_why_away(&mut words)?,
        },
        "back" => Fact::Back {
            seat: words.seat()?,
        },
        "offered" => {
            let (seat, offer) = read_offer(&mut words)?;
            Fact::Offered { seat, offer }
        }
        "accepted" => Fact::Accepted {
            seat: words.seat()?,
        },
        "declined" => Fact::Declined {
            seat: words.seat()?,
        },
        "taken-back" => Fact::TakenBack {
            seat: words.seat()?,
            ply: words.parse()?,
        },
        "premoved" | "premove-cancelled" | "premove-played" | "premove-missed" => {
            let seat = words.seat()?;
            let premove = words.0.parse().ok()?;
            match kind {
                "premoved" => Fact::Premoved { seat, premove },
                "premove-cancelled" => Fact::PremoveCancelled { seat, premove },
                "premove-played" => Fact::PremovePlayed { seat, premove },
                _ => Fact::PremoveMissed { seat, premove },
            }
        }
        "credited" => Fact::Credited { ms: words.parse()? },
        "looked" => Fact::Looked {
            times: words.parse()?,
        },
        "seen" => Fact::Seen {
            seat: words.seat()?,
        },
        "paused" => Fact::Paused,
        "resumed" => Fact::Resumed,
        "cancelled" => Fact::Cancelled {
            by: match words.word()? {
                "host" => Canceller::Host(words.user()?),
                "moderator" => Canceller::Moderator(words.user()?),
                "channel" => Canceller::Channel,
                "nobody" => Canceller::Nobody,
                _ => return None,
            },
            reason: (!words.0.is_empty()).then(|| words.0.to_owned()),
        },
        _ => Fact::Game(events::decode(kind, data)?),
    })
}

pub(super) fn encode_notice(notice: &Notice) -> (&'static str, String) {
    match *notice {
        Notice::Lobby => ("lobby", String::new()),
        Notice::Turn { turn, told } => ("turn", format!("{} {told}", turn.0)),
        Notice::Over { told } => ("over", told.to_string()),
        Notice::TakenBack { seat, turn } => ("taken-back", format!("{seat} {}", turn.0)),
        Notice::Offer { seat, offer } => ("offer", offer_words(seat, offer)),
        Notice::Declined { seat, offer, by } => {
            ("declined", format!("{} {by}", offer_words(seat, offer)))
        }
        Notice::Away { seat, why } => ("away", format!("{seat} {}", why_away(why))),
        Notice::Forfeited { seat } => ("forfeited", seat.to_string()),
        Notice::Reminder { turn } => ("reminder", turn.0.to_string()),
        Notice::Look { turn } => ("look", turn.0.to_string()),
        Notice::Call { turn } => ("call", turn.0.to_string()),
        Notice::Replaced { seat, user } => ("replaced", format!("{seat} {}", user.0)),
        Notice::Tidy => ("tidy", String::new()),
        Notice::Seat { seat } => ("seat", seat.to_string()),
        Notice::Resumed { since } => ("resumed", since.0.to_string()),
        Notice::Cancelled => ("cancelled", String::new()),
        Notice::Archive => ("archive", String::new()),
    }
}

pub(super) fn decode_notice(kind: &str, data: &str) -> Option<Notice> {
    let mut words = Words(data);
    Some(match kind {
        "lobby" => Notice::Lobby,
        "turn" => Notice::Turn {
            turn: Turn(words.parse()?),
            told: words.parse()?,
        },
        "over" => Notice::Over {
            told: words.parse()?,
        },
        "taken-back" => Notice::TakenBack {
            seat: words.seat()?,
            turn: Turn(words.parse()?),
        },
        "offer" => {
            let (seat, offer) = read_offer(&mut words)?;
            Notice::Offer { seat, offer }
        }
        "declined" => {
            let (seat, offer) = read_offer(&mut words)?;
            let by = words.seat()?;
            Notice::Declined { seat, offer, by }
        }
        "away" => Notice::Away {
            seat: words.seat()?,
            why: read_why_away(&mut words)?,
        },
        "forfeited" => Notice::Forfeited {
            seat: words.seat()?,
        },
        "reminder" => Notice::Reminder {
            turn: Turn(words.parse()?),
        },
        "look" => Notice::Look {
            turn: Turn(words.parse()?),
        },
        "call" => Notice::Call {
            turn: Turn(words.parse()?),
        },
        "replaced" => Notice::Replaced {
            seat: words.seat()?,
            user: words.user()?,
        },
        "tidy" => Notice::Tidy,
        "seat" => Notice::Seat {
            seat: words.seat()?,
        },
        "resumed" => Notice::Resumed {
            since: Timestamp(words.parse()?),
        },
        "cancelled" => Notice::Cancelled,
        "archive" => Notice::Archive,
        _ => return None,
    })
}

const fn why_away(why: AwayReason) -> &'static str {
    match why {
        AwayReason::TimeOut => "time-out",
        AwayReason::Asked => "asked",
        AwayReason::Sent => "sent",
        AwayReason::Gone => "gone",
    }
}

fn read_why_away(words: &mut Words<'_>) -> Option<AwayReason> {
    Some(match words.word()? {
        "time-out" => AwayReason::TimeOut,
        "asked" => AwayReason::Asked,
        "sent" => AwayReason::Sent,
        "gone" => AwayReason::Gone,
        _ => return None,
    })
}

fn offer_words(seat: Seat, offer: OfferKind) -> String {
    format!("{seat} {}", offer.name())
}

fn read_offer(words: &mut Words<'_>) -> Option<(Seat, OfferKind)> {
    let (seat, name) = (words.seat()?, words.word()?);
    let offer = OfferKind::ALL
        .into_iter()
        .find(|offer| offer.name() == name)?;
    Some((seat, offer))
}
