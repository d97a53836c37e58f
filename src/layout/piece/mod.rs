//! One sticker: ground, ring, what the piece shows, and the lines it is cut and checked by.
//!
//! All measures of the designs are given for a disc of radius 10 and grow with the sticker, widths of lines too.

mod arrange;
mod caption;
mod contour;
mod face;
mod fit;
mod plan;
mod ring;
mod shown;
mod words;

pub use shown::Shown;
pub use words::Word;

use super::studio::Studio;
use crate::geom::{Affine, BezPath, Shape};
use crate::rules::{KindId, Side};
use crate::scene::{Group, Item, PathItem};
use crate::theme::Outline;
use contour::Contour;
use std::f64::consts::PI;

/// One sticker in millimetres around (0, 0).
#[derive(Debug, Clone)]
pub struct Sticker {
    /// What is printed, reaching to the bleed.
    pub items: Vec<Item>,
    /// The finished outline.
    pub cut: BezPath,
    /// The outline grown by the bleed.
    pub bleed: BezPath,
    /// The outline within which everything stays that matters.
    pub safe: BezPath,
    /// Half the longer side of the bleed's bounds.
    pub reach: f64,
}

/// A shape of this finished size around (0, 0): a disc's diameter, a square's side, a hexagon from flat to flat.
pub fn outline(shape: Outline, size: f64) -> BezPath {
    Contour::new(shape, size).path()
}

/// The sticker of a kind for one side; without a kind a spare: its ground and ring alone.
pub fn sticker(studio: &mut Studio<'_>, face: Option<KindId>, side: Side) -> Sticker {
    let pieces = &studio.theme.pieces;
    let cut = Contour::new(pieces.outline, pieces.size - 2.0 * pieces.inset);
    let bleed = cut.inset(-pieces.bleed);
    let safe = cut.inset(pieces.safe);
    let (style, turned) = (&pieces.sides[side.index()], pieces.turned && side == Side::Black);
    let mut items = vec![PathItem::filled(bleed.path(), style.ground).into()];
    let edge = ring::ring(style, cut, studio.theme.board.least_line);
    match face {
        Some(kind) => {
            let drawn = face::face(studio, kind, side, cut, &edge);
            items.extend(drawn.below);
            items.extend(edge.items);
            items.extend(drawn.above);
        }
        None => items.extend(edge.items),
    }
    if turned {
        items = vec![Group::placed(Affine::rotate(PI), items).into()];
    }
    let bounds = bleed.path().bounding_box();
    let reach = bounds.width().max(bounds.height()) / 2.0;
    Sticker { items, cut: cut.path(), bleed: bleed.path(), safe: safe.path(), reach }
}

#[cfg(test)]
mod tests;
