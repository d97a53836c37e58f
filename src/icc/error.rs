//! What is wrong with a profile.

/// Why a profile cannot be used. Its text is the message and the hint.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {right}")]
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
