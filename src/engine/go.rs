//! What the command `go` of the engine protocol asks for.

use std::time::Duration;

/// What `go` asks for.
#[derive(Clone, Copy, Default)]
pub(super) struct Go {
    pub(super) time: Option<Duration>,
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) perft: Option<u32>,
    infinite: bool,
}

impl Go {
    /// The words after `go`; without any it thinks until told to stop. Words that mean nothing here
    /// are passed over, as UCI asks, if some other says when to end.
    pub(super) fn read(words: &[&str]) -> Result<Go, String> {
        let mut go = Go::default();
        let some_word = !words.is_empty();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut number = || {
                let number = words.next().and_then(|number| number.parse::<u64>().ok());
                number.ok_or_else(|| format!("go {word} needs a number"))
            };
            let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
            match word {
                "movetime" => go.time = Some(Duration::from_millis(number()?)),
                "depth" => go.depth = Some(small(number()?)),
                "nodes" => go.nodes = Some(number()?),
                "perft" => go.perft = Some(small(number()?)),
                "infinite" => go.infinite = true,
                _ => {}
            }
        }
        if some_word && !go.infinite && !go.is_bounded() {
            return Err("go takes movetime, depth, nodes, perft or infinite".into());
        }
        Ok(go)
    }

    /// Whether it ends by itself.
    pub(super) fn is_bounded(&self) -> bool {
        self.time.is_some() || self.depth.is_some() || self.nodes.is_some() || self.perft.is_some()
    }
}
