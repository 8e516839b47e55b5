//! The stand-in's own limits, tried over plain HTTP: each breach is answered as Discord answers it.

use super::{Person, Place, TOKEN, World, tiny};
use serde_json::{Value, json};

/// A client that is not serenity, and so can send what serenity would not.
struct Raw {
    world: World,
    client: reqwest::Client,
}

impl Raw {
    async fn start() -> (Self, Place, Person) {
        let world = World::start().await;
        let (channel, anna) = (world.channel("general"), world.user("Anna"));
        (
            Self {
                world,
                client: reqwest::Client::new(),
            },
            channel,
            anna,
        )
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().expect("a method");
        let request = self
            .client
            .request(method, format!("{}/api/v10{path}", self.world.api()));
        request.header("Authorization", format!("Bot {TOKEN}"))
    }

    async fn send(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let request = self
            .request(method, path)
            .header("Content-Type", "application/json");
        Self::answer(request.body(body.to_string())).await
    }

    async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
        let answer = request.send().await.expect("an answer");
        let status = answer.status().as_u16();
        let text = answer.text().await.expect("a body");
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    /// The body is refused with 50035 for what is at `path`, and nothing else; the breach is on record.
    #[track_caller]
    fn must_refuse(&self, body: &Value, path: &str, (status, answer): (u16, Value)) {
        let pointer = format!("/errors/{}/_errors/0/code", path.replace('.', "/"));
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{path}: {body}\n{answer}"
        );
        assert!(
            answer.pointer(&pointer).is_some(),
            "{path}: {body}\n{answer}"
        );
        assert_eq!(self.world.take_violations().len(), 1);
    }
}

fn button(custom_id: &str, label: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": custom_id, "label": label})
}

fn rows(parts: &[Value]) -> Value {
    json!({"components": [{"type": 1, "components": parts}]})
}

fn select(options: usize) -> Value {
    let options: Vec<_> = (0..options)
        .map(|i| json!({"label": "x", "value": i.to_string()}))
        .collect();
    json!({"type": 3, "custom_id": "s", "options": options})
}

#[tokio::test]
async fn messages_keep_the_limits() {
    let (raw, channel, _) = Raw::start().await;
    let path = format!("/channels/{}/messages", channel.id);
    let long = |n: usize| "é".repeat(n);
    let buttons = |n: usize| {
        (0..n)
            .map(|i| button(&i.to_string(), "b"))
            .collect::<Vec<_>>()
    };
    let breaches = [
        (json!({"content": long(2001)}), "content"),
        (json!({"content": "x", "nonce": long(26)}), "nonce"),
        (json!({"content": "x", "flags": 64}), "flags"),
        (json!({"embeds": [{"title": long(257)}]}), "embeds.0.title"),
        (
            json!({"embeds": [{"description": long(4097)}]}),
            "embeds.0.description",
        ),
        (
            json!({"embeds": [{"fields": vec![json!({"name": "x", "value": "x"}); 26]}]}),
            "embeds.0.fields",
        ),
        (
            json!({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}),
            "embeds.0.fields.0.name",
        ),
        (
            json!({"embeds": vec![json!({"description": long(3001)}); 2]}),
            "embeds",
        ),
        (
            json!({"components": vec![json!({"type": 1, "components": buttons(0)}); 6]}),
            "components",
        ),
        (rows(&buttons(6)), "components.0.components"),
        (
            rows(&[button("", "x")]),
            "components.0.components.0.custom_id",
        ),
        (
            rows(&[button(&long(101), "x")]),
            "components.0.components.0.custom_id",
        ),
        (
            rows(&[button("x", &long(81))]),
            "components.0.components.0.label",
        ),
        (rows(&[button("x", "")]), "components.0.components.0"),
        (
            rows(&[button("x", "a"), button("x", "b")]),
            "components.0.components.1",
        ),
        (rows(&[select(26)]), "components.0.components.0.options"),
        (rows(&[select(2), button("x", "a")]), "components.0"),
        (
            json!({"content": "x", "attachments": [{"id": 0}]}),
            "attachments.0.id",
        ),
        (
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
            "allowed_mentions.users",
        ),
        (
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
            "message_reference",
        ),
    ];
    for (body, at) in breaches {
        raw.must_refuse(&body, at, raw.send("POST", &path, &body).await);
    }
    let fits = [
        json!({"content": long(2000), "nonce": long(25), "flags": 4096}),
        json!({"embeds": [{"description": long(4096)}, {"description": long(1904)}]}),
        rows(&buttons(5)),
        rows(&[select(25)]),
        rows(&[button(&long(100), &long(80))]),
        json!({"content": "x", "message_reference": {"message_id": "1", "fail_if_not_exists": false}}),
    ];
    for body in fits {
        assert_eq!(raw.send("POST", &path, &body).await.0, 200, "{body}");
    }
    assert_eq!(
        raw.send("POST", &path, &json!({"content": " "})).await.1["code"],
        50006
    );
    let guilty = raw.world.take_violations();
    assert!(
        guilty.len() == 1 && guilty[0].starts_with("50006"),
        "{guilty:?}"
    );
}

#[tokio::test]
async fn files_come_as_parts_and_stay_as_listed() {
    let (raw, channel, _) = Raw::start().await;
    let path = format!("/channels/{}/messages", channel.id);
    let form = |body: Value, bytes: Vec<u8>| {
        let boundary = "part-of-a-form";
        let mut form = format!(
            "--{boundary}\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{body}\r\n--{boundary}\r\n\
             Content-Disposition: form-data; name=\"files[0]\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n"
        )
        .into_bytes();
        form.extend(bytes);
        form.extend(format!("\r\n--{boundary}--\r\n").into_bytes());
        (format!("multipart/form-data; boundary={boundary}"), form)
    };
    let send = async |method: &str, path: &str, body: Value, bytes: Vec<u8>| {
        let (kind, form) = form(body, bytes);
        Raw::answer(
            raw.request(method, path)
                .header("Content-Type", kind)
                .body(form),
        )
        .await
    };
    let alt = |n: usize| json!({"attachments": [{"id": 0, "description": "é".repeat(n)}]});
    let answer = send("POST", &path, alt(1025), tiny::png_bytes()).await;
    raw.must_refuse(&json!("alt text"), "attachments.0.description", answer);
    let (status, posted) = send("POST", &path, alt(1024), tiny::png_bytes()).await;
    assert_eq!(
        (status, &posted["attachments"][0]["width"]),
        (200, &json!(2))
    );
    let this = format!("{path}/{}", posted["id"].as_str().expect("an id"));
    let files = |message: &Value| message["attachments"].as_array().map(Vec::len);
    let (_, kept) = raw.send("PATCH", &this, &json!({"content": "kept"})).await;
    assert_eq!(files(&kept), Some(1));
    let (_, replaced) = send(
        "PATCH",
        &this,
        json!({"attachments": [{"id": 0}]}),
        tiny::png_bytes(),
    )
    .await;
    assert_eq!(files(&replaced), Some(1));
    assert_ne!(
        replaced["attachments"][0]["id"],
        kept["attachments"][0]["id"]
    );
    let (_, dropped) = raw.send("PATCH", &this, &json!({"attachments": []})).await;
    assert_eq!(files(&dropped), Some(0));
    raw.world.assert_clean();
    assert_eq!(
        send("POST", &path, json!({}), b"no picture".to_vec())
            .await
            .0,
        200
    );
    assert_eq!(raw.world.take_violations(), ["a.png is empty or not a PNG"]);
}

#[tokio::test]
async fn commands_keep_the_limits() {
    let (raw, channel, anna) = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.world.bot_id());
    let with = |key: &str, value: Value| {
        let mut command = json!({"name": "game", "description": "x"});
        command[key] = value;
        json!([command])
    };
    let option = |name: &str| json!({"type": 3, "name": name, "description": "x"});
    let with_option = |key: &str, value: Value| {
        let mut one = option("move");
        one[key] = value;
        with("options", json!([one]))
    };
    let choices = |n: usize| vec![json!({"name": "x", "value": "x"}); n];
    let mut required = option("b");
    required["required"] = true.into();
    let large: Vec<_> = (0..25)
        .map(|i| {
            json!({"type": 3, "name": format!("o{i}"), "description": "x".repeat(100),
            "choices": vec![json!({"name": "x".repeat(100), "value": "x".repeat(100)}); 2]})
        })
        .collect();
    let breaches = [
        (with("name", json!("Game")), "0.name"),
        (with("name", json!("x".repeat(33))), "0.name"),
        (with("description", json!("")), "0.description"),
        (with("description", json!("x".repeat(101))), "0.description"),
        (
            with("name_localizations", json!({"de": "Spiel"})),
            "0.name_localizations",
        ),
        (
            with("name_localizations", json!({"xx": "spiel"})),
            "0.name_localizations",
        ),
        (
            with("options", json!([option("a"), option("a")])),
            "0.options",
        ),
        (
            with("options", json!([option("a"), required])),
            "0.options.1",
        ),
        (
            with(
                "options",
                json!([{"type": 1, "name": "a", "description": "x"}, option("b")]),
            ),
            "0.options",
        ),
        (
            with_option("choices", json!(choices(26))),
            "0.options.0.choices",
        ),
        (
            with_option("choices", json!([{"name": "", "value": "x"}])),
            "0.options.0.choices.0.name",
        ),
        (with("options", json!(large)), "0"),
    ];
    for (body, at) in breaches {
        raw.must_refuse(&body, at, raw.send("PUT", &path, &body).await);
    }
    let (_, first) = raw
        .send("PUT", &path, &with_option("autocomplete", json!(true)))
        .await;
    let (_, second) = raw
        .send("PUT", &path, &with_option("choices", json!(choices(25))))
        .await;
    assert_eq!(first[0]["id"], second[0]["id"], "a known name keeps its id");
    let local = path.replace(
        "/commands",
        &format!("/guilds/{}/commands", raw.world.guild()),
    );
    let game = json!({"name": "game", "description": "x"});
    let (_, again) = raw.send("POST", &local, &game).await;
    assert_eq!(again["guild_id"], raw.world.guild().to_string());
    assert!(raw.world.take_violations()[0].contains("shown twice"));
    let (status, _) = raw.send("DELETE", &format!("{path}/1"), &Value::Null).await;
    assert_eq!((status, raw.world.take_violations().len()), (404, 1));
    assert!(anna.try_slash(channel, "/other").await.is_err());
}

#[tokio::test]
async fn places_answer_for_themselves() {
    let (raw, channel, anna) = Raw::start().await;
    let world = &raw.world;
    let guild = world.guild();
    let thread = world.thread(channel, "a game");
    let (at, below) = (
        format!("/channels/{}", channel.id),
        format!("/channels/{}", thread.id),
    );
    let member = format!("/guilds/{guild}/members/{}", anna.id);
    let get = async |path: &str| {
        let (status, answer) = raw.send("GET", path, &Value::Null).await;
        (status, answer["code"].as_u64().unwrap_or_default())
    };
    assert_eq!(get(&at).await, (200, 0));
    assert_eq!(get(&member).await, (200, 0));
    world.leave(anna.id);
    assert_eq!(get(&member).await, (404, 10007));
    world.outage(guild);
    assert_eq!(get(&at).await, (503, 0));
    world.restore(guild);
    assert_eq!(get(&at).await, (200, 0));
    world.kick_bot(guild);
    assert_eq!(get(&at).await, (403, 50001));
    world.restore(guild);
    world.archive(thread, true);
    let reopen = json!({"archived": false});
    assert_eq!(
        raw.send("PATCH", &below, &reopen).await.1["thread_metadata"]["archived"],
        false
    );
    world.lock(thread, true);
    assert_eq!(raw.send("PATCH", &below, &reopen).await.1["code"], 160_005);
    let (_, new) = raw
        .send(
            "POST",
            &format!("{at}/threads"),
            &json!({"name": "another"}),
        )
        .await;
    assert_eq!(new["parent_id"], channel.id.to_string());
    assert_eq!(get(&format!("{at}/messages/1")).await, (404, 10008));
    let said = anna.say(channel, "hello");
    let reaction = format!("{at}/messages/{}/reactions/%E2%99%9A/@me", said.id);
    assert_eq!(
        raw.send("PUT", &reaction, &Value::Null).await.1["code"],
        50013,
        "not in the invite link"
    );
    assert_eq!(
        raw.send(
            "DELETE",
            &format!("{at}/messages/{}", said.id),
            &Value::Null
        )
        .await
        .0,
        403
    );
    assert_eq!(
        raw.send("POST", &format!("{at}/typing"), &Value::Null)
            .await
            .0,
        204
    );
    let elsewhere = world.channel_in(world.another_guild("Second"), "lobby");
    assert_eq!(get(&format!("/channels/{}", elsewhere.id)).await, (200, 0));
    let (_, dm) = raw
        .send(
            "POST",
            "/users/@me/channels",
            &json!({"recipient_id": anna.id}),
        )
        .await;
    assert_eq!(dm["id"], world.dm(&anna).id.to_string());
    world.delete_channel(channel);
    assert_eq!(get(&at).await, (404, 10003));
    world.assert_clean();
    assert_eq!(get("/no/such/thing").await, (404, 0));
    let stranger = raw.client.get(format!("{}/api/v10/users/@me", world.api()));
    assert_eq!(Raw::answer(stranger).await.0, 401);
    assert_eq!(world.take_violations().len(), 2);
}

#[tokio::test]
async fn trouble_is_told_as_discord_tells_it() {
    use super::{Route, Trouble};
    let (raw, channel, _) = Raw::start().await;
    let path = format!("/channels/{}", channel.id);
    raw.world
        .trouble(Route::new("GET", &path), Trouble::rate_limited(1.5, true));
    let answer = raw.request("GET", &path).send().await.expect("an answer");
    let header = |name: &str| {
        answer
            .headers()
            .get(name)
            .and_then(|v| v.to_str().ok())
            .map(str::to_owned)
    };
    assert_eq!(answer.status(), 429);
    assert_eq!(header("retry-after").as_deref(), Some("2"));
    assert_eq!(header("x-ratelimit-global").as_deref(), Some("true"));
    let body: Value = serde_json::from_str(&answer.text().await.expect("a body")).expect("JSON");
    assert_eq!(
        (&body["retry_after"], &body["global"]),
        (&json!(1.5), &json!(true))
    );
    for trouble in [Trouble::CutBefore, Trouble::CutAfter] {
        raw.world.trouble(Route::new("GET", "/channels/*"), trouble);
        assert!(raw.request("GET", &path).send().await.is_err());
    }
    assert_eq!(raw.send("GET", &path, &Value::Null).await.0, 200);
    raw.world.assert_clean();
}
