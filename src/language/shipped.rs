//! The shipped languages.

use fluent_bundle::FluentResource;
use std::sync::{Arc, OnceLock};

/// A shipped language: its tag and its texts.
pub(super) struct Shipped {
    /// Its BCP 47 tag.
    pub tag: &'static str,
    /// Names of animals, for parsing moves.
    pub animals: FluentText,
    /// Everything else.
    others: [FluentText; 12],
}

impl Shipped {
    /// All its texts, the animals' names first.
    pub fn texts(&self) -> impl Iterator<Item = &FluentText> {
        std::iter::once(&self.animals).chain(&self.others)
    }
}

/// A Fluent text.
pub(super) struct FluentText {
    /// Its source.
    pub written: &'static str,
    read: OnceLock<Arc<FluentResource>>,
}

impl FluentText {
    /// Its messages, parsed once.
    ///
    /// # Panics
    /// Never: a test parses every shipped text.
    pub fn messages(&self) -> Arc<FluentResource> {
        let read = || match FluentResource::try_new(self.written.to_owned()) {
            Ok(messages) => Arc::new(messages),
            Err((_, errors)) => panic!("a shipped text is not Fluent: {errors:?}"),
        };
        self.read.get_or_init(read).clone()
    }
}

/// Names the texts of a language under `templates/languages`.
macro_rules! shipped {
    ($($tag:literal),+ $(,)?) => {
        /// The shipped languages, the default first.
        pub(super) static SHIPPED: [Shipped; LANGUAGES.len()] = [$(Shipped {
            tag: $tag,
            animals: text!($tag, "animals"),
            others: [
                text!($tag, "board"),
                text!($tag, "print"),
                text!($tag, "calibration"),
                text!($tag, "sheet"),
                text!($tag, "clauses"),
                text!($tag, "figures"),
                text!($tag, "sides"),
                text!($tag, "referee"),
                text!($tag, "assembly"),
                text!($tag, "commands"),
                text!($tag, "notation"),
                text!($tag, "play"),
            ],
        }),+];

        /// The tags of the shipped languages, the default first.
        pub const LANGUAGES: &[&str] = &[$($tag),+];
    };
}

macro_rules! text {
    ($tag:literal, $name:literal) => {
        FluentText {
            written: include_str!(concat!("../../templates/languages/", $tag, "/", $name, ".ftl")),
            read: OnceLock::new(),
        }
    };
}

shipped!("en", "de", "fr", "es", "pt-BR", "it", "nl", "zh-Hant", "zh-Hans", "ja");
