//! What is wrong with a profile.

use std::fmt;

/// Why a profile cannot be used. Its text is the message and the hint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileError {
    what: String,
    right: String,
}

impl ProfileError {
    /// An error with a message and a hint.
    pub(super) fn new(what: impl Into<String>, right: impl Into<String>) -> ProfileError {
        ProfileError { what: what.into(), right: right.into() }
    }

    /// The message, in one line.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// The hint, in one line.
    pub fn right(&self) -> &str {
        &self.right
    }
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.what, self.right)
    }
}

impl std::error::Error for ProfileError {}
