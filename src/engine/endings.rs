//! What is known for certain about positions with few animals, if somebody knows it.

use crate::rules::Position;

/// How a game ends when both sides play it best, seen from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// The side to move wins.
    Won,
    /// It loses.
    Lost,
    /// Neither side can force anything.
    Drawn,
}

/// A position's fate, and in how many plies it comes about; for a draw that number says nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// Who wins.
    pub fate: Fate,
    /// Plies until then.
    pub plies: u32,
}

/// Somebody who knows endings, such as a tablebase of the very ruleset that is played by.
pub trait Endings: Sync {
    /// It is not asked about positions with more animals than this.
    fn most_animals(&self) -> usize;

    /// What it knows about a position that is not over.
    fn probe(&self, position: &Position) -> Option<Ending>;
}
