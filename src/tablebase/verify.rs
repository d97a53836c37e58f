//! Self-check of a table: each entry is compared with the minimax over the entries of its successors.

use super::class::{CanonicalForm, EndingClass};
use super::move_tables::{BARRED, QUIET, WINS};
use super::placement::{Placement, SolverTables, SuccessorSummary};
use super::retrograde::{SolveError, SolveTask};
use super::table::Table;
use super::table_store::Tablebase;
use super::value::byte;
use crate::rules::{Placed, Position, Setup, Side};

impl Tablebase {
    /// Compares every entry of a class with those of its successors. Returns the first position whose entry is wrong;
    /// `None` if all are right. It shares the move tables with the solver, and nothing else.
    ///
    /// # Errors
    /// If the class cannot be counted, or a table that it depends on is neither there nor can be solved.
    pub fn verify(&self, class: &EndingClass) -> Result<Option<Position>, SolveError> {
        let analysis = self.analysis();
        let task = SolveTask::new(analysis, class)?;
        let table = self.solve(&class.material, 1)?;
        let subtables = task.move_tables.depends_on.iter().map(|other| self.solve(&other.material, 1));
        let subtables = subtables.collect::<Result<Vec<_>, _>>()?;
        let tables = SolverTables::new(&task.index, &task.move_tables, &subtables);
        for &mover in class.movers() {
            let reply = CanonicalForm::of(analysis, &class.piece_states, !mover);
            let mut verifier = Verifier { tables: &tables, table: &table, reply: &reply, mover, wrong: None };
            let mut placement = tables.empty_placement();
            verifier.place(&mut placement, 0, 0);
            if let Some(cells) = verifier.wrong {
                return Ok(self.position_of(class, &cells, mover));
            }
        }
        Ok(None)
    }

    pub(super) fn position_of(&self, class: &EndingClass, cells: &[u16], side: Side) -> Option<Position> {
        let analysis = self.analysis();
        let pieces = class.piece_states.iter().zip(cells).map(|(&piece_state, &cell)| {
            let (piece, weak) = analysis.move_lists.piece_states[usize::from(piece_state)];
            Placed { square: analysis.square(cell), piece, weak }
        });
        let setup = Setup { pieces: pieces.collect(), side, quiet: None, move_number: None };
        setup.check(analysis.rules()).ok()
    }
}

struct Verifier<'a> {
    tables: &'a SolverTables<'a>,
    table: &'a Table,
    /// How positions after a quiet move are looked up.
    reply: &'a CanonicalForm,
    mover: Side,
    wrong: Option<Vec<u16>>,
}

impl Verifier<'_> {
    fn place(&mut self, placement: &mut Placement, slot: usize, base: usize) {
        let Some(piece) = self.tables.index.slots.get(slot) else {
            if self.table.entries[self.mover.index()][base] != self.expected(placement) && self.wrong.is_none() {
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
    fn expected(&self, placement: &mut Placement) -> u8 {
        let (tables, mut summary) = (self.tables, SuccessorSummary::default());
        for &slot in &tables.slots[self.mover.index()] {
            let from = placement.cells[slot];
            for mv in tables.move_tables.from(slot, from) {
                let result = mv.results[usize::from(placement.on[usize::from(mv.to)])];
                if result == BARRED || tables.move_tables.is_blocked(mv.path, &placement.on) {
                    continue;
                }
                if result == WINS {
                    return byte::WIN_IN_ONE;
                }
                placement.cells[slot] = mv.to;
                let entry = match result {
                    QUIET => {
                        let cells = |place: usize| placement.cells[self.reply.order[place]];
                        self.table.entry(self.reply.sides_swapped, self.reply.mover, cells)
                    }
                    link => tables.conversion_entry(link, &placement.cells),
                };
                placement.cells[slot] = from;
                summary.add(entry);
            }
        }
        match summary {
            SuccessorSummary { win: 0, draws: true, .. } => byte::DRAW,
            SuccessorSummary { win: 0, loss: 0, .. } => tables.move_tables.stalemate_entry,
            SuccessorSummary { win: 0, loss, .. } => loss,
            SuccessorSummary { win, .. } => win,
        }
    }
}
