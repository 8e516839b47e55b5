//! The CPU player.

use std::time::Instant;

use vierschach::cpu::{Budget, Memory, think};
use vierschach::rules::{Game, Mode, Preset};

#[test]
fn timing() {
    let game = Game::new(Preset::Vierschach.ruleset(Mode::Teams).unwrap());
    let memory = Memory::new(32);
    #[expect(clippy::disallowed_methods)]
    let start = Instant::now();
    think(&game, &memory, Budget::nodes(2_000_000), &mut |t| {
        let line: Vec<String> = t.line.iter().map(ToString::to_string).collect();
        let ms = start.elapsed().as_millis() as u64;
        println!(
            "{} {} {} {}ms {}k {}",
            t.depth,
            t.score,
            t.nodes,
            ms,
            t.nodes / ms.max(1),
            line.join(" ")
        );
    });
}
