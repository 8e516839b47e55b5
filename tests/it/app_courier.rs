//! The courier: one delivery a channel at a time whatever happens, and refusals that stay few.

use std::{
    collections::HashMap,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, Ordering},
    },
};

use tokio::sync::{Notify, watch};
use vierschach::{
    app::{self, App, Carrier, Delivery, Now},
    rules::*,
    store::{Owed, Store},
    table::*,
};

const T0: Timestamp = Timestamp(1_000_000_000);

/// A bot with a lobby to post in each of `count` channels.
async fn lobbies(folder: &Path, count: u64) -> Arc<App> {
    let store = Store::open(&folder.join("courier.sqlite")).await.unwrap();
    let app = App::new(store);
    for channel in 1..=count {
        let settings = Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
        let place = (ChannelId(channel), Some(GuildId(1)));
        app.open(place.0, place.1, UserId(1), settings, false, T0)
            .await
            .unwrap();
    }
    Arc::new(app)
}

/// Time that the test moves.
fn clock() -> (Arc<AtomicI64>, Now) {
    let clock = Arc::new(AtomicI64::new(T0.0));
    let now = clock.clone();
    (
        clock,
        Arc::new(move || Timestamp(now.load(Ordering::SeqCst))),
    )
}

/// Panics at the first message to channel 1, and lets channel 2 wait until it is told.
#[derive(Default)]
struct Clumsy {
    panicked: Mutex<bool>,
    begun: Mutex<HashMap<ChannelId, usize>>,
    delivered: Mutex<Vec<ChannelId>>,
    go_on: Notify,
}

impl Carrier for Clumsy {
    async fn deliver(&self, owed: &Owed) -> Delivery {
        let begun = {
            let mut begun = self.begun.lock().unwrap();
            let begun = begun.entry(owed.channel).or_default();
            *begun += 1;
            *begun
        };
        if owed.channel == ChannelId(1) && begun == 1 {
            *self.panicked.lock().unwrap() = true;
            // Past the panic hook: this one is planned.
            std::panic::resume_unwind(Box::new("a fault in a carrier"));
        }
        if owed.channel == ChannelId(2) {
            self.go_on.notified().await;
        }
        self.delivered.lock().unwrap().push(owed.channel);
        Delivery::Posted(Some(owed.id as u64))
    }
}

#[tokio::test]
async fn a_panic_frees_its_own_channel_only() {
    let folder = tempfile::tempdir().unwrap();
    let app = lobbies(folder.path(), 3).await;
    let carrier = Arc::new(Clumsy::default());
    let (clock, now) = clock();
    let (stop, stopped) = watch::channel(false);
    let courier = tokio::spawn(app::run_courier(app.clone(), carrier.clone(), now, stopped));
    let delivered = |channel| {
        let delivered = carrier.delivered.lock().unwrap();
        delivered.contains(&ChannelId(channel))
    };
    while !*carrier.panicked.lock().unwrap() || !delivered(3) {
        tokio::task::yield_now().await;
    }
    // The one that panicked comes again, later; the one under way is left alone.
    for _ in 0..20 {
        clock.fetch_add(60_000, Ordering::SeqCst);
        app.changed.notify_waiters();
        tokio::task::yield_now().await;
    }
    while !delivered(1) {
        clock.fetch_add(60_000, Ordering::SeqCst);
        app.changed.notify_waiters();
        tokio::task::yield_now().await;
    }
    assert!(!delivered(2));
    carrier.go_on.notify_one();
    while !delivered(2) {
        tokio::task::yield_now().await;
    }
    stop.send(true).unwrap();
    courier.await.unwrap();
    let begun = carrier.begun.lock().unwrap();
    let begun = [1, 2, 3].map(|channel| begun[&ChannelId(channel)]);
    assert_eq!(begun, [2, 1, 1]);
}

/// May post nowhere; counts how often it is asked.
struct Forbidden {
    app: Arc<App>,
    now: Now,
    asked: Mutex<usize>,
}

impl Carrier for Forbidden {
    async fn deliver(&self, _: &Owed) -> Delivery {
        *self.asked.lock().unwrap() += 1;
        self.app.note_refusal((self.now)());
        Delivery::Forbidden
    }
}

/// Discord bans who is refused 10,000 times in ten minutes.
#[tokio::test]
async fn refusals_stay_few_however_many_games_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let app = lobbies(folder.path(), 1_500).await;
    let (clock, now) = clock();
    let carrier = Forbidden {
        app: app.clone(),
        now: now.clone(),
        asked: Mutex::default(),
    };
    let mut asked = Vec::new();
    for _ in 0..50 {
        // Whatever is due in this minute.
        for channel in app.store.owing(now(), 10_000).await.unwrap() {
            app.deliver(channel, &carrier, &now).await.unwrap();
        }
        asked.push(std::mem::take(&mut *carrier.asked.lock().unwrap()));
        clock.fetch_add(60_000, Ordering::SeqCst);
    }
    assert_eq!(asked[0], 1_500, "each has to be found out once");
    let later = &asked[1..];
    let most = later
        .windows(10)
        .map(|minutes| minutes.iter().sum::<usize>());
    assert!(most.clone().all(|most| most <= 1_000), "{asked:?}");
    // And yet each is asked again.
    assert!(later.iter().sum::<usize>() >= 3_000, "{asked:?}");
}
