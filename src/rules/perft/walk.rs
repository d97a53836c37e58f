//! The recursion of a perft count on one thread.

use super::{CountTable, Perft};
use crate::rules::board_state::BoardState;
use crate::rules::piece_code::PieceCode;
use crate::rules::rule_tables::RuleTables;
use crate::rules::sized_state::TabledState;
use crate::rules::square_set::SquareSet;
use crate::rules::step_set::StepSet;

/// A position can recur after four plies at the earliest, and then every two plies.
const EARLIEST: usize = 4;

/// The recursion over the move tree.
#[derive(Clone)]
pub(super) struct PerftWalk<'a, S: SquareSet> {
    perft: Perft,
    pub state: BoardState<S>,
    pub tables: &'a RuleTables<S>,
    /// The hash table; only where a count does not depend on the line.
    known: Option<&'a CountTable>,
    /// The keys of the positions on the current line.
    line: Vec<u64>,
    /// The captures and leaps of the positions on the current line, the last position's at the end.
    landings: Vec<(u16, u16)>,
}

impl<'a, S: SquareSet> PerftWalk<'a, S> {
    /// Starts from a state, after a line of positions with these keys.
    pub fn new(perft: Perft, from: &'a TabledState<S>, line: Vec<u64>) -> PerftWalk<'a, S> {
        let TabledState { tables, state } = from;
        PerftWalk { perft, state: state.clone(), tables, known: None, line, landings: Vec::new() }
    }

    /// The same walk with a table, if it may use one to this depth: the counts must depend on
    /// the position alone.
    pub fn with_table(self, known: Option<&'a CountTable>, depth: u32) -> PerftWalk<'a, S> {
        let reached = |counted: u32, limit: u32| counted.saturating_add(depth) >= limit;
        let depends_on_line = self.perft.stop_at_repetition
            || self.perft.visit_leaves
            || reached(self.state.ply(), self.tables.turn_limit)
            || reached(self.state.quiet(), self.tables.capture_limit);
        PerftWalk { known: known.filter(|_| !depends_on_line), ..self }
    }

    /// The walks after each move from here: this early no position can recur.
    pub fn branches(&self) -> Vec<PerftWalk<'a, S>> {
        if self.state.ended(self.tables) {
            return Vec::new();
        }
        let mut branches = Vec::new();
        self.state.for_each_move(self.tables, |from, to| {
            let mut after = self.clone();
            after.line.push(self.state.key);
            after.state.make(self.tables, from, to);
            branches.push(after);
        });
        branches
    }

    /// Counts the leaf nodes from here. Inlined into the loop over moves, where most walks end.
    #[inline(always)]
    pub fn count(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.perft.stop_at_repetition && self.is_on_line(self.state.key) {
            return 1;
        }
        if self.state.ended(self.tables) {
            return 0;
        }
        if depth == 1 && !self.perft.visit_leaves {
            return self.state.count(self.tables);
        }
        self.go(depth)
    }

    #[inline(never)]
    fn go(&mut self, depth: u32) -> u64 {
        if depth == 1 {
            return self.sum_over_moves(|walk| {
                // Keeps the compiler from eliminating the move.
                std::hint::black_box(&walk.state);
                1
            });
        }
        if let Some(leaves) = self.known.and_then(|known| known.get(self.state.key, depth)) {
            return leaves;
        }
        self.line.push(self.state.key);
        let leaves = match depth == 2 && !self.perft.visit_leaves {
            true => self.two_plies(),
            false => self.sum_over_moves(|walk| walk.count(depth - 1)),
        };
        self.line.pop();
        if let Some(known) = self.known {
            known.put(self.state.key, depth, leaves);
        }
        leaves
    }

    /// The leaf nodes at two plies. After a step far from every enemy the enemy's moves are unchanged, so they are
    /// counted once for all such steps; the other moves are made.
    fn two_plies(&mut self) -> u64 {
        let tables = self.tables;
        self.state.pass(tables);
        let (enemy_moves, watched) = (self.state.count(tables), self.state.watched(tables));
        self.state.pass(tables);
        let wins = tables.board.sides[self.state.side().index()].wins;
        let (far, near) = self.state.steps(tables).parted(&tables.board, watched.or(wins));
        let moves_after = if self.state.ends_with_next(tables) { 0 } else { enemy_moves };
        let back = if self.perft.stop_at_repetition { self.steps_back(far) } else { 0 };
        let far_leaves = (u64::from(far.count()) - back) * moves_after + back;
        far_leaves + self.sum_over_steps(near, |walk| walk.count(1))
    }

    /// The number of steps back to a position of the line.
    fn steps_back(&self, steps: StepSet<S>) -> u64 {
        let mut back = 0;
        if self.line.len() >= EARLIEST {
            steps.each(|from, to| {
                back += u64::from(self.is_on_line(self.state.key_after_step(self.tables, from, to)));
            });
        }
        back
    }

    /// Makes every move, calls `look`, and unmakes the move. Returns the sum.
    #[inline(always)]
    fn sum_over_moves(&mut self, look: impl FnMut(&mut Self) -> u64) -> u64 {
        self.sum_over_steps(self.state.steps(self.tables), look)
    }

    /// The same for some steps, and every capture and leap.
    #[inline(always)]
    fn sum_over_steps(&mut self, steps: StepSet<S>, mut look: impl FnMut(&mut Self) -> u64) -> u64 {
        let tables = self.tables;
        let mut leaves = 0;
        let earlier = self.landings.len();
        self.state.for_each_landing(tables, |from, to| self.landings.push((from, to)));
        steps.each(|from, to| {
            let undo = self.state.make_onto(tables, from, to, PieceCode::EMPTY);
            leaves += look(self);
            self.state.unmake(tables, undo);
        });
        while self.landings.len() > earlier
            && let Some((from, to)) = self.landings.pop()
        {
            let undo = self.state.make(tables, from, to);
            leaves += look(self);
            self.state.unmake(tables, undo);
        }
        leaves
    }

    /// Whether the position with a key is already on the line.
    fn is_on_line(&self, key: u64) -> bool {
        self.line.iter().rev().skip(EARLIEST - 1).step_by(2).any(|&earlier| earlier == key)
    }
}
