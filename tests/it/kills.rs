//! The real program is killed (SIGKILL) at random moments while games are played, again and again:
//! every acknowledged move is there, none twice, and every player to move is called to that turn.
//!
//! A few times with all tests; as often as `VIERSCHACH_KILLS` says (300) by
//! `cargo test -- --ignored --nocapture kills`, which takes minutes and prints its figures.

use std::{
    collections::BTreeSet,
    fmt,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use tempfile::TempDir;
use vierschach::{
    rules::{Game, Mode, Move, Preset},
    store::Store,
    table::{ChannelId, Stage},
};

use crate::world::{Id, Person, Place, TOKEN, Via, World};

const CHANNELS: usize = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_few_times() {
    let counted = kill(8, 1).await;
    assert_eq!(counted.twice, 0, "{counted}");
    assert!(counted.moves > 8, "{counted}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes: cargo test -- --ignored --nocapture kills"]
async fn three_hundred_times() {
    let kills = std::env::var("VIERSCHACH_KILLS").ok();
    let kills = kills.map_or(300, |kills| kills.parse().expect("a number"));
    let seed = std::env::var("VIERSCHACH_SEED").ok();
    let seed = seed.map_or(2, |seed| seed.parse().expect("a number"));
    let counted = kill(kills, seed).await;
    println!("{counted}");
    assert!(counted.twice <= 3, "{counted}");
}

/// A second process on the same database says so and ends; the first one goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_process_is_refused_with_a_word() {
    let world = World::start().await;
    let folder = tempfile::tempdir().expect("a folder for the database");
    let _first = Bot::start(&world, &folder);
    world.ready().await;
    let second = Bot::command(&world, &folder).output().expect("it starts");
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8_lossy(&second.stderr);
    let word = format!(
        "vierschach: another process uses the database {}; stop it first, or name another database\n",
        database(&folder).display()
    );
    assert_eq!(said, word);
    let anna = world.user("Anna");
    let lobby = anna.slash(world.channel("chess"), "/game new").await;
    assert!(lobby.content.contains("The lobby is open."));
}

/// What came of it all.
#[derive(Default)]
struct Counted {
    kills: u32,
    /// Of them, while the program was still starting.
    starting: u32,
    games: u32,
    moves: usize,
    /// Moves whose answer was lost with the process: there after all, or not.
    lost_answers: [u32; 2],
    calls: usize,
    /// Turns that somebody was called to more than once.
    twice: usize,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [there, not] = self.lost_answers;
        write!(
            f,
            "{} kills ({} of them during the start), {} games, {} moves acknowledged and found, \
             {there} found and {not} not found whose answer was lost, {} turns called, {} of them \
             more than once",
            self.kills, self.starting, self.games, self.moves, self.calls, self.twice
        )
    }
}

async fn kill(kills: u32, seed: u64) -> Counted {
    let world = World::start().await;
    let folder = tempfile::tempdir().expect("a folder for the database");
    let people = ["Anna", "Ben", "Cleo", "Dora"].map(|name| world.user(name));
    let mut random = fastrand::Rng::with_seed(seed);
    let mut channels: Vec<Channel> = (0..CHANNELS)
        .map(|n| Channel::new(&world, &people, &format!("chess-{n}"), random.u64(..)))
        .collect();
    let mut counted = Counted::default();
    let mut bot = Bot::start(&world, &folder);
    world.ready().await;
    futures_util::future::join_all(channels.iter_mut().map(Channel::begin)).await;
    bot.kill();
    world.stopped().await;
    bot = Bot::start(&world, &folder);
    for _ in 0..kills {
        if random.u32(..6) == 0 {
            counted.starting += 1;
            // Chance, not a wait: it may be anywhere between its first line and its first words.
            tokio::time::sleep(Duration::from_millis(random.u64(..400))).await;
        } else {
            world.ready().await;
            let requests = world.requests().len() + random.usize(1..24);
            let moment = async {
                // Should all players wait for ever, it is killed all the same.
                let _enough = world
                    .until(|s| (s.requests.len() >= requests).then_some(()))
                    .await;
                tokio::time::sleep(Duration::from_micros(random.u64(..30_000))).await;
            };
            tokio::select! {
                () = moment => {}
                _ = futures_util::future::join_all(channels.iter_mut().map(Channel::play)) => {}
            }
        }
        bot.kill();
        world.stopped().await;
        counted.kills += 1;
        let store = open(&folder).await;
        for channel in &mut channels {
            channel.compare(&store, &mut counted).await;
        }
        store.close().await;
        drop(store);
        bot = Bot::start(&world, &folder);
    }
    world.ready().await;
    for channel in &mut channels {
        channel.called().await;
        counted.games += channel.games;
        counted.moves += channel.moves_of_all_games;
        let calls = channel.calls();
        let turns: BTreeSet<&str> = calls.iter().map(|(turn, _)| turn.as_str()).collect();
        assert_eq!(turns.len(), channel.turns, "each turn is called");
        counted.calls += turns.len();
        counted.twice += calls.len() - turns.len();
    }
    // Answers that the kill took, or a machine that is too slow for Discord.
    let mut told = world.take_violations();
    told.retain(|v| !v.contains("had no answer") && !v.starts_with("10062"));
    assert!(told.is_empty(), "{told:?}");
    counted
}

async fn open(folder: &TempDir) -> Store {
    Store::open(&database(folder))
        .await
        .expect("nobody else has it")
}

fn database(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("kills.sqlite")
}

/// The program, as a process.
struct Bot(Child);

impl Bot {
    fn start(world: &World, folder: &TempDir) -> Bot {
        let mut command = Self::command(world, folder);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        Bot(command.spawn().expect("it starts"))
    }

    fn command(world: &World, folder: &TempDir) -> Command {
        let mut command = Command::new(Path::new(env!("CARGO_BIN_EXE_vierschach")));
        command
            .arg("run")
            .current_dir(folder)
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", world.api())
            .env(
                "DATABASE_URL",
                format!("sqlite:{}", database(folder).display()),
            )
            .env("RUST_LOG", "off")
            .stdin(Stdio::null());
        command
    }

    /// SIGKILL; when this returns, nothing of it is left.
    fn kill(&mut self) {
        self.0.kill().expect("it was running");
        self.0.wait().expect("it ends");
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have been killed before.
        let _ended = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// A channel where four people play one game after the other, each move when they are called.
struct Channel {
    world: World,
    place: Place,
    people: [Person; 4],
    random: fastrand::Rng,
    /// The game as its players know it; `None` before it has begun.
    game: Option<Game>,
    moves: Vec<Move>,
    /// The move that was sent and not answered.
    open: Option<Move>,
    games: u32,
    moves_of_all_games: usize,
    /// Turns that somebody has been or has to be called to, in all games.
    turns: usize,
}

impl Channel {
    fn new(world: &World, people: &[Person; 4], name: &str, seed: u64) -> Channel {
        Channel {
            world: world.clone(),
            place: world.channel(name),
            people: people.clone(),
            random: fastrand::Rng::with_seed(seed),
            game: None,
            moves: Vec::new(),
            open: None,
            games: 0,
            moves_of_all_games: 0,
            turns: 0,
        }
    }

    /// Plays on until it is dropped.
    async fn play(&mut self) {
        loop {
            if self.game.is_none() {
                self.begin().await;
            }
            self.called().await;
            self.make_a_move().await;
        }
    }

    /// From a lobby that may stand there already to the first turn.
    async fn begin(&mut self) {
        let [anna, ..] = &self.people;
        // Each may have been done before the process was killed; then it is refused.
        let _new = anna
            .try_slash(self.place, "/game new mode:teams starter:red")
            .await;
        for (person, seat) in self.people.iter().zip(["red", "blue", "yellow", "green"]) {
            let line = format!("/game join seat:{seat}");
            let _joined = person.try_slash(self.place, &line).await;
        }
        if let Ok(answer) = anna.try_slash(self.place, "/game start").await
            && answer.content.contains("The game begins.")
        {
            self.began();
        }
    }

    fn began(&mut self) {
        let mut rules = Preset::Vierschach
            .ruleset(Mode::Teams)
            .expect("it knows teams");
        rules.starter = vierschach::rules::Seat::Red;
        self.game = Some(Game::new(rules));
        self.moves.clear();
        self.games += 1;
        self.turns += 1;
    }

    /// Whose turn it is has been called to it.
    async fn called(&mut self) {
        let Some(game) = &self.game else { return };
        let player = self.people[game.turn().expect("it runs").index()].id;
        let called = self.world.until(|state| {
            let calls = calls(state.messages.values(), self.place.id);
            let turns: BTreeSet<&str> = calls.iter().map(|(turn, _)| turn.as_str()).collect();
            let last = calls.last().map(|(_, who)| *who);
            (turns.len() >= self.turns && last == Some(player)).then_some(())
        });
        if called.await.is_none() {
            let calls = self.calls();
            let last = &calls[calls.len().saturating_sub(4)..];
            let (turns, ply) = (self.turns, self.moves.len());
            panic!(
                "{player} was not called to ply {ply}, turn {turns} of its channel; {} calls, the \
                 last ones {last:?}; the last requests: {:#?}",
                calls.len(),
                self.world
                    .requests()
                    .iter()
                    .rev()
                    .take(12)
                    .collect::<Vec<_>>()
            );
        }
    }

    /// Every message that calls somebody: which row of the outbox it was, and whom.
    fn calls(&self) -> Vec<(String, Id)> {
        let bot = &self.people[0];
        calls(bot.sees(self.place).iter(), self.place.id)
    }

    async fn make_a_move(&mut self) {
        let Some(game) = &self.game else { return };
        let mut moves = game.legal_moves().to_vec();
        // Games shall last: kings stay.
        moves.retain(|mv| {
            let taken = game.position().piece(mv.to);
            taken.is_none_or(|piece| piece.role != vierschach::rules::Role::King)
        });
        let mv = moves[self.random.usize(..moves.len())];
        let player = self.people[game.turn().expect("it runs").index()].clone();
        self.open = Some(mv);
        let line = format!("/move move:{mv}");
        match player.try_slash(self.place, &line).await {
            Ok(answer) => {
                let text = &answer.content;
                let done = ["is to move.", "The game is over."];
                assert!(done.iter().any(|done| text.contains(done)), "{mv}: {text}");
                self.moved();
            }
            // Too slow for Discord: whether it was made is seen when the process is killed.
            Err(_) => std::future::pending().await,
        }
    }

    /// The open move was made.
    fn moved(&mut self) {
        let mv = self.open.take().expect("one was sent");
        let game = self.game.as_mut().expect("it runs");
        let seat = game.turn().expect("it runs");
        let action = vierschach::rules::Action::Move(mv);
        game.act(seat, action).expect("it is legal");
        self.moves.push(mv);
        self.moves_of_all_games += 1;
        if game.ending().is_some() {
            self.game = None;
        } else {
            self.turns += 1;
        }
    }

    /// The database has what was acknowledged, and at most the open move besides.
    async fn compare(&mut self, store: &Store, counted: &mut Counted) {
        let id = store
            .current(ChannelId(self.place.id))
            .await
            .expect("it reads");
        let Some(id) = id else {
            assert_eq!(self.games, 0);
            return;
        };
        let (table, _) = store.load(id).await.expect("it reads");
        let Some(play) = table.play() else {
            assert_eq!(table.stage(), Stage::Lobby);
            assert!(self.game.is_none(), "the game is there");
            return;
        };
        let stored: Vec<Move> = play.game.history().iter().map(|ply| ply.mv).collect();
        if self.game.is_none() && table.stage() == Stage::Playing {
            // The answer to the start was lost.
            assert!(stored.is_empty());
            self.began();
        }
        let (known, more) = stored.split_at(self.moves.len().min(stored.len()));
        assert_eq!(known, self.moves, "acknowledged, in order, none twice");
        match (self.open, more) {
            (None, []) => {}
            (Some(open), &[found]) if open == found => {
                counted.lost_answers[0] += 1;
                self.moved();
            }
            (Some(_), []) => {
                counted.lost_answers[1] += 1;
                self.open = None;
            }
            other => panic!("moves that nobody made: {other:?}"),
        }
    }
}

fn calls<'a>(
    messages: impl Iterator<Item = &'a crate::world::Message>,
    channel: Id,
) -> Vec<(String, Id)> {
    messages
        .filter(|m| m.channel == channel && m.via == Via::Channel)
        .filter_map(|m| {
            let who = *m.pings().first()?;
            let nonce = m.nonce.as_ref()?.as_str()?;
            // Table, fact, row: a row that is posted twice is the same turn.
            let turn = nonce.rsplit_once('-')?.0;
            Some((turn.to_owned(), who))
        })
        .collect()
}
