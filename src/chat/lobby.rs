//! Before the game, and around it: opening, seats, the start, calling off.

use super::{
    Answer, Ask, Chat, NewGame, Permission,
    answer::{failed, mode_of, seats_in},
};
use crate::{
    app::Error,
    cpu::Level,
    rules::Seat,
    store::Whose,
    table::{Canceller, Fact, Input, Occupant, Refusal, Stage, TableId},
    words::{Words, say},
};

impl Chat {
    pub(super) async fn open(&self, ask: &Ask, options: NewGame) -> Result<Answer, Error> {
        let words = ask.words();
        if let Some(answer) = cannot_play_here(ask, words) {
            return Ok(answer);
        }
        let options = self.with_usual(ask, options).await?;
        let mode = options.mode();
        let (settings, rotate) = options.settings().map_err(Refusal::BadSettings)?;
        let (place, user) = (&ask.place, ask.speaker.user);
        let opened = self
            .app
            .open(place.channel, place.guild, user, settings, rotate, ask.now)
            .await;
        if let Err(error) = opened {
            // Seats are called as in the game that was to be opened.
            return Ok(failed(&error, mode, words));
        }
        let text = say!(words, "answer-opened");
        Ok(Answer::say(with_less(text, ask, words)))
    }

    /// The options, with what is usual in the channel where nothing was chosen.
    pub(super) async fn with_usual(
        &self,
        ask: &Ask,
        mut options: NewGame,
    ) -> Result<NewGame, sqlx::Error> {
        for option in ["mode", "time", "on_timeout"] {
            let whose = Whose::Channel(ask.place.channel);
            if let Some(value) = self.app.store.preference(whose, option).await? {
                options.prefer(option, &value);
            }
        }
        Ok(options)
    }

    pub(super) async fn sit(
        &self,
        ask: &Ask,
        table: Option<TableId>,
        seat: Option<Seat>,
    ) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        let receipt = self.run(ask, table, Input::Sit { user, seat }).await?;
        let seats = seats_in(&receipt, words, |fact| match fact {
            Fact::Sat { seat, .. } => Some(*seat),
            _ => None,
        });
        Ok(Answer::say(say!(words, "answer-sat", seats = seats)))
    }

    pub(super) async fn leave(
        &self,
        ask: &Ask,
        table: Option<TableId>,
        seat: Option<Seat>,
    ) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        let receipt = self.run(ask, table, Input::Leave { user, seat }).await?;
        let seats = seats_in(&receipt, words, |fact| match fact {
            Fact::Left { seat } => Some(*seat),
            _ => None,
        });
        Ok(Answer::say(say!(words, "answer-left", seats = seats)))
    }

    pub(super) async fn start(&self, ask: &Ask, table: Option<TableId>) -> Result<Answer, Error> {
        let user = ask.speaker.user;
        let receipt = self.run(ask, table, Input::Start { user }).await?;
        self.told(ask, &receipt, say!(ask.words(), "answer-started"))
            .await
    }

    pub(super) async fn cancel(&self, ask: &Ask, reason: Option<String>) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        let (id, table) = self.app.table(ask.place.channel).await?;
        let (host, moderator) = (user == table.host(), ask.speaker.moderator);
        let by = if host && !(moderator && table.counts()) {
            Canceller::Host(user)
        } else if moderator {
            Canceller::Moderator(user)
        } else {
            return Ok(Answer::refuse(say!(words, "refuse-not-moderator")));
        };
        let reason = reason
            .map(|text| one_line(&text))
            .filter(|text| !text.is_empty());
        self.run(ask, Some(id), Input::Cancel { by, reason })
            .await?;
        Ok(Answer::say(say!(words, "answer-cancelled")))
    }

    /// A moderator's word against a game that stands still: one's own seats need none.
    pub(super) async fn send_away(&self, ask: &Ask, seat: Seat) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        let (id, table) = self.app.table(ask.place.channel).await?;
        if table.occupant(seat).user() == Some(user) {
            self.run(ask, Some(id), Input::Away { user }).await?;
            return Ok(Answer::say(say!(words, "answer-away")));
        }
        if !ask.speaker.moderator {
            return Ok(Answer::refuse(say!(words, "refuse-send-away")));
        }
        self.run(ask, Some(id), Input::SendAway { seat }).await?;
        let seat = words.seat(mode_of(&table), seat);
        Ok(Answer::say(say!(words, "answer-sent-away", seat = seat)))
    }

    /// A press in the lobby: puts a CPU of the game's level on a seat, or takes it off again.
    pub(super) async fn switch_cpu(
        &self,
        ask: &Ask,
        table: TableId,
        seat: Seat,
    ) -> Result<Answer, Error> {
        let id = self.table_of(ask, Some(table)).await?;
        let (now, _) = self.app.load(id).await?;
        match now.stage() {
            Stage::Lobby => {}
            Stage::Playing => return Err(Refusal::AlreadyStarted.into()),
            Stage::Over | Stage::Cancelled => return Err(Refusal::Closed.into()),
        }
        let level = match now.occupant(seat) {
            Occupant::Cpu(_) => None,
            _ => Some(now.settings().cpu),
        };
        self.seat_cpu(ask, Some(id), seat, level).await
    }

    pub(super) async fn seat_cpu(
        &self,
        ask: &Ask,
        table: Option<TableId>,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        let input = Input::SeatCpu { user, seat, level };
        let receipt = self.run(ask, table, input).await?;
        let seat = words.seat(mode_of(&receipt.table), seat);
        Ok(Answer::say(if let Some(level) = level {
            say!(words, "answer-cpu-sat", cpu = words.cpu(level), seat = seat)
        } else {
            say!(words, "answer-cpu-left", seat = seat)
        }))
    }
}

/// A game that could not be shown is not begun: names what is missing.
fn cannot_play_here(ask: &Ask, words: Words) -> Option<Answer> {
    let permissions = needed(&ask.place.missing, words)?;
    Some(Answer::refuse(say!(
        words,
        "missing-permissions",
        permissions = permissions
    )))
}

/// The names of those permissions without which there can be no game; `None` if there are none.
pub(super) fn needed(missing: &[Permission], words: Words) -> Option<String> {
    let needed: Vec<String> = missing
        .iter()
        .filter(|missing| !missing.is_dispensable())
        .map(|missing| words.permission(missing.name()))
        .collect();
    (!needed.is_empty()).then(|| words.list(&needed))
}

/// The answer that a game is opened, and what is missing that games do without.
pub(super) fn with_less(mut text: String, ask: &Ask, words: Words) -> String {
    for &missing in &ask.place.missing {
        let less = match missing {
            Permission::AttachFiles => say!(words, "missing-attach"),
            Permission::EmbedLinks => {
                let permission = words.permission(missing.name());
                say!(words, "missing-embed", permission = permission)
            }
            _ => continue,
        };
        text = format!("{text} {less}");
    }
    text
}

/// Free text of a person, bounded and on one line.
fn one_line(text: &str) -> String {
    let line: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(200)
        .collect();
    line.trim().to_owned()
}
