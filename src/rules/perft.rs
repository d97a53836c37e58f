//! Counting all lines of play to a depth.

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

/// One depth of a perft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerftRow {
    /// How many plies deep.
    pub depth: u32,
    /// How many lines.
    pub leaves: u64,
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
        Walk { how: self, field, tables, line: Vec::new(), buffers: Vec::new() }.go(depth)
    }

    pub(super) fn walk_behind<S: SquareSet>(
        self,
        tables: &Tables<S>,
        field: Field<S>,
        first: (u16, u16),
        depth: u32,
    ) -> u64 {
        let mut walk = Walk { how: self, line: vec![field.key], field, tables, buffers: Vec::new() };
        walk.field.make(tables, first.0, first.1);
        walk.go(depth - 1)
    }
}

struct Walk<'a, S: SquareSet> {
    how: Perft,
    field: Field<S>,
    tables: &'a Tables<S>,
    /// The keys of the positions on the current line.
    line: Vec<u64>,
    /// Move lists that wait to be used again.
    buffers: Vec<Vec<(u16, u16)>>,
}

impl<S: SquareSet> Walk<'_, S> {
    fn go(&mut self, depth: u32) -> u64 {
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
        let mut moves = self.buffers.pop().unwrap_or_default();
        moves.clear();
        self.field.each_move(self.tables, |from, to| moves.push((from, to)));
        let leaves = if depth == 1 { self.visit_each(&moves) } else { self.go_behind_each(&moves, depth) };
        self.buffers.push(moves);
        leaves
    }

    fn go_behind_each(&mut self, moves: &[(u16, u16)], depth: u32) -> u64 {
        let mut leaves = 0;
        self.line.push(self.field.key);
        for &(from, to) in moves {
            let undo = self.field.make(self.tables, from, to);
            leaves += self.go(depth - 1);
            self.field.unmake(&undo);
        }
        self.line.pop();
        leaves
    }

    /// Makes every move, looks at the position, and takes the move back.
    fn visit_each(&mut self, moves: &[(u16, u16)]) -> u64 {
        for &(from, to) in moves {
            let undo = self.field.make(self.tables, from, to);
            // Without this the compiler sees that nobody looks, and makes no move at all.
            std::hint::black_box(&self.field);
            self.field.unmake(&undo);
        }
        moves.len() as u64
    }

    /// Two plies never bring a position back, so only every second one from the fourth on can be the same.
    fn stands_on_line(&self) -> bool {
        self.line.iter().rev().skip(3).step_by(2).any(|&earlier| earlier == self.field.key)
    }
}
