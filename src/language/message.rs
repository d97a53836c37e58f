//! Formats messages of `rules` in a language.

use super::Language;
use crate::rules::Message;
use crate::rules::notation::NotationFault;

/// How two alternatives are joined.
const ONE_OF: &str = "one-of";
/// How a fault and its advice are joined.
const WITH_ADVICE: &str = "with-advice";

impl Language {
    /// A message of the rules as text. A missing one is shown by its id: a test formats every message in every shipped
    /// language.
    pub fn tell(&self, message: &Message) -> String {
        self.say(message.id, &message.parts).unwrap_or_else(|| message.id.to_owned())
    }

    /// What is expected in place of an invalid text, if known.
    pub fn advice(&self, fault: &NotationFault) -> String {
        fault.hint.as_ref().map(|hint| self.tell(hint)).unwrap_or_default()
    }

    /// A fault with its hint in one line: `a move is missing (such as a3b3 or Eb3)`.
    pub fn fault(&self, fault: &NotationFault) -> String {
        match &fault.hint {
            None => self.tell(&fault.what),
            Some(hint) => {
                let both = [("why", self.tell(&fault.what).into()), ("hint", self.tell(hint).into())];
                self.say(WITH_ADVICE, &both).unwrap_or_else(|| self.tell(&fault.what))
            }
        }
    }

    /// Alternatives as a list: `a3b3 or e2e3`.
    pub(super) fn one_of(&self, texts: &[String]) -> String {
        let mut texts = texts.iter().cloned();
        let Some(first) = texts.next() else { return String::new() };
        texts.fold(first, |list, next| {
            let both = [("list", list.clone().into()), ("next", next.into())];
            self.say(ONE_OF, &both).unwrap_or(list)
        })
    }
}
