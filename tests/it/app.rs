//! The one entrance and what follows from it: nothing twice, nothing lost, nothing out of order.

use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use tokio::sync::watch;
use vierschach::{
    app::{self, App, Carrier, Delivery, Error, Now},
    cpu,
    notation::{Letters, write_position},
    rules::*,
    store::{InteractionId, Owed, Store},
    table::*,
};

const CHANNEL: ChannelId = ChannelId(5);
const T0: Timestamp = Timestamp(1_000_000_000);

/// A bot without Discord, driven by hand: the test says what time it is.
struct Bot {
    app: Arc<App>,
    folder: tempfile::TempDir,
    table: TableId,
    now: Timestamp,
}

impl Bot {
    /// Red and Yellow are person 1's, Blue person 2's, Green person 4's; the game has started.
    async fn playing(change: impl FnOnce(&mut Settings)) -> Bot {
        let folder = tempfile::tempdir().unwrap();
        let app = Arc::new(App::new(open(folder.path()).await));
        let mut settings = Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
        change(&mut settings);
        let host = UserId(1);
        let receipt = app
            .open(CHANNEL, None, host, settings, true, T0)
            .await
            .unwrap();
        let bot = Bot {
            app,
            folder,
            table: receipt.id,
            now: T0,
        };
        for (seat, user) in Seat::ALL.into_iter().zip([1, 2, 1, 4]) {
            let seat = Some(seat);
            bot.run(Input::Sit {
                user: UserId(user),
                seat,
            })
            .await
            .unwrap();
        }
        bot.run(Input::Start { user: host }).await.unwrap();
        bot
    }

    async fn run(&self, input: Input) -> Result<Vec<Fact>, Error> {
        let done = self.app.execute(self.table, input, None, self.now).await?;
        Ok(done.facts)
    }

    async fn play(&self, user: u64, text: &str, cause: Option<u64>) -> Result<Vec<Fact>, Error> {
        let input = move_of(user, text);
        let cause = cause.map(InteractionId);
        let done = self.app.execute(self.table, input, cause, self.now).await?;
        Ok(done.facts)
    }

    async fn plies(&self) -> u32 {
        let (table, _) = self.app.store.load(self.table).await.unwrap();
        table.play().unwrap().game.ply()
    }

    async fn restart(self) -> Bot {
        drop(self.app);
        let store = open(self.folder.path()).await;
        Bot {
            app: Arc::new(App::new(store)),
            ..self
        }
    }

    /// Lets the clock run on to `after` the start and expires what falls due.
    async fn wait_until(&mut self, after: Duration) {
        self.now = T0 + after;
        self.app.expire_due(self.now).await.unwrap();
    }

    async fn to_move(&self) -> Option<Seat> {
        let (table, _) = self.app.store.load(self.table).await.unwrap();
        table.to_move()
    }
}

fn move_of(user: u64, text: &str) -> Input {
    Input::MoveText {
        user: UserId(user),
        text: text.to_owned(),
        letters: Letters::ENGLISH,
    }
}

async fn open(folder: &Path) -> Store {
    Store::open(&folder.join("app.sqlite")).await.unwrap()
}

/// Notes what it is given; fails as often as it is told.
#[derive(Default)]
struct Notebook {
    seen: Mutex<Vec<String>>,
    failures: Mutex<u32>,
}

impl Carrier for Notebook {
    async fn deliver(&self, owed: &Owed) -> Delivery {
        let mut failures = self.failures.lock().unwrap();
        if *failures > 0 {
            *failures -= 1;
            return Delivery::Later(Duration::ZERO);
        }
        self.seen.lock().unwrap().push(format!("{:?}", owed.notice));
        Delivery::Posted(Some(owed.id as u64))
    }
}

impl Notebook {
    fn count(&self, word: &str) -> usize {
        let seen = self.seen.lock().unwrap();
        seen.iter().filter(|line| line.contains(word)).count()
    }
}

#[tokio::test]
async fn an_interaction_is_handled_once() {
    let bot = Bot::playing(|_| {}).await;
    assert!(bot.play(1, "h2h3", Some(9)).await.is_ok());
    let again = bot.play(1, "h2h3", Some(9)).await;
    assert!(matches!(again, Err(Error::Repeated)), "{again:?}");
    assert_eq!(bot.plies().await, 1);
    let refused = bot.play(1, "h3h4", Some(10)).await;
    assert!(matches!(refused, Err(Error::Refused(_))), "{refused:?}");
}

#[tokio::test]
async fn two_at_once_is_one_after_the_other() {
    let bot = Bot::playing(|_| {}).await;
    // Five clicks of Red and one of Blue, all under way together.
    let red = (0..5).map(|_| bot.play(1, "h2h3", None));
    let blue = bot.play(2, "b7c7", None);
    let (red, blue) = tokio::join!(futures_util::future::join_all(red), blue);
    let done = red.iter().filter(|done| done.is_ok()).count();
    assert_eq!(done, 1, "{red:?}");
    assert_eq!(bot.plies().await, 1 + u32::from(blue.is_ok()));
}

#[tokio::test]
async fn a_restart_changes_nothing() {
    let bot = Bot::playing(|_| {}).await;
    bot.play(1, "h2h3", None).await.unwrap();
    let before = bot.app.store.load(bot.table).await.unwrap();
    let bot = bot.restart().await;
    assert_eq!(bot.app.store.load(bot.table).await.unwrap(), before);
    bot.play(2, "b7c7", None).await.unwrap();
    assert_eq!(bot.plies().await, 2);
}

#[tokio::test]
async fn a_turn_expires_and_the_cpu_holds_the_seat() {
    let limit = Duration::from_hours(1);
    let mut bot = Bot::playing(|s| s.time_limit = Some(TimeLimit::Hour1)).await;
    bot.wait_until(Duration::from_millis(3_599_999)).await;
    assert!(bot.app.store.cpu_turns().await.unwrap().is_empty());
    let mut bot = bot.restart().await;
    bot.wait_until(limit).await;
    assert_eq!(
        bot.app.store.cpu_turns().await.unwrap(),
        [(bot.table, Turn(1))]
    );
    let now: Now = Arc::new(|| T0 + Duration::from_hours(1));
    bot.app.play_cpu(bot.table, Turn(1), &now).await.unwrap();
    assert_eq!(bot.to_move().await, Some(Seat::Blue));
    // A CPU that comes late for the same turn does nothing.
    bot.app.play_cpu(bot.table, Turn(1), &now).await.unwrap();
    assert_eq!(bot.plies().await, 1);
}

/// RULES 5.8, 6.2: what ends the game is claimed by a CPU, too; a draw where it would accept one.
#[tokio::test]
async fn the_cpu_claims() {
    let lead = "blue to move: rKh1 bKa7 bQc9 dyKg14 dgKn8; out yellow green; points 0 30 0 0";
    let behind = "blue to move: rKh1 bKa7 bQc9 dyKg14 dgKn8; out yellow green; points 0 30 31 0";
    let worse = "yellow to move: rKe1 rRa1 yKe8; halfmove 100";
    let better = "red to move: rKe1 rQa1 rPh2 yKe8; halfmove 100";
    for (mode, preset, text, person, claimed) in [
        (Mode::Solo, Preset::Reference, lead, Seat::Red, true),
        (Mode::Solo, Preset::Reference, behind, Seat::Red, false),
        (Mode::Classic, Preset::Classic, worse, Seat::Red, true),
        (Mode::Classic, Preset::Classic, better, Seat::Yellow, false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let app = App::new(open(folder.path()).await);
        let mut settings = Settings::new(preset, mode).unwrap();
        let setup = crate::scene::scene(mode, text);
        settings.position = Some(write_position(&setup));
        let user = UserId(1);
        let opened = app.open(CHANNEL, None, user, settings, false, T0).await;
        let id = opened.unwrap().id;
        let seat = Some(person);
        for input in [Input::Sit { user, seat }, Input::Start { user }] {
            app.execute(id, input, None, T0).await.unwrap();
        }
        let now: Now = Arc::new(|| T0);
        app.play_cpu(id, Turn(1), &now).await.unwrap();
        let (table, _) = app.store.load(id).await.unwrap();
        let play = table.play().unwrap();
        assert_eq!(play.game.ending().is_some(), claimed, "{text}");
        assert_eq!(play.game.ply(), u32::from(!claimed), "{text}");
    }
}

#[tokio::test]
async fn a_forfeit_loses_a_team_game() {
    let mut bot = Bot::playing(|s| {
        s.time_limit = Some(TimeLimit::Minutes5);
        s.on_timeout = OnTimeout::Forfeit;
    })
    .await;
    bot.wait_until(Duration::from_mins(5)).await;
    let (table, _) = bot.app.store.load(bot.table).await.unwrap();
    let ending = table.play().unwrap().game.ending().unwrap();
    assert_eq!(ending.reason, Reason::TimeOut { seat: Seat::Red });
    assert_eq!(ending.result, GameResult::Teams(Some(Team::BlueGreen)));
}

#[tokio::test]
async fn an_outage_is_credited_once() {
    let bot = Bot::playing(|s| s.time_limit = Some(TimeLimit::Hour1)).await;
    bot.app.tick(None, (T0, T0)).await.unwrap();
    // Down from T0 to fifty minutes later; told twice, as after a second crash.
    let up = T0 + Duration::from_mins(50);
    bot.app.tick(None, (up, up)).await.unwrap();
    bot.app
        .execute(bot.table, Input::Credit { since: T0 }, None, up)
        .await
        .unwrap();
    let (table, _) = bot.app.store.load(bot.table).await.unwrap();
    assert_eq!(table.due(), Some((T0 + Duration::from_mins(110), Turn(1))));
}

#[tokio::test]
async fn messages_go_in_order_and_again_until_they_arrive() {
    let bot = Bot::playing(|_| {}).await;
    let book = Notebook {
        failures: Mutex::new(2),
        ..Notebook::default()
    };
    let clock = Arc::new(AtomicI64::new(T0.0));
    let now: Now = {
        let clock = clock.clone();
        Arc::new(move || Timestamp(clock.load(Ordering::SeqCst)))
    };
    for _ in 0..2 {
        bot.app.deliver(CHANNEL, &book, &now).await.unwrap();
        assert_eq!(book.count(""), 0, "the first one fails, the others wait");
        clock.fetch_add(10_000, Ordering::SeqCst);
    }
    bot.play(1, "h2h3", None).await.unwrap();
    bot.app.deliver(CHANNEL, &book, &now).await.unwrap();
    let seen = book.seen.lock().unwrap().clone();
    assert_eq!(seen.iter().filter(|line| line.contains("Turn")).count(), 2);
    // The first board is out of date with the second.
    let [.., last, tidy] = seen.as_slice() else {
        panic!("{seen:?}");
    };
    assert!(last.contains("turn: Turn(2)") && tidy == "Tidy", "{seen:?}");
    assert!(bot.app.store.owed(CHANNEL).await.unwrap().is_none());
}

#[tokio::test]
async fn a_channel_that_is_gone_is_left_alone() {
    struct Gone;
    impl Carrier for Gone {
        async fn deliver(&self, _: &Owed) -> Delivery {
            Delivery::Gone
        }
    }
    let bot = Bot::playing(|_| {}).await;
    let now: Now = Arc::new(|| T0);
    bot.app.deliver(CHANNEL, &Gone, &now).await.unwrap();
    let (table, _) = bot.app.store.load(bot.table).await.unwrap();
    assert_eq!(table.stage(), Stage::Cancelled);
    assert!(bot.app.store.owed(CHANNEL).await.unwrap().is_none());
}

/// The loops of the bot wake by themselves: no polling, no sleeping in the test.
#[tokio::test]
async fn the_loops_wake_for_what_happens() {
    let bot = Bot::playing(|s| s.time_limit = Some(TimeLimit::Hour1)).await;
    let (stop, stopped) = watch::channel(false);
    let now: Now = Arc::new(|| T0);
    let book = Arc::new(Notebook::default());
    let courier = tokio::spawn(app::run_courier(
        bot.app.clone(),
        book.clone(),
        now.clone(),
        stopped.clone(),
    ));
    let cpu = tokio::spawn(app::run_cpu(
        bot.app.clone(),
        now.clone(),
        (cpu::choose, 1),
        stopped,
    ));
    let user = UserId(1);
    bot.run(Input::Away { user }).await.unwrap();
    // Red goes by the CPU, then Blue is asked.
    while book.count("turn: Turn(2)") == 0 {
        tokio::task::yield_now().await;
    }
    stop.send(true).unwrap();
    courier.await.unwrap();
    cpu.await.unwrap();
    assert_eq!(bot.to_move().await, Some(Seat::Blue));
}

#[tokio::test]
async fn the_next_game_starts_with_the_next_seat() {
    // RULES 1.6
    let bot = Bot::playing(|_| {}).await;
    let settings = || Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
    let open = async |rotate| {
        let host = UserId(1);
        bot.app
            .open(CHANNEL, None, host, settings(), rotate, T0)
            .await
    };
    let taken = open(true).await;
    assert!(
        matches!(taken, Err(Error::ChannelTaken(id)) if id == bot.table),
        "{taken:?}"
    );
    let by = Canceller::Host(UserId(1));
    bot.run(Input::Cancel { by, reason: None }).await.unwrap();
    let next = open(true).await.unwrap();
    assert_eq!(next.table.settings().rules.starter, Seat::Blue);
}

/// Where the thoughts of the next test are held up.
static GATE: (Mutex<Gate>, std::sync::Condvar) = (
    Mutex::new(Gate {
        open: false,
        inside: 0,
        most: 0,
        passed: 0,
    }),
    std::sync::Condvar::new(),
);

struct Gate {
    open: bool,
    inside: usize,
    most: usize,
    passed: usize,
}

/// A CPU that thinks until the gate is opened.
fn held_up(game: &Game, _: cpu::Level, _: u64) -> Option<Move> {
    let mut gate = GATE.0.lock().unwrap();
    gate.inside += 1;
    gate.most = gate.most.max(gate.inside);
    gate = GATE.1.wait_while(gate, |gate| !gate.open).unwrap();
    gate.inside -= 1;
    gate.passed += 1;
    game.legal_moves().first().copied()
}

/// Fifty games wait for the CPU, which thinks about two of them and does not come to an end; the
/// move of a person in another game is played all the same.
#[tokio::test]
async fn games_that_wait_for_the_cpu_hold_up_nobody() {
    const GAMES: usize = 50;
    let bot = Bot::playing(|_| {}).await;
    let user = UserId(7);
    for i in 0..GAMES {
        let channel = ChannelId(100 + i as u64);
        let settings = Settings::new(Preset::Vierschach, Mode::Teams).unwrap();
        let opened = bot.app.open(channel, None, user, settings, false, T0).await;
        let id = opened.unwrap().id;
        let seat = Some(Seat::Green);
        for input in [Input::Sit { user, seat }, Input::Start { user }] {
            bot.app.execute(id, input, None, T0).await.unwrap();
        }
    }
    let (stop, stopped) = watch::channel(false);
    let now: Now = Arc::new(|| T0);
    let thinking = (held_up as app::Choose, 2);
    let cpu = tokio::spawn(app::run_cpu(bot.app.clone(), now, thinking, stopped));
    while GATE.0.lock().unwrap().inside < 2 {
        tokio::task::yield_now().await;
    }
    bot.play(1, "h2h3", None).await.unwrap();
    assert_eq!(bot.to_move().await, Some(Seat::Blue));
    assert_eq!(GATE.0.lock().unwrap().passed, 0, "nothing was thought out");

    GATE.0.lock().unwrap().open = true;
    GATE.1.notify_all();
    // Red, Blue and Yellow of every game are the CPU's.
    while GATE.0.lock().unwrap().passed < 3 * GAMES {
        tokio::task::yield_now().await;
    }
    assert!(GATE.0.lock().unwrap().most <= 2, "two think at once");
    stop.send(true).unwrap();
    cpu.await.unwrap();
}
