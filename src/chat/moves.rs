//! `/moves`: where one piece can go, and a menu to move it there.

use super::{
    Answer, Ask, Button, ButtonAction, ButtonId, CHOICES_MAX, Chat, Choice, Menu, Picture, Style,
    complete::{choice, own_turn},
    view,
};
use crate::{
    app::Error,
    notation::{MoveTextError, Why},
    render::{BoardView, Target, TargetKind},
    rules::{Game, Move, Position, RuleError, Seat, Square},
    table::{Play, Refusal, Stage, Table, TableId, Turn},
    words::{Words, role_key, say},
};

impl Chat {
    /// Marks where the asker's piece on `square` can go, in a picture and in words.
    pub(super) async fn moves(&self, ask: &Ask, square: &str) -> Result<Answer, Error> {
        let words = ask.words();
        let (id, table) = self.app.table(ask.place.channel).await?;
        let (play, seat) = turn_of(ask, &table)?;
        let Ok(square) = square.trim().parse() else {
            let own = movable(&play.game);
            let square = own.first().map(|(square, _)| square.to_string());
            let square = square.unwrap_or_default();
            return Ok(Answer::say(say!(words, "moves-which", square = square)));
        };
        self.show_moves(ask, (id, &table), (play, seat), square, 0)
            .await
    }

    /// Another page of the list, for the turn that its button was made for.
    pub(super) async fn more_moves(
        &self,
        ask: &Ask,
        (id, turn): (TableId, Turn),
        square: Square,
        page: u8,
    ) -> Result<Answer, Error> {
        let id = self.table_of(ask, Some(id)).await?;
        let (table, _) = self.app.load(id).await?;
        if table.play().map(|play| play.turn) != Some(turn) {
            return Err(Refusal::Stale.into());
        }
        let (play, seat) = turn_of(ask, &table)?;
        self.show_moves(ask, (id, &table), (play, seat), square, page)
            .await
    }

    async fn show_moves(
        &self,
        ask: &Ask,
        (id, table): (TableId, &Table),
        (play, seat): (&Play, Seat),
        square: Square,
        page: u8,
    ) -> Result<Answer, Error> {
        let words = ask.words();
        let game = &play.game;
        if !table.settings().show_moves {
            return Ok(Answer::say(say!(words, "moves-hidden")));
        }
        if let Some(why) = not_own(game.position(), square, seat) {
            let nearest = Vec::new();
            return Err(Refusal::Move(Box::new(MoveTextError { why, nearest })).into());
        }
        let mut moves: Vec<Move> = game.legal_moves().iter().copied().collect();
        moves.retain(|mv| mv.from == square);
        moves.sort_by_key(|mv| (mv.to, mv.promotion));
        let said = listed(game, square, &moves, words);
        if moves.is_empty() {
            return Ok(Answer::say(said));
        }
        let names = self.names(table).await?;
        let view = BoardView {
            selected: Some(square),
            targets: targets(game.position(), &moves),
            ..view::board_view(table, play, &names, (seat, Some(seat)), words)
        };
        let theme = self.theme_of(ask.speaker.user).await?;
        let picture: Picture = view::picture(&view, theme, game, words, &said);
        let pages: Vec<&[Move]> = moves.chunks(CHOICES_MAX).collect();
        let page = usize::from(page) % pages.len();
        let id = |action| ButtonId {
            table: id,
            turn: play.turn,
            action,
        };
        let options: Vec<Choice> = pages[page]
            .iter()
            .filter_map(|&mv| choice(game, seat, mv, words))
            .collect();
        let more = ButtonAction::Moves {
            square,
            page: ((page + 1) % pages.len()) as u8,
        };
        let more = Button::new(id(more), say!(words, "button-more"), Style::Secondary);
        Ok(Answer {
            menus: vec![Menu {
                id: id(ButtonAction::Move),
                placeholder: say!(words, "moves-choose"),
                options,
            }],
            buttons: if pages.len() > 1 {
                vec![vec![more]]
            } else {
                vec![]
            },
            picture: Some(picture),
            ..Answer::say(said)
        })
    }

    /// The squares of the asker's pieces that can move, as far as `typed` may be meant for them.
    pub async fn complete_square(&self, ask: &Ask, typed: &str) -> Vec<Choice> {
        let Ok((_, table)) = self.app.table(ask.place.channel).await else {
            return Vec::new();
        };
        let Some((play, _)) = own_turn(ask, &table).filter(|_| table.settings().show_moves) else {
            return Vec::new();
        };
        let words = self.own_language(ask).await.words();
        let typed = typed.trim().to_lowercase();
        movable(&play.game)
            .into_iter()
            .filter(|(square, _)| square.to_string().starts_with(&typed))
            .filter_map(|(square, count)| {
                let piece = play.game.position().piece(square)?;
                let role = role_key(piece.role);
                let square = square.to_string();
                let label = say!(
                    words,
                    "moves-of",
                    role = role,
                    square = square.as_str(),
                    count = count
                );
                Some(Choice {
                    label,
                    value: square,
                })
            })
            .take(CHOICES_MAX)
            .collect()
    }
}

/// The running turn, if it is the asker's; else why not.
fn turn_of<'a>(ask: &Ask, table: &'a Table) -> Result<(&'a Play, Seat), Refusal> {
    if let Some(own) = own_turn(ask, table) {
        return Ok(own);
    }
    let user = ask.speaker.user;
    Err(match (table.stage(), table.to_move()) {
        (Stage::Lobby, _) => Refusal::NotStarted,
        (Stage::Over | Stage::Cancelled, _) => Refusal::Closed,
        (Stage::Playing, _) if table.seats_of(user).next().is_none() => Refusal::NotSeated,
        (Stage::Playing, Some(seat)) => Refusal::NotYourTurn {
            seat,
            user: table.occupant(seat).user(),
        },
        (Stage::Playing, None) => Refusal::Rule(RuleError::GameOver),
    })
}

/// Why no piece of `seat` that could move stands there.
fn not_own(position: &Position, square: Square, seat: Seat) -> Option<Why> {
    match position.piece(square) {
        _ if !position.mode().geometry().contains(square) => Some(Why::NoSuchSquare(square)),
        None => Some(Why::EmptyOrigin(square)),
        Some(piece) if piece.grey => Some(Why::Grey(square)),
        Some(piece) if piece.seat != seat => Some(Why::NotYours {
            square,
            seat: piece.seat,
        }),
        Some(_) => None,
    }
}

/// The squares from where a legal move begins, each with how many do.
fn movable(game: &Game) -> Vec<(Square, usize)> {
    let moves = game.legal_moves();
    let mut from: Vec<Square> = moves.iter().map(|mv| mv.from).collect();
    from.sort_by_key(|square| (square.file(), square.rank()));
    let counts = from.chunk_by(|a, b| a == b);
    counts.map(|same| (same[0], same.len())).collect()
}

fn kind(position: &Position, mv: Move) -> TargetKind {
    if mv.is_castling() {
        TargetKind::Castling
    } else if position.captured_by(mv).iter().any(Option::is_some) {
        TargetKind::Capture
    } else {
        TargetKind::Quiet
    }
}

/// Each square once, whatever a pawn can become there.
fn targets(position: &Position, moves: &[Move]) -> Vec<Target> {
    let mut targets: Vec<Target> = moves
        .iter()
        .map(|&mv| Target {
            square: mv.to,
            kind: kind(position, mv),
        })
        .collect();
    targets.dedup_by_key(|target| target.square);
    targets
}

/// `queen on g1: to g2, g3; takes on k5.`
fn listed(game: &Game, square: Square, moves: &[Move], words: Words) -> String {
    let position = game.position();
    let role = position.piece(square).map(|piece| role_key(piece.role));
    let role = role.unwrap_or_default();
    let square = square.to_string();
    let targets = targets(position, moves);
    let to = |kind| {
        let squares: Vec<String> = targets
            .iter()
            .filter(|target| target.kind == kind)
            .map(|target| target.square.to_string())
            .collect();
        (!squares.is_empty()).then(|| squares.join(" "))
    };
    let parts: Vec<String> = [
        to(TargetKind::Quiet).map(|squares| say!(words, "moves-quiet", squares = squares)),
        to(TargetKind::Capture).map(|squares| say!(words, "moves-captures", squares = squares)),
        to(TargetKind::Castling).map(|squares| say!(words, "moves-castling", squares = squares)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if parts.is_empty() {
        return say!(words, "moves-none", role = role, square = square);
    }
    let parts = parts.join("; ");
    say!(
        words,
        "moves-listed",
        role = role,
        square = square,
        moves = parts
    )
}
