//! Which positions stood in a game, so that one that comes again is found without going through the game.

use super::{Ply, Position, Repetition};
use std::cell::Cell;
use std::collections::BTreeMap;

/// Positions are kept whole at intervals of so many plies: to see one again takes at most so many moves.
const STRIDE: usize = 64;

/// The positions of a game by their keys. Empty where no rule asks for them.
#[derive(Debug, Clone)]
pub(super) struct Past {
    asked: bool,
    /// After which ply a position with this key stood last.
    latest: BTreeMap<u64, u32>,
    /// For the position after each ply, the first being the start: after which ply one with its key stood before.
    before: Vec<Option<u32>>,
    /// The start, and the position after every [`STRIDE`] plies.
    kept: Vec<Position>,
}

impl Past {
    pub fn new(start: &Position) -> Past {
        let asked = match start.rules().switches().repetition {
            Repetition::Free => false,
            Repetition::NoEarlierPosition
            | Repetition::ThirdTimeBarred
            | Repetition::ThreefoldDraws
            | Repetition::ThreefoldClaim => true,
        };
        let mut past = Past { asked, latest: BTreeMap::new(), before: Vec::new(), kept: Vec::new() };
        past.push(start);
        past
    }

    /// Notes the position after one more ply.
    pub fn push(&mut self, position: &Position) {
        if !self.asked {
            return;
        }
        let ply = self.before.len();
        if ply.is_multiple_of(STRIDE) {
            self.kept.push(position.clone());
        }
        self.before.push(self.latest.insert(position.key(), ply as u32));
    }

    /// Forgets the last position, which is this one.
    pub fn pop(&mut self, position: &Position) {
        if !self.asked {
            return;
        }
        match self.before.pop().flatten() {
            Some(ply) => self.latest.insert(position.key(), ply),
            None => self.latest.remove(&position.key()),
        };
        self.kept.truncate(self.before.len().div_ceil(STRIDE));
    }

    /// After which ply a position with this key stood last.
    pub fn latest(&self, key: u64) -> Option<u32> {
        self.latest.get(&key).copied()
    }

    /// After which ply one with the same key stood before the one after this ply.
    pub fn before(&self, ply: u32) -> Option<u32> {
        self.before.get(ply as usize).copied().flatten()
    }

    /// Whether this very position stood after a ply of the game that has come to `now` by `plies`. Asked only where two
    /// keys are equal, to be sure that it is no accident.
    pub fn stands(&self, ply: u32, position: &Position, now: &Position, plies: &[Ply]) -> bool {
        let ply = ply as usize;
        let mut then;
        if plies.len() - ply <= STRIDE {
            then = now.clone();
            for made in plies[ply..].iter().rev() {
                add_work(1);
                then.unmake(made.undo);
            }
        } else {
            then = self.kept[ply / STRIDE].clone();
            for made in &plies[ply - ply % STRIDE..ply] {
                add_work(1);
                then.make(made.mv);
            }
        }
        then.same_as(position)
    }
}

thread_local! {
    static WORK: Cell<u64> = const { Cell::new(0) };
}

/// Adds to the work done on this thread.
pub(super) fn add_work(moves: usize) {
    WORK.set(WORK.get() + moves as u64);
}

/// How many moves of games this thread has copied, or gone over to compare a position with an earlier one. It tells
/// nothing of a game; the tests hold that it grows no faster than a record does.
#[doc(hidden)]
pub fn work_done() -> u64 {
    WORK.get()
}
