//! `/replay`: a game as a film, from any ply to any other.

use tokio::sync::Semaphore;

use super::{
    Answer, Ask, Chat, File, answer::mode_of, board::own_side, export::start_of, reel, story, view,
};
use crate::{
    app::Error,
    render::{self, FILM_WIDTH},
    rules::Game,
    table::{Refusal, Table, TableId},
    words::say,
};

/// One film at a time, so that moves and the CPU are never kept waiting by them.
static STUDIO: Semaphore = Semaphore::const_new(1);

impl Chat {
    /// The film of this channel's game, running or over. May take seconds where a game is long:
    /// the carrier has to say so first.
    pub(super) async fn replay(
        &self,
        ask: &Ask,
        from: Option<u32>,
        to: Option<u32>,
    ) -> Result<Answer, Error> {
        let (id, table) = self.app.table(ask.place.channel).await?;
        self.film(ask, id, &table, from, to).await
    }

    /// The film of any game.
    pub(super) async fn film(
        &self,
        ask: &Ask,
        id: TableId,
        table: &Table,
        from: Option<u32>,
        to: Option<u32>,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let play = table.play().ok_or(Refusal::NotStarted)?;
        let last = play.game.ply();
        let (from, to) = (from.unwrap_or(0), to.unwrap_or(last).min(last));
        if from > to {
            return Ok(Answer::refuse(say!(words, "replay-range", last = last)));
        }
        let names = view::seat_names(table, &self.names(table).await?, words);
        let events = play.events().to_vec();
        let settings = table.settings();
        let start = Game::replay(settings.rules, start_of(settings).as_ref(), []);
        let bottom = own_side(ask, table);
        let theme = self.theme_of(ask.speaker.user).await?;
        let bytes = in_the_studio(move || {
            let views = reel(start, &events, &names, &(from..=to), bottom, words);
            render::film(&views, theme, FILM_WIDTH)
        })
        .await;
        let title = say!(words, "replay-title", from = from, to = to, last = last);
        let alt = format!("{title} {}", story::caption(&play.game, words));
        let mut lines = vec![title];
        lines.extend(table.seats().map(|(seat, occupant)| {
            let seat = words.seat(mode_of(table), seat);
            say!(
                words,
                "lobby-seat",
                seat = seat,
                who = words.occupant(occupant)
            )
        }));
        lines.extend(story::final_words(&play.game, words));
        Ok(Answer {
            files: vec![File {
                name: format!("replay-{}.gif", id.0),
                bytes,
                alt: Some(alt.chars().take(crate::words::ALT_MAX).collect()),
            }],
            ..Answer::say(lines.join("\n"))
        })
    }
}

/// Runs `work` on a thread of its own, after what was asked for before.
async fn in_the_studio<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let _turn = STUDIO.acquire().await.expect("it is never closed");
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        // The runtime cancels none; a panic goes on where it was asked for.
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}
