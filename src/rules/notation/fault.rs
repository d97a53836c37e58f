//! Faults of positions, moves and records as text.

use crate::rules::Message;
use std::ops::Range;

/// A fault of a text, with its span.
///
/// ```
/// use shouqi::language::{Language, spellings};
/// use shouqi::rules::{Position, notation::read_move, preset_rules};
/// let rules = preset_rules("classic").expect("a shipped ruleset");
/// let fault = read_move("z9z9", &Position::start(&rules), &spellings(&rules)).unwrap_err();
/// assert_eq!(fault.what.id, "move-not-here");
/// let french = Language::shipped("fr").expect("a shipped language");
/// assert_eq!(french.tell(&fault.what), "«\u{a0}z9z9\u{a0}» n’est pas un coup sur ce plateau");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationFault {
    /// The message.
    pub what: Message,
    /// The byte range of the fault.
    pub range: Range<usize>,
    /// What would be valid, if known.
    pub hint: Option<Message>,
}

impl NotationFault {
    /// A fault without a hint.
    pub fn new(range: Range<usize>, what: impl Into<Message>) -> NotationFault {
        NotationFault { what: what.into(), range, hint: None }
    }

    /// Adds a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Message>) -> NotationFault {
        self.hint = Some(hint.into());
        self
    }
}
