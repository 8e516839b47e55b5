//! Languages and their Fluent files. A language more is a file in `locales/`, and nothing here.

use std::{borrow::Cow, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use super::say;
use crate::notation::Letters;

/// A language that the bot speaks: an index into [`LOCALES`], the first being the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Language(u8);

/// Code and sentences of each language, listed by `build.rs`; English first, as the one that is
/// complete by definition.
const LOCALES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

static BUNDLES: LazyLock<Vec<FluentBundle<FluentResource>>> = LazyLock::new(|| {
    LOCALES
        .iter()
        .map(|&(code, text)| bundle(code, text))
        .collect()
});

fn bundle(code: &str, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("locales/{code}.ftl: {errors:?}"));
    let id = code.parse().expect("a language code");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Chat clients show the isolating marks of Fluent as boxes.
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .unwrap_or_else(|errors| panic!("locales/{code}.ftl: {errors:?}"));
    bundle
}

impl Language {
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LOCALES.len() as u8).map(Language)
    }

    /// `en`, `de`, `hu`.
    pub fn code(self) -> &'static str {
        LOCALES[usize::from(self.0)].0
    }

    /// The language of a locale such as `de` or `en-GB`; the default one for those we lack.
    pub fn of_locale(locale: &str) -> Language {
        let wanted = locale.split(['-', '_']).next().unwrap_or_default();
        Language::all()
            .find(|language| language.code().eq_ignore_ascii_case(wanted))
            .unwrap_or_default()
    }

    pub fn words(self) -> Words {
        Words(self)
    }
}

/// The sentences of one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words(pub(super) Language);

impl Words {
    pub fn language(self) -> Language {
        self.0
    }

    /// What people call their language.
    pub fn own_name(self) -> String {
        say!(self, "language-name")
    }

    /// The piece letters that people of this language type and read (RULES 10.1).
    pub fn letters(self) -> Letters {
        let letters = say!(self, "language-letters");
        let letters = letters.split(' ').filter_map(|word| word.parse().ok());
        let letters: Vec<char> = letters.collect();
        let letters = letters.try_into().ok().and_then(Letters::new);
        // A test reads those of every file.
        letters.unwrap_or(Letters::ENGLISH)
    }

    /// The locales of Discord's clients that are this language.
    pub fn locales(self) -> Vec<String> {
        let locales = say!(self, "language-locales");
        locales.split(' ').map(str::to_owned).collect()
    }

    /// What this language itself says under `key`, with nothing filled in.
    pub fn named(self, key: &str) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(key)?.value()?;
        Some(
            bundle
                .format_pattern(pattern, None, &mut vec![])
                .into_owned(),
        )
    }

    /// The same for an attribute of `key`.
    pub fn attribute(self, key: &str, attribute: &str) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(key)?.get_attribute(attribute)?.value();
        Some(
            bundle
                .format_pattern(pattern, None, &mut vec![])
                .into_owned(),
        )
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        &BUNDLES[usize::from(self.0.0)]
    }

    /// The sentence of `key`. A key that a language lacks is said in English; one that English
    /// lacks, which a test excludes, is shown as it is.
    pub(crate) fn text(self, key: &str, args: &FluentArgs<'_>) -> String {
        let bundles = [self.bundle(), &BUNDLES[0]];
        let found = bundles
            .into_iter()
            .find_map(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        let Some((bundle, pattern)) = found else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Cow::into_owned(text)
    }
}
