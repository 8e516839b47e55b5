//! The same table in a terminal: one channel, no Discord, no account. Same requests, same words.

mod board;
mod line;

use std::{
    io::{self, BufRead, Write},
    path::PathBuf,
    sync::{Arc, Mutex},
};

use crate::{
    app::{self, App, Carrier, Delivery, Now},
    chat::{
        Answer, Ask, Button, ButtonAction, Chat, CommandLinks, Menu, Picture, Place, Request,
        Speaker,
    },
    rules::{Coordinates, Square},
    store::Owed,
    table::{ChannelId, TableId, UserId},
    words::{Language, Words, say},
};

use line::Line;

/// The one channel there is.
const CHANNEL: ChannelId = ChannelId(1);

/// How the terminal is to be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Where pictures are written; made when the first one is.
    pub pictures: PathBuf,
    /// Whether standard output understands colours.
    pub colour: bool,
    /// Whether to show a prompt: not when input is piped.
    pub prompt: bool,
}

/// Plays at `input` and `output` until the input ends.
pub async fn run(
    app: Arc<App>,
    now: Now,
    options: Options,
    input: impl BufRead,
    output: impl Write + Send + 'static,
) -> io::Result<()> {
    let words = Language::default().words();
    let mut terminal = Terminal {
        chat: Arc::new(Chat {
            app,
            commands: CommandLinks::default(),
        }),
        now,
        printer: Arc::new(Mutex::new(Printer {
            options,
            output: Box::new(output),
            people: Vec::new(),
            pictures: 0,
            menus: Vec::new(),
            buttons: Vec::new(),
        })),
        speaker: UserId(0),
        words,
    };
    terminal.become_person(&say!(words, "local-first-name"));
    terminal.print(&say!(words, "local-welcome"))?;
    terminal.prompt()?;
    for text in input.lines() {
        if !terminal.line(&text?).await? {
            break;
        }
        terminal.prompt()?;
    }
    Ok(())
}

struct Terminal {
    chat: Arc<Chat>,
    now: Now,
    printer: Arc<Mutex<Printer>>,
    speaker: UserId,
    words: Words,
}

impl Terminal {
    /// Does one line; false if it was the last.
    async fn line(&mut self, text: &str) -> io::Result<bool> {
        let words = self.words;
        match line::read(text) {
            Line::Nothing => {}
            Line::Quit => return Ok(false),
            Line::As(name) => {
                self.become_person(&name);
                self.print(&say!(words, "local-as", name = name))?;
            }
            Line::Help => self.print(&line::COMMANDS.join("\n"))?,
            Line::Unknown => {
                let commands = line::COMMANDS.join(", ");
                self.print(&say!(words, "unknown-command", commands = commands))?;
            }
            Line::UnknownSeat(text) => self.print(&say!(words, "unknown-seat", text = text))?,
            Line::Press(label) => match self.pressed(&label) {
                Some(request) => self.ask(request).await?,
                None => self.print(&say!(words, "local-no-button", label = label))?,
            },
            Line::Ask(request) => self.ask(request).await?,
        }
        Ok(true)
    }

    async fn ask(&self, request: Request) -> io::Result<()> {
        let name = self.printer().name(self.speaker);
        let ask = Ask {
            speaker: Speaker {
                user: self.speaker,
                name,
                language: self.words.language(),
                // Whoever sits at the terminal may do what moderators may.
                moderator: true,
            },
            place: Place {
                channel: CHANNEL,
                guild: None,
                parent: None,
                speaks: None,
                missing: vec![],
                missing_for_threads: vec![],
            },
            cause: None,
            now: (self.now)(),
        };
        let answer = self.chat.ask(ask, request).await;
        self.answer(answer).await?;
        self.settle().await.map_err(io::Error::other)
    }

    async fn answer(&self, answer: Answer) -> io::Result<()> {
        // A move that is looked at before it is played.
        let ahead = answer.buttons.iter().flatten().find_map(|button| {
            let ButtonAction::Play(mv) = button.id.action else {
                return None;
            };
            Some(mv)
        });
        let board = match &answer.picture {
            Some(_) => self.board(ahead).await,
            None => None,
        };
        let mut printer = self.printer();
        printer.say(&answer.text)?;
        if let Some(board) = board {
            printer.write(&board)?;
        }
        printer.picture(answer.picture)?;
        for file in answer.files {
            printer.keep(&file.name, &file.bytes)?;
        }
        printer.unfold(answer.menus)?;
        printer.offer(answer.buttons)
    }

    /// Lets the CPU move and prints what the channel is told, until it is a person's turn.
    async fn settle(&self) -> Result<(), app::Error> {
        let app = &self.chat.app;
        let carrier = TerminalCarrier {
            chat: self.chat.clone(),
            printer: self.printer.clone(),
        };
        loop {
            app.deliver(CHANNEL, &carrier, &self.now).await?;
            let waiting = app.store.cpu_turns().await?;
            let Some(&(id, turn)) = waiting.first() else {
                return Ok(());
            };
            app.play_cpu(id, turn, &self.now).await?;
        }
    }

    async fn board(&self, ahead: Option<Coordinates>) -> Option<String> {
        let id = self.chat.app.store.current(CHANNEL).await.ok()??;
        let colour = self.printer().options.colour;
        board_of(&self.chat, id, i64::MAX, ahead, colour).await
    }

    /// What pressing a button, or choosing an option of the menu, asks for.
    fn pressed(&self, label: &str) -> Option<Request> {
        let wanted = label.to_lowercase();
        let printer = self.printer();
        let button = printer.buttons.iter().find(|button| {
            let label = button.label.to_lowercase();
            label == wanted || label.ends_with(&format!(" {wanted}"))
        });
        if let Some(button) = button {
            return Some(Request::Press(button.id));
        }
        printer.menus.iter().find_map(|menu| {
            let option = menu
                .options
                .iter()
                .find(|option| option.value == wanted || option.label.to_lowercase() == wanted)?;
            Some(Request::Pick {
                menu: menu.id,
                value: option.value.clone(),
            })
        })
    }

    fn become_person(&mut self, name: &str) {
        let user = self.printer().person(name);
        self.speaker = user;
    }

    fn print(&self, text: &str) -> io::Result<()> {
        self.printer().say(text)
    }

    fn prompt(&self) -> io::Result<()> {
        let mut printer = self.printer();
        if printer.options.prompt {
            let name = printer.name(self.speaker);
            printer.write(&format!("{name}> "))?;
            printer.output.flush()?;
        }
        Ok(())
    }

    fn printer(&self) -> std::sync::MutexGuard<'_, Printer> {
        self.printer.lock().expect("no panic while it is held")
    }
}

/// Standard output and what has to be known to write to it.
struct Printer {
    options: Options,
    output: Box<dyn Write + Send>,
    /// The people who have spoken; a user id is the place here, from 1.
    people: Vec<String>,
    pictures: u32,
    /// The menus offered last.
    menus: Vec<Menu>,
    /// The buttons offered last.
    buttons: Vec<Button>,
}

impl Printer {
    fn person(&mut self, name: &str) -> UserId {
        let known = self.people.iter().position(|known| known == name);
        let index = known.unwrap_or_else(|| {
            self.people.push(name.to_owned());
            self.people.len() - 1
        });
        UserId(index as u64 + 1)
    }

    fn name(&self, user: UserId) -> String {
        let index = (user.0 as usize).wrapping_sub(1);
        self.people.get(index).cloned().unwrap_or_default()
    }

    /// Prints a text with mentions as names and without the marks of Discord.
    fn say(&mut self, text: &str) -> io::Result<()> {
        let mut text = text.replace("**", "").replace("```\n", "");
        for (index, name) in self.people.iter().enumerate() {
            text = text.replace(&format!("<@{}>", index + 1), name);
        }
        self.write(&format!("{text}\n"))
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }

    /// Writes the picture to a file and prints its path.
    fn picture(&mut self, picture: Option<Picture>) -> io::Result<()> {
        let Some(picture) = picture else {
            return Ok(());
        };
        self.pictures += 1;
        let name = format!("board-{:03}.png", self.pictures);
        self.keep(&name, &picture.png)
    }

    /// Writes a file and prints its path.
    fn keep(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        std::fs::create_dir_all(&self.options.pictures)?;
        let path = self.options.pictures.join(name);
        std::fs::write(&path, bytes)?;
        self.write(&format!("{}\n", path.display()))
    }

    /// Prints the options of menus, each to be pressed.
    fn unfold(&mut self, menus: Vec<Menu>) -> io::Result<()> {
        if menus.is_empty() {
            return Ok(());
        }
        for menu in &menus {
            let options = menu.options.iter();
            let options: Vec<String> = options
                .map(|option| format!("[{}]", option.label))
                .collect();
            let text = format!("{}\n{}\n", menu.placeholder, options.join("\n"));
            self.write(&text)?;
        }
        self.menus = menus;
        Ok(())
    }

    fn offer(&mut self, rows: Vec<Vec<Button>>) -> io::Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        let labels: Vec<String> = rows
            .iter()
            .map(|row| {
                let row: Vec<String> = row
                    .iter()
                    .filter(|button| button.enabled)
                    .map(|button| format!("[{}]", button.label))
                    .collect();
                row.join(" ")
            })
            .filter(|row| !row.is_empty())
            .collect();
        self.buttons = rows.into_iter().flatten().collect();
        self.write(&format!("{}\n", labels.join("\n")))
    }
}

/// Prints what the channel is told.
struct TerminalCarrier {
    chat: Arc<Chat>,
    printer: Arc<Mutex<Printer>>,
}

impl Carrier for TerminalCarrier {
    async fn deliver(&self, owed: &Owed) -> Delivery {
        let post = match self.chat.post(owed).await {
            Ok(Some(post)) => post,
            Ok(None) => return Delivery::Needless,
            Err(error) => {
                tracing::error!(%error, "cannot compose a message");
                return Delivery::Needless;
            }
        };
        let colour = self.lock().options.colour;
        let board = match &post.picture {
            Some(_) => board_of(&self.chat, owed.table, owed.seq, None, colour).await,
            None => None,
        };
        let print = || {
            let mut printer = self.lock();
            if let Some(board) = &board {
                printer.write(board)?;
            }
            printer.picture(post.picture)?;
            printer.say(&post.text)?;
            printer.offer(post.buttons)
        };
        if let Err(error) = print() {
            tracing::error!(%error, "cannot print a message");
        }
        Delivery::Posted(None)
    }
}

impl TerminalCarrier {
    fn lock(&self) -> std::sync::MutexGuard<'_, Printer> {
        self.printer.lock().expect("no panic while it is held")
    }
}

/// The board of a table as of fact `seq`, with the last move marked, or as it would be after
/// another one.
async fn board_of(
    chat: &Chat,
    id: TableId,
    seq: i64,
    ahead: Option<Coordinates>,
    colour: bool,
) -> Option<String> {
    let table = chat.app.load_at(id, seq).await.ok()?;
    let game = &table.play()?.game;
    if let Some(ahead) = ahead {
        let mv = game
            .legal_moves()
            .iter()
            .copied()
            .find(|&mv| ahead.fit(mv))?;
        let mut after = game.position().clone();
        after.play(mv);
        return Some(board::draw(&after, &[mv.from, mv.to], colour));
    }
    let marked: Vec<Square> = game
        .history()
        .last()
        .map(|ply| vec![ply.mv.from, ply.mv.to])
        .unwrap_or_default();
    Some(board::draw(game.position(), &marked, colour))
}
