//! Messages to be formatted in the reader's language.
//!
//! `rules` has no texts: a message names a sentence and its arguments. `language::Language::tell` formats it. A message
//! has no `Display`, so that none is shown unformatted.

use super::{File, Move, Row, Side, Square};

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageArgument {
    /// Verbatim text.
    Text(String),
    /// A number.
    Number(u32),
    /// An animal, by the id of its kind.
    Animal(String),
    /// A side.
    Side(Side),
    /// One of these texts (alternatives).
    OneOf(Vec<String>),
}

/// A message: its stable id, the same in every language, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The id, such as `move-missing`.
    pub id: &'static str,
    /// The arguments by name.
    pub parts: Vec<(&'static str, MessageArgument)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, parts: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, place: &'static str, part: impl Into<MessageArgument>) -> Message {
        self.parts.push((place, part.into()));
        self
    }

    /// Adds an animal as an argument.
    #[must_use]
    pub fn animal(self, place: &'static str, id: &str) -> Message {
        self.with(place, MessageArgument::Animal(id.to_owned()))
    }
}

impl From<&str> for MessageArgument {
    fn from(text: &str) -> MessageArgument {
        MessageArgument::Text(text.to_owned())
    }
}

impl From<String> for MessageArgument {
    fn from(text: String) -> MessageArgument {
        MessageArgument::Text(text)
    }
}

impl From<u32> for MessageArgument {
    fn from(number: u32) -> MessageArgument {
        MessageArgument::Number(number)
    }
}

impl From<Side> for MessageArgument {
    fn from(side: Side) -> MessageArgument {
        MessageArgument::Side(side)
    }
}

/// Names of squares, files, rows and moves are the same in every language.
macro_rules! named {
    ($($name:ty),+) => {
        $(impl From<$name> for MessageArgument {
            fn from(name: $name) -> MessageArgument {
                MessageArgument::Text(name.to_string())
            }
        })+
    };
}

named!(Square, File, Row, Move);
