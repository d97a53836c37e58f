//! The animals' names.

use super::{LANGUAGES, Language};
use crate::rules::Rules;
use crate::rules::notation::Spellings;

impl Language {
    /// What a kind is called; a kind of a user's own ruleset that the language does not know keeps its id.
    pub fn animal(&self, id: &str) -> String {
        self.say(id, &[]).unwrap_or_else(|| id.replace('-', " "))
    }

    /// A kind with its indefinite article, as in “an elephant”.
    pub fn an_animal(&self, id: &str) -> String {
        self.attribute(id, "indefinite").unwrap_or_else(|| format!("a {}", self.animal(id)))
    }

    /// How a word is pronounced, for a language written in characters: `xiàng` for `elephant`.
    pub fn pinyin(&self, key: &str) -> Option<String> {
        self.attribute(key, "pinyin")
    }

    /// Every way to write a kind in this language.
    fn written(&self, id: &str) -> Vec<String> {
        let others = self.attribute(id, "written").unwrap_or_default();
        self.say(id, &[]).into_iter().chain(others.split_whitespace().map(str::to_owned)).collect()
    }
}

/// Every way to write the animals of a ruleset in moves: its own letters, names and strengths, then the names and
/// letters of each shipped language.
///
/// ```
/// use shouqi::rules::{preset_rules, Position, notation::read_move};
/// let rules = preset_rules("classic").unwrap();
/// let start = Position::start(&rules);
/// let spellings = shouqi::language::spellings(&rules);
/// for text in ["a3b3", "Ea3-b3", "Eb3", "elephant b3", "Elefant a3-b3", "象b3", "8b3"] {
///     assert_eq!(read_move(text, &start, &spellings).unwrap().to_string(), "a3b3");
/// }
/// ```
pub fn spellings(rules: &Rules) -> Spellings {
    let mut spellings = Spellings::of(rules);
    for language in LANGUAGES.iter().filter_map(|tag| Language::shipped(tag)) {
        for kind in rules.kind_ids() {
            for text in language.written(&rules.kind(kind).id) {
                spellings.add(&text, kind);
            }
        }
    }
    spellings
}
