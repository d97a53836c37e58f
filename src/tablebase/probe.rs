//! Probing: the value of a position, of its moves, and lines of best play.

use super::class::CanonicalForm;
use super::table_store::{CorruptTable, Tablebase};
use super::value::{Value, entry};
use crate::rules::{Move, Position, Setup, Termination};
use std::sync::PoisonError;

/// A legal move and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProbedMove {
    /// The move.
    pub mv: Move,
    /// The value for the side that makes it; the move itself counts as a ply.
    pub value: Value,
}

impl Tablebase {
    /// Probes a position: its value for the side to move. Counters and earlier moves are ignored, see
    /// [`history_rules`](super::history_rules). `None` if its table is not there, or its file is
    /// [corrupt](Tablebase::first_corrupt_table).
    pub fn probe(&self, position: &Position) -> Option<Value> {
        if let Some(value) = decided_on_board(position) {
            return Some(value);
        }
        let pieces = position.pieces();
        let piece_states: Vec<u8> =
            pieces.iter().map(|placed| self.analysis.move_lists.piece_state(placed.piece, placed.weak)).collect();
        let form = CanonicalForm::of(&self.analysis, &piece_states, position.side());
        let board = position.rules().board();
        let cells: Vec<u16> = pieces.iter().filter_map(|placed| board.cell(placed.square)).map(|cell| cell.0).collect();
        let at = |place: usize| cells[form.order[place]];
        let entry = match self.by_signature(&form.signature) {
            Some(table) => table.entry(form.sides_swapped, form.mover, at),
            None => self.packed_entry(&form, at)?,
        };
        Some(entry::value(entry))
    }

    fn packed_entry(&self, form: &CanonicalForm, at: impl Fn(usize) -> u16) -> Option<u16> {
        let packed = self.packed_table(&form.signature)?;
        let entry = packed.entry(form.sides_swapped, form.mover, at);
        let note = |error| {
            let corrupt = CorruptTable { name: packed.class().name(&self.analysis), error };
            self.corrupt.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(corrupt);
        };
        entry.map_err(note).ok()
    }

    /// Probes every legal move, the best first. `None` if a table is not there.
    pub fn probe_moves(&self, position: &Position) -> Option<Vec<ProbedMove>> {
        let position = without_counters(position);
        let probe = |mv| Some(ProbedMove { mv, value: self.probe(&position.after(mv))?.backed_up() });
        let mut probed_moves = position.moves().into_iter().map(probe).collect::<Option<Vec<ProbedMove>>>()?;
        probed_moves.sort_by_key(|probed| (-probed.value.preference(), probed.mv));
        Some(probed_moves)
    }

    /// The best moves. `None` if a table is not there.
    pub fn best_moves(&self, position: &Position) -> Option<Vec<ProbedMove>> {
        let mut probed_moves = self.probe_moves(position)?;
        if let Some(first) = probed_moves.first().copied() {
            probed_moves.retain(|probed| probed.value == first.value);
        }
        Some(probed_moves)
    }

    /// A line of best play (principal variation) from a won or lost position to the end, the first of equally good
    /// moves each time. Empty for a drawn position, which has no end. `None` if a table is not there.
    pub fn best_line(&self, position: &Position) -> Option<Vec<Move>> {
        let mut position = without_counters(position);
        let mut line = Vec::new();
        let mut left = self.probe(&position)?.plies().unwrap_or(0);
        while left > 0
            && let Some(best) = self.probe_moves(&position)?.first()
        {
            line.push(best.mv);
            position.make(best.mv);
            left = best.value.plies().map_or(0, |plies| plies.saturating_sub(1));
        }
        Some(line)
    }
}

/// The value of a position in which the game is over on the board, whatever the counters say.
fn decided_on_board(position: &Position) -> Option<Value> {
    let outcome = position.outcome()?;
    match outcome.termination {
        Termination::Den | Termination::AllCaptured | Termination::NoLegalMove => Some(match outcome.winner {
            // Distances of wins are odd: the side to move has won as if it had still to move.
            Some(winner) if winner == position.side() => Value::Win(1),
            Some(_) => Value::Loss(0),
            None => Value::Draw,
        }),
        Termination::Threefold | Termination::ThreefoldClaim | Termination::TurnLimit | Termination::CaptureLimit => {
            None
        }
    }
}

/// The same placement as if the game had just begun, so that no limit is reached.
fn without_counters(position: &Position) -> Position {
    let setup = Setup { quiet: None, move_number: None, ..position.setup() };
    setup.check(position.rules()).unwrap_or_else(|_| position.clone())
}
