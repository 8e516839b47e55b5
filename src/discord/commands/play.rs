//! `/move`, `/moves`, `/hint`, `/takeback`, `/premove`, `/board`, `/resign`, `/draw`, `/export`,
//! `/replay`: a running game; `/games`: all of one's own.

use poise::serenity_prelude as serenity;

use super::{
    super::context::{CommandError, Context, Source},
    choices::{SeatChoice, ThemeChoice},
    run, run_late,
};
use crate::{
    chat::{Choice, Request},
    table::OfferKind,
};

/// Play a move
#[poise::command(slash_command, guild_only, rename = "move")]
pub(super) async fn r#move(
    context: Context<'_>,
    #[description = "For example h2h4, Nf3 or O-O"]
    #[rename = "move"]
    #[autocomplete = "complete"]
    #[max_length = 100]
    text: String,
) -> Result<(), CommandError> {
    run(context, Request::Move { text }).await
}

async fn complete(context: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let data = context.framework.user_data().await;
    let ask = Source::of_command(context.interaction).ask(data);
    choices(data.chat.complete(&ask, typed).await)
}

/// Take your last move back, until another person has moved
#[poise::command(slash_command, guild_only)]
pub(super) async fn takeback(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::TakeBack).await
}

/// Set your next move in advance, or see and cancel what is set; nobody else sees it
#[poise::command(slash_command, guild_only)]
pub(super) async fn premove(
    context: Context<'_>,
    #[description = "Played at once when your turn comes; leave it out to see what is set"]
    #[rename = "move"]
    #[autocomplete = "complete_premove"]
    #[max_length = 100]
    text: Option<String>,
    #[description = "Only if somebody makes this move before, for example b7c7"]
    #[rename = "if"]
    #[autocomplete = "complete_expected"]
    #[max_length = 100]
    after: Option<String>,
) -> Result<(), CommandError> {
    run(context, Request::Premove { text, after }).await
}

async fn complete_premove(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let data = context.framework.user_data().await;
    let ask = Source::of_command(context.interaction).ask(data);
    choices(data.chat.complete_premove(&ask, typed).await)
}

async fn complete_expected(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let data = context.framework.user_data().await;
    let ask = Source::of_command(context.interaction).ask(data);
    choices(data.chat.complete_expected(&ask, typed).await)
}

/// Show the board again, for you alone
#[poise::command(slash_command, guild_only)]
pub(super) async fn board(
    context: Context<'_>,
    #[description = "From whose side (default: your own)"] view: Option<SeatChoice>,
    #[description = "In which colours"] theme: Option<ThemeChoice>,
    #[description = "In words and characters instead of a picture"] text: Option<bool>,
) -> Result<(), CommandError> {
    let request = SeatChoice::ask_with(view.as_ref(), |view| Request::Board {
        view,
        theme: theme.map(|choice| choice.0),
        text: text.unwrap_or(false),
    });
    run(context, request).await
}

/// Show where a piece of yours can go, and move it there
#[poise::command(slash_command, guild_only)]
pub(super) async fn moves(
    context: Context<'_>,
    #[description = "The square it stands on, for example e2"]
    #[autocomplete = "complete_square"]
    #[max_length = 100]
    square: String,
) -> Result<(), CommandError> {
    run(context, Request::Moves { square }).await
}

/// A good move for you now, and why; only you see it
#[poise::command(slash_command, guild_only)]
pub(super) async fn hint(context: Context<'_>) -> Result<(), CommandError> {
    run_late(context, Request::Hint).await
}

async fn complete_square(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let data = context.framework.user_data().await;
    let ask = Source::of_command(context.interaction).ask(data);
    choices(data.chat.complete_square(&ask, typed).await)
}

pub(super) fn choices(choices: Vec<Choice>) -> serenity::CreateAutocompleteResponse {
    let choices = choices
        .into_iter()
        .map(|choice| serenity::AutocompleteChoice::new(choice.label, choice.value))
        .collect();
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

/// Resign; you are asked once more
#[poise::command(slash_command, guild_only)]
pub(super) async fn resign(
    context: Context<'_>,
    #[description = "Which seat, if you have several"] seat: Option<SeatChoice>,
) -> Result<(), CommandError> {
    let request = SeatChoice::ask_with(seat.as_ref(), |seat| Request::Resign { seat });
    run(context, request).await
}

/// Offer, answer or claim a draw
#[poise::command(
    slash_command,
    guild_only,
    subcommands("offer", "accept", "decline", "claim"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a group is never called itself")]
pub(super) async fn draw(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Offer a draw to everyone
#[poise::command(slash_command, guild_only)]
async fn offer(context: Context<'_>) -> Result<(), CommandError> {
    let kind = OfferKind::Draw;
    run(context, Request::Offer { kind }).await
}

/// Accept the offer on the table
#[poise::command(slash_command, guild_only)]
async fn accept(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::AnswerOffer { accept: true }).await
}

/// Decline the offer on the table
#[poise::command(slash_command, guild_only)]
async fn decline(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::AnswerOffer { accept: false }).await
}

/// Claim what the rules give you now: a draw, or a win by a lead
#[poise::command(slash_command, guild_only)]
async fn claim(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::Claim { claim: None }).await
}

/// The game as a file (PGN4 or PGN), the position as text (FEN4 or FEN)
#[poise::command(slash_command, guild_only)]
pub(super) async fn export(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::Export).await
}

/// The game as a film
#[poise::command(slash_command, guild_only)]
pub(super) async fn replay(
    context: Context<'_>,
    #[description = "The first ply (default: 0, the start)"]
    #[min = 0]
    #[max = 100_000]
    from: Option<u32>,
    #[description = "The last ply (default: the last one played)"]
    #[min = 0]
    #[max = 100_000]
    to: Option<u32>,
) -> Result<(), CommandError> {
    run_late(context, Request::Replay { from, to }).await
}

/// Your running games, on all servers: whose turn, how long, and where
#[poise::command(slash_command, guild_only)]
pub(super) async fn games(context: Context<'_>) -> Result<(), CommandError> {
    run(context, Request::Games).await
}
