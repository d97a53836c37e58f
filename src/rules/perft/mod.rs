//! Perft: counting the leaf nodes of the move tree to a depth, the standard test of move generators.

mod options;
mod table;
mod walk;

pub use options::PerftOptions;
pub use table::CountTable;

use super::sized_state::any_width;
use super::{Move, Position};
use walk::PerftWalk;

/// How leaf nodes are counted. Rules that depend on earlier moves of a game are ignored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Perft {
    /// Count a position that occurred before in the line as one leaf and stop there, as in J. N. van Rijn and J. K.
    /// Vis, "Complexity and Retrograde Analysis of the Game Dou Shou Qi".
    pub stop_at_repetition: bool,
    /// Make every move of the last ply instead of counting it (no bulk counting). The result is the same.
    pub visit_leaves: bool,
}

impl Perft {
    /// The number of leaf nodes at `depth` plies.
    ///
    /// ```
    /// use shouqi::rules::{preset_rules, Perft, Position};
    /// let start = Position::start(&preset_rules("leiden").expect("a shipped ruleset"));
    /// assert_eq!(Perft::default().count(&start, 3), 12_240);
    /// ```
    pub fn count(self, position: &Position, depth: u32) -> u64 {
        self.count_with(position, depth, &PerftOptions::default())
    }

    /// The same number, counted by several threads or with a table.
    pub fn count_with(self, position: &Position, depth: u32, options: &PerftOptions<'_>) -> u64 {
        any_width!(&position.state, t => options.count(PerftWalk::new(self, t, Vec::new()), depth))
    }

    /// The number of leaf nodes after each first move, sorted by move ("divide").
    pub fn divide(self, position: &Position, depth: u32) -> Vec<(Move, u64)> {
        self.divide_with(position, depth, &PerftOptions::default())
    }

    /// The same numbers, counted by several threads or with a table. Progress is reported per first move.
    pub fn divide_with(self, position: &Position, depth: u32, options: &PerftOptions<'_>) -> Vec<(Move, u64)> {
        let board = position.rules().board();
        let moves = if depth == 0 { Vec::new() } else { position.moves() };
        let after = |mv: Move| match (board.cell(mv.from), board.cell(mv.to)) {
            (Some(from), Some(to)) => any_width!(&position.state, t => {
                let mut walk = PerftWalk::new(self, t, vec![t.state.key]);
                walk.state.make(&t.tables, from.0, to.0);
                options.count(walk, depth - 1)
            }),
            _ => 0,
        };
        moves.into_iter().map(|mv| (mv, after(mv))).collect()
    }
}
