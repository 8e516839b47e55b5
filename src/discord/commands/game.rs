//! `/game`: from the lobby to the end.

use poise::serenity_prelude as serenity;

use super::{
    super::context::{CommandError, Context, Data},
    SeatChoice, run,
};
use crate::{
    chat::{BadOption, NEW_GAME_OPTIONS, NewGame, OptionRow, Request},
    cpu::Level,
};

/// The command with the options of `new` from the one table that lists them.
pub(super) fn game() -> poise::Command<Data, CommandError> {
    let mut command = group();
    for sub in &mut command.subcommands {
        if sub.name == "new" {
            sub.parameters = NEW_GAME_OPTIONS.iter().map(parameter).collect();
        }
    }
    command
}

fn parameter(row: &OptionRow) -> poise::CommandParameter<Data, CommandError> {
    poise::CommandParameter {
        name: row.name.into(),
        name_localizations: vec![].into(),
        description: Some(row.description.into()),
        description_localizations: vec![].into(),
        required: false,
        channel_types: None,
        choices: row
            .choices
            .iter()
            .map(|&choice| poise::CommandParameterChoice {
                name: choice.into(),
                localizations: vec![].into(),
                __non_exhaustive: (),
            })
            .collect(),
        type_setter: Some(if !row.choices.is_empty() {
            |option| option.kind(serenity::CommandOptionType::Integer)
        } else if row.name == "move_limit" {
            |option| {
                option
                    .kind(serenity::CommandOptionType::Integer)
                    .min_int_value(1)
                    .max_int_value(10_000)
            }
        } else {
            |option| {
                option
                    .kind(serenity::CommandOptionType::String)
                    .max_length(4000)
            }
        }),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Four-player chess in this channel
#[poise::command(
    slash_command,
    guild_only,
    rename = "game",
    subcommands(
        "new", "join", "leave", "start", "cancel", "cpu", "away", "back", "takeover"
    ),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a group is never called itself")]
async fn group(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Open a game: people take seats, then you start it
#[poise::command(slash_command, guild_only)]
async fn new(context: Context<'_>) -> Result<(), CommandError> {
    let mut game = NewGame::default();
    let mut bad: Option<BadOption> = None;
    for option in context.args {
        let value = match option.value {
            serenity::ResolvedValue::Integer(value) => {
                let row = NEW_GAME_OPTIONS.iter().find(|row| row.name == option.name);
                let choice = row.and_then(|row| row.choices.get(usize::try_from(value).ok()?));
                choice.map_or_else(|| value.to_string(), |choice| (*choice).to_owned())
            }
            serenity::ResolvedValue::String(value) => value.to_owned(),
            _ => String::new(),
        };
        if let Err(error) = game.set(option.name, &value) {
            bad = Some(error);
        }
    }
    let request = match bad {
        Some(bad) => Request::Misread(bad),
        None => Request::New(Box::new(game)),
    };
    run(context, request).await
}

/// Take a seat
#[poise::command(slash_command, guild_only)]
async fn join(
    context: Context<'_>,
    #[description = "Which seat (default: a free one)"] seat: Option<SeatChoice>,
) -> Result<(), CommandError> {
    let seat = seat.map(Into::into);
    run(context, Request::Join { seat }).await
}

/// Give up your seats before the game starts
#[poise::command(slash_command, guild_only)]
async fn leave(
    context: Context<'_>,
    #[description = "Which seat (default: all of yours)"] seat: Option<SeatChoice>,
) -> Result<(), CommandError> {
    let seat = seat.map(Into::into);
    run(context, Request::Leave { seat }).await
}

/// Start the game (host)
#[poise::command(slash_command, guild_only)]
async fn start(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::Start).await
}

/// Call the game off (host, or moderators)
#[poise::command(slash_command, guild_only)]
async fn cancel(
    context: Context<'_>,
    #[description = "Why: shown in the channel"]
    #[max_length = 200]
    reason: Option<String>,
) -> Result<(), CommandError> {
    run(context, Request::Cancel { reason }).await
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum LevelChoice {
    #[name = "easy"]
    Easy,
    #[name = "medium"]
    Medium,
    #[name = "hard"]
    Hard,
    #[name = "master"]
    Master,
    #[name = "none"]
    None,
}

/// Put the CPU on a free or abandoned seat (host)
#[poise::command(slash_command, guild_only)]
async fn cpu(
    context: Context<'_>,
    #[description = "Which seat"] seat: SeatChoice,
    #[description = "How well it plays; none frees the seat again"] level: LevelChoice,
) -> Result<(), CommandError> {
    let level = match level {
        LevelChoice::Easy => Some(Level::Easy),
        LevelChoice::Medium => Some(Level::Medium),
        LevelChoice::Hard => Some(Level::Hard),
        LevelChoice::Master => Some(Level::Master),
        LevelChoice::None => None,
    };
    let seat = seat.into();
    run(context, Request::Cpu { seat, level }).await
}

/// Let the CPU play for you until you come back
#[poise::command(slash_command, guild_only)]
async fn away(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::Away).await
}

/// Take your seat back from the CPU
#[poise::command(slash_command, guild_only)]
async fn back(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::Back).await
}

/// Take over a seat that the CPU plays
#[poise::command(slash_command, guild_only)]
async fn takeover(
    context: Context<'_>,
    #[description = "Which seat"] seat: SeatChoice,
) -> Result<(), CommandError> {
    let seat = seat.into();
    run(context, Request::TakeOver { seat }).await
}
