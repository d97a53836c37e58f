//! Symmetries of a ruleset: mappings of the board under which every move stays a move.

use super::equivalence::{cells, figures};
use crate::rules::{Figure, Mobility, Piece, Side, Way};

/// The same kind of piece on the other side.
pub(super) fn swapped(mobility: &Mobility, figure: Figure) -> Figure {
    let (Piece { side, kind }, weak) = mobility.figures[usize::from(figure)];
    mobility.figure(Piece { side: !side, kind }, weak)
}

/// A mapping of the board onto itself that may be a symmetry of the game.
pub(super) struct BoardSymmetry<'a> {
    pub mobility: &'a Mobility,
    /// By cell: its image.
    pub cells: &'a [u16],
    /// Whether the sides are exchanged, too.
    pub swaps: bool,
}

impl BoardSymmetry<'_> {
    /// Whether every figure moves, captures, blocks and wins on the image as on the board itself.
    pub fn holds(&self) -> bool {
        self.cells.len() == self.mobility.cells && figures(self.mobility).all(|figure| self.holds_for(figure))
    }

    fn cell(&self, cell: u16) -> u16 {
        self.cells[usize::from(cell)]
    }

    fn figure(&self, figure: Figure) -> Figure {
        if self.swaps { swapped(self.mobility, figure) } else { figure }
    }

    fn holds_for(&self, figure: Figure) -> bool {
        let (mobility, image) = (self.mobility, self.figure(figure));
        let side = |figure: Figure| mobility.figures[usize::from(figure)].0.side;
        let stops = |leaper: Side, water| {
            let image_leaper = if self.swaps { !leaper } else { leaper };
            mobility.stops(leaper, water, figure) == mobility.stops(image_leaper, water, image)
        };
        let settles = |cell| {
            mobility.stands(figure, cell) == mobility.stands(image, self.cell(cell))
                && mobility.wins(side(figure), cell) == mobility.wins(side(image), self.cell(cell))
                && self.figure(mobility.becomes(figure, cell)) == mobility.becomes(image, self.cell(cell))
        };
        Side::BOTH.into_iter().all(|leaper| [false, true].into_iter().all(|water| stops(leaper, water)))
            && cells(mobility).all(|cell| settles(cell) && self.ways_match(figure, image, cell))
    }

    fn ways_match(&self, figure: Figure, image: Figure, from: u16) -> bool {
        let mobility = self.mobility;
        let (ways, images) = (mobility.ways(figure, from), mobility.ways(image, self.cell(from)));
        let same = |way: &Way| {
            images.iter().any(|other| {
                let lands = |on| mobility.landing(way, on) == mobility.landing(other, self.figure(on));
                other.to == self.cell(way.to)
                    && sorted(way.path.iter().map(|&(cell, water)| (self.cell(cell), water)))
                        == sorted(other.path.iter().copied())
                    && figures(mobility).all(lands)
            })
        };
        ways.len() == images.len() && ways.iter().all(same)
    }
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}
