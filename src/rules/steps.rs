//! The steps of all of a side's animals at once.

use super::set::SquareSet;
use super::tables::TableBoard;

/// Steps in the four directions, each as the squares it leads to: no two steps in one direction lead to the same.
#[derive(Debug, Clone, Copy)]
pub(super) struct Steps<S> {
    onto: [S; 4],
    /// As [`TableBoard`] has it.
    back: [u16; 4],
}

impl<S: SquareSet> Steps<S> {
    pub fn none(board: &TableBoard<S>) -> Steps<S> {
        Steps { onto: [S::EMPTY; 4], back: board.back }
    }

    /// Adds the steps onto the squares that are open.
    #[inline(always)]
    pub fn add(&mut self, stepped: [S; 4], open: S) {
        for (all, onto) in self.onto.iter_mut().zip(stepped) {
            *all = all.or(onto.and(open));
        }
    }

    /// How many there are.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        S::count_all(self.onto)
    }

    /// Those that neither leave nor reach any of the squares `near`, and the others.
    #[inline(always)]
    pub fn parted(&self, board: &TableBoard<S>, near: S) -> (Steps<S>, Steps<S>) {
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
