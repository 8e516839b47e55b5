//! `/rules`: the rules of this channel's game as it is set, section by section.

use super::{Answer, Ask, ButtonAction, ButtonId, Chat, Choice, File, Menu};
use crate::{
    app::Error,
    render::{Diagram, Theme},
    rules::{Mode, Preset},
    table::{Settings, TableId, Turn},
    words::{Section, say},
};

impl Chat {
    /// A section of the rules of this channel's game; of a mode's usual rules if one is named, or
    /// if there is no game.
    pub(super) async fn rules(
        &self,
        ask: &Ask,
        mode: Option<Mode>,
        section: Option<Section>,
    ) -> Result<Answer, Error> {
        let table = match (mode, self.app.table(ask.place.channel).await) {
            (Some(_), _) | (None, Err(Error::NoGame)) => None,
            (None, Ok((id, table))) => Some((id, table.settings().clone())),
            (None, Err(error)) => return Err(error),
        };
        let usual = usual(mode.unwrap_or(Mode::Teams));
        Ok(match &table {
            Some((id, settings)) => show(ask, Some(*id), settings, section),
            None => show(ask, None, &usual, section),
        })
    }

    /// Another section, of the game that the menu was made for.
    pub(super) async fn more_rules(
        &self,
        ask: &Ask,
        menu: ButtonId,
        mode: Mode,
        value: &str,
    ) -> Result<Answer, Error> {
        let section = Section::from_name(value);
        if menu.table == TableId(0) {
            return Ok(show(ask, None, &usual(mode), section));
        }
        let id = self.table_of(ask, Some(menu.table)).await?;
        let (table, _) = self.app.load(id).await?;
        Ok(show(ask, Some(id), table.settings(), section))
    }
}

fn usual(mode: Mode) -> Settings {
    Settings::new(Preset::usual(mode), mode).expect("the usual preset of a mode knows it")
}

/// The diagrams of a section, as the mode plays.
fn diagrams(section: Section, mode: Mode) -> &'static [Diagram] {
    // They show the cross.
    if mode == Mode::Classic {
        return &[];
    }
    match (mode, section) {
        (_, Section::Board) => &[Diagram::Setup],
        (_, Section::Pieces) => &[Diagram::Corner],
        (Mode::Teams, Section::Pawns) => {
            &[Diagram::Pawn, Diagram::EnPassant, Diagram::PromotionTeams]
        }
        (Mode::Solo, Section::Pawns) => {
            &[Diagram::Pawn, Diagram::EnPassant, Diagram::PromotionSolo]
        }
        (_, Section::Castling) => &[Diagram::Castling],
        (_, Section::Check) => &[Diagram::Check, Diagram::KingCapture],
        (Mode::Teams, Section::Winning) => &[Diagram::Mate],
        (Mode::Solo, Section::Winning) => &[Diagram::Mate, Diagram::Grey],
        (_, _) => &[],
    }
}

/// One section, with a menu of all; the table is that of a game, or the rules are the usual ones.
fn show(
    ask: &Ask,
    table: Option<TableId>,
    settings: &Settings,
    section: Option<Section>,
) -> Answer {
    let words = ask.words();
    let mode = settings.rules.mode;
    let sections = Section::of(mode);
    let (section, lacking) = match section {
        Some(section) if sections.contains(&section) => (section, None),
        // Points win a game: what does so here is the nearest to them.
        Some(lacking) => (Section::Winning, Some(lacking)),
        None => (sections[0], None),
    };
    let name = |section: Section| say!(words, "rules-section", section = section.name());
    let title = say!(
        words,
        "rules-title",
        game = words.title(settings),
        section = name(section),
    );
    let title = if table.is_some() {
        title
    } else {
        format!("{title} {}", say!(words, "rules-usual"))
    };
    let lacking = lacking.map(|lacking| {
        let mode = words.mode_name(mode);
        say!(words, "rules-lacking", mode = mode, section = name(lacking))
    });
    let mut lines: Vec<String> = lacking.into_iter().chain([title]).collect();
    lines.extend(words.rulebook(section, settings));
    let drawn = diagrams(section, mode).iter().map(|diagram| File {
        name: format!("{}.png", diagram.name()),
        bytes: diagram.draw(Theme::Default).png(),
        alt: Some(say!(words, "diagram", diagram = diagram.name())),
    });
    Answer {
        files: drawn.collect(),
        menus: vec![Menu {
            id: ButtonId {
                table: table.unwrap_or(TableId(0)),
                turn: Turn(0),
                action: ButtonAction::Rules(mode),
            },
            placeholder: say!(words, "rules-choose"),
            options: sections
                .iter()
                .map(|&section| Choice {
                    label: name(section),
                    value: section.name().to_owned(),
                })
                .collect(),
        }],
        ..Answer::say(lines.join("\n"))
    }
}
