//! The words of each language, as data under `templates/languages`.
//!
//! Flows in: Fluent texts. Flows out: names of animals, ways to write them in moves, finished sentences.

mod animals;
mod argument;
mod base;
mod bundle;
mod check;
mod forms;
mod message;
mod own;
mod quoting;
mod shipped;
mod sides;
mod walk;

pub use animals::{spellings, spellings_with};
pub use argument::{Argument, Arguments, capital};
pub use bundle::{Language, between_sentences, between_words, colon, is_ideographic};
pub use check::check;
pub use own::{LanguageError, MAX_LANGUAGE_BYTES, is_path};
pub use shipped::LANGUAGES;
pub use sides::SideName;
