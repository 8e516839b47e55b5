//! `/game`: from the lobby to the end.

use poise::serenity_prelude as serenity;

use super::{
    super::{
        context::{CommandError, Context, Data, Source},
        threads,
    },
    TypeSetter,
    choices::{LevelChoice, SeatChoice, new_game_option},
    parameter, run,
};
use crate::chat::{BadOption, NEW_GAME_OPTIONS, NewGame, Request};

/// The command with the options of `new` from the one table that lists them.
pub(super) fn game() -> poise::Command<Data, CommandError> {
    let mut command = group();
    for sub in &mut command.subcommands {
        if sub.name == "new" {
            sub.parameters = NEW_GAME_OPTIONS
                .iter()
                .zip(TYPES)
                .map(|(row, setter)| parameter(row.name, row.description, setter))
                .collect();
        }
    }
    command
}

/// For each row of [`NEW_GAME_OPTIONS`]; poise wants plain functions, which capture nothing.
const TYPES: [TypeSetter; NEW_GAME_OPTIONS.len()] = [
    new_game_option::<0>,
    new_game_option::<1>,
    new_game_option::<2>,
    new_game_option::<3>,
    new_game_option::<4>,
    new_game_option::<5>,
    new_game_option::<6>,
    new_game_option::<7>,
    new_game_option::<8>,
    new_game_option::<9>,
    new_game_option::<10>,
    new_game_option::<11>,
    new_game_option::<12>,
    new_game_option::<13>,
    new_game_option::<14>,
    new_game_option::<15>,
    new_game_option::<16>,
];

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
            serenity::ResolvedValue::Integer(value) => value.to_string(),
            serenity::ResolvedValue::String(value) => value.to_owned(),
            serenity::ResolvedValue::Boolean(value) => value.to_string(),
            _ => String::new(),
        };
        if let Err(error) = game.set(option.name, &value) {
            bad = Some(error);
        }
    }
    let in_thread = Source::of_command(context.interaction).parent.is_some();
    let request = match bad {
        Some(bad) => Request::Misread(bad),
        None if game.wants_thread() && !in_thread => return threads::open(context, game).await,
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
    let request = SeatChoice::ask_with(seat.as_ref(), |seat| Request::Join { seat });
    run(context, request).await
}

/// Give up your seats before the game starts
#[poise::command(slash_command, guild_only)]
async fn leave(
    context: Context<'_>,
    #[description = "Which seat (default: all of yours)"] seat: Option<SeatChoice>,
) -> Result<(), CommandError> {
    let request = SeatChoice::ask_with(seat.as_ref(), |seat| Request::Leave { seat });
    run(context, request).await
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

/// Put the CPU on a free or abandoned seat (host)
#[poise::command(slash_command, guild_only)]
async fn cpu(
    context: Context<'_>,
    #[description = "Which seat"] seat: SeatChoice,
    #[description = "How well it plays; none frees the seat again"] level: LevelChoice,
) -> Result<(), CommandError> {
    let request = Request::Cpu {
        seat: seat.0,
        level: level.0,
    };
    run(context, seat.ask(request)).await
}

/// Let the CPU play for you until you come back
#[poise::command(slash_command, guild_only)]
async fn away(
    context: Context<'_>,
    #[description = "Moderators: the seat of somebody who does not come"] seat: Option<SeatChoice>,
) -> Result<(), CommandError> {
    let request = SeatChoice::ask_with(seat.as_ref(), |seat| Request::Away { seat });
    run(context, request).await
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
    let request = Request::TakeOver { seat: seat.0 };
    run(context, seat.ask(request)).await
}
