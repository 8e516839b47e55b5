//! How the world looks on the wire: the JSON objects of Discord's API v10.

use super::message::{Attachment, Message, Via};
use super::state::{Channel, DM, Guild, Id, State, User, perm};
use serde_json::{Value, json};

impl State {
    pub fn user_json(user: &User) -> Value {
        json!({
            "id": user.id.to_string(), "username": username(user),
            "discriminator": "0", "global_name": user.name, "avatar": null, "bot": user.bot,
            "public_flags": 0, "flags": 0,
        })
    }

    /// `permissions` is what the member may do in the channel of an interaction.
    pub fn member_json(&self, id: Id, permissions: Option<u64>) -> Value {
        let mut member = json!({
            "user": Self::user_json(&self.users[&id]), "nick": null, "avatar": null, "roles": [],
            "joined_at": Self::time_of(id), "deaf": false, "mute": false, "flags": 0, "pending": false,
        });
        if let Some(bits) = permissions {
            member["permissions"] = bits.to_string().into();
        }
        member
    }

    pub fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({
            "id": channel.id.to_string(), "type": channel.kind, "flags": 0, "last_message_id": null,
        });
        if channel.kind == DM {
            let user = channel
                .recipient
                .map(|id| Self::user_json(&self.users[&id]));
            json["recipients"] = Value::from_iter(user);
            return json;
        }
        json["guild_id"] = channel.guild.map(|id| id.to_string()).into();
        json["name"] = channel.name.clone().into();
        json["parent_id"] = channel.parent.map(|id| id.to_string()).into();
        json["position"] = 0.into();
        json["nsfw"] = false.into();
        if channel.parent.is_some() {
            json["owner_id"] = self.bot.to_string().into();
            json["message_count"] = 0.into();
            json["member_count"] = 1.into();
            json["rate_limit_per_user"] = 0.into();
            json["thread_metadata"] = json!({
                "archived": channel.archived, "locked": channel.locked,
                "auto_archive_duration": 1440, "archive_timestamp": Self::time_of(channel.id),
            });
        } else {
            json["permission_overwrites"] = json!([{
                "id": self.bot.to_string(), "type": 1, "allow": "0", "deny": channel.denied.to_string(),
            }]);
        }
        json
    }

    /// The guild as GUILD_CREATE brings it.
    pub fn guild_json(&self, guild: &Guild) -> Value {
        let inside = |in_channel: bool| {
            self.channels
                .values()
                .filter(move |c| c.guild == Some(guild.id) && c.parent.is_some() == in_channel)
        };
        let channels: Vec<_> = inside(false).map(|c| self.channel_json(c)).collect();
        let threads: Vec<_> = inside(true)
            .filter(|c| !c.archived)
            .map(|c| self.channel_json(c))
            .collect();
        let members = self
            .users
            .values()
            .filter(|u| u.guilds.contains(&guild.id))
            .count();
        // The bot has no role of its own here: what it may do, everyone may.
        let everyone = self.users[&self.bot].permissions | (perm::MEMBER & !perm::BOT);
        json!({
            "id": guild.id.to_string(), "name": guild.name, "icon": null, "splash": null,
            "discovery_splash": null, "owner_id": "1", "afk_channel_id": null, "afk_timeout": 300,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0,
            "roles": [{
                "id": guild.id.to_string(), "name": "@everyone", "color": 0, "hoist": false, "position": 0,
                "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
                "permissions": everyone.to_string(), "managed": false, "mentionable": false, "flags": 0,
            }],
            "emojis": [], "features": [], "mfa_level": 0, "application_id": null,
            "system_channel_id": guild.system_channel.map(|id| id.to_string()), "system_channel_flags": 0, "rules_channel_id": null,
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "preferred_locale": guild.locale, "public_updates_channel_id": null, "nsfw_level": 0,
            "stickers": [], "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
            "joined_at": Self::time_of(guild.id), "large": false, "unavailable": false,
            "member_count": members, "voice_states": [],
            "members": [self.member_json(self.bot, None)], "channels": channels, "threads": threads,
            "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        })
    }

    /// A message as the bot sees it: without the privileged intent it gets the content only of its own
    /// messages, of direct messages, and of those that mention it.
    pub fn message_json(&self, message: &Message) -> Value {
        let is_dm = self
            .channels
            .get(&message.channel)
            .is_none_or(|c| c.guild.is_none());
        let readable = message.author == self.bot || is_dm || message.mentions.contains(&self.bot);
        let mentions: Vec<_> = message
            .mentions
            .iter()
            .map(|id| Self::user_json(&self.users[id]))
            .collect();
        let mut flags = message.flags;
        if message.only_for.is_some() {
            flags |= 1 << 6;
        }
        if message.loading {
            flags |= 1 << 7;
        }
        let mut json = json!({
            "id": message.id.to_string(), "channel_id": message.channel.to_string(),
            "author": Self::user_json(&self.users[&message.author]),
            "content": if readable { message.content.as_str() } else { "" },
            "timestamp": Self::time_of(message.id), "edited_timestamp": message.edited_ms.map(Self::time),
            "tts": false, "mention_everyone": message.everyone, "mentions": mentions, "mention_roles": [],
            "attachments": if readable { self.attachments_json(message) } else { json!([]) },
            "embeds": message.embeds.iter().map(|e| self.embed_json(e, message)).collect::<Vec<_>>(),
            "components": if readable { message.components.clone() } else { Vec::new() },
            "pinned": false, "type": if message.reply_to.is_some() { 19 } else { 0 }, "flags": flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(id) = message.reply_to {
            json["message_reference"] = json!({
                "type": 0, "message_id": id.to_string(), "channel_id": message.channel.to_string(),
            });
            let original = self.messages.get(&id).filter(|m| !m.deleted);
            json["referenced_message"] = original.map(|m| self.message_json(m)).into();
        }
        if let Via::Answer(interaction) | Via::Followup(interaction) = message.via {
            json["webhook_id"] = self.bot.to_string().into();
            json["application_id"] = self.bot.to_string().into();
            if let Some(interaction) = self.interactions.get(&interaction) {
                json["interaction_metadata"] = json!({
                    "id": interaction.id.to_string(), "type": interaction.kind,
                    "user": Self::user_json(&self.users[&interaction.user]),
                    "authorizing_integration_owners": {},
                });
                if let Some(source) = interaction.source {
                    json["interaction_metadata"]["interacted_message_id"] =
                        source.to_string().into();
                }
            }
        }
        json
    }

    fn attachments_json(&self, message: &Message) -> Value {
        let url = |a: &Attachment| self.attachment_url(message.channel, a);
        let one = |a: &Attachment| {
            json!({
                "id": a.id.to_string(), "filename": a.name, "description": a.description,
                "content_type": a.content_type, "size": a.bytes.len(), "url": url(a),
                "proxy_url": url(a), "width": a.size.map(|s| s.0), "height": a.size.map(|s| s.1),
            })
        };
        message.attachments.iter().map(one).collect()
    }

    /// An embed with `attachment://` pictures resolved, as Discord gives it back.
    fn embed_json(&self, embed: &Value, message: &Message) -> Value {
        let mut json = embed.clone();
        json["type"] = "rich".into();
        for place in ["image", "thumbnail"] {
            let url = embed[place]["url"]
                .as_str()
                .and_then(|url| url.strip_prefix("attachment://"));
            let file = message
                .attachments
                .iter()
                .find(|a| Some(a.name.as_str()) == url);
            if let Some(file) = file {
                json[place]["url"] = self.attachment_url(message.channel, file).into();
            }
        }
        json
    }

    fn attachment_url(&self, channel: Id, file: &Attachment) -> String {
        format!(
            "{}/attachments/{channel}/{}/{}",
            self.api, file.id, file.name
        )
    }
}

/// The account's own name, which has only plain letters (Users, Usernames).
fn username(user: &User) -> String {
    let lower = user.name.to_lowercase().replace(' ', "_");
    let plain: String = lower
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '_')
        .collect();
    if plain.is_empty() {
        format!("user{}", user.id)
    } else {
        plain
    }
}
