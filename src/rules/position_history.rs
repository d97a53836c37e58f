//! The positions of a game by their keys, so that a repetition is found without replaying the game.

use super::{Ply, Position, Repetition};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Interval in plies at which whole positions are stored: reconstructing one takes at most this many moves.
const STRIDE: usize = 64;

/// The positions of a game by their keys. Empty where no rule needs them.
#[derive(Debug, Clone)]
pub(super) struct PositionHistory {
    is_needed: bool,
    /// By key: the last ply after which a position occurred.
    latest: BTreeMap<u64, u32>,
    /// By ply, from the initial position: the earlier ply after which a position with the same key occurred.
    before: Vec<Option<u32>>,
    /// The initial position, and the position after every [`STRIDE`] plies.
    kept: Vec<Position>,
    /// See [`Game::replayed_moves`](super::Game::replayed_moves).
    replayed: Arc<AtomicU64>,
}

impl PositionHistory {
    pub fn new(start: &Position) -> PositionHistory {
        let is_needed = start.rules().switches().repetition != Repetition::Free;
        let mut history = PositionHistory {
            is_needed,
            latest: BTreeMap::new(),
            before: Vec::new(),
            kept: Vec::new(),
            replayed: Arc::default(),
        };
        history.push(start);
        history
    }

    /// Adds the position after one more ply.
    pub fn push(&mut self, position: &Position) {
        if !self.is_needed {
            return;
        }
        let ply = self.before.len();
        if ply.is_multiple_of(STRIDE) {
            self.kept.push(position.clone());
        }
        self.before.push(self.latest.insert(position.key(), ply as u32));
    }

    /// Removes the last position, which is the given one.
    pub fn pop(&mut self, position: &Position) {
        if !self.is_needed {
            return;
        }
        match self.before.pop().flatten() {
            Some(ply) => self.latest.insert(position.key(), ply),
            None => self.latest.remove(&position.key()),
        };
        self.kept.truncate(self.before.len().div_ceil(STRIDE));
    }

    /// The last ply after which a position with this key occurred.
    pub fn latest(&self, key: u64) -> Option<u32> {
        self.latest.get(&key).copied()
    }

    /// The previous occurrence of the key of the position after this ply.
    pub fn before(&self, ply: u32) -> Option<u32> {
        self.before.get(ply as usize).copied().flatten()
    }

    /// Whether the position after a ply of the game, which has reached `now` by `plies`, is this one. Called only where
    /// the keys are equal, to rule out a collision.
    pub fn stands(&self, ply: u32, position: &Position, now: &Position, plies: &[Ply]) -> bool {
        let ply = ply as usize;
        let mut then;
        if plies.len() - ply <= STRIDE {
            then = now.clone();
            for made in plies[ply..].iter().rev() {
                self.count_replayed(1);
                then.unmake(made.undo);
            }
        } else {
            then = self.kept[ply / STRIDE].clone();
            for made in &plies[ply - ply % STRIDE..ply] {
                self.count_replayed(1);
                then.make(made.mv);
            }
        }
        then.same_as(position)
    }

    /// Adds to the number of moves that the game and its clones have copied or replayed.
    pub fn count_replayed(&self, moves: usize) {
        self.replayed.fetch_add(moves as u64, Relaxed);
    }

    /// The number of moves that the game and its clones have copied or replayed.
    pub fn replayed(&self) -> u64 {
        self.replayed.load(Relaxed)
    }
}
