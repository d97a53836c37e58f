//! Verdicts of the judge.

use super::{Clause, Square};

/// The verdict on one move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The move violates no clause.
    Legal {
        /// Clauses that depend on unknown earlier moves; empty if the verdict is final.
        open: Vec<Clause>,
    },
    /// The move violates at least one clause; the decisive one is first.
    Illegal(Vec<Violation>),
}

impl Verdict {
    /// The verdict on any move after the end of the game.
    pub(super) fn over() -> Verdict {
        Verdict::Illegal(vec![Violation::new(Clause::GameOver, Vec::new())])
    }

    /// Whether no decided clause forbids the move.
    pub fn is_legal(&self) -> bool {
        matches!(self, Verdict::Legal { .. })
    }

    /// The violations; none for a legal move.
    pub fn violations(&self) -> &[Violation] {
        match self {
            Verdict::Legal { .. } => &[],
            Verdict::Illegal(violations) => violations,
        }
    }
}

/// A clause that a move violates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The clause.
    pub clause: Clause,
    /// The squares concerned: origin, target, then any in the path.
    pub squares: Vec<Square>,
    /// For a repeated position: the ply after which it last occurred.
    pub earlier_ply: Option<u32>,
}

impl Violation {
    /// A clause and the squares it concerns.
    pub fn new(clause: Clause, squares: Vec<Square>) -> Violation {
        Violation { clause, squares, earlier_ply: None }
    }
}
