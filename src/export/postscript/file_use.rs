//! The use of a PostScript file.

/// The use of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileUse {
    /// For a printer: it selects the paper of every page.
    Printed,
    /// For placement in another document: it does not select paper.
    Placed,
}
