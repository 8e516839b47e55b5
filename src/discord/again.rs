//! Trying again what Discord failed to take: only what cannot be said twice by that.

use std::{future::Future, time::Duration};

use poise::serenity_prelude as serenity;
use serenity::Builder as _;

use super::{carrier::code, refused::Refused};

/// The first pause before something is tried again; each is twice as long as the one before.
pub const RETRY_PAUSE: Duration = Duration::from_millis(300);

/// All the pauses of a first answer together: Discord waits three seconds for it.
const FIRST_MAX: Duration = Duration::from_millis(2_500);
/// The same of what follows: an interaction's token lives for 15 minutes.
const LATER_MAX: Duration = Duration::from_mins(14);
/// And of a message: Discord knows its nonce for a few minutes.
const MESSAGE_MAX: Duration = Duration::from_mins(2);

const ANSWERED_ALREADY: isize = 40_060;

/// Tries what failed again, after these pauses.
#[derive(Clone)]
pub(super) struct Again {
    pub(super) pause: Duration,
    pub(super) refused: Refused,
}

/// An interaction to be answered: its id and its token.
type Interaction<'a> = (serenity::InteractionId, &'a str);

impl Again {
    /// Gives the first answer to an interaction. Discord takes one and refuses the others.
    pub(super) async fn answer(
        &self,
        http: &serenity::Http,
        to: Interaction<'_>,
        response: serenity::CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let mut tries = 0;
        let sent = self.within(FIRST_MAX, || {
            tries += 1;
            response.clone().execute(http, to)
        });
        match sent.await {
            // The one before arrived; only Discord's word on it was lost.
            Err(error) if tries > 1 && code(&error) == Some(ANSWERED_ALREADY) => Ok(()),
            sent => sent,
        }
    }

    /// Puts the answer where the first one stands: however often, it stands there once.
    pub(super) async fn edit_answer(
        &self,
        http: &serenity::Http,
        (_, token): Interaction<'_>,
        response: serenity::EditInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let sent = self.within(LATER_MAX, || response.clone().execute(http, token));
        sent.await.map(|_| ())
    }

    /// Anything that may reach Discord more than once: a reaction, a message with an enforced nonce.
    pub(super) async fn send<T, F>(&self, send: impl FnMut() -> F) -> Result<T, serenity::Error>
    where
        F: Future<Output = Result<T, serenity::Error>>,
    {
        self.within(MESSAGE_MAX, send).await
    }

    async fn within<T, F>(
        &self,
        most: Duration,
        mut send: impl FnMut() -> F,
    ) -> Result<T, serenity::Error>
    where
        F: Future<Output = Result<T, serenity::Error>>,
    {
        let (mut pause, mut left) = (self.pause, most);
        loop {
            let error = match self.refused.count(send().await) {
                Err(error) if is_passing(&error) && pause <= left => error,
                sent => return sent,
            };
            tracing::info!(%error, "Discord failed: tried again");
            tokio::time::sleep(pause).await;
            (pause, left) = (pause * 2, left.saturating_sub(pause));
        }
    }
}

/// Discord failed, or was not reached. Where it says how long to wait (429), serenity has waited
/// already, or else the proxy that keeps the limits.
fn is_passing(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            let status = response.status_code;
            status.is_server_error() || status.as_u16() == 429
        }
        serenity::Error::Http(serenity::HttpError::Request(_)) => true,
        _ => false,
    }
}
