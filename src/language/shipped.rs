//! The shipped languages.

use super::bundle::Bundle;
use crate::packed::{ShippedText, packed_text};
use fluent_bundle::FluentResource;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// A shipped language: its tag and its texts.
pub(super) struct Shipped {
    /// Its BCP 47 tag.
    pub tag: &'static str,
    /// Names of animals, for parsing moves.
    pub animals: FluentText,
    /// The names of the sides.
    sides: FluentText,
    /// Everything else of a set and its rules.
    others: [FluentText; 12],
    /// What preflight finds; no part of a set, so that a user's language need not have it.
    #[cfg(feature = "print")]
    findings: FluentText,
    /// What the shipped themes are like; no part of a set, either.
    #[cfg(feature = "print")]
    themes: FluentText,
    /// All messages of a set and its rules, once they were read.
    pub whole: OnceLock<Arc<Bundle>>,
}

impl Shipped {
    /// All texts of a set and its rules, the animals' names first.
    pub fn texts(&self) -> impl Iterator<Item = &FluentText> {
        [&self.animals, &self.sides].into_iter().chain(&self.others)
    }

    /// The texts that findings are told with.
    #[cfg(feature = "print")]
    pub fn texts_of_findings(&self) -> [&FluentText; 3] {
        [&self.animals, &self.sides, &self.findings]
    }

    /// The text about the shipped themes.
    #[cfg(feature = "print")]
    pub fn text_of_themes(&self) -> &FluentText {
        &self.themes
    }
}

/// A Fluent text.
pub(super) struct FluentText {
    source: ShippedText,
    read: OnceLock<Arc<FluentResource>>,
}

impl FluentText {
    /// Its source.
    ///
    /// # Panics
    /// Never, and neither does [`FluentText::messages`]: a test parses every shipped text.
    pub fn written(&self) -> Cow<'static, str> {
        self.source.text()
    }

    /// Its messages, parsed once.
    pub fn messages(&self) -> Arc<FluentResource> {
        let read = || match FluentResource::try_new(self.written().into_owned()) {
            Ok(messages) => Arc::new(messages),
            Err((_, errors)) => panic!("a shipped text is not Fluent: {errors:?}"),
        };
        self.read.get_or_init(read).clone()
    }
}

/// Names the texts of a language under `templates/languages`.
macro_rules! shipped {
    ($($tag:tt),+ $(,)?) => {
        /// The shipped languages, the default first.
        pub(super) static SHIPPED: [Shipped; LANGUAGES.len()] = [$(Shipped {
            tag: $tag,
            animals: text!($tag, "animals"),
            sides: text!($tag, "sides"),
            others: [
                text!($tag, "board"),
                text!($tag, "print"),
                text!($tag, "calibration"),
                text!($tag, "sheet"),
                text!($tag, "clauses"),
                text!($tag, "figures"),
                text!($tag, "referee"),
                text!($tag, "assembly"),
                text!($tag, "extras"),
                text!($tag, "commands"),
                text!($tag, "notation"),
                text!($tag, "play"),
            ],
            #[cfg(feature = "print")]
            findings: text!($tag, "findings"),
            #[cfg(feature = "print")]
            themes: text!($tag, "themes"),
            whole: OnceLock::new(),
        }),+];

        /// The tags of the shipped languages, the default first.
        pub const LANGUAGES: &[&str] = &[$($tag),+];
    };
}

macro_rules! text {
    ($tag:tt, $name:literal) => {
        FluentText { source: source!($tag, $name), read: OnceLock::new() }
    };
}

macro_rules! source {
    ("en", $name:literal) => {
        ShippedText::Plain(include_str!(concat!("../../templates/languages/en/", $name, ".ftl")))
    };
    ($tag:tt, $name:literal) => {
        packed_text!("/languages/", $tag, "/", $name)
    };
}

shipped!("en", "de", "fr", "es", "pt-BR", "it", "nl", "zh-Hant", "zh-Hans", "ja");
