//! How much a search has used of what it may use.

use super::{budget::Budget, memory::Memory};

/// Positions between two looks at whether to stop.
const BETWEEN_LOOKS: u64 = 512;

/// Of one search of one thread.
pub(super) struct Meter<'a> {
    memory: &'a Memory,
    budget: Budget<'a>,
    /// Positions looked at.
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

impl<'a> Meter<'a> {
    pub(super) fn new(memory: &'a Memory, budget: Budget<'a>) -> Meter<'a> {
        Meter {
            memory,
            budget,
            nodes: 0,
            stopped: false,
        }
    }

    /// Begins anew, with the same budget.
    pub(super) fn reset(&mut self) {
        self.nodes = 0;
        self.stopped = false;
    }

    /// Counts a node; true when it is time to stop.
    #[inline]
    pub(super) fn count(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN_LOOKS) {
            self.memory.make_room(BETWEEN_LOOKS);
            self.stopped = (self.budget.stop)();
        }
        self.stopped |= self.nodes >= self.budget.nodes;
        self.stopped
    }
}
