//! What an illegal move costs.

use super::Millis;
use std::fmt;

/// What an illegal move costs the side that made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Penalty {
    /// A word.
    Warning,
    /// The other side gets this time.
    Time(Millis),
    /// The game.
    Loss,
}

/// The most penalties of a table.
const MOST: usize = 20;

/// How penalties are written, for messages.
pub const FORMS: &str = "a list of warn, +2m and loss, for the first offence, the second, and so on";

impl Penalty {
    /// Reads a list: the first is for the first offence, the last for all later ones.
    ///
    /// ```
    /// use shouqi::table::{Millis, Penalty};
    /// let penalties = Penalty::read_list("warn, +2m, loss");
    /// assert_eq!(penalties, Some(vec![Penalty::Warning, Penalty::Time(Millis(120_000)), Penalty::Loss]));
    /// ```
    pub fn read_list(text: &str) -> Option<Vec<Penalty>> {
        let read = |word: &str| match word.trim() {
            "warn" => Some(Penalty::Warning),
            "loss" => Some(Penalty::Loss),
            time => Millis::read(time.strip_prefix('+')?).map(Penalty::Time),
        };
        let all: Vec<Penalty> = text.split(',').map(read).collect::<Option<_>>()?;
        (all.len() <= MOST).then_some(all)
    }
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Penalty::Warning => f.write_str("warn"),
            Penalty::Time(time) => write!(f, "+{time}"),
            Penalty::Loss => f.write_str("loss"),
        }
    }
}
