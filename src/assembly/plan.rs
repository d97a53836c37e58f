//! The choices made for the assembly sheet, for reports.

/// The choices made for the assembly sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssemblyPlan {
    /// The tags of its languages.
    pub languages: Vec<String>,
    /// Number of steps.
    pub steps: usize,
    /// Number of pages.
    pub pages: usize,
    /// Their paper: the set's own, or a home printer's where the sheet does not fit on that.
    pub paper: String,
}
