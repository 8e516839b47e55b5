//! `/hint`: the CPU's best move for the asker, and why. Nobody else sees it.

use super::{Answer, Ask, Chat, complete::ply_of, moves::turn_of};
use crate::{app::Error, words::say};

impl Chat {
    pub(super) async fn hint(&self, ask: &Ask) -> Result<Answer, Error> {
        let words = ask.words();
        let (_, table) = self.app.table(ask.place.channel).await?;
        let (play, seat) = turn_of(ask, &table)?;
        let settings = table.settings();
        if settings.ranked {
            return Ok(Answer::refuse(say!(words, "hint-ranked")));
        }
        if !settings.hints {
            return Ok(Answer::refuse(say!(words, "hint-off")));
        }
        let mode = settings.rules.mode;
        let hint = self.app.hint(play.game.clone()).await;
        let said = hint.and_then(|hint| {
            let ply = ply_of(play.game.position(), seat, hint.mv)?;
            Some(say!(
                words,
                "hint-says",
                move = hint.mv.to_string(),
                said = words.movement(mode, &ply),
                why = words.why_play(mode, hint.why),
            ))
        });
        Ok(said.map_or_else(|| Answer::refuse(say!(words, "fault-apology")), Answer::say))
    }
}
