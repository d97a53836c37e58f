//! Messages to be formatted in the reader's language.
//!
//! `rules` has no texts: a message names a sentence and its arguments. `language::Language::tell` formats it. A message
//! has no `Display`, so that none is shown unformatted.

use super::{File, Move, Row, Side, Square};

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// Text.
    Text(String),
    /// An integer, in Arabic digits without grouping.
    Number(u32),
    /// An animal, by the id of its kind. A sentence may use its bare name (`$animal`), each form that the language
    /// gives it (`$animal-the`, `$animal-acc` …), and each of them with a capital (`$Animal`, `$Animal-the`).
    Animal(String),
    /// A side: its base name (`$mover`) and each form that the language defines (`$mover-il`), in the same way.
    Side(Side),
    /// All of these animals: `$swimmers` and `$Swimmers` are the list in words, `$swimmers-count` its length.
    All(Vec<String>),
    /// One of these animals (alternative), in the same way.
    Any(Vec<String>),
    /// One of these texts (alternative).
    OneOf(Vec<String>),
}

/// A message: its stable id, the same in every language, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The id, such as `move-missing`.
    pub id: &'static str,
    /// The arguments by name.
    pub parts: Vec<(&'static str, Argument)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, parts: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, place: &'static str, part: impl Into<Argument>) -> Message {
        self.parts.push((place, part.into()));
        self
    }

    /// Adds an animal as an argument.
    #[must_use]
    pub fn animal(self, place: &'static str, id: &str) -> Message {
        self.with(place, Argument::Animal(id.to_owned()))
    }
}

impl From<&'static str> for Message {
    /// A message without arguments.
    fn from(id: &'static str) -> Message {
        Message::new(id)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Argument {
        Argument::Number(number)
    }
}

impl From<Side> for Argument {
    fn from(side: Side) -> Argument {
        Argument::Side(side)
    }
}

/// Names of squares, files, rows and moves are the same in every language.
macro_rules! named {
    ($($name:ty),+) => {
        $(impl From<$name> for Argument {
            fn from(name: $name) -> Argument {
                Argument::Text(name.to_string())
            }
        })+
    };
}

named!(Square, File, Row, Move);
