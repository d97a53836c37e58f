//! One language, ready to speak.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A shipped language: its tag and its texts.
struct Shipped {
    tag: &'static str,
    texts: &'static [&'static str],
}

/// Names the texts of a language under `templates/languages`.
macro_rules! texts {
    ($tag:literal: $($name:literal),+) => {
        Shipped {
            tag: $tag,
            texts: &[$(include_str!(concat!("../../templates/languages/", $tag, "/", $name, ".ftl"))),+],
        }
    };
}

const SHIPPED: &[Shipped] = &[
    texts!("en": "animals", "board", "print", "clauses", "referee"),
    texts!("de": "animals", "board", "print"),
    texts!("zh-Hant": "animals", "board", "print"),
    texts!("zh-Hans": "animals", "board", "print"),
];

/// The tags of the shipped languages, the default first.
pub const LANGUAGES: [&str; 4] = ["en", "de", "zh-Hant", "zh-Hans"];

/// A value for a place in a sentence.
#[derive(Debug, Clone)]
pub enum Argument {
    /// Words.
    Text(String),
    /// A number, written in Arabic digits without grouping.
    Number(u32),
}

/// The words of one language.
pub struct Language {
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// A shipped language; `None` if there is none with this tag.
    ///
    /// # Panics
    /// Never for a shipped language: a test reads them all.
    pub fn shipped(tag: &str) -> Option<Language> {
        let shipped = SHIPPED.iter().find(|shipped| shipped.tag == tag)?;
        let id: LanguageIdentifier = shipped.tag.parse().expect("a shipped language has a valid tag");
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks of writing direction would stand between the words of every sentence.
        bundle.set_use_isolating(false);
        for text in shipped.texts {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a text of {tag} is not Fluent: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("a text of {tag} says something twice: {errors:?}"));
        }
        Some(Language { bundle })
    }

    /// English.
    pub fn english() -> Language {
        Language::shipped(LANGUAGES[0]).expect("English is shipped")
    }

    /// Whether the language has this sentence.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A finished sentence. `None` if the language lacks it or an argument is missing.
    pub fn say(&self, key: &str, arguments: &[(&'static str, Argument)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut filled = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            filled.set(
                *name,
                match argument {
                    Argument::Text(text) => FluentValue::from(text.as_str()),
                    // As text: no language groups the digits of a strength or a square count.
                    Argument::Number(number) => FluentValue::from(number.to_string()),
                },
            );
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&filled), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// A word without arguments under a message's attribute.
    pub(super) fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.get_attribute(attribute)?.value();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.bundle.locales[0])
    }
}
