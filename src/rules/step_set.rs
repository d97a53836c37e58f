//! The steps of all pieces of a side as bitboards.

use super::rule_tables::BoardTables;
use super::square_set::SquareSet;

/// Steps in the four directions, each as the set of target squares: no two steps in one direction have the same target.
#[derive(Debug, Clone, Copy)]
pub(super) struct StepSet<S> {
    onto: [S; 4],
    /// See [`BoardTables::back`].
    back: [u16; 4],
}

impl<S: SquareSet> StepSet<S> {
    pub fn none(board: &BoardTables<S>) -> StepSet<S> {
        StepSet { onto: [S::EMPTY; 4], back: board.back }
    }

    /// Adds the steps onto the squares that are open.
    #[inline(always)]
    pub fn add(&mut self, stepped: [S; 4], open: S) {
        for (all, onto) in self.onto.iter_mut().zip(stepped) {
            *all = all.or(onto.and(open));
        }
    }

    /// The number of steps.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        S::count_all(self.onto)
    }

    /// The steps that neither leave nor reach any of the squares `near`, and the others.
    #[inline(always)]
    pub fn parted(&self, board: &BoardTables<S>, near: S) -> (StepSet<S>, StepSet<S>) {
        let (mut far, mut others) = (*self, *self);
        for (place, from_near) in board.stepped(near).into_iter().enumerate() {
            far.onto[place] = self.onto[place].without(near.or(from_near));
            others.onto[place] = self.onto[place].without(far.onto[place]);
        }
        (far, others)
    }

    /// Calls `visit` with every step, from and to.
    #[inline(always)]
    pub fn each(&self, mut visit: impl FnMut(u16, u16)) {
        for (onto, back) in self.onto.into_iter().zip(self.back) {
            onto.for_each(|to| visit(to.wrapping_add(back) & S::MASK, to));
        }
    }
}
