//! Why endgame tables are not available, as messages.

use super::table_store::{size, time};
use crate::cli::exit::Failure;
use crate::cli::terminal::{grouped, wrap};
use crate::language::{Argument, Language};
use crate::tablebase::Material;

/// Why tables are not available.
pub enum Unavailable {
    /// The position has this number of animals, more than any table.
    TooMany(usize),
    /// The ending has more positions than can be counted.
    Uncountable,
    /// There is no table of this ending, and it is not solved on demand.
    NotAtHand { ending: String, animals: usize, expense: Expense },
    /// Solving it needs more memory than allowed: the gigabytes needed, in total or on one processor.
    Memory { gigabytes: f64, fewer_threads: bool, expense: Expense },
}

/// The cost of solving some endings.
pub struct Expense {
    pub positions: u64,
    pub tables: usize,
    /// Processor time in seconds.
    pub time: f64,
    /// Memory in bytes.
    pub memory: u64,
}

impl Expense {
    /// `1,890 positions in 3 tables, about 2 s of processor time and 4 KB of memory`.
    pub fn words(&self, language: &Language) -> String {
        let parts = [
            ("positions", text(grouped(self.positions))),
            ("tables", number(self.tables)),
            ("time", text(time(self.time))),
            ("size", text(size(self.memory))),
        ];
        say(language, "tables-expense", &parts)
    }
}

impl Unavailable {
    /// The reason in one line.
    pub fn why(&self, language: &Language) -> String {
        match self {
            Unavailable::TooMany(animals) => {
                say(language, "tables-too-many", &[("count", number(*animals)), ("most", number(Material::MOST))])
            }
            Unavailable::Uncountable => say(language, "tables-uncountable", &[]),
            Unavailable::NotAtHand { ending, animals, expense } => {
                let parts = [
                    ("ending", text(ending.clone())),
                    ("count", number(*animals)),
                    ("expense", text(expense.words(language))),
                ];
                say(language, "tables-not-at-hand", &parts)
            }
            Unavailable::Memory { expense, .. } => {
                say(language, "tables-memory", &[("expense", text(expense.words(language)))])
            }
        }
    }

    /// The remedy, if there is one.
    pub fn help(&self, language: &Language) -> Option<String> {
        match self {
            Unavailable::TooMany(_) | Unavailable::Uncountable => None,
            Unavailable::NotAtHand { animals, .. } => {
                Some(say(language, "tables-not-at-hand-help", &[("count", number(*animals))]))
            }
            Unavailable::Memory { gigabytes, fewer_threads, .. } => {
                let key = if *fewer_threads { "tables-memory-help-threads" } else { "tables-memory-help" };
                Some(say(language, key, &[("size", text(gigabytes.to_string()))]))
            }
        }
    }

    /// The failure of a command that needs the tables.
    pub fn failure(&self, language: &Language) -> Failure {
        let why = wrap(&format!("error: {}", self.why(language)), "", "");
        let help = self.help(language).map_or_else(String::new, |help| format!("\n{}", wrap(&help, "  help: ", "  ")));
        Failure::Unreadable(format!("{why}{help}"))
    }
}

fn text(words: String) -> Argument {
    Argument::Text(words)
}

fn number(count: usize) -> Argument {
    Argument::Number(count as u32)
}

fn say(language: &Language, key: &str, parts: &[(&'static str, Argument)]) -> String {
    language.say(key, parts).unwrap_or_else(|| key.to_owned())
}
