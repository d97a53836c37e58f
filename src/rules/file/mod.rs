//! From the text of a ruleset to checked [`Rules`](super::Rules): read, merge with what it extends, check, compile.
//!
//! A text becomes a tree of values with spans. The tree of the file is merged over the tree of what it extends, and
//! command-line switches over both. Only then is anything checked, once, so that all faults are found at once and point
//! to the text that set the value.
//!
//! | part | duty |
//! |---|---|
//! | `load` | finds a ruleset, follows `extends`, merges switches |
//! | `check` | from the merged tree to `Rules` |
//! | `kinds`, `switches`, `notes` | kinds of animals, switches, notes |
//! | `map`, `board_and_setup` | drawings of the board and of the setup |
//! | `local` | the rules of a part of a large board, with what its file says beside them |
//! | `shipped` | shipped rulesets |

mod board_and_setup;
mod check;
mod kinds;
mod load;
#[cfg(feature = "gadget")]
mod local;
mod map;
mod notes;
mod shipped;
mod switches;

pub use load::{MAX_SOURCE_BYTES, RulesError, load};
#[cfg(feature = "gadget")]
pub(crate) use local::{LocalFile, read_local};
pub use shipped::preset_rules;
