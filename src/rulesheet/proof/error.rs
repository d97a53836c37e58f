//! Failed examples.

use super::Example;
use crate::rules::{Move, Rules};
use std::fmt;
use std::sync::Arc;

/// Why a sheet is not proved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// Examples with another verdict; at least one.
    #[error("{}", failed(.0))]
    Failed(Vec<FailedExample>),
    /// A scene or an external example is invalid or cannot be placed on the board, and why.
    #[error("{0}")]
    Scene(String),
}

/// An example with another verdict than expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailedExample {
    /// The example's name.
    pub id: String,
    /// The id of its clause.
    pub clause: String,
    /// The position, as text.
    pub position: String,
    /// The moves before it.
    pub before: Vec<Move>,
    /// The move.
    pub mv: Move,
    /// The expected verdict.
    pub expected: String,
    /// The judge's verdict.
    pub found: String,
}

impl FailedExample {
    /// Plays an example; `None` if it holds.
    pub fn of(example: &Example, rules: &Arc<Rules>) -> Option<FailedExample> {
        let found = example.play(rules).err()?.found;
        Some(FailedExample {
            id: example.id.clone(),
            clause: example.clause.id(example.position.rules()).into_owned(),
            position: example.position.to_string(),
            before: example.before.clone(),
            mv: example.mv,
            expected: example.expected.say(example.position.rules()),
            found,
        })
    }
}

impl fmt::Display for FailedExample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before: String = self.before.iter().map(|mv| format!("{mv} ")).collect();
        let FailedExample { id, clause, position, mv, expected, found, .. } = self;
        write!(f, "{clause}: example \"{id}\": {position}: {before}{mv} must be {expected}; the judge says {found}")
    }
}

fn failed(failures: &[FailedExample]) -> String {
    let number = failures.len();
    let plural = if number == 1 { "" } else { "s" };
    let failures: String = failures.iter().map(|failure| format!("\n{failure}")).collect();
    format!("{number} example{plural} failed{failures}")
}
