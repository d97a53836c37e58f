//! The words of each language, as data under `templates/languages`.
//!
//! Flows in: Fluent texts. Flows out: names of animals, ways to write them in moves, finished sentences.

mod animals;
mod bundle;

pub use animals::spellings;
pub use bundle::{Argument, LANGUAGES, Language};
