//! Results of finished games: what ratings and reliability are worked out from.

use sqlx::SqliteConnection;

use super::{Result, Store};
use crate::{
    rules::{Mode, Seat},
    table::{Finished, FinishedSeat, GuildId, TableId, Timestamp, UserId},
};

/// Writes what is kept of a game, inside the transaction that ends it. Said twice it is written
/// once.
pub(super) async fn write_result(
    tx: &mut SqliteConnection,
    id: TableId,
    game: &Finished,
    now: Timestamp,
) -> Result<()> {
    for seat in &game.seats {
        sqlx::query(
            "insert or ignore into results (table_id, seat, guild_id, mode, ranked, plies,
                ended_ms, user_id, place, points, turns, missed)
             select id, ?, guild_id, ?, ?, ?, ?, ?, ?, ?, ?, ? from tables where id = ?",
        )
        .bind(seat.seat.name())
        .bind(game.mode.name())
        .bind(game.ranked)
        .bind(game.plies)
        .bind(now.0)
        .bind(seat.owner.map(|user| user.0 as i64))
        .bind(seat.place)
        .bind(seat.points)
        .bind(seat.turns)
        .bind(seat.missed)
        .bind(id.0)
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

type ResultRow = (i64, String, bool, u32, Option<i64>, u8, i32, u32, u32);

impl Store {
    /// The ranked games of a mode that ended in a server (or outside of all), the first first.
    pub async fn ranked_games(&self, guild: Option<GuildId>, mode: Mode) -> Result<Vec<Finished>> {
        let rows: Vec<ResultRow> = sqlx::query_as(
            "select table_id, seat, ranked, plies, user_id, place, points, turns, missed
             from results where guild_id is ? and mode = ? and ranked
             order by ended_ms, table_id",
        )
        .bind(guild.map(|guild| guild.0 as i64))
        .bind(mode.name())
        .fetch_all(&self.readers)
        .await?;
        let mut games: Vec<Finished> = Vec::new();
        for rows in rows.chunk_by(|a, b| a.0 == b.0) {
            let mut seats = Vec::new();
            for (_, seat, _, _, user, place, points, turns, missed) in rows {
                let seat = Seat::from_name(seat)
                    .ok_or_else(|| sqlx::Error::Decode(format!("no seat {seat}").into()))?;
                seats.push(FinishedSeat {
                    seat,
                    owner: user.map(|user| UserId(user as u64)),
                    place: *place,
                    points: *points,
                    turns: *turns,
                    missed: *missed,
                });
            }
            seats.sort_by_key(|seat| seat.seat);
            games.push(Finished {
                mode,
                ranked: rows[0].2,
                plies: rows[0].3,
                seats,
            });
        }
        Ok(games)
    }

    /// How many turns a person had in the finished games of a server, and how many of them ran
    /// out.
    pub async fn reliability(&self, user: UserId, guild: Option<GuildId>) -> Result<(u32, u32)> {
        sqlx::query_as(
            "select coalesce(sum(turns), 0), coalesce(sum(missed), 0) from results
             where user_id = ? and guild_id is ?",
        )
        .bind(user.0 as i64)
        .bind(guild.map(|guild| guild.0 as i64))
        .fetch_one(&self.readers)
        .await
    }
}
