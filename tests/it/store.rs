//! What is on disk: facts survive it, one process uses it, old rows stay readable.

use std::path::Path;

use vierschach::{
    cpu::Level,
    notation::fen4,
    rules::*,
    store::{Append, Appended, InteractionId, OpenError, Store},
    table::*,
};

const T0: Timestamp = Timestamp(1_000_000);
const ANNA: UserId = UserId(u64::MAX);
const CHANNEL: ChannelId = ChannelId(77);

async fn open(folder: &Path) -> Store {
    Store::open(&folder.join("test.sqlite")).await.unwrap()
}

fn opening(settings: Settings) -> (Outcome, Table) {
    let outcome = Table::open(ANNA, settings).unwrap();
    let table = Table::replay(outcome.facts.iter().map(|fact| (fact.clone(), T0))).unwrap();
    (outcome, table)
}

fn usual() -> Settings {
    Settings::new(Preset::Vierschach, Mode::Teams).unwrap()
}

/// Every kind of fact, with every word that can stand in it.
fn every_fact() -> Vec<Fact> {
    let at = |text: &str| text.parse::<Square>().unwrap();
    let mut facts = vec![
        Fact::Sat {
            seat: Seat::Green,
            user: ANNA,
        },
        Fact::CpuSat {
            seat: Seat::Blue,
            level: Level::Master,
        },
        Fact::Left { seat: Seat::Green },
        Fact::Started,
        Fact::Back { seat: Seat::Red },
        Fact::Accepted { seat: Seat::Red },
        Fact::Declined { seat: Seat::Blue },
        Fact::Credited { ms: 123_456 },
        Fact::TakenBack {
            seat: Seat::Green,
            ply: 12,
        },
        Fact::Looked { times: 3 },
        Fact::Seen { seat: Seat::Yellow },
        Fact::Paused,
        Fact::Resumed,
    ];
    for text in ["h2h4", "d10c11q if n14a1"] {
        let (seat, premove) = (Seat::Blue, text.parse().unwrap());
        facts.extend([
            Fact::Premoved { seat, premove },
            Fact::PremoveCancelled { seat, premove },
            Fact::PremovePlayed { seat, premove },
            Fact::PremoveMissed { seat, premove },
        ]);
    }
    for why in [AwayReason::TimeOut, AwayReason::Asked] {
        let seat = Seat::Yellow;
        facts.push(Fact::Away { seat, why });
    }
    for offer in [OfferKind::Draw, OfferKind::Resign, OfferKind::TakeBack] {
        let seat = Seat::Red;
        facts.push(Fact::Offered { seat, offer });
    }
    for by in [
        Canceller::Host(ANNA),
        Canceller::Moderator(ANNA),
        Canceller::Channel,
        Canceller::Nobody,
    ] {
        facts.push(Fact::Cancelled { by, reason: None });
        let reason = Some("two  words, and ünïcode".to_owned());
        facts.push(Fact::Cancelled { by, reason });
    }
    let seat = Seat::Blue;
    for kind in [
        MoveKind::Normal,
        MoveKind::DoubleStep,
        MoveKind::EnPassant,
        MoveKind::CastleShort,
        MoveKind::CastleLong,
    ] {
        for promotion in [None, Some(Role::Knight), Some(Role::Queen)] {
            let mv = Move {
                promotion,
                ..Move::new(at("a10"), at("n11"), kind)
            };
            facts.push(Fact::Game(Event::Moved { seat, mv }));
        }
    }
    for why in [
        Score::Capture {
            role: Role::King,
            from: Seat::Green,
        },
        Score::Mate { of: Seat::Red },
        Score::Checks { kings: 3 },
        Score::Stalemate,
        Score::LastStanding,
        Score::Draw,
    ] {
        let points = 20;
        facts.push(Fact::Game(Event::Scored { seat, points, why }));
    }
    for why in [
        Out::Checkmate { by: Seat::Red },
        Out::KingCaptured { by: Seat::Yellow },
        Out::Stalemate,
        Out::Resigned,
        Out::TimeOut,
        Out::AtStart,
    ] {
        facts.push(Fact::Game(Event::Out { seat, why }));
    }
    facts.push(Fact::Game(Event::KingRemoved { seat }));
    facts.push(Fact::Game(Event::Turn { seat }));
    for result in [
        GameResult::Teams(None),
        GameResult::Teams(Some(Team::RedYellow)),
        GameResult::Teams(Some(Team::BlueGreen)),
        GameResult::Classic(None),
        GameResult::Classic(Some(Seat::Yellow)),
        GameResult::Solo(BySeat([1, -2, 30, 400])),
    ] {
        let reason = Reason::Repetition;
        facts.push(Fact::Game(Event::Ended(Ending { reason, result })));
    }
    for reason in [
        Reason::Checkmate { mated: seat },
        Reason::KingCapture {
            by: Seat::Red,
            of: seat,
            at: at("n8"),
        },
        Reason::Stalemate { seat },
        Reason::FiftyMoves,
        Reason::Agreement,
        Reason::DeadPosition,
        Reason::MoveLimit,
        Reason::Resignation { seat },
        Reason::TimeOut { seat },
        Reason::LastStanding { seat },
        Reason::Lead { seat },
    ] {
        let result = GameResult::Teams(None);
        facts.push(Fact::Game(Event::Ended(Ending { reason, result })));
    }
    facts
}

#[tokio::test]
async fn facts_survive_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let (outcome, table) = opening(usual());
    let created = store.create(CHANNEL, None, &outcome, &table, T0).await;
    let id = created.unwrap().unwrap();
    let facts = every_fact();
    let outcome = Outcome {
        facts: facts.clone(),
        notices: vec![],
    };
    let append = Append {
        id,
        version: 1,
        outcome: &outcome,
        after: &table,
        cause: None,
        now: T0,
    };
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    let (read, version) = store.facts(id, i64::MAX).await.unwrap();
    assert_eq!(version, 1 + facts.len() as i64);
    let read: Vec<Fact> = read.into_iter().map(|(fact, _)| fact).skip(1).collect();
    assert_eq!(read, facts);
}

#[tokio::test]
async fn settings_survive_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let mut all = Vec::new();
    for row in &PRESETS {
        for &mode in row.modes {
            all.push(Settings::new(row.preset, mode).unwrap());
        }
    }
    let mut strange = usual();
    strange.rules.starter = Seat::Green;
    strange.rules.king_capture = KingCapture::Automatic;
    strange.rules.resignation = Resignation::WithConsent;
    strange.rules.lead = Lead::Claim;
    strange.rules.leaving = Leaving::WalkingKing;
    strange.rules.draws = Draws::Fide;
    strange.rules.move_limit = Some(400);
    strange.time_limit = Some(TimeLimit::Days3);
    strange.on_timeout = OnTimeout::Forfeit;
    strange.cpu = Level::Easy;
    strange.show_moves = false;
    strange.hints = false;
    let mut ranked = strange.clone();
    ranked.ranked = true;
    all.push(ranked);
    strange.position = Some(fen4::write(
        &Position::initial(Mode::Teams, Seat::Red).setup(),
    ));
    all.push(strange);
    for (n, settings) in (1..).zip(all) {
        let (outcome, table) = opening(settings.clone());
        let created = store.create(ChannelId(n), None, &outcome, &table, T0).await;
        let id = created.unwrap().unwrap();
        let (read, _) = store.load(id).await.unwrap();
        assert_eq!(*read.settings(), settings);
    }
}

#[tokio::test]
async fn who_writes_second_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let (outcome, table) = opening(usual());
    let created = store.create(CHANNEL, None, &outcome, &table, T0).await;
    let id = created.unwrap().unwrap();
    let outcome = Outcome {
        facts: vec![Fact::Started],
        notices: vec![Notice::Cancelled],
    };
    let append = |version, cause| Append {
        id,
        version,
        outcome: &outcome,
        after: &table,
        cause,
        now: T0,
    };
    let cause = Some(InteractionId(u64::MAX));
    assert_eq!(
        store.append(append(0, None)).await.unwrap(),
        Appended::Conflict
    );
    assert_eq!(
        store.append(append(1, cause)).await.unwrap(),
        Appended::Done
    );
    assert_eq!(
        store.append(append(1, None)).await.unwrap(),
        Appended::Conflict
    );
    assert_eq!(
        store.append(append(2, cause)).await.unwrap(),
        Appended::Repeated
    );
    let (_, version) = store.load(id).await.unwrap();
    assert_eq!(version, 2, "what was refused left nothing behind");
    assert!(
        store
            .create(CHANNEL, None, &outcome, &table, T0)
            .await
            .unwrap()
            .is_err(),
        "one open game per channel"
    );
}

#[tokio::test]
async fn a_second_process_is_refused_with_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let first = open(folder.path()).await;
    let path = folder.path().join("test.sqlite");
    let second = Store::open(&path).await;
    assert!(matches!(second, Err(OpenError::InUse(_))), "{second:?}");
    drop(first);
    Store::open(&path).await.unwrap();
}

#[tokio::test]
async fn a_file_that_is_no_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.sqlite");
    std::fs::write(
        &path,
        "this is a letter to a friend, and not a database at all",
    )
    .unwrap();
    let error = Store::open(&path).await.unwrap_err().to_string();
    assert!(error.contains("test.sqlite"), "{error}");
}

/// Rows as the first release writes them: every later version has to read them.
#[tokio::test]
async fn rows_of_the_first_release_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let (outcome, table) = opening(usual());
    let created = store.create(CHANNEL, None, &outcome, &table, T0).await;
    let id = created.unwrap().unwrap();
    let text = include_str!("../data/facts_0001.txt");
    let rows: Vec<(&str, &str)> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .collect();
    drop(store);
    write_rows(&folder.path().join("test.sqlite"), id, &rows).await;
    let store = open(folder.path()).await;
    let (table, version) = store.load(id).await.unwrap();
    assert_eq!(version, rows.len() as i64);
    let play = table.play().unwrap();
    assert_eq!(play.game.ply(), 2);
    assert_eq!(table.to_move(), Some(Seat::Yellow));
    assert_eq!(table.host(), UserId(11));
    assert_eq!(table.settings().time_limit, Some(TimeLimit::Day1));
    assert_eq!(table.occupant(Seat::Green), Occupant::Cpu(Level::Medium));
}

/// Puts `rows` in the place of a table's facts, as another version of the program might have.
async fn write_rows(path: &Path, id: TableId, rows: &[(&str, &str)]) {
    let url = format!("sqlite://{}", path.display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    sqlx::query("delete from facts where table_id = ?")
        .bind(id.0)
        .execute(&pool)
        .await
        .unwrap();
    for (seq, (kind, data)) in (1_i64..).zip(rows) {
        sqlx::query("insert into facts values (?, ?, ?, ?, ?)")
            .bind(id.0)
            .bind(seq)
            .bind(T0.0)
            .bind(kind)
            .bind(data)
            .execute(&pool)
            .await
            .unwrap();
    }
    pool.close().await;
}
