//! Moving by tapping: which piece, where to, what a pawn becomes there, a look at the board after
//! it, and done. Each step is an answer that takes the place of the one before; the buttons say
//! all that has been chosen, so nothing is remembered in between.

use std::sync::Arc;

use super::{
    Answer, Ask, Button, ButtonAction, ButtonId, CHOICES_MAX, Chat, Choice, Menu, Picture, Style,
    moves::{movable, page_of_target, piece_choice, turn_of},
    play::moved_by,
    premove::missed_line,
    story, takeback, view,
};
use crate::{
    app::Error,
    render::BoardView,
    rules::{Action, Coordinates, Game, Move, Seat},
    table::{Input, Play, Refusal, Table, TableId, Turn},
    words::{Words, say},
};

/// The turn that a step is part of; it is the asker's.
pub(super) struct Step<'a> {
    pub(super) ask: &'a Ask,
    pub(super) id: TableId,
    pub(super) table: &'a Table,
    pub(super) play: &'a Play,
    pub(super) seat: Seat,
}

impl<'a> Step<'a> {
    /// The running turn, where it is the asker's.
    pub(super) fn new(ask: &'a Ask, id: TableId, table: &'a Table) -> Result<Step<'a>, Error> {
        let (play, seat) = turn_of(ask, table)?;
        Ok(Step {
            ask,
            id,
            table,
            play,
            seat,
        })
    }

    pub(super) fn words(&self) -> Words {
        self.ask.words()
    }

    pub(super) fn game(&self) -> &Game {
        &self.play.game
    }

    pub(super) fn button_id(&self, action: ButtonAction) -> ButtonId {
        ButtonId {
            table: self.id,
            turn: self.play.turn,
            action,
        }
    }

    pub(super) fn button(&self, action: ButtonAction, label: String, style: Style) -> Button {
        Button::new(self.button_id(action), label, style)
    }

    pub(super) fn back_to(&self, action: ButtonAction) -> Button {
        let label = say!(self.words(), "button-back");
        self.button(action, label, Style::Secondary)
    }

    pub(super) fn cancel(&self) -> Button {
        let label = say!(self.words(), "button-cancel");
        self.button(ButtonAction::Close, label, Style::Secondary)
    }
}

impl Chat {
    /// The table of a step, as long as its turn runs.
    pub(super) async fn table_at(
        &self,
        ask: &Ask,
        (id, turn): (TableId, Turn),
    ) -> Result<(TableId, Arc<Table>), Error> {
        let id = self.table_of(ask, Some(id)).await?;
        let (table, _) = self.app.load(id).await?;
        if table.play().map(|play| play.turn) != Some(turn) {
            return Err(Refusal::Stale.into());
        }
        Ok((id, table))
    }

    /// Which piece? A page of those that can move.
    pub(super) async fn tap(
        &self,
        ask: &Ask,
        of: (TableId, Turn),
        page: u8,
    ) -> Result<Answer, Error> {
        let (id, table) = self.table_at(ask, of).await?;
        let step = Step::new(ask, id, &table)?;
        let words = step.words();
        if !table.settings().show_moves {
            return Ok(Answer::refuse(say!(words, "moves-hidden")));
        }
        let pieces: Vec<Choice> = movable(step.game())
            .into_iter()
            .filter_map(|(square, count)| piece_choice(step.game(), square, count, words))
            .collect();
        let page = Page::of(&pieces, page);
        let more = page.next().map(|page| {
            let label = say!(words, "button-more-pieces");
            step.button(ButtonAction::Tap { page }, label, Style::Secondary)
        });
        let asked = say!(words, "tap-piece");
        let lines = [missed_line(ask, &table), Some(asked), page.line(words)];
        let text: Vec<String> = lines.into_iter().flatten().collect();
        let view = self.marked(&step, &[]).await?;
        let said = story::caption(step.game(), words);
        Ok(Answer {
            menus: vec![Menu {
                id: step.button_id(ButtonAction::Piece),
                placeholder: say!(words, "tap-choose-piece"),
                options: page.items,
            }],
            buttons: vec![more.into_iter().chain([step.cancel()]).collect()],
            picture: Some(self.drawn(&step, step.game(), &view, &said).await?),
            ..Answer::say(text.join("\n"))
        })
    }

    /// The next step after an option of a menu was chosen.
    pub(super) async fn pick(
        &self,
        ask: &Ask,
        menu: ButtonId,
        value: &str,
    ) -> Result<Answer, Error> {
        if let ButtonAction::Set { setting, .. } = menu.action {
            return self.set(ask, setting, value).await;
        }
        let of = (menu.table, menu.turn);
        match menu.action {
            ButtonAction::Piece => {
                let square = value.parse().map_err(|_| Refusal::Stale)?;
                self.more_moves(ask, of, square, 0).await
            }
            ButtonAction::Move => {
                let (id, table) = self.table_at(ask, of).await?;
                let step = Step::new(ask, id, &table)?;
                let chosen: Coordinates = value.parse().map_err(|_| Refusal::Stale)?;
                match fitting(step.game(), chosen)[..] {
                    [] => Err(Refusal::Stale.into()),
                    [mv] => self.preview(&step, mv).await,
                    ref moves => self.promotions(&step, moves).await,
                }
            }
            ButtonAction::CancelPremove => {
                let premove = value.parse().map_err(|_| Refusal::Stale)?;
                self.cancel_premoves(ask, menu.table, Some(premove)).await
            }
            _ => Err(Refusal::Stale.into()),
        }
    }

    /// What shall the pawn become?
    async fn promotions(&self, step: &Step<'_>, moves: &[Move]) -> Result<Answer, Error> {
        let words = step.words();
        let options = moves.iter().filter_map(|&mv| {
            Some(Choice {
                label: words.role(mv.promotion?),
                value: mv.to_string(),
            })
        });
        let square = moves[0].from;
        let page = page_of_target(step.game(), moves[0]);
        let back = ButtonAction::Moves { square, page };
        let said = say!(words, "tap-promotion");
        let (view, game) = (self.marked(step, moves).await?, step.game());
        Ok(Answer {
            menus: vec![Menu {
                id: step.button_id(ButtonAction::Move),
                placeholder: say!(words, "tap-choose-promotion"),
                options: options.take(CHOICES_MAX).collect(),
            }],
            buttons: vec![vec![step.back_to(back), step.cancel()]],
            picture: Some(self.drawn(step, game, &view, &said).await?),
            ..Answer::say(said)
        })
    }

    /// The board as it would be after a move, to be confirmed.
    async fn preview(&self, step: &Step<'_>, mv: Move) -> Result<Answer, Error> {
        let words = step.words();
        let mut after = step.play.clone();
        after
            .game
            .act(step.seat, Action::Move(mv))
            .map_err(Refusal::Rule)?;
        let mode = after.game.rules().mode;
        let mut made = after.game.history().iter().rev();
        let ply = made.find(|ply| ply.seat == step.seat);
        let ply = ply.map_or_else(String::new, |ply| words.ply(mode, ply));
        let said = say!(words, "tap-preview", ply = ply);
        let names = self.names(step.table).await?;
        let view = view::board_view(
            step.table,
            &after,
            &names,
            (step.seat, Some(step.seat)),
            words,
        );
        let back = ButtonAction::Moves {
            square: mv.from,
            page: page_of_target(step.game(), mv),
        };
        let play = ButtonAction::Play(mv.into());
        Ok(Answer {
            buttons: vec![vec![
                step.button(play, say!(words, "button-play"), Style::Primary),
                step.back_to(back),
                step.cancel(),
            ]],
            picture: Some(self.drawn(step, &after.game, &view, &said).await?),
            ..Answer::say(said)
        })
    }

    /// Plays what was looked at. Tapped twice, it is played once and said twice.
    pub(super) async fn play_tapped(
        &self,
        ask: &Ask,
        (id, turn): (TableId, Turn),
        chosen: Coordinates,
    ) -> Result<Answer, Error> {
        let id = self.table_of(ask, Some(id)).await?;
        let (table, _) = self.app.load(id).await?;
        let user = ask.speaker.user;
        let play = table.play().filter(|play| play.turn == turn);
        let moves = play.map(|play| fitting(&play.game, chosen));
        let Some(&[mv]) = moves.as_deref() else {
            return self.played_already(ask, (id, turn), chosen).await;
        };
        let input = Input::Move { user, turn, mv };
        match self.run(ask, Some(id), input).await {
            Ok(receipt) => self.told_move(ask, &receipt).await,
            Err(Error::Refused(Refusal::Stale)) => {
                self.played_already(ask, (id, turn), chosen).await
            }
            Err(error) => Err(error),
        }
    }

    async fn played_already(
        &self,
        ask: &Ask,
        (id, turn): (TableId, Turn),
        chosen: Coordinates,
    ) -> Result<Answer, Error> {
        // Delivered again, it was answered the first time.
        if let Some(cause) = ask.cause
            && self.app.store.handled(cause).await?
        {
            return Err(Error::Repeated);
        }
        let (table, _) = self.app.load(id).await?;
        let (user, words) = (ask.speaker.user, ask.words());
        let play = table.play().ok_or(Refusal::Stale)?;
        let mut own = table.seats_of(user);
        let seat = own.find(|&seat| play.moved_in(seat) == turn);
        let seat = seat.filter(|&seat| {
            let mut made = play.game.history().iter().rev();
            let last = made.find(|ply| ply.seat == seat);
            last.is_some_and(|ply| chosen.fit(ply.mv))
        });
        let seat = seat.ok_or(Refusal::Stale)?;
        Ok(Answer {
            buttons: takeback::button(id, &table, user, words),
            ..Answer::say(moved_by(&table, seat, words))
        })
    }

    /// The asker's view in their colours.
    pub(super) async fn drawn(
        &self,
        step: &Step<'_>,
        game: &Game,
        view: &BoardView,
        said: &str,
    ) -> Result<Picture, Error> {
        let theme = self.theme_of(step.ask.speaker.user).await?;
        Ok(view::picture(view, theme, game, step.words(), said))
    }
}

/// The legal moves that go so: several where a pawn promotes.
fn fitting(game: &Game, chosen: Coordinates) -> Vec<Move> {
    let moves = game.legal_moves();
    let moves = moves.iter().copied();
    moves.filter(|&mv| chosen.fit(mv)).collect()
}

/// A page of a list that is too long for one menu.
pub(super) struct Page<T> {
    pub(super) items: Vec<T>,
    /// From 0.
    number: usize,
    pages: usize,
}

impl<T: Clone> Page<T> {
    /// Page number `page`, from 0; after the last comes the first again.
    pub(super) fn of(all: &[T], page: u8) -> Page<T> {
        let pages = all.chunks(CHOICES_MAX).len().max(1);
        let number = usize::from(page) % pages;
        let items = all.chunks(CHOICES_MAX).nth(number);
        Page {
            items: items.map(<[T]>::to_vec).unwrap_or_default(),
            number,
            pages,
        }
    }

    /// The page that comes after this, if there are several.
    pub(super) fn next(&self) -> Option<u8> {
        let next = (self.number + 1) % self.pages;
        (self.pages > 1).then_some(next as u8)
    }

    /// `Page 1 of 2.`, if there are several.
    pub(super) fn line(&self, words: Words) -> Option<String> {
        let (page, pages) = (self.number + 1, self.pages);
        (pages > 1).then(|| say!(words, "tap-page", page = page, pages = pages))
    }
}

/// The page on which the item at `index` of a list stands.
pub(super) fn page_with(index: usize) -> u8 {
    (index / CHOICES_MAX) as u8
}
