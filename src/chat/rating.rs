//! `/rating` and `/leaderboard`: how strong people of a server are, and how reliable.

use super::{Answer, Ask, Button, ButtonAction, Chat, Style, button::without_table};
use crate::{
    app::Error,
    rating::{Ladder, Standing},
    rules::Mode,
    table::{GuildId, UserId},
    words::{Words, say},
};

/// People on one page of a leaderboard.
const PAGE: usize = 10;

impl Chat {
    /// A person's ratings in this server, the asker's own if nobody is named.
    pub(super) async fn rating(&self, ask: &Ask, user: Option<UserId>) -> Result<Answer, Error> {
        let words = ask.words();
        let user = user.unwrap_or(ask.speaker.user);
        let guild = ask.place.guild;
        let mut lines = vec![say!(words, "rating-title", person = words.person(user))];
        for mode in Mode::ALL {
            let ladder = self.ladder(guild, mode).await?;
            let ranking = ladder.ranking();
            let place = ranking
                .iter()
                .position(|row| row.user == user)
                .filter(|&index| !ranking[index].is_provisional());
            lines.push(match ladder.get(user) {
                None => say!(words, "rating-none", mode = words.mode_name(mode)),
                Some(standing) => {
                    let line = say!(
                        words,
                        "rating-line",
                        mode = words.mode_name(mode),
                        rating = rating(standing, words),
                        tally = tally(standing, words),
                    );
                    match place {
                        Some(index) => {
                            let place = say!(words, "rating-place", place = index + 1);
                            format!("{line} · {place}")
                        }
                        None => line,
                    }
                }
            });
        }
        lines.push(self.reliability(user, guild, words).await?);
        Ok(Answer::say(lines.join("\n")))
    }

    /// A page of the leaderboard of a mode, from 0.
    pub(super) async fn leaderboard(
        &self,
        ask: &Ask,
        mode: Mode,
        page: u32,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let guild = ask.place.guild;
        let ladder = self.ladder(guild, mode).await?;
        let ranking = ladder.ranking();
        let pages = ranking.len().div_ceil(PAGE).max(1);
        let page = (page as usize).min(pages - 1);
        let title = say!(
            words,
            "leaderboard-title",
            mode = words.mode(mode),
            page = page + 1,
            pages = pages,
        );
        let mut lines = vec![format!("**{title}**")];
        if ranking.is_empty() {
            lines.push(say!(words, "leaderboard-empty"));
        }
        for (index, standing) in ranking.iter().enumerate().skip(page * PAGE).take(PAGE) {
            let (turns, missed) = self.app.store.reliability(standing.user, guild).await?;
            let line = say!(
                words,
                "leaderboard-line",
                person = words.person(standing.user),
                rating = rating(standing, words),
                games = standing.games,
                missed = percent(turns, missed),
            );
            // Only ratings that are sure have a place.
            lines.push(if standing.is_provisional() {
                say!(words, "leaderboard-unplaced", line = line)
            } else {
                format!("{}\\. {line}", index + 1)
            });
        }
        Ok(Answer {
            buttons: leaderboard_buttons(mode, page as u32, pages as u32, words),
            ..Answer::say(lines.join("\n"))
        })
    }

    async fn ladder(&self, guild: Option<GuildId>, mode: Mode) -> Result<Ladder, sqlx::Error> {
        let games = self.app.store.ranked_games(guild, mode).await?;
        Ok(Ladder::of(mode, &games))
    }

    async fn reliability(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        words: Words,
    ) -> Result<String, sqlx::Error> {
        let (turns, missed) = self.app.store.reliability(user, guild).await?;
        Ok(if turns == 0 {
            say!(words, "reliability-none")
        } else {
            say!(
                words,
                "reliability",
                turns = turns,
                missed = missed,
                percent = percent(turns, missed),
            )
        })
    }
}

/// `1512 ± 90`, with a word where it can still jump.
fn rating(standing: &Standing, words: Words) -> String {
    let (points, deviation) = (standing.points(), standing.deviation());
    let rating = format!("{points} ± {deviation}");
    if standing.is_provisional() {
        say!(words, "rating-provisional", rating = rating)
    } else {
        rating
    }
}

fn tally(standing: &Standing, words: Words) -> String {
    say!(
        words,
        "rating-tally",
        games = standing.games,
        won = standing.won,
        drawn = standing.drawn,
        lost = standing.lost(),
    )
}

/// Missed turns of a hundred, rounded; but who missed one did not miss none.
fn percent(turns: u32, missed: u32) -> u32 {
    let turns = turns.max(1);
    let rounded = (missed * 100 + turns / 2) / turns;
    rounded.max(missed.min(1))
}

fn leaderboard_buttons(mode: Mode, page: u32, pages: u32, words: Words) -> Vec<Vec<Button>> {
    let button = |mode, page, label: String| {
        let id = without_table(ButtonAction::Leaders { mode, page });
        Button::new(id, label, Style::Secondary)
    };
    // The button of the mode shown has this page's number, so that no two are the same.
    let modes = Mode::ALL.map(|other| Button {
        enabled: other != mode,
        ..button(
            other,
            if other == mode { page } else { 0 },
            words.mode_name(other),
        )
    });
    let mut rows = vec![modes.to_vec()];
    let mut turns = Vec::new();
    if page > 0 {
        turns.push(button(mode, page - 1, say!(words, "button-previous")));
    }
    if page + 1 < pages {
        turns.push(button(mode, page + 1, say!(words, "button-next")));
    }
    if !turns.is_empty() {
        rows.push(turns);
    }
    rows
}
