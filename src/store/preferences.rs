//! What channels and people have chosen, as words.

use super::{Result, Store};
use crate::table::{ChannelId, UserId};

/// Whose choice it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    Channel(ChannelId),
    Person(UserId),
}

impl Whose {
    const fn words(self) -> (&'static str, i64) {
        match self {
            Whose::Channel(channel) => ("channel", channel.0 as i64),
            Whose::Person(user) => ("person", user.0 as i64),
        }
    }
}

impl Store {
    /// What was chosen under `key`; `None` means the usual.
    pub async fn preference(&self, whose: Whose, key: &str) -> Result<Option<String>> {
        let (whose, id) = whose.words();
        sqlx::query_scalar("select value from preferences where whose = ? and id = ? and key = ?")
            .bind(whose)
            .bind(id)
            .bind(key)
            .fetch_optional(&self.readers)
            .await
    }

    pub async fn prefer(&self, whose: Whose, key: &str, value: &str) -> Result<()> {
        let (whose, id) = whose.words();
        sqlx::query(
            "insert into preferences (whose, id, key, value) values (?, ?, ?, ?)
             on conflict do update set value = excluded.value",
        )
        .bind(whose)
        .bind(id)
        .bind(key)
        .bind(value)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
