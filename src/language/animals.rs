//! Names of animals.

use super::{Argument, LANGUAGES, Language};
use crate::rules::Rules;
use crate::rules::notation::Spellings;
use std::rc::Rc;

/// The fallback message for the name of an unknown animal.
const UNKNOWN: &str = "animal";
/// Attributes of an animal that are not forms of its name.
const NO_FORMS: [&str; 3] = ["written", "character", "pinyin"];
/// The message that lists the verbs of a capture, with the words around them under `.around`.
const CAPTURE_WORDS: &str = "capture-words";

/// The forms of an animal's name.
pub(super) type NameForms = Vec<(String, String)>;

impl Language {
    /// The name of a kind; a custom kind that the language does not know keeps its id.
    pub fn animal(&self, id: &str) -> String {
        self.say(id, &[]).unwrap_or_else(|| id.replace('-', " "))
    }

    /// Every form of a kind's name: the base form under an empty key, then the language's own forms, such as `the`,
    /// `an` or `acc`.
    pub(super) fn forms(&self, id: &str) -> Rc<NameForms> {
        if let Some(known) = self.forms.borrow().get(id) {
            return known.clone();
        }
        let name = self.animal(id);
        let known = self.bundle.get_message(id);
        let message = known.or_else(|| self.bundle.get_message(UNKNOWN));
        let key = if self.has(id) { id } else { UNKNOWN };
        let arguments = [("name", Argument::Text(name.clone()))];
        let attributes = message.iter().flat_map(|message| message.attributes()).map(|attribute| attribute.id());
        let forms = attributes.filter(|form| !NO_FORMS.contains(form)).filter_map(|form| {
            let text = self.attribute(key, form, &arguments)?;
            Some((form.to_owned(), text))
        });
        let forms: Vec<_> = forms.collect();
        let all: Rc<NameForms> = Rc::new([(String::new(), name)].into_iter().chain(forms).collect());
        self.forms.borrow_mut().insert(id.to_owned(), all.clone());
        all
    }

    /// The romanisation of a name in a language written in ideographs: `xiàng` for `elephant`.
    pub fn pinyin(&self, key: &str) -> Option<String> {
        self.attribute(key, "pinyin", &[])
    }

    /// What the second character of a Chinese word is called, where the language has a word for each: `Strom`, beside
    /// `Fluss`, for `river`.
    pub fn second(&self, key: &str) -> Option<String> {
        self.attribute(key, "second", &[])
    }

    /// The Chinese character of an animal, in languages that are not written in ideographs.
    pub fn character(&self, id: &str) -> Option<String> {
        self.attribute(id, "character", &[])
    }

    /// The words that may surround the verb of a capture: articles, particles.
    fn around_captures(&self) -> Option<String> {
        self.attribute(CAPTURE_WORDS, "around", &[])
    }

    /// Every spelling of a kind in this language.
    fn written(&self, id: &str) -> Vec<String> {
        let others = self.attribute(id, "written", &[]).unwrap_or_default();
        self.say(id, &[]).into_iter().chain(others.split_whitespace().map(str::to_owned)).collect()
    }
}

/// Every spelling of the animals of a ruleset in moves: its own letters, names and strengths, then the names and
/// letters of each shipped language, and the capture words of each.
///
/// ```
/// use shouqi::rules::{preset_rules, Position, notation::read_move};
/// let rules = preset_rules("classic").expect("a shipped ruleset");
/// let start = Position::start(&rules);
/// let spellings = shouqi::language::spellings(&rules);
/// for text in ["a3b3", "Ea3-b3", "Eb3", "elephant b3", "Elefant a3-b3", "象b3", "8b3"] {
///     assert_eq!(read_move(text, &start, &spellings).expect("a move").to_string(), "a3b3");
/// }
/// ```
pub fn spellings(rules: &Rules) -> Spellings {
    spellings_with(rules, [])
}

/// The same, with other languages before the shipped ones, such as custom languages.
pub fn spellings_with<'l>(rules: &Rules, first: impl IntoIterator<Item = &'l Language>) -> Spellings {
    let mut spellings = Spellings::of(rules);
    let mut add = |language: &Language| {
        for kind in rules.kind_ids() {
            for text in language.written(&rules.kind(kind).id) {
                spellings.add(&text, kind);
            }
        }
        for (words, is_verb) in [(language.say(CAPTURE_WORDS, &[]), true), (language.around_captures(), false)] {
            for word in words.iter().flat_map(|words| words.split_whitespace()) {
                spellings.add_capture_word(word, is_verb);
            }
        }
    };
    first.into_iter().for_each(&mut add);
    LANGUAGES.iter().filter_map(|tag| Language::names(tag)).for_each(|language| add(&language));
    spellings
}
