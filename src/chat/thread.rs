//! `/game new thread:true`: the game gets a thread of its own. The carrier makes the thread
//! first and opens the game in it then: after a crash in between there is a thread without a
//! game, which is archived, and never a game without a channel.

use super::{
    Answer, Ask, Chat, NewGame, Permission,
    lobby::{needed, with_less},
};
use crate::{
    app::Error,
    table::{ChannelId, Refusal, Settings, Table},
    words::{Words, say},
};

/// Characters of a thread's name (Discord's limit).
const NAME_MAX: usize = 100;

/// The message above a thread, and the thread's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Starter {
    pub text: String,
    pub name: String,
}

impl Chat {
    /// What is to be posted where the game shall have a thread; or why there can be none, as an
    /// answer. `missing` is what the bot may not do here of all that a thread needs.
    pub async fn plan_thread(
        &self,
        ask: &Ask,
        game: &NewGame,
        missing: &[Permission],
    ) -> Result<Starter, Answer> {
        let words = self.own_language(ask).await.words();
        match self.allows_games(ask.place.channel).await {
            Ok(true) => {}
            Ok(false) => {
                let answer = Answer::refuse(say!(words, "refuse-no-games-here"));
                return Err(self.finish(answer, words));
            }
            Err(error) => {
                let answer = super::answer::failed(&error.into(), game.mode(), words);
                return Err(self.finish(answer, words));
            }
        }
        if let Some(permissions) = needed(missing, words) {
            let text = say!(words, "thread-permissions", permissions = permissions);
            return Err(self.finish(Answer::refuse(text), words));
        }
        let settings = match self.thread_settings(ask, game).await {
            Ok(settings) => settings,
            Err(Error::Refused(refusal)) => {
                let answer = Answer::refuse(words.refusal(game.mode(), &refusal));
                return Err(self.finish(answer, words));
            }
            Err(error) => {
                let answer = super::answer::failed(&error, game.mode(), words);
                return Err(self.finish(answer, words));
            }
        };
        let place = &ask.place;
        let language = self.language_of(place.channel, place.guild).await;
        let public = language.unwrap_or_default().words();
        let title = public.title(&settings);
        Ok(Starter {
            name: thread_name(&title, &ask.speaker.name, public),
            text: say!(
                public,
                "thread-starter",
                title = title,
                host = public.person(ask.speaker.user),
            ),
        })
    }

    /// Whether the table would open: a thread for nothing is not made.
    async fn thread_settings(&self, ask: &Ask, game: &NewGame) -> Result<Settings, Error> {
        let game = self.with_usual(ask, game.clone()).await?;
        let (settings, _) = game.settings().map_err(Refusal::BadSettings)?;
        Table::open(ask.speaker.user, settings.clone())?;
        Ok(settings)
    }

    /// Opens the game in the thread that was made for it; `None` for the thread if Discord would
    /// not make one.
    pub async fn open_in(&self, ask: &Ask, game: NewGame, thread: Option<ChannelId>) -> Answer {
        let words = self.own_language(ask).await.words();
        let Some(thread) = thread else {
            return self.finish(Answer::refuse(say!(words, "thread-failed")), words);
        };
        let answer = match self.open_there(ask, game, thread, words).await {
            Ok(answer) => answer,
            Err(error) => super::answer::failed(&error, crate::rules::Mode::Teams, words),
        };
        self.finish(answer, words)
    }

    async fn open_there(
        &self,
        ask: &Ask,
        game: NewGame,
        thread: ChannelId,
        words: Words,
    ) -> Result<Answer, Error> {
        let user = ask.speaker.user;
        self.note(ask).await?;
        let game = self.with_usual(ask, game).await?;
        let (mut settings, rotate) = game.settings().map_err(Refusal::BadSettings)?;
        settings.thread = true;
        let guild = ask.place.guild;
        // Its first message already speaks and looks as is usual in the channel.
        let store = &self.app.store;
        store
            .note_parent(thread, guild, ask.place.channel, false)
            .await?;
        self.app
            .open(thread, guild, user, settings, rotate, ask.now)
            .await?;
        let text = say!(words, "thread-opened", thread = format!("<#{}>", thread.0));
        Ok(Answer::say(with_less(text, ask, words)))
    }
}

/// `Four-player chess, teams (Vierschach rules) · Anna`, whatever Anna's name is made of.
fn thread_name(title: &str, host: &str, words: Words) -> String {
    let host = harmless(host);
    let name = if host.is_empty() {
        title.to_owned()
    } else {
        say!(words, "thread-name", title = title, host = host)
    };
    name.chars().take(NAME_MAX).collect()
}

/// A person's name without anything that formats, mentions, hides or turns text round.
fn harmless(name: &str) -> String {
    let kept: String = name
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '.'))
        .take(32)
        .collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}
