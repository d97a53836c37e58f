//! Enumeration of all positions of an ending.

use super::class::CanonicalForm;
use super::material::Material;
use super::table_store::Tablebase;
use super::value::{Value, entry};
use crate::rules::{PieceState, Placed, Side};
use std::ops::ControlFlow;

/// A position that is visited, and its value.
#[derive(Debug, Clone, Copy)]
pub struct VisitedPosition<'a> {
    /// The pieces on their squares: White's, then Black's.
    pub pieces: &'a [Placed],
    /// The value for the side to move.
    pub value: Value,
    /// Whether the side to move has no move.
    pub is_stalemate: bool,
    /// The value for the other side if that were to move.
    pub other_to_move: Value,
}

impl Tablebase {
    /// Visits every position of an ending with a side to move, in the order of its pieces' squares. Pieces of one kind
    /// are in one order only. Returns what the visitor breaks with; `None` if the table is not there.
    pub fn for_each_position<B>(
        &self,
        material: &Material,
        mover: Side,
        mut visit: impl FnMut(&VisitedPosition<'_>) -> ControlFlow<B>,
    ) -> Option<ControlFlow<B>> {
        let analysis = self.analysis();
        let piece_states = material.piece_states(analysis);
        let forms = [mover, !mover].map(|mover| CanonicalForm::of(analysis, &piece_states, mover));
        let table = self.by_signature(&forms[0].signature)?;
        let mut placed = Enumeration { cells: Vec::new(), pieces: Vec::new() };
        let mut visit_placement = |placed: &Enumeration| {
            let entry = |form: &CanonicalForm| {
                table.entry(form.sides_swapped, form.mover, |place| placed.cells[form.order[place]])
            };
            let [own, other] = [&forms[0], &forms[1]].map(entry);
            let (value, other_to_move) = (entry::value(own), entry::value(other));
            visit(&VisitedPosition {
                pieces: &placed.pieces,
                value,
                is_stalemate: entry::is_stalemate(own),
                other_to_move,
            })
        };
        Some(placed.place_from(self, &piece_states, &mut visit_placement))
    }
}

struct Enumeration {
    cells: Vec<u16>,
    pieces: Vec<Placed>,
}

impl Enumeration {
    fn place_from<B>(
        &mut self,
        tables: &Tablebase,
        piece_states: &[PieceState],
        visit: &mut impl FnMut(&Enumeration) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let place = self.cells.len();
        let Some(&piece_state) = piece_states.get(place) else { return visit(self) };
        let analysis = tables.analysis();
        let (piece, weak) = analysis.move_lists.piece_states[usize::from(piece_state)];
        let first = match place.checked_sub(1) {
            Some(before) if piece_states[before] == piece_state => self.cells[before] + 1,
            _ => 0,
        };
        for cell in first..analysis.move_lists.cells as u16 {
            if analysis.move_lists.may_stand(piece_state, cell) && !self.cells.contains(&cell) {
                self.cells.push(cell);
                self.pieces.push(Placed { square: analysis.square(cell), piece, weak });
                let flow = self.place_from(tables, piece_states, visit);
                self.cells.pop();
                self.pieces.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }
}
