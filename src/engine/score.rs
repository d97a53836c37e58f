//! Scores, for the side to move.

use std::fmt;
use std::ops::Neg;

/// A score: hundredths of the weakest animal, or a win or loss in a number of plies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub(crate) i32);

impl Score {
    /// Equality or a draw.
    pub const EVEN: Score = Score(0);
    /// Won now.
    pub(crate) const WON: Score = Score(30_000);
    /// Infinity: the widest bound of a window.
    pub(crate) const INFINITE: Score = Score(32_000);
    /// The bound of static evaluations.
    pub(crate) const MOST: Score = Score(20_000);

    /// A win `plies` from now.
    pub const fn win_in(plies: u32) -> Score {
        Score(Score::WON.0 - plies as i32)
    }

    /// A loss `plies` from now.
    pub const fn loss_in(plies: u32) -> Score {
        Score(plies as i32 - Score::WON.0)
    }

    /// Plies to a forced win of the side to move; `None` if there is none.
    pub fn wins_in(self) -> Option<u32> {
        (self > Score::MOST).then(|| (Score::WON.0 - self.0) as u32)
    }

    /// Plies to its forced loss.
    pub fn loses_in(self) -> Option<u32> {
        (-self).wins_in()
    }

    /// Hundredths of the weakest animal; wins and losses are beyond every static evaluation.
    pub fn hundredths(self) -> i32 {
        self.0
    }

    /// Whether it is a forced win or loss.
    pub(crate) fn is_decided(self) -> bool {
        self.wins_in().is_some() || self.loses_in().is_some()
    }

    /// Converts distances from the root to distances from `ply`, for the transposition table.
    pub(crate) fn seen_from_here(self, ply: usize) -> Score {
        self.moved(ply as i32)
    }

    /// Converts distances from `ply` to distances from the root.
    pub(crate) fn seen_from_root(self, ply: usize) -> Score {
        self.moved(-(ply as i32))
    }

    fn moved(self, by: i32) -> Score {
        match (self.wins_in(), self.loses_in()) {
            (Some(_), _) => Score(self.0 + by),
            (_, Some(_)) => Score(self.0 - by),
            _ => self,
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    /// `+1.25`, or `wins in 5` and `loses in 4` plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in()) {
            (Some(plies), _) => f.pad(&format!("wins in {plies}")),
            (_, Some(plies)) => f.pad(&format!("loses in {plies}")),
            _ => f.pad(&format!("{:+.2}", f64::from(self.0) / 100.0)),
        }
    }
}
