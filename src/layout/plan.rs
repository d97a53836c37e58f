//! What was chosen for a set, for the program to tell.

use crate::assembly::AssemblyPlan;
use crate::impose::plan::{BoardPlan, PiecesPlan};

/// What was chosen for a set. A part that was not asked for is `None`.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The board.
    pub board: Option<BoardPlan>,
    /// The pieces.
    pub pieces: Option<PiecesPlan>,
    /// The rules sheet.
    pub rules: Option<RulesPlan>,
    /// The assembly sheet.
    pub assembly: Option<AssemblyPlan>,
}

/// What was chosen for the rules sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct RulesPlan {
    /// The tags of its languages.
    pub languages: Vec<String>,
    /// How many numbered rules it has.
    pub rules: usize,
    /// How many examples were played through for it.
    pub proved: usize,
    /// Its pages.
    pub pages: usize,
    /// The sheets of paper that these take: one that is folded bears two.
    pub sheets: usize,
    /// Their paper.
    pub paper: String,
}
