//! Sheets of labels, die-cut and ready to be printed on: which there are, and how their labels lie.
//!
//! Flows in: the text of a label file, shipped or the user's own. Flows out: [`LabelSheet`]s that were checked by
//! arithmetic: every label lies on the paper, none overlaps another, the margins are even or the file says why not.

mod read;
mod sheet;
mod shipped;

pub use sheet::{LabelShape, LabelSheet, LabelUse};
pub use shipped::{UnknownLabel, find_label, label_sheets};

pub(in crate::theme) use read::read;
