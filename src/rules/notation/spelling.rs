//! Accepted spellings of animals and captures in moves.

use crate::rules::{KindId, Rules};

/// A spelling of a kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// A letter, a name, a character, a digit; case-insensitive.
    pub text: String,
    /// The kind.
    pub kind: KindId,
}

/// A word of a capture.
#[derive(Debug, Clone, PartialEq, Eq)]
struct CaptureWord {
    /// In lower case.
    text: String,
    /// Whether it is a verb: `takes`, not `the`.
    is_verb: bool,
}

/// Every spelling of the kinds of one ruleset, and the capture words (`rat takes elephant`). The ruleset's own letters
/// come first and take precedence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spellings {
    animals: Vec<Spelling>,
    capture_words: Vec<CaptureWord>,
}

impl Spellings {
    /// The ruleset's letters, its names, and its strengths where they are unique.
    pub fn of(rules: &Rules) -> Spellings {
        let mut spellings = Spellings { animals: Vec::new(), capture_words: Vec::new() };
        for kind in rules.kind_ids() {
            spellings.add(&rules.kind(kind).letter.to_string(), kind);
        }
        for kind in rules.kind_ids() {
            spellings.add(&rules.kind(kind).id.clone(), kind);
            let strength = rules.kind(kind).strength;
            if rules.kinds().iter().filter(|other| other.strength == strength).count() == 1 {
                spellings.add(&strength.to_string(), kind);
            }
        }
        spellings
    }

    /// Adds a spelling unless it is taken.
    pub fn add(&mut self, text: &str, kind: KindId) {
        let text = text.to_lowercase();
        if !text.is_empty() && !self.animals.iter().any(|known| known.text == text) {
            self.animals.push(Spelling { text, kind });
        }
    }

    /// Adds a capture word: a verb, such as `takes`, or a word that may surround it, such as `the`.
    pub fn add_capture_word(&mut self, word: &str, is_verb: bool) {
        let text = word.to_lowercase();
        if !text.is_empty() && !self.capture_words.iter().any(|known| known.text == text) {
            self.capture_words.push(CaptureWord { text, is_verb });
        }
    }

    /// Every kind that a prefix of `text` can mean, with the prefix's length in bytes.
    pub(super) fn prefixes<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (KindId, usize)> + 'a {
        self.animals
            .iter()
            .filter_map(move |spelling| prefix_length(text, &spelling.text).map(|length| (spelling.kind, length)))
    }

    /// The longest capture word at the start of `text`: its length in bytes, and whether it is a verb. It must end at a
    /// word boundary, unless its script has none (`吃`, `l'`).
    pub(super) fn capture_word(&self, text: &str) -> Option<(usize, bool)> {
        let ends = |word: &str, length: usize| {
            let joined = !word.ends_with(|last: char| last.is_alphabetic() && last < FIRST_IDEOGRAPH);
            joined || !text[length..].starts_with(char::is_alphanumeric)
        };
        let lengths = self.capture_words.iter().filter_map(|word| {
            let length = prefix_length(text, &word.text)?;
            ends(&word.text, length).then_some((length, word.is_verb))
        });
        lengths.max_by_key(|(length, _)| *length)
    }
}

/// Characters from here on are written without spaces between words.
const FIRST_IDEOGRAPH: char = '\u{2e80}';

/// The number of bytes of `text` that match `spelling` (in lower case), if it starts so.
fn prefix_length(text: &str, spelling: &str) -> Option<usize> {
    let mut wanted = spelling.chars().peekable();
    for (at, letter) in text.char_indices() {
        if wanted.peek().is_none() {
            return Some(at);
        }
        for lower in letter.to_lowercase() {
            if wanted.next() != Some(lower) {
                return None;
            }
        }
    }
    wanted.peek().is_none().then_some(text.len())
}
