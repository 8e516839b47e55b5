//! The engine protocol (FORMATS.md): UCI as four-player engines speak it.

use std::{
    io::Write,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{Scope, ScopedJoinHandle},
    time::Duration,
};

use crate::{
    cpu::{Budget, Level, Memory, Thought, choose, mate_in, think},
    notation::{fen, fen4},
    rules::{Action, Game, Mode, Move, Preset, Ruleset, perft_divide},
};

/// Reads how much time has passed since some moment: the caller's clock.
pub type Clock<'a> = dyn Fn() -> Duration + Sync + 'a;

/// A move's answer comes so much before its time is up.
const RESERVE: Duration = Duration::from_millis(5);
const MOST_HASH_MIB: usize = 16_384;
const MOST_THREADS: usize = 64;

/// Speaks the protocol until `quit` or the end of the input; a search that will end by itself is
/// then waited for.
pub fn serve(
    input: impl IntoIterator<Item = std::io::Result<String>>,
    output: impl Write + Send,
    clock: &Clock<'_>,
) -> std::io::Result<()> {
    let output = Mutex::new(output);
    std::thread::scope(|scope| {
        let mut engine = Engine::new(scope, &output, clock);
        for line in input {
            if !engine.hear(&line?)? {
                engine.stop();
                return Ok(());
            }
        }
        engine.finish();
        Ok(())
    })
}

struct Engine<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Mutex<W>,
    clock: &'env Clock<'env>,
    rules: Ruleset,
    game: Game,
    memory: Arc<Memory>,
    threads: usize,
    level: Level,
    search: Option<Running<'scope>>,
}

/// A search that is under way.
struct Running<'scope> {
    stop: Arc<AtomicBool>,
    /// Ends by itself.
    bounded: bool,
    thread: ScopedJoinHandle<'scope, ()>,
}

/// What `go` asks for.
#[derive(Clone, Copy, Default)]
struct Go {
    time: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

impl<'scope, 'env, W: Write + Send> Engine<'scope, 'env, W> {
    fn new(
        scope: &'scope Scope<'scope, 'env>,
        output: &'env Mutex<W>,
        clock: &'env Clock<'env>,
    ) -> Engine<'scope, 'env, W> {
        let rules = rules(Mode::Teams);
        Engine {
            scope,
            output,
            clock,
            rules,
            game: Game::new(rules),
            memory: Arc::new(Memory::new(Memory::DEFAULT_MIB)),
            threads: 1,
            level: Level::Master,
            search: None,
        }
    }

    /// Acts on one line; false when it is time to go.
    fn hear(&mut self, line: &str) -> std::io::Result<bool> {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or("");
        let rest: Vec<&str> = words.collect();
        match command {
            "" => {}
            "uci" => self.introduce()?,
            "isready" => self.say("readyok")?,
            "setoption" => {
                self.stop();
                if let Err(fault) = self.set_option(&rest) {
                    self.say(&format!("info string {fault}"))?;
                }
            }
            "ucinewgame" => {
                self.stop();
                self.memory.clear();
                self.game = Game::new(self.rules);
            }
            "position" => {
                self.stop();
                match position(self.rules, &rest) {
                    Ok(game) => self.game = game,
                    Err(fault) => self.say(&format!("info string {fault}"))?,
                }
            }
            "go" => {
                self.stop();
                self.go(&rest)?;
            }
            "stop" => self.stop(),
            "d" => self.say(&describe(&self.game))?,
            "quit" => return Ok(false),
            other => self.say(&format!("info string unknown command {other}"))?,
        }
        Ok(true)
    }

    fn introduce(&self) -> std::io::Result<()> {
        let levels: Vec<String> = Level::ALL
            .map(|level| format!("var {}", level.name()))
            .into();
        let modes: Vec<String> = Mode::ALL.map(|mode| format!("var {}", mode.name())).into();
        self.say(&format!(
            "id name Vierschach {}\nid author the Vierschach authors\n\
             option name Hash type spin default {} min 1 max {MOST_HASH_MIB}\n\
             option name Threads type spin default 1 min 1 max {MOST_THREADS}\n\
             option name Mode type combo default teams {}\n\
             option name Level type combo default master {}\nuciok",
            env!("CARGO_PKG_VERSION"),
            Memory::DEFAULT_MIB,
            modes.join(" "),
            levels.join(" "),
        ))
    }

    /// `name NAME value V`.
    fn set_option(&mut self, words: &[&str]) -> Result<(), String> {
        let ["name", name, "value", value] = words else {
            return Err("setoption needs a name and a value".into());
        };
        let number = |most: usize| match value.parse() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(format!("{name} goes from 1 to {most}")),
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.memory = Arc::new(Memory::new(number(MOST_HASH_MIB)?)),
            "threads" => self.threads = number(MOST_THREADS)?,
            "level" => {
                self.level = Level::from_name(value).ok_or_else(|| format!("no level {value}"))?;
            }
            "mode" => {
                let mode = Mode::from_name(value).ok_or_else(|| format!("no mode {value}"))?;
                self.rules = rules(mode);
                self.game = Game::new(self.rules);
            }
            _ => return Err(format!("no option {name}")),
        }
        Ok(())
    }

    fn go(&mut self, words: &[&str]) -> std::io::Result<()> {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
            match word {
                "movetime" => go.time = number().map(Duration::from_millis),
                "depth" => go.depth = number().map(|depth| depth as u32),
                "nodes" => go.nodes = number(),
                "perft" => return self.perft(number().unwrap_or(1) as u32),
                _ => {}
            }
        }
        self.think(go);
        Ok(())
    }

    fn perft(&self, depth: u32) -> std::io::Result<()> {
        let lines = perft_divide(self.game.position(), depth);
        let sum: u64 = lines.iter().map(|(_, count)| count).sum();
        for (mv, count) in lines {
            self.say(&format!("{mv}: {count}"))?;
        }
        self.say(&format!("Nodes searched: {sum}"))
    }

    fn think(&mut self, go: Go) {
        let stop = Arc::new(AtomicBool::new(false));
        let started = (self.clock)();
        let (clock, output, stopped) = (self.clock, self.output, Arc::clone(&stop));
        let (game, memory) = (self.game.clone(), Arc::clone(&self.memory));
        let (threads, level) = (self.threads, self.level);
        let thread = self.scope.spawn(move || {
            let best = if level == Level::Master {
                let late = || {
                    stopped.load(Relaxed)
                        || go
                            .time
                            .is_some_and(|time| clock().saturating_sub(started) + RESERVE >= time)
                };
                let report = |thought: &Thought| {
                    let _ = tell(output, &info(thought, clock().saturating_sub(started)));
                };
                search(&game, &memory, go, threads, &late, &report)
            } else {
                choose(&game, level, u64::from(game.ply()))
            };
            let best = best.map_or("(none)".into(), |mv| mv.to_string());
            // Who asked has gone: there is nobody to tell.
            let _ = tell(output, &format!("bestmove {best}"));
        });
        self.search = Some(Running {
            stop,
            bounded: go.time.is_some() || go.depth.is_some() || go.nodes.is_some(),
            thread,
        });
    }

    /// Ends a search and waits for its answer.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.store(true, Relaxed);
            search.thread.join().expect("a search does not panic");
        }
    }

    /// The same, but lets a search come to its own end if it has one.
    fn finish(&mut self) {
        match self.search.take() {
            Some(search) if search.bounded => {
                search.thread.join().expect("a search does not panic");
            }
            search => {
                self.search = search;
                self.stop();
            }
        }
    }

    fn say(&self, text: &str) -> std::io::Result<()> {
        tell(self.output, text)
    }
}

fn tell(output: &Mutex<impl Write>, text: &str) -> std::io::Result<()> {
    let mut output = output.lock().expect("nobody panics while writing");
    writeln!(output, "{text}")?;
    output.flush()
}

/// Several threads search the same position over one memory and so help each other; the first
/// one answers.
fn search(
    game: &Game,
    memory: &Memory,
    go: Go,
    threads: usize,
    late: &(dyn Fn() -> bool + Sync),
    report: &(dyn Fn(&Thought) + Sync),
) -> Option<Move> {
    let done = AtomicBool::new(false);
    let depth = go.depth.unwrap_or(u32::MAX);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| {
                let budget = Budget {
                    depth: u32::MAX,
                    nodes: u64::MAX,
                    stop: &|| done.load(Relaxed),
                };
                think(game, memory, budget, &mut |_| {})
            });
        }
        let budget = Budget {
            depth,
            nodes: go.nodes.unwrap_or(u64::MAX),
            stop: late,
        };
        let thought = think(game, memory, budget, &mut |thought| report(thought));
        done.store(true, Relaxed);
        thought.map(|thought| thought.best)
    })
}

/// Mates are counted in moves of the side that mates, as UCI does.
fn info(thought: &Thought, time: Duration) -> String {
    let score = match mate_in(thought.score) {
        Some(plies) => format!("mate {}", i32::midpoint(plies, plies.signum())),
        None => format!("cp {}", thought.score),
    };
    let millis = time.as_millis() as u64;
    let line: Vec<String> = thought.line.iter().map(Move::to_string).collect();
    format!(
        "info depth {} score {score} nodes {} nps {} time {millis} pv {}",
        thought.depth,
        thought.nodes,
        thought.nodes * 1000 / millis.max(1),
        line.join(" ")
    )
}

fn rules(mode: Mode) -> Ruleset {
    let preset = Preset::usual(mode);
    preset.ruleset(mode).expect("the preset knows the mode")
}

/// `startpos` or `fen …`, then `moves …`.
fn position(rules: Ruleset, words: &[&str]) -> Result<Game, String> {
    let split = words.iter().position(|&word| word == "moves");
    let (start, moves) = words.split_at(split.unwrap_or(words.len()));
    let mut game = match start {
        ["startpos"] => Game::new(rules),
        ["fen", text @ ..] => {
            let text = text.join(" ");
            Game::from_text(rules, &text).map_err(|faults| format!("fen: {faults:?}"))?
        }
        _ => return Err("position needs startpos or fen".into()),
    };
    for &text in moves.iter().skip(1) {
        let legal = game.legal_moves();
        let mv = legal
            .iter()
            .find(|mv| mv.to_string().eq_ignore_ascii_case(text));
        match (mv, game.turn()) {
            (Some(&mv), Some(seat)) => {
                game.act(seat, Action::Move(mv))
                    .map_err(|error| error.to_string())?;
            }
            _ => return Err(format!("{text} is not a legal move")),
        }
    }
    Ok(game)
}

fn describe(game: &Game) -> String {
    let setup = game.setup();
    let fen = match game.rules().mode {
        Mode::Classic => fen::write(&setup),
        Mode::Teams | Mode::Solo => fen4::write(&setup),
    };
    let checked = game.checked();
    let checked: Vec<&str> = checked
        .iter()
        .filter(|&(_, &checked)| checked)
        .map(|(seat, _)| seat.name())
        .collect();
    format!(
        "fen {fen}\nmode {}\nturn {}\nmoves {}\nchecked {}\nkey {:016x}",
        game.rules().mode.name(),
        game.turn().map_or("over", |seat| seat.name()),
        game.legal_moves().len(),
        checked.join(" "),
        game.position().key(),
    )
}
