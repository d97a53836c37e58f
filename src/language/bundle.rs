//! A language that can format messages.

use super::animals::NameForms;
use super::shipped::{FluentText, SHIPPED, Shipped};
use super::typography::is_ideographic;
use super::{Argument, SideName};
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// Messages by their keys.
pub(super) type Bundle = FluentBundle<Arc<FluentResource>>;

/// A language: its messages.
pub struct Language {
    /// Shared by all languages with the same messages.
    pub(super) bundle: Arc<Bundle>,
    /// The names of the sides, White first.
    pub(super) sides: [SideName; 2],
    tag: String,
    /// Cache of the forms of animals' names, by kind.
    pub(super) forms: RefCell<BTreeMap<String, Rc<NameForms>>>,
}

impl Language {
    /// A shipped language; `None` if there is none with this tag.
    ///
    /// # Panics
    /// Never for a shipped language: a test loads them all.
    pub fn shipped(tag: &str) -> Option<Language> {
        let shipped = find(tag)?;
        let bundle = shipped.whole.get_or_init(|| Arc::new(bundle(shipped.tag, shipped.texts())));
        Some(Language::saying(bundle.clone()))
    }

    /// Only the animals' names of a shipped language, for parsing moves.
    pub(super) fn names(tag: &str) -> Option<Language> {
        let shipped = find(tag)?;
        Some(Language::of(shipped.tag, [&shipped.animals]))
    }

    /// What findings of preflight are told with in a shipped language: its own texts, and the names of animals and sides.
    #[cfg(feature = "print")]
    pub fn of_findings(tag: &str) -> Option<Language> {
        let shipped = find(tag)?;
        Some(Language::of(shipped.tag, shipped.texts_of_findings()))
    }

    /// What the shipped themes are like, in a shipped language.
    #[cfg(feature = "print")]
    pub fn of_themes(tag: &str) -> Option<Language> {
        let shipped = find(tag)?;
        Some(Language::of(shipped.tag, [shipped.text_of_themes()]))
    }

    fn of<'t>(tag: &str, texts: impl IntoIterator<Item = &'t FluentText>) -> Language {
        Language::saying(Arc::new(bundle(tag, texts)))
    }

    /// The language of these messages.
    pub(super) fn saying(bundle: Arc<Bundle>) -> Language {
        let tag = bundle.locales[0].to_string();
        Language { bundle, sides: SideName::OF_NOTATION, tag, forms: RefCell::default() }
    }

    /// A language without messages.
    pub fn without_words() -> Language {
        Language::saying(Arc::new(silent(LanguageIdentifier::default())))
    }

    /// English.
    pub fn english() -> Language {
        Language::shipped(SHIPPED[0].tag).expect("English is shipped")
    }

    /// Its BCP 47 tag.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Whether the language has this message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A formatted message. `None` if the language lacks it or an argument is missing.
    pub fn say(&self, key: &str, arguments: &[(&'static str, Argument)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&self.filled(arguments, pattern)), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// Joins sentences, with a space or without, depending on the language.
    pub fn joined(&self, sentences: &[String]) -> String {
        sentences.join(between_sentences(self.bundle.locales[0].language.as_str()))
    }

    /// The value of a message's attribute.
    pub(super) fn attribute(
        &self,
        key: &str,
        attribute: &str,
        arguments: &[(&'static str, Argument)],
    ) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.get_attribute(attribute)?.value();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&self.filled(arguments, pattern)), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

/// The separator of sentences in the language of this tag: a space, or none.
pub fn between_sentences(tag: &str) -> &'static str {
    if is_ideographic(tag) { "" } else { " " }
}

/// The separator of list items in the language of this tag.
pub fn between_words(tag: &str) -> &'static str {
    if is_ideographic(tag) { "、" } else { ", " }
}

/// The colon in the language of this tag, with the space before it.
pub fn colon(tag: &str) -> &'static str {
    match tag.split('-').next() {
        _ if is_ideographic(tag) => "：",
        Some("fr") => "\u{a0}:",
        _ => ":",
    }
}

/// The decimal sign in the language of this tag.
pub fn decimal_sign(tag: &str) -> &'static str {
    match tag.split('-').next() {
        Some("en") => ".",
        _ if is_ideographic(tag) => ".",
        _ => ",",
    }
}

/// Messages of a shipped language.
fn bundle<'t>(tag: &str, texts: impl IntoIterator<Item = &'t FluentText>) -> Bundle {
    let mut bundle = silent(tag.parse().expect("a shipped language has a valid tag"));
    for text in texts {
        bundle
            .add_resource(text.messages())
            .unwrap_or_else(|errors| panic!("a text of {tag} says something twice: {errors:?}"));
    }
    bundle
}

/// No messages yet.
pub(super) fn silent(id: LanguageIdentifier) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Bidi isolates would be inserted around every argument.
    bundle.set_use_isolating(false);
    bundle
}

fn find(tag: &str) -> Option<&'static Shipped> {
    SHIPPED.iter().find(|shipped| shipped.tag == tag)
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.tag)
    }
}
