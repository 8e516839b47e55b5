//! How long to think.

/// What ends a search, whichever comes first.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Plies of full width; 0 is taken as 1.
    pub depth: u32,
    /// Positions looked at. With nothing but this (and one thread) a search is repeatable.
    pub nodes: u64,
    /// Asked every 512 nodes, half a millisecond or so, whether to stop.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'static> {
    pub fn nodes(nodes: u64) -> Budget<'static> {
        Budget {
            depth: u32::MAX,
            nodes,
            stop: &|| false,
        }
    }

    pub fn depth(depth: u32) -> Budget<'static> {
        Budget {
            depth,
            nodes: u64::MAX,
            stop: &|| false,
        }
    }
}
