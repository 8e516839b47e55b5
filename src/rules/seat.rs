//! The four sides of the board, and values kept for each of them.

use std::{
    fmt,
    ops::{Index, IndexMut},
};

/// One of the four sides, in turn order (RULES 1.2). Classic games seat Red (White) and Yellow
/// (Black) only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    Red,
    Blue,
    Yellow,
    Green,
}

impl Seat {
    pub const ALL: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

    /// 0 for Red to 3 for Green.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat `index` places clockwise from Red; counts on past Green to Red.
    pub const fn from_index(index: usize) -> Seat {
        Seat::ALL[index & 3]
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn next(self) -> Seat {
        Seat::from_index(self.index() + 1)
    }

    /// The seat opposite: the partner in a team game (RULES 1.5).
    #[must_use]
    pub const fn opposite(self) -> Seat {
        Seat::from_index(self.index() + 2)
    }

    pub const fn team(self) -> Team {
        if self.index() & 1 == 0 {
            Team::RedYellow
        } else {
            Team::BlueGreen
        }
    }

    /// `red`, `blue`, `yellow`, `green`: the name in records and protocols, never shown to people.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "yellow", "green"][self.index()]
    }

    /// The seat of a [`name`](Seat::name).
    pub fn from_name(name: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.name() == name)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The two sides of a team game (RULES 1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Team {
    RedYellow,
    BlueGreen,
}

impl Team {
    #[must_use]
    pub const fn other(self) -> Team {
        match self {
            Team::RedYellow => Team::BlueGreen,
            Team::BlueGreen => Team::RedYellow,
        }
    }

    pub const fn seats(self) -> [Seat; 2] {
        match self {
            Team::RedYellow => [Seat::Red, Seat::Yellow],
            Team::BlueGreen => [Seat::Blue, Seat::Green],
        }
    }
}

/// A value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    pub fn new(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(value))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(f))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
