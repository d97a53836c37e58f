//! A field of the width that its board needs.

use super::board::Cell;
use super::code::Code;
use super::field::{Decided, Field, Undo};
use super::law::Law;
use super::perft::{Crew, Perft};
use super::set::{SquareSet, Wide};
use super::tables::Tables;
use super::{Piece, Side};
use std::sync::Arc;

/// Boards of up to 128 squares.
type Set128 = Wide<2, 128>;
/// Boards of up to 704 squares: 26 × 27.
type Set704 = Wide<11, 1024>;
/// The largest boards: 26 × 99 squares are 2574.
type Set2624 = Wide<41, 4096>;

/// A field with the tables it moves by.
#[derive(Debug, Clone)]
pub(crate) struct Tabled<S: SquareSet> {
    pub tables: Arc<Tables<S>>,
    pub field: Field<S>,
}

/// Compiled rules of the width that the board needs.
#[derive(Debug, Clone)]
pub(super) enum AnyTables {
    Up64(Arc<Tables<u64>>),
    Up128(Arc<Tables<Set128>>),
    Up704(Arc<Tables<Set704>>),
    Up2624(Arc<Tables<Set2624>>),
}

/// A field of the width that the board needs.
#[derive(Debug, Clone)]
pub(super) enum State {
    // On the heap, so that a position is small to hand about whatever its board.
    Up64(Box<Tabled<u64>>),
    Up128(Box<Tabled<Set128>>),
    Up704(Box<Tabled<Set704>>),
    Up2624(Box<Tabled<Set2624>>),
}

impl AnyTables {
    /// Compiles for the board, or as for a larger one of so many squares.
    pub fn compile(law: &Law, squares: usize) -> AnyTables {
        match squares.max(law.board.len()) {
            0..=64 => AnyTables::Up64(Arc::new(Tables::compile(law))),
            65..=128 => AnyTables::Up128(Arc::new(Tables::compile(law))),
            129..=704 => AnyTables::Up704(Arc::new(Tables::compile(law))),
            _ => AnyTables::Up2624(Arc::new(Tables::compile(law))),
        }
    }

    /// A field without animals.
    pub fn empty(&self, side: Side, quiet: u32, ply: u32) -> State {
        match self {
            AnyTables::Up64(tables) => State::Up64(Box::new(Tabled::empty(tables, side, quiet, ply))),
            AnyTables::Up128(tables) => State::Up128(Box::new(Tabled::empty(tables, side, quiet, ply))),
            AnyTables::Up704(tables) => State::Up704(Box::new(Tabled::empty(tables, side, quiet, ply))),
            AnyTables::Up2624(tables) => State::Up2624(Box::new(Tabled::empty(tables, side, quiet, ply))),
        }
    }
}

impl<S: SquareSet> Tabled<S> {
    fn empty(tables: &Arc<Tables<S>>, side: Side, quiet: u32, ply: u32) -> Tabled<S> {
        Tabled { tables: tables.clone(), field: Field::empty(tables, side, quiet, ply) }
    }
}

/// Runs the same code on a field of whatever width.
macro_rules! any_width {
    ($state:expr, $tabled:ident => $body:expr) => {
        match $state {
            State::Up64($tabled) => $body,
            State::Up128($tabled) => $body,
            State::Up704($tabled) => $body,
            State::Up2624($tabled) => $body,
        }
    };
}

/// Work that is the same for every width.
pub(crate) trait OnField {
    /// What comes of it.
    type Out;

    fn run<S: SquareSet>(self, tabled: &Tabled<S>) -> Self::Out;
}

impl State {
    pub fn on_field<W: OnField>(&self, work: W) -> W::Out {
        any_width!(self, t => work.run(t))
    }

    pub fn put(&mut self, cell: Cell, piece: Piece, weak: bool) {
        any_width!(self, t => t.field.put(&t.tables, cell, piece, weak));
    }

    pub fn decide(&mut self) {
        any_width!(self, t => t.field.decide(&t.tables));
    }

    pub fn stands_in_den(&self, side: Side) -> bool {
        any_width!(self, t => t.field.stands_in_den(&t.tables, side))
    }

    pub fn at(&self, cell: Cell) -> Code {
        any_width!(self, t => t.field.at(cell.0))
    }

    /// The piece on a square, and whether it is weak for good.
    pub fn piece_at(&self, cell: Cell) -> Option<(Piece, bool)> {
        any_width!(self, t => {
            let code = t.field.at(cell.0);
            code.is_piece().then(|| t.tables.decode(code))
        })
    }

    pub fn side(&self) -> Side {
        any_width!(self, t => t.field.side())
    }

    pub fn quiet(&self) -> u32 {
        any_width!(self, t => t.field.quiet())
    }

    pub fn ply(&self) -> u32 {
        any_width!(self, t => t.field.ply())
    }

    pub fn key(&self) -> u64 {
        any_width!(self, t => t.field.key)
    }

    pub fn decided(&self) -> Option<Decided> {
        any_width!(self, t => t.field.decided)
    }

    pub fn ended(&self) -> bool {
        any_width!(self, t => t.field.ended(&t.tables))
    }

    pub fn count(&self) -> u64 {
        any_width!(self, t => t.field.count(&t.tables))
    }

    pub fn each_move(&self, mut visit: impl FnMut(Cell, Cell)) {
        any_width!(self, t => t.field.each_move(&t.tables, |from, to| visit(Cell(from), Cell(to))));
    }

    pub fn make(&mut self, from: Cell, to: Cell) -> Undo {
        any_width!(self, t => t.field.make(&t.tables, from.0, to.0))
    }

    pub fn unmake(&mut self, undo: &Undo) {
        any_width!(self, t => t.field.unmake(&t.tables, *undo));
    }

    pub fn perft(&self, how: Perft, depth: u32, crew: &Crew<'_>) -> u64 {
        any_width!(self, t => how.walk(&t.tables, &t.field, depth, crew))
    }

    pub fn perft_behind(&self, how: Perft, from: Cell, to: Cell, depth: u32, crew: &Crew<'_>) -> u64 {
        any_width!(self, t => how.walk_behind(&t.tables, &t.field, (from.0, to.0), depth, crew))
    }

    /// Same placement, same weakness, same side to move. Fields of different widths are never the same.
    pub fn same_position(&self, other: &State) -> bool {
        match (self, other) {
            (State::Up64(a), State::Up64(b)) => a.field.same_position(&b.field),
            (State::Up128(a), State::Up128(b)) => a.field.same_position(&b.field),
            (State::Up704(a), State::Up704(b)) => a.field.same_position(&b.field),
            (State::Up2624(a), State::Up2624(b)) => a.field.same_position(&b.field),
            _ => false,
        }
    }

    /// The plies after which a limit draws the game, and those without a capture.
    pub fn limits(&self) -> (u32, u32) {
        any_width!(self, t => (t.tables.turn_limit, t.tables.capture_limit))
    }
}
