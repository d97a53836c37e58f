//! What was chosen for the assembly sheet, for the program to tell.

/// What was chosen for the assembly sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssemblyPlan {
    /// The tags of its languages.
    pub languages: Vec<String>,
    /// How many steps the work has.
    pub steps: usize,
    /// Its pages.
    pub pages: usize,
    /// The paper of its pages: the set's own, or the one of home printers where the sheet does not fit on that.
    pub paper: String,
}
