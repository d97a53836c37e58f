//! Every position of an ending, one by one.

use super::class::Fit;
use super::material::Material;
use super::store::Tablebase;
use super::value::{Value, byte};
use crate::rules::{Figure, Placed, Side};
use std::ops::ControlFlow;

/// A position met on the way, and what it is worth.
#[derive(Debug, Clone, Copy)]
pub struct Met<'a> {
    /// The animals on their squares: White's, then Black's.
    pub pieces: &'a [Placed],
    /// What it is worth to the side to move.
    pub value: Value,
    /// Whether the side to move has no move.
    pub is_stuck: bool,
    /// What it would be worth to the other side if that were to move.
    pub reply: Value,
}

impl Tablebase {
    /// Visits every position of an ending with a side to move, in the order of its animals' squares; animals of one
    /// sort stand in one order only. `None` if its table is not there; what the visitor breaks off with.
    pub fn each<B>(
        &self,
        material: &Material,
        mover: Side,
        mut visit: impl FnMut(&Met<'_>) -> ControlFlow<B>,
    ) -> Option<ControlFlow<B>> {
        let survey = self.survey();
        let figures: Vec<Figure> = Side::BOTH.into_iter().flat_map(|side| material.figures(survey, side)).collect();
        let fits = [mover, !mover].map(|mover| Fit::of(survey, &figures, mover));
        let table = self.signed(&fits[0].signature)?;
        let mut walk = Walk { cells: Vec::new(), pieces: Vec::new() };
        let mut look = |walk: &Walk| {
            let entry = |fit: &Fit| table.entry(fit.turned, fit.mover, |place| walk.cells[fit.order[place]]);
            let [own, reply] = [&fits[0], &fits[1]].map(entry);
            let (value, reply) = (byte::value(own), byte::value(reply));
            visit(&Met { pieces: &walk.pieces, value, is_stuck: byte::is_stuck(own), reply })
        };
        Some(walk.on(self, &figures, &mut look))
    }
}

struct Walk {
    cells: Vec<u16>,
    pieces: Vec<Placed>,
}

impl Walk {
    fn on<B>(
        &mut self,
        tables: &Tablebase,
        figures: &[Figure],
        look: &mut impl FnMut(&Walk) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let place = self.cells.len();
        let Some(&figure) = figures.get(place) else { return look(self) };
        let survey = tables.survey();
        let (piece, weak) = survey.mobility.figures[usize::from(figure)];
        let first = match place.checked_sub(1) {
            Some(before) if figures[before] == figure => self.cells[before] + 1,
            _ => 0,
        };
        for cell in first..survey.mobility.cells as u16 {
            if survey.mobility.stands(figure, cell) && !self.cells.contains(&cell) {
                self.cells.push(cell);
                self.pieces.push(Placed { square: survey.square(cell), piece, weak });
                let flow = self.on(tables, figures, look);
                self.cells.pop();
                self.pieces.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }
}
