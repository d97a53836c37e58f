//! The named values of findings: what a sentence in any language is made of.

use crate::geom::plain;
use crate::language::SideName;
use crate::rules::Side;

/// A value with its name.
pub type NamedValue = (&'static str, Value);

/// A value.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// An integer, by which sentences inflect.
    Count(u32),
    /// A number as it is shown: millimetres, a contrast, a share in percent.
    Amount(f64, Decimals),
    /// The same text in every language: a theme's key, the name of a file, a word to select a wording by.
    Text(String),
    /// A side, called as in the notation of moves.
    Side(Side),
    /// What a side of the set is called.
    Called(SideName),
    /// A list of names, abbreviated beyond this number: “rat, cat and 3 more”.
    List(Listed, Vec<String>, usize),
}

/// How a number is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decimals {
    /// At most two decimals, as few as it has.
    Plain,
    /// As many decimals.
    Exactly(usize),
}

/// What a list names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listed {
    /// Animals, by their ids.
    Animals,
    /// Words as they are printed, in quotes.
    Words,
    /// Views of a set, such as `grey`.
    Views,
    /// Features of a drawing, such as `gradients`.
    Features,
}

impl Value {
    /// A number in at most two decimals.
    pub fn plain(number: f64) -> Value {
        Value::Amount(number, Decimals::Plain)
    }

    /// A number in so many decimals.
    pub fn exactly(number: f64, decimals: usize) -> Value {
        Value::Amount(number, Decimals::Exactly(decimals))
    }

    /// A share in percent, without decimals.
    pub fn percent(share: f64) -> Value {
        Value::exactly(100.0 * share, 0)
    }

    /// A number of things.
    pub fn count(count: usize) -> Value {
        Value::Count(u32::try_from(count).unwrap_or(u32::MAX))
    }
}

impl Decimals {
    /// The digits of a number, with a decimal point.
    pub fn digits(self, number: f64) -> String {
        match self {
            Decimals::Plain => plain(number),
            Decimals::Exactly(decimals) => format!("{number:.decimals$}"),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Value {
        Value::Side(side)
    }
}
