//! Why a text is no position, move or record.

use crate::rules::Message;
use std::ops::Range;

/// What is wrong with a text, and where.
///
/// ```
/// use shouqi::language::{Language, spellings};
/// use shouqi::rules::{Position, notation::read_move, preset_rules};
/// let rules = preset_rules("classic").unwrap();
/// let fault = read_move("z9z9", &Position::start(&rules), &spellings(&rules)).unwrap_err();
/// assert_eq!(fault.what.id, "move-not-here");
/// let french = Language::shipped("fr").unwrap();
/// assert_eq!(french.tell(&fault.what), "«\u{a0}z9z9\u{a0}» n’est pas un coup sur ce plateau");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationFault {
    /// What is wrong, in one line.
    pub what: Message,
    /// The bytes of the text that are wrong.
    pub range: Range<usize>,
    /// What would be right, if that can be said.
    pub hint: Option<Message>,
}

impl NotationFault {
    /// A fault without a hint yet.
    pub fn new(range: Range<usize>, what: Message) -> NotationFault {
        NotationFault { what, range, hint: None }
    }

    /// The same fault with a hint.
    #[must_use]
    pub fn hint(mut self, hint: Message) -> NotationFault {
        self.hint = Some(hint);
        self
    }
}
