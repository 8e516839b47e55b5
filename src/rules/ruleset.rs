//! The rules of a game as data: modes, house rules, and the presets (RULES 8, 9).

use super::{Geometry, Role, Seat};

/// Who plays against whom, and on which board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    /// Red and Yellow against Blue and Green (RULES 1.5).
    Teams,
    /// Everyone for points (RULES 5).
    Solo,
    /// Ordinary chess for two: Red's side plays White, Yellow's plays Black (RULES 9).
    Classic,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Teams, Mode::Solo, Mode::Classic];

    /// `teams`, `solo`, `classic`: the name in records, options and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Teams => "teams",
            Mode::Solo => "solo",
            Mode::Classic => "classic",
        }
    }

    pub fn from_name(name: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.name() == name)
    }

    pub const fn geometry(self) -> Geometry {
        match self {
            Mode::Teams | Mode::Solo => Geometry::Cross,
            Mode::Classic => Geometry::Eight,
        }
    }

    /// The seats that take part, in turn order.
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Mode::Teams | Mode::Solo => &Seat::ALL,
            Mode::Classic => &[Seat::Red, Seat::Yellow],
        }
    }

    /// Whether `a` and `b`, both in play, may capture each other's pieces and give each other
    /// check (RULES 2.6, 3.1).
    pub const fn hostile(self, a: Seat, b: Seat) -> bool {
        match self {
            Mode::Teams => (a.index() ^ b.index()) & 1 == 1,
            Mode::Solo | Mode::Classic => a.index() != b.index(),
        }
    }

    /// The own rank where pawns promote (RULES 2.5).
    pub const fn promotion_rank(self) -> u8 {
        match self {
            Mode::Teams => 11,
            Mode::Solo | Mode::Classic => 8,
        }
    }

    /// What pawns may become there, the usual choice first (RULES 2.5).
    pub const fn promotions(self) -> &'static [Role] {
        match self {
            Mode::Teams | Mode::Classic => &Role::PROMOTIONS,
            Mode::Solo => &[Role::Queen],
        }
    }
}

/// How an enemy king that is left hanging falls in a team game (RULES 4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingCapture {
    /// Somebody has to make the capture.
    ByMove,
    /// The team of a seat that could make it, when to move, has won.
    Automatic,
}

/// What a resignation in a team game needs (RULES 7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resignation {
    AtOnce,
    /// The partner has to accept.
    WithConsent,
}

/// How a lead of 21 points over the last opponent ends a solo game (RULES 5.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lead {
    Automatic,
    /// The leader claims the win on its turn.
    Claim,
}

/// What stays of a seat that left a solo game (RULES 5.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaving {
    Grey,
    WalkingKing,
}

/// How repetition and the fifty-move rule draw (RULES 6.1, 6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draws {
    /// At the third time and after 50 moves, at once.
    Automatic,
    /// On claim at three and 50, at once at five and 75.
    Fide,
}

/// All that decides how a game is judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    pub mode: Mode,
    pub starter: Seat,
    pub king_capture: KingCapture,
    pub resignation: Resignation,
    pub lead: Lead,
    pub leaving: Leaving,
    pub draws: Draws,
    /// Plies of all seats together after which the game ends (RULES 6.5).
    pub move_limit: Option<u32>,
}

/// A named set of house rules (RULES 9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Preset {
    Vierschach,
    Negyszemelyes,
    Reference,
    Classic,
}

/// One row of [`PRESETS`].
#[derive(Debug)]
pub struct PresetRow {
    pub preset: Preset,
    /// The name in records and options.
    pub name: &'static str,
    /// The modes it knows, its usual one first.
    pub modes: &'static [Mode],
    /// Whether the next game in a channel starts with the next seat (RULES 1.6).
    pub rotate_starter: bool,
    /// Its house rules, in its usual mode.
    pub rules: Ruleset,
}

/// The house rules of preset vierschach, from which the others differ.
const VIERSCHACH: Ruleset = Ruleset {
    mode: Mode::Teams,
    starter: Seat::Red,
    king_capture: KingCapture::ByMove,
    resignation: Resignation::AtOnce,
    lead: Lead::Automatic,
    leaving: Leaving::Grey,
    draws: Draws::Automatic,
    move_limit: None,
};

/// Every difference between the presets: nothing else in the program asks for a preset's name.
pub const PRESETS: [PresetRow; 4] = [
    PresetRow {
        preset: Preset::Vierschach,
        name: "vierschach",
        modes: &[Mode::Teams, Mode::Solo],
        rotate_starter: true,
        rules: VIERSCHACH,
    },
    PresetRow {
        preset: Preset::Negyszemelyes,
        name: "negyszemelyes",
        modes: &[Mode::Teams],
        rotate_starter: false,
        rules: Ruleset {
            starter: Seat::Yellow,
            king_capture: KingCapture::Automatic,
            resignation: Resignation::WithConsent,
            ..VIERSCHACH
        },
    },
    PresetRow {
        preset: Preset::Reference,
        name: "reference",
        modes: &[Mode::Teams, Mode::Solo],
        rotate_starter: false,
        rules: Ruleset {
            lead: Lead::Claim,
            leaving: Leaving::WalkingKing,
            ..VIERSCHACH
        },
    },
    PresetRow {
        preset: Preset::Classic,
        name: "classic",
        modes: &[Mode::Classic],
        rotate_starter: false,
        rules: Ruleset {
            mode: Mode::Classic,
            draws: Draws::Fide,
            ..VIERSCHACH
        },
    },
];

impl Preset {
    pub fn row(self) -> &'static PresetRow {
        PRESETS
            .iter()
            .find(|row| row.preset == self)
            .expect("every preset has a row")
    }

    pub fn name(self) -> &'static str {
        self.row().name
    }

    pub fn from_name(name: &str) -> Option<Preset> {
        PRESETS
            .iter()
            .find(|row| row.name == name)
            .map(|row| row.preset)
    }

    /// The preset of a mode where nobody named one: the first that knows it.
    pub fn usual(mode: Mode) -> Preset {
        PRESETS
            .iter()
            .find(|row| row.modes.contains(&mode))
            .expect("every mode has a preset")
            .preset
    }

    /// Its house rules for `mode`; `None` where it does not know that mode.
    pub fn ruleset(self, mode: Mode) -> Option<Ruleset> {
        let row = self.row();
        row.modes
            .contains(&mode)
            .then_some(Ruleset { mode, ..row.rules })
    }
}
