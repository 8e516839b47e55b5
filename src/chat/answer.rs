//! Answering: one match over everything that can be asked.

use super::{
    Answer, Ask, BadOption, ButtonAction, ButtonId, Chat, LanguageSetting, Parent, Request, Scope,
    Setting, Topic,
    help::{help, what_now_button},
    language::LANGUAGE,
    mydata::ask_erase,
};
use crate::{
    app::{Error, QUIET, Receipt, ZONE},
    rules::{Mode, Seat},
    store::is_full,
    table::{Fact, Input, Refusal, Settings, Table, TableId},
    words::{Language, Words, say, unformatted},
};

impl Chat {
    /// Does what is asked and says what came of it. Every fault is an answer too.
    pub async fn ask(&self, mut ask: Ask, request: Request) -> Answer {
        let clients = ask.speaker.language;
        // Answered in the language that is chosen with it.
        ask.speaker.language = match chosen_language(&request) {
            Some(chosen) => chosen.or(clients),
            None => self.own_language(&ask).await,
        };
        let answer = match self.try_ask(&ask, request).await {
            Ok(answer) => answer,
            Err(error) => self.failed(&ask, &error).await,
        };
        self.finish(answer, ask.words())
    }

    /// An answer with all that it has in common with others: links to commands, and the way on
    /// from a refusal.
    pub(super) fn finish(&self, mut answer: Answer, words: Words) -> Answer {
        answer.text = self.commands.link(&answer.text);
        if answer.refused {
            answer.buttons.push(vec![what_now_button(words)]);
        }
        answer
    }

    /// The same as [`failed`], in the words of the game in the channel.
    pub(super) async fn failed(&self, ask: &Ask, error: &Error) -> Answer {
        // The seats have other names in classic games.
        let table = self.app.table(ask.place.channel).await;
        let mode = table.map_or(Mode::Teams, |(_, table)| mode_of(&table));
        failed(error, mode, ask.words())
    }

    async fn try_ask(&self, ask: &Ask, request: Request) -> Result<Answer, Error> {
        let (user, words) = (ask.speaker.user, ask.words());
        if let Err(error) = self.note(ask).await {
            // A name or a language that is not up to date is no reason not to answer.
            tracing::warn!(%error, "cannot note who asks");
        }
        let request = match request {
            Request::AsSide { seat, request } => {
                let (_, table) = self.app.table(ask.place.channel).await?;
                if mode_of(&table) != Mode::Classic {
                    return Ok(no_such_side(&table, seat, words));
                }
                *request
            }
            other => other,
        };
        if let Some(answer) = self.games_not_wanted(ask, &request).await? {
            return Ok(answer);
        }
        match request {
            Request::New(options) => self.open(ask, *options).await,
            Request::Join { seat } => self.sit(ask, None, seat).await,
            Request::Leave { seat } => self.leave(ask, None, seat).await,
            Request::Start => self.start(ask, None).await,
            Request::Cancel { reason } => self.cancel(ask, reason).await,
            Request::Cpu { seat, level } => self.seat_cpu(ask, None, seat, level).await,
            Request::Move { text } => self.move_text(ask, text).await,
            Request::TakeBack => self.take_back(ask, None).await,
            Request::Premove { text, after } => self.premove(ask, text, after).await,
            Request::Board { view, theme, text } => self.board(ask, view, theme, text).await,
            Request::Moves { square } => self.moves(ask, &square).await,
            Request::Hint => self.hint(ask).await,
            Request::Replay { from, to } => self.replay(ask, from, to).await,
            Request::Resign { seat } => self.ask_resign(ask, seat).await,
            Request::Offer { kind } => self.offer(ask, kind).await,
            Request::AnswerOffer { accept } => self.answer_offer(ask, None, accept).await,
            Request::Claim { claim } => self.claim(ask, claim).await,
            Request::Export => self.export(ask).await,
            Request::Settings { scope, changes } => self.settings(ask, scope, &changes).await,
            Request::Help { topic } => Ok(help(ask, topic)),
            Request::Rules { mode, section } => self.rules(ask, mode, section).await,
            Request::Rating { user } => self.rating(ask, user).await,
            Request::Leaderboard { mode } => {
                self.leaderboard(ask, mode.unwrap_or(Mode::Teams), 0).await
            }
            Request::History { user } => self.history(ask, user, 0).await,
            Request::ExportMine => self.export_mine(ask).await,
            Request::EraseMine => Ok(ask_erase(ask)),
            Request::Away { seat: None } => {
                self.run(ask, None, Input::Away { user }).await?;
                Ok(Answer::say(say!(words, "answer-away")))
            }
            Request::Away { seat: Some(seat) } => self.send_away(ask, seat).await,
            Request::Back => {
                let receipt = self.run(ask, None, Input::Back { user }).await?;
                let seats = seats_in(&receipt, words, |fact| match fact {
                    Fact::Back { seat } => Some(*seat),
                    _ => None,
                });
                Ok(Answer::say(say!(words, "answer-back", seat = seats)))
            }
            Request::TakeOver { seat } => {
                let receipt = self.run(ask, None, Input::TakeOver { user, seat }).await?;
                let seat = words.seat(mode_of(&receipt.table), seat);
                Ok(Answer::say(say!(words, "answer-taken-over", seat = seat)))
            }
            Request::Games => self.games(ask).await,
            Request::Setup => self.setup(ask).await,
            Request::Press(id) => self.press(ask, id).await,
            Request::Pick { menu, value } => match menu.action {
                ButtonAction::Help => Ok(help(ask, Topic::from_name(&value))),
                ButtonAction::Rules(mode) => self.more_rules(ask, menu, mode, &value).await,
                _ => self.pick(ask, menu, &value).await,
            },
            Request::Misread(bad) => Ok(misread(ask, &bad)),
            // Nobody calls one seat by two names.
            Request::AsSide { .. } => Err(Refusal::Stale.into()),
        }
    }

    /// A channel where the moderators want no games: one that runs is played to its end, what
    /// would begin or show another is refused.
    async fn games_not_wanted(
        &self,
        ask: &Ask,
        request: &Request,
    ) -> Result<Option<Answer>, Error> {
        let concerned = matches!(
            request,
            Request::New(_)
                | Request::Board { .. }
                | Request::Moves { .. }
                | Request::Replay { .. }
                | Request::Export
        );
        let channel = ask.place.channel;
        if !concerned || self.allows_games(channel).await? {
            return Ok(None);
        }
        let runs = match self.app.table(channel).await {
            Ok((_, table)) => table.is_open(),
            Err(Error::NoGame) => false,
            Err(error) => return Err(error),
        };
        Ok((!runs).then(|| Answer::refuse(say!(ask.words(), "refuse-no-games-here"))))
    }

    /// Notes what is heard by the way: the asker's name, and the language of the server.
    pub(super) async fn note(&self, ask: &Ask) -> Result<(), sqlx::Error> {
        let speaker = &ask.speaker;
        self.app.store.remember(speaker.user, &speaker.name).await?;
        if let Some(parent) = ask.place.parent {
            let thread = ask.place.channel;
            let Parent { channel, private } = parent;
            self.app
                .store
                .note_parent(thread, ask.place.guild, channel, private)
                .await?;
        }
        if let (Some(guild), Some(language)) = (ask.place.guild, ask.place.speaks) {
            self.server_speaks(guild, language).await?;
        }
        Ok(())
    }

    /// What a button of another version is answered.
    pub fn unknown_button(&self, language: Language) -> Answer {
        let words = language.words();
        let answer = Answer::refuse(words.refusal(Mode::Teams, &Refusal::Stale));
        self.finish(answer, words)
    }

    async fn press(&self, ask: &Ask, id: ButtonId) -> Result<Answer, Error> {
        let table = Some(id.table);
        let turn = Some(id.turn);
        match id.action {
            ButtonAction::Sit(seat) => self.sit(ask, table, Some(seat)).await,
            ButtonAction::Cpu(seat) => self.switch_cpu(ask, id.table, seat).await,
            ButtonAction::Leave => self.leave(ask, table, None).await,
            ButtonAction::Start => self.start(ask, table).await,
            ButtonAction::Resign(seat) => self.resign(ask, id.table, seat, id.turn).await,
            ButtonAction::Keep => Ok(Answer::say(say!(ask.words(), "answer-kept-playing"))),
            ButtonAction::Accept => self.answer_offer(ask, Some((id.table, turn)), true).await,
            ButtonAction::Decline => self.answer_offer(ask, Some((id.table, turn)), false).await,
            ButtonAction::Trial => self.trial(ask).await,
            ButtonAction::Seen => self.seen(ask, id.table, id.turn).await,
            ButtonAction::View => self.my_view(ask, id.table).await,
            ButtonAction::Tap { page } => self.tap(ask, (id.table, id.turn), page).await,
            ButtonAction::Moves { square, page } => {
                self.more_moves(ask, (id.table, id.turn), square, page)
                    .await
            }
            ButtonAction::Set {
                setting,
                value: Some(value),
            } => {
                let value = setting.row().choices.get(usize::from(value));
                self.set(ask, setting, value.copied().unwrap_or_default())
                    .await
            }
            ButtonAction::WhatNow => self.what_now(ask).await,
            ButtonAction::Leaders { mode, page } => self.leaderboard(ask, mode, page).await,
            ButtonAction::History { user, page } => self.history(ask, Some(user), page).await,
            ButtonAction::PastBoard => self.past_board(ask, id.table).await,
            ButtonAction::PastFilm => self.past_film(ask, id.table).await,
            ButtonAction::Erase => self.erase(ask).await,
            ButtonAction::KeepData => Ok(Answer::say(say!(ask.words(), "mydata-kept"))),
            ButtonAction::Play(mv) => self.play_tapped(ask, (id.table, id.turn), mv).await,
            ButtonAction::Close => Ok(Answer::say(say!(ask.words(), "tap-closed"))),
            ButtonAction::TakeBack => self.take_back(ask, Some((id.table, id.turn))).await,
            ButtonAction::CancelPremoves => self.cancel_premoves(ask, id.table, None).await,
            // Menus, not buttons: such an id was made up.
            ButtonAction::Piece
            | ButtonAction::Move
            | ButtonAction::CancelPremove
            | ButtonAction::Help
            | ButtonAction::Rules(_)
            | ButtonAction::Set { value: None, .. } => Err(Refusal::Stale.into()),
        }
    }

    /// The table of a button, or the channel's.
    pub(super) async fn table_of(
        &self,
        ask: &Ask,
        table: Option<TableId>,
    ) -> Result<TableId, Error> {
        let channel = ask.place.channel;
        match table {
            // A button works in its own channel only, wherever its id came from.
            Some(id) if self.app.store.channel(id).await? != Some(channel) => {
                Err(Refusal::Stale.into())
            }
            Some(id) => Ok(id),
            None => {
                let current = self.app.store.current(channel).await?;
                current.ok_or(Error::NoGame)
            }
        }
    }

    /// Runs an input on the table of a button, or on the channel's.
    pub(super) async fn run(
        &self,
        ask: &Ask,
        table: Option<TableId>,
        input: Input,
    ) -> Result<Receipt, Error> {
        let id = self.table_of(ask, table).await?;
        self.app.execute(id, input, ask.cause, ask.now).await
    }
}

/// The language that the asker chooses for themselves with this, if it is that.
fn chosen_language(request: &Request) -> Option<LanguageSetting> {
    match request {
        Request::Settings {
            scope: Scope::Me,
            changes,
        } => changes
            .iter()
            .find(|(name, _)| name == LANGUAGE)
            .and_then(|(_, value)| LanguageSetting::from_name(value)),
        Request::Pick {
            menu:
                ButtonId {
                    action: ButtonAction::Set { setting, .. },
                    ..
                },
            value,
        } if *setting.row() == *Setting::named(Scope::Me, LANGUAGE)?.row() => {
            LanguageSetting::from_name(value)
        }
        _ => None,
    }
}

/// White and Black sit only at classic games: which seats there are.
fn no_such_side(table: &Table, seat: Seat, words: Words) -> Answer {
    let seats: Vec<String> = table
        .seats()
        .map(|(seat, _)| words.seat(mode_of(table), seat))
        .collect();
    Answer::refuse(say!(
        words,
        "refuse-no-such-side",
        side = words.side(Mode::Classic, seat),
        seats = words.list(&seats),
    ))
}

/// An option cannot have that value: what would work.
pub(super) fn misread(ask: &Ask, bad: &BadOption) -> Answer {
    let words = ask.words();
    let (option, text) = (words.option(&bad.option), unformatted(&bad.value));
    Answer::refuse(match bad.option.as_str() {
        QUIET => say!(words, "unknown-hours", option = option, text = text),
        ZONE => say!(words, "unknown-zone", option = option, text = text),
        _ if bad.choices.is_empty() => {
            say!(words, "unknown-number", option = option, text = text)
        }
        name => {
            // In the terminal, the only place in no server, choices are typed as they are.
            let typed = ask.place.guild.is_none();
            let choices = bad.choices.iter().map(|&choice| match choice {
                _ if typed => choice.to_owned(),
                code if name == LANGUAGE && code != "auto" => {
                    Language::of_locale(code).words().own_name()
                }
                _ => words
                    .choice(name, choice)
                    .or_else(|| Language::default().words().choice(name, choice))
                    .unwrap_or_else(|| choice.to_owned()),
            });
            let choices: Vec<String> = choices.collect();
            say!(
                words,
                "unknown-value",
                option = option,
                text = text,
                choices = choices.join(", "),
            )
        }
    })
}

/// What is said when something went wrong before it could be asked.
pub fn apology(language: Language) -> Answer {
    let words = language.words();
    Answer {
        buttons: vec![vec![what_now_button(words)]],
        ..Answer::say(say!(words, "fault-apology"))
    }
}

/// The seats that `pick` finds in what happened, in words.
pub(super) fn seats_in(
    receipt: &Receipt,
    words: Words,
    pick: impl Fn(&Fact) -> Option<Seat>,
) -> String {
    let mode = mode_of(&receipt.table);
    let seats: Vec<String> = receipt
        .facts
        .iter()
        .filter_map(pick)
        .map(|seat| words.seat(mode, seat))
        .collect();
    words.list(&seats)
}

pub(super) fn mode_of(table: &Table) -> Mode {
    let settings: &Settings = table.settings();
    settings.rules.mode
}

/// What is said when nothing was done.
pub(super) fn failed(error: &Error, mode: Mode, words: Words) -> Answer {
    match error {
        Error::Refused(refusal) => Answer::refuse(words.refusal(mode, refusal)),
        Error::Repeated => Answer {
            silent: true,
            ..Answer::default()
        },
        Error::ChannelTaken(_) => Answer::refuse(say!(words, "channel-taken")),
        Error::NoGame => Answer::refuse(say!(words, "no-game")),
        Error::Store(error) => {
            tracing::error!(%error, "a request failed");
            if is_full(error) {
                return Answer::refuse(say!(words, "fault-disk-full"));
            }
            Answer::refuse(say!(words, "fault-apology"))
        }
    }
}
