//! The space of a sticker, by how it is cut out; stickers in squares edge to edge, with grounds and shared cuts.

use crate::compose::piece;
use crate::compose::piece::Allowance;
use crate::geom::{Point, Rect, Shape, Vec2};
use crate::theme::{PieceCut, PieceStyle};
use std::collections::BTreeSet;

/// Between the bleeds of two neighbours, in millimetres: space for a shared crop mark.
pub const GAP: f64 = 3.0;
/// Between the edges of two punched neighbours: space for the jaws of a punch, halved by the cut into strips.
const PUNCH: f64 = 6.0;

/// The space of a sticker, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StickerCell {
    /// Distance of the centres of neighbours, across and down.
    pub pitch: Vec2,
    /// From the centre to the edge of its ink.
    pub reach: Vec2,
}

impl StickerCell {
    /// The cell of these stickers, where a cut takes away `kerf` millimetres.
    pub fn of(pieces: &PieceStyle, kerf: f64) -> StickerCell {
        let bounds = |grown: f64| piece::outline(pieces.outline, pieces.sticker() + grown).bounding_box();
        let longer = |bounds: Rect| bounds.width().max(bounds.height());
        let inked = longer(bounds(2.0 * pieces.bleed));
        let even = |pitch: f64| StickerCell { pitch: Vec2::new(pitch, pitch), reach: Vec2::new(inked, inked) / 2.0 };
        match pieces.cut {
            // Backs may be off, but not by so much as to overlap their neighbours.
            PieceCut::Shape => even((inked + GAP).max(longer(bounds(0.0)) + 2.0 * Allowance::of(pieces).bleed)),
            PieceCut::Punch => even((longer(bounds(0.0)) + PUNCH).max(inked + 1.0)),
            PieceCut::Squares | PieceCut::Strips => {
                let finished = bounds(0.0).size().to_vec2();
                let side = finished + Vec2::new(kerf, kerf);
                let bleed = pieces.bleed.max(kerf / 2.0);
                StickerCell { pitch: side, reach: finished / 2.0 + Vec2::new(bleed, bleed) }
            }
        }
    }

    /// Number of columns in this area.
    pub fn across(self, width: f64) -> usize {
        fit(width, self.reach.x, self.pitch.x)
    }

    /// Number of rows in this area.
    pub fn down(self, height: f64) -> usize {
        fit(height, self.reach.y, self.pitch.y)
    }
}

fn fit(length: f64, reach: f64, pitch: f64) -> usize {
    // A small tolerance, so that exact fits count.
    let beside = (length - 2.0 * reach + 1e-9) / pitch;
    if beside < 0.0 { 0 } else { beside as usize + 1 }
}

/// A column and a row of a grid.
pub type GridPlace = (usize, usize);

/// Squares edge to edge.
#[derive(Debug, Clone)]
pub struct Squares {
    /// The upper left corner of cell (0, 0).
    pub corner: Point,
    /// The sides of each cell, including the kerf, if any.
    pub side: Vec2,
    /// Which cells are filled.
    pub taken: BTreeSet<GridPlace>,
}

impl Squares {
    /// The ground of one: with bleed `bleed` where there is no neighbour.
    pub fn ground(&self, (column, row): GridPlace, bleed: f64) -> Rect {
        let corner = self.at(column, row);
        let square = Rect::from_points(corner, corner + self.side);
        let beyond = |column: Option<usize>, row: Option<usize>| {
            let taken = column.zip(row).is_some_and(|place| self.taken.contains(&place));
            if taken { 0.0 } else { bleed }
        };
        Rect::new(
            square.x0 - beyond(column.checked_sub(1), Some(row)),
            square.y0 - beyond(Some(column), row.checked_sub(1)),
            square.x1 + beyond(Some(column + 1), Some(row)),
            square.y1 + beyond(Some(column), Some(row + 1)),
        )
    }

    /// The cuts, each once and as long as it is straight: horizontal ones first, which in strips reach from one side of
    /// the sheet to the other.
    pub fn cuts(&self, strips: Option<(f64, f64)>) -> Vec<(Point, Point)> {
        let columns = self.taken.iter().map(|place| place.0 + 1).max().unwrap_or(0);
        let rows = self.taken.iter().map(|place| place.1 + 1).max().unwrap_or(0);
        let taken = |column: usize, row: usize| self.taken.contains(&(column, row));
        let mut cuts = Vec::new();
        for row in 0..=rows {
            let edge = |column: usize| taken(column, row) || row > 0 && taken(column, row - 1);
            let runs = runs(columns, edge);
            match (strips, runs.is_empty()) {
                (_, true) => {}
                (Some((left, right)), false) => {
                    let y = self.at(0, row).y;
                    cuts.push((Point::new(left, y), Point::new(right, y)));
                }
                (None, false) => cuts.extend(runs.into_iter().map(|(from, to)| (self.at(from, row), self.at(to, row)))),
            }
        }
        for column in 0..=columns {
            let edge = |row: usize| taken(column, row) || column > 0 && taken(column - 1, row);
            cuts.extend(runs(rows, edge).into_iter().map(|(from, to)| (self.at(column, from), self.at(column, to))));
        }
        cuts
    }

    /// The upper left corner of a cell.
    fn at(&self, column: usize, row: usize) -> Point {
        self.corner + Vec2::new(column as f64 * self.side.x, row as f64 * self.side.y)
    }
}

/// The intervals among the first `count` positions in which a predicate holds.
fn runs(count: usize, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for place in (0..count).filter(|&place| holds(place)) {
        match runs.last_mut() {
            Some(last) if last.1 == place => last.1 = place + 1,
            _ => runs.push((place, place + 1)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(taken: &[GridPlace]) -> Squares {
        Squares { corner: Point::new(5.0, 7.0), side: Vec2::new(10.0, 20.0), taken: taken.iter().copied().collect() }
    }

    fn length(cuts: &[(Point, Point)]) -> f64 {
        cuts.iter().map(|(from, to)| from.distance(*to)).sum()
    }

    #[test]
    fn a_full_block_is_cut_by_one_line_more_than_it_has_rows_and_columns() {
        let block: Vec<GridPlace> = (0..6).map(|place| (place % 3, place / 3)).collect();
        let cuts = squares(&block).cuts(None);
        assert_eq!(cuts.len(), 3 + 4);
        assert_eq!(length(&cuts), 3.0 * 30.0 + 4.0 * 40.0);
    }

    #[test]
    fn a_partial_row_has_short_cuts() {
        let cuts = squares(&[(0, 0), (1, 0), (2, 0), (0, 1)]).cuts(None);
        // Horizontal edges: 3, 3 and 1; vertical ones: 2, 2, 1 and 1.
        assert_eq!(length(&cuts), 7.0 * 10.0 + 6.0 * 20.0);
    }

    #[test]
    fn strips_are_cut_right_across() {
        let cuts = squares(&[(0, 0), (1, 0), (0, 1)]).cuts(Some((1.0, 99.0)));
        let across: Vec<_> = cuts.iter().filter(|(from, to)| from.y == to.y).collect();
        assert_eq!(across.len(), 3);
        assert!(across.iter().all(|(from, to)| (from.x, to.x) == (1.0, 99.0)));
    }

    #[test]
    fn the_ground_bleeds_only_without_a_neighbour() {
        let squares = squares(&[(0, 0), (1, 0)]);
        assert_eq!(squares.ground((0, 0), 2.0), Rect::new(3.0, 5.0, 15.0, 29.0));
        assert_eq!(squares.ground((1, 0), 2.0), Rect::new(15.0, 5.0, 27.0, 29.0));
    }
}
