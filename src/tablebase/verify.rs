//! Self-check of a table: each entry is compared with the minimax over the entries of its successors.

use super::class::{CanonicalForm, EndingClass};
use super::move_tables::{BARRED, QUIET, WINS};
use super::placement::{Placement, SolverTables};
use super::retrograde::{SolveError, SolveTask};
use super::table::Table;
use super::table_store::Tablebase;
use super::value::entry;
use crate::rules::{Placed, Position, Setup, Side};
use std::sync::Arc;

impl Tablebase {
    /// Compares every entry of a class with those of its successors. Returns the first position whose entry is wrong;
    /// `None` if all are right. It shares the move tables with the solver, and nothing else.
    ///
    /// # Errors
    /// If the class cannot be counted, or a table that it depends on is neither there nor can be solved.
    pub fn verify(&self, class: &EndingClass) -> Result<Option<Position>, SolveError> {
        let table = self.solve(&class.material, 1)?;
        self.verify_table(&table, &|other| self.solve(&other.material, 1))
    }

    /// The same for a table that is not kept here. `subtable` gives the table of a class that it depends on.
    ///
    /// # Errors
    /// If the class cannot be counted, or the first of `subtable`.
    pub fn verify_table<E: From<SolveError>>(
        &self,
        table: &Table,
        subtable: &dyn Fn(&EndingClass) -> Result<Arc<Table>, E>,
    ) -> Result<Option<Position>, E> {
        let (analysis, class) = (self.analysis(), table.class());
        let task = SolveTask::new(analysis, class)?;
        let subtables = task.move_tables.depends_on.iter().map(subtable).collect::<Result<Vec<_>, _>>()?;
        let tables = SolverTables::new(&task.index, &task.move_tables, &subtables);
        for &mover in class.movers() {
            let reply = CanonicalForm::of(analysis, &class.piece_states, !mover);
            let mut digits = vec![0; reply.order.len()];
            reply.order.iter().enumerate().for_each(|(digit, &slot)| digits[slot] = digit);
            let mut verifier = Verifier { tables: &tables, table, reply: &reply, digits, mover, wrong: None };
            let mut placement = tables.empty_placement();
            verifier.place(&mut placement, 0, 0);
            if let Some(cells) = verifier.wrong {
                return Ok(self.position_of(class, &cells, mover));
            }
        }
        Ok(None)
    }

    pub(super) fn position_of(&self, class: &EndingClass, cells: &[u16], side: Side) -> Option<Position> {
        let setup = Setup { pieces: self.placed(class, cells), side, quiet: None, move_number: None };
        setup.check(self.analysis().rules()).ok()
    }

    /// The pieces of a class on some cells.
    pub(super) fn placed(&self, class: &EndingClass, cells: &[u16]) -> Vec<Placed> {
        let analysis = self.analysis();
        let pieces = class.piece_states.iter().zip(cells).map(|(&piece_state, &cell)| {
            let (piece, weak) = analysis.move_lists.piece_states[usize::from(piece_state)];
            Placed { square: analysis.square(cell), piece, weak }
        });
        pieces.collect()
    }
}

struct Verifier<'a> {
    tables: &'a SolverTables<'a>,
    table: &'a Table,
    /// How positions after a quiet move are looked up.
    reply: &'a CanonicalForm,
    /// By slot: its digit in the index of those positions.
    digits: Vec<usize>,
    mover: Side,
    wrong: Option<Vec<u16>>,
}

impl Verifier<'_> {
    fn place(&mut self, placement: &mut Placement, slot: usize, base: usize) {
        let Some(piece) = self.tables.index.slots.get(slot) else {
            if self.table.entries[self.mover.index()].get(base) != self.expected(placement) && self.wrong.is_none() {
                self.wrong = Some(placement.cells.clone());
            }
            return;
        };
        for (rank, &cell) in piece.squares.iter().enumerate() {
            if placement.on[usize::from(cell)] == 0 && self.wrong.is_none() {
                placement.put(slot, cell);
                self.place(placement, slot + 1, base + rank * piece.weight);
                placement.take_off(slot);
            }
        }
    }

    /// The entry that follows from those of the successors.
    fn expected(&self, placement: &mut Placement) -> u16 {
        let (tables, reply) = (self.tables, self.reply);
        let neighbours = self.table.index.neighbours(reply.sides_swapped, |digit| placement.cells[reply.order[digit]]);
        let entries = &self.table.entries[reply.mover.index()];
        let mut best = NO_MOVE;
        for &slot in &tables.slots[self.mover.index()] {
            let from = placement.cells[slot];
            let after = neighbours.of_moves(self.digits[slot], from);
            for mv in tables.move_tables.from(slot, from) {
                let result = mv.results[usize::from(placement.on[usize::from(mv.to)])];
                if result == BARRED || tables.move_tables.is_blocked(mv.path, &placement.on) {
                    continue;
                }
                if result == WINS {
                    return entry::WIN_IN_ONE;
                }
                let entry = match (result, after) {
                    (QUIET, Some(after)) => entries.get(after.to(mv.to)),
                    _ => {
                        placement.cells[slot] = mv.to;
                        let cells = |digit: usize| placement.cells[reply.order[digit]];
                        let entry = match result {
                            QUIET => self.table.entry(reply.sides_swapped, reply.mover, cells),
                            link => tables.conversion_entry(link, &placement.cells),
                        };
                        placement.cells[slot] = from;
                        entry
                    }
                };
                best = best.max(preference(entry));
            }
        }
        match best {
            NO_MOVE => tables.move_tables.stalemate_entry,
            DRAWS => entry::DRAW,
            loss if loss < DRAWS => loss as u16,
            win => (WINS_BELOW - win) as u16,
        }
    }
}

/// No move has been seen.
const NO_MOVE: u32 = 0;
/// The preference of a move that draws. Below are those that lose, by the entry of the loss.
const DRAWS: u32 = 1 << 16;
/// Less the entry of a win is the preference of a move that wins.
const WINS_BELOW: u32 = 3 << 16;

/// By the entry of a successor, which is the opponent's to move: the greater, the better is the move.
#[inline]
fn preference(entry: u16) -> u32 {
    let backed_up = u32::from(entry) + 1;
    let decided = if entry % 2 == 1 { backed_up } else { WINS_BELOW - backed_up };
    if entry::is_draw(entry) { DRAWS } else { decided }
}
