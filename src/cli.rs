//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Four-player chess in Discord channels.
///
/// Without a command the bot runs, as with `run`.
#[derive(Debug, Parser)]
#[command(name = "vierschach", version)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the Discord bot (the default)
    ///
    /// The token comes from DISCORD_TOKEN, DISCORD_TOKEN_FILE or a .env file; the database from
    /// DATABASE_URL (default: sqlite:vierschach.sqlite). RUST_LOG sets what is logged.
    Run,
    /// Play in the terminal: same commands, same words, no account
    ///
    /// Reads one command a line, also from a pipe; `help` lists them. `as NAME` switches who is
    /// speaking.
    Local {
        /// Where the pictures of the board are written [default: a folder of its own under the
        /// system's temporary one]
        #[arg(long, value_name = "FOLDER")]
        pictures: Option<PathBuf>,
    },
    /// Count the positions that legal moves lead to, to check a move generator
    Perft {
        /// Plies
        depth: u32,
        #[command(flatten)]
        position: PositionArgs,
        /// Count for each first move
        #[arg(long)]
        divide: bool,
    },
    /// List the legal moves of a position, one a line
    Moves {
        #[command(flatten)]
        position: PositionArgs,
    },
    /// Draw a position
    Render {
        #[command(flatten)]
        position: PositionArgs,
        /// The PNG file to write
        #[arg(long, value_name = "FILE")]
        output: PathBuf,
        /// The seat below: red, blue, yellow or green
        #[arg(long, default_value = "red", value_parser = seat)]
        view: crate::rules::Seat,
        /// Width in pixels, 200 to 2240
        #[arg(long, value_name = "PX", default_value_t = crate::render::PUBLIC_WIDTH, value_parser = size)]
        size: u32,
        /// default, contrast, dark or print
        #[arg(long, default_value = "default", value_parser = theme)]
        theme: crate::render::Theme,
    },
    /// Speak the engine protocol (UCI for four players) on standard input and output
    Engine,
    /// Let two players play a match
    ///
    /// A player is a level (easy, medium, hard, master), `search` for all of the CPU's strength
    /// within the time, or the path of a program that speaks the engine protocol. Each opening is
    /// played twice, with sides exchanged.
    Match {
        /// One player: a level, `search` or a program
        first: String,
        /// The other
        second: String,
        /// How many games; each opening makes two
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
        games: u32,
        /// Milliseconds for a move of a program or of `search`; levels take the time they take
        #[arg(long, value_name = "MS", default_value_t = 300)]
        movetime: u64,
        /// teams, solo or classic
        #[arg(long, default_value = "teams", value_parser = mode)]
        mode: crate::rules::Mode,
        /// Which openings are drawn
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Play a PGN4 or PGN file through the rules
    ///
    /// Prints the result; stops at the first illegal move with its number, the position and the
    /// reason, and exit status 1.
    Replay {
        /// The PGN4 or PGN file
        file: PathBuf,
        /// One JSON object for each ply
        #[arg(long)]
        json: bool,
        /// Also write the game as an animated GIF, as far as it is legal
        #[arg(long, value_name = "OUT")]
        gif: Option<PathBuf>,
    },
}

/// A position on the command line.
#[derive(Clone, Debug, clap::Args)]
pub struct PositionArgs {
    /// FEN4, or FEN in classic [default: the start of a game]
    #[arg(long, value_name = "FEN4")]
    pub position: Option<String>,
    /// teams, solo or classic
    #[arg(long, default_value = "teams", value_parser = mode)]
    pub mode: crate::rules::Mode,
}

fn mode(name: &str) -> Result<crate::rules::Mode, String> {
    crate::rules::Mode::from_name(name).ok_or_else(|| "teams, solo or classic".into())
}

fn seat(name: &str) -> Result<crate::rules::Seat, String> {
    crate::rules::Seat::from_name(name).ok_or_else(|| "red, blue, yellow or green".into())
}

/// A width that can be drawn: asked for more or less, it is refused and not silently another.
fn size(text: &str) -> Result<u32, String> {
    let sizes = crate::render::SIZES;
    let size = text.parse().ok().filter(|size| sizes.contains(size));
    size.ok_or_else(|| format!("{} to {} pixels", sizes.start(), sizes.end()))
}

fn theme(name: &str) -> Result<crate::render::Theme, String> {
    crate::render::Theme::from_name(name).ok_or_else(|| "default, contrast, dark or print".into())
}
