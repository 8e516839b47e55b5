//! Names, interactions that were handled, and small things to remember.

use super::{InteractionId, Result, Store};
use crate::table::{Timestamp, UserId};

impl Store {
    /// Notes the name a person goes by now.
    pub async fn remember(&self, user: UserId, name: &str) -> Result<()> {
        let known: Option<String> = sqlx::query_scalar("select name from people where user_id = ?")
            .bind(user.0 as i64)
            .fetch_optional(&self.readers)
            .await?;
        if known.as_deref() == Some(name) {
            return Ok(());
        }
        sqlx::query(
            "insert into people (user_id, name) values (?, ?)
             on conflict do update set name = excluded.name",
        )
        .bind(user.0 as i64)
        .bind(name)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// The name a person was last met under.
    pub async fn name(&self, user: UserId) -> Result<Option<String>> {
        sqlx::query_scalar("select name from people where user_id = ?")
            .bind(user.0 as i64)
            .fetch_optional(&self.readers)
            .await
    }

    /// Whether an interaction has changed something already.
    pub async fn handled(&self, cause: InteractionId) -> Result<bool> {
        sqlx::query_scalar("select exists (select 1 from interactions where id = ?)")
            .bind(cause.0 as i64)
            .fetch_one(&self.readers)
            .await
    }

    /// Forgets interactions from before `before`: Discord redelivers none that old.
    pub async fn prune_interactions(&self, before: Timestamp) -> Result<()> {
        sqlx::query("delete from interactions where at_ms < ?")
            .bind(before.0)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// What was noted under `key`.
    pub async fn note(&self, key: &str) -> Result<Option<String>> {
        sqlx::query_scalar("select value from notes where key = ?")
            .bind(key)
            .fetch_optional(&self.readers)
            .await
    }

    pub async fn set_note(&self, key: &str, value: &str) -> Result<()> {
        sqlx::query(
            "insert into notes (key, value) values (?, ?)
             on conflict do update set value = excluded.value",
        )
        .bind(key)
        .bind(value)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
