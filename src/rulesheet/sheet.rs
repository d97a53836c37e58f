//! The rules sheet: sections of numbered rules in one language, chosen by a ruleset and proved by the judge.

use super::{Figure, Ladder};
use crate::diagnostics::{Keyword, keywords};
use crate::language::between_sentences;
use crate::rules::{Basis, Clause, Terrain};

/// A rules sheet in one language. Its text is the same in every format.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The language, as a BCP 47 tag such as `de` or `zh-Hant`.
    pub language: String,
    /// The ruleset for the footer: name, version and hash.
    pub signature: String,
    /// The same as a line of text.
    pub foot: String,
    /// The title.
    pub title: String,
    /// The subtitle: players and age.
    pub subtitle: String,
    /// The theme's note.
    pub lead: String,
    /// The sections in order, without empty ones.
    pub sections: Vec<Section>,
    /// The names of the board's special squares, capitalised: traps and dens.
    pub squares: Vec<SpecialSquares>,
    /// The quick reference.
    pub quick_reference: QuickReference,
    /// The footnotes, each used mark once.
    pub notes: Vec<FootNote>,
    /// Number of examples that the judge has played for it.
    pub proved: usize,
}

/// Squares of one kind: traps or dens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialSquares {
    /// The name without an owner.
    pub name: String,
    /// One per side that has any, with its name: “Blue’s trap”.
    pub each: Vec<(Terrain, String)>,
}

/// One section.
#[derive(Debug, Clone)]
pub struct Section {
    /// Its topic.
    pub topic: Topic,
    /// Its heading.
    pub heading: String,
    /// Its rules.
    pub rules: Vec<Rule>,
    /// Pictures of the section itself: the set-up.
    pub figures: Vec<Figure>,
}

keywords! {
    /// The topics of sections, in the order of the sheet.
    #[derive(PartialOrd, Ord)]
    pub enum Topic {
        /// Components.
        Box = "box",
        /// Set-up.
        Setup = "setup",
        /// The goal.
        Goal = "goal",
        /// Turns.
        Turn = "turn",
        /// Captures.
        Capture = "capture",
        /// Swimming and leaping.
        River = "river",
        /// Traps and dens.
        Traps = "traps",
        /// Other ends of a game, and repetition.
        End = "end",
    }
}

/// One paragraph of a section.
#[derive(Debug, Clone)]
pub struct Rule {
    /// Its number on this sheet; `None` if no move can violate it (components, set-up).
    pub number: Option<u32>,
    /// Its sentences in order; at least one.
    pub sentences: Vec<Sentence>,
    /// Its pictures.
    pub figures: Vec<Figure>,
}

/// The sentence of one clause; some have two.
#[derive(Debug, Clone)]
pub struct Sentence {
    /// The clause; `None` for text that is not a rule.
    pub clause: Option<Clause>,
    /// The clause's stable id, or the text's own id.
    pub id: String,
    /// The text, without the mark.
    pub text: String,
    /// Its basis, where the source is not explicit.
    pub basis: Option<Basis>,
    /// A short form.
    pub remark: Option<String>,
}

/// The quick reference.
#[derive(Debug, Clone)]
pub struct QuickReference {
    /// Its heading.
    pub heading: String,
    /// All kinds by strength.
    pub ladder: Ladder,
    /// Further lines: who swims, who leaps, which traps work.
    pub lines: Vec<QuickReferenceLine>,
}

/// A line of the quick reference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuickReferenceLine {
    /// Its id, such as `swims`.
    pub id: &'static str,
    /// Its label.
    pub label: String,
    /// Its text.
    pub text: String,
}

/// A footnote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FootNote {
    /// The basis of the mark.
    pub basis: Basis,
    /// The words.
    pub text: String,
}

impl Topic {
    /// Its name in language files (`heading-river`) and anchors.
    pub fn id(self) -> &'static str {
        self.keyword()
    }
}

/// The mark of a sentence whose basis is not the source's text.
pub fn mark(basis: Basis) -> Option<char> {
    match basis {
        Basis::Text => None,
        Basis::Reading => Some('*'),
        Basis::Measured => Some('†'),
        Basis::Disputed => Some('‡'),
    }
}

impl Sentence {
    /// The text with its mark.
    pub fn marked(&self) -> String {
        let (before, mark, after) = self.around_mark();
        format!("{before}{}{after}", mark.map(String::from).unwrap_or_default())
    }

    /// The text before the mark, the mark, and the rest: the mark follows the full stop, or precedes an ideographic
    /// one.
    pub fn around_mark(&self) -> (&str, Option<char>, &str) {
        let words = self.text.strip_suffix('。').unwrap_or(&self.text);
        let (before, after) = self.text.split_at(words.len());
        (before, self.basis.and_then(mark), after)
    }
}

impl FootNote {
    /// The mark and its meaning.
    pub fn marked(&self) -> String {
        format!("{} {}", mark(self.basis).map(String::from).unwrap_or_default(), self.text)
    }
}

impl Sheet {
    /// The separator of two sentences.
    pub fn between_sentences(&self) -> &'static str {
        between_sentences(&self.language)
    }

    /// Every numbered rule, in order.
    pub fn numbered(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules).filter(|rule| rule.number.is_some())
    }
}
