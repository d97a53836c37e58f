//! From the text of a ruleset to checked [`Rules`]: read, put over what it extends, check, compile.
//!
//! A ruleset's text becomes a tree of values that know their place; the tree of the file lies over the
//! tree of what it extends, and switches given on the command line lie over both. Only then is anything checked,
//! once, so that every fault is found at once and points to the text that set the value.

mod animals;
mod check;
mod ground;
mod load;
mod map;
mod notes;
mod settings;
mod shipped;

pub use load::{MAX_SOURCE_BYTES, RulesError, load};
pub use shipped::preset_rules;
