//! One thread's way through all lines of play.

use super::{CountTable, Perft};
use crate::rules::code::Code;
use crate::rules::field::Field;
use crate::rules::set::SquareSet;
use crate::rules::steps::Steps;
use crate::rules::tables::Tables;

/// Two plies never bring a position back, so of those before it only every second one from the fourth on can be the same.
const EARLIEST: usize = 4;

/// A walk over all lines from a position.
#[derive(Clone)]
pub(super) struct Walk<'a, S: SquareSet> {
    how: Perft,
    pub field: Field<S>,
    pub tables: &'a Tables<S>,
    /// Counts that are known already; only for walks whose counts do not depend on the line.
    known: Option<&'a CountTable>,
    /// The keys of the positions on the current line.
    line: Vec<u64>,
    /// The captures and leaps of the positions on the current line, the last position's at the end.
    landings: Vec<(u16, u16)>,
}

impl<'a, S: SquareSet> Walk<'a, S> {
    /// A walk that begins with a field, behind a line of positions with these keys.
    pub fn new(how: Perft, tables: &'a Tables<S>, field: Field<S>, line: Vec<u64>) -> Walk<'a, S> {
        Walk { how, field, tables, known: None, line, landings: Vec::new() }
    }

    /// The same walk with a table, if it may use one to this depth: what is counted behind a position must hang on the
    /// position alone.
    pub fn knowing(self, known: Option<&'a CountTable>, depth: u32) -> Walk<'a, S> {
        let reached = |counted: u32, limit: u32| counted.saturating_add(depth) >= limit;
        let hangs_on_line = self.how.as_in_paper
            || self.how.visit_leaves
            || reached(self.field.ply(), self.tables.turn_limit)
            || reached(self.field.quiet(), self.tables.capture_limit);
        Walk { known: known.filter(|_| !hangs_on_line), ..self }
    }

    /// The walks behind each move from here, if lines go on from here: so near the beginning no position comes again.
    pub fn branches(&self) -> Vec<Walk<'a, S>> {
        if self.field.ended(self.tables) {
            return Vec::new();
        }
        let mut branches = Vec::new();
        self.field.each_move(self.tables, |from, to| {
            let mut behind = self.clone();
            behind.line.push(self.field.key);
            behind.field.make(self.tables, from, to);
            branches.push(behind);
        });
        branches
    }

    /// Counts the lines from here on. Part of the loop that made the last move, as most of them end here.
    #[inline(always)]
    pub fn count(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.how.as_in_paper && self.stands_on_line(self.field.key) {
            return 1;
        }
        if self.field.ended(self.tables) {
            return 0;
        }
        if depth == 1 && !self.how.visit_leaves {
            return self.field.count(self.tables);
        }
        self.go(depth)
    }

    #[inline(never)]
    fn go(&mut self, depth: u32) -> u64 {
        if depth == 1 {
            return self.each_ply(|walk| {
                // Without this the compiler sees that nobody looks, and makes no move at all.
                std::hint::black_box(&walk.field);
                1
            });
        }
        if let Some(leaves) = self.known.and_then(|known| known.get(self.field.key, depth)) {
            return leaves;
        }
        self.line.push(self.field.key);
        let leaves = match depth == 2 && !self.how.visit_leaves {
            true => self.two_plies(),
            false => self.each_ply(|walk| walk.count(depth - 1)),
        };
        self.line.pop();
        if let Some(known) = self.known {
            known.put(self.field.key, depth, leaves);
        }
        leaves
    }

    /// The lines of two plies. A step far from every enemy leaves each of them the moves that it has, so the enemy's
    /// moves are counted once for all such steps; the other moves are made.
    fn two_plies(&mut self) -> u64 {
        let tables = self.tables;
        self.field.pass(tables);
        let (enemy_moves, watched) = (self.field.count(tables), self.field.watched(tables));
        self.field.pass(tables);
        let wins = tables.board.sides[self.field.side().index()].wins;
        let (far, near) = self.field.steps(tables).parted(&tables.board, watched.or(wins));
        let moves_behind = if self.field.ends_with_next(tables) { 0 } else { enemy_moves };
        let back = if self.how.as_in_paper { self.steps_back(far) } else { 0 };
        let far_leaves = (u64::from(far.count()) - back) * moves_behind + back;
        far_leaves + self.each_move(near, |walk| walk.count(1))
    }

    /// How many steps lead back to a position that stands on the line.
    fn steps_back(&self, steps: Steps<S>) -> u64 {
        let mut back = 0;
        if self.line.len() >= EARLIEST {
            steps.each(|from, to| {
                back += u64::from(self.stands_on_line(self.field.key_after_step(self.tables, from, to)));
            });
        }
        back
    }

    /// Makes every move, looks at what lies behind it, and takes the move back. The sum of what was seen.
    #[inline(always)]
    fn each_ply(&mut self, look: impl FnMut(&mut Self) -> u64) -> u64 {
        self.each_move(self.field.steps(self.tables), look)
    }

    /// The same for some steps, and every capture and leap.
    #[inline(always)]
    fn each_move(&mut self, steps: Steps<S>, mut look: impl FnMut(&mut Self) -> u64) -> u64 {
        let tables = self.tables;
        let mut leaves = 0;
        let earlier = self.landings.len();
        self.field.each_landing(tables, |from, to| self.landings.push((from, to)));
        steps.each(|from, to| {
            let undo = self.field.make_onto(tables, from, to, Code::EMPTY);
            leaves += look(self);
            self.field.unmake(tables, undo);
        });
        while self.landings.len() > earlier
            && let Some((from, to)) = self.landings.pop()
        {
            let undo = self.field.make(tables, from, to);
            leaves += look(self);
            self.field.unmake(tables, undo);
        }
        leaves
    }

    /// Whether the position with a key, which follows on the line, stands there already.
    fn stands_on_line(&self, key: u64) -> bool {
        self.line.iter().rev().skip(EARLIEST - 1).step_by(2).any(|&earlier| earlier == key)
    }
}
