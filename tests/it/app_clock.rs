//! The clock: an outage is given back once and whole, and what is due at once expires all.

use std::{path::Path, time::Duration};

use vierschach::{app::App, rules::*, store::Store, table::*};

const T0: Timestamp = Timestamp(1_000_000_000);
const HOUR: Duration = Duration::from_hours(1);

async fn app(folder: &Path) -> App {
    App::new(Store::open(&folder.join("clock.sqlite")).await.unwrap())
}

/// A game of one person on all seats in each of `count` channels, an hour for each turn.
async fn games(app: &App, count: u64) -> Vec<TableId> {
    games_of(app, count, TimeLimit::Hour1).await
}

async fn games_of(app: &App, count: u64, limit: TimeLimit) -> Vec<TableId> {
    let mut ids = Vec::new();
    let user = UserId(1);
    for channel in 1..=count {
        let mut settings = Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
        settings.time_limit = Some(limit);
        settings.on_timeout = OnTimeout::Forfeit;
        let opened = app.open(
            ChannelId(channel),
            Some(GuildId(1)),
            user,
            settings,
            false,
            T0,
        );
        let id = opened.await.unwrap().id;
        for seat in Seat::ALL {
            let seat = Some(seat);
            app.execute(id, Input::Sit { user, seat }, None, T0)
                .await
                .unwrap();
        }
        app.execute(id, Input::Start { user }, None, T0)
            .await
            .unwrap();
        ids.push(id);
    }
    ids
}

async fn due(app: &App, id: TableId) -> Timestamp {
    let (table, _) = app.store.load(id).await.unwrap();
    table.due().expect("a clock runs").0
}

/// README: a time in which the bot was down does not count. Of a restart that takes seconds only
/// who is in a hurry notices anything.
#[tokio::test]
async fn a_restart_costs_nobody_their_seat() {
    for (limit, credited) in [
        (TimeLimit::Seconds30, true),
        (TimeLimit::Minutes5, true),
        (TimeLimit::Hour1, false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let first = app(folder.path()).await;
        let id = games_of(&first, 1, limit).await[0];
        first.tick(None, (T0, T0)).await.unwrap();
        drop(first);
        let second = app(folder.path()).await;
        let up = T0 + Duration::from_secs(40);
        second.tick(None, (up, up)).await.unwrap();
        let given = if credited { 40 } else { 0 };
        let expected = T0 + limit.duration() + Duration::from_secs(given);
        assert_eq!(due(&second, id).await, expected, "{limit:?}");
    }
}

#[tokio::test]
async fn killed_while_it_gives_an_outage_back() {
    let folder = tempfile::tempdir().unwrap();
    let first = app(folder.path()).await;
    let ids = games(&first, 3).await;
    first.tick(None, (T0, T0)).await.unwrap();
    let up = T0 + HOUR * 5;
    // Down for five hours; then it gives one table the time, and is killed.
    let credit = Input::Credit { since: T0 };
    first.execute(ids[1], credit, None, up).await.unwrap();
    drop(first);
    let second = app(folder.path()).await;
    let later = up + Duration::from_mins(10);
    second.tick(None, (later, later)).await.unwrap();
    for id in ids {
        assert_eq!(due(&second, id).await, later + HOUR);
    }
}

#[tokio::test]
async fn a_game_that_is_paused_is_not_given_an_outage_twice() {
    let folder = tempfile::tempdir().unwrap();
    let app = app(folder.path()).await;
    let ids = games(&app, 2).await;
    app.tick(None, (T0, T0)).await.unwrap();
    let lost = T0 + Duration::from_mins(10);
    app.lost(ChannelId(1), lost).await.unwrap();
    app.lost(ChannelId(1), lost + HOUR).await.unwrap();
    let up = lost + HOUR * 2;
    app.tick(None, (up, up)).await.unwrap();
    app.regained(ChannelId(1), up).await.unwrap();
    app.regained(ChannelId(1), up + HOUR).await.unwrap();
    assert_eq!(due(&app, ids[0]).await, T0 + HOUR * 3);
    // The other one was not there either, from the start on.
    assert_eq!(due(&app, ids[1]).await, up + HOUR);
}

#[tokio::test]
async fn many_are_due_at_once_and_then_none() {
    let folder = tempfile::tempdir().unwrap();
    let app = app(folder.path()).await;
    let ids = games(&app, 130).await;
    let mut last = (T0, T0);
    app.tick(None, last).await.unwrap();
    let end = T0 + HOUR;
    // As the clock does: it looks again when it is told to, and that is at once.
    let mut looks = 0;
    loop {
        let next = app.tick(Some(last), (end, end)).await.unwrap();
        last = (end, end);
        looks += 1;
        if next > end {
            // Nothing is due any more: it wakes to say that it lives.
            assert_eq!(next, end + Duration::from_secs(30));
            break;
        }
    }
    assert!(looks < 5, "{looks}");
    for id in ids {
        let (table, _) = app.store.load(id).await.unwrap();
        assert_eq!(table.stage(), Stage::Over);
    }
}
