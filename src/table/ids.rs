//! Who and where, as numbers that cannot be mixed up.

/// A person, by their Discord user id; in the terminal, by a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UserId(pub u64);

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
