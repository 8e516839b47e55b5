//! `/setup`: whether the bot can play in this channel, permission by permission.

use super::{Answer, Ask, Button, ButtonAction, ButtonId, Chat, Permission, Post, Style};
use crate::{
    app::Error,
    table::{TableId, Turn},
    words::say,
};

/// What playing is checked for, in the order of Discord's settings.
const NEEDED: [Permission; 5] = [
    Permission::ViewChannel,
    Permission::SendMessages,
    Permission::EmbedLinks,
    Permission::AttachFiles,
    Permission::ReadMessageHistory,
];

const FOR_THREADS: [Permission; 2] = [
    Permission::CreatePublicThreads,
    Permission::SendMessagesInThreads,
];

/// Why Discord refused a trial message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialFault {
    /// A permission is missing.
    Permission,
    /// The bot cannot even see the channel.
    Access,
    Other,
}

impl Chat {
    pub(super) async fn setup(&self, ask: &Ask) -> Result<Answer, Error> {
        let (words, place) = (ask.words(), &ask.place);
        if !ask.speaker.moderator {
            return Ok(Answer::refuse(say!(words, "refuse-setup")));
        }
        let line = |permission: Permission, missing: &[Permission]| {
            let name = words.permission(permission.name());
            if missing.contains(&permission) {
                let lost = say!(words, "setup-without", name = permission.name());
                say!(words, "setup-missing", permission = name, lost = lost)
            } else {
                say!(words, "setup-granted", permission = name)
            }
        };
        let mut lines = vec![if place.missing.is_empty() {
            say!(words, "setup-well")
        } else {
            say!(words, "setup-lacks", count = place.missing.len())
        }];
        // In a thread writing needs another permission than elsewhere.
        let in_thread = place.missing.contains(&Permission::SendMessagesInThreads);
        lines.extend(NEEDED.map(|permission| match permission {
            Permission::SendMessages if in_thread => {
                line(Permission::SendMessagesInThreads, &place.missing)
            }
            _ => line(permission, &place.missing),
        }));
        let mut for_threads = FOR_THREADS.to_vec();
        for_threads.retain(|permission| place.missing_for_threads.contains(permission));
        if !for_threads.is_empty() {
            let count = for_threads.len();
            lines.push(say!(words, "setup-lacks-for-threads", count = count));
        }
        for permission in for_threads {
            lines.push(line(permission, &place.missing_for_threads));
        }
        if !place.missing.is_empty() || !place.missing_for_threads.is_empty() {
            lines.push(say!(words, "setup-how"));
        }
        lines.push(if self.allows_games(place.channel).await? {
            say!(words, "setup-allowed")
        } else {
            say!(words, "setup-not-allowed")
        });
        let trial = ButtonId {
            table: TableId(0),
            turn: Turn(0),
            action: ButtonAction::Trial,
        };
        let label = say!(words, "button-trial");
        Ok(Answer {
            buttons: vec![vec![Button::new(trial, label, Style::Secondary)]],
            ..Answer::say(lines.join("\n"))
        })
    }

    /// A message into the channel to see that it arrives: for who may ask for it.
    pub(super) async fn trial(&self, ask: &Ask) -> Result<Answer, Error> {
        let words = ask.words();
        if !ask.speaker.moderator {
            return Ok(Answer::refuse(say!(words, "refuse-setup")));
        }
        let place = &ask.place;
        let public = self.language_of(place.channel, place.guild).await?.words();
        Ok(Answer {
            trial: Some(Post {
                text: say!(public, "trial-post"),
                ..Post::default()
            }),
            ..Answer::say(say!(words, "answer-trial"))
        })
    }

    /// What is said when the trial message was refused.
    pub fn trial_failed(&self, ask: &Ask, why: TrialFault) -> Answer {
        let words = ask.words();
        let why = match why {
            TrialFault::Permission => "permission",
            TrialFault::Access => "access",
            TrialFault::Other => "other",
        };
        self.finish(
            Answer::refuse(say!(words, "trial-failed", why = why)),
            words,
        )
    }
}
