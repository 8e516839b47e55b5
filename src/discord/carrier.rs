//! Posts as messages of Discord, and what its errors mean for them.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::{
    answers::{attachment, fit, new_message, rows},
    permissions::Rights,
    refused::Refused,
    threads,
};
use crate::{
    app::{Carrier, Delivery},
    chat::{Chat, Direct, Permission, Post},
    store::{Owed, Sent},
    table::{ChannelId, Notice},
};

/// Failed attempts after which a message that Discord calls malformed is given up.
const MALFORMED_TRIES: u32 = 3;

/// Failed attempts, a second apart, after which somebody is written to in the channel and not alone:
/// what waits there is not held up by one person's messages.
const DIRECT_TRIES: u32 = 1;

/// Posts what is owed to Discord channels.
pub(super) struct DiscordCarrier {
    pub(super) http: Arc<serenity::Http>,
    pub(super) chat: Arc<Chat>,
    pub(super) rights: Arc<Rights>,
    pub(super) refused: Refused,
}

impl Carrier for DiscordCarrier {
    async fn deliver(&self, owed: &Owed) -> Delivery {
        match owed.notice {
            Notice::Archive => return self.archive(owed).await,
            Notice::Tidy => return self.tidy(owed).await,
            Notice::Look { .. } => return self.look_for(owed).await,
            _ => {}
        }
        let mut post = match self.chat.post(owed).await {
            Ok(Some(post)) => post,
            Ok(None) => return Delivery::Needless,
            Err(error) => {
                tracing::error!(id = owed.id, %error, "cannot compose a message");
                return Delivery::Later(Duration::from_secs(5));
            }
        };
        if let Some(message) = post.replaces {
            match self.edit(owed.channel, message, &post).await {
                Ok(()) => return Delivery::Posted(Some(message)),
                // Deleted, or edited too often for its age: another takes its place.
                Err(error) if matches!(code(&error), Some(UNKNOWN_MESSAGE | EDIT_LIMIT)) => {}
                Err(error) => return self.failed(owed, &error).await,
            }
        }
        if let Some(direct) = post.direct.take() {
            // What Discord says of a person's messages says nothing of the channel.
            match self.create_direct(owed, &direct, &post).await {
                Ok(sent) => return Delivery::Direct(sent),
                Err(error) if is_closed(&error) => {
                    tracing::info!(id = owed.id, %error, "no direct message");
                    if let Err(error) = self.chat.app.give_up_direct(direct.user).await {
                        tracing::error!(id = owed.id, %error, "cannot note closed messages");
                        return Delivery::Later(Duration::from_secs(5));
                    }
                    post.text = format!("{}\n{}", post.text, direct.closed);
                }
                Err(error) => {
                    tracing::warn!(id = owed.id, tries = owed.tries, %error, "not written to alone");
                    if owed.tries < DIRECT_TRIES {
                        return Delivery::Later(Duration::from_secs(1));
                    }
                }
            }
        }
        // Where nothing could be posted the last time, it is one request, with the picture or
        // without in turn: either may be what is missing.
        let mute = self.rights.is_mute(owed.channel);
        let with_picture = self.rights.may_attach(owed.channel) && !(mute && owed.tries % 2 == 1);
        match self.create(owed, &post, with_picture).await {
            Ok(message) if post.uncalled => Delivery::Uncalled(message),
            Ok(message) => Delivery::Posted(Some(message)),
            Err(error)
                if code(&error) == Some(MISSING_PERMISSIONS)
                    && with_picture
                    && !mute
                    && post.picture.is_some() =>
            {
                // Perhaps only the picture is not allowed.
                match self.create(owed, &post, false).await {
                    Ok(message) => {
                        self.rights.note(owed.channel, &[Permission::AttachFiles]);
                        if post.uncalled {
                            Delivery::Uncalled(message)
                        } else {
                            Delivery::Posted(Some(message))
                        }
                    }
                    Err(error) => self.failed(owed, &error).await,
                }
            }
            Err(error) => self.failed(owed, &error).await,
        }
    }
}

pub(super) const UNKNOWN_CHANNEL: isize = 10_003;
const UNKNOWN_GUILD: isize = 10_004;
pub(super) const UNKNOWN_MESSAGE: isize = 10_008;
/// Passes, whatever its status.
const DIRECTS_TOO_FAST: isize = 40_003;
const EDIT_LIMIT: isize = 30_046;
pub(super) const MISSING_ACCESS: isize = 50_001;
pub(super) const MISSING_PERMISSIONS: isize = 50_013;
const INVALID_FORM: isize = 50_035;
const THREAD_ARCHIVED: isize = 50_083;
const THREAD_LOCKED: isize = 160_005;

impl DiscordCarrier {
    async fn create(
        &self,
        owed: &Owed,
        post: &Post,
        with_picture: bool,
    ) -> Result<u64, serenity::Error> {
        let channel = serenity::ChannelId::new(owed.channel.0);
        self.create_in(channel, owed, post, with_picture).await
    }

    /// A message to one person alone, in a channel that Discord opens for it.
    async fn create_direct(
        &self,
        owed: &Owed,
        direct: &Direct,
        post: &Post,
    ) -> Result<Sent, serenity::Error> {
        let user = serenity::UserId::new(direct.user.0);
        let opened = user.create_dm_channel(&self.http).await;
        let channel = self.refused.count(opened)?.id;
        let text = match &direct.private {
            Some(private) => format!("{private}\n{}", post.text),
            None => post.text.clone(),
        };
        let post = Post {
            text,
            ..post.clone()
        };
        let message = self.create_in(channel, owed, &post, false).await?;
        Ok(Sent {
            channel: ChannelId(channel.get()),
            message,
            to: Some(direct.user),
        })
    }

    async fn create_in(
        &self,
        channel: serenity::ChannelId,
        owed: &Owed,
        post: &Post,
        with_picture: bool,
    ) -> Result<u64, serenity::Error> {
        let picture = post.picture.clone().filter(|_| with_picture);
        let mut message = new_message(post)
            // The same row is never posted twice, whatever was lost on the way.
            .nonce(serenity::Nonce::String(format!(
                "{}-{}-{}",
                owed.table.0, owed.seq, owed.id
            )))
            .enforce_nonce(true);
        if let (None, Some(board)) = (&picture, &post.board_text) {
            let text = format!("{}\n```\n{board}\n```", post.text);
            message = message.content(fit(&text));
        }
        if let Some(picture) = picture {
            message = message.add_file(attachment(picture));
        }
        let sent = channel.send_message(&self.http, message).await;
        Ok(self.refused.count(sent)?.id.get())
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: u64,
        post: &Post,
    ) -> Result<(), serenity::Error> {
        let edit = serenity::EditMessage::new()
            .content(fit(&post.text))
            .components(rows(&post.buttons))
            .allowed_mentions(serenity::CreateAllowedMentions::new());
        let edited = serenity::ChannelId::new(channel.0)
            .edit_message(&self.http, message, edit)
            .await;
        self.refused.count(edited).map(|_| ())
    }

    /// Closes the thread of a game that is over, unless another has begun in it.
    async fn archive(&self, owed: &Owed) -> Delivery {
        match self.chat.app.store.current(owed.channel).await {
            Ok(current) if current != Some(owed.table) => return Delivery::Needless,
            Ok(_) => {}
            Err(error) => {
                tracing::error!(id = owed.id, %error, "cannot look at a channel");
                return Delivery::Later(Duration::from_secs(5));
            }
        }
        // An archived thread cannot be tidied up any more.
        match self.tidy(owed).await {
            Delivery::Needless => {}
            later => return later,
        }
        let archived = threads::archive(&self.http, owed.channel).await;
        match self.refused.count(archived) {
            Ok(()) => Delivery::Needless,
            // Not worth that anything should wait behind it.
            Err(error)
                if matches!(
                    code(&error),
                    Some(MISSING_ACCESS | MISSING_PERMISSIONS | THREAD_LOCKED | INVALID_FORM)
                ) =>
            {
                tracing::info!(channel = owed.channel.0, %error, "the thread stays open");
                Delivery::Needless
            }
            Err(error) => self.failed(owed, &error).await,
        }
    }

    /// What an error of Discord means for the message. See its page on error codes.
    async fn failed(&self, owed: &Owed, error: &serenity::Error) -> Delivery {
        tracing::warn!(id = owed.id, channel = owed.channel.0, tries = owed.tries, %error, "not posted");
        match code(error) {
            Some(UNKNOWN_CHANNEL | UNKNOWN_GUILD) => Delivery::Gone,
            Some(THREAD_ARCHIVED) => {
                let open = serenity::EditThread::new().archived(false);
                let thread = serenity::ChannelId::new(owed.channel.0);
                let opened = thread.edit_thread(&self.http, open).await;
                match self.refused.count(opened) {
                    Ok(_) => Delivery::Later(Duration::ZERO),
                    Err(error) => {
                        tracing::warn!(channel = owed.channel.0, %error, "cannot open the thread");
                        Delivery::Forbidden
                    }
                }
            }
            Some(refused @ (MISSING_ACCESS | MISSING_PERMISSIONS | THREAD_LOCKED)) => {
                let lacked = match refused {
                    MISSING_ACCESS => Permission::ViewChannel,
                    _ => Permission::SendMessages,
                };
                // So that an interaction which shows otherwise brings the next try forward.
                self.rights.note(owed.channel, &[lacked]);
                Delivery::Forbidden
            }
            Some(INVALID_FORM) if owed.tries >= MALFORMED_TRIES => {
                // It would never be taken, and everything behind it would wait for ever.
                tracing::error!(id = owed.id, %error, "given up");
                Delivery::Needless
            }
            _ => Delivery::Later(Duration::from_secs(1)),
        }
    }
}

/// The person cannot be written to: their messages are closed, they share no server with the bot
/// any more, or their account is gone.
fn is_closed(error: &serenity::Error) -> bool {
    let serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    let status = response.status_code;
    let passes = matches!(status.as_u16(), 401 | 429) || response.error.code == DIRECTS_TOO_FAST;
    // Below nought it was not Discord's own word.
    status.is_client_error() && response.error.code > 0 && !passes
}

/// Discord's own code of an error, where it said one.
pub(super) fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}
