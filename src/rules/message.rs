//! Sentences to be said in the reader's language.
//!
//! The rules know what is to be said, and speak no language: a message names the sentence and what stands in its
//! places. `language::Language::tell` says it. A message has no words of its own, so that none is shown unsaid.

use super::{File, Move, Row, Side, Square};

/// What stands in a place of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Words, as they stand.
    Text(String),
    /// A number.
    Number(u32),
    /// An animal, by the id of its kind.
    Animal(String),
    /// A side.
    Side(Side),
    /// One of these texts, which are alternatives.
    OneOf(Vec<String>),
}

/// A sentence: the stable id under which every language has it, and what stands in its places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The id, such as `move-missing`.
    pub id: &'static str,
    /// The places by name.
    pub parts: Vec<(&'static str, Part)>,
}

impl Message {
    /// A sentence without places yet.
    pub fn new(id: &'static str) -> Message {
        Message { id, parts: Vec::new() }
    }

    /// The same sentence with one more place filled.
    #[must_use]
    pub fn with(mut self, place: &'static str, part: impl Into<Part>) -> Message {
        self.parts.push((place, part.into()));
        self
    }

    /// The same sentence with an animal in a place.
    #[must_use]
    pub fn animal(self, place: &'static str, id: &str) -> Message {
        self.with(place, Part::Animal(id.to_owned()))
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Part {
        Part::Text(text.to_owned())
    }
}

impl From<String> for Part {
    fn from(text: String) -> Part {
        Part::Text(text)
    }
}

impl From<u32> for Part {
    fn from(number: u32) -> Part {
        Part::Number(number)
    }
}

impl From<Side> for Part {
    fn from(side: Side) -> Part {
        Part::Side(side)
    }
}

/// Names of squares, files, rows and moves are the same in every language.
macro_rules! named {
    ($($name:ty),+) => {
        $(impl From<$name> for Part {
            fn from(name: $name) -> Part {
                Part::Text(name.to_string())
            }
        })+
    };
}

named!(Square, File, Row, Move);
