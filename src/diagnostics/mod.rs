//! Faults in what a user wrote: what is wrong, where exactly, and what would be right.
//!
//! Flows in: the text of a file or an argument ([`Source`]) and the faults a reader found in it.
//! Flows out: one rendered report with every fault at its line and column, a caret below it, and a hint.
//! Flows through: TOML as a tree of values that know their place, laid over what it extends.
//! This room knows nothing of games or print.

pub(crate) mod chain;
mod fault;
mod hidden;
pub(crate) mod keys;
mod keyword;
mod nearest;
mod report;
mod source;
pub(crate) mod tree;

pub use fault::{Fault, Locus};
pub use hidden::{is_hidden, write_out, written_out};
pub use keyword::Keyword;
pub(crate) use keyword::keywords;
pub use nearest::nearest;
pub(crate) use nearest::{as_file, offer, quoted};
pub use report::{Palette, Report};
pub use source::{Source, SourceId, Sources};
