//! Who reads what: private answers in the reader's language, public posts in the channel's, which
//! is its own, or its server's.

use crate::talk::{Talk, assert_board, private};
use crate::world::{Message, Person, perm};

/// German and Hungarian people in a Hungarian channel of an English server.
#[tokio::test]
async fn a_mixed_game() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    let anna = talk.anna.clone().locale("de");
    let ben = talk.ben.clone().locale("hu");
    let (cleo, dora) = (&talk.cleo, talk.dora.clone().locale("pt-BR"));
    let mona = world
        .user("Mona")
        .locale("hu")
        .allowed(perm::MANAGE_CHANNELS);
    let lines = [
        (
            &anna,
            "/einstellungen kanal",
            "**Sprache**: die des Servers",
        ),
        (
            &anna,
            "/einstellungen kanal sprache:Magyar",
            "(Recht „Kanäle verwalten“)",
        ),
        (
            &mona,
            "/beállítások csatorna nyelv:Magyar",
            "**Nyelv**: Magyar",
        ),
        (&anna, "/partie neu", "Die Lobby ist offen."),
        (
            &anna,
            "/partie mitspielen platz:Rot",
            "Du hast jetzt ● Rot.",
        ),
        (&ben, "/játszma csatlakozás hely:Kék", "Megkaptad: ▲ Kék."),
        (cleo, "/game join seat:yellow", "You have ■ Yellow."),
        (&dora, "/game join seat:green", "You have ◆ Green."),
    ];
    talk.converse(channel, &lines).await;
    let lobby = world.next_message(channel).await;
    let title = "**Négyszemélyes sakk, csapatban (Vierschach-szabályok)**";
    assert!(lobby.content.starts_with(title), "{}", lobby.content);
    assert!(lobby.buttons().iter().any(|b| b.label == "Indítás"));
    anna.press(&lobby, "Indítás").await;
    let board = world.next_message(channel).await;
    public(&board, &anna, &["● Piros következik: "]);

    // Piece letters and names are the mover's, what everyone reads is the channel's.
    let lines = [
        (&anna, "/zug zug:Sf3", "Springer e1–f3. ▲ Blau ist am Zug."),
        (
            &ben,
            "/lépés lépés:Hc6",
            "Huszár a5–c6. ■ Sárga következik.",
        ),
        (cleo, "/move move:Nk12", "knight"),
        (&dora, "/move move:wibble", "I can’t read this as a move."),
        (
            &anna,
            "/zug zug:Se5",
            "Du bist nicht dran: ◆ Grün ist am Zug.",
        ),
        (
            &anna,
            "/züge feld:f3",
            "Du bist nicht dran: ◆ Grün ist am Zug.",
        ),
    ];
    talk.converse(channel, &lines[..1]).await;
    let board = world.next_message(channel).await;
    public(
        &board,
        &ben,
        &["● Piros: huszár e1–f3", "▲ Kék következik: "],
    );
    let alt = board
        .attachment(0)
        .description
        .as_deref()
        .unwrap_or_default();
    assert!(
        alt.starts_with("1. lépés. ● Piros: huszár e1–f3. ▲ Kék következik."),
        "{alt}"
    );
    assert!(alt.contains("Piros: király"), "{alt}");
    assert!(
        alt.contains("gyalogok d2, e2, f2, g2, h2, i2, j2 és k2"),
        "{alt}"
    );
    let offered = ben.autocomplete(channel, "/lépés lépés:Hc6").await;
    assert_eq!(offered, ["Hc6 · huszár a5–c6"]);
    talk.converse(channel, &lines[1..2]).await;
    world.next_message(channel).await;
    talk.converse(channel, &lines[2..3]).await;
    world.next_message(channel).await;
    talk.converse(channel, &lines[3..]).await;
    let text = anna.slash(channel, "/brett text:True").await;
    assert!(private(&text).contains("●S"), "{}", text.content);

    // To the end: asked in German, told in Hungarian.
    let sure = anna.slash(channel, "/aufgeben").await;
    let question = "● Rot aufgeben? Dein Team verliert dann die Partie.";
    assert_eq!(private(&sure), question);
    let resigned = anna.press(&sure, "Aufgeben").await;
    assert_eq!(private(&resigned), "Du hast aufgegeben.");
    let over = world.next_message(channel).await;
    assert_board(&over, &[]);
    let told = "**▲ Kék és ◆ Zöld nyert!** 0–1\n● Piros feladta.";
    assert!(over.content.contains(told), "{}", over.content);
    world.assert_clean();
}

/// A board as `next` is called to it, with these words.
#[track_caller]
fn public(board: &Message, next: &Person, words: &[&str]) {
    assert_board(board, &[next.id]);
    for word in words {
        assert!(board.content.contains(word), "{}", board.content);
    }
}

/// Without a choice a channel speaks as its server, as it was last heard of.
#[tokio::test]
async fn a_channel_speaks_as_its_server() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    world.guild_speaks(world.guild(), "de");
    talk.begin(channel).await;
    let board = talk.play(channel, 0, "h2h3").await;
    public(
        &board,
        &talk.ben,
        &["● Rot: Bauer h2–h3", "▲ Blau ist am Zug: "],
    );
    world.guild_speaks(world.guild(), "hu");
    let board = talk.play(channel, 1, "a10c9").await;
    public(&board, &talk.cleo, &["▲ Kék: huszár a10–c9"]);
    world.guild_speaks(world.guild(), "fi");
    let board = talk.play(channel, 2, "h13h12").await;
    public(&board, &talk.dora, &["■ Yellow: pawn h13–h12"]);

    // What it once heard holds after a restart, too, and for posts that nobody asks for.
    world.guild_speaks(world.guild(), "de");
    talk.play(channel, 3, "n10l9").await;
    talk.converse(channel, &[(&talk.anna, "/draw offer", "Your offer")])
        .await;
    world.next_message(channel).await;
    talk.kill().await;
    talk.start().await;
    let told = talk.ben.slash(channel, "/draw decline").await;
    assert_eq!(private(&told), "Declined.");
    let declined = world.next_message(channel).await;
    assert_eq!(
        declined.content,
        "▲ Blau lehnt das Remisangebot von ● Rot ab."
    );
    world.assert_clean();
}

/// One's own choice holds everywhere, whatever the client speaks, until it is given up.
#[tokio::test]
async fn a_person_chooses_a_language() {
    let talk = Talk::new().await;
    let (channel, anna) = (talk.channel, &talk.anna);
    let none = "In diesem Kanal gibt es keine Partie.";
    let lines = [
        (anna, "/settings me", "**Language**: your client’s"),
        (
            anna,
            "/settings me language:Deutsch",
            "**Sprache**: Deutsch",
        ),
        (anna, "/board", none),
        (&talk.ben, "/board", "There is no game in this channel."),
        (anna, "/game new", "Die Lobby ist offen."),
        (anna, "/game join seat:red", "Du hast jetzt ● Rot."),
        (anna, "/game start", "Die Partie beginnt."),
    ];
    talk.converse(channel, &lines).await;
    talk.settled(channel).await;
    let offered = anna.autocomplete(channel, "/move move:Sf3").await;
    assert_eq!(offered, ["Sf3 · Springer e1–f3"]);
    let offered = anna.autocomplete(channel, "/moves square:h").await;
    assert_eq!(offered, ["h2 · Bauer (2 Züge)"]);
    let lines = [
        (anna, "/move move:Sf3", "Springer e1–f3."),
        (
            anna,
            "/settings me language:automatic",
            "**Language**: your client’s",
        ),
        (anna, "/move move:wibble", "It is not your turn"),
    ];
    talk.converse(channel, &lines).await;
    talk.world.assert_clean();
}

/// Where the bot may not post, an answer is for everyone, and so in the channel's language alone.
#[tokio::test]
async fn an_answer_for_everyone_is_in_the_channels_language() {
    let talk = Talk::new().await;
    let (world, channel) = (&talk.world, talk.channel);
    world.guild_speaks(world.guild(), "hu");
    talk.begin(channel).await;
    world.deny(channel, perm::SEND_MESSAGES);
    let anna = talk.anna.clone().locale("de");
    let answer = anna.slash(channel, "/zug zug:Sf3").await;
    assert!(!answer.ephemeral(), "everyone has to see it");
    let told = "● Piros: huszár e1–f3\n▲ Kék következik: ";
    assert!(answer.content.starts_with(told), "{}", answer.content);
    assert!(!answer.content.contains("Springer"), "{}", answer.content);
}
