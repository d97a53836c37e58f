//! What the referee finds.

use super::{Clause, Square};

/// A ruling on one move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The move breaks no clause.
    Legal {
        /// Clauses that could only be ruled on with the moves of the game before it; empty if the ruling is whole.
        open: Vec<Clause>,
    },
    /// The move breaks at least one clause; the decisive one stands first.
    Illegal(Vec<Violation>),
}

impl Verdict {
    /// The ruling on any move of a game that is over.
    pub(super) fn over() -> Verdict {
        Verdict::Illegal(vec![Violation::new(Clause::GameOver, Vec::new())])
    }

    /// Whether nothing that is known forbids the move.
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

/// One clause that a move breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The clause.
    pub clause: Clause,
    /// The squares concerned: where the animal stands, where it wants to go, then any that are in its way.
    pub squares: Vec<Square>,
    /// For a position that came up before: after how many plies it stood, the last time.
    pub earlier_ply: Option<u32>,
}

impl Violation {
    /// A clause and the squares it concerns.
    pub fn new(clause: Clause, squares: Vec<Square>) -> Violation {
        Violation { clause, squares, earlier_ply: None }
    }
}
