//! Why something was not done, and what would work.

use super::{Words, say};
use crate::{
    rules::{Mode, RuleError, Seat},
    table::{Refusal, SettingsFault, UserId},
};

/// Faults of a position that one answer names at most.
const FAULTS_MAX: usize = 20;

impl Words {
    pub fn refusal(self, mode: Mode, refusal: &Refusal) -> String {
        let side = |seat: Seat| self.seat(mode, seat);
        match refusal {
            Refusal::AlreadyStarted => say!(self, "refuse-already-started"),
            Refusal::NotStarted => say!(self, "refuse-not-started"),
            Refusal::Closed => say!(self, "refuse-closed"),
            Refusal::SeatTaken { seat, by } => say!(
                self,
                "refuse-seat-taken",
                seat = side(*seat),
                by = self.taker(*by),
            ),
            Refusal::SeatYours { seat } => say!(self, "refuse-seat-yours", seat = side(*seat)),
            Refusal::RankedSeat { seat } => say!(self, "refuse-ranked-seat", seat = side(*seat)),
            Refusal::SeatFree { seat } => say!(self, "refuse-seat-free", seat = side(*seat)),
            Refusal::NoSuchSeat { seat } => {
                say!(self, "refuse-no-such-seat", seat = self.color(*seat))
            }
            Refusal::AllSeatsTaken => say!(self, "refuse-all-seats-taken"),
            Refusal::NotSeated => say!(self, "refuse-not-seated"),
            Refusal::NotYourSeat { seat } => {
                say!(self, "refuse-not-your-seat", seat = side(*seat))
            }
            Refusal::WhichSeat { seats } => {
                let seats: Vec<String> = seats.iter().map(|&seat| side(seat)).collect();
                say!(self, "refuse-which-seat", seats = self.list(&seats))
            }
            Refusal::NotHost { host } => say!(self, "refuse-not-host", host = self.person(*host)),
            Refusal::NobodySeated => say!(self, "refuse-nobody-seated"),
            Refusal::RankedPeople { seats } => {
                say!(self, "refuse-ranked-people", seats = *seats)
            }
            Refusal::RankedCancel => say!(self, "refuse-ranked-cancel"),
            Refusal::NotYourTurn { seat, .. } => {
                say!(self, "refuse-not-your-turn", seat = side(*seat))
            }
            Refusal::YourTurn => say!(self, "refuse-your-turn"),
            Refusal::PremoveCondition => say!(self, "refuse-premove-condition"),
            Refusal::TooManyPremoves => say!(
                self,
                "refuse-too-many-premoves",
                most = crate::table::PREMOVES_MAX
            ),
            Refusal::NoPremove => say!(self, "refuse-no-premove"),
            Refusal::NothingToTakeBack => say!(self, "refuse-nothing-to-take-back"),
            Refusal::TooLateToTakeBack { seat } => {
                say!(self, "refuse-too-late-to-take-back", seat = side(*seat))
            }
            Refusal::TakenBackAlready => say!(self, "refuse-taken-back-already"),
            Refusal::Stale => say!(self, "refuse-stale"),
            Refusal::Move(error) => self.move_error(mode, error),
            Refusal::Rule(error) => self.rule_error(mode, *error),
            Refusal::Position(faults) => {
                let mut lines: Vec<String> = faults
                    .iter()
                    .take(FAULTS_MAX)
                    .map(|fault| format!("- {}", self.position_fault(mode, fault)))
                    .collect();
                if let Some(more @ 1..) = faults.len().checked_sub(FAULTS_MAX) {
                    lines.push(say!(self, "more-faults", count = more));
                }
                say!(self, "refuse-position", faults = lines.join("\n"))
            }
            Refusal::OfferStands { seat, offer } => say!(
                self,
                "refuse-offer-stands",
                seat = side(*seat),
                offer = offer.name(),
            ),
            Refusal::DeclinedBefore => say!(self, "refuse-declined-before"),
            Refusal::AgreedAlready => say!(self, "refuse-agreed-already"),
            Refusal::NoOffer => say!(self, "refuse-no-offer"),
            Refusal::NotAsked => say!(self, "refuse-not-asked"),
            Refusal::NothingToAsk => say!(self, "refuse-nothing-to-ask"),
            Refusal::NobodyThere { seat } => {
                say!(self, "refuse-nobody-there", seat = side(*seat))
            }
            Refusal::NotAway { seat } => say!(self, "refuse-not-away", seat = side(*seat)),
            Refusal::AlreadyAway { seat } => {
                say!(self, "refuse-already-away", seat = side(*seat))
            }
            Refusal::SeatHeld { seat, by } => say!(
                self,
                "refuse-seat-held",
                seat = side(*seat),
                by = self.person(*by)
            ),
            Refusal::OtherSide { seat } => say!(self, "refuse-other-side", seat = side(*seat)),
            Refusal::BadSettings(fault) => match fault {
                SettingsFault::ModeOfPreset(preset) => {
                    let modes = preset.row().modes.iter();
                    let modes: Vec<String> = modes.map(|&mode| self.mode(mode)).collect();
                    say!(
                        self,
                        "refuse-mode-of-preset",
                        preset = self.preset(*preset),
                        modes = self.list(&modes),
                    )
                }
                SettingsFault::Starter(seat) => {
                    say!(self, "refuse-starter", seat = self.color(*seat))
                }
                SettingsFault::MoveLimit => say!(self, "refuse-move-limit"),
                SettingsFault::Over => say!(self, "refuse-over-already"),
                SettingsFault::RankedPosition => say!(self, "refuse-ranked-position"),
                SettingsFault::OptionOfMode { option, mode } => say!(
                    self,
                    "refuse-option-of-mode",
                    option = self.option(option),
                    mode = self.mode_name(*mode),
                ),
            },
        }
    }

    fn rule_error(self, mode: Mode, error: RuleError) -> String {
        match error {
            RuleError::GameOver => say!(self, "refuse-game-over"),
            RuleError::NotYourTurn(seat) => {
                say!(self, "refuse-not-your-turn", seat = self.seat(mode, seat))
            }
            RuleError::SeatIsOut(seat) => {
                say!(self, "refuse-seat-is-out", seat = self.seat(mode, seat))
            }
            RuleError::IllegalMove(mv) => say!(self, "refuse-illegal", move = mv.to_string()),
            RuleError::NothingToClaim => say!(self, "refuse-nothing-to-claim"),
            RuleError::NotInThisMode => say!(self, "refuse-not-in-mode"),
        }
    }

    fn taker(self, by: Option<UserId>) -> String {
        by.map_or_else(|| say!(self, "the-cpu"), |user| self.person(user))
    }
}
