//! No query reads a whole table that grows: each finds its rows by an index.

use std::{fs, path::Path};

use sqlx::{Connection, Row, SqliteConnection};
use vierschach::store::MIGRATOR;

/// Statements that may read a table from end to end, and why.
const MAY_SCAN: &[(&str, &str)] = &[
    ("select at_ms from heartbeat", "it has one row"),
    (
        "select thread_id, channel_id from new_threads order by thread_id",
        "only what a crash left, once at the start",
    ),
    (
        "select guild_id from guilds where guild_id not in (select guild_id from removed_guilds) \
         union select guild_id from tables where guild_id is not null and open",
        "all servers are wanted, once a connection",
    ),
    (
        "delete from people where not exists (select 1 from players where players.user_id = \
         people.user_id) and not exists (select 1 from preferences where whose = 'person' and id = \
         people.user_id)",
        "when a server is forgotten, which is rare",
    ),
];

/// Every statement of SQL in the sources of the store.
fn statements() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for (number, literal) in text.split('"').enumerate() {
            let verb = literal.split_whitespace().next().unwrap_or_default();
            if number % 2 == 1 && ["select", "update", "delete", "insert"].contains(&verb) {
                let words: Vec<&str> = literal.split_whitespace().collect();
                if words.len() > 2 {
                    found.push(words.join(" "));
                }
            }
        }
    }
    found
}

#[tokio::test]
async fn every_statement_has_an_index() {
    let mut database = SqliteConnection::connect("sqlite::memory:").await.unwrap();
    MIGRATOR.run(&mut database).await.unwrap();
    let statements = statements();
    assert!(statements.len() > 30, "{} statements", statements.len());
    for statement in statements {
        let explain = format!("explain query plan {statement}");
        let plan = sqlx::query(sqlx::AssertSqlSafe(explain))
            .fetch_all(&mut database)
            .await
            .unwrap_or_else(|error| panic!("{statement}\n{error}"));
        let steps: Vec<String> = plan
            .iter()
            .map(|row| row.get::<String, _>("detail"))
            .collect();
        let scans = steps
            .iter()
            .any(|step| step.starts_with("SCAN") && !step.contains("CONSTANT"));
        let may = MAY_SCAN.iter().any(|(known, _)| *known == statement);
        assert_eq!(scans, may, "{statement}\n{}", steps.join("\n"));
    }
}
