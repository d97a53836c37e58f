//! A board state of the bitboard width that its board needs: runtime choice among the monomorphized widths.

use super::Side;
use super::board_state::BoardState;
use super::rule_spec::RuleSpec;
use super::rule_tables::RuleTables;
use super::square_set::{SquareSet, Wide};
use std::sync::Arc;

/// Boards of up to 128 squares.
type Set128 = Wide<2, 128>;
/// Boards of up to 704 squares.
type Set704 = Wide<11, 1024>;
/// The largest boards.
type Set4096 = Wide<64, 4096>;

/// A board state with its compiled tables.
#[derive(Debug, Clone)]
pub(crate) struct TabledState<S: SquareSet> {
    pub tables: Arc<RuleTables<S>>,
    pub state: BoardState<S>,
}

/// A board state of the required width.
#[derive(Debug, Clone)]
pub(crate) enum SizedState {
    // Boxed, so that a position is small to move, whatever its board.
    Up64(Box<TabledState<u64>>),
    Up128(Box<TabledState<Set128>>),
    Up704(Box<TabledState<Set704>>),
    Up4096(Box<TabledState<Set4096>>),
}

/// Runs the same code on a state of any width.
macro_rules! any_width {
    ($state:expr, $tabled:ident => $body:expr) => {
        match $state {
            $crate::rules::compiled::SizedState::Up64($tabled) => $body,
            $crate::rules::compiled::SizedState::Up128($tabled) => $body,
            $crate::rules::compiled::SizedState::Up704($tabled) => $body,
            $crate::rules::compiled::SizedState::Up4096($tabled) => $body,
        }
    };
}

pub(crate) use any_width;

impl<S: SquareSet> TabledState<S> {
    fn compile(spec: &RuleSpec) -> Box<TabledState<S>> {
        let tables = Arc::new(RuleTables::compile(spec));
        Box::new(TabledState { state: BoardState::empty(&tables, Side::White, 0, 0), tables })
    }
}

impl SizedState {
    /// The empty board under these rules, compiled for it, or as for a larger one of this number of squares.
    pub(super) fn compile(spec: &RuleSpec, squares: usize) -> SizedState {
        match squares.max(spec.board.len()) {
            // A word is shifted by a row's length.
            0..=64 if spec.board.files() < 64 => SizedState::Up64(TabledState::compile(spec)),
            0..=128 => SizedState::Up128(TabledState::compile(spec)),
            129..=704 => SizedState::Up704(TabledState::compile(spec)),
            _ => SizedState::Up4096(TabledState::compile(spec)),
        }
    }

    /// The empty board under the same rules with a side to move and counters.
    pub fn emptied(&self, side: Side, quiet: u32, ply: u32) -> SizedState {
        let mut state = self.clone();
        any_width!(&mut state, t => t.state = BoardState::empty(&t.tables, side, quiet, ply));
        state
    }

    /// Same placement, same weakness, same side to move. States of different widths are never equal.
    pub fn same_position(&self, other: &SizedState) -> bool {
        match (self, other) {
            (SizedState::Up64(a), SizedState::Up64(b)) => a.state.same_position(&b.state),
            (SizedState::Up128(a), SizedState::Up128(b)) => a.state.same_position(&b.state),
            (SizedState::Up704(a), SizedState::Up704(b)) => a.state.same_position(&b.state),
            (SizedState::Up4096(a), SizedState::Up4096(b)) => a.state.same_position(&b.state),
            _ => false,
        }
    }
}
