//! The rules sheet: sections of numbered rules in one language, chosen by a ruleset and proved by the judge.

use super::{Figure, Ladder};
use crate::language::between_sentences;
use crate::rules::{Basis, Clause, Terrain};

/// A rules sheet in one language. Its text is the same in every format that it is written in.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The language, as a BCP 47 tag such as `de` or `zh-Hant`.
    pub language: String,
    /// Which rules these are, for the foot: name, version and hash of the ruleset.
    pub signature: String,
    /// The same as a line for the foot.
    pub foot: String,
    /// What the game is called.
    pub title: String,
    /// One line below the title: for how many, and from which age.
    pub subtitle: String,
    /// One line of theme.
    pub lead: String,
    /// The sections in their order; none is empty.
    pub sections: Vec<Section>,
    /// What the special squares of its board are called, as headings write it: traps and dens, as far as it has them.
    pub squares: Vec<SpecialSquares>,
    /// The quick reference.
    pub quick_reference: QuickReference,
    /// What the marks after sentences mean, each mark that is used once.
    pub notes: Vec<FootNote>,
    /// How many examples the judge has played through for it.
    pub proved: usize,
}

/// Squares of one kind, of a board that has any: its traps, or its dens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialSquares {
    /// What one is called, whosever it is.
    pub name: String,
    /// One of each side that has any, with what that is called: “Blue’s trap”.
    pub each: Vec<(Terrain, String)>,
}

/// One section.
#[derive(Debug, Clone)]
pub struct Section {
    /// What it is about.
    pub topic: Topic,
    /// Its heading.
    pub heading: String,
    /// Its rules.
    pub rules: Vec<Rule>,
    /// Pictures that belong to it, beside those of its rules: the set-up.
    pub figures: Vec<Figure>,
}

/// What a section is about, in the order of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// How to win.
    Goal,
    /// What lies in the box.
    Box,
    /// How the board is set up.
    Setup,
    /// How a turn goes.
    Turn,
    /// Who captures whom.
    Capture,
    /// Swimming and leaping.
    River,
    /// Traps and dens.
    Traps,
    /// How else a game ends, and what must not be repeated.
    End,
}

/// One paragraph of a section.
#[derive(Debug, Clone)]
pub struct Rule {
    /// Its number on this sheet; `None` where no move can break it (the box, the set-up).
    pub number: Option<u32>,
    /// Its sentences in order; at least one.
    pub sentences: Vec<Sentence>,
    /// Pictures that show it.
    pub figures: Vec<Figure>,
}

/// What one clause says; most are one sentence, some two.
#[derive(Debug, Clone)]
pub struct Sentence {
    /// The clause; `None` for words that are no rule.
    pub clause: Option<Clause>,
    /// The clause's stable id, or the words' own name.
    pub id: String,
    /// The words, without the mark.
    pub text: String,
    /// What it rests on, where the source does not say it itself.
    pub basis: Option<Basis>,
    /// The same in a few words.
    pub remark: Option<String>,
}

/// The quick reference.
#[derive(Debug, Clone)]
pub struct QuickReference {
    /// Its heading.
    pub heading: String,
    /// Everybody by strength.
    pub ladder: Ladder,
    /// Further lines: who swims, who leaps, which traps work.
    pub lines: Vec<QuickReferenceLine>,
}

/// One line of the quick reference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuickReferenceLine {
    /// Its name, such as `swims`.
    pub id: &'static str,
    /// What it tells.
    pub label: String,
    /// The answer.
    pub text: String,
}

/// What a mark after a sentence means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FootNote {
    /// The basis that the mark stands for.
    pub basis: Basis,
    /// The words.
    pub text: String,
}

impl Topic {
    /// Every topic, in the order of the sheet.
    pub const ALL: [Topic; 8] =
        [Topic::Goal, Topic::Box, Topic::Setup, Topic::Turn, Topic::Capture, Topic::River, Topic::Traps, Topic::End];

    /// Its name in language files (`heading-river`) and anchors.
    pub fn id(self) -> &'static str {
        match self {
            Topic::Goal => "goal",
            Topic::Box => "box",
            Topic::Setup => "setup",
            Topic::Turn => "turn",
            Topic::Capture => "capture",
            Topic::River => "river",
            Topic::Traps => "traps",
            Topic::End => "end",
        }
    }
}

/// The mark after a sentence that rests on more than the source's words.
pub fn mark(basis: Basis) -> Option<char> {
    match basis {
        Basis::Text => None,
        Basis::Reading => Some('*'),
        Basis::Measured => Some('†'),
        Basis::Disputed => Some('‡'),
    }
}

impl Sentence {
    /// The words with their mark.
    pub fn marked(&self) -> String {
        let (before, mark, after) = self.around_mark();
        format!("{before}{}{after}", mark.map(String::from).unwrap_or_default())
    }

    /// The words before the mark, the mark, and what follows it: it comes after the full stop, or before one that is
    /// as wide as an ideograph.
    pub fn around_mark(&self) -> (&str, Option<char>, &str) {
        let words = self.text.strip_suffix('。').unwrap_or(&self.text);
        let (before, after) = self.text.split_at(words.len());
        (before, self.basis.and_then(mark), after)
    }
}

impl FootNote {
    /// The mark and what it means.
    pub fn marked(&self) -> String {
        format!("{} {}", mark(self.basis).map(String::from).unwrap_or_default(), self.text)
    }
}

impl Sheet {
    /// What stands between two of its sentences.
    pub fn between_sentences(&self) -> &'static str {
        between_sentences(&self.language)
    }

    /// Every rule with a number, in order.
    pub fn numbered(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules).filter(|rule| rule.number.is_some())
    }
}
