//! Two hundred channels that play at once, and a hundred thousand open games: how long a player
//! waits. Everything is there but Discord: a carrier composes each board and counts it as posted.
//!
//! `cargo bench --bench load`; `VIERSCHACH_SECONDS` (20) says for how long the channels play.

use std::{
    collections::HashMap,
    fs,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::{sync::watch, task::JoinHandle};
use vierschach::{
    app::{self, App, Carrier, Delivery, Time},
    chat::{Ask, Chat, CommandLinks, NewGame, Place, Request, Speaker},
    cpu,
    rules::Seat,
    store::{InteractionId, Owed, Store},
    table::{ChannelId, GuildId, TableId, UserId},
    words::Language,
};

const CHANNELS: u64 = 200;
const MOVES_A_SECOND: u64 = 100;
const MANY: i64 = 100_000;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let seconds = std::env::var("VIERSCHACH_SECONDS").ok();
        let seconds = seconds.map_or(20, |text| text.parse().expect("a number"));
        println!("load average {}", load_average());
        many_channels(seconds).await;
        let few = many_games(10).await;
        let many = many_games(MANY).await;
        println!(
            "a move beside {MANY} games takes {:.2} times as long as beside 10",
            many / few
        );
        println!("load average {}", load_average());
    });
}

/// The bot without Discord.
struct Bot {
    app: Arc<App>,
    chat: Arc<Chat>,
    stopwatch: Arc<dyn Fn() -> Duration + Send + Sync>,
    board: Arc<Board>,
    interactions: AtomicU64,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
}

/// When each channel's last move was sent, and how long boards took from there.
#[derive(Default)]
struct Board {
    sent: Mutex<HashMap<ChannelId, Duration>>,
    took: Mutex<Vec<Duration>>,
}

struct Poster {
    chat: Arc<Chat>,
    stopwatch: Arc<dyn Fn() -> Duration + Send + Sync>,
    board: Arc<Board>,
}

impl Carrier for Poster {
    async fn deliver(&self, owed: &Owed) -> Delivery {
        let post = self.chat.post(owed).await.expect("the database answers");
        if post.is_none_or(|post| post.picture.is_none()) {
            return Delivery::Needless;
        }
        let sent = self.board.sent.lock().unwrap().remove(&owed.channel);
        if let Some(sent) = sent {
            let took = (self.stopwatch)().saturating_sub(sent);
            self.board.took.lock().unwrap().push(took);
        }
        Delivery::Posted(Some(owed.id as u64))
    }
}

impl Bot {
    async fn start(database: &Path) -> Bot {
        let store = Store::open(database).await.expect("a free database");
        let app = Arc::new(App::new(store));
        let chat = Arc::new(Chat {
            app: app.clone(),
            commands: CommandLinks::default(),
        });
        let board = Arc::new(Board::default());
        let stopwatch: Arc<dyn Fn() -> Duration + Send + Sync> = Arc::new(app::stopwatch());
        let poster = Arc::new(Poster {
            chat: chat.clone(),
            stopwatch: stopwatch.clone(),
            board: board.clone(),
        });
        let (stop, stopped) = watch::channel(false);
        let time = Time::of_system();
        let courier = app::run_courier(app.clone(), poster, time.now.clone(), stopped.clone());
        let cpu = app::run_cpu(
            app.clone(),
            time.now.clone(),
            (cpu::choose, 1),
            stopped.clone(),
        );
        let clock = {
            let app = app.clone();
            async move { app::run_clock(&app, time, stopped).await }
        };
        let tasks = vec![
            tokio::spawn(courier),
            tokio::spawn(cpu),
            tokio::spawn(clock),
        ];
        Bot {
            app,
            chat,
            stopwatch,
            board,
            // Not those of an earlier bot on this database: they are not acted on twice.
            interactions: AtomicU64::new(app::now().0 as u64 * 1000),
            stop,
            tasks,
        }
    }

    async fn ask(&self, channel: ChannelId, user: u64, request: Request) -> String {
        let ask = Ask {
            speaker: Speaker {
                user: UserId(user),
                name: format!("Player {user}"),
                language: Language::default(),
                moderator: false,
            },
            place: Place {
                channel,
                guild: Some(GuildId(channel.0 / 10)),
                parent: None,
                missing: vec![],
                missing_for_threads: vec![],
                speaks: None,
            },
            cause: Some(InteractionId(
                self.interactions.fetch_add(1, Ordering::Relaxed),
            )),
            now: app::now(),
        };
        self.chat.ask(ask, request).await.text
    }

    /// A game of four with a day for each turn.
    async fn begin(&self, channel: ChannelId) {
        let mut game = NewGame::default();
        game.set("time", "1d").expect("an option");
        self.ask(channel, 1, Request::New(Box::new(game))).await;
        for (seat, user) in Seat::ALL.into_iter().zip(1..) {
            let seat = Some(seat);
            self.ask(channel, user, Request::Join { seat }).await;
        }
        let begun = self.ask(channel, 1, Request::Start).await;
        assert_eq!(begun, "The game begins.");
    }

    /// One random move; how long its answer took. `None` where the game is over.
    async fn play(&self, channel: ChannelId) -> Option<Duration> {
        let (_, table) = self.app.table(channel).await.expect("there is a game");
        let seat = table.to_move()?;
        let user = table.occupant(seat).user().expect("a person");
        let moves = table.play().expect("it runs").game.legal_moves();
        let pick = fastrand::usize(..moves.len());
        let text = moves[pick].to_string();
        let sent = (self.stopwatch)();
        self.board.sent.lock().unwrap().insert(channel, sent);
        let answer = self.ask(channel, user.0, Request::Move { text }).await;
        let took = (self.stopwatch)().saturating_sub(sent);
        let done = ["is to move.", "The game is over."];
        assert!(done.iter().any(|done| answer.contains(done)), "{answer}");
        Some(took)
    }

    /// Until nothing waits to be posted.
    async fn settle(&self) {
        while !self.board.sent.lock().unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    async fn stop(self) {
        self.stop.send_replace(true);
        for task in self.tasks {
            task.await.expect("no panic");
        }
        self.app.store.close().await;
    }
}

/// Moves come at fixed times, whether or not the ones before are answered: as people play.
async fn many_channels(seconds: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = Arc::new(Bot::start(&folder.path().join("load.sqlite")).await);
    let channels: Vec<_> = (1..=CHANNELS).map(ChannelId).collect();
    for &channel in &channels {
        bot.begin(channel).await;
    }
    bot.settle().await;
    bot.board.took.lock().unwrap().clear();
    let cpu = cpu_time();
    let mut ticks = tokio::time::interval(Duration::from_micros(1_000_000 / MOVES_A_SECOND));
    let mut moves = Vec::new();
    for n in 0..seconds * MOVES_A_SECOND {
        ticks.tick().await;
        let (bot, channel) = (bot.clone(), channels[(n % CHANNELS) as usize]);
        moves.push(tokio::spawn(async move { bot.play(channel).await }));
    }
    let mut answers = Vec::new();
    for played in moves {
        answers.extend(played.await.expect("no panic"));
    }
    bot.settle().await;
    let cpu = cpu_time().saturating_sub(cpu);
    let boards = bot.board.took.lock().unwrap().clone();
    println!(
        "{CHANNELS} channels, {} moves in {seconds} s: {:.2} ms of CPU a move, {} MB resident at most",
        answers.len(),
        cpu.as_secs_f64() * 1e3 / answers.len() as f64,
        resident_mb(),
    );
    let answered = summary("answer", answers);
    let posted = summary("board", boards);
    assert!(
        answered.p99 <= Duration::from_millis(100),
        "answers are slow"
    );
    assert!(posted.p50 <= Duration::from_millis(20), "boards are slow");
    assert!(posted.p99 <= Duration::from_millis(200), "boards are slow");
    assert!(resident_mb() < 100, "too much memory");
    let bot = Arc::into_inner(bot).expect("all have played");
    bot.stop().await;
}

/// Start and play beside `games` open games; how long a move takes, in milliseconds.
async fn many_games(games: i64) -> f64 {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("many.sqlite");
    let bot = Bot::start(&database).await;
    let own = ChannelId(1);
    bot.begin(own).await;
    let (id, _) = bot.app.table(own).await.expect("there is a game");
    for _ in 0..40 {
        bot.play(own).await;
    }
    bot.settle().await;
    bot.stop().await;
    copy(&database, id, games).await;

    let watch = app::stopwatch();
    let bot = Bot::start(&database).await;
    let opened = watch();
    bot.play(own).await.expect("it runs");
    let started = watch();
    bot.settle().await;
    let mut took = Vec::new();
    for _ in 0..100 {
        took.extend(bot.play(own).await);
        bot.settle().await;
    }
    let cpu = cpu_time();
    tokio::time::sleep(Duration::from_secs(5)).await;
    let idle = cpu_time().saturating_sub(cpu);
    println!(
        "{games} open games: opened in {opened:.0?}, first move answered after {started:.0?}, {} MB \
         resident; {idle:.0?} of CPU in 5 s without moves",
        resident_mb()
    );
    assert!(started < Duration::from_secs(2), "a slow start");
    let answered = summary("answer", took);
    bot.stop().await;
    outage(&database, own, games).await;
    answered.p50.as_secs_f64() * 1e3
}

/// After a day's outage every running clock is given its time; moves are not held up by it.
async fn outage(database: &Path, own: ChannelId, games: i64) {
    let mut direct = direct(database).await;
    sqlx::query("update heartbeat set at_ms = at_ms - 86400000")
        .execute(&mut direct)
        .await
        .expect("it is written");
    drop(direct);
    let watch = app::stopwatch();
    let bot = Bot::start(database).await;
    let mut took = Vec::new();
    loop {
        match bot.play(own).await {
            Some(answered) => took.push(answered),
            None => bot.begin(own).await,
        }
        let beat = bot.app.store.last_beat().await.expect("it reads");
        if beat.is_some_and(|beat| beat.until(app::now()) < Duration::from_mins(1)) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!("{games} clocks credited in {:.0?}; meanwhile:", watch());
    summary("answer", took);
    bot.stop().await;
}

async fn direct(database: &Path) -> sqlx::SqliteConnection {
    use sqlx::Connection;
    let address = format!("sqlite:{}", database.display());
    sqlx::SqliteConnection::connect(&address)
        .await
        .expect("it opens")
}

/// Copies the game `count` times, into channels of their own.
async fn copy(database: &Path, game: TableId, count: i64) {
    let mut direct = direct(database).await;
    for statement in [
        "insert into tables (id, channel_id, guild_id, opened_ms, open, starter,
           version, due_ms, due_turn, cpu_turn, look_ms, look_turn, paused)
         select value + 1000, value + 1000, value / 10, opened_ms, open, starter,
           version, due_ms, due_turn, cpu_turn, look_ms, look_turn, paused
         from tables, generate_series(1, ?2) where id = ?1",
        "insert into players (user_id, table_id, seated)
         select user_id + value * 1000, value + 1000, seated
         from generate_series(1, ?2), players where table_id = ?1",
        "insert into facts (table_id, seq, at_ms, kind, data)
         select value + 1000, seq, at_ms, kind, data
         from generate_series(1, ?2), facts where table_id = ?1",
        "insert into messages (table_id, kind, seq, channel_id, message_id, tidied)
         select value + 1000, kind, seq, value + 1000, message_id + value * 1000, tidied
         from generate_series(1, ?2), messages where table_id = ?1",
    ] {
        let series = "with recursive series (value) as
            (select 1 union all select value + 1 from series where value < ?2) ";
        let statement = statement.replace("generate_series(1, ?2)", "series");
        let statement = sqlx::AssertSqlSafe(format!("{series}{statement}"));
        sqlx::query(statement)
            .bind(game.0)
            .bind(count)
            .execute(&mut direct)
            .await
            .expect("it is written");
    }
    // However long that took, it was no outage.
    sqlx::query("update heartbeat set at_ms = ?")
        .bind(app::now().0)
        .execute(&mut direct)
        .await
        .expect("it is written");
}

struct Summary {
    p50: Duration,
    p99: Duration,
}

fn summary(what: &str, mut took: Vec<Duration>) -> Summary {
    took.sort();
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize];
    let (p50, p99) = (at(0.5), at(0.99));
    println!(
        "  {what}: p50 {p50:.2?}, p99 {p99:.2?}, most {:.2?}",
        at(1.0)
    );
    Summary { p50, p99 }
}

fn load_average() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// What this process has used so far, in all its threads; nothing where /proc is not Linux's.
fn cpu_time() -> Duration {
    let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name in parentheses; user and system time are the 12th and 13th, in hundredths.
    let fields = text.rsplit_once(") ").map_or("", |(_, fields)| fields);
    let hundredths = fields.split(' ').skip(11).take(2);
    let sum: u64 = hundredths.filter_map(|text| text.parse::<u64>().ok()).sum();
    Duration::from_millis(sum * 10)
}

fn resident_mb() -> u64 {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("VmHWM:"));
    let kb = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kb.unwrap_or_default() / 1024
}
