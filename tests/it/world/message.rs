//! A message as a test looks at it: words, buttons, pictures, and who was really alerted by it.

use super::state::Id;
use serde_json::Value;
use std::sync::Arc;

/// How a message came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    /// A person wrote it.
    Person,
    /// A regular message of the bot.
    Channel,
    /// The first answer to an interaction.
    Answer(Id),
    /// A further answer to an interaction.
    Followup(Id),
}

/// A message, as of the moment it was asked for.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts about a message"
)]
#[derive(Clone, Debug)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub via: Via,
    pub content: String,
    pub embeds: Vec<Value>,
    /// Action rows, as sent.
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// Users named in the message whom `allowed_mentions` lets be mentioned.
    pub mentions: Vec<Id>,
    pub everyone: bool,
    /// Users who were alerted when it was new.
    pub pinged: Vec<Id>,
    pub reply_to: Option<Id>,
    pub flags: u64,
    pub nonce: Option<Value>,
    /// The only person who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
    pub edited_ms: Option<u64>,
    pub deleted: bool,
    /// A deferral that has not been filled yet.
    pub loading: bool,
    /// What it said before each edit.
    pub history: Vec<String>,
    /// Emoji and who put it there.
    pub reactions: Vec<(String, Id)>,
    /// A test has been given it by `next_message`.
    pub read: bool,
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    pub label: String,
    pub custom_id: String,
    pub style: u64,
    pub disabled: bool,
}

#[derive(Clone, Debug)]
pub struct Attachment {
    pub id: Id,
    pub name: String,
    /// Alt text.
    pub description: Option<String>,
    pub content_type: String,
    pub bytes: Arc<[u8]>,
    /// Width and height, if it is a PNG.
    pub size: Option<(u32, u32)>,
}

/// A decoded PNG: 8-bit RGBA, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Message {
    /// A person's plain message; the maker fills in the rest.
    pub(super) fn new(channel: Id, content: &str) -> Self {
        Self {
            id: 0,
            channel,
            author: 0,
            via: Via::Person,
            content: content.to_owned(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            mentions: Vec::new(),
            everyone: false,
            pinged: Vec::new(),
            reply_to: None,
            flags: 0,
            nonce: None,
            only_for: None,
            edited_ms: None,
            deleted: false,
            loading: false,
            history: Vec::new(),
            reactions: Vec::new(),
            read: false,
        }
    }

    /// Whom it alerted: nobody if it is silent or an edit only named them.
    pub fn pings(&self) -> &[Id] {
        &self.pinged
    }

    pub fn ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// Sent with SUPPRESS_NOTIFICATIONS.
    pub fn silent(&self) -> bool {
        self.flags & 4096 != 0
    }

    /// All its words: content, embeds, alt texts.
    pub fn text(&self) -> String {
        let mut words = vec![self.content.clone()];
        for embed in &self.embeds {
            collect_words(embed, &mut words);
        }
        words.extend(
            self.attachments
                .iter()
                .filter_map(|a| a.description.clone()),
        );
        words.retain(|w| !w.is_empty());
        words.join("\n")
    }

    #[track_caller]
    pub fn attachment(&self, index: usize) -> &Attachment {
        self.attachments.get(index).unwrap_or_else(|| {
            panic!(
                "no attachment {index} at message {:?}: {:?}",
                self.content, self.attachments
            )
        })
    }

    pub fn buttons(&self) -> Vec<Button> {
        let parts = self.parts().filter(|c| c["type"] == 2);
        let button = |c: &Value| Button {
            label: label_of(c),
            custom_id: c["custom_id"].as_str().unwrap_or_default().to_owned(),
            style: c["style"].as_u64().unwrap_or_default(),
            disabled: c["disabled"] == true,
        };
        parts.map(button).collect()
    }

    /// The select menus, as sent.
    pub fn selects(&self) -> Vec<Value> {
        let is_select = |c: &&Value| c["type"] == 3 || c["type"].as_u64().is_some_and(|t| t >= 5);
        self.parts().filter(is_select).cloned().collect()
    }

    /// The button or select with this label, placeholder or custom_id.
    pub fn part(&self, wanted: &str) -> Option<&Value> {
        self.parts().find(|c| c["custom_id"] == wanted).or_else(|| {
            self.parts()
                .find(|c| label_of(c) == wanted || c["placeholder"] == wanted)
        })
    }

    fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components
            .iter()
            .filter_map(|row| row["components"].as_array())
            .flatten()
    }
}

impl Attachment {
    /// Decodes it as PNG.
    #[track_caller]
    pub fn png(&self) -> Picture {
        decode(&self.bytes).unwrap_or_else(|e| panic!("{} is not a PNG: {e}", self.name))
    }
}

impl Picture {
    pub fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    pub fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        let at = (y as usize * self.width as usize + x as usize) * 4;
        [
            self.rgba[at],
            self.rgba[at + 1],
            self.rgba[at + 2],
            self.rgba[at + 3],
        ]
    }

    /// All of one colour.
    pub fn is_blank(&self) -> bool {
        self.rgba
            .chunks_exact(4)
            .all(|pixel| pixel == &self.rgba[..4])
    }
}

/// What a button shows: its emoji and its label, one of which may be missing.
fn label_of(button: &Value) -> String {
    let emoji = button["emoji"]["name"].as_str().unwrap_or_default();
    let label = button["label"].as_str().unwrap_or_default();
    format!("{emoji} {label}").trim().to_owned()
}

fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) => words.push(text.clone()),
        Value::Array(parts) => parts.iter().for_each(|part| collect_words(part, words)),
        Value::Object(parts) => {
            for (key, part) in parts {
                if !matches!(key.as_str(), "url" | "icon_url" | "type" | "timestamp") {
                    collect_words(part, words);
                }
            }
        }
        _ => {}
    }
}

/// Decodes a PNG into 8-bit RGBA.
pub fn decode(bytes: &[u8]) -> Result<Picture, png::DecodingError> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info()?;
    let mut data = vec![0; reader.output_buffer_size().unwrap_or_default()];
    let info = reader.next_frame(&mut data)?;
    data.truncate(info.buffer_size());
    let rgba = match info.color_type {
        png::ColorType::Rgba => data,
        png::ColorType::Rgb => data
            .chunks_exact(3)
            .flat_map(|p| [p[0], p[1], p[2], 255])
            .collect(),
        png::ColorType::GrayscaleAlpha => data
            .chunks_exact(2)
            .flat_map(|p| [p[0], p[0], p[0], p[1]])
            .collect(),
        _ => data.iter().flat_map(|&p| [p, p, p, 255]).collect(),
    };
    Ok(Picture {
        width: info.width,
        height: info.height,
        rgba,
    })
}
