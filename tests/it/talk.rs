//! The real bot in the stand-in's world: what every conversation test begins with.

#![allow(
    unreachable_pub,
    reason = "in a test binary everything is out of reach of others"
)]

use crate::world::{Answer, Id, Message, Person, Place, Process, Route, TOKEN, World};
use serde_json::Value;
use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::{oneshot, watch};
use vierschach::app::{App, Now, Time};
use vierschach::discord::{self, Options};
use vierschach::store::Store;
use vierschach::table::{ChannelId, Table, Timestamp};

/// When every world begins: 1 August 2026, in milliseconds since the epoch.
const BEGINNING_MS: i64 = 1_785_542_400_000;
/// How long a wait goes on before it fails its test: long, for busy machines.
const PATIENCE: Duration = Duration::from_secs(20);
/// The first pause before the bot tries an answer again.
const RETRY_PAUSE: Duration = Duration::from_millis(5);

/// A channel with four people in it, and the bot.
pub struct Talk {
    pub world: World,
    pub channel: Place,
    /// Host, and Red in `begin`.
    pub anna: Person,
    /// Blue in `begin`.
    pub ben: Person,
    /// Yellow in `begin`.
    pub cleo: Person,
    /// Green in `begin`.
    pub dora: Person,
    clock: Arc<AtomicI64>,
    /// How much of that the host slept through, or its clock was put forward by.
    slept: Arc<AtomicI64>,
    request_timeout: Duration,
    folder: TempDir,
    bot: RefCell<Option<Bot>>,
}

/// A running bot.
struct Bot {
    app: Arc<App>,
    process: Process,
    /// The bot runs for as long as this is held.
    _stop: watch::Sender<bool>,
}

impl Talk {
    pub async fn new() -> Self {
        Self::patient(PATIENCE).await
    }

    /// The four with a team game in their channel: its first board stands.
    pub async fn playing() -> Self {
        let talk = Self::new().await;
        talk.begin(talk.channel).await;
        talk
    }

    /// A bot that takes a request for lost after this time.
    pub async fn patient(request_timeout: Duration) -> Self {
        let world = World::start().await;
        let talk = Self {
            channel: world.channel("chess"),
            anna: world.user("Anna"),
            ben: world.user("Ben"),
            cleo: world.user("Cleo"),
            dora: world.user("Dora"),
            world,
            clock: Arc::new(AtomicI64::new(BEGINNING_MS)),
            slept: Arc::default(),
            request_timeout,
            folder: tempfile::tempdir().expect("a folder for the database"),
            bot: RefCell::default(),
        };
        talk.start().await;
        talk
    }

    /// Starts the bot on the database of this talk.
    pub async fn start(&self) {
        let database = self.database();
        let options = Options {
            token: TOKEN.to_owned(),
            api_base: Some(self.world.api()),
            request_timeout: self.request_timeout,
            retry_pause: RETRY_PAUSE,
        };
        let clock = Arc::clone(&self.clock);
        let now: Now = Arc::new(move || Timestamp(clock.load(Ordering::SeqCst)));
        let (clock, slept) = (Arc::clone(&self.clock), Arc::clone(&self.slept));
        let steady: Now = Arc::new(move || {
            Timestamp(clock.load(Ordering::SeqCst) - slept.load(Ordering::SeqCst))
        });
        let time = Time { now, steady };
        let (stop, stopped) = watch::channel(false);
        let (opened, app) = oneshot::channel();
        let process = Process::spawn(async move {
            let store = Store::open(&database).await.expect("a free database");
            let app = Arc::new(App::new(store));
            opened.send(Arc::clone(&app)).expect("the test waits");
            let ended = discord::run(options, app, time, stopped).await;
            ended.expect("it runs until it is killed");
        });
        let app = app.await.expect("the database opens");
        self.world.ready().await;
        self.bot.replace(Some(Bot {
            app,
            process,
            _stop: stop,
        }));
    }

    /// Where the database is.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("vierschach.sqlite")
    }

    /// Ends the bot as `kill -9` would.
    pub async fn kill(&self) {
        let Bot { app, process, .. } = self.bot.take().expect("it runs");
        drop(app);
        process.kill();
        self.world.stopped().await;
    }

    pub fn app(&self) -> Arc<App> {
        let bot = self.bot.borrow();
        Arc::clone(&bot.as_ref().expect("it runs").app)
    }

    /// Time goes by, for the bot and for Discord.
    pub fn pass(&self, time: Duration) {
        let ms = time.as_millis() as u64;
        self.clock.fetch_add(ms as i64, Ordering::SeqCst);
        self.world.advance_ms(ms);
        // Timers that ran on real time look at the clock again.
        self.app().changed.notify_waiters();
    }

    /// The host sleeps, or its clock is put forward (or, by less than nothing, back): time that
    /// the bot was not there for.
    pub fn sleep(&self, ms: i64) {
        self.slept.fetch_add(ms, Ordering::SeqCst);
        self.clock.fetch_add(ms, Ordering::SeqCst);
        self.app().changed.notify_waiters();
    }

    /// Who plays this ply (0 is the first) of a game from `begin`.
    pub fn player(&self, ply: usize) -> &Person {
        [&self.anna, &self.ben, &self.cleo, &self.dora][ply % 4]
    }

    /// Who types what, and a part of what they are told: in private, always.
    pub async fn converse(&self, place: Place, lines: &[(&Person, &str, &str)]) {
        for (person, line, told) in lines {
            let answer = person.slash(place, line).await;
            let text = unlinked(private(&answer));
            let name = &person.name;
            assert!(text.contains(told), "{name}: {line}\nis told: {text}");
        }
    }

    /// A team game with the four on their seats, from the lobby to the first board.
    pub async fn begin(&self, place: Place) -> Message {
        self.begin_as(place, "/game new").await
    }

    pub async fn begin_as(&self, place: Place, new: &str) -> Message {
        let Self {
            anna,
            ben,
            cleo,
            dora,
            ..
        } = self;
        let lines = [
            (anna, new, "The lobby is open."),
            (anna, "/game join seat:red", "You have ● Red."),
            (ben, "/game join seat:blue", "You have ▲ Blue."),
            (cleo, "/game join seat:yellow", "You have ■ Yellow."),
            (dora, "/game join seat:green", "You have ◆ Green."),
            (anna, "/game start", "The game begins."),
        ];
        self.converse(place, &lines).await;
        let lobby = self.world.next_message(place).await;
        assert!(lobby.pings().is_empty(), "{}", lobby.content);
        self.world.next_message(place).await
    }

    /// Plays moves from ply number `ply` on, each by whose turn it is; the last board.
    pub async fn play(&self, place: Place, ply: usize, moves: &str) -> Message {
        let mut board = None;
        for (ply, mv) in (ply..).zip(moves.split(' ')) {
            let line = format!("/move move:{mv}");
            let said = [(self.player(ply), line.as_str(), "is to move.")];
            self.converse(place, &said).await;
            board = Some(self.world.next_message(place).await);
        }
        board.expect("at least one move")
    }

    /// The table of a channel, as it is stored.
    pub async fn table(&self, place: Place) -> Table {
        let found = self.app().table(ChannelId(place.id)).await;
        Table::clone(&found.expect("there is a game").1)
    }

    /// The game of a channel has been closed.
    pub async fn closed(&self, place: Place) {
        let closed = async || (!self.table(place).await.is_open()).then_some(());
        self.when("the end of a game", closed).await;
        self.settled(place).await;
    }

    /// The game of a channel is such.
    pub async fn becomes(&self, place: Place, what: &str, is_it: impl Fn(&Table) -> bool) -> Table {
        self.when(what, async || {
            let table = self.table(place).await;
            is_it(&table).then_some(table)
        })
        .await
    }

    /// The bot has noticed that it cannot reach Discord.
    pub async fn unreached(&self) {
        let mut online = self.app().online.subscribe();
        let unreached = tokio::time::timeout(PATIENCE, online.wait_for(|online| !online)).await;
        unreached.expect("in time").expect("the bot runs");
    }

    /// What time it is for the bot.
    pub fn now(&self) -> Timestamp {
        Timestamp(self.clock.load(Ordering::SeqCst))
    }

    /// The clock of the bot has done what was due by now.
    pub async fn ticked(&self) {
        let (app, now) = (self.app(), self.now());
        self.when("the clock", async || {
            let due = app.store.due(now).await.expect("the database answers");
            let looks = app.store.looks(now).await.expect("the database answers");
            (due.is_empty() && looks.is_empty()).then_some(())
        })
        .await;
    }

    /// The bot has noted that it runs now: what comes before is no outage.
    pub async fn noted(&self) {
        let (app, now) = (self.app(), self.now());
        self.when("the note that it runs", async || {
            let beat = app.store.last_beat().await.expect("the database answers");
            (beat == Some(now)).then_some(())
        })
        .await;
    }

    /// Time goes by while the bot is down.
    pub fn pass_unseen(&self, time: Duration) {
        let ms = time.as_millis() as u64;
        self.clock.fetch_add(ms as i64, Ordering::SeqCst);
        self.world.advance_ms(ms);
    }

    /// Nothing is owed to a channel any more.
    pub async fn settled(&self, place: Place) {
        self.when("the last delivery", async || {
            self.owed(place).await.is_none().then_some(())
        })
        .await;
    }

    /// The message that a channel waits for has been tried in vain this many times.
    pub async fn refused(&self, place: Place, tries: u32) {
        self.when("a failed delivery", async || {
            self.owed(place).await.filter(|&tried| tried >= tries)
        })
        .await;
    }

    /// How often the oldest message owed to a channel has been tried.
    async fn owed(&self, place: Place) -> Option<u32> {
        let owed = self.app().store.owed(ChannelId(place.id)).await;
        owed.expect("the database answers").map(|owed| owed.tries)
    }

    /// What the bot does besides talking to Discord can only be asked for.
    pub async fn when<T>(&self, what: &str, look: impl AsyncFn() -> Option<T>) -> T {
        let search = async {
            loop {
                if let Some(found) = look().await {
                    return found;
                }
                tokio::task::yield_now().await;
            }
        };
        let found = tokio::time::timeout(PATIENCE, search).await;
        found.unwrap_or_else(|_| panic!("waited in vain for {what}"))
    }

    /// Nothing is posted, and nothing will be.
    pub async fn assert_quiet(&self, place: Place) {
        self.settled(place).await;
        let unread = self.world.unread(place);
        assert!(unread.is_empty(), "{unread:#?}");
        self.world.assert_clean();
    }

    /// How often the bot has tried to post in a channel.
    pub fn posts(&self, place: Place) -> usize {
        let (route, requests) = (post_in(place), self.world.requests());
        requests.iter().filter(|r| route.matches(r)).count()
    }
}

/// A regular message into this channel.
pub fn post_in(place: Place) -> Route {
    Route::new("POST", &format!("/channels/{}/messages", place.id))
}

/// A text with its links to commands as they would be typed: they are links only once the bot has
/// learned the ids of its commands.
pub fn unlinked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("</") {
        let (link, behind) = after.split_once('>').expect("a link ends");
        let (name, id) = link.split_once(':').expect("a link has an id");
        assert!(id.parse::<Id>().is_ok(), "{text}");
        plain.extend([before, "`/", name, "`"]);
        rest = behind;
    }
    plain + rest
}

/// The text of an answer, which nobody else sees.
#[track_caller]
pub fn private(answer: &Answer) -> &str {
    assert_eq!((answer.kind, answer.ephemeral()), (4, true), "{answer:#?}");
    &answer.content
}

/// The text of an answer that has taken the place of the private message with the button.
#[track_caller]
pub fn in_place(answer: &Answer) -> &str {
    assert_eq!((answer.kind, answer.ephemeral()), (7, true), "{answer:#?}");
    &answer.content
}

/// A board as everyone is shown it: alerts exactly these, has a picture, and words for who can't see it.
#[track_caller]
pub fn assert_board(board: &Message, pings: &[Id]) {
    let text = &board.content;
    assert_eq!((board.pings(), &*board.mentions), (pings, pings), "{text}");
    assert_eq!(board.silent(), pings.is_empty(), "{text}");
    assert!(!board.everyone && board.history.is_empty(), "{text}");
    assert_eq!(board.attachments.len(), 1, "{text}");
    let picture = board.attachment(0).png();
    assert_eq!(picture.size(), (1120, 1120), "{text}");
    assert!(!picture.is_blank(), "{text}");
    let alt = board.attachment(0).description.as_deref();
    let characters = alt.map_or(0, |alt| alt.chars().count());
    assert!((100..=1024).contains(&characters), "{text}: {alt:?}");
    let nonce = board.nonce.as_ref().and_then(Value::as_str);
    assert!(nonce.is_some_and(|nonce| nonce.len() >= 5), "{text}");
}
