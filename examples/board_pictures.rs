//! Writes pictures to look at: `cargo run --release --no-default-features --example board_pictures
//! FOLDER`. tools/colour_vision.py makes a sheet of simulated colour blindness from them.

use std::{env, fs, path::Path};

use vierschach::{
    render::{self, BoardView, Diagram, Theme},
    rules::Seat,
};

#[path = "../tests/it/render_views.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod views;

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).expect("a folder to write to");
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let put = |name: &str, view: &BoardView, theme, width| {
        fs::write(
            folder.join(format!("{name}.png")),
            render::png(view, theme, width),
        )
    };
    for theme in Theme::ALL {
        put(theme.name(), &views::busy(), theme, 1120)?;
    }
    for width in [550, 400, 350] {
        put(
            &format!("busy_{width}"),
            &views::busy(),
            Theme::Default,
            width,
        )?;
    }
    let mut turned = views::busy();
    turned.bottom = Seat::Blue;
    put("blue", &turned, Theme::Default, 1120)?;
    put("armies", &views::armies(), Theme::Default, 1120)?;
    put("start", &views::start(), Theme::Default, 1120)?;
    put("targets", &views::targets(), Theme::Default, 1120)?;
    put("classic", &views::classic(), Theme::Default, 1120)?;
    // The one in docs.
    let teams = views::games().swap_remove(0);
    let mut board = teams[teams.len() * 3 / 4].clone();
    let plates = board.plates.0.iter_mut().flatten();
    for (plate, name) in plates.zip(["Anna", "Ben", "Cleo", "Dora"]) {
        plate.name = name.into();
    }
    put("board", &board, Theme::Default, 1120)?;
    for diagram in Diagram::ALL {
        let name = format!("rules_{}.png", diagram.name());
        fs::write(folder.join(name), diagram.draw(Theme::Default).png())?;
    }
    let film = render::film(&views::film(120), Theme::Default, render::FILM_WIDTH);
    fs::write(folder.join("film.gif"), film)
}
