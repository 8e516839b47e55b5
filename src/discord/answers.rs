//! Answers and buttons as Discord wants them.

use poise::serenity_prelude as serenity;

use crate::chat::{Answer, Button, Menu, Picture, Post, Style};

/// Characters of a message (Discord's limit).
pub(super) const CONTENT_MAX: usize = 2000;

/// The answer to an interaction: for the asker alone, unless it has to serve everyone.
pub(super) fn response(answer: Answer) -> serenity::CreateInteractionResponse {
    serenity::CreateInteractionResponse::Message(response_message(answer))
}

fn response_message(answer: Answer) -> serenity::CreateInteractionResponseMessage {
    let message = serenity::CreateInteractionResponseMessage::new()
        .content(fit(&answer.text))
        .components(components(&answer))
        .allowed_mentions(mentions(&answer))
        .ephemeral(!answer.public);
    message.add_files(attachments(answer))
}

/// A regular message without a picture; silent unless it calls somebody.
pub(super) fn new_message(post: &Post) -> serenity::CreateMessage {
    let pings = post.pings.iter().map(|user| serenity::UserId::new(user.0));
    let message = serenity::CreateMessage::new()
        .content(fit(&post.text))
        .components(rows(&post.buttons))
        .allowed_mentions(serenity::CreateAllowedMentions::new().users(pings));
    if post.pings.is_empty() {
        message.flags(serenity::MessageFlags::SUPPRESS_NOTIFICATIONS)
    } else {
        message
    }
}

/// The answer in the place of the private message whose button was pressed, pictures and all.
pub(super) fn update(answer: Answer) -> serenity::CreateInteractionResponse {
    let message = serenity::CreateInteractionResponseMessage::new()
        .content(fit(&answer.text))
        .components(components(&answer))
        .allowed_mentions(mentions(&answer));
    serenity::CreateInteractionResponse::UpdateMessage(message.add_files(attachments(answer)))
}

/// Says that an answer takes its time: for the asker alone.
pub(super) fn later() -> serenity::CreateInteractionResponse {
    let message = serenity::CreateInteractionResponseMessage::new().ephemeral(true);
    serenity::CreateInteractionResponse::Defer(message)
}

/// The answer that took its time, or that takes the place of another.
pub(super) fn late_response(answer: Answer) -> serenity::EditInteractionResponse {
    let message = serenity::EditInteractionResponse::new()
        .content(fit(&answer.text))
        .components(components(&answer))
        .allowed_mentions(mentions(&answer));
    attachments(answer)
        .into_iter()
        .fold(message, serenity::EditInteractionResponse::new_attachment)
}

fn mentions(answer: &Answer) -> serenity::CreateAllowedMentions {
    let pings = answer.pings.iter();
    serenity::CreateAllowedMentions::new().users(pings.map(|user| serenity::UserId::new(user.0)))
}

fn components(answer: &Answer) -> Vec<serenity::CreateActionRow> {
    let menus = answer.menus.iter().map(menu);
    menus.chain(rows(&answer.buttons)).collect()
}

fn attachments(answer: Answer) -> Vec<serenity::CreateAttachment> {
    let pictures = answer.picture.into_iter().map(attachment);
    let files = answer.files.into_iter().map(|file| {
        let attachment = serenity::CreateAttachment::bytes(file.bytes, file.name);
        match file.alt {
            Some(alt) => attachment.description(alt),
            None => attachment,
        }
    });
    pictures.chain(files).collect()
}

pub(super) fn attachment(picture: Picture) -> serenity::CreateAttachment {
    serenity::CreateAttachment::bytes(picture.png, "board.png").description(picture.alt)
}

pub(super) fn rows(buttons: &[Vec<Button>]) -> Vec<serenity::CreateActionRow> {
    buttons
        .iter()
        .map(|row| serenity::CreateActionRow::Buttons(row.iter().map(button).collect()))
        .collect()
}

fn menu(menu: &Menu) -> serenity::CreateActionRow {
    let options = menu
        .options
        .iter()
        .map(|option| serenity::CreateSelectMenuOption::new(&option.label, &option.value))
        .collect();
    let kind = serenity::CreateSelectMenuKind::String { options };
    let menu =
        serenity::CreateSelectMenu::new(menu.id.to_string(), kind).placeholder(&menu.placeholder);
    serenity::CreateActionRow::SelectMenu(menu)
}

fn button(button: &Button) -> serenity::CreateButton {
    let style = match button.style {
        Style::Primary => serenity::ButtonStyle::Primary,
        Style::Secondary => serenity::ButtonStyle::Secondary,
        Style::Danger => serenity::ButtonStyle::Danger,
    };
    serenity::CreateButton::new(button.id.to_string())
        .label(&button.label)
        .style(style)
        .disabled(!button.enabled)
}

/// The text, cut where Discord would refuse it.
pub(super) fn fit(text: &str) -> String {
    if text.chars().count() <= CONTENT_MAX {
        return text.to_owned();
    }
    let cut: String = text.chars().take(CONTENT_MAX - 1).collect();
    format!("{cut}…")
}
