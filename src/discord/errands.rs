//! What is owed to Discord besides messages: tidying up, and looking whether somebody is still
//! there. Neither is worth holding up a channel for long: what cannot be done is left.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use super::carrier::{DiscordCarrier, code};
use crate::{
    app::Delivery,
    chat::{Chore, Leftover},
    store::Owed,
};

/// Attempts before an errand is left undone.
const TRIES_MAX: u32 = 3;

/// How often a tidying looks for more: a few messages each time.
const ROUNDS_MAX: usize = 20;

const UNKNOWN_MEMBER: isize = 10_007;
const UNKNOWN_USER: isize = 10_013;

impl DiscordCarrier {
    /// Takes away what is out of date. What fails stays noted, and the next tidying finds it.
    pub(super) async fn tidy(&self, owed: &Owed) -> Delivery {
        for _ in 0..ROUNDS_MAX {
            let leftovers = match self.chat.leftovers(owed).await {
                Ok(leftovers) if leftovers.is_empty() => break,
                Ok(leftovers) => leftovers,
                Err(error) => {
                    tracing::error!(id = owed.id, %error, "cannot see what is to be tidied up");
                    break;
                }
            };
            for leftover in &leftovers {
                match self.refused.count(self.do_chore(leftover).await) {
                    Ok(()) => {}
                    // Refused: deleted by somebody, too old to be edited once more, out of reach.
                    Err(error) if refusal(&error).is_some() => {
                        tracing::debug!(id = owed.id, %error, "not tidied up");
                    }
                    // Nobody waits for this: what waits behind it goes first.
                    Err(_) if self.chat.waits_behind(owed).await => return Delivery::Needless,
                    Err(error) => return lost(owed, &error),
                }
                if let Err(error) = self.chat.tidied(owed, leftover).await {
                    tracing::error!(id = owed.id, %error, "cannot note what was tidied up");
                    return Delivery::Needless;
                }
            }
        }
        Delivery::Needless
    }

    async fn do_chore(&self, leftover: &Leftover) -> Result<(), serenity::Error> {
        let sent = leftover.standing.sent;
        let channel = serenity::ChannelId::new(sent.channel.0);
        match &leftover.chore {
            Chore::Delete => channel.delete_message(&self.http, sent.message).await,
            Chore::Strip => self.strip(channel, sent.message, None).await,
            Chore::Close(text) => self.strip(channel, sent.message, Some(text)).await,
        }
    }

    async fn strip(
        &self,
        channel: serenity::ChannelId,
        message: u64,
        text: Option<&str>,
    ) -> Result<(), serenity::Error> {
        let mut bare = serenity::EditMessage::new()
            .components(vec![])
            .allowed_mentions(serenity::CreateAllowedMentions::new());
        if let Some(text) = text {
            bare = bare.content(text);
        }
        channel.edit_message(&self.http, message, bare).await?;
        Ok(())
    }

    /// Asks whether whoever is to move is still in the server.
    pub(super) async fn look_for(&self, owed: &Owed) -> Delivery {
        let (guild, user) = match self.chat.looked_for(owed).await {
            Ok(Some(found)) => found,
            Ok(None) => return Delivery::Needless,
            Err(error) => {
                tracing::error!(id = owed.id, %error, "cannot see who is to be looked for");
                return Delivery::Needless;
            }
        };
        let guild = serenity::GuildId::new(guild.0);
        let found = guild
            .member(&self.http, serenity::UserId::new(user.0))
            .await;
        match self.refused.count(found) {
            Ok(_) => Delivery::Needless,
            Err(error) => match refusal(&error) {
                Some(UNKNOWN_MEMBER | UNKNOWN_USER) => Delivery::Absent,
                Some(_) => Delivery::Needless,
                None => lost(owed, &error),
            },
        }
    }
}

/// Why Discord refused for good; nothing if it only failed, or wants to be asked later.
fn refusal(error: &serenity::Error) -> Option<isize> {
    code(error).filter(|&code| code > 0)
}

/// Discord did not answer, or with no reason: once more, but not for ever.
fn lost(owed: &Owed, error: &serenity::Error) -> Delivery {
    tracing::warn!(id = owed.id, tries = owed.tries, %error, "an errand failed");
    if owed.tries >= TRIES_MAX {
        Delivery::Needless
    } else {
        Delivery::Later(Duration::from_secs(1))
    }
}
