//! What holds in every game, looked at in thousands of random ones of each preset and mode.
//!
//! Games are cut off by the house rule of a move limit (RULES 6.5) so that they stay short; one
//! test plays some without it to their own ends.

use fastrand::Rng;
use vierschach::rules::{
    Action, BySeat, Claim, Draws, Event, Game, Lead, Leaving, Mode, Move, MoveKind, PRESETS, Piece,
    Reason, Role, RuleError, Ruleset, Score, Seat, Setup, Square,
};

use super::scene::describe;

const MOVE_LIMIT: u32 = 240;

/// What has to come up somewhere in the random games, in the words of [`describe`], else they
/// prove too little.
const HAPPENS: &[&str] = &[
    "out, mated by",
    "out, king taken by",
    "out, stalemate",
    " checks",
    " king removed",
    "end: red last",
    "end: red leads",
    "end: blue mated",
    " king on ",
    " stalemated",
    "end: repetition",
    "end: deadposition",
    "end: movelimit",
];

/// Every preset in every mode it knows.
fn rulesets() -> Vec<Ruleset> {
    let of_row = |row: &'static vierschach::rules::PresetRow| {
        row.modes
            .iter()
            .filter_map(|&mode| row.preset.ruleset(mode))
    };
    PRESETS.iter().flat_map(of_row).collect()
}

/// Solo games with other house rules than any preset has.
fn mixed() -> [Ruleset; 2] {
    let solo = rulesets()
        .into_iter()
        .find(|rules| rules.mode == Mode::Solo);
    let solo = solo.expect("a preset knows solo");
    let walking = Ruleset {
        lead: Lead::Automatic,
        leaving: Leaving::WalkingKing,
        ..solo
    };
    [
        walking,
        Ruleset {
            lead: Lead::Claim,
            draws: Draws::Fide,
            ..solo
        },
    ]
}

/// A game under test: with its log, and what was seen of it before.
struct Trial {
    rng: Rng,
    rules: Ruleset,
    /// Its players like to go back where they came from.
    shuffles: bool,
    game: Game,
    log: Vec<Event>,
    setups: Vec<Setup>,
}

impl Trial {
    fn new(rules: Ruleset, seed: u64) -> Trial {
        let mut rng = Rng::with_seed(seed);
        let seats = rules.mode.seats();
        let rules = Ruleset {
            starter: seats[rng.usize(..seats.len())],
            ..rules
        };
        let game = Game::new(rules);
        Trial {
            rng,
            rules,
            shuffles: seed.is_multiple_of(16),
            game,
            log: Vec::new(),
            setups: Vec::new(),
        }
    }

    fn play_on(&mut self) {
        let Some(turn) = self.game.turn() else { return };
        let (seat, action) = self.next_action(turn);
        let before = self.game.clone();
        let events = self.game.act(seat, action).expect("a possible action");
        self.log.extend(&events);
        self.check_step(&before, &events);
    }

    /// Mostly moves, taking more often than chance would; now and then somebody leaves, claims
    /// or all agree to a draw.
    fn next_action(&mut self, turn: Seat) -> (Seat, Action) {
        let active: Vec<Seat> = self.game.active().collect();
        let claims = self.game.claims();
        match self.rng.u32(..2000) {
            0..4 => return (active[self.rng.usize(..active.len())], Action::Resign),
            4..7 if self.game.is_active(turn) => return (turn, Action::TimeOut),
            7 => return (active[0], Action::AgreeDraw),
            8..100 if !claims.is_empty() => return (turn, Action::Claim(claims[0])),
            _ => {}
        }
        let moves = self.game.legal_moves();
        if self.shuffles && self.rng.u8(..10) != 0 {
            let last = self
                .game
                .history()
                .iter()
                .rev()
                .find(|ply| ply.seat == turn);
            let back = last.map(|ply| (ply.mv.to, ply.mv.from));
            if let Some(&mv) = moves.iter().find(|mv| Some((mv.from, mv.to)) == back) {
                return (turn, Action::Move(mv));
            }
        }
        let position = self.game.position();
        let captures: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| position.captured_by(mv) != [None; 2])
            .collect();
        let from = if !captures.is_empty() && self.rng.u8(..4) == 0 {
            &captures[..]
        } else {
            &moves
        };
        (turn, Action::Move(from[self.rng.usize(..from.len())]))
    }

    /// What must hold after every step.
    fn check_step(&mut self, before: &Game, events: &[Event]) {
        let game = &self.game;
        for seat in Seat::ALL {
            assert!(
                game.points()[seat] >= before.points()[seat],
                "points only grow"
            );
            assert!(game.is_active(seat) <= before.is_active(seat), "out is out");
            assert_eq!(
                game.is_active(seat),
                self.takes_part(seat) && game.out(seat).is_none()
            );
        }
        assert!(!events.is_empty());
        if let Event::Moved { seat, mv } = events[0] {
            let ply = game.history().last().expect("it was recorded");
            assert_eq!((ply.seat, ply.mv), (seat, mv));
            assert_eq!(Some(ply.piece), before.position().piece(mv.from));
            assert!(
                !ply.piece.grey && ply.piece.seat == seat,
                "grey pieces do not move"
            );
            assert!(before.is_in_play(seat));
        }
        check_grey_pieces_stay(before, game);
        check_captures_are_paid(before, game, events);
        let Some(turn) = game.turn() else {
            assert!(matches!(events.last(), Some(Event::Ended(_))));
            return;
        };
        assert!(game.is_in_play(turn) && game.position().has_legal_move());
        for (seat, _) in game.checked().iter().filter(|(_, checked)| **checked) {
            check_is_given_by_the_living(game, seat);
        }
        for seat in game
            .active()
            .filter(|&seat| self.rules.mode == Mode::Solo && seat != turn)
        {
            let position = game.position();
            let mated = position.in_check(seat) && position.legal_moves_of(seat).is_empty();
            assert!(!mated, "RULES 5.2: {seat} is mated and yet in play");
        }
        if self.rules.draws == Draws::Automatic {
            self.check_no_third_time();
        }
    }

    fn takes_part(&self, seat: Seat) -> bool {
        self.rules.mode.seats().contains(&seat)
    }

    /// RULES 6.1 by comparing whole positions.
    fn check_no_third_time(&mut self) {
        if self.game.position().halfmove() == 0 {
            self.setups.clear();
        }
        let now = Setup {
            points: BySeat::default(),
            halfmove: 0,
            fullmove: 1,
            ..self.game.setup()
        };
        let before = self.setups.iter().filter(|&setup| *setup == now).count();
        assert!(before < 2, "RULES 6.1: the third time");
        self.setups.push(now);
    }

    /// A move is accepted exactly if it is among the legal ones; refusals change nothing.
    fn check_acceptance(&mut self) {
        let Some(turn) = self.game.turn() else { return };
        let legal = self.game.legal_moves();
        let mut candidates: Vec<Move> = legal.to_vec();
        for seat in Seat::ALL {
            candidates.extend(self.game.position().legal_moves_of(seat));
        }
        let squares: Vec<Square> = self.rules.mode.geometry().squares().collect();
        for _ in 0..40 {
            let mut mv = candidates[self.rng.usize(..candidates.len())];
            let other = squares[self.rng.usize(..squares.len())];
            match self.rng.u8(..4) {
                0 => mv.to = other,
                1 => mv.from = other,
                2 => mv.kind = [MoveKind::Normal, MoveKind::DoubleStep][self.rng.usize(..2)],
                _ => mv.promotion = Some(Role::ALL[self.rng.usize(..6)]),
            }
            candidates.push(mv);
        }
        for mv in candidates {
            let mut game = self.game.clone();
            match game.act(turn, Action::Move(mv)) {
                Ok(_) => assert!(legal.contains(&mv), "{mv:?} was accepted"),
                Err(error) => {
                    assert_eq!(error, RuleError::IllegalMove(mv));
                    assert!(!legal.contains(&mv), "{mv:?} was refused");
                    assert_eq!(game, self.game);
                }
            }
        }
        self.check_refusals(turn);
    }

    fn check_refusals(&self, turn: Seat) {
        let mv = self.game.legal_moves()[0];
        let claims = [Claim::Repetition, Claim::FiftyMoves, Claim::Lead].map(Action::Claim);
        for seat in Seat::ALL {
            let mut game = self.game.clone();
            if seat != turn {
                assert!(game.act(seat, Action::Move(mv)).is_err());
                assert!(game.act(seat, Action::TimeOut).is_err());
            }
            if !game.is_active(seat) {
                for action in [Action::Resign, Action::AgreeDraw, Action::TimeOut] {
                    assert!(game.act(seat, action).is_err());
                }
            }
            for claim in claims {
                let Action::Claim(what) = claim else { continue };
                if seat != turn || !game.claims().contains(&what) {
                    assert!(game.act(seat, claim).is_err());
                }
            }
            assert_eq!(game, self.game, "refusals change nothing");
        }
    }

    /// The fold of the log is the game.
    fn check_replay(&self) {
        assert_eq!(
            Game::replay(self.rules, None, self.log.iter().copied()),
            self.game
        );
    }

    /// Played on from its position, all is the same that does not hang on what went before.
    fn check_setup(&self) {
        if self.game.ending().is_some() {
            return;
        }
        let setup = self.game.setup();
        let again = Game::from_setup(self.rules, &setup).expect("a possible position");
        assert_eq!(again.position(), self.game.position());
        assert_eq!(again.position().key(), self.game.position().key());
        assert_eq!(again.points(), self.game.points());
        assert_eq!(again.turn(), self.game.turn());
        assert_eq!(again.legal_moves(), self.game.legal_moves());
        assert_eq!(again.checked(), self.game.checked());
        assert_eq!(again.setup(), setup);
        for seat in Seat::ALL {
            assert_eq!(again.out(seat).is_some(), self.game.out(seat).is_some());
            assert_eq!(again.is_walking(seat), self.game.is_walking(seat));
        }
        assert_eq!(Game::replay(self.rules, Some(&setup), []), again);
    }
}

/// A grey piece stands where it stood, or was taken.
fn check_grey_pieces_stay(before: &Game, after: &Game) {
    let played = after.ply() > before.ply();
    let taken: Vec<(Square, Piece)> = match after.history().last() {
        Some(ply) if played => ply.captures().collect(),
        _ => Vec::new(),
    };
    for (square, piece) in before.position().pieces().filter(|(_, piece)| piece.grey) {
        let stands = after.position().piece(square) == Some(piece);
        assert!(
            stands || taken.contains(&(square, piece)),
            "a grey piece left {square}"
        );
    }
}

/// RULES 5.1 once more, from what was taken.
fn check_captures_are_paid(before: &Game, after: &Game, events: &[Event]) {
    let Event::Moved { seat, .. } = events[0] else {
        return;
    };
    let ply = after.history().last().expect("it was recorded");
    let worth = |(_, piece): (Square, Piece)| match piece {
        Piece { grey: true, .. } => 0,
        Piece { promoted: true, .. } => 1,
        Piece { role, .. } => [1, 3, 5, 5, 9, 20][role.index()],
    };
    let expected: i32 = ply.captures().map(worth).sum();
    let paid = events.iter().filter_map(|event| match *event {
        Event::Scored {
            points,
            why: Score::Capture { .. },
            ..
        } => Some(points),
        _ => None,
    });
    let earns = before.rules().mode == Mode::Solo && before.is_active(seat);
    assert_eq!(paid.sum::<i32>(), if earns { expected } else { 0 });
}

fn check_is_given_by_the_living(game: &Game, seat: Seat) {
    let position = game.position();
    let king = position.king(seat).expect("an active seat has a king");
    let mut given = false;
    for by in Seat::ALL
        .into_iter()
        .filter(|&by| game.rules().mode.hostile(by, seat))
    {
        for from in position.attackers(king, by) {
            let piece = position.piece(from).expect("an attacker");
            assert!(!piece.grey && piece.seat == by && game.is_in_play(by));
            given = true;
        }
    }
    assert!(given, "{seat} is in check from nobody");
}

#[test]
fn random_games() {
    let rulesets = rulesets().into_iter().chain(mixed());
    let mut missing: Vec<_> = HAPPENS.iter().collect();
    for (number, rules) in rulesets.enumerate() {
        let rules = Ruleset {
            move_limit: Some(MOVE_LIMIT),
            ..rules
        };
        for seed in 0..games_each() {
            let mut trial = Trial::new(rules, number as u64 * 1_000_000 + seed);
            for step in 0.. {
                if trial.game.ending().is_some() {
                    break;
                }
                // Leaving takes no ply, but only a few can leave.
                assert!(step <= MOVE_LIMIT + 4, "the move limit ends every game");
                trial.play_on();
                if trial.rng.u8(..64) == 0 {
                    trial.check_acceptance();
                    trial.check_setup();
                    trial.check_replay();
                }
            }
            trial.check_replay();
            let told: Vec<String> = trial.log.iter().map(describe).collect();
            missing.retain(|&&what| !told.iter().any(|event| event.contains(what)));
            let over = trial.game.clone();
            let refused = trial.game.act(Seat::Red, Action::Resign);
            assert_eq!(refused, Err(RuleError::GameOver));
            assert_eq!(trial.game, over);
        }
    }
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[test]
fn games_end_without_a_move_limit() {
    let mut reasons = Vec::new();
    for (number, rules) in rulesets().into_iter().chain(mixed()).enumerate() {
        for seed in 0..6 {
            let mut trial = Trial::new(rules, 77_000 + number as u64 * 100 + seed);
            while trial.game.ending().is_none() {
                // Far more than 50 moves of each seat for each capture and pawn move.
                assert!(trial.game.ply() < 20_000, "RULES 6.2 ends every game");
                trial.play_on();
            }
            reasons.extend(trial.game.ending().map(|ending| ending.reason));
        }
    }
    assert!(!reasons.contains(&Reason::MoveLimit));
}

/// Random games for each mode and preset: VIERSCHACH_GAMES, or as many as a quick run has time for.
fn games_each() -> u64 {
    let wanted = std::env::var("VIERSCHACH_GAMES").ok();
    wanted.map_or(300, |text| text.parse().expect("a number of games"))
}
