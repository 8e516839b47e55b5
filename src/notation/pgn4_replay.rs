//! PGN4 through the rules: which game a text is of, and whether its moves are legal.

use super::{
    fen4::{self, Fen4Fault},
    fen4_fault::excerpt,
    pgn_lex::Tags,
    pgn_rules,
    pgn4::{Item, ItemKind, Left, Pgn4, Written, result_points},
    reading::Pattern,
    replay::{Replay, StopWhy},
    typed::Why,
    why,
};
use crate::rules::{
    Action, Event, Leaving, Mode, Move, MoveKind, Out, Preset, Reason, Ruleset, Setup, SetupFault,
};

/// How a game begins, by its tags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    pub rules: Ruleset,
    /// `None` is the set-up of RULES 1.3.
    pub setup: Option<Setup>,
    /// Words of the tag RuleVariants that say nothing to us.
    pub unknown: Vec<String>,
}

/// What in the tags makes it impossible to begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartFault {
    /// Neither Teams nor FFA nor Solo.
    #[error("this variant is not known: '{0}'")]
    UnknownVariant(String),
    /// In our own tag Rules.
    #[error("this house rule is not known: '{0}'")]
    UnknownRule(String),
    #[error("StartFen4: {0}")]
    Fen4(Fen4Fault),
    /// The start is no position.
    #[error("StartFen4: {0}")]
    Setup(SetupFault),
}

/// Words of the tag RuleVariants that change nothing here, or what is said elsewhere.
const KNOWN_VARIANTS: [&str; 5] = [
    "Anonymous",
    "DeadKingWalking",
    "EnPassant",
    "PromoteTo=D",
    "PromoteTo=QRBN",
];

/// Works out mode, house rules and set-up from the tags.
///
/// Variant Teams is teams, FFA and Solo are solo; without it a Result of four numbers is solo.
/// RuleVariants with DeadKingWalking is preset reference, otherwise preset vierschach (RULES 9).
/// Our own tag Rules says more. Without StartFen4 it is 4PC.
pub fn start(tags: &Tags) -> Result<Start, Vec<StartFault>> {
    let mut faults = Vec::new();
    let variants: Vec<&str> = tags
        .get("RuleVariants")
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    let mode = mode(tags).unwrap_or_else(|fault| {
        faults.push(fault);
        Mode::Teams
    });
    let preset = if variants.contains(&"DeadKingWalking") {
        Preset::Reference
    } else {
        Preset::Vierschach
    };
    let usual = preset.ruleset(mode).expect("both know teams and solo");
    let rules = pgn_rules::read(tags.get("Rules").unwrap_or_default(), usual);
    let rules = rules.unwrap_or_else(|word| {
        faults.push(StartFault::UnknownRule(excerpt(word)));
        usual
    });
    let setup = match tags.get("StartFen4").map(str::trim) {
        None => None,
        Some(name) if name.eq_ignore_ascii_case(fen4::STARTS[0].0) => None,
        Some(text) => match fen4::read(text, mode) {
            Ok(mut setup) => {
                // Clients carry rights along for which king or rook have gone.
                setup.drop_void_rights();
                Some(setup)
            }
            Err(found) => {
                faults.extend(found.into_iter().map(StartFault::Fen4));
                None
            }
        },
    };
    if let Some(found) = setup.as_ref().and_then(|setup| setup.check().err()) {
        faults.extend(found.into_iter().map(StartFault::Setup));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let unknown = variants
        .into_iter()
        .filter(|word| !KNOWN_VARIANTS.contains(word));
    let unknown = unknown.take(8).map(excerpt).collect();
    Ok(Start {
        rules,
        setup,
        unknown,
    })
}

fn mode(tags: &Tags) -> Result<Mode, StartFault> {
    let is_solo = |tag| result_points(tag).is_some();
    match tags.get("Variant") {
        Some("Teams") => Ok(Mode::Teams),
        Some("FFA" | "Solo") => Ok(Mode::Solo),
        Some(other) => Err(StartFault::UnknownVariant(excerpt(other))),
        None if tags.get("Result").is_some_and(is_solo) => Ok(Mode::Solo),
        None => Ok(Mode::Teams),
    }
}

/// Plays a game as far as it is legal, under `rules` or else under those of its tags.
pub fn replay(pgn: &Pgn4, rules: Option<Ruleset>) -> Result<Replay, Vec<StartFault>> {
    let start = start(&pgn.tags)?;
    let rules = Ruleset {
        mode: start.rules.mode,
        ..rules.unwrap_or(start.rules)
    };
    let mut replay = Replay::new(rules, start.setup)
        .map_err(|faults| -> Vec<_> { faults.into_iter().map(StartFault::Setup).collect() })?;
    let mut judged = Judged::default();
    if let Some(ending) = replay.game.ending() {
        judged.note(&[Event::Ended(ending)]);
    }
    for item in &pgn.items {
        if let Err(why) = follow(&mut replay, item, &mut judged) {
            replay.stop(item.place, &item.text, why);
            break;
        }
    }
    Ok(replay)
}

/// What the last thing done led to, as far as the text tells of it.
#[derive(Default)]
struct Judged {
    mated: bool,
    stalemated: bool,
}

impl Judged {
    fn note(&mut self, events: &[Event]) {
        *self = Judged::default();
        for event in events {
            match event {
                Event::Out {
                    why: Out::Checkmate { .. },
                    ..
                } => self.mated = true,
                Event::Out {
                    why: Out::Stalemate,
                    ..
                }
                | Event::KingRemoved { .. } => {
                    self.stalemated = true;
                }
                Event::Ended(ending) => match ending.reason {
                    Reason::Checkmate { .. } => self.mated = true,
                    Reason::Stalemate { .. } => self.stalemated = true,
                    _ => {}
                },
                _ => {}
            }
        }
    }
}

fn follow(replay: &mut Replay, item: &Item, judged: &mut Judged) -> Result<(), StopWhy> {
    let events = match item.kind {
        ItemKind::Mated if judged.mated => return Ok(()),
        ItemKind::Stalemated if judged.stalemated => return Ok(()),
        ItemKind::Mated => {
            replay.turn()?;
            return Err(StopWhy::NotMated);
        }
        ItemKind::Stalemated => {
            replay.turn()?;
            return Err(StopWhy::NotStalemated);
        }
        ItemKind::Remark(remark) => replay.remark(remark)?,
        ItemKind::Left(left) => leave(replay, left)?,
        ItemKind::Played { written, after } => {
            let seat = replay.turn()?;
            let walks = replay.game.rules().leaving == Leaving::WalkingKing;
            if let Some(left) = after.filter(|_| walks && replay.game.out(seat).is_none()) {
                leave(replay, left)?;
            }
            let mv = find(replay, written)?;
            replay.play(mv)?
        }
    };
    judged.note(events);
    Ok(())
}

fn leave(replay: &mut Replay, left: Left) -> Result<&[Event], StopWhy> {
    let seat = replay.turn()?;
    let action = match left {
        Left::Resigned => Action::Resign,
        Left::TimeOut => Action::TimeOut,
    };
    replay.act(seat, action)
}

/// The legal move that is written.
fn find(replay: &Replay, written: Written) -> Result<Move, StopWhy> {
    replay.turn()?;
    let position = replay.game.position();
    let legal = position.legal_moves();
    let (role, from, to, promotion) = match written {
        Written::CastleShort | Written::CastleLong => {
            let kind = match written {
                Written::CastleShort => MoveKind::CastleShort,
                _ => MoveKind::CastleLong,
            };
            let castle = legal.iter().copied().find(|mv| mv.kind == kind);
            return castle.ok_or_else(|| {
                let why = why::castling(position, kind);
                StopWhy::Move(why.map_or(Why::NotUnderstood, Why::Castling))
            });
        }
        Written::Basic {
            role,
            from,
            to,
            promotion,
        } => (role, from, to, promotion),
    };
    let named = position.piece(from).is_some_and(|piece| piece.role == role);
    let same_squares = |mv: &&Move| named && mv.from == from && mv.to == to;
    let moves: Vec<Move> = legal.iter().filter(same_squares).copied().collect();
    let exact = moves.iter().find(|mv| mv.promotion == promotion);
    match (exact, &moves[..]) {
        (Some(&mv), _) => Ok(mv),
        // Only one thing to become, and it was left out.
        (None, &[mv]) if promotion.is_none() => Ok(mv),
        (None, [_, ..]) if promotion.is_none() => Err(StopWhy::Move(Why::PromotionMissing(moves))),
        _ => {
            let pattern = Pattern {
                role: Some(role),
                file: Some(from.file()),
                rank: Some(from.rank()),
                to,
                captures: false,
                promotion,
                by_the_book: true,
            };
            Err(StopWhy::Move(why::of_pattern(position, &pattern)))
        }
    }
}
