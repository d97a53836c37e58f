//! The space of a sticker, by how it is cut out.

use crate::compose::piece;
use crate::compose::piece::Allowance;
use crate::geom::{Rect, Shape, Vec2};
use crate::theme::{PieceCut, PieceStyle};

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
