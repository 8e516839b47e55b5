//! The language files: complete, with the same values filled in, spelled as each language is.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use crate::tidy::{root, sources};
use vierschach::{rules::Role, words::Language};

/// One text of a file: a message, or an attribute of one as `key.attribute`.
#[derive(Clone, Default)]
pub(crate) struct Text {
    /// Every way it can be put together, with the values as `{name}`.
    pub(crate) forms: Vec<String>,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// Every text of a language, by its key.
pub(crate) fn texts(code: &str) -> BTreeMap<String, Text> {
    let resource = parser::parse(file(code)).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let key = message.id.name.clone();
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|a| (format!("{key}.{}", a.id.name), &a.value));
        let value = message.value.iter().map(|value| (key.clone(), value));
        for (key, pattern) in value.chain(attributes) {
            let mut text = Text {
                forms: vec![String::new()],
                ..Text::default()
            };
            read(pattern, &mut text);
            assert!(found.insert(key.clone(), text).is_none(), "{key} twice");
        }
    }
    // What a message refers to is part of it.
    let whole = found.clone();
    for text in found.values_mut() {
        for key in text.references.clone() {
            let part = whole.get(&key).unwrap_or_else(|| panic!("no {key}"));
            text.variables.extend(part.variables.iter().cloned());
        }
    }
    found
}

fn read(pattern: &Pattern<String>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                text.forms.iter_mut().for_each(|form| form.push_str(value));
            }
            PatternElement::Placeable { expression } => match expression {
                // Blanks at an edge, which Fluent would drop.
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    text.forms.iter_mut().for_each(|form| form.push_str(value));
                }
                Expression::Inline(inline) => {
                    let name = format!("{{{}}}", named(inline, text));
                    text.forms.iter_mut().for_each(|form| form.push_str(&name));
                }
                Expression::Select { selector, variants } => {
                    named(selector, text);
                    let before = std::mem::take(&mut text.forms);
                    let mut after = Vec::new();
                    for variant in variants {
                        text.forms.clone_from(&before);
                        read(&variant.value, text);
                        after.append(&mut text.forms);
                    }
                    text.forms = after;
                }
            },
        }
    }
}

fn named(expression: &InlineExpression<String>, text: &mut Text) -> String {
    match expression {
        InlineExpression::VariableReference { id } => {
            text.variables.insert(id.name.clone());
            format!("${}", id.name)
        }
        InlineExpression::MessageReference { id, .. } => {
            text.references.insert(id.name.clone());
            id.name.clone()
        }
        other => panic!("{other:?} is not used here"),
    }
}

pub(crate) fn codes() -> impl Iterator<Item = &'static str> {
    Language::all().map(Language::code)
}

fn file(code: &str) -> String {
    let path = root().join("locales").join(format!("{code}.ftl"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A language more is a file more: whatever lies in the folder is spoken, English first.
#[test]
fn every_file_is_a_language() {
    let mut files: Vec<String> = fs::read_dir(root().join("locales"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort_by_key(|name| (name != "en.ftl", name.clone()));
    let known: Vec<String> = codes().map(|code| format!("{code}.ftl")).collect();
    assert_eq!(files, known);
    assert_eq!(Language::default().code(), "en");
    for (locale, code) in [
        ("en-GB", "en"),
        ("en-US", "en"),
        ("de", "de"),
        ("hu", "hu"),
        ("pt-BR", "en"),
        ("", "en"),
    ] {
        assert_eq!(Language::of_locale(locale).code(), code, "{locale}");
    }
    let mut locales = BTreeSet::new();
    for language in Language::all() {
        for locale in language.words().locales() {
            assert_eq!(Language::of_locale(&locale), language, "{locale}");
            assert!(locales.insert(locale));
        }
    }
}

/// RULES 10.1: the letters are read from the files.
#[test]
fn piece_letters() {
    for (code, letters) in [("en", "PNBRQK"), ("de", "BSLTDK"), ("hu", "GHFBVK")] {
        let words = Language::of_locale(code).words();
        let read: String = Role::ALL
            .map(|role| words.letters().letter(role))
            .iter()
            .collect();
        assert_eq!(read, letters);
    }
    for language in Language::all() {
        let text = &texts(language.code())["language-letters"].forms[0];
        let letters = language.words().letters();
        let read = Role::ALL.map(|role| letters.letter(role).to_string());
        assert_eq!(text, &read.join(" "), "six different capital letters");
    }
}

/// RULES 10.1: moves in words. Those of every language are understood by everybody, so no word
/// stands for two things.
#[test]
fn spoken_words() {
    let meanings = "becomes between bishop castle king knight long pawn queen rook short takes";
    let mut known = BTreeMap::new();
    for code in codes() {
        let texts = texts(code);
        let spoken = texts
            .iter()
            .filter_map(|(key, text)| Some((key.strip_prefix("spoken-")?, &text.forms[0])));
        let keys: Vec<&str> = spoken.clone().map(|(meaning, _)| meaning).collect();
        assert_eq!(keys.join(" "), meanings, "{code}");
        for (meaning, words) in spoken {
            for word in words.split(' ') {
                assert!(word.chars().count() > 1, "{code}: a letter is notation");
                assert_eq!(word, word.to_lowercase(), "{code}");
                let before = known.insert(word.to_owned(), meaning.to_owned());
                assert!(
                    before.is_none_or(|other| other == meaning),
                    "{code}: {word}"
                );
            }
        }
    }
}

/// Every sentence that the code asks for is in every language, and none is there for nothing.
#[test]
fn every_sentence_is_in_every_language() {
    let mut asked = BTreeSet::new();
    for (_, text) in sources(&root().join("src")) {
        for call in text.split("say!(").skip(1) {
            let key = call.split('"').nth(1).unwrap_or_default();
            asked.insert(key.to_owned());
        }
    }
    asked.remove("seat-taken"); // the example in the macro's own description
    for code in codes() {
        let texts = texts(code);
        let mut asked = asked.clone();
        asked.extend(texts.values().flat_map(|text| text.references.clone()));
        let keys: BTreeSet<String> = texts
            .keys()
            .filter(|key| !of_a_command(key) && !key.starts_with("spoken-"))
            .cloned()
            .collect();
        let missing: Vec<_> = asked.difference(&keys).collect();
        let unused: Vec<_> = keys.difference(&asked).collect();
        assert!(missing.is_empty(), "{code} lacks {missing:?}");
        assert!(unused.is_empty(), "{code}: {unused:?} are never said");
    }
}

/// The words of commands are asked for by their names: tests/it/talk_localised.rs knows those.
pub(crate) fn of_a_command(key: &str) -> bool {
    ["command-", "option-", "choice."]
        .iter()
        .any(|start| key.starts_with(start))
}

/// What is filled in is the same: nothing is left out, nothing is asked for that is not given.
#[test]
fn values_are_the_same_in_every_language() {
    let english = texts("en");
    for code in codes() {
        let texts = texts(code);
        let keys = |texts: &BTreeMap<String, Text>| texts.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&texts), keys(&english), "{code}");
        for (key, text) in texts {
            // A language without plurals in a place need not ask how many there are.
            let mut wanted = english[&key].variables.clone();
            let mut given = text.variables;
            wanted.remove("count");
            given.remove("count");
            assert_eq!(given, wanted, "{code}: {key}");
        }
    }
}

/// A text as it is said.
fn said(code: &str, key: &str, values: &[(&str, FluentValue<'static>)]) -> String {
    let resource = FluentResource::try_new(file(code)).expect("it is read elsewhere");
    let mut bundle = FluentBundle::new(vec![code.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("no key twice");
    let args: FluentArgs = values.iter().cloned().collect();
    let pattern = bundle.get_message(key).and_then(|message| message.value());
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern.expect("a text"), Some(&args), &mut errors);
    assert!(errors.is_empty(), "{code}: {key}: {errors:?}");
    text.into_owned()
}

#[test]
fn one_and_many() {
    let table = [
        (
            "moves-of",
            "count",
            1,
            "d2 · pawn (one move)",
            "d2 · Bauer (ein Zug)",
            "d2 · gyalog (1 lépés)",
        ),
        (
            "moves-of",
            "count",
            2,
            "d2 · pawn (2 moves)",
            "d2 · Bauer (2 Züge)",
            "d2 · gyalog (2 lépés)",
        ),
        ("alt-pieces", "count", 1, "pawn d2", "Bauer d2", "gyalog d2"),
        (
            "alt-pieces",
            "count",
            2,
            "pawns d2",
            "Bauern d2",
            "gyalogok d2",
        ),
        (
            "scored",
            "points",
            1,
            "Red gains 1 (why).",
            "Red bekommt einen Punkt (why).",
            "Red 1 pontot kap (why).",
        ),
        (
            "scored",
            "points",
            20,
            "Red gains 20 (why).",
            "Red bekommt 20 Punkte (why).",
            "Red 20 pontot kap (why).",
        ),
        (
            "more-faults",
            "count",
            1,
            "… and 1 more",
            "… und ein weiterer",
            "… és még 1",
        ),
        (
            "more-faults",
            "count",
            1234,
            "… and 1234 more",
            "… und 1234 weitere",
            "… és még 1234",
        ),
    ];
    for (key, name, number, english, german, hungarian) in table {
        let values: [(&str, FluentValue); 6] = [
            ("role", "P".into()),
            ("square", "d2".into()),
            ("squares", "d2".into()),
            ("seat", "Red".into()),
            ("why", "why".into()),
            (name, number.into()),
        ];
        for (code, told) in [("en", english), ("de", german), ("hu", hungarian)] {
            assert_eq!(said(code, key, &values), told);
        }
    }
}

/// German has cases and genders, Hungarian possessive endings: the files choose them by the piece.
#[test]
fn pieces_are_declined() {
    let table = [
        (
            "move-no-piece",
            "P",
            "Du hast keinen solchen Bauern.",
            "Nincs ilyen gyalogod.",
        ),
        (
            "move-no-piece",
            "Q",
            "Du hast keine solche Dame.",
            "Nincs ilyen vezéred.",
        ),
        ("owned-piece", "B", "Läufer von X", "X futója"),
        ("grey-piece", "Q", "graue Dame", "szürke vezér"),
        ("promotes", "R", "X, wird zum Turm", "X, bástyává változik"),
        (
            "moves-none",
            "Q",
            "Deine Dame auf X kann gerade nicht ziehen.",
            "A vezéred (X) most nem tud lépni.",
        ),
    ];
    for (key, role, german, hungarian) in table {
        let mut values: Vec<(&str, FluentValue)> = ["owner", "moves", "square"]
            .map(|name| (name, "X".into()))
            .to_vec();
        values.push(("role", role.into()));
        assert_eq!(said("de", key, &values), german);
        assert_eq!(said("hu", key, &values), hungarian);
    }
}

/// A text with an ellipsis for what is typed, which stands between backticks.
fn prose(form: &str) -> String {
    form.split('`').step_by(2).collect::<Vec<_>>().join("…")
}

/// „So“ in German, „így” in Hungarian, “so” in English; real apostrophes and dots.
#[test]
fn typography() {
    for code in codes() {
        let quotes = match code {
            "de" => ['„', '“'],
            "hu" => ['„', '”'],
            _ => ['“', '”'],
        };
        for (key, text) in texts(code) {
            for form in &text.forms {
                let prose = prose(form);
                let mut marks = prose.chars().filter(|c| "„“”‚‘\"".contains(*c));
                let at = format!("{code}: {key}: {form}");
                while let Some(open) = marks.next() {
                    assert_eq!([Some(open), marks.next()], quotes.map(Some), "{at}");
                }
                for wrong in ["'", "...", "  ", " ,", " .", " - ", "´", "\u{a0}"] {
                    assert!(!prose.contains(wrong), "{wrong:?} in {at}");
                }
                assert_eq!(form.trim(), form, "{at}");
                assert_eq!(form.matches('`').count() % 2, 0, "{at}");
            }
        }
    }
}

/// Nothing was left untranslated.
#[test]
fn no_stray_english() {
    let english = texts("en");
    // Names, and words that are the same in other languages.
    let same = [
        "Vierschach",
        "Négyszemélyes",
        "FIDE",
        "export",
        "text",
        "5 min",
        "Teams",
        "Solo",
        "Pings",
        "pings",
        "thread",
    ];
    let stray = [
        "the", "and", "you", "your", "are", "not", "game", "move", "board", "seat", "piece",
        "check", "turn",
    ];
    for code in codes().filter(|&code| code != "en") {
        for (key, text) in texts(code) {
            if key.starts_with("language-") {
                continue;
            }
            let has_words = |form: &str| {
                let outside = prose(form);
                let outside = outside.split(['{', '}']).step_by(2);
                outside
                    .flat_map(str::chars)
                    .filter(|c| c.is_alphabetic())
                    .count()
                    > 1
            };
            for form in text.forms.iter().filter(|form| has_words(form)) {
                let left = english[&key].forms.contains(form) && !same.contains(&form.as_str());
                assert!(!left, "{code}: {key}: {form}");
                let prose = prose(form);
                let prose = prose.split(['{', '}']).step_by(2).collect::<String>();
                let word = prose
                    .split(|c: char| !c.is_alphabetic())
                    .find(|word| stray.contains(word));
                assert_eq!(word, None, "{code}: {key}: {form}");
            }
        }
    }
}
