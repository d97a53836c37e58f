//! What is wrong with a user's drawing or picture.

/// Why a drawing or a picture cannot be printed. Its text is the message and the hint.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {right}")]
pub struct ArtError {
    what: String,
    right: String,
}

impl ArtError {
    /// An error with a message and a hint.
    pub(super) fn new(what: impl Into<String>, right: impl Into<String>) -> ArtError {
        ArtError { what: what.into(), right: right.into() }
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

/// A user's text, short enough for a message.
pub(super) fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    let shown: String = text.trim().chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.trim().chars().count() > MOST { format!("“{shown}…”") } else { format!("“{shown}”") }
}
