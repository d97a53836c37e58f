//! Why endgame tables are not available, as messages.

use super::table_store::{size, time};
use crate::cli::exit::Failure;
use crate::cli::terminal::{grouped, wrap};
use crate::language::Argument;
use crate::service::RefereeLanguage;
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
    pub fn words(&self, voice: &RefereeLanguage) -> String {
        let parts = [
            ("positions", grouped(self.positions).into()),
            ("tables", number(self.tables)),
            ("time", time(self.time).into()),
            ("size", size(self.memory).into()),
        ];
        voice.say("tables-expense", &parts)
    }
}

impl Unavailable {
    /// The reason in one line.
    pub fn why(&self, voice: &RefereeLanguage) -> String {
        match self {
            Unavailable::TooMany(animals) => {
                voice.say("tables-too-many", &[("count", number(*animals)), ("most", number(Material::MOST))])
            }
            Unavailable::Uncountable => voice.say("tables-uncountable", &[]),
            Unavailable::NotAtHand { ending, animals, expense } => {
                let parts = [
                    ("ending", ending.clone().into()),
                    ("count", number(*animals)),
                    ("expense", expense.words(voice).into()),
                ];
                voice.say("tables-not-at-hand", &parts)
            }
            Unavailable::Memory { expense, .. } => {
                voice.say("tables-memory", &[("expense", expense.words(voice).into())])
            }
        }
    }

    /// The remedy, if there is one.
    pub fn help(&self, voice: &RefereeLanguage) -> Option<String> {
        match self {
            Unavailable::TooMany(_) | Unavailable::Uncountable => None,
            Unavailable::NotAtHand { animals, .. } => {
                Some(voice.say("tables-not-at-hand-help", &[("count", number(*animals))]))
            }
            Unavailable::Memory { gigabytes, fewer_threads, .. } => {
                let key = if *fewer_threads { "tables-memory-help-threads" } else { "tables-memory-help" };
                Some(voice.say(key, &[("size", gigabytes.to_string().into())]))
            }
        }
    }

    /// The failure of a command that needs the tables.
    pub fn failure(&self, voice: &RefereeLanguage) -> Failure {
        let why = wrap(&format!("error: {}", self.why(voice)), "", "");
        let help = self.help(voice).map_or_else(String::new, |help| format!("\n{}", wrap(&help, "  help: ", "  ")));
        Failure::Unreadable(format!("{why}{help}"))
    }
}

fn number(count: usize) -> Argument {
    Argument::Number(count as u32)
}
