//! Quiet hours: in one's own time zone, over midnight, and on the days the clocks change.

use vierschach::{
    app::{QuietHours, Zone, zone_names},
    table::Timestamp,
};

/// 1 August 2026, midnight in UTC.
const AUGUST: i64 = 1_785_542_400_000;
const HOUR: i64 = 3_600_000;
/// 24 October 2026 and 27 March 2027, midnight in UTC.
const OCTOBER: i64 = AUGUST + 84 * 24 * HOUR;
const MARCH: i64 = AUGUST + 238 * 24 * HOUR;

fn hours(text: &str) -> QuietHours {
    text.parse().unwrap()
}

/// When it is loud again, in hours after `day`, if it is quiet so many hours after it.
#[track_caller]
fn end(text: &str, zone: &str, day: i64, at: f64) -> Option<f64> {
    let zone = Zone::named(zone).unwrap();
    let now = Timestamp(day + (at * HOUR as f64) as i64);
    let end = hours(text).until(now, &zone)?;
    assert!(end > now);
    Some((end.0 - day) as f64 / HOUR as f64)
}

#[test]
fn they_are_read_as_people_write_them() {
    for (typed, shown) in [
        ("22:00-07:00", "22:00-07:00"),
        ("22-7", "22:00-07:00"),
        ("22:30 – 6", "22:30-06:00"),
        ("0-8", "00:00-08:00"),
    ] {
        assert_eq!(hours(typed).to_string(), shown);
    }
    for typed in [
        "", "22", "22-", "24-7", "22:60-7", "7-7", "at night", "-1-5",
    ] {
        assert!(typed.parse::<QuietHours>().is_err(), "{typed:?}");
    }
}

#[test]
fn they_go_over_midnight() {
    assert_eq!(end("22-7", "UTC", AUGUST, 21.9), None);
    assert_eq!(end("22-7", "UTC", AUGUST, 22.0), Some(31.0));
    assert_eq!(end("22-7", "UTC", AUGUST, 30.9), Some(31.0));
    assert_eq!(end("22-7", "UTC", AUGUST, 7.0), None);
    assert_eq!(end("13-15", "UTC", AUGUST, 14.0), Some(15.0));
    assert_eq!(end("13-15", "UTC", AUGUST, 15.0), None);
}

#[test]
fn they_are_those_of_ones_own_zone() {
    // Berlin is two hours ahead in August; Kathmandu five and three quarters all year.
    assert_eq!(end("22-7", "Europe/Berlin", AUGUST, 19.9), None);
    assert_eq!(end("22-7", "europe/berlin", AUGUST, 20.0), Some(29.0));
    assert_eq!(end("22-7", "Asia/Kathmandu", AUGUST, 17.0), Some(25.25));
    assert!(Zone::named("Europe/Nowhere").is_none());
    assert!(Zone::named(&"x".repeat(5000)).is_none());
    let names = zone_names();
    assert!(names.len() > 300, "{}", names.len());
    assert!(names.iter().all(|name| Zone::named(name).is_some()));
}

#[test]
fn they_follow_the_clocks_when_these_change() {
    // 25 October 2026 in Berlin: at 3 o'clock it is 2 again, so this night has an hour more.
    assert_eq!(end("22-7", "Europe/Berlin", OCTOBER, 20.0), Some(30.0));
    // What ends in the hour that comes twice is quiet both times, and loud between.
    let night = |at| end("22-2:30", "Europe/Berlin", OCTOBER, at);
    assert_eq!(night(24.25), Some(24.5));
    assert_eq!(night(24.75), None);
    assert_eq!(night(25.25), Some(25.5));
    assert_eq!(night(25.75), None);
    // 28 March 2027: at 2 o'clock it is 3. Hours that would end between end at 3.
    assert_eq!(end("22-2:30", "Europe/Berlin", MARCH, 22.0), Some(25.5));
}
