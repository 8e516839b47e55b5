//! A position's text in the format of its board: FEN4 on the cross, FEN on 8×8.

use super::{fen, fen4};
use crate::rules::{Game, Geometry, Mode, Position, Ruleset, Setup, SetupFault};

/// What is wrong with the text of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionFault {
    #[error(transparent)]
    Fen4(#[from] fen4::Fen4Fault),
    #[error(transparent)]
    Fen(#[from] fen::FenFault),
    #[error(transparent)]
    Setup(#[from] SetupFault),
}

/// Reads the text of a position of `mode`; whether it can stand on a board is for
/// [`Setup::check`].
///
/// Castling and en passant rights that no piece has any more are dropped: other programs go on
/// writing them.
pub fn read_position(text: &str, mode: Mode) -> Result<Setup, Vec<PositionFault>> {
    let mut setup = match mode.geometry() {
        Geometry::Cross => fen4::read(text, mode).map_err(all)?,
        Geometry::Eight => fen::read(text).map_err(all)?,
    };
    setup.drop_void_rights();
    Ok(setup)
}

/// Writes a position; [`read_position`] reads it again.
pub fn write_position(setup: &Setup) -> String {
    match setup.mode.geometry() {
        Geometry::Cross => fen4::write(setup),
        Geometry::Eight => fen::write(setup),
    }
}

impl Position {
    /// The position of a text; every fault of one that cannot be.
    pub fn from_text(text: &str, mode: Mode) -> Result<Position, Vec<PositionFault>> {
        read_position(text, mode)?.check().map_err(all)
    }
}

impl Game {
    /// A game that starts from the position of a text.
    pub fn from_text(rules: Ruleset, text: &str) -> Result<Game, Vec<PositionFault>> {
        Game::from_setup(rules, &read_position(text, rules.mode)?).map_err(all)
    }
}

/// Faults of any kind as faults of a position.
fn all<F: Into<PositionFault>>(faults: Vec<F>) -> Vec<PositionFault> {
    faults.into_iter().map(Into::into).collect()
}
