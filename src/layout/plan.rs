//! The choices of the layout, for reports.

use crate::assembly::AssemblyPlan;
pub use crate::extras::{ExtraPlan, PackagePlan};
use crate::impose::plan::{BoardPlan, PiecesPlan};

/// The choices of the layout. A part that was not requested is `None`.
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
    /// What goes with the set.
    pub extras: Vec<ExtraPlan>,
}

/// The layout of the rules sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct RulesPlan {
    /// The tags of its languages.
    pub languages: Vec<String>,
    /// Number of numbered rules.
    pub rules: usize,
    /// Number of proved examples.
    pub proved: usize,
    /// Number of pages.
    pub pages: usize,
    /// Number of sheets of paper: a folded one carries two pages.
    pub sheets: usize,
    /// Their paper.
    pub paper: String,
}
