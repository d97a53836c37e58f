//! A fault with its span and hint.

use super::SourceId;
use std::ops::Range;

/// A span: bytes `range` of the text `source`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Locus {
    /// The text.
    pub source: SourceId,
    /// Byte offsets into the text.
    pub range: Range<usize>,
}

/// A fault in a user's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// A stable code, such as `unknown-key`.
    pub code: &'static str,
    /// The message, in one line.
    pub message: String,
    /// Its span.
    pub locus: Locus,
    /// The hint beside the caret: what is expected. May be empty.
    pub hint: String,
}

impl Fault {
    /// A fault without a hint.
    pub fn new(code: &'static str, locus: Locus, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), locus, hint: String::new() }
    }

    /// Adds a hint.
    pub fn hint(mut self, hint: impl Into<String>) -> Fault {
        self.hint = hint.into();
        self
    }
}
