//! The banks of a small board.

use crate::canvas::shapes::{Bank, bank};
use crate::geom::{Affine, BezPath, Point};
use crate::impose::plan::BoardPlan;
use crate::rules::{Square, Terrain};
use crate::theme::Theme;
use std::collections::BTreeSet;

/// The banks of all water, with the upper left corner of the squares at a point; empty without water.
pub fn shore(theme: &Theme, board: &BoardPlan, corner: Point, cell: f64) -> Option<BezPath> {
    let (files, rows) = board.squares;
    let all = (0..rows).flat_map(|row| (0..files).map(move |file| (file, row)));
    let wet: BTreeSet<(usize, usize)> = all
        .filter(|&(file, row)| theme.rules.board().terrain(Square::new(file, row)) == Some(Terrain::Water))
        .map(|(file, row)| (usize::from(rows - 1 - row), usize::from(file)))
        .collect();
    let shore = Bank { side: cell, inset: 0.04 * cell, radius: 0.2 * cell, swing: 0.0, wave: 1.0 };
    (!wet.is_empty()).then(|| Affine::translate(corner.to_vec2()) * bank(&wet, shore))
}
