//! Where the token and the database come from: the environment, a `.env` file, or the usual place.

use std::{
    env,
    path::{Path, PathBuf},
};

/// The database beside the working directory.
const DEFAULT_DATABASE: &str = "vierschach.sqlite";

/// Why the configuration cannot be used. The messages are for the person who hosts the bot.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error(
        "there is no Discord token.\n\
         Get one at https://discord.com/developers/applications (New Application, then Bot, then \
         Reset Token)\nand set DISCORD_TOKEN, or DISCORD_TOKEN_FILE, or put it into a file named \
         .env.\nTo play at once without Discord: vierschach local"
    )]
    NoToken,
    #[error("cannot read the token from {path}: {error}")]
    TokenFile { path: String, error: std::io::Error },
    #[error("DATABASE_URL has to be like sqlite:vierschach.sqlite, not {0}")]
    Database(String),
    #[error(
        "DATABASE_URL has to name a file, not {0}: what is only in memory is lost with every restart"
    )]
    InMemory(String),
}

/// Reads `.env` of the working directory, where there is one; the environment goes before it.
pub fn load_env_file() {
    // A missing file is the usual case; a broken line is reported by what is missing afterwards.
    let _ = dotenvy::dotenv();
}

/// DISCORD_TOKEN, or the content of the file DISCORD_TOKEN_FILE.
pub fn token() -> Result<String, ConfigError> {
    if let Some(token) = variable("DISCORD_TOKEN") {
        return Ok(token);
    }
    let path = variable("DISCORD_TOKEN_FILE").ok_or(ConfigError::NoToken)?;
    let token =
        std::fs::read_to_string(&path).map_err(|error| ConfigError::TokenFile { path, error })?;
    let token = token.trim();
    if token.is_empty() {
        return Err(ConfigError::NoToken);
    }
    Ok(token.to_owned())
}

/// DISCORD_API_BASE: a REST proxy that keeps the rate limits, for large bots.
pub fn api_base() -> Option<String> {
    variable("DISCORD_API_BASE")
}

/// The file that DATABASE_URL names.
pub fn database() -> Result<PathBuf, ConfigError> {
    match variable("DATABASE_URL") {
        None => Ok(PathBuf::from(DEFAULT_DATABASE)),
        // SQLite has several spellings of it.
        Some(url) if url.contains(":memory:") || url.contains("mode=memory") => {
            Err(ConfigError::InMemory(url))
        }
        Some(url) => database_path(&url).ok_or(ConfigError::Database(url)),
    }
}

/// `sqlite:FILE`, `sqlite://FILE` or a bare file name.
fn database_path(url: &str) -> Option<PathBuf> {
    let path = match url.split_once(':') {
        Some(("sqlite", path)) => path.strip_prefix("//").unwrap_or(path),
        Some((scheme, _)) if scheme.len() > 1 => return None,
        _ => url,
    };
    let path = path.split('?').next().unwrap_or(path);
    (!path.is_empty()).then(|| Path::new(path).to_path_buf())
}

fn variable(name: &str) -> Option<String> {
    env::var(name)
        .ok()
        .map(|value| value.trim().to_owned())
        .filter(|value| !value.is_empty())
}
