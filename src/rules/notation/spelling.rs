//! Accepted spellings of animals and captures in moves.

use crate::rules::{KindId, Rules};

/// Every spelling of the kinds of one ruleset, and the capture words (`rat takes elephant`). The ruleset's own letters
/// come first and take precedence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spellings {
    /// Letters, names, characters and digits in lower case, and their kinds.
    animals: Vec<(String, KindId)>,
    /// Words of a capture in lower case, and whether each is a verb: `takes`, not `the`.
    capture_words: Vec<(String, bool)>,
}

/// Adds a word in lower case unless it is there.
fn add<T>(words: &mut Vec<(String, T)>, word: &str, meaning: T) {
    let word = word.to_lowercase();
    if !word.is_empty() && !words.iter().any(|(known, _)| *known == word) {
        words.push((word, meaning));
    }
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
        add(&mut self.animals, text, kind);
    }

    /// Adds a capture word: a verb, such as `takes`, or a word that may surround it, such as `the`.
    pub fn add_capture_word(&mut self, word: &str, is_verb: bool) {
        add(&mut self.capture_words, word, is_verb);
    }

    /// Every kind that a prefix of `text` can mean, with the prefix's length in bytes.
    pub(super) fn prefixes<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (KindId, usize)> + 'a {
        let animals = self.animals.iter();
        animals.filter_map(move |(spelling, kind)| prefix_length(text, spelling).map(|length| (*kind, length)))
    }

    /// The longest capture word at the start of `text`: its length in bytes, and whether it is a verb. It must end at a
    /// word boundary, unless its script has none (`吃`, `l'`).
    pub(super) fn capture_word(&self, text: &str) -> Option<(usize, bool)> {
        let ends = |word: &str, length: usize| {
            let joined = !word.ends_with(|last: char| last.is_alphabetic() && last < FIRST_IDEOGRAPH);
            joined || !text[length..].starts_with(char::is_alphanumeric)
        };
        let lengths = self.capture_words.iter().filter_map(|(word, is_verb)| {
            let length = prefix_length(text, word)?;
            ends(word, length).then_some((length, *is_verb))
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
