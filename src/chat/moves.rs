//! `/moves`: where one piece can go, and a menu to move it there.

use super::{
    Answer, Ask, ButtonAction, CHOICES_MAX, Chat, Choice, Menu, Style,
    complete::{choice, own_turn},
    premove::missed_line,
    tap::{Page, Step, page_with},
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
        let step = Step::new(ask, id, &table)?;
        let Ok(square) = square.trim().parse() else {
            let own = movable(step.game());
            let square = own.first().map(|(square, _)| square.to_string());
            let square = square.unwrap_or_default();
            return Ok(Answer::refuse(say!(words, "moves-which", square = square)));
        };
        let answer = self.targets(&step, square, 0).await?;
        Ok(answer.after(missed_line(ask, &table)))
    }

    /// Where the piece on a square can go, for the turn that a button or menu was made for.
    pub(super) async fn more_moves(
        &self,
        ask: &Ask,
        of: (TableId, Turn),
        square: Square,
        page: u8,
    ) -> Result<Answer, Error> {
        let (id, table) = self.table_at(ask, of).await?;
        let step = Step::new(ask, id, &table)?;
        self.targets(&step, square, page).await
    }

    async fn targets(&self, step: &Step<'_>, square: Square, page: u8) -> Result<Answer, Error> {
        let (words, game) = (step.words(), step.game());
        if !step.table.settings().show_moves {
            return Ok(Answer::refuse(say!(words, "moves-hidden")));
        }
        if let Some(why) = not_own(game.position(), square, step.seat) {
            let nearest = Vec::new();
            return Err(Refusal::Move(Box::new(MoveTextError { why, nearest })).into());
        }
        let moves = moves_from(game, square);
        let said = listed(game, square, &moves, words);
        if moves.is_empty() {
            return Ok(Answer::refuse(said));
        }
        let options: Vec<Choice> = moves
            .chunk_by(|a, b| a.to == b.to)
            .filter_map(|same| target_choice(step, same))
            .collect();
        let page = Page::of(&options, page);
        let more = page.next().map(|page| {
            let more = ButtonAction::Moves { square, page };
            step.button(more, say!(words, "button-more"), Style::Secondary)
        });
        let piece = movable(game).iter().position(|&(from, _)| from == square);
        let back = step.back_to(ButtonAction::Tap {
            page: page_with(piece.unwrap_or_default()),
        });
        let view = self.marked(step, &moves).await?;
        let picture = self.drawn(step, game, &view, &said).await?;
        let lines: Vec<String> = [said].into_iter().chain(page.line(words)).collect();
        Ok(Answer {
            menus: vec![Menu {
                id: step.button_id(ButtonAction::Move),
                placeholder: say!(words, "moves-choose"),
                options: page.items,
            }],
            buttons: vec![more.into_iter().chain([back, step.cancel()]).collect()],
            picture: Some(picture),
            ..Answer::say(lines.join("\n"))
        })
    }

    /// The board from the side of the seat to move, with moves of one piece marked.
    pub(super) async fn marked(&self, step: &Step<'_>, moves: &[Move]) -> Result<BoardView, Error> {
        let names = self.names(step.table).await?;
        Ok(BoardView {
            selected: moves.first().map(|mv| mv.from),
            targets: targets(step.game().position(), moves),
            ..view::board_view(
                step.table,
                step.play,
                &names,
                (step.seat, Some(step.seat)),
                step.words(),
            )
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
            .filter_map(|(square, count)| piece_choice(&play.game, square, count, words))
            .take(CHOICES_MAX)
            .collect()
    }
}

/// `e1 · knight (2 moves)`, to choose.
pub(super) fn piece_choice(
    game: &Game,
    square: Square,
    count: usize,
    words: Words,
) -> Option<Choice> {
    let piece = game.position().piece(square)?;
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
}

/// The moves of one piece to one square as a single thing to choose: what a pawn becomes there is
/// asked in the next step.
fn target_choice(step: &Step<'_>, same: &[Move]) -> Option<Choice> {
    let words = step.words();
    let one = choice(step.game(), step.seat, same[0], words)?;
    if same.len() == 1 {
        return Some(one);
    }
    let plain = Move {
        promotion: None,
        ..same[0]
    };
    let Choice { label, .. } = choice(step.game(), step.seat, plain, words)?;
    Some(Choice {
        label: say!(words, "tap-promotes", moves = label),
        value: plain.to_string(),
    })
}

/// The running turn, if it is the asker's; else why not.
pub(super) fn turn_of<'a>(ask: &Ask, table: &'a Table) -> Result<(&'a Play, Seat), Refusal> {
    if let Some(own) = own_turn(ask, table) {
        return Ok(own);
    }
    let user = ask.speaker.user;
    let out = |seat: Seat| {
        table
            .play()
            .is_none_or(|play| play.game.out(seat).is_some())
    };
    let mut playing = table.seats_of(user).filter(|&seat| !out(seat));
    let away = playing.find(|&seat| table.occupant(seat).present().is_none());
    Err(match (table.stage(), table.to_move()) {
        (Stage::Lobby, _) => Refusal::NotStarted,
        (Stage::Over | Stage::Cancelled, _) => Refusal::Closed,
        (Stage::Playing, _) if table.seats_of(user).next().is_none() => Refusal::NotSeated,
        (Stage::Playing, Some(seat)) => match away {
            Some(seat) => Refusal::AlreadyAway { seat },
            None => Refusal::NotYourTurn {
                seat,
                user: table.occupant(seat).user(),
            },
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

/// The legal moves of one piece, those to one square together.
fn moves_from(game: &Game, square: Square) -> Vec<Move> {
    let mut moves: Vec<Move> = game.legal_moves().iter().copied().collect();
    moves.retain(|mv| mv.from == square);
    moves.sort_by_key(|mv| (mv.to, mv.promotion));
    moves
}

/// On which page of its piece's targets a move stands.
pub(super) fn page_of_target(game: &Game, mv: Move) -> u8 {
    let moves = moves_from(game, mv.from);
    let before = moves.iter().filter(|other| other.to < mv.to);
    let mut before: Vec<Square> = before.map(|other| other.to).collect();
    before.dedup();
    page_with(before.len())
}

/// The squares from where a legal move begins, each with how many do.
pub(super) fn movable(game: &Game) -> Vec<(Square, usize)> {
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

/// `Your queen on g1 goes to g2 and g3; takes on k5.`
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
        (!squares.is_empty()).then(|| words.list(&squares))
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
