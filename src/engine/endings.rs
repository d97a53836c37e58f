//! Known endings, such as those of a tablebase.

use crate::rules::Position;
use crate::tablebase::Value;

/// A source of known endings, such as a tablebase of the same ruleset.
pub trait Endings: Sync {
    /// Maximum number of pieces for which it is probed.
    fn most_animals(&self) -> usize;

    /// The value of a position that is not over, if it is known.
    fn probe(&self, position: &Position) -> Option<Value>;
}
