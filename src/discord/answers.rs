//! Answers and buttons as Discord wants them.

use poise::serenity_prelude as serenity;

use crate::chat::{Answer, Button, Picture, Style};

/// Characters of a message (Discord's limit).
pub(super) const CONTENT_MAX: usize = 2000;

/// The answer to an interaction: for the asker alone, unless it has to serve everyone.
pub(super) fn response(answer: Answer) -> serenity::CreateInteractionResponse {
    let pings = answer
        .pings
        .iter()
        .map(|user| serenity::UserId::new(user.0));
    let mut message = serenity::CreateInteractionResponseMessage::new()
        .content(fit(&answer.text))
        .components(rows(&answer.buttons))
        .allowed_mentions(serenity::CreateAllowedMentions::new().users(pings))
        .ephemeral(!answer.public);
    if let Some(picture) = answer.picture {
        message = message.add_file(attachment(picture));
    }
    for file in answer.files {
        message = message.add_file(serenity::CreateAttachment::bytes(file.bytes, file.name));
    }
    serenity::CreateInteractionResponse::Message(message)
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
