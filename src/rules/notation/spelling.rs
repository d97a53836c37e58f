//! How animals may be written in moves.

use crate::rules::{KindId, Rules};

/// One way to write a kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// A letter, a name, a character, a digit; compared without regard to case.
    pub text: String,
    /// The kind it means.
    pub kind: KindId,
}

/// Every way to write the kinds of one ruleset. The ruleset's own letters come first and win over any other use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spellings(Vec<Spelling>);

impl Spellings {
    /// The ruleset's letters, its names, and its strengths where each belongs to one kind alone.
    pub fn of(rules: &Rules) -> Spellings {
        let mut spellings = Spellings(Vec::new());
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

    /// Adds a spelling unless it is taken already.
    pub fn add(&mut self, text: &str, kind: KindId) {
        let text = text.to_lowercase();
        if !text.is_empty() && !self.0.iter().any(|known| known.text == text) {
            self.0.push(Spelling { text, kind });
        }
    }

    /// Every kind that a prefix of `text` can mean, with the prefix's length in bytes.
    pub(super) fn prefixes<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (KindId, usize)> + 'a {
        self.0
            .iter()
            .filter_map(move |spelling| prefix_length(text, &spelling.text).map(|length| (spelling.kind, length)))
    }
}

/// How many bytes of `text` spell `spelling` (which is in lower case), if it begins so.
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
