//! The syntax of PGN4 (FORMATS.md): every quarter, habit, remark, tag and fault.

use vierschach::{
    notation::pgn4::{self, ItemKind, Left, PgnFault, Place, Remark, Written},
    rules::{BySeat, Claim, Role, Seat},
};

fn kinds(text: &str) -> Vec<ItemKind> {
    let read = pgn4::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    read.items.iter().map(|item| item.kind).collect()
}

fn played(role: Role, from: &str, to: &str, promotion: Option<Role>) -> ItemKind {
    let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
    let written = Written::Basic {
        role,
        from,
        to,
        promotion,
    };
    ItemKind::Played {
        written,
        after: None,
    }
}

#[track_caller]
fn faults(text: &str, expected: &[PgnFault]) {
    assert_eq!(pgn4::read(text), Err(expected.to_vec()), "{text}");
}

const fn place(line: u32, column: u32) -> Place {
    Place { line, column }
}

#[test]
fn every_kind_of_quarter() {
    let short = ItemKind::Played {
        written: Written::CastleShort,
        after: None,
    };
    let long = ItemKind::Played {
        written: Written::CastleLong,
        after: None,
    };
    for (text, expected) in [
        ("h2-h4", played(Role::Pawn, "h2", "h4", None)),
        ("Qg1xQn8+", played(Role::Queen, "g1", "n8", None)),
        ("d3xc4", played(Role::Pawn, "d3", "c4", None)),
        (
            "m7xKn8=D",
            played(Role::Pawn, "m7", "n8", Some(Role::Queen)),
        ),
        (
            "d10-d11=N++##",
            played(Role::Pawn, "d10", "d11", Some(Role::Knight)),
        ),
        ("Bg14xKk10#", played(Role::Bishop, "g14", "k10", None)),
        (
            "d10xRe11=R",
            played(Role::Pawn, "d10", "e11", Some(Role::Rook)),
        ),
        ("b4xb5+", played(Role::Pawn, "b4", "b5", None)),
        ("O-O", short),
        ("0-0+#", short),
        ("O-O-O##", long),
        ("#", ItemKind::Mated),
        ("S", ItemKind::Stalemated),
        ("T", ItemKind::Left(Left::TimeOut)),
        ("R", ItemKind::Left(Left::Resigned)),
    ] {
        assert_eq!(kinds(text), [expected], "{text}");
        assert_eq!(
            kinds(&format!("12. {text} {{c}} (13. Qa1 (x) {{)}} y)")),
            [expected]
        );
    }
}

#[test]
fn modifiers_belong_to_the_move_before_them() {
    let step = |after| match played(Role::King, "b4", "a5", None) {
        ItemKind::Played { written, .. } => ItemKind::Played { written, after },
        other => other,
    };
    for (modifier, left) in [
        ("R", Some(Left::Resigned)),
        ("T", Some(Left::TimeOut)),
        ("S", None),
        ("RS", Some(Left::Resigned)),
        ("TS", Some(Left::TimeOut)),
    ] {
        assert_eq!(kinds(&format!("58. Kb4-a5{modifier}")), [step(left)]);
        assert_eq!(
            kinds(&format!("58. Kb4-a5+ {modifier} .. R")),
            [step(left), ItemKind::Left(Left::Resigned)]
        );
    }
    let apart = "57. Kb4-a5 .. R";
    assert_eq!(kinds(apart), [step(None), ItemKind::Left(Left::Resigned)]);
}

#[test]
fn numbers_and_dots_in_every_habit() {
    let expected = [
        played(Role::Pawn, "h2", "h3", None),
        played(Role::Pawn, "b4", "c4", None),
        played(Role::Knight, "e1", "f3", None),
    ];
    for text in [
        "1. h2-h3 .. b4-c4\n2. Ne1-f3",
        "1.h2-h3..b4-c4 2.Ne1-f3 1-0",
        "\u{feff}1... h2-h3 b4-c4\r\n2... .. Ne1-f3 *",
        "; a line\n% and another\n1. h2-h3 ; rest\n.. b4-c4\n2. Ne1-f3 1/2-1/2",
    ] {
        assert_eq!(kinds(text), expected, "{text}");
    }
    let read = pgn4::read("1. h2-h3 .. b4-c4\n7. Ne1-f3").unwrap();
    let places: Vec<_> = read
        .items
        .iter()
        .map(|item| (item.turn, item.place))
        .collect();
    assert_eq!(
        places,
        [(1, place(1, 4)), (1, place(1, 13)), (7, place(2, 4))]
    );
}

#[test]
fn tags_of_any_layout() {
    let read = pgn4::read(
        "[GameNr \"1\"]\n[ Variant  \"FFA\" ]\n[StartFen4 \"R-0,0\n /a\"][Red \"a \\\"b\\\\\"]",
    )
    .unwrap();
    assert_eq!(read.tags.get("Variant"), Some("FFA"));
    assert_eq!(read.tags.get("StartFen4"), Some("R-0,0\n /a"));
    assert_eq!(read.tags.get("Red"), Some("a \"b\\"));
    assert_eq!(read.tags.get("Blue"), None);
    let mut tags = read.tags;
    tags.set("Variant", "Solo");
    tags.set("Blue", "c");
    assert_eq!(
        tags.to_string(),
        "[GameNr \"1\"]\n[Variant \"Solo\"]\n[StartFen4 \"R-0,0  /a\"]\n\
         [Red \"a \\\"b\\\\\"]\n[Blue \"c\"]\n"
    );
}

#[test]
fn remarks_say_what_no_move_shows() {
    let text = "{[%resigned red] gone [%clk 1:00] [%unknown]} 1. b4-c4 \
                {[%claimed lead]} {[%claimed luck]} {[%resigned white]} {[%agreed]}";
    assert_eq!(
        kinds(text),
        [
            ItemKind::Remark(Remark::Resigned(Seat::Red)),
            played(Role::Pawn, "b4", "c4", None),
            ItemKind::Remark(Remark::Claimed(Claim::Lead)),
            ItemKind::Remark(Remark::Agreed),
        ]
    );
}

#[test]
fn the_result_tag_of_a_solo_game() {
    for (tag, expected) in [
        (
            "Red: 75 - Blue: 8 - Yellow: 52 - Green: 54",
            Some([75, 8, 52, 54]),
        ),
        (
            "blue: -1 - red: 0 - green: 2 - yellow: 3",
            Some([0, -1, 3, 2]),
        ),
        ("Red: 75 - Blue: 8 - Yellow: 52", None),
        ("1-0", None),
    ] {
        assert_eq!(pgn4::result_points(tag), expected.map(BySeat), "{tag}");
    }
}

#[test]
fn every_fault_is_named_with_its_place() {
    let word = |line, column, found: &str| PgnFault::Word {
        place: place(line, column),
        found: found.to_owned(),
    };
    faults("", &[PgnFault::Empty]);
    faults(
        "1. h2-h3 .. Zb4-c4\n2. h9-o9 h2 h2-h3= Qg1-Qg2 H2-h3 e4-e15 e2-e3RR",
        &[
            word(1, 13, "Zb4-c4"),
            word(2, 4, "h9-o9"),
            word(2, 10, "h2"),
            word(2, 13, "h2-h3="),
            word(2, 20, "Qg1-Qg2"),
            word(2, 28, "H2-h3"),
            word(2, 34, "e4-e15"),
            word(2, 41, "e2-e3RR"),
        ],
    );
    faults(
        "[Variant FFA]\n[a \"b\"\nx] 1. R",
        &[
            PgnFault::Tag {
                place: place(1, 1),
                found: "[Variant FFA]".to_owned(),
            },
            PgnFault::Tag {
                place: place(2, 1),
                found: "[a \"b\"x] 1. R".to_owned(),
            },
        ],
    );
    faults(
        "1. R } )\n{ open",
        &[
            PgnFault::Stray {
                place: place(1, 6),
                found: '}',
            },
            PgnFault::Stray {
                place: place(1, 8),
                found: ')',
            },
            PgnFault::OpenComment { place: place(2, 1) },
        ],
    );
    faults(
        "1. R ((R) {)",
        &[PgnFault::OpenVariation { place: place(1, 6) }],
    );
    let bytes = pgn4::MAX_BYTES + 1;
    faults(&" ".repeat(bytes), &[PgnFault::TooLong { bytes }]);
    let many = "[a \"\"]\n".repeat(pgn4::MAX_TAGS + 1);
    faults(
        &many,
        &[PgnFault::TooMany {
            place: place(65, 1),
        }],
    );
    let many = "R\n".repeat(pgn4::MAX_ITEMS + 1);
    faults(
        &many,
        &[PgnFault::TooMany {
            place: place(20_001, 1),
        }],
    );
    let Err(many) = pgn4::read(&"? ".repeat(1000)) else {
        panic!("a question mark is no move");
    };
    assert_eq!(many.len(), pgn4::MAX_FAULTS);
}
