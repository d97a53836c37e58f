//! Why a text is no position, move or record.

use std::fmt;
use std::ops::Range;

/// What is wrong with a text, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationFault {
    /// What is wrong, in one line.
    pub message: String,
    /// The bytes of the text that are wrong.
    pub range: Range<usize>,
    /// What would be right; may be empty.
    pub hint: String,
}

impl NotationFault {
    /// A fault without a hint yet.
    pub fn new(range: Range<usize>, message: impl Into<String>) -> NotationFault {
        NotationFault { message: message.into(), range, hint: String::new() }
    }

    /// The same fault with a hint.
    pub fn hint(mut self, hint: impl Into<String>) -> NotationFault {
        self.hint = hint.into();
        self
    }
}

impl fmt::Display for NotationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotationFault {}
