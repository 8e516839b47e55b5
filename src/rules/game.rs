//! A game: a position with what happened before it, and the judgement of the rules.
//!
//! [`Game::act`] decides and answers with events, [`Game::evolve`] folds an event into the state
//! and decides nothing. So a stored log loads for ever, also after a rule here was corrected.

use super::{
    Action, BySeat, Claim, Ending, Event, Leaving, Move, MoveList, Out, Ply, Position, Reason,
    Role, RuleError, Ruleset, Seat, Setup, SetupFault, Square, draws, judge::Draft, solo,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: Ruleset,
    position: Position,
    points: BySeat<i32>,
    out: BySeat<Option<Out>>,
    ending: Option<Ending>,
    history: Vec<Ply>,
    /// Each seat's own plies since the last capture or pawn move of anybody (RULES 6.2).
    quiet: BySeat<u32>,
    /// Keys of the positions since that capture or pawn move, the present one last (RULES 6.1).
    seen: Vec<u64>,
    /// The number of the next round, as classic games count moves; from 1.
    fullmove: u32,
}

impl Game {
    /// A game from the set-up of RULES 1.3, or of ordinary chess.
    pub fn new(rules: Ruleset) -> Game {
        let position = Position::initial(rules.mode, rules.starter);
        Game::opened(rules, position, BySeat::default(), 1)
    }

    /// A game from any position of the same mode (the set-up's mode counts).
    ///
    /// The seat to move is judged as always, so a game may be over before it began: look at
    /// [`Game::ending`].
    pub fn from_setup(rules: Ruleset, setup: &Setup) -> Result<Game, Vec<SetupFault>> {
        let rules = Ruleset {
            mode: setup.mode,
            ..rules
        };
        let position = setup.check()?;
        Ok(Game::opened(rules, position, setup.points, setup.fullmove))
    }

    /// The fold of `events` over the start: `None` is the usual set-up.
    ///
    /// # Panics
    /// If `start` is not a position ([`Setup::check`]): it was one when the game was stored.
    pub fn replay(
        rules: Ruleset,
        start: Option<&Setup>,
        events: impl IntoIterator<Item = Event>,
    ) -> Game {
        let mut game = match start {
            None => Game::new(rules),
            Some(setup) => Game::from_setup(rules, setup).expect("a stored start is a position"),
        };
        for event in events {
            game.evolve(event);
        }
        game
    }

    fn opened(rules: Ruleset, position: Position, points: BySeat<i32>, fullmove: u32) -> Game {
        let mut game = Game {
            rules,
            points,
            out: BySeat::new(|seat| {
                let is_out = rules.mode.seats().contains(&seat) && position.is_out(seat);
                is_out.then_some(Out::AtStart)
            }),
            ending: None,
            history: Vec::new(),
            quiet: draws::quiet_at_start(&position),
            seen: Vec::new(),
            fullmove,
            position,
        };
        Draft::new(&mut game).settle();
        game
    }

    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn points(&self) -> &BySeat<i32> {
        &self.points
    }

    /// Plies played since the start, of all seats, walking kings' steps included.
    pub fn ply(&self) -> u32 {
        self.history.len() as u32
    }

    /// The seat to move, which may be out and have a walking king; `None` when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        self.ending.is_none().then(|| self.position.turn())
    }

    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How a seat went out; a walking king's seat is out as well.
    pub fn out(&self, seat: Seat) -> Option<Out> {
        self.out[seat]
    }

    pub fn is_walking(&self, seat: Seat) -> bool {
        self.position.is_walking(seat)
    }

    /// Whether `seat` takes part and is not out (RULES, terms).
    pub fn is_active(&self, seat: Seat) -> bool {
        self.rules.mode.seats().contains(&seat) && !self.position.is_out(seat)
    }

    /// The active seats in turn order from Red.
    pub fn active(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.is_active(seat))
    }

    /// Whether `seat` gets a turn: it is active or its king walks on.
    pub fn is_in_play(&self, seat: Seat) -> bool {
        self.is_active(seat) || self.position.is_walking(seat)
    }

    /// The active seats that are in check now (RULES 3.1).
    pub fn checked(&self) -> BySeat<bool> {
        BySeat::new(|seat| self.is_active(seat) && self.position.in_check(seat))
    }

    /// Of the seat to move; empty when the game is over.
    pub fn legal_moves(&self) -> MoveList {
        match self.turn() {
            Some(_) => self.position.legal_moves(),
            None => MoveList::default(),
        }
    }

    /// What the seat to move may claim instead of moving.
    pub fn claims(&self) -> Vec<Claim> {
        [Claim::Repetition, Claim::FiftyMoves, Claim::Lead]
            .into_iter()
            .filter(|&claim| self.may_claim(claim))
            .collect()
    }

    /// The position with its points, to be written down or played on from.
    pub fn setup(&self) -> Setup {
        Setup {
            points: self.points,
            fullmove: self.fullmove,
            ..self.position.setup()
        }
    }

    pub fn history(&self) -> &[Ply] {
        &self.history
    }

    pub(super) fn quiet(&self) -> &BySeat<u32> {
        &self.quiet
    }

    /// Keys of the positions since the last capture or pawn move, the present one last (RULES 6.1).
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// The seat whose ply was the last one. Before the first ply it is taken to be the seat
    /// before the one to move.
    pub(super) fn last_mover(&self) -> Seat {
        match self.history.last() {
            Some(ply) => ply.seat,
            None => self.in_play_before(self.position.turn()),
        }
    }

    fn in_play_before(&self, seat: Seat) -> Seat {
        (1..4)
            .map(|back| Seat::from_index(seat.index() + 4 - back))
            .find(|&before| self.is_in_play(before))
            .unwrap_or(seat)
    }

    /// Does what `seat` asks for, and all that follows from it by the rules, up to the next
    /// seat that can move or the end. A refusal changes nothing.
    ///
    /// A resignation and an agreed draw may come from any active seat, the rest from the seat
    /// to move. A walking king's step is a move of its seat (RULES 5.10).
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, RuleError> {
        self.check_action(seat, action)?;
        let mut draft = Draft::new(self);
        match action {
            Action::Move(mv) => draft.play(seat, mv),
            Action::Resign => draft.leave(seat, Out::Resigned),
            Action::TimeOut => draft.leave(seat, Out::TimeOut),
            Action::AgreeDraw => draft.draw(Reason::Agreement),
            Action::Claim(Claim::Repetition) => draft.draw(Reason::Repetition),
            Action::Claim(Claim::FiftyMoves) => draft.draw(Reason::FiftyMoves),
            Action::Claim(Claim::Lead) => draft.win_by_lead(seat),
        }
        Ok(draft.into_events())
    }

    fn check_action(&self, seat: Seat, action: Action) -> Result<(), RuleError> {
        let turn = self.turn().ok_or(RuleError::GameOver)?;
        if !self.rules.mode.seats().contains(&seat) {
            return Err(RuleError::NotInThisMode);
        }
        let is_step = matches!(action, Action::Move(_)) && self.is_walking(seat);
        if !self.is_active(seat) && !is_step {
            return Err(RuleError::SeatIsOut(seat));
        }
        if matches!(action, Action::Resign | Action::AgreeDraw) {
            return Ok(());
        }
        if seat != turn {
            return Err(RuleError::NotYourTurn(turn));
        }
        match action {
            Action::Move(mv) if !self.position.is_legal(mv) => Err(RuleError::IllegalMove(mv)),
            Action::Claim(claim) if !self.may_claim(claim) => Err(RuleError::NothingToClaim),
            _ => Ok(()),
        }
    }

    /// Folds in what happened. Checks no rule and never fails.
    pub fn evolve(&mut self, event: Event) {
        match event {
            Event::Moved { seat, mv } => self.evolve_moved(seat, mv),
            Event::Scored { seat, points, .. } => self.points[seat] += points,
            Event::Out { seat, why } => {
                let leaves = matches!(why, Out::Resigned | Out::TimeOut);
                let walking = leaves && self.rules.leaving == Leaving::WalkingKing;
                self.position.set_out(seat, walking);
                self.out[seat] = Some(why);
                if matches!(why, Out::Checkmate { .. } | Out::KingCaptured { .. }) {
                    self.mark_out(seat);
                }
            }
            Event::KingRemoved { seat } => self.position.remove_king(seat),
            Event::Turn { seat } => {
                self.position.set_turn(seat);
                self.seen.push(self.position.key());
            }
            Event::Ended(ending) => {
                self.ending = Some(ending);
                match ending.reason {
                    Reason::Checkmate { mated } => self.mark_out(mated),
                    // Not where the capture was only possible (RULES 4.3, automatic).
                    Reason::KingCapture { by, of, .. } if self.last_mover() == by => {
                        self.mark_out(of);
                    }
                    _ => {}
                }
            }
        }
    }

    fn evolve_moved(&mut self, seat: Seat, mv: Move) {
        // A log of ours never moves from an empty square; one that does still loads.
        let Some(piece) = self.position.piece(mv.from) else {
            return;
        };
        let captured = self.position.captured_by(mv);
        let attacked_before = self.kings_attacked_by(seat);
        self.position.play(mv);
        let attacked = self.kings_attacked_by(seat);

        if piece.role == Role::Pawn || captured != [None; 2] {
            self.quiet = BySeat::default();
            self.seen.clear();
        } else {
            self.quiet[seat] += 1;
        }
        if self.rules.mode.seats().last() == Some(&seat) {
            self.fullmove += 1;
        }
        self.history.push(Ply {
            seat,
            mv,
            piece,
            captured,
            checks: BySeat::new(|of| attacked[of] && !attacked_before[of]),
            out: BySeat::default(),
        });
    }

    /// The kings in play that `by`'s pieces attack.
    fn kings_attacked_by(&self, by: Seat) -> BySeat<bool> {
        BySeat::new(|seat| {
            self.rules.mode.hostile(seat, by)
                && self.is_in_play(seat)
                && self.king_attackers(seat, by).next().is_some()
        })
    }

    /// Where `by`'s pieces stand that attack the king of `seat`.
    pub(super) fn king_attackers(&self, seat: Seat, by: Seat) -> impl Iterator<Item = Square> {
        let king = self.position.king(seat).into_iter();
        king.flat_map(move |king| self.position.attackers(king, by))
    }

    fn may_claim(&self, claim: Claim) -> bool {
        self.turn().is_some_and(|seat| self.is_active(seat))
            && (draws::is_claimable(self, claim)
                || claim == Claim::Lead && solo::may_claim_lead(self))
    }

    fn mark_out(&mut self, seat: Seat) {
        if let Some(ply) = self.history.last_mut() {
            ply.out[seat] = true;
        }
    }
}
