//! A board state of the bitboard width that its board needs: runtime choice among the monomorphized widths.

use super::board::Cell;
use super::board_state::{BoardState, GameDecision, Undo};
use super::perft::{Perft, PerftOptions};
use super::piece_code::PieceCode;
use super::rule_spec::RuleSpec;
use super::rule_tables::RuleTables;
use super::square_set::{SquareSet, Wide};
use super::{Piece, Side};
use std::sync::Arc;

/// Boards of up to 128 squares.
type Set128 = Wide<2, 128>;
/// Boards of up to 704 squares: 26 × 27.
type Set704 = Wide<11, 1024>;
/// The largest boards: 26 × 99 squares are 2574.
type Set2624 = Wide<41, 4096>;

/// A board state with its compiled tables.
#[derive(Debug, Clone)]
pub(crate) struct TabledState<S: SquareSet> {
    pub tables: Arc<RuleTables<S>>,
    pub state: BoardState<S>,
}

/// Compiled rules of the required width.
#[derive(Debug, Clone)]
pub(super) enum SizedTables {
    Up64(Arc<RuleTables<u64>>),
    Up128(Arc<RuleTables<Set128>>),
    Up704(Arc<RuleTables<Set704>>),
    Up2624(Arc<RuleTables<Set2624>>),
}

/// A board state of the required width.
#[derive(Debug, Clone)]
pub(super) enum SizedState {
    // Boxed, so that a position is small to move, whatever its board.
    Up64(Box<TabledState<u64>>),
    Up128(Box<TabledState<Set128>>),
    Up704(Box<TabledState<Set704>>),
    Up2624(Box<TabledState<Set2624>>),
}

impl SizedTables {
    /// Compiles for the board, or as for a larger one of this number of squares.
    pub fn compile(spec: &RuleSpec, squares: usize) -> SizedTables {
        match squares.max(spec.board.len()) {
            0..=64 => SizedTables::Up64(Arc::new(RuleTables::compile(spec))),
            65..=128 => SizedTables::Up128(Arc::new(RuleTables::compile(spec))),
            129..=704 => SizedTables::Up704(Arc::new(RuleTables::compile(spec))),
            _ => SizedTables::Up2624(Arc::new(RuleTables::compile(spec))),
        }
    }

    /// A state without pieces.
    pub fn empty(&self, side: Side, quiet: u32, ply: u32) -> SizedState {
        match self {
            SizedTables::Up64(tables) => SizedState::Up64(Box::new(TabledState::empty(tables, side, quiet, ply))),
            SizedTables::Up128(tables) => SizedState::Up128(Box::new(TabledState::empty(tables, side, quiet, ply))),
            SizedTables::Up704(tables) => SizedState::Up704(Box::new(TabledState::empty(tables, side, quiet, ply))),
            SizedTables::Up2624(tables) => SizedState::Up2624(Box::new(TabledState::empty(tables, side, quiet, ply))),
        }
    }
}

impl<S: SquareSet> TabledState<S> {
    fn empty(tables: &Arc<RuleTables<S>>, side: Side, quiet: u32, ply: u32) -> TabledState<S> {
        TabledState { tables: tables.clone(), state: BoardState::empty(tables, side, quiet, ply) }
    }
}

/// Runs the same code on a state of any width.
macro_rules! any_width {
    ($state:expr, $tabled:ident => $body:expr) => {
        match $state {
            SizedState::Up64($tabled) => $body,
            SizedState::Up128($tabled) => $body,
            SizedState::Up704($tabled) => $body,
            SizedState::Up2624($tabled) => $body,
        }
    };
}

/// Generic code that runs on a state of any width.
pub(crate) trait StateVisitor {
    /// Its result.
    type Out;

    fn visit<S: SquareSet>(self, tabled: &TabledState<S>) -> Self::Out;
}

impl SizedState {
    pub fn visit_state<W: StateVisitor>(&self, visitor: W) -> W::Out {
        any_width!(self, t => visitor.visit(t))
    }

    pub fn put(&mut self, cell: Cell, piece: Piece, weak: bool) {
        any_width!(self, t => t.state.put(&t.tables, cell, piece, weak));
    }

    pub fn decide(&mut self) {
        any_width!(self, t => t.state.decide(&t.tables));
    }

    pub fn stands_in_den(&self, side: Side) -> bool {
        any_width!(self, t => t.state.stands_in_den(&t.tables, side))
    }

    pub fn at(&self, cell: Cell) -> PieceCode {
        any_width!(self, t => t.state.at(cell.0))
    }

    /// The piece on a square, and whether it is permanently weak.
    pub fn piece_at(&self, cell: Cell) -> Option<(Piece, bool)> {
        any_width!(self, t => {
            let code = t.state.at(cell.0);
            code.is_piece().then(|| t.tables.decode(code))
        })
    }

    pub fn side(&self) -> Side {
        any_width!(self, t => t.state.side())
    }

    pub fn quiet(&self) -> u32 {
        any_width!(self, t => t.state.quiet())
    }

    pub fn ply(&self) -> u32 {
        any_width!(self, t => t.state.ply())
    }

    pub fn key(&self) -> u64 {
        any_width!(self, t => t.state.key)
    }

    pub fn decided(&self) -> Option<GameDecision> {
        any_width!(self, t => t.state.decided)
    }

    pub fn ended(&self) -> bool {
        any_width!(self, t => t.state.ended(&t.tables))
    }

    pub fn count(&self) -> u64 {
        any_width!(self, t => t.state.count(&t.tables))
    }

    pub fn for_each_move(&self, mut visit: impl FnMut(Cell, Cell)) {
        any_width!(self, t => t.state.for_each_move(&t.tables, |from, to| visit(Cell(from), Cell(to))));
    }

    pub fn make(&mut self, from: Cell, to: Cell) -> Undo {
        any_width!(self, t => t.state.make(&t.tables, from.0, to.0))
    }

    pub fn unmake(&mut self, undo: &Undo) {
        any_width!(self, t => t.state.unmake(&t.tables, *undo));
    }

    pub fn perft(&self, how: Perft, depth: u32, options: &PerftOptions<'_>) -> u64 {
        any_width!(self, t => how.walk(&t.tables, &t.state, depth, options))
    }

    pub fn perft_after(&self, how: Perft, from: Cell, to: Cell, depth: u32, options: &PerftOptions<'_>) -> u64 {
        any_width!(self, t => how.walk_after(&t.tables, &t.state, (from.0, to.0), depth, options))
    }

    /// Same placement, same weakness, same side to move. States of different widths are never equal.
    pub fn same_position(&self, other: &SizedState) -> bool {
        match (self, other) {
            (SizedState::Up64(a), SizedState::Up64(b)) => a.state.same_position(&b.state),
            (SizedState::Up128(a), SizedState::Up128(b)) => a.state.same_position(&b.state),
            (SizedState::Up704(a), SizedState::Up704(b)) => a.state.same_position(&b.state),
            (SizedState::Up2624(a), SizedState::Up2624(b)) => a.state.same_position(&b.state),
            _ => false,
        }
    }

    /// The plies after which a limit draws the game: in total, and without a capture.
    pub fn limits(&self) -> (u32, u32) {
        any_width!(self, t => (t.tables.turn_limit, t.tables.capture_limit))
    }
}
