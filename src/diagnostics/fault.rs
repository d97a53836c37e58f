//! One fault, with its place and its hint.

use super::SourceId;
use std::ops::Range;

/// A place in a source: bytes `range` of the text `source`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Locus {
    /// Which text.
    pub source: SourceId,
    /// Byte offsets into it.
    pub range: Range<usize>,
}

/// Something wrong in a user's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// A stable name for this sort of fault, such as `unknown-key`.
    pub code: &'static str,
    /// What is wrong, in one line.
    pub message: String,
    /// Where it stands.
    pub locus: Locus,
    /// What stands beside the caret: what would be right. May be empty.
    pub hint: String,
}

impl Fault {
    /// A fault without a hint yet.
    pub fn new(code: &'static str, locus: Locus, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), locus, hint: String::new() }
    }

    /// The same fault with the words beside its caret.
    pub fn hint(mut self, hint: impl Into<String>) -> Fault {
        self.hint = hint.into();
        self
    }
}
