//! The Discord adapter: interactions in, messages out. The only folder that names serenity.

mod access;
mod again;
mod answers;
mod carrier;
mod commands;
mod context;
mod direct;
mod errands;
mod events;
mod guilds;
mod localised;
mod online;
mod permissions;
mod refused;
mod registration;
mod spoken;
mod threads;

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::sync::watch;

use crate::{
    app::{self, App, Time},
    chat::{Chat, CommandLinks},
    cpu,
};

use again::Again;
use carrier::DiscordCarrier;
use context::Data;
use online::Connections;
use permissions::Rights;
use refused::Refused;

pub use again::RETRY_PAUSE;
pub use permissions::invite_link;

/// Libraries that log what they send at their lower levels.
pub const TALKATIVE: [&str; 9] = [
    "h2",
    "hyper",
    "hyper_util",
    "reqwest",
    "rustls",
    "serenity",
    "sqlx",
    "tokio_tungstenite",
    "tungstenite",
];

/// How long a request to Discord may take before it counts as lost.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// Pauses between attempts to reach the gateway: doubling from the first to the last.
const RECONNECT: std::ops::Range<Duration> = Duration::from_secs(1)..Duration::from_mins(2);
/// How many CPU players think at once.
const CPUS_AT_ONCE: usize = 1;

/// How to reach Discord.
#[derive(Clone, PartialEq, Eq)]
pub struct Options {
    pub token: String,
    /// An external REST proxy that also keeps the rate limits; `None` is Discord itself.
    pub api_base: Option<String>,
    /// How long a request to Discord may take before it counts as lost.
    pub request_timeout: Duration,
    /// The first pause before an answer that Discord failed to take is tried again; they double.
    pub retry_pause: Duration,
}

impl std::fmt::Debug for Options {
    /// Never the token.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Options")
            .field("api_base", &self.api_base)
            .finish_non_exhaustive()
    }
}

/// Why the bot could not be run.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("Discord does not accept the token")]
    BadToken,
    #[error("cannot set up the HTTP client: {0}")]
    Http(#[from] reqwest::Error),
    #[error("Discord: {0}")]
    Discord(Box<serenity::Error>),
}

/// Runs the bot until `stop` is set: the gateway, the courier, the clock and the CPU.
pub async fn run(
    options: Options,
    app: Arc<App>,
    time: Time,
    stop: watch::Receiver<bool>,
) -> Result<(), Error> {
    let chat = Arc::new(Chat {
        app: app.clone(),
        commands: CommandLinks::default(),
    });
    let rights = Arc::new(Rights::default());
    let connections = Arc::new(Connections::default());
    let refused = Refused {
        app: app.clone(),
        now: time.now.clone(),
    };
    let data = Data {
        chat: chat.clone(),
        rights: rights.clone(),
        now: time.now.clone(),
        seen: Arc::default(),
        looking: Arc::default(),
        connections: connections.clone(),
        told: Arc::default(),
        again: Again {
            pause: options.retry_pause,
            refused: refused.clone(),
        },
        refused: refused.clone(),
    };
    let mut client = client(http(&options)?, data)
        .await
        .map_err(|error| Error::Discord(Box::new(error)))?;
    let carrier = Arc::new(DiscordCarrier {
        http: client.http.clone(),
        chat,
        rights,
        refused: refused.clone(),
    });
    // Before anybody can ask for another.
    match app.store.lost_threads().await {
        Ok(lost) => {
            tokio::spawn(threads::abandon_lost(client.http.clone(), refused, lost));
        }
        Err(error) => tracing::error!(%error, "cannot look for threads without a game"),
    }
    // They start here and not when the gateway says READY: it may say so more than once.
    let courier = app::run_courier(app.clone(), carrier, time.now.clone(), stop.clone());
    let cpu = app::run_cpu(
        app.clone(),
        time.now.clone(),
        (cpu::choose, CPUS_AT_ONCE),
        stop.clone(),
    );
    app.online.send_replace(false);
    let watch = {
        let (app, stop) = (app.clone(), stop.clone());
        let shards = client.shard_manager.clone();
        async move { connections.watch(shards, &app.online, stop).await }
    };
    let clock = {
        let stop = stop.clone();
        async move { app::run_clock(&app, time, stop).await }
    };
    let tasks = [
        tokio::spawn(courier),
        tokio::spawn(cpu),
        tokio::spawn(clock),
        tokio::spawn(watch),
    ];
    let connected = connect(&mut client, stop).await;
    for task in tasks {
        // The others watch `stop` too; where the gateway has failed for good, nobody sets it.
        if connected.is_err() {
            task.abort();
        }
        if let Err(error) = task.await
            && error.is_panic()
        {
            tracing::error!(%error, "a task panicked");
        }
    }
    connected
}

fn http(options: &Options) -> Result<serenity::Http, reqwest::Error> {
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .timeout(options.request_timeout)
        .build()?;
    let mut builder = serenity::HttpBuilder::new(&options.token)
        .client(client)
        // Nobody is alerted unless a message says who.
        .default_allowed_mentions(serenity::CreateAllowedMentions::new());
    if let Some(base) = &options.api_base {
        // serenity's limiter ignores a proxy, so the two exclude each other.
        builder = builder.proxy(base).ratelimiter_disabled(true);
    }
    Ok(builder.build())
}

/// Keeps a gateway connection until `stop` is set. Whatever ends it but a bad token is tried again.
async fn connect(
    client: &mut serenity::Client,
    mut stop: watch::Receiver<bool>,
) -> Result<(), Error> {
    let mut pause = RECONNECT.start;
    let shards = client.shard_manager.clone();
    while !*stop.borrow() {
        let ended = tokio::select! {
            ended = client.start_autosharded() => ended,
            _ = stop.changed() => {
                shards.shutdown_all().await;
                return Ok(());
            }
        };
        match ended {
            Ok(()) => pause = RECONNECT.start,
            Err(error) if is_bad_token(&error) => return Err(Error::BadToken),
            Err(error) => tracing::warn!(%error, "the gateway is not reached"),
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stop.changed() => {}
        }
        pause = (pause * 2).min(RECONNECT.end);
    }
    Ok(())
}

async fn client(http: serenity::Http, data: Data) -> Result<serenity::Client, serenity::Error> {
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(),
            event_handler: |context, event| Box::pin(events::handle(context, event)),
            on_error: |error| Box::pin(commands::on_error(error)),
            initialize_owners: false,
            // Messages are read by `spoken`; poise would log what they say.
            prefix_options: poise::PrefixFrameworkOptions {
                mention_as_prefix: false,
                ..poise::PrefixFrameworkOptions::default()
            },
            ..poise::FrameworkOptions::default()
        })
        .setup(move |context, ready, framework| {
            Box::pin(async move {
                tracing::info!(
                    guilds = ready.guilds.len(),
                    "connected as {}",
                    ready.user.name
                );
                tracing::info!("invite: {}", invite_link(ready.application.id.get()));
                // Nobody is answered before this ends, so it does not wait for Discord.
                let commands = &framework.options().commands;
                registration::register_later(context, ready, commands, &data);
                Ok(data)
            })
        })
        .build();
    // The guilds themselves for deleted channels; their messages for moves typed as replies; direct
    // ones because nobody shall write to a bot that is silent. None of these is privileged.
    let intents = serenity::GatewayIntents::GUILDS
        | serenity::GatewayIntents::GUILD_MESSAGES
        | serenity::GatewayIntents::DIRECT_MESSAGES;
    serenity::ClientBuilder::new_with_http(http, intents)
        .framework(framework)
        .await
}

fn is_bad_token(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Gateway(serenity::GatewayError::InvalidAuthentication) => true,
        serenity::Error::Http(error) => error.status_code().is_some_and(|code| code == 401),
        _ => false,
    }
}
