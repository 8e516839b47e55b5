//! Lets the CPU play against itself and writes the games, as tests/data/pictures/games has them:
//! `cargo run --release --no-default-features --example self_play FOLDER`. The levels differ, so
//! that the games are no copies of each other and end.

use std::{env, fs, path::Path};

use vierschach::{
    cpu::{self, Level},
    notation::{
        pgn,
        pgn4::{self, Tags},
    },
    rules::{Action, BySeat, Game, Mode, Preset, Seat},
};

/// File, preset, mode, and who plays the seats.
const GAMES: [(&str, Preset, Mode, [Level; 4]); 5] = {
    use Level::{Easy, Hard, Medium};
    [
        (
            "teams.pgn4",
            Preset::Vierschach,
            Mode::Teams,
            [Hard, Hard, Hard, Hard],
        ),
        (
            "solo.pgn4",
            Preset::Vierschach,
            Mode::Solo,
            [Hard, Easy, Medium, Medium],
        ),
        (
            "long.pgn4",
            Preset::Reference,
            Mode::Solo,
            [Hard, Hard, Hard, Hard],
        ),
        (
            "walking.pgn4",
            Preset::Reference,
            Mode::Solo,
            [Medium, Medium, Easy, Hard],
        ),
        (
            "classic.pgn",
            Preset::Classic,
            Mode::Classic,
            [Hard, Easy, Medium, Easy],
        ),
    ]
};

/// Longer ones are broken off.
const PLIES: u32 = 240;

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).expect("a folder to write to");
    fs::create_dir_all(&folder)?;
    for (name, preset, mode, levels) in GAMES {
        let levels = BySeat(levels);
        let rules = preset.ruleset(mode).expect("the preset knows the mode");
        let mut game = Game::new(rules);
        let mut events = Vec::new();
        while let Some(seat) = game.turn().filter(|_| game.ply() < PLIES) {
            // Somebody leaves, so that a king walks.
            let leaves = preset == Preset::Reference && game.ply() == 25 && game.is_active(seat);
            let action = if leaves {
                Action::Resign
            } else {
                let mv = cpu::choose(&game, levels[seat], u64::from(game.ply()));
                Action::Move(mv.expect("the seat to move can move"))
            };
            events.extend(game.act(seat, action).expect("a legal move"));
        }
        let mut tags = Tags::default();
        tags.set("Event", "The CPU against itself");
        let seats: &[(&str, Seat)] = match mode {
            Mode::Classic => &[("White", Seat::Red), ("Black", Seat::Yellow)],
            _ => &[
                ("Red", Seat::Red),
                ("Blue", Seat::Blue),
                ("Yellow", Seat::Yellow),
                ("Green", Seat::Green),
            ],
        };
        for (tag, seat) in seats {
            tags.set(tag, format!("CPU ({})", levels[*seat].name()));
        }
        let text = match mode {
            Mode::Classic => pgn::write(&rules, None, &events, &tags),
            _ => pgn4::write(&rules, None, &events, &tags),
        };
        fs::write(Path::new(&folder).join(name), text)?;
    }
    Ok(())
}
