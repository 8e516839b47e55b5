//! The settings of a table as words on disk: `key=value`, the position last because it may hold
//! blanks. A key that is missing has its usual value, so that old rows stay readable.

use std::fmt::Write as _;

use crate::{
    cpu::Level,
    rules::{Draws, KingCapture, Lead, Leaving, Mode, Preset, Resignation, Seat},
    table::{OnTimeout, Settings, TimeLimit},
};

pub(super) fn encode(settings: &Settings) -> String {
    let rules = &settings.rules;
    let mut text = format!(
        "mode={} preset={} starter={} king-capture={} resignation={} lead={} leaving={} draws={} \
         on-timeout={} cpu={} show-moves={} hints={} ranked={} thread={}",
        rules.mode.name(),
        settings.preset.name(),
        rules.starter,
        name_of(&KING_CAPTURE, rules.king_capture),
        name_of(&RESIGNATION, rules.resignation),
        name_of(&LEAD, rules.lead),
        name_of(&LEAVING, rules.leaving),
        name_of(&DRAWS, rules.draws),
        settings.on_timeout.name(),
        settings.cpu.name(),
        name_of(&SWITCH, settings.show_moves),
        name_of(&SWITCH, settings.hints),
        name_of(&SWITCH, settings.ranked),
        name_of(&SWITCH, settings.thread),
    );
    if let Some(limit) = rules.move_limit {
        write!(text, " move-limit={limit}").expect("writing to a string");
    }
    if let Some(limit) = settings.time_limit {
        write!(text, " time={}", limit.name()).expect("writing to a string");
    }
    if let Some(position) = &settings.position {
        write!(text, " position={position}").expect("writing to a string");
    }
    text
}

pub(super) fn decode(text: &str) -> Option<Settings> {
    let (words, position) = match text.split_once(" position=") {
        Some((words, position)) => (words, Some(position.to_owned())),
        None => (text, None),
    };
    let pairs: Vec<(&str, &str)> = words
        .split(' ')
        .map(|word| word.split_once('='))
        .collect::<Option<_>>()?;
    let value = |key: &str| {
        pairs
            .iter()
            .find(|(name, _)| *name == key)
            .map(|(_, value)| *value)
    };
    let mode = Mode::from_name(value("mode")?)?;
    let preset = Preset::from_name(value("preset")?)?;
    // A row in the preset's usual mode shows its other values even if the pair was dropped since.
    let mut settings = Settings::new(preset, mode).or_else(|| {
        let usual = preset.row().rules.mode;
        let mut settings = Settings::new(preset, usual)?;
        settings.rules.mode = mode;
        Some(settings)
    })?;
    let rules = &mut settings.rules;
    for &(key, value) in &pairs {
        match key {
            "starter" => rules.starter = Seat::from_name(value)?,
            "king-capture" => rules.king_capture = named(&KING_CAPTURE, value)?,
            "resignation" => rules.resignation = named(&RESIGNATION, value)?,
            "lead" => rules.lead = named(&LEAD, value)?,
            "leaving" => rules.leaving = named(&LEAVING, value)?,
            "draws" => rules.draws = named(&DRAWS, value)?,
            "move-limit" => rules.move_limit = Some(value.parse().ok()?),
            "time" => settings.time_limit = Some(TimeLimit::from_name(value)?),
            "on-timeout" => settings.on_timeout = OnTimeout::from_name(value)?,
            "cpu" => settings.cpu = Level::from_name(value)?,
            "show-moves" => settings.show_moves = named(&SWITCH, value)?,
            "hints" => settings.hints = named(&SWITCH, value)?,
            "ranked" => settings.ranked = named(&SWITCH, value)?,
            "thread" => settings.thread = named(&SWITCH, value)?,
            _ => {}
        }
    }
    settings.position = position;
    Some(settings)
}

type Names<T> = [(T, &'static str); 2];

const KING_CAPTURE: Names<KingCapture> = [
    (KingCapture::ByMove, "by-move"),
    (KingCapture::Automatic, "automatic"),
];
const RESIGNATION: Names<Resignation> = [
    (Resignation::AtOnce, "at-once"),
    (Resignation::WithConsent, "with-consent"),
];
const LEAD: Names<Lead> = [(Lead::Automatic, "automatic"), (Lead::Claim, "claim")];
const LEAVING: Names<Leaving> = [
    (Leaving::Grey, "grey"),
    (Leaving::WalkingKing, "walking-king"),
];
const DRAWS: Names<Draws> = [(Draws::Automatic, "automatic"), (Draws::Fide, "fide")];
const SWITCH: Names<bool> = [(true, "on"), (false, "off")];

fn name_of<T: PartialEq + Copy>(names: &Names<T>, value: T) -> &'static str {
    if names[0].0 == value {
        names[0].1
    } else {
        names[1].1
    }
}

fn named<T: Copy>(names: &Names<T>, name: &str) -> Option<T> {
    let row = names.iter().find(|(_, word)| *word == name)?;
    Some(row.0)
}
