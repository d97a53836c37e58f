//! Counting all lines of play to a depth.

use super::code::Code;
use super::field::Field;
use super::set::SquareSet;
use super::tables::Tables;
use super::{Move, Position};

/// How to count the lines of play from a position. What depends on earlier moves of a game is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Perft {
    /// Count a position that already stands on the line as one leaf and do not go on from it, as the paper does.
    pub as_in_paper: bool,
    /// Make every last move instead of only counting it. The result is the same, the work is not.
    pub visit_leaves: bool,
}

impl Perft {
    /// The number of lines of `depth` plies.
    ///
    /// ```
    /// use shouqi::rules::{preset_rules, Perft, Position};
    /// let start = Position::start(&preset_rules("leiden").unwrap());
    /// assert_eq!(Perft::default().count(&start, 3), 12_240);
    /// ```
    pub fn count(self, position: &Position, depth: u32) -> u64 {
        position.state.perft(self, depth)
    }

    /// The number of lines behind each first move, sorted by move.
    pub fn divide(self, position: &Position, depth: u32) -> Vec<(Move, u64)> {
        let board = position.rules().board();
        let moves = if depth == 0 { Vec::new() } else { position.moves() };
        let behind = |mv: Move| match (board.cell(mv.from), board.cell(mv.to)) {
            (Some(from), Some(to)) => position.state.perft_behind(self, from, to, depth),
            _ => 0,
        };
        moves.into_iter().map(|mv| (mv, behind(mv))).collect()
    }

    pub(super) fn walk<S: SquareSet>(self, tables: &Tables<S>, field: Field<S>, depth: u32) -> u64 {
        Walk { how: self, field, tables, line: Vec::new(), landings: Vec::new() }.count(depth)
    }

    pub(super) fn walk_behind<S: SquareSet>(
        self,
        tables: &Tables<S>,
        field: Field<S>,
        first: (u16, u16),
        depth: u32,
    ) -> u64 {
        let mut walk = Walk { how: self, line: vec![field.key], field, tables, landings: Vec::new() };
        walk.field.make(tables, first.0, first.1);
        walk.count(depth - 1)
    }
}

struct Walk<'a, S: SquareSet> {
    how: Perft,
    field: Field<S>,
    tables: &'a Tables<S>,
    /// The keys of the positions on the current line.
    line: Vec<u64>,
    /// The captures and leaps of the positions on the current line, the last position's at the end.
    landings: Vec<(u16, u16)>,
}

impl<S: SquareSet> Walk<'_, S> {
    /// Counts the lines from here on. Part of the loop that made the last move, as most of them end here.
    #[inline(always)]
    fn count(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.how.as_in_paper && self.stands_on_line() {
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
        self.line.push(self.field.key);
        let leaves = self.each_ply(|walk| walk.count(depth - 1));
        self.line.pop();
        leaves
    }

    /// Makes every move, looks at what lies behind it, and takes the move back. The sum of what was seen.
    #[inline(always)]
    fn each_ply(&mut self, mut look: impl FnMut(&mut Self) -> u64) -> u64 {
        let tables = self.tables;
        let mut leaves = 0;
        let earlier = self.landings.len();
        self.field.each_landing(tables, |from, to| self.landings.push((from, to)));
        self.field.steps(tables).each(|from, to| {
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

    /// Two plies never bring a position back, so only every second one from the fourth on can be the same.
    fn stands_on_line(&self) -> bool {
        self.line.iter().rev().skip(3).step_by(2).any(|&earlier| earlier == self.field.key)
    }
}
