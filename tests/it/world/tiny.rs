//! A tiny serenity bot for trying the stand-in itself: it answers in every way there is.

use super::{Process, TOKEN, World};
use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, Command, CommandDataOption,
    CommandDataOptionValue, CommandInteraction, CommandOptionType, ComponentInteraction,
    ComponentInteractionDataKind, Context, CreateActionRow, CreateAllowedMentions,
    CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EditMessage,
    EventHandler, GatewayIntents, Http, InputTextStyle, Interaction, Message as Heard, Permissions,
    Ready,
};
use serenity::async_trait;
use serenity::client::ClientBuilder;
use serenity::http::HttpBuilder;
use std::sync::Arc;

/// Registers `/game …`, answers it in every way there is, and repeats what it is told.
struct Tiny;

/// Serenity's client for the world's REST.
pub fn http(world: &World) -> Http {
    HttpBuilder::new(TOKEN)
        .proxy(world.api())
        .ratelimiter_disabled(true)
        .build()
}

/// A new process of the bot, connected and with its commands registered.
pub async fn start(world: &World) -> Process {
    let http = http(world);
    let intents =
        GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    let process = Process::spawn(async move {
        let client = ClientBuilder::new_with_http(http, intents).event_handler(Tiny);
        // It runs until the process is killed.
        let _ended = client.await.expect("a client").start().await;
    });
    world.ready().await;
    process
}

#[async_trait]
impl EventHandler for Tiny {
    async fn ready(&self, context: Context, _: Ready) {
        let text = |name| CreateCommandOption::new(CommandOptionType::String, name, "a text");
        let sub = |name| CreateCommandOption::new(CommandOptionType::SubCommand, name, "a part");
        let mode = text("mode")
            .required(true)
            .add_string_choice("Teams of two", "teams");
        let rival = CreateCommandOption::new(CommandOptionType::User, "rival", "who");
        let command = CreateCommand::new("game")
            .name_localized("de", "spiel")
            .description("a game")
            .add_option(sub("new").add_sub_option(mode).add_sub_option(rival))
            .add_option(sub("board"))
            .add_option(sub("slow"))
            .add_option(sub("ask"))
            .add_option(sub("mute"))
            .add_option(
                sub("move").add_sub_option(text("move").set_autocomplete(true).required(true)),
            );
        let close = CreateCommand::new("close")
            .description("for moderators")
            .default_member_permissions(Permissions::MANAGE_CHANNELS);
        Command::set_global_commands(&context, vec![command, close])
            .await
            .expect("registered");
    }

    async fn message(&self, context: Context, heard: Heard) {
        if heard.content == "edit" {
            let mut before = heard.referenced_message.expect("it is a reply");
            let words = format!("as <@{}> wants", heard.author.id);
            let edit = EditMessage::new().content(words);
            if before.edit(&context, edit.clone()).await.is_err() {
                before.edit(&context, edit).await.expect("edited");
            }
        } else if !heard.author.bot {
            let message = CreateMessage::new().content(format!("heard {:?}", heard.content));
            // Refused where the bot may not write.
            let _sent = heard.channel_id.send_message(&context, message).await;
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let http = &context.http;
        // Errors are what some tests provoke; the world records them.
        let _done = match &interaction {
            Interaction::Command(command) => command_given(http, command).await,
            Interaction::Autocomplete(command) => {
                let typed = command
                    .data
                    .autocomplete()
                    .expect("something is typed")
                    .value
                    .to_owned();
                let moves = ["e2e4", "e2e3", "d2d4"]
                    .iter()
                    .filter(|m| m.starts_with(&typed));
                let choices = moves
                    .map(|m| AutocompleteChoice::new(format!("move {m}"), *m))
                    .collect();
                let response = CreateAutocompleteResponse::new().set_choices(choices);
                command
                    .create_response(http, CreateInteractionResponse::Autocomplete(response))
                    .await
            }
            Interaction::Component(pressed) => component_used(http, pressed).await,
            Interaction::Modal(modal) => {
                let Some(ActionRowComponent::InputText(input)) =
                    modal.data.components[0].components.first()
                else {
                    panic!("no text in {:?}", modal.data)
                };
                let said = format!("so {}", input.value.as_deref().unwrap_or_default());
                modal.create_response(http, say(&said)).await
            }
            Interaction::Ping(_) => Ok(()),
            other => panic!("{other:?}"),
        };
    }
}

fn say(text: &str) -> CreateInteractionResponse {
    let message = CreateInteractionResponseMessage::new()
        .content(text)
        .ephemeral(true);
    CreateInteractionResponse::Message(message)
}

async fn command_given(http: &Arc<Http>, command: &CommandInteraction) -> serenity::Result<()> {
    let Some(part) = command.data.options.first() else {
        return command.create_response(http, say("closed")).await;
    };
    match part.name.as_str() {
        "new" => {
            let buttons = ["red", "blue"]
                .map(|c| CreateButton::new(format!("v1:{c}")).label(c))
                .to_vec();
            let options =
                ["king", "queen"].map(|p| CreateSelectMenuOption::new(p, format!("v:{p}")));
            let kind = CreateSelectMenuKind::String {
                options: options.to_vec(),
            };
            let select = CreateSelectMenu::new("v1:piece", kind).placeholder("a piece");
            let rows = vec![
                CreateActionRow::Buttons(buttons),
                CreateActionRow::SelectMenu(select),
            ];
            let words = format!("{:?}", options_of(part));
            let message = CreateInteractionResponseMessage::new()
                .content(words)
                .components(rows);
            command
                .create_response(http, CreateInteractionResponse::Message(message))
                .await
        }
        "board" => {
            command.create_response(http, say("it comes")).await?;
            let user = command.user.id;
            let file = CreateAttachment::bytes(png_bytes(), "board.png").description("a board");
            let message = CreateMessage::new()
                .content(format!("<@{user}> is to move, not <@1> nor @everyone"))
                .allowed_mentions(CreateAllowedMentions::new().users([user]))
                .nonce(serenity::all::Nonce::String("game-1-ply-1".to_owned()))
                .enforce_nonce(true)
                .add_file(file);
            let sent = command.channel_id.send_message(http, message.clone()).await;
            if sent.is_err() {
                command.channel_id.send_message(http, message).await?;
            }
            Ok(())
        }
        "slow" => {
            command.defer_ephemeral(http).await?;
            let edit =
                EditInteractionResponse::new().content(format!("<@{}> at last", command.user.id));
            command.edit_response(http, edit).await?;
            let further = CreateInteractionResponseFollowup::new().content("and more");
            command.create_followup(http, further).await.map(drop)
        }
        "ask" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Answer", "answer");
            let modal = CreateModal::new("v1:ask", "A question")
                .components(vec![CreateActionRow::InputText(input)]);
            command
                .create_response(http, CreateInteractionResponse::Modal(modal))
                .await
        }
        "move" => {
            command
                .create_response(http, say(&options_of(part)[0]))
                .await
        }
        _ => Ok(()),
    }
}

async fn component_used(http: &Arc<Http>, used: &ComponentInteraction) -> serenity::Result<()> {
    if let ComponentInteractionDataKind::StringSelect { values } = &used.data.kind {
        return used.create_response(http, say(&values.join(" "))).await;
    }
    if used.data.custom_id == "v1:red" {
        return used
            .create_response(http, CreateInteractionResponse::Acknowledge)
            .await;
    }
    let taken = CreateButton::new("v1:taken")
        .label("taken")
        .style(ButtonStyle::Success)
        .disabled(true);
    let row = vec![CreateActionRow::Buttons(vec![taken])];
    let update = CreateInteractionResponseMessage::new()
        .content("blue is taken")
        .components(row);
    used.create_response(http, CreateInteractionResponse::UpdateMessage(update))
        .await
}

fn options_of(part: &CommandDataOption) -> Vec<String> {
    let CommandDataOptionValue::SubCommand(options) = &part.value else {
        panic!("{part:?}")
    };
    let text = |o: &CommandDataOption| match &o.value {
        CommandDataOptionValue::String(text) => text.clone(),
        CommandDataOptionValue::User(user) => user.to_string(),
        other => panic!("{other:?}"),
    };
    options.iter().map(text).collect()
}

/// Two pixels, red and blue.
pub fn png_bytes() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 2, 1);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("into memory");
    writer
        .write_image_data(&[255, 0, 0, 0, 0, 255])
        .expect("into memory");
    drop(writer);
    bytes
}
