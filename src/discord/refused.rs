//! What Discord refuses, counted where it is asked: who is refused too often is banned.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use crate::app::{App, Now};

/// Counts refused requests.
#[derive(Clone)]
pub(super) struct Refused {
    pub(super) app: Arc<App>,
    pub(super) now: Now,
}

impl Refused {
    /// Passes on what came of a request.
    #[expect(clippy::result_large_err, reason = "the error is serenity's")]
    pub(super) fn count<T>(&self, came: Result<T, serenity::Error>) -> Result<T, serenity::Error> {
        if let Err(serenity::Error::Http(error)) = &came
            && let Some(401 | 403 | 429) = error.status_code().map(|status| status.as_u16())
        {
            self.app.note_refusal((self.now)());
        }
        came
    }
}
