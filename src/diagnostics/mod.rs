//! Diagnostics: faults in user input, with exact spans and hints.
//!
//! Input: the text of a file or an argument ([`Source`]), and the faults that a parser found in it. Output: one report
//! with every fault at its line and column, a caret below it, and a hint. Independent of games and print.
//!
//! | part | duty |
//! |---|---|
//! | `source`, `fault`, `report` | texts, faults with spans, the rendered report |
//! | `tree`, `keys`, `keyword` | TOML as a tree of values with spans; looking up keys; enums of keywords |
//! | `extends` | texts that extend others |
//! | `nearest`, `counted` | “Did you mean …?”, “2 faults” |
//! | `escape` | characters that must not reach a terminal |

mod counted;
mod escape;
pub(crate) mod extends;
mod fault;
pub(crate) mod keys;
mod keyword;
mod nearest;
mod report;
mod source;
pub(crate) mod tree;

pub use counted::counted;
pub use escape::{escaped, needs_escape, push_escaped};
pub use fault::{Fault, Locus};
pub use keyword::Keyword;
pub(crate) use keyword::keywords;
pub use nearest::nearest;
pub(crate) use nearest::{did_you_mean, listed_or_file, offer, one_of, quoted};
pub use report::{Palette, Report};
pub use source::{Source, SourceId, Sources};
