//! Known endings, such as those of a tablebase.

use crate::rules::Position;

/// Win, draw or loss with best play, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Wdl {
    /// The side to move wins.
    Win,
    /// It loses.
    Loss,
    /// Neither side can force a win.
    Draw,
}

/// The result of a position and its distance in plies (meaningless for a draw).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct KnownEnding {
    /// Win, draw or loss.
    pub wdl: Wdl,
    /// Plies to the end.
    pub plies: u32,
}

/// A source of known endings, such as a tablebase of the same ruleset.
pub trait Endings: Sync {
    /// Maximum number of pieces for which it is probed.
    fn most_animals(&self) -> usize;

    /// The result of a position that is not over, if it is known.
    fn probe(&self, position: &Position) -> Option<KnownEnding>;
}
