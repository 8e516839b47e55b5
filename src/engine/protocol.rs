//! The engine protocol (FORMATS.md): UCI as four-player engines speak it.
//!
//! The level master thinks for as long as `go` says. The levels below it play as they do in a
//! channel, in some tenths of a second, and keep to a limit of nodes only.

use std::{
    io::{ErrorKind, Write},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{Scope, ScopedJoinHandle},
    time::Duration,
};

use super::go::Go;
use crate::{
    cpu::{Budget, Level, Memory, Thought, choose_within, help, mate_in, think},
    notation::{fen, fen4},
    rules::{Action, Game, Mode, Move, Preset, Ruleset, perft_until},
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
            let goes_on = match line {
                Ok(line) => engine.hear(&line)?,
                Err(error) if error.kind() == ErrorKind::InvalidData => {
                    engine.say("info string that line is not UTF-8")?;
                    true
                }
                Err(error) => return Err(error),
            };
            if !goes_on {
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

/// For how long something runs if nobody says `stop`.
#[derive(Clone, Copy, PartialEq)]
enum Until {
    /// Thinking to its own end, or to the next command.
    Done,
    /// Counting: other commands wait, so that several counts can be asked for in a row.
    Counted,
    /// Thinking to the next command.
    Told,
}

/// A search or a count that is under way.
struct Running<'scope> {
    stop: Arc<AtomicBool>,
    until: Until,
    thread: ScopedJoinHandle<'scope, ()>,
}

impl<W> Drop for Engine<'_, '_, W> {
    /// However it ends, nothing goes on thinking.
    fn drop(&mut self) {
        if let Some(search) = self.search.take() {
            // If it panicked, the scope says so.
            let _ = search.end();
        }
    }
}

impl Running<'_> {
    fn end(self) -> std::thread::Result<()> {
        self.stop.store(true, Relaxed);
        self.thread.thread().unpark();
        self.thread.join()
    }
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
                self.settle();
                if let Err(fault) = self.set_option(&rest) {
                    self.say(&format!("info string {fault}"))?;
                }
            }
            "ucinewgame" => {
                self.settle();
                self.memory.clear();
                self.game = Game::new(self.rules);
            }
            "position" => {
                self.settle();
                match position(self.rules, &rest) {
                    Ok(game) => self.game = game,
                    Err(fault) => self.say(&format!("info string {fault}"))?,
                }
            }
            "go" => {
                self.settle();
                self.go(&rest)?;
            }
            "stop" => self.stop(),
            "d" => self.say(&describe(&self.game))?,
            "quit" => {
                self.settle();
                return Ok(false);
            }
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
            "hash" => {
                let mib = number(MOST_HASH_MIB)?;
                // The old one makes room first.
                self.memory = Arc::new(Memory::new(1));
                self.memory = Arc::new(Memory::new(mib));
            }
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
        match Go::read(words) {
            Ok(go) => match go.perft {
                Some(depth) => self.perft(depth),
                None => self.think(go),
            },
            Err(fault) => self.say(&format!("info string {fault}"))?,
        }
        Ok(())
    }

    fn perft(&mut self, depth: u32) {
        let (game, output) = (self.game.clone(), self.output);
        self.run(Until::Counted, move |stopped| {
            let Some(lines) = perft_until(game.position(), depth, stopped) else {
                return;
            };
            let mut text: Vec<String> = lines
                .iter()
                .map(|(mv, count)| format!("{mv}: {count}"))
                .collect();
            let below: u64 = lines.iter().map(|(_, count)| count).sum();
            let sum = if depth == 0 { 1 } else { below };
            text.push(format!("Nodes searched: {sum}"));
            // Who asked has gone: there is nobody to tell.
            let _ = tell(output, &text.join("\n"));
        });
    }

    fn think(&mut self, go: Go) {
        let started = (self.clock)();
        let (clock, output) = (self.clock, self.output);
        let (game, memory) = (self.game.clone(), Arc::clone(&self.memory));
        let (threads, level) = (self.threads, self.level);
        let until = if go.is_bounded() {
            Until::Done
        } else {
            Until::Told
        };
        self.run(until, move |stopped| {
            let best = if level == Level::Master {
                let late = || {
                    stopped()
                        || go
                            .time
                            .is_some_and(|time| clock().saturating_sub(started) + RESERVE >= time)
                };
                let report = |thought: &Thought| {
                    let _ = tell(output, &info(thought, clock().saturating_sub(started)));
                };
                search(&game, &memory, go, threads, &late, &report)
            } else {
                let nodes = go.nodes.unwrap_or(u64::MAX);
                choose_within(&game, level, nodes, u64::from(game.ply()))
            };
            // Without a limit the answer waits until it is asked for, as UCI has it.
            while until == Until::Told && !stopped() {
                std::thread::park();
            }
            let best = best.map_or("(none)".into(), |mv| mv.to_string());
            let _ = tell(output, &format!("bestmove {best}"));
        });
    }

    /// Does something on a thread of its own, which is told when to stop.
    fn run(&mut self, until: Until, job: impl FnOnce(&(dyn Fn() -> bool + Sync)) + Send + 'scope) {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = self
            .scope
            .spawn(move || job(&move || stopped.load(Relaxed)));
        self.search = Some(Running {
            stop,
            until,
            thread,
        });
    }

    /// Ends a search and waits for its answer.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.end().expect("a search does not panic");
        }
    }

    /// Makes way for another command: a search is stopped, a count waited for.
    fn settle(&mut self) {
        match &self.search {
            Some(running) if running.until == Until::Counted => self.finish(),
            _ => self.stop(),
        }
    }

    /// The same, but lets what runs come to its own end if it has one.
    fn finish(&mut self) {
        match self.search.take() {
            Some(search) if search.until != Until::Told => {
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
            scope.spawn(|| help(game, memory, &|| done.load(Relaxed)));
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
            Game::from_text(rules, &text).map_err(|faults| {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                format!("fen: {}", faults.join("; "))
            })?
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
