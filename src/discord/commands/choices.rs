//! Options with a fixed list of words. They are sent as words, not as places in the list, so a
//! client that still shows an older list cannot mean something else.

use poise::serenity_prelude as serenity;

use crate::{
    chat::{
        LanguageSetting, NEW_GAME_OPTIONS, Request, SEAT_NAMES, SETTINGS, Shape, Theme, Topic,
        seat_named,
    },
    cpu::Level,
    rules::{Mode, Seat},
    words::Section,
};

/// A seat, and the name that it was called by.
pub(super) struct SeatChoice(pub(super) Seat, String);

impl SeatChoice {
    /// A request about this seat.
    pub(super) fn ask(&self, request: Request) -> Request {
        request.about(&self.1)
    }

    /// A request about a seat, or about none in particular.
    pub(super) fn ask_with(
        choice: Option<&SeatChoice>,
        request: impl FnOnce(Option<Seat>) -> Request,
    ) -> Request {
        let request = request(choice.map(|choice| choice.0));
        match choice {
            Some(choice) => choice.ask(request),
            None => request,
        }
    }
}

/// A level of the CPU, or `none`.
pub(super) struct LevelChoice(pub(super) Option<Level>);

/// The colours of a picture.
pub(super) struct ThemeChoice(pub(super) Theme);

/// A topic of `/help`.
pub(super) struct TopicChoice(pub(super) Topic);

/// A section of the rules.
pub(super) struct SectionChoice(pub(super) Section);

/// Teams, solo or classic.
pub(super) struct ModeChoice(pub(super) Mode);

const NO_LEVEL: &str = "none";

#[serenity::async_trait]
impl poise::SlashArgument for SeatChoice {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<SeatChoice, poise::SlashArgError> {
        let name = word(value)?;
        let seat = seat_named(name).ok_or_else(mismatch)?;
        Ok(SeatChoice(seat, name.to_owned()))
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        words(option, SEAT_NAMES.into_iter().map(|(name, _)| name))
    }
}

#[serenity::async_trait]
impl poise::SlashArgument for LevelChoice {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<LevelChoice, poise::SlashArgError> {
        match word(value)? {
            NO_LEVEL => Ok(LevelChoice(None)),
            name => {
                let level = Level::from_name(name).ok_or_else(mismatch)?;
                Ok(LevelChoice(Some(level)))
            }
        }
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let levels = Level::ALL.into_iter().map(Level::name);
        words(option, levels.chain([NO_LEVEL]))
    }
}

#[serenity::async_trait]
impl poise::SlashArgument for ThemeChoice {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<ThemeChoice, poise::SlashArgError> {
        let theme = Theme::from_name(word(value)?).ok_or_else(mismatch)?;
        Ok(ThemeChoice(theme))
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        words(option, Theme::ALL.into_iter().map(Theme::name))
    }
}

#[serenity::async_trait]
impl poise::SlashArgument for TopicChoice {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<TopicChoice, poise::SlashArgError> {
        let topic = Topic::from_name(word(value)?).ok_or_else(mismatch)?;
        Ok(TopicChoice(topic))
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        words(option, Topic::ALL.into_iter().map(Topic::name))
    }
}

#[serenity::async_trait]
impl poise::SlashArgument for SectionChoice {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<SectionChoice, poise::SlashArgError> {
        let section = Section::from_name(word(value)?).ok_or_else(mismatch)?;
        Ok(SectionChoice(section))
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        words(option, Section::all().map(Section::name))
    }
}

#[serenity::async_trait]
impl poise::SlashArgument for ModeChoice {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<ModeChoice, poise::SlashArgError> {
        let mode = Mode::from_name(word(value)?).ok_or_else(mismatch)?;
        Ok(ModeChoice(mode))
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        words(option, Mode::ALL.into_iter().map(Mode::name))
    }
}

/// The type of option number `N` of `/game new`.
pub(super) fn new_game_option<const N: usize>(
    option: serenity::CreateCommandOption,
) -> serenity::CreateCommandOption {
    let row = &NEW_GAME_OPTIONS[N];
    if row.name == "move_limit" {
        option
            .kind(serenity::CommandOptionType::Integer)
            .min_int_value(1)
            .max_int_value(10_000)
    } else if row.choices == ["true", "false"] {
        option.kind(serenity::CommandOptionType::Boolean)
    } else if row.choices.is_empty() {
        option
            .kind(serenity::CommandOptionType::String)
            .max_length(4000)
    } else {
        words(option, row.choices.iter().copied())
    }
}

/// The type of the option for setting number `N`.
pub(super) fn setting_option<const N: usize>(
    option: serenity::CreateCommandOption,
) -> serenity::CreateCommandOption {
    let row = &SETTINGS[N];
    match row.shape {
        Shape::Switch | Shape::Menu => words(option, row.choices.iter().copied()),
        Shape::Language => languages(option),
        Shape::Hours | Shape::Zone => option
            .kind(serenity::CommandOptionType::String)
            .max_length(64),
    }
}

/// Each language is called by its own name.
fn languages(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
    let option = option.kind(serenity::CommandOptionType::String);
    LanguageSetting::all().fold(option, |option, setting| {
        let name = match setting {
            LanguageSetting::Auto => setting.name().to_owned(),
            LanguageSetting::Always(language) => language.words().own_name(),
        };
        option.add_string_choice(name, setting.name())
    })
}

fn words<'a>(
    option: serenity::CreateCommandOption,
    words: impl Iterator<Item = &'a str>,
) -> serenity::CreateCommandOption {
    words.fold(
        option.kind(serenity::CommandOptionType::String),
        |option, word| option.add_string_choice(word, word),
    )
}

#[expect(clippy::result_large_err, reason = "poise's own error")]
fn word<'a>(value: &serenity::ResolvedValue<'a>) -> Result<&'a str, poise::SlashArgError> {
    match *value {
        serenity::ResolvedValue::String(word) => Ok(word),
        _ => Err(mismatch()),
    }
}

/// What was sent is not what is registered: the client has another version.
fn mismatch() -> poise::SlashArgError {
    poise::SlashArgError::new_command_structure_mismatch("an option of another version")
}
