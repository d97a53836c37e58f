//! Counting all lines of play to a depth.

mod crew;
mod table;
mod walk;

pub use crew::Crew;
pub use table::CountTable;

use super::field::Field;
use super::set::SquareSet;
use super::tables::Tables;
use super::{Move, Position};
use walk::Walk;

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
        self.count_with(position, depth, &Crew::default())
    }

    /// The same number, counted by several threads or with a table.
    pub fn count_with(self, position: &Position, depth: u32, crew: &Crew<'_>) -> u64 {
        position.state.perft(self, depth, crew)
    }

    /// The number of lines behind each first move, sorted by move.
    pub fn divide(self, position: &Position, depth: u32) -> Vec<(Move, u64)> {
        self.divide_with(position, depth, &Crew::default())
    }

    /// The same numbers, counted by several threads or with a table. The crew's report is made move by move.
    pub fn divide_with(self, position: &Position, depth: u32, crew: &Crew<'_>) -> Vec<(Move, u64)> {
        let board = position.rules().board();
        let moves = if depth == 0 { Vec::new() } else { position.moves() };
        let behind = |mv: Move| match (board.cell(mv.from), board.cell(mv.to)) {
            (Some(from), Some(to)) => position.state.perft_behind(self, from, to, depth, crew),
            _ => 0,
        };
        moves.into_iter().map(|mv| (mv, behind(mv))).collect()
    }

    pub(super) fn walk<S: SquareSet>(self, tables: &Tables<S>, field: &Field<S>, depth: u32, crew: &Crew<'_>) -> u64 {
        crew.count(Walk::new(self, tables, field.clone(), Vec::new()), depth)
    }

    pub(super) fn walk_behind<S: SquareSet>(
        self,
        tables: &Tables<S>,
        field: &Field<S>,
        (from, to): (u16, u16),
        depth: u32,
        crew: &Crew<'_>,
    ) -> u64 {
        let mut walk = Walk::new(self, tables, field.clone(), vec![field.key]);
        walk.field.make(tables, from, to);
        crew.count(walk, depth - 1)
    }
}
