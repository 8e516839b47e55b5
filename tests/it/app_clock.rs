//! The clock: an outage is given back once and whole, and what is due at once expires all.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use tokio::sync::watch;
use vierschach::{
    app::{App, Time, run_clock},
    rules::*,
    store::Store,
    table::*,
};

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

/// A table that no version can read costs the others nothing: what lasted is credited to them, and
/// what is due expires.
#[tokio::test]
async fn a_table_that_cannot_be_read_stops_no_clock() {
    let folder = tempfile::tempdir().unwrap();
    let first = app(folder.path()).await;
    let ids = games(&first, 3).await;
    first.tick(None, (T0, T0)).await.unwrap();
    drop(first);
    let url = format!("sqlite://{}", folder.path().join("clock.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    let spoil = "update facts set kind = 'unheard of' where table_id = ? and seq = 1";
    let spoil = sqlx::query(spoil).bind(ids[0].0).execute(&pool).await;
    assert_eq!(spoil.unwrap().rows_affected(), 1);
    pool.close().await;
    let second = app(folder.path()).await;
    let up = T0 + HOUR * 5;
    second.tick(None, (up, up)).await.unwrap();
    assert_eq!(due(&second, ids[2]).await, up + HOUR);
    // Nor does it keep the others' clocks running where their server cannot be reached.
    second.guild_down(GuildId(1), up).await.unwrap();
    let (table, _) = second.store.load(ids[2]).await.unwrap();
    assert!(table.is_paused());
    second.regained(ChannelId(3), up).await.unwrap();
    let end = up + HOUR;
    second.tick(Some((up, up)), (end, end)).await.unwrap();
    let (table, _) = second.store.load(ids[2]).await.unwrap();
    assert_eq!(table.stage(), Stage::Over);
}

/// A connection that is cut is noted at once: what was until then is no outage.
#[tokio::test]
async fn a_short_cut_gives_back_no_more_than_it_took() {
    let folder = tempfile::tempdir().unwrap();
    let app = Arc::new(app(folder.path()).await);
    let id = games_of(&app, 1, TimeLimit::Seconds30).await[0];
    let clock = Arc::new(AtomicI64::new(T0.0));
    let now = {
        let clock = clock.clone();
        Arc::new(move || Timestamp(clock.load(Ordering::SeqCst)))
    };
    let (stop, stopped) = watch::channel(false);
    let running = {
        let (app, steady) = (app.clone(), now.clone());
        let time = Time { now, steady };
        tokio::spawn(async move { run_clock(&app, time, stopped).await })
    };
    let noted = async |at: Timestamp| {
        while app.store.last_beat().await.unwrap() != Some(at) {
            tokio::task::yield_now().await;
        }
    };
    noted(T0).await;
    let (cut, back) = (T0 + Duration::from_secs(20), T0 + Duration::from_secs(22));
    clock.store(cut.0, Ordering::SeqCst);
    app.online.send_replace(false);
    noted(cut).await;
    clock.store(back.0, Ordering::SeqCst);
    app.online.send_replace(true);
    noted(back).await;
    let given = Duration::from_secs(2);
    let expected = T0 + TimeLimit::Seconds30.duration() + given;
    assert_eq!(due(&app, id).await, expected);
    stop.send_replace(true);
    running.await.unwrap();
}
