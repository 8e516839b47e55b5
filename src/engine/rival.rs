//! Another engine as a player of a duel: a process that speaks the protocol.

use std::{
    io::{BufRead, BufReader, Error, ErrorKind, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::Duration,
};

use crate::rules::{Game, Move};

pub struct Rival {
    process: Child,
    input: ChildStdin,
    /// Lines that it says, or why no more can be read.
    output: Receiver<std::io::Result<String>>,
    /// What follows `go`.
    limit: String,
    /// For how long it may say nothing.
    patience: Duration,
}

impl Rival {
    /// Starts `program` with `arguments`; `options` are names and values, and `limit` is what
    /// follows each `go`, as in `movetime 300`. One that says nothing for longer than `patience`
    /// fails with [`ErrorKind::TimedOut`], one that has gone with [`ErrorKind::UnexpectedEof`].
    pub fn start(
        program: &str,
        arguments: &[&str],
        options: &[(&str, &str)],
        limit: &str,
        patience: Duration,
    ) -> std::io::Result<Rival> {
        let mut process = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = process.stdin.take().ok_or(ErrorKind::BrokenPipe)?;
        let output = process.stdout.take().ok_or(ErrorKind::BrokenPipe)?;
        let (tell, heard) = channel();
        std::thread::spawn(move || {
            // Ends with the process, or when nobody listens any more.
            for line in BufReader::new(output).lines() {
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        let mut rival = Rival {
            process,
            input,
            output: heard,
            limit: limit.to_owned(),
            patience,
        };
        rival.say("uci")?;
        rival.wait_for("uciok")?;
        for (name, value) in options {
            rival.say(&format!("setoption name {name} value {value}"))?;
        }
        rival.say("isready")?;
        rival.wait_for("readyok")?;
        Ok(rival)
    }

    /// Its move in a game that began at the usual start, and its last score if it told one. A move
    /// that is not legal is [`ErrorKind::InvalidData`].
    pub fn choose(&mut self, game: &Game) -> std::io::Result<(Move, Option<i32>)> {
        let moves: Vec<String> = game
            .history()
            .iter()
            .map(|ply| ply.mv.to_string())
            .collect();
        let moves = if moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", moves.join(" "))
        };
        self.say(&format!("position startpos{moves}"))?;
        self.say(&format!("go {}", self.limit))?;
        let mut score = None;
        loop {
            let line = self.hear()?;
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["info", rest @ ..] => score = read_score(rest).or(score),
                ["bestmove", best, ..] => {
                    let legal = game.legal_moves();
                    let best = legal
                        .iter()
                        .find(|mv| mv.to_string().eq_ignore_ascii_case(best));
                    return match best {
                        Some(&mv) => Ok((mv, score)),
                        None => Err(Error::new(ErrorKind::InvalidData, line)),
                    };
                }
                _ => {}
            }
        }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    fn hear(&mut self) -> std::io::Result<String> {
        match self.output.recv_timeout(self.patience) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => Err(Error::new(
                ErrorKind::TimedOut,
                format!("it said nothing for {} s", self.patience.as_secs()),
            )),
            Err(RecvTimeoutError::Disconnected) => Err(Error::new(
                ErrorKind::UnexpectedEof,
                "it ended in the middle of the match",
            )),
        }
    }

    fn wait_for(&mut self, word: &str) -> std::io::Result<()> {
        while self.hear()?.trim() != word {}
        Ok(())
    }
}

impl Drop for Rival {
    fn drop(&mut self) {
        // It may have gone already; then there is nothing left to end.
        let _ = self.say("quit");
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// `score cp N` or `score mate N` among the words of an info line.
fn read_score(words: &[&str]) -> Option<i32> {
    let at = words.iter().position(|&word| word == "score")?;
    let value: i32 = words.get(at + 2)?.parse().ok()?;
    match *words.get(at + 1)? {
        "cp" => Some(value),
        "mate" => Some(30_000 * value.signum()),
        _ => None,
    }
}
