//! Languages: messages as data under `templates/languages`.
//!
//! Input: Fluent texts. Output: names of animals, their spellings in moves, formatted messages.

mod animals;
mod argument;
mod bundle;
mod check;
mod custom;
#[cfg(all(test, feature = "print"))]
mod findings;
mod forms;
mod message;
mod own_names;
mod parent;
mod pattern_references;
mod reference_graph;
mod shipped;
mod sides;
mod typography;

pub use crate::rules::Argument;
pub use animals::{spellings, spellings_with};
pub use argument::{Arguments, capital};
pub use bundle::{Language, between_sentences, between_words, colon, decimal_sign};
pub use check::check;
pub use custom::{LanguageError, MAX_LANGUAGE_BYTES, is_path};
pub use own_names::own_name;
pub use shipped::LANGUAGES;
pub use sides::SideName;
pub use typography::{GlyphForms, Lcid, Typography, is_ideographic, typography};
