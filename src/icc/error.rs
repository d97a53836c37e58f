//! What is wrong with a profile.

use std::fmt;

/// Why a profile cannot be used. Shown, it says what is wrong and what would be right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileError {
    what: String,
    right: String,
}

impl ProfileError {
    /// Something wrong, and what would be right.
    pub(super) fn new(what: impl Into<String>, right: impl Into<String>) -> ProfileError {
        ProfileError { what: what.into(), right: right.into() }
    }

    /// What is wrong, in one line.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// What would be right, in one line.
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
