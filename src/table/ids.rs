//! Who and where, as numbers that cannot be mixed up.

/// A person, by their Discord user id; in the terminal, by a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UserId(pub u64);

impl UserId {
    /// Ids of Discord have this bit clear until the year 2084.
    const FORGOTTEN: u64 = 1 << 63;

    /// What stands for the `number`th person who asked to be forgotten: each has one of their
    /// own, so that the games of others still tell four players apart.
    pub const fn forgotten(number: u64) -> UserId {
        UserId(UserId::FORGOTTEN | number)
    }

    /// Whether this stands for somebody who asked to be forgotten.
    pub const fn is_forgotten(self) -> bool {
        self.0 & UserId::FORGOTTEN != 0
    }
}

/// A channel or thread. A channel has at most one running table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ChannelId(pub u64);

/// A server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GuildId(pub u64);

/// A table: one game in one channel, from its lobby to its end. Rows are numbered from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub i64);

/// The number of a turn of a game, from 1. It grows whenever a seat is to move, so a button, a
/// timer or a CPU that carries an old one is seen to be late.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turn(pub u32);
